import type { Answer, Draft, Question, Release } from '@candid/core'
import type { Engine } from '@candid/interviewer'
import { sql } from 'kysely'

export const questionColumns = [
  'questions.id',
  'questions.text',
  'questions.kind',
  'questions.follows',
  'questions.engine',
] as const
/** Orders questions oldest first, each follow-up after its question; for queries that join that question as `main`. */
export const conversationOrder = sql`coalesce(main.number, questions.number), questions.follows is not null, questions.number`

export const answerColumns = [
  'answers.id as answer_id',
  'answers.text as answer_text',
  'answers.release',
  'answers.version',
  'answers.saved_at',
] as const
export const draftColumns = ['drafts.text as draft_text', 'drafts.saved_at as draft_saved_at'] as const

type QuestionRow = { id: string; text: string; kind: Question['kind']; follows: string | null; engine: Engine }
type AnswerRow = {
  answer_id: string | null
  answer_text: string | null
  release: Release | null
  version: number | null
  saved_at: Date | null
}
type DraftRow = { draft_text: string | null; draft_saved_at: Date | null }

export const toQuestion = ({ id, text, kind, follows, engine }: QuestionRow): Question => ({
  id,
  text,
  kind,
  follows,
  engine,
})

/** Returns the answer of a joined row; null if its question has none. */
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
