import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { closed, quoted } from './sentence.ts'

/** A bullet has at most so many sentences; of a longer line, or of the only one of a job, a paragraph, a sentence belongs to the one before it only when it says so. */
const bullet = 4
/** So many words are added to a sentence. */
const longest = 45
/** How a sentence says that it goes on with the one before: by what it refers to, by what came after, or by what it denies. */
const goesOn =
  /^(?:it|this|that|they|these|those|both|all|none|neither|one|but|however|then|since then|after (?:that|this|which)|afterwards|later|in the end|result|outcome|of (?:these|those|them|which)|half|most) |^.{0,40}\b(?:no|not|never|nobody|only)\b/

const countWords = (text: string) => text.split(/\s+/).length

/**
 * What the line of a job says after one of its sentences: the second half is often the decisive or the unwelcome one ('It fell back to 63% in 2025', 'No change in the
 * end'), so that the first is not told without it.
 */
export const restOfLine = (doc: Doc, text: string): string[] => {
  const lines = doc.lines.map((line) => line.map(closed))
  const line = lines.find((sentences) => sentences.includes(closed(text))) ?? []
  const rest: string[] = []
  const isParagraph = line.length > bullet || (doc.lines.length === 1 && line.length > 2)
  let left: number = longest
  for (const sentence of line.slice(line.indexOf(closed(text)) + 1)) {
    left -= countWords(sentence)
    if (left < 0 || (isParagraph && !goesOn.test(fold(sentence)))) break
    rest.push(sentence)
  }
  return rest
}

/** What speaks of the sentence before it, and is not understood without it. */
const refersBack = /^(?:it|they|this|that|these|those|both) /

/** The sentence of a job's line with which a thought begins: the one before, where a sentence refers back to it. */
export const beginningOf = (doc: Doc, text: string): string => {
  const line = doc.lines.map((sentences) => sentences.map(closed)).find((sentences) => sentences.includes(text)) ?? []
  const before = line[line.indexOf(text) - 1]
  return before !== undefined && refersBack.test(fold(text)) && restOfLine(doc, before).includes(text) ? before : text
}

/** A sentence as it is told, with the rest of its line: inside its quotation, or quoted after it. */
export const followedBy = (sentence: string, rest: string[]): string => {
  if (rest.length === 0) return sentence
  const more = quoted(rest.join(' '))
  return sentence.endsWith('”') ? `${sentence.slice(0, -1)} ${more.slice(1)}` : `${sentence} ${more}`
}
