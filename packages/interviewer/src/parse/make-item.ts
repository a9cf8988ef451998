import type { ItemContent, OtherTag, Section } from '@candid/core'
import type { ParsedItem } from '../interviewer.ts'
import type { ResumeSection } from './find-headings.ts'
import { type Span, sourceOf } from './span.ts'

/** An item on its way: its content, and which spans each field was read from. */
export type Draft = {
  [S in Section]: {
    section: S
    content: ItemContent<S>
    spans: Record<string, Span>
    /** Words that belong to the item though no field has them: a date in other words, a level. */
    more: Span[]
    confidence: Record<string, number>
    tag?: OtherTag
    heading: string | null
  }
}[Section]

const longestLine = 500
const longestBody = 20_000

/** Cuts a text to what a field may hold. */
export const clip = (text: string, body = false) => {
  const most = body ? longestBody : longestLine
  return text.length > most ? text.slice(0, most) : text
}

/** Turns a draft into the item that is handed out. */
export const finishItem = (draft: Draft): ParsedItem => {
  const fields = Object.entries(draft.spans).filter(([, span]) => span.parts.length > 0)
  const known = fields.map(([field]) => draft.confidence[field] ?? 0.8)
  const mean = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 0.5
  return {
    section: draft.section,
    content: draft.content,
    heading: draft.heading,
    ...(draft.tag ? { tag: draft.tag } : {}),
    source: sourceOf(...fields.map(([, span]) => span), ...draft.more),
    fieldSources: Object.fromEntries(fields.map(([field, span]) => [field, sourceOf(span)])),
    confidence: Math.round(mean * 100) / 100,
    fieldConfidence: Object.fromEntries(fields.map(([field]) => [field, draft.confidence[field] ?? 0.8])),
    // section and content come from one draft, which pairs them by its type
  } as ParsedItem
}

/** A plain text item. */
export const textDraft = (
  section: 'overview' | 'leadership' | 'other',
  text: Span,
  from: ResumeSection | null,
  confidence: number,
  tag?: OtherTag,
): Draft => ({
  section,
  content: { text: clip(text.text, true) },
  spans: { text },
  more: [],
  confidence: { text: confidence },
  ...(tag ? { tag } : {}),
  heading: from?.title ?? null,
})
