import type { ItemContent, OtherTag, Section } from '@candid/core'
import { joinSpans, type Span } from '../2-lines/span.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'

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

/** One item of several texts, a line each; none where there is no text. */
export const joinedDraft = (target: 'overview' | 'leadership', section: ResumeSection, spans: Span[]): Draft[] => {
  const text = joinSpans(spans, '\n')
  return text.text === '' ? [] : [textDraft(target, text, section, 0.9)]
}
