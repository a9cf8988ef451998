import { readFileSync } from 'node:fs'
import { sharedMeaning } from '../../answer/meaning.ts'
import { likelihoodBy, type Trees } from '../../encoder/trees.ts'
import { undenied } from '../denied.ts'
import { inTense } from '../families/family.ts'
import { type Duty, loadDuties, stemsOf } from './duties.ts'

let trees: Trees | undefined

/**
 * How likely it is that the questions of a duty fit a line: boosted trees, learned by `node bench/questions/train-duties.mjs` from lines of which readers
 * said whether they do. The title decides most: words that mean something else stand beside another title.
 */
const gate = (): Trees => {
  trees ??= JSON.parse(readFileSync(new URL('./gate.json', import.meta.url), 'utf8')) as Trees
  return trees
}

/** A line is read up to here: what it is about stands at its beginning. */
export const longestLine = 240

/** More lines of an item make no difference. */
const mostCounted = 8

/** The scale of the vectors in 8 bits: see embed-duties.mjs. */
export const vectorScale = 512

/** What the lines of an item are read in. */
export type LineContext = {
  /** The direction of the meaning of the item, of length 1. */
  direction: Float32Array
  /** The meaning and the stems of its title; null and none without one. */
  title: Float32Array | null
  titleStems: ReadonlySet<string>
  lines: number
  /** How near the title is to the trades that were asked for. */
  near: Map<number, number>
}

/** A whole title is read up to here. */
const longestTitle = 80

/** The direction of the meaning of an item: of its lines, and twice of its title, which says what they are about. */
export const contextOf = (lines: readonly string[], title: string | null): LineContext => {
  const meaning = sharedMeaning()
  const texts = [...lines.map((line) => line.slice(0, longestLine)), ...(title === null ? [] : [title, title])]
  meaning.prepare(texts)
  const direction = new Float32Array(loadDuties().size)
  for (const text of texts) {
    const vector = meaning.embed(text)
    for (let at = 0; at < vector.length; at += 1) direction[at] = (direction[at] ?? 0) + (vector[at] ?? 0)
  }
  const length = Math.hypot(...direction) || 1
  return {
    direction: direction.map((value) => value / length),
    title: title === null ? null : meaning.embed(title.slice(0, longestTitle)),
    titleStems: new Set(title === null ? [] : stemsOf(title.slice(0, longestTitle))),
    lines: lines.length,
    near: new Map(),
  }
}

/** How alike a row of vectors in 8 bits is to a meaning, as the cosine. */
export const likenessOf = (rows: Int8Array, row: number, meaning: Float32Array): number => {
  const { length } = meaning
  const begin = row * length
  // four sums at a time: one addition need not wait for the last
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < length; at += 4) {
    const from = begin + at
    a += (rows[from] as number) * (meaning[at] as number)
    b += (rows[from + 1] as number) * (meaning[at + 1] as number)
    c += (rows[from + 2] as number) * (meaning[at + 2] as number)
    d += (rows[from + 3] as number) * (meaning[at + 3] as number)
  }
  return (a + b + (c + d)) / vectorScale
}

/** How near the title of an item is to a trade. */
const nearness = (trade: number, { title, near }: LineContext): number => {
  const known = near.get(trade)
  if (known !== undefined || title === null) return known ?? 0
  const likeness = likenessOf(loadDuties().trades, trade, title)
  near.set(trade, likeness)
  return likeness
}

type Stems = { lines: ReadonlySet<string>[]; all: ReadonlySet<string>; ask: ReadonlySet<string>; trades: string[] }
const known = new WeakMap<Duty, Stems>()

/** The stems of what a duty says, read when it is first looked at. */
const stemsIn = (duty: Duty): Stems => {
  const found = known.get(duty)
  if (found !== undefined) return found
  const stems = {
    lines: duty.lines.map((line) => new Set(stemsOf(line))),
    all: new Set(duty.lines.flatMap(stemsOf)),
    ask: new Set(duty.ask.flatMap((question) => stemsOf(inTense(question, false)))),
    trades: duty.titles.flatMap(stemsOf),
  }
  known.set(duty, stems)
  return stems
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

/** What is known about a duty and a line, by the names under which the gate knows it. */
export const dutyFeatures = (
  row: number,
  rare: number,
  stems: ReadonlySet<string>,
  own: Float32Array,
  item: LineContext,
) => {
  const { duties, vectors, rarity } = loadDuties()
  const duty = duties[row]
  const trades = duty?.trades ?? []
  const open = trades.length === 0 || item.title === null
  const worth = (known: Iterable<string>): number => {
    let sum = 0
    for (const word of known) if (stems.has(word)) sum += rarity.get(word) ?? 0
    return sum
  }
  const said = duty === undefined ? null : stemsIn(duty)
  const whole = worth(stems) || 1
  return {
    likeness: likenessOf(vectors, row, own),
    rare,
    // of the wording that shares most with the line, and what share of the line stands in any wording, and in the questions
    shared: Math.max(0, ...(said?.lines ?? []).map(worth)),
    cover: worth(said?.all ?? []) / whole,
    asked: worth(said?.ask ?? []) / whole,
    context: likenessOf(vectors, row, item.direction),
    titleLike: item.title === null ? 0 : likenessOf(vectors, row, item.title),
    // of the trades that have the duty to the title: in meaning, and in words
    trade: open ? 0 : Math.max(...trades.map((one) => nearness(one, item))),
    named: (said?.trades ?? []).filter((word) => item.titleStems.has(word)).length,
    open: Number(open),
    words: stems.size,
    lines: Math.min(mostCounted, item.lines),
  }
}

/** What is known about a duty and a line, by the names under which the gate knows it. */
export type DutyFit = ReturnType<typeof dutyFeatures>
/** A duty that a line may be about, with how likely it is, and by what. */
export type FoundDuty = { row: number; likelihood: number; fit: DutyFit }

/** So many duties of a line are considered, and none that is less likely; what readers would say of their questions decides. */
const mostDuties = 3
const possible = 0.8

/** A duty that is less likely must share so much of the line: of those that share less, readers found one in seven to be of another trade. */
const surely = 0.9
const leastCover = 0.2

/** The duties that a line may be about, the likeliest first: their words stand in the line, and line and item mean them. */
export const findDuties = (line: string, context: LineContext, least: number = possible): FoundDuty[] => {
  const short = line.slice(0, longestLine)
  const stems = new Set(stemsOf(short))
  const rows = namedIn(new Set(stemsOf(undenied(short))))
  if (rows.size === 0) return []
  const own = sharedMeaning().embed(short)
  const found: FoundDuty[] = []
  for (const [row, rare] of rows) {
    const fit = dutyFeatures(row, rare, stems, own, context)
    const likelihood = likelihoodBy(gate(), fit)
    const sure = likelihood >= surely || fit.cover >= leastCover
    if (likelihood >= least && sure) found.push({ row, likelihood, fit })
  }
  return found.sort((a, b) => b.likelihood - a.likelihood).slice(0, mostDuties)
}
