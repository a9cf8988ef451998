import { fold, words } from '../../text/words.ts'
import table from './countries.json' with { type: 'json' }

/** A country with the part of the world that it lies in, and all words by which a text shows it; a word of several has hyphens. */
type Country = { part: string; names: string[]; towns: string[] }

const read = (): Country[] => {
  const found: Country[] = []
  let part = ''
  for (const line of table.lines.map(fold)) {
    const [names = '', towns] = line.split(' | ')
    if (towns === undefined) part = line
    else
      found.push({ part, names: names.split(', '), towns: towns.split(' ').map((town) => town.replaceAll('-', ' ')) })
  }
  return found
}

const all = read()
const parts = [...new Set(all.map(({ part }) => part))]
/** Other names of parts of the world. */
const asPart: Record<string, string> = { eu: 'europe', european: 'europe', asian: 'asia', african: 'africa' }

/** How people are called by their countries: 'british', 'swiss'; other names of the country stand among them. */
export const peoples: string[] = all.flatMap(({ names }) => names.slice(1).filter((name) => name !== 'us'))

const holds = (text: string, name: string) => ` ${text} `.includes(` ${name} `)
const plain = (text: string) => words(text.replace(/[-/]/g, ' ')).join(' ')

/** The country or part of the world that a word or two name, as the countries that lie in it; null for anything else. */
export const landsNamed = (name: string): ReadonlySet<string> | null => {
  const asked = plain(name)
  const part = asPart[asked] ?? asked
  const found = parts.includes(part)
    ? all.filter((country) => country.part === part)
    : all.filter(({ names }) => names.includes(asked))
  return found.length === 0 ? null : new Set(found.map(({ names }) => names[0] ?? ''))
}

/** The countries in which the places of a text lie: of a name such as 'Bar Sotavento, Barcelona'. */
export const landsOf = (text: string): Set<string> => {
  const folded = plain(text)
  return new Set(
    all
      .filter(({ names, towns }) => [...names, ...towns].some((name) => name !== 'us' && holds(folded, name)))
      .map(({ names }) => names[0] ?? ''),
  )
}

/** Parts of the world by their names, with the countries that lie in each: 'the Gulf', 'Benelux'. */
const regions: [string, Set<string>][] = table.regions.flatMap((line) => {
  const [names = '', countries = ''] = line.split(': ')
  return names.split(', ').map((name): [string, Set<string>] => [plain(name), new Set(countries.split(', '))])
})

/** The countries of the regions and of the countries that a text names; a town stands for itself alone. */
export const landsCovered = (text: string): Set<string> => {
  const folded = plain(fold(text))
  const named = all.filter(({ names }) => names.some((name) => name !== 'us' && holds(folded, name)))
  const ofRegions = regions.flatMap(([name, lands]) => (holds(folded, name) ? [...lands] : []))
  return new Set([...named.map(({ names }) => names[0] ?? ''), ...ofRegions])
}

/** Towns that are ordinary words as well, which they are where they are written small: 'walking tours'. */
const alsoWords = new Set(['tours', 'nice', 'reading', 'bath', 'cork', 'split', 'essen', 'hull'])

/** The towns and countries that a text names, each with its country. */
export const placesIn = (text: string): { place: string; land: string }[] => {
  const folded = plain(fold(text))
  const isWord = (name: string) =>
    alsoWords.has(name) && new RegExp(`(?<!\\p{L}|\\b(?:to|in|from|near|at|around) )${name}`, 'u').test(text)
  return all.flatMap(({ names, towns }) =>
    [...names, ...towns]
      .filter((name) => name !== 'us' && holds(folded, name) && !isWord(name))
      .map((place) => ({ place, land: names[0] ?? '' })),
  )
}

/** The countries that a question asks for: 'in Ireland', 'UK experience', 'worked in europe?'. */
export const landsAsked = (plain: string): { lands: ReadonlySet<string>; words: string[] } | null => {
  const list = words(plain)
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= list.length; at += 1) {
      const name = list.slice(at, at + length)
      const lands = landsNamed(name.join(' '))
      const before =
        list
          .slice(0, at)
          .filter((word) => word !== 'the')
          .at(-1) ?? ''
      if (lands !== null && (/^(?:in|from|inside|within)$/.test(before) || list[at + length] === 'experience'))
        return { lands, words: name }
    }
  return null
}

/** The place of a job as its header gives it: what stands after the employer. */
export const placeOf = (name: string): string => {
  const at = name.search(/[,(–-]/u)
  return at < 0 ? '' : name.slice(at + 1).trimStart()
}
