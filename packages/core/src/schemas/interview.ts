import * as v from 'valibot'
import { engineSchema } from './resume.ts'
import { boundedText, requiredText } from './text.ts'

const id = v.pipe(v.string(), v.uuid())
const instant = v.pipe(v.string(), v.isoTimestamp())

/** The longest answer, in characters. */
export const maxAnswerLength = 20_000
/** The most questions one call may ask for. */
export const maxQuestionsPerCall = 10

export const questionKindSchema = v.picklist(['situation', 'decision', 'result', 'learning', 'follow_up'])

/** An interview question about one item. */
export const questionSchema = v.object({
  id,
  text: v.string(),
  kind: questionKindSchema,
  /** Of a follow-up: the question whose answer it asks about; null for every other question. */
  follows: v.nullable(id),
  engine: engineSchema,
})
export type Question = v.InferOutput<typeof questionSchema>

/** Who may read a saved answer: only its owner, or employers too by the owner's choice. */
export const releaseSchema = v.picklist(['practice', 'employers'])
export type Release = v.InferOutput<typeof releaseSchema>

/** A saved answer. `version` grows by one with each save. */
export const answerSchema = v.object({
  id,
  text: v.string(),
  release: releaseSchema,
  version: v.number(),
  saved_at: instant,
})
export type Answer = v.InferOutput<typeof answerSchema>

/** Text being typed, not yet saved. */
export const draftSchema = v.object({ text: v.string(), saved_at: instant })
export type Draft = v.InferOutput<typeof draftSchema>

/**
 * Questions, answers and drafts of one item, matched by position: all three lists have the same length. A follow-up comes right
 * after the question that it follows.
 */
export const interviewSchema = v.object({
  questions: v.array(questionSchema),
  answers: v.array(v.nullable(answerSchema)),
  drafts: v.array(v.nullable(draftSchema)),
})
export type Interview = v.InferOutput<typeof interviewSchema>

export const saveAnswerSchema = v.object({
  text: requiredText(maxAnswerLength, 'Answer is required'),
  release: v.optional(releaseSchema),
})

export const saveDraftSchema = v.object({ text: boundedText(maxAnswerLength) })

export const setReleaseSchema = v.object({ release: releaseSchema })

/** Which answers of a section change who may read them: all of them, or those of `only`, as an undo needs. */
export const releaseSectionSchema = v.object({
  release: releaseSchema,
  only: v.optional(v.pipe(v.array(id), v.maxLength(1_000))),
})

/** The questions whose answers changed who may read them. */
export const releasedSectionSchema = v.object({ changed: v.array(id) })

/** How far the interview of an item is, and how many of its answers may be used to answer employers. */
export const progressSchema = v.array(
  v.object({ chunk_id: id, questions: v.number(), answered: v.number(), released: v.number() }),
)

/** For questions without an answer: what their owner has answered before to one so alike that it is the same to them. */
export const similarAnswersSchema = v.array(
  v.object({
    question_id: id,
    earlier: v.object({ question: v.string(), answer: v.string(), saved_at: instant }),
  }),
)
export type SimilarAnswer = v.InferOutput<typeof similarAnswersSchema>[number]

/** A question and its answer whose item is gone, kept on the shelf 'Answers without an item'. */
export const shelfSchema = v.array(
  v.object({ question: questionSchema, answer: v.nullable(answerSchema), category: v.string(), item_text: v.string() }),
)
