import { fold, stopWords } from '../text/words.ts'
import { languages } from './topics/resume-words.ts'

/** Letters and digits alone, with the signs of names spelt out: 'Node.js' and 'node js' are 'nodejs', 'C#' and 'c sharp' 'csharp'. */
const squeezed = (name: string): string =>
  fold(name)
    .replace(/^\./, 'dot')
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'plus')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A name with a point inside or in front, or with a sign: 'STAAD.Pro', '.NET', 'C#'. */
const withSign =
  /(?<![\p{L}\p{N}.])(?:\.\p{Lu}{2,6}|\p{L}[\p{L}\p{N}]{0,15}(?:\.\p{L}[\p{L}\p{N}]{1,12}|[#+]{1,2}))(?![\p{L}\p{N}])/gu
/** One word that others may part: 'NodeJS', 'overtime'. */
const oneWord = /(?<![\p{L}\p{N}.])\p{L}[\p{L}\p{N}]{4,19}(?![\p{L}\p{N}])/gu
/** A word with a large letter inside; a language with the prefix of its own tongue is one ('isiZulu', 'kiSwahili'). */
const withPrefix = /(?<![\p{L}\p{N}.])\p{L}\p{Ll}{1,3}(\p{Lu}\p{Ll}{2,15})(?![\p{L}\p{N}])/gu

/** Letters with a small one behind them, which is left out as often: 'ASCPi'. */
const withSuffix = /(?<![\p{L}\p{N}])(\p{Lu}{3,6})\p{Ll}(?![\p{L}\p{N}])/gu

/** The first letters of a word that notes write for all of it, beside another: 'tech writer', 'lab tech', 'admin assistant'. */
const clipped = /^(tech|admin|mech|maint|elec|eng|dev)\p{L}{3,12}$/u
const clippedForms = (text: string): [string, string][] => {
  const list = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return list.slice(1).flatMap((second, at): [string, string][] => {
    const pair = [list[at] ?? '', second]
    const short = pair.map((word) => clipped.exec(word)?.[1] ?? word)
    return short.join() === pair.join() ? [] : [[short.join(''), pair.join(' ')]]
  })
}

/** How a resume writes the words that others write with a blank, a hyphen or a point inside, by their letters alone. */
export const writtenForms = (texts: readonly string[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const pattern of [oneWord, withSign])
    for (const text of texts) for (const [name] of text.matchAll(pattern)) found.set(squeezed(name), name)
  for (const text of texts) for (const [short, words] of clippedForms(text)) found.set(short, words)
  for (const text of texts)
    for (const [name, letters = ''] of text.matchAll(withSuffix)) found.set(squeezed(letters), name)
  for (const text of texts)
    for (const [name, language = ''] of text.matchAll(withPrefix))
      if (languages.has(fold(language))) found.set(squeezed(language), name)
  return found
}

/** True where one word of a question stands for another form of it. */
const standsForOne = (form: string): boolean =>
  /[.#+]/.test(form) || new RegExp(withPrefix).test(form) || new RegExp(withSuffix).test(form)

/** At most so many words of a question are one of the resume. */
const most = 3

/** A question with its names as the resume writes them: 'staad pro' for one that has 'STAAD.Pro'. */
export const asInResume = (question: string, forms: ReadonlyMap<string, string>): string => {
  const parts = [...question.matchAll(/[\p{L}\p{N}#+]{1,30}/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  let written = ''
  let end = 0
  for (let at = 0; at < parts.length; at += 1) {
    const first = parts[at]
    if (first === undefined) break
    for (let count = Math.min(most, parts.length - at); count >= 1; count -= 1) {
      const run = parts.slice(at, at + count)
      const last = run.at(-1) ?? first
      const areJoined = run.every(
        ({ from }, place) => place === 0 || /^[ .-]$/.test(question.slice(run[place - 1]?.to, from)),
      )
      const isPlain = count > 1 && run.some(({ text }) => stopWords.has(fold(text)))
      const asked = question.slice(first.from, last.to)
      const form = areJoined && !isPlain ? forms.get(squeezed(run.map(({ text }) => text).join(''))) : undefined
      if (form === undefined || fold(form) === fold(asked) || (count === 1 && !standsForOne(form))) continue
      written += question.slice(end, first.from) + form
      end = last.to
      at += count - 1
      break
    }
  }
  return written + question.slice(end)
}
