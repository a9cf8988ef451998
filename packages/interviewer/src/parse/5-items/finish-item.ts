import type { ParsedItem } from '../../interviewer.ts'
import { sourceOf } from '../2-lines/span.ts'
import { doubtsOf } from './doubts.ts'
import type { Draft } from './make-item.ts'

/** Turns a draft into the item that is handed out; at the time `now` no date of it should be in the future. */
export const finishItem = (draft: Draft, now: Date): ParsedItem => {
  const doubts = doubtsOf(draft, now)
  const fields = Object.entries(draft.spans).filter(([, span]) => span.parts.length > 0)
  const known = fields.map(([field]) => draft.confidence[field] ?? 0.8)
  const mean = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 0.5
  return {
    section: draft.section,
    content: draft.content,
    heading: draft.heading,
    ...(draft.tag ? { tag: draft.tag } : {}),
    ...(doubts.length > 0 ? { doubts } : {}),
    source: sourceOf(...fields.map(([, span]) => span), ...draft.more),
    fieldSources: Object.fromEntries(fields.map(([field, span]) => [field, sourceOf(span)])),
    confidence: Math.round(mean * 100) / 100,
    fieldConfidence: Object.fromEntries(fields.map(([field]) => [field, draft.confidence[field] ?? 0.8])),
    // section and content come from one draft, which pairs them by its type
  } as ParsedItem
}
