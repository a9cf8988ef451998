import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stem, stopWords, words } from '../../text/words.ts'

/**
 * A duty that stands on many resumes, and what somebody who knows the trade asks about it: one line of `duties/*.jsonl`. `lines` are
 * ways in which resumes word it; one of the `words` must stand in a line (all words of it, with any ending) before the duty is
 * considered at all. `trades` are titles of those who have it, the nearest first, or 'any' alone.
 */
export type DutyEntry = { lines: string[]; words: string[]; ask: string[]; trades: string[] }

/** A duty as it is looked for: the stems of its words, the row of its vector, its trades and the rows of theirs; none where any trade has it. */
export type Duty = Pick<DutyEntry, 'ask' | 'lines'> & {
  titles: readonly string[]
  stems: readonly (readonly string[])[]
  row: number
  trades: readonly number[]
}

/** The trades that the duties are written by, one file for each. */
const sectors = ['tech', 'trades', 'care', 'office', 'service', 'cross'] as const

const textOf = (sector: string): string => readFileSync(new URL(`./duties/${sector}.jsonl`, import.meta.url), 'utf8')

/** All duties in the order of their files. */
export const readDuties = (): DutyEntry[] =>
  sectors.flatMap((sector) =>
    textOf(sector)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  )

/** What stands for all trades. */
const anyTrade = 'any'

/** All trades that the duties name, each once, in alphabetical order: that of their vectors. */
export const tradesOf = (entries: readonly DutyEntry[]): string[] =>
  [...new Set(entries.flatMap(({ trades }) => trades))].filter((trade) => trade !== anyTrade).sort()

/** The hash of what the duties' lines and trades say: the vectors are made from these. */
export const hashOfLines = (entries: readonly DutyEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(({ lines, trades }) => [lines, trades])))
    .digest('hex')

/** The stems of the words that carry a subject. */
export const stemsOf = (text: string): string[] =>
  words(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)

type Bank = {
  duties: readonly Duty[]
  byStem: ReadonlyMap<string, readonly number[]>
  vectors: Int8Array
  /** The vectors of the trades. */
  trades: Int8Array
  size: number
  /** How rare a stem is in the lines of all duties: the logarithm of how many duties there are for one that has it. */
  rarity: ReadonlyMap<string, number>
}

let bank: Bank | undefined

const readRows = (file: string): Int8Array => {
  const bytes = readFileSync(new URL(file, import.meta.url))
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const readVectors = (
  entries: readonly DutyEntry[],
  names: readonly string[],
): Pick<Bank, 'vectors' | 'trades' | 'size' | 'rarity'> => {
  const { hash, size, rarity } = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8'))
  const [vectors, trades] = [readRows('./vectors.i8'), readRows('./trades.i8')]
  if (
    hash !== hashOfLines(entries) ||
    vectors.length !== entries.length * size ||
    trades.length !== names.length * size
  )
    throw new Error(
      'The vectors of the duties are not those of their lines. Run: node bench/questions/embed-duties.mjs',
    )
  return { vectors, trades, size, rarity: new Map(Object.entries(rarity)) }
}

/** All duties, read once when they are first needed. Throws with what to do when their vectors do not belong to them. */
export const loadDuties = (): Bank => {
  if (bank !== undefined) return bank
  const entries = readDuties()
  const names = tradesOf(entries)
  const rowOf = new Map(names.map((name, row) => [name, row]))
  const duties = entries.map(({ ask, lines, words: alternatives, trades }, row) => ({
    ask,
    lines,
    stems: alternatives.map(stemsOf).filter((stems) => stems.length > 0),
    row,
    titles: trades.filter((trade) => trade !== anyTrade),
    trades: trades.flatMap((trade) => rowOf.get(trade) ?? []),
  }))
  const byStem = new Map<string, number[]>()
  for (const { stems, row } of duties)
    for (const [first] of stems) {
      const rows = first === undefined ? undefined : byStem.get(first)
      if (rows === undefined) byStem.set(first ?? '', [row])
      else if (rows.at(-1) !== row) rows.push(row)
    }
  bank = { duties, byStem, ...readVectors(entries, names) }
  return bank
}
