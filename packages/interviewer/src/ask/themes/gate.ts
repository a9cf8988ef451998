import { sharedMeaning } from '../../answer/meaning.ts'
import { type LinearModel, readLinear, scoreOf } from '../../encoder/linear.ts'

/**
 * From this likelihood on a line in which a word of a theme stands is about that theme. Of lines that were left out when learning, nearly half of
 * those that are about their theme reach it, and one in fifteen of those that only use its words: five of the six questions that readers found
 * nonsense in round 13 came of a theme that a lower limit had let through.
 */
const likely = 0.5
/** The same for a line that could only be quoted: of such lines the words are known and no deed. */
const sure = 0.6
/** A line is read up to here: what it is about stands at its beginning. */
const longestLine = 240

let model: (LinearModel & { rows: Map<string, number> }) | undefined

/** How likely a line is about a theme, by its meaning: learned from lines in which the theme's words mean it, and others in which they do not. */
const likelihoodOf = (theme: string, line: string): number => {
  if (model === undefined) {
    const read = readLinear(new URL('./gate.json', import.meta.url))
    model = { ...read, rows: new Map(read.topics.map((topic, row) => [topic, row])) }
  }
  const row = model.rows.get(theme)
  if (row === undefined) return 0
  return 1 / (1 + Math.exp(-scoreOf(model, row, sharedMeaning().embed(line.slice(0, longestLine)))))
}

/** Whether a line in which a word of a theme stands is about it: 'covers' is said of dinners, of books and of risks. */
export const isAbout = (theme: string, line: string, surely = false): boolean =>
  likelihoodOf(theme, line) >= (surely ? sure : likely)
