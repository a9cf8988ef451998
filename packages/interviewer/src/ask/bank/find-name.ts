import { readFileSync } from 'node:fs'
import { sharedMeaning } from '../../answer/meaning.ts'
import { likelihoodBy, type Trees } from '../../encoder/trees.ts'
import type { ResumeItem } from '../../interviewer.ts'
import { words } from '../../text/words.ts'
import { bodyOf } from '../clauses.ts'
import { inTense } from '../families/family.ts'
import { isJunior, isSenior } from '../subject.ts'
import { knownNames, loadNames, type MatchedName, type NameKind } from './bare-names.ts'
import { loadDuties, stemsOf } from './duties.ts'
import { linesOf, titleFor } from './duty-subjects.ts'
import { contextOf, likenessOf, longestLine } from './find-duty.ts'
import { holdsHead, isFormAlone, standsBeforeAnother } from './name-heads.ts'
import { loadNameVectors } from './name-vectors.ts'
import { isNeutral, namesAnother, qualifiedBy } from './qualifiers.ts'

let trees: Trees | undefined

/**
 * How likely it is that the questions about a name fit what the resume means by it: boosted trees, learned by `node bench/questions/train-names.mjs` from
 * names of resumes of which a reader said whether they do. 'Reporter' may stand beside a court, and 'First aid' in a hall.
 */
const gate = (): Trees => {
  trees ??= JSON.parse(readFileSync(new URL('./names-gate.json', import.meta.url), 'utf8')) as Trees
  return trees
}

/** A name is read up to here. */
const longestName = 120
/** More words beside the name make no difference. */
const mostWords = 8

/** How high a title stands: 1 for whoever is in charge, -1 for beginners and helpers. */
const levelOf = (title: string): number => (isSenior(title) ? 1 : isJunior(title) ? -1 : 0)

/** What is known of a name in an item, beside the questions about it. */
export type NameContext = {
  text: string
  own: Float32Array
  /** The direction of the lines, and of the title under which they are read; null without any. */
  lines: Float32Array | null
  title: Float32Array | null
  /** The stems of the lines and of the name itself. */
  stems: ReadonlySet<string>
  count: number
}

/**
 * What the name of an item is read in: its own lines and, where it is no job, the title of the latest one. `parts`: names of the bank that stand in it, whose
 * meaning is needed as well.
 */
export const nameContextOf = (
  text: string,
  item: ResumeItem,
  items: readonly ResumeItem[],
  parts: readonly string[] = [],
): NameContext => {
  const meaning = sharedMeaning()
  const body = item.section === 'other' ? null : bodyOf(item)
  const lines = body === null ? [] : linesOf(item, body.field, body.text)
  const title = item.section === 'experience' ? null : titleFor({ ...item, section: 'other' } as ResumeItem, items)
  const [short, above] = [text.slice(0, longestName), title?.slice(0, longestName)]
  meaning.prepare([
    short,
    ...(above === undefined ? [] : [above]),
    ...parts,
    ...lines.map((line) => line.slice(0, longestLine)),
  ])
  return {
    text: short,
    own: meaning.embed(short),
    lines: lines.length === 0 ? null : contextOf(lines, null).direction,
    title: above === undefined ? null : meaning.embed(above),
    stems: new Set([short, ...lines].flatMap(stemsOf)),
    count: lines.length,
  }
}

const asked = new Map<number, ReadonlySet<string>>()
/** The stems of the questions about a name, read when they are first needed. */
const askedStems = (row: number): ReadonlySet<string> => {
  const known = asked.get(row)
  if (known !== undefined) return known
  const stems = new Set((loadNames().entries[row]?.ask ?? []).flatMap((text) => stemsOf(inTense(text, false))))
  asked.set(row, stems)
  return stems
}

const rowsByKind = new Map<NameKind, readonly number[]>()
const rowsOf = (kind: NameKind): readonly number[] => {
  const known = rowsByKind.get(kind)
  if (known !== undefined) return known
  const rows = loadNames().entries.flatMap((entry, row) =>
    entry.kind === kind && entry.field === undefined ? [row] : [],
  )
  rowsByKind.set(kind, rows)
  return rows
}

/** What was found for a meaning, by the rows and the kind: several names of one text ask for the same. */
const nearest = new WeakMap<Float32Array, Map<Int8Array, Map<NameKind, number>>>()

/** How near the nearest of all entries of a kind is: who means another trade is nearer to the questions about that. */
const nearestOf = (rows: Int8Array, meaning: Float32Array, kind: NameKind): number => {
  const ofMeaning = nearest.get(meaning) ?? new Map<Int8Array, Map<NameKind, number>>()
  nearest.set(meaning, ofMeaning)
  const ofRows = ofMeaning.get(rows) ?? new Map<NameKind, number>()
  ofMeaning.set(rows, ofRows)
  const known = ofRows.get(kind)
  if (known !== undefined) return known
  let best = 0
  for (const row of rowsOf(kind)) {
    const like = likenessOf(rows, row, meaning)
    if (like > best) best = like
  }
  ofRows.set(kind, best)
  return best
}

/** How rare a word is that stands in no duty. */
const unknownRarity = 9

/** How much of the meaning of a text is that of the name that stands in it: 'first aid' is hardly 'canine first aid'. */
const sameness = ({ own }: NameContext, name: string): number => {
  const meaning = sharedMeaning().embed(name)
  let sum = 0
  for (const [at, value] of own.entries()) sum += value * (meaning[at] ?? 0)
  return sum
}

const kinds: readonly NameKind[] = ['title', 'tool', 'skill', 'degree', 'prize']

/** What is known about a name and the questions of an entry, by the names under which the gate knows it. */
export const nameFeatures = ({ row, length, kind, name, last }: MatchedName, context: NameContext) => {
  const { names, asks } = loadNameVectors()
  const { rarity } = loadDuties()
  const near = (rows: Int8Array, meaning: Float32Array | null) =>
    meaning === null ? 0 : likenessOf(rows, row, meaning)
  const questions = askedStems(row)
  const all = stemsOf(context.text)
  const level = levelOf(context.text)
  let shared = 0
  for (const stem of context.stems) if (questions.has(stem)) shared += rarity.get(stem) ?? 0
  const { entries } = loadNames()
  const entry = entries[row]
  const inNames = new Set((entry?.names ?? []).flatMap(stemsOf))
  let outside = 0
  const telling = stemsOf(
    words(context.text)
      .filter((word) => !isNeutral(word))
      .join(' '),
  )
  for (const stem of telling)
    if (!inNames.has(stem) && !questions.has(stem)) outside += rarity.get(stem) ?? unknownRarity
  return {
    ...qualifiedBy(context.text, name, [...(entry?.names ?? []), ...(entry?.ask ?? [])]),
    outside,
    same: all.length === length ? 1 : sameness(context, name),
    nameLike: near(names, context.own),
    askLike: near(asks, context.own),
    lineName: near(names, context.lines),
    lineAsk: near(asks, context.lines),
    titleName: near(names, context.title),
    titleAsk: near(asks, context.title),
    rivalLine: context.lines === null ? 0 : near(asks, context.lines) - nearestOf(asks, context.lines, kind),
    rivalName: near(names, context.own) - nearestOf(names, context.own, kind),
    shared,
    length,
    others: Math.min(mostWords, Math.max(0, all.length - length)),
    last: Number(last),
    level: kind === 'title' ? level - levelOf(name) : 0,
    senior: kind === 'title' ? level : 0,
    count: Math.min(mostWords, context.count),
    ...Object.fromEntries(kinds.map((one) => [one, Number(one === kind)])),
  }
}

/** An entry of the bank whose name stands in a text, with how likely it is that its questions fit. */
export type FoundName = { row: number; likelihood: number; name: string }

/** Questions that fit less likely are not asked: it takes half of the wrong ones, and an eighth of those that fit (`train-names.mjs --check`). */
const possible = 0.8

/**
 * A bare tool or skill that is the entry's name and nothing more needs less: its questions were written for whoever lists just that, and by marks
 * of questions that were shared with its neighbours 8 % of such names are wrong from here on. What remains is a word of two meanings.
 */
const possibleForBare = 0.5

/**
 * The questions of a title must be so near to what the job tells, as the cosine of their mean directions: few of the titles that were marked are so strange that the
 * trees learned it ('Mechanic' of propellers).
 */
const nearEnough = 0.1

/** Whether a name only says of what kind the thing is that a text names: it is not even compared. */
const isOnlyKind = (text: string, name: string, kind: NameKind): boolean => {
  if (kind === 'title') return standsBeforeAnother(text, name) || isFormAlone(text, name)
  if (kind === 'skill' && !holdsHead(text, name)) return true
  return (kind === 'skill' || kind === 'tool') && namesAnother(text, name)
}

/** The entry that a name of a resume means; null when none is known, or none is likely enough. */
export const findName = (
  text: string,
  wanted: readonly NameKind[],
  item: ResumeItem,
  items: readonly ResumeItem[],
  least?: number,
): FoundName | null => {
  const named = knownNames(text, wanted)
  // 'SAP Concur' is a tool of its own, and not SAP; an FLT driver is not on the road; first aid for the mind is no first aid
  const matched = named.filter(
    ({ name, length, kind }) =>
      !named.some((other) => other.length > length && ` ${other.name} `.includes(` ${name} `)) &&
      !isOnlyKind(text, name, kind),
  )
  if (matched.length === 0) return null
  const whole = words(text).length
  const parts = matched.flatMap(({ name, length }) => (length === whole ? [] : [name]))
  const context = nameContextOf(text, item, items, parts)
  const best = matched
    .map((name) => {
      const known = nameFeatures(name, context)
      const strange =
        known.dependent > 0 || (name.kind === 'title' && context.lines !== null && known.lineAsk < nearEnough)
      const bare = (name.kind === 'tool' || name.kind === 'skill') && words(text).join(' ') === name.name
      return { row: name.row, name: name.name, bare, likelihood: strange ? 0 : likelihoodBy(gate(), known) }
    })
    .reduce((a, b) => (b.likelihood > a.likelihood ? b : a))
  const enough = least ?? (best.bare ? possibleForBare : possible)
  return best.likelihood >= enough ? { row: best.row, name: best.name, likelihood: best.likelihood } : null
}
