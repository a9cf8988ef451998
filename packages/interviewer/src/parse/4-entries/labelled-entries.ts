import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment, type Region } from '../2-lines/layout.ts'
import { spanOf } from '../2-lines/span.ts'
import { fold } from '../words/lexicon/fold.ts'
import { type Entry, fullText, headDate, isProse } from './head-lines.ts'

/** A line of a form: what it asks for and what is written there. */
type Field = { label: string; named: Line['words']; value: Line; rest: Line[] }

type Label = { label: string; kept: Line['words']; words: Line['words'] }

/** The label of 'Employer ⇥ Acme' or 'Employer: Acme', and the words after its colon; null for any other line. */
const readLabel = (line: Line): Label | null => {
  const first = line.cells[0]
  if (!first || line.rail.length > 0) return null
  // a sign stands before every label ('• Dates ⇥ 2019 – 2021'), or before an item of a list
  if (line.bullet && line.cells.length < 2) return null
  const colon = /^[^:\d]{2,40}:(?=\s|$)/u.exec(first.text)
  if (!colon && line.cells.length < 2) return null
  const label = fold((colon?.[0] ?? first.text).replace(/\s{0,20}:$/, ''))
  if (!/^\p{L}[^\d]{1,39}$/u.test(label)) return null
  const span = spanOf(first.words)
  const kept = colon ? first.words.slice(span.parts.findIndex((part) => part.to >= colon[0].length) + 1) : []
  const words = first.words.filter((word) => !kept.includes(word))
  return kept.length === 0 && line.cells.length < 2 ? null : { label, kept, words }
}

/** The line without its label. */
const withoutLabel = (line: Line, { kept }: Label): Line => {
  const cells = line.cells.slice(1)
  return {
    ...makeLine(line.id, line.region, kept.length > 0 ? [makeSegment(kept), ...cells] : cells, []),
    above: line.above,
  }
}

/** Does the line go on with the value above it? A list or a label over a list does not. */
const runsOn = (line: Line) => !line.bullet && !/:$/.test(line.text)

const countOf = (labels: string[]) => {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}

/**
 * Entries filled in like a form, as in the Europass of 2004: every entry repeats the same labels ('Period', 'Position',
 * 'Employer'), one of which has the dates. The labels are no part of what they name. Null when the section is no form.
 */
export const labelledEntries = (lines: Line[], regions: Region[]): { intro: Line[]; entries: Entry[] } | null => {
  const read = lines.map(readLabel)
  const counts = countOf(read.flatMap((field) => field?.label ?? []))
  const opener = read.find((field) => field && (counts.get(field.label) ?? 0) > 1)?.label
  const times = opener ? (counts.get(opener) ?? 0) : 0
  const isForm = (label: string) => counts.get(label) === times
  if (times < 2 || [...counts.keys()].filter(isForm).length < 2) return null
  const groups: Field[][] = []
  const intro: Line[] = []
  lines.forEach((line, index) => {
    const field = read[index]
    if (field && field.label === opener) groups.push([])
    const group = groups.at(-1)
    if (!group) intro.push(line)
    else if (field && isForm(field.label))
      group.push({ label: field.label, named: field.words, value: withoutLabel(line, field), rest: [] })
    else group.at(-1)?.rest.push(line)
  })
  const dateOf = ({ value }: Field) => headDate(value, regions[value.region], true)
  const dated = countOf(groups.flat().flatMap((field) => (dateOf(field)?.range ? field.label : [])))
  if (![...dated.values()].includes(times)) return null
  const wordy = new Set(
    groups
      .flat()
      .filter(({ value, rest }) => (rest[0] && runsOn(rest[0])) || isProse(value, regions[value.region]))
      .map((field) => field.label),
  )
  const entries = groups.map((group) => {
    const date = group.map(dateOf).find((found) => found?.range) ?? null
    const short = group.filter((field) => !wordy.has(field.label) && fullText(field.value).length < 90)
    const long = group.filter((field) => !short.includes(field))
    return {
      head: short.map((field) => field.value),
      body: group.flatMap((field) => (long.includes(field) ? [field.value, ...field.rest] : field.rest)),
      date: date && short.some((field) => field.value.id === date.line.id) ? date : null,
      labels: group.map((field) => spanOf(field.named)),
    }
  })
  return entries.every((entry) => entry.date) ? { intro, entries } : null
}
