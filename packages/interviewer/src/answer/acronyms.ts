import { fold, stem, stopWords } from '../text/words.ts'

/** What of a piece of evidence may hold acronyms. */
type Texts = { title: string; name: string; level: string; sentences: readonly string[] }

/** Of so many words the first letters are an acronym that hardly any other words share; the longest are tried first. */
const lengths = [5, 4, 3]

/** The acronyms of a resume ('LSW', 'BCBA'), by their folded form. */
export const acronymsIn = (docs: readonly Texts[]): Map<string, string> =>
  new Map(
    docs
      .flatMap(({ title, name, level, sentences }) => [title, name, level, ...sentences])
      .flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu) ?? [])
      .map((acronym) => [fold(acronym), acronym]),
  )

/**
 * A question with the acronym in place of the words that the resume has only as that: 'a licensed social worker' is its 'LSW'.
 * `isKnown` says which stems the resume has.
 */
export const withAcronyms = (
  question: string,
  acronyms: ReadonlyMap<string, string>,
  isKnown: (stem: string) => boolean,
): string => {
  if (acronyms.size === 0) return question
  const words = [...question.matchAll(/\p{L}+/gu)]
  for (const count of lengths)
    for (let at = 0; at + count <= words.length; at += 1) {
      const run = words.slice(at, at + count)
      const folded = run.map(([word]) => fold(word))
      const acronym = acronyms.get(folded.map((word) => word.slice(0, 1)).join(''))
      if (acronym === undefined || folded.some((word) => word.length < 3 || stopWords.has(word))) continue
      if (folded.every((word) => isKnown(stem(word)))) continue
      const [first, last] = [run[0]?.index ?? 0, run.at(-1)]
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const between = question.slice(first, end)
      // Of one name only spaces, hyphens and 'and' signs lie between the words.
      if (/[^\p{L}\p{M}\s&’'-]/u.test(between)) continue
      return withAcronyms(question.slice(0, first) + acronym + question.slice(end), acronyms, isKnown)
    }
  return question
}
