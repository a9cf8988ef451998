import * as v from 'valibot'
import { engineSchema } from './resume.ts'
import { boundedText, requiredText } from './text.ts'

const id = v.pipe(v.string(), v.uuid())
const instant = v.pipe(v.string(), v.isoTimestamp())

/** The longest answer, in characters. */
export const maxAnswerLength = 20_000
/** The most questions that one call may request. */
export const maxQuestionsPerCall = 10

export const questionKindSchema = v.picklist(['situation', 'decision', 'result', 'learning', 'follow_up'])

/** An interview question about one item. */
export const questionSchema = v.object({
  id,
  text: v.string(),
  kind: questionKindSchema,
  /** For a follow-up, the id of the question whose answer it asks about; null for every other question. */
  follows: v.nullable(id),
  engine: engineSchema,
})
export type Question = v.InferOutput<typeof questionSchema>

/** Who may read a saved answer: only its owner, or employers too. */
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

/** Sets who may read the answers of a section: all of them, or only those in `only`, which an undo needs. */
export const releaseSectionSchema = v.object({
  release: releaseSchema,
  only: v.optional(v.pipe(v.array(id), v.maxLength(1_000))),
})

/** The questions for whose answers this was changed. */
export const releasedSectionSchema = v.object({ changed: v.array(id) })

/** The progress of an item's interview, and how many of its answers may be used to answer employers. */
export const progressSchema = v.array(
  v.object({ chunk_id: id, questions: v.number(), answered: v.number(), released: v.number() }),
)

/** For questions without an answer: the owner's earlier answer to a question with nearly the same meaning. */
export const similarAnswersSchema = v.array(
  v.object({
    question_id: id,
    earlier: v.object({ question: v.string(), answer: v.string(), saved_at: instant }),
  }),
)
export type SimilarAnswer = v.InferOutput<typeof similarAnswersSchema>[number]

/** A question and its answer whose item no longer exists. They are listed under 'Answers without an item'. */
export const shelfSchema = v.array(
  v.object({ question: questionSchema, answer: v.nullable(answerSchema), category: v.string(), item_text: v.string() }),
)
