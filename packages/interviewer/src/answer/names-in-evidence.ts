import { fold, stem, stopWords, words } from '../text/words.ts'
import { everydayWords } from './everyday-words.ts'
import { knowsWord } from './thesaurus/thesaurus.ts'

/** What of a piece of evidence may hold names and be written shorter. */
type Texts = { kind: string; title: string; name: string; sentences: readonly string[] }

/** Letters by which a certificate goes: 'RSA', 'ASCPi'. */
const lettersOf = (name: string): string[] =>
  (name.match(/(?<![\p{L}\p{N}])\p{Lu}{3,6}\p{Ll}?(?![\p{L}\p{N}])/gu) ?? []).map(fold)

/** Words of the names of employers and tools that are neither common nor a word of work, and the letters of certificates. */
export const namesIn = (docs: readonly Texts[]): Set<string> => {
  const names = docs.flatMap((doc) => (doc.kind === 'experience' || doc.kind === 'technical' ? [doc.name] : []))
  const isName = (word: string) =>
    /^\p{Lu}/u.test(word) &&
    word.length > 2 &&
    !knowsWord(fold(word)) &&
    !stopWords.has(fold(word)) &&
    !everydayWords.has(stem(fold(word)))
  const certificates = docs.flatMap(({ kind, name }) => (kind === 'achievements' ? lettersOf(name) : []))
  return new Set([
    ...names
      .flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter(isName)
      .map(fold),
    ...certificates.filter((word) => !knowsWord(word) && !stopWords.has(word)),
  ])
}

/** Words of the names of tools and skills. */
export const toolsIn = (docs: readonly Texts[]): Set<string> =>
  new Set(docs.flatMap((doc) => (doc.kind === 'technical' || doc.kind === 'skills' ? words(fold(doc.name)) : [])))

/** What is called by its first letters in capitals ('Fellow, Institute of Chartered Shipbrokers'): words with a large first letter, among them small words. */
const initialsOf = (name: string): [string, string][] => {
  const list = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(fold(word)))
  const isName = list.length >= 3 && list.length <= 6 && list.every((word) => /^\p{Lu}\p{L}/u.test(word))
  return isName ? [[fold(list.map((word) => word.slice(0, 1)).join('')), fold(list.join(' '))]] : []
}

const ofList = new Set(['skills', 'technical', 'achievements'])
/** An entry that is known by the letters of its first two words: 'HV' for 'High voltage switching'. */
const firstTwoOf = (name: string): [string, string][] => {
  const [first = '', second = ''] = fold(name).split(/[\s-]+/)
  return isLong(first) && /^\p{L}{3,}$/u.test(second) && !stopWords.has(second)
    ? [[`${first.slice(0, 1)}${second.slice(0, 1)}`, `${first} ${second}`]]
    : []
}

/** A small word may only begin what is shortened: 'on time delivery'. */
const small = new Set(['on', 'in', 'up', 'off'])
const isLong = (part: string): boolean => /^\p{L}{3}/u.test(part) && !stopWords.has(part)

/** Words of the resume as notes write them: two words in one, and the first letters of three or four, or of a whole name. */
export const shorterForms = (docs: readonly Texts[]): Map<string, string> => {
  const found = new Map<string, string>([
    ...docs.flatMap(({ kind, name }) => (ofList.has(kind) ? firstTwoOf(name) : [])),
    ...docs.flatMap(({ title, name }) => [title, name].flatMap(initialsOf)),
  ])
  for (const { title, name, sentences } of docs)
    for (const text of [title, name, ...sentences]) {
      const runs = text.split(/[^\p{L}\p{N}\s&-]+/u)
      for (const run of runs) {
        const written = run.split(/[\s&-]+/).filter((word) => word !== '')
        const list = written.map(fold)
        for (const [at, word] of list.entries()) {
          const [, second = '', third = '', fourth = ''] = list.slice(at, at + 4)
          const isNumbered = word.length > 1 && /^\d+$/.test(second)
          if (second !== '' && (isNumbered || word.length + second.length >= 5))
            found.set(`${word}${second}`, `${word} ${second}`)
          const parts = [word, second, third, fourth]
          for (const count of [3, 4]) {
            const initials = parts.slice(0, count)
            // What is in capitals is short already: 'OEKO-TEX documentation' is no 'OTD'
            const isShort = written.slice(at, at + count).some((part) => /^\p{Lu}{2,}$/u.test(part))
            if (!isShort && initials.every((part, place) => isLong(part) || (place === 0 && small.has(part))))
              found.set(initials.map((part) => part.slice(0, 1)).join(''), initials.join(' '))
          }
        }
      }
    }
  return found
}
