import { listedWords } from './listed-words.ts'
import table from './word-forms.json' with { type: 'json' }

/** Lower case without accents, so that 'Résumé' and 'resume' are the same word. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()

const wordPattern = /[\p{L}\p{N}]+(?:[.,](?=\p{N})[\p{N}]+|[.](?=\p{L}{2})[\p{L}]+|'\p{L}+)*[+#%]*/gu

/** The words of a text in order, folded. Numbers keep their separators, 'C++' and 'C#' their signs. */
export const words = (text: string): string[] => fold(text).match(wordPattern) ?? []

/** Words that carry no subject of their own. */
export const stopWords: ReadonlySet<string> = new Set(listedWords(table.stopWords.lines))

/** Words that only look as if they had an ending: 'county' is no form of 'count'. */
const whole: ReadonlySet<string> = new Set(listedWords(table.whole.lines))

/** What a form is a form of, where no ending tells. */
const linked: ReadonlyMap<string, string> = new Map(Object.entries(table.forms.of))

const endings = listedWords(table.endings.lines)

const withoutPlural = (word: string): string =>
  /[^s]s$/.test(word) && !/(us|is)$/.test(word)
    ? word
        .replace(/ies$/, 'y')
        .replace(/(ss|zz|x|ch|sh)es$/, '$1')
        .replace(/([^s])s$/, '$1')
    : word

const withoutEnding = (word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= (each.length <= 2 ? 3 : 4))
  const base = ending === undefined ? word : word.slice(0, -ending.length)
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
}

const strip = (word: string): string => {
  if (/\p{N}/u.test(word) || word.length < 4) return word
  let base = word
  for (let round = 0; round < 3; round++) {
    const shorter = withoutEnding(base)
    if (shorter === base || whole.has(base)) break
    base = shorter
  }
  return base.length > 3 && !whole.has(base) ? base.replace(/[iey]$/, '') : base
}

/**
 * The stem under which forms of one word meet ('managed', 'manager', 'management'). A light suffix stripper in the manner of
 * Lovins: endings go, the longest first, as long as three or four letters are left, then a doubled consonant; irregular forms by a table.
 */
export const stem = (word: string): string => {
  const bare = word.replace(/'s$|'$/, '')
  const single = bare.length < 4 || /\p{N}/u.test(bare) ? bare : withoutPlural(bare)
  return strip(linked.get(bare) ?? linked.get(single) ?? single)
}

/** Stems of the words that carry a subject, in order, repeats kept. */
export const terms = (text: string): string[] =>
  words(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
