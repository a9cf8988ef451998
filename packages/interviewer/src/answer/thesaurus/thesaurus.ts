import { stem, stopWords, words } from '../../text/words.ts'
import { entriesOf } from '../word-table.ts'
import aliases from './aliases.json' with { type: 'json' }
import behaviour from './behaviour.json' with { type: 'json' }
import everyday from './everyday.json' with { type: 'json' }
import kindsOfTools from './kinds-of-tools.json' with { type: 'json' }
import matters from './matters.json' with { type: 'json' }
import termsOfTrades from './terms-of-trades.json' with { type: 'json' }
import undertakings from './undertakings.json' with { type: 'json' }
import work from './work.json' with { type: 'json' }

/** A phrase as its stems joined by blanks, small words kept. */
const phraseKey = (phrase: string): string => words(phrase).map(stem).join(' ')

const groupsByKey = new Map<string, Set<number>>()
let longest = 1
const strengthOfGroup: number[] = []
for (const [group, members] of [behaviour, work, termsOfTrades, aliases, everyday, undertakings, matters]
  .flatMap(entriesOf)
  .entries()) {
  strengthOfGroup[group] = Math.max(0.45, 0.9 - 0.02 * members.length)
  for (const member of members) {
    const key = phraseKey(member)
    if (stopWords.has(member)) continue
    longest = Math.max(longest, key.split(' ').length)
    groupsByKey.set(key, (groupsByKey.get(key) ?? new Set()).add(group))
  }
}

/** True for a group about how people work and behave, in place of what they know. */
export const isBehaviour = (group: number): boolean => group < behaviour.lines.length

/** How much two members of a group mean the same, 0 to 1: the fewer members, the closer they are. */
export const groupStrength = (group: number): number => strengthOfGroup[group] ?? 0

/** The groups of the thesaurus to which a stem belongs. */
export const groupsOfStem = (key: string): ReadonlySet<number> => groupsByKey.get(key) ?? none
const none: ReadonlySet<never> = new Set()

/** The groups that a text touches by its words and phrases, with how often. */
export const groupsOf = (text: string): Map<number, number> => {
  const found = new Map<number, number>()
  for (const { groups } of phrasesOf(text)) for (const group of groups) found.set(group, (found.get(group) ?? 0) + 1)
  return found
}

/** Every phrase of a text that the thesaurus knows: its stems and its groups. */
export const phrasesOf = (text: string): { stems: string[]; groups: ReadonlySet<number> }[] => {
  const list = words(text)
  const stems = list.map(stem)
  const found: { stems: string[]; groups: ReadonlySet<number> }[] = []
  for (const word of list)
    if (/^mis(?!s|sion|t(er|ake)?$)[a-z]{4}/.test(word))
      found.push({ stems: [stem(word)], groups: groupsOfStem(stem('mistake')) })
  for (let start = 0; start < stems.length; start++) {
    for (let length = Math.min(longest, stems.length - start); length >= 1; length--) {
      const part = stems.slice(start, start + length)
      const groups = groupsByKey.get(part.join(' '))
      if (groups !== undefined && (length > 1 || !stopWords.has(list[start] ?? ''))) found.push({ stems: part, groups })
    }
  }
  return found
}

const aliasesByName = new Map<string, string[]>()
for (const members of entriesOf(aliases))
  for (const member of members) aliasesByName.set(member, [...(aliasesByName.get(member) ?? []), ...members])

const membersByKind = new Map(entriesOf(kindsOfTools).map(([kind = '', ...members]) => [kind, members]))

/** What a name may be called in a resume, folded, the name itself first: its other names, and for a kind of tool its members. */
export const aliasesOf = (name: string): string[] => [
  ...new Set([name, ...(aliasesByName.get(name) ?? []), ...(membersByKind.get(name) ?? [])]),
]

/** True for a word that stands in the thesaurus. */
export const knowsWord = (word: string): boolean => groupsByKey.has(phraseKey(word))

const firstMatter = strengthOfGroup.length - matters.lines.length

/** The matters of work that a text names by a phrase in which some word is not among those given. */
const mattersOf = (text: string, but: ReadonlySet<string> = none): Set<number> =>
  new Set(
    phrasesOf(text)
      .filter(({ stems }) => !stems.every((one) => but.has(one)))
      .flatMap(({ groups }) => [...groups].filter((group) => group >= firstMatter)),
  )

/** True where a text names a matter of the question by another name than the question has: 'pilferage' for theft. */
export const namesMatterOtherwise = (text: string, question: string): boolean => {
  const asked = mattersOf(question)
  if (asked.size === 0) return false
  const said = new Set(words(question).map(stem))
  return [...mattersOf(text, said)].some((group) => asked.has(group))
}
