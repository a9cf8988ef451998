import type { Answer, Draft, Question, Release } from '@candid/core'
import type { Engine } from '@candid/interviewer'

export const questionColumns = ['questions.id', 'questions.text', 'questions.kind', 'questions.engine'] as const
export const answerColumns = [
  'answers.id as answer_id',
  'answers.text as answer_text',
  'answers.release',
  'answers.version',
  'answers.saved_at',
] as const
export const draftColumns = ['drafts.text as draft_text', 'drafts.saved_at as draft_saved_at'] as const

type QuestionRow = { id: string; text: string; kind: Question['kind']; engine: Engine }
type AnswerRow = {
  answer_id: string | null
  answer_text: string | null
  release: Release | null
  version: number | null
  saved_at: Date | null
}
type DraftRow = { draft_text: string | null; draft_saved_at: Date | null }

export const toQuestion = ({ id, text, kind, engine }: QuestionRow): Question => ({ id, text, kind, engine })

/** The answer of a joined row; null when its question has none. */
export const toAnswer = (row: AnswerRow): Answer | null =>
  row.answer_id === null || row.answer_text === null || !row.release || row.version === null || !row.saved_at
    ? null
    : {
        id: row.answer_id,
        text: row.answer_text,
        release: row.release,
        version: row.version,
        saved_at: row.saved_at.toISOString(),
      }

export const toDraft = (row: DraftRow): Draft | null =>
  row.draft_text === null || !row.draft_saved_at
    ? null
    : { text: row.draft_text, saved_at: row.draft_saved_at.toISOString() }
