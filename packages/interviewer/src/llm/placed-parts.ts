import { type OtherTag, otherTags, type Section, sections } from '@candid/core'
import * as v from 'valibot'
import { type Span, slice } from '../parse/2-lines/span.ts'
import type { Passage, Piece } from './resume-lines.ts'

const fields = [
  'text',
  'name',
  'title',
  'start_date',
  'end_date',
  'date',
  'details',
  'description',
  'proficiency',
  'projects',
] as const
export type Field = (typeof fields)[number]

/** The fields that items of a section have. */
export const fieldsOf: Readonly<Record<Section, readonly Field[]>> = {
  overview: ['text'],
  leadership: ['text'],
  experience: ['name', 'title', 'start_date', 'end_date', 'details'],
  roles: ['name', 'description', 'date', 'projects'],
  skills: ['name', 'description', 'projects'],
  technical: ['name', 'description', 'proficiency', 'projects'],
  achievements: ['name', 'description', 'date'],
  other: ['text'],
}

/** What a model answers: for each item, which words of which line fill which field. It has no way to give words of its own. */
export const placementSchema = v.object({
  items: v.array(
    v.object({
      section: v.picklist(sections),
      tag: v.nullable(v.picklist(otherTags)),
      parts: v.array(v.object({ field: v.picklist(fields), line: v.string(), words: v.nullable(v.string()) })),
    }),
  ),
})
export type Placement = v.InferOutput<typeof placementSchema>

/** Words of the PDF in a field. `whole` is set when they are all of a printed line. */
type PlacedPart = { field: Field; piece: Piece; span: Span; from: number; to: number; whole: boolean }
export type PlacedItem = { section: Section; tag: OtherTag | null; parts: PlacedPart[] }

/** Where `wanted` stands in `text` as whole words; blanks of any length are alike. */
const findWords = (text: string, wanted: string): { from: number; to: number } | null => {
  const pattern = wanted
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s+')
  const found = pattern === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : null
}

const quote = (text: string) => JSON.stringify(text.slice(0, 100))

/** Ties a model's answer to the words of the passage; `problems` says what cannot be tied. */
export const placeParts = (passage: Passage, { items }: Placement): { items: PlacedItem[]; problems: string[] } => {
  const problems: string[] = []
  const taken = new Map<string, { item: number; field: Field; from: number; to: number }[]>()

  const place = ({ field, line, words }: Placement['items'][number]['parts'][number], item: number): PlacedPart[] => {
    const piece = passage.pieces.get(line)
    if (piece === undefined) {
      problems.push(`There is no line ${quote(line)}.`)
      return []
    }
    const all = { from: 0, to: piece.span.text.length }
    const range = words === null ? all : findWords(piece.span.text, words)
    if (range === null) {
      problems.push(`Line ${line} does not hold the words ${quote(words ?? '')}.`)
      return []
    }
    const others = taken.get(line) ?? []
    // An employer printed once may head several posts.
    const clash = others.find(
      (other) =>
        other.from < range.to &&
        range.from < other.to &&
        !(field === 'name' && other.field === 'name' && other.item !== item),
    )
    if (clash) {
      problems.push(`Words of line ${line} are used twice.`)
      return []
    }
    taken.set(line, [...others, { item, field, ...range }])
    const whole = piece.whole && range.from === 0 && range.to === piece.span.text.length
    return [{ field, piece, span: slice(piece.span, range.from, range.to), ...range, whole }]
  }

  const placed = items.map((item, index): PlacedItem => {
    const foreign = item.parts.filter(({ field }) => !fieldsOf[item.section].includes(field))
    for (const { field } of foreign) problems.push(`Items of ${item.section} have no field ${field}.`)
    const parts = item.parts.filter((part) => !foreign.includes(part)).flatMap((part) => place(part, index))
    if (item.parts.length === 0) problems.push(`Item ${index + 1} has no parts.`)
    // Words keep the order in which they are printed, whatever order the model names them in.
    parts.sort((a, b) => a.piece.place - b.piece.place || a.from - b.from)
    return { section: item.section, tag: item.section === 'other' ? (item.tag ?? 'other') : null, parts }
  })
  const left = [...passage.pieces.keys()].filter((id) => !taken.has(id))
  if (left.length * 2 > passage.pieces.size) problems.push(`These lines are in no item: ${left.join(', ')}.`)
  return { items: placed.filter((item) => item.parts.length > 0), problems }
}
