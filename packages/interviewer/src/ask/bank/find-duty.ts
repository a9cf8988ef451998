import { sharedMeaning } from '../../answer/meaning.ts'
import { undenied } from '../denied.ts'
import { loadDuties, stemsOf } from './duties.ts'

/** A line is read up to here: what it is about stands at its beginning. */
const longestLine = 240

/**
 * How likely a duty is what a line is about: a logistic regression, learned by `node bench/questions/train-duties.mjs` from 1,658 lines of 340 people
 * for which readers said whether the questions fit. `likeness`: of the line to the wordings of the duty; `rare`: of the words that set it off;
 * `shared`: of all words that the line shares with one wording; `context`: of the duty to the whole item with its title. The title decides
 * most: words that mean something else stand beside another title.
 */
export const gate = { likeness: 4.05, rare: 0.11, shared: 0.12, context: 5.91, bias: -7.5 } as const

/** The scale of the vectors in 8 bits: see embed-duties.mjs. */
export const vectorScale = 512

/** The lines of an item with what they are read in: its direction of meaning, of length 1. */
export type LineContext = { direction: Float32Array }

/** The direction of the meaning of an item: of its lines, and twice of its title, which says what they are about. */
export const contextOf = (lines: readonly string[], title: string | null): LineContext => {
  const meaning = sharedMeaning()
  const texts = [...lines.map((line) => line.slice(0, longestLine)), ...(title === null ? [] : [title, title])]
  const vectors = texts.map((text) => meaning.embed(text))
  const direction = new Float32Array(loadDuties().size)
  for (const vector of vectors) for (const [at, value] of vector.entries()) direction[at] = (direction[at] ?? 0) + value
  const length = Math.hypot(...direction) || 1
  return { direction: direction.map((value) => value / length) }
}

/** The duties whose words stand in a line, each with how rare the rarest of these words are together. */
const namedIn = (stems: ReadonlySet<string>): Map<number, number> => {
  const { duties, byStem, rarity } = loadDuties()
  const found = new Map<number, number>()
  for (const one of stems)
    for (const row of byStem.get(one) ?? [])
      for (const alternative of duties[row]?.stems ?? []) {
        if (!alternative.every((word) => stems.has(word))) continue
        const rare = alternative.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0)
        if (rare > (found.get(row) ?? 0)) found.set(row, rare)
      }
  return found
}

/** What is known about a duty and a line, by the names of the gate's weights. */
export const dutyFeatures = (
  row: number,
  rare: number,
  stems: ReadonlySet<string>,
  own: Float32Array,
  { direction }: LineContext,
) => {
  const { duties, vectors, size, rarity } = loadDuties()
  let likeness = 0
  let context = 0
  for (let at = 0; at < size; at += 1) {
    const value = (vectors[row * size + at] ?? 0) / vectorScale
    likeness += value * (own[at] ?? 0)
    context += value * (direction[at] ?? 0)
  }
  const sharedWith = (line: string): number =>
    [...new Set(stemsOf(line))].reduce((sum, word) => sum + (stems.has(word) ? (rarity.get(word) ?? 0) : 0), 0)
  const shared = Math.max(0, ...(duties[row]?.lines ?? []).map(sharedWith))
  return { likeness, rare, shared, context }
}

const likelihoodOf = ({ likeness, rare, shared, context }: DutyFit): number => {
  const score = gate.likeness * likeness + gate.rare * rare + gate.shared * shared + gate.context * context + gate.bias
  return 1 / (1 + Math.exp(-score))
}

/** What is known about a duty and a line, by the names of the gate's weights. */
export type DutyFit = ReturnType<typeof dutyFeatures>
/** A duty that a line may be about, with how likely it is, and by what. */
export type FoundDuty = { row: number; likelihood: number; fit: DutyFit }

/** So many duties of a line are considered, and none that is less likely; what readers would say of their questions decides. */
const mostDuties = 3
const possible = 0.6

/** The duties that a line may be about, the likeliest first: their words stand in the line, and line and item mean them. */
export const findDuties = (line: string, context: LineContext): FoundDuty[] => {
  const short = line.slice(0, longestLine)
  const stems = new Set(stemsOf(short))
  const rows = namedIn(new Set(stemsOf(undenied(short))))
  if (rows.size === 0) return []
  const own = sharedMeaning().embed(short)
  const found: FoundDuty[] = []
  for (const [row, rare] of rows) {
    const fit = dutyFeatures(row, rare, stems, own, context)
    const likelihood = likelihoodOf(fit)
    if (likelihood >= possible) found.push({ row, likelihood, fit })
  }
  return found.sort((a, b) => b.likelihood - a.likelihood).slice(0, mostDuties)
}
