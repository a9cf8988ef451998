/** Common words, which do not help to find a line. */
const fillers = new Set(
  'a an and are as at been by for from had has have he her him his i in into is it its of on or our she that the their them they this to was we were which who with yes no'.split(
    ' ',
  ),
)
/** This many words in a row are a quotation of the line and not a coincidence. */
const leastRun = 4
/** A line is the source of a sentence if it contains this many of its words, or half of its significant ones. */
const enoughShared = 2

type Word = { text: string; from: number; to: number }

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}.,’'/+#-]*[\p{L}\p{N}%+#])?/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

const sharedStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Whether two words are forms of the same word: 'cut' and 'cuts', 'measured' and 'measuring'. Figures have no forms. */
const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true
  if (/\d/.test(one) || Math.abs(one.length - other.length) > 3) return false
  const shorter = Math.min(one.length, other.length)
  return shorter >= 3 && sharedStart(one, other) >= (shorter <= 4 ? shorter : Math.ceil(shorter * 0.7))
}

const has = (words: readonly Word[], { text }: Word) => words.some((word) => isSameWord(word.text, text))

/** Returns the longest sequence of words that a line and a sentence share, in the words of the line. */
const longestRun = (line: readonly Word[], sentence: readonly Word[]): readonly Word[] => {
  let best: readonly Word[] = []
  for (let at = 0; at < line.length; at += 1)
    for (let other = 0; other < sentence.length; other += 1) {
      let length = 0
      for (;;) {
        const [mine, theirs] = [line[at + length], sentence[other + length]]
        if (!mine || !theirs || !isSameWord(mine.text, theirs.text)) break
        length += 1
      }
      if (length > best.length) best = line.slice(at, at + length)
    }
  return best
}

/** The words of a text that support a sentence: the line, and the start and end within it. */
export type SourceWords = { line: number; from: number; to: number }

/**
 * Finds the line that supports a sentence, and in it the words that the sentence repeats, or else the whole line. `known` are
 * words that the sentence adds by itself and that do not help to find the line, such as the names of the person and the job.
 * Returns `null` if no line has `enough` significant words of the sentence, or half of them.
 */
export const findSourceWords = (
  sentence: string,
  lines: readonly string[],
  known = '',
  enough = enoughShared,
): SourceWords | null => {
  const said = wordsOf(sentence)
  const names = wordsOf(known)
  const telling = said.filter((word) => !fillers.has(word.text) && !names.some(({ text }) => text === word.text))
  const read = lines.map(wordsOf)
  // A word that occurs in many lines says little about which one is the source.
  const weightOf = (word: Word) => 1 / Math.max(1, read.filter((words) => has(words, word)).length)
  const found = read.map((words, line) => {
    const shared = telling.filter((word) => has(words, word))
    return { line, words, shared: shared.length, weight: shared.reduce((sum, word) => sum + weightOf(word), 0) }
  })
  const [best] = found.toSorted((one, other) => other.weight - one.weight)
  if (!best || best.shared === 0) return null
  if (best.shared < enough && best.shared * 2 < telling.length) return null
  const run = longestRun(best.words, said)
  const [first, last] = [run[0], run.at(-1)]
  const isQuoted = first && last && run.length >= leastRun && run.length * 2 >= telling.length
  return isQuoted
    ? { line: best.line, from: first.from, to: last.to }
    : { line: best.line, from: 0, to: (lines[best.line] ?? '').length }
}
