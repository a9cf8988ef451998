import type { Line } from '../2-lines/group-lines.ts'
import { joinSpans, type Span, slice, spanOf } from '../2-lines/span.ts'
import formLabels from '../words/form-labels.json' with { type: 'json' }
import { fold } from '../words/lexicon/fold.ts'
import { isTableLabel } from '../words/lexicon/labels.ts'

/** What a line of a form may ask for: who, as what, and when. */
export type Field = keyof typeof formLabels
const fieldOf = new Map<string, Field>(
  (['employer', 'title', 'dates'] as const).flatMap((field) =>
    formLabels[field].map((label) => [label, field] as const),
  ),
)

const fieldOfLabel = (label: string): Field | null =>
  fieldOf.get(
    fold(label)
      .replace(/[^\p{L}&]+/gu, ' ')
      .trim(),
  ) ?? null

/** 'Duties and Responsibilities' heads what follows. 'Job Title' alone on its line stands in a template for the title itself. */
export const isLabelOfText = (text: string): boolean => isTableLabel(text) && fieldOfLabel(text) === null

/** What a line of a form asks for, and what is written there. */
export type Answer = { field: Field | null; label: Span; value: Span }

/** Signs that part a label from what is written behind it; a dash may touch one side only ('Company- Acme', 'Duration -2019'). */
const parting = /^\s{0,5}[:;][\s:–—-]{0,5}|^\s{1,5}[–—-]\s{0,5}|^[–—-]\s{1,5}/u

/** 'Designation : Cook', 'Designation:- Cook', 'Designation ⇥ : Cook', 'Designation ⇥ Cook'; null where no label stands before. */
export const readAnswer = (line: Line): Answer | null => {
  if (line.rail.length > 0) return null
  const whole = joinSpans(
    line.cells.map((cell) => spanOf(cell.words)),
    '\t',
  )
  const label = /^[^:;\t\d]{2,40}?(?=\s{0,5}[:;]|\s{0,5}\t|\s[–—-]|[–—-]\s)/u.exec(whole.text)?.[0]
  if (!label) return null
  const field = fieldOfLabel(label)
  const behind = whole.text.slice(label.length).replace(/^\t/, ' ')
  const signs = parting.exec(behind)?.[0] ?? ''
  // without a sign only a gap shows that the label is one
  if (signs === '' && whole.text[label.length] !== '\t') return null
  // a dash parts much else: 'Oakmoor Catering – Leeds'
  if (field === null && !/[:;]/.test(signs)) return null
  const value = slice(whole, label.length + Math.max(1, signs.length), whole.text.length)
  return { field, label: slice(whole, 0, label.length + signs.length), value }
}

const isRole = ({ field, label }: Answer) => field === 'title' && /^role\b/i.test(label.text)

/** 'Role : Led the kitchen' below 'Designation : Cook': where another label asks for the title, 'Role' says what was done. */
export const withoutRoles = (answers: (Answer | null)[]): (Answer | null)[] =>
  answers.some((answer) => answer?.field === 'title' && !isRole(answer))
    ? answers.map((answer) => (answer && isRole(answer) ? { ...answer, field: null } : answer))
    : answers
