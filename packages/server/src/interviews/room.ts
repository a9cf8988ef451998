import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'

/** The most questions of one resume and of one account: enough for a resume of a hundred items with twenty questions each. */
const mostQuestions = { resume: 2_000, account: 20_000 }
/** The most bytes of these questions, including the copy of the item's text in each. */
const mostQuestionBytes = { resume: 20_000_000, account: 100_000_000 }
/** The most bytes of answers and drafts: 250 answers of the maximum length. Those of a resume can be read all at once. */
const mostAnswerBytes = { resume: 5_000_000, account: 50_000_000 }

type Owned = { id: string; owner_id: string }

const questionsOf = (tx: Database, { owner_id }: Owned) =>
  tx
    .selectFrom('questions')
    .innerJoin('resumes', 'resumes.id', 'questions.resume_id')
    .where('resumes.owner_id', '=', owner_id)

/**
 * Refuses questions for which a resume or its owner has no room, after they were written, so that the transaction is rolled
 * back. The caller holds the owner's lock (lockForAdding). Throws 413.
 */
export const needQuestionRoom = async (tx: Database, resume: Owned): Promise<void> => {
  const bytes = sql`octet_length(questions.text) + octet_length(questions.item_text)`
  const here = sql`filter (where questions.resume_id = ${resume.id})`
  const held = await questionsOf(tx, resume)
    .select([
      sql<number>`count(*)::int`.as('account'),
      sql<number>`(count(*) ${here})::int`.as('resume'),
      sql<number>`coalesce(sum(${bytes}), 0)::float8`.as('account_bytes'),
      sql<number>`coalesce(sum(${bytes}) ${here}, 0)::float8`.as('resume_bytes'),
    ])
    .executeTakeFirstOrThrow()
  if (held.resume > mostQuestions.resume || held.resume_bytes > mostQuestionBytes.resume)
    throw errors.resumeFullOfQuestions()
  if (held.account > mostQuestions.account || held.account_bytes > mostQuestionBytes.account)
    throw errors.accountFullOfQuestions()
}

/** The same for an answer or a draft that made the text longer. Throws 413. */
export const needAnswerRoom = async (tx: Database, resume: Owned): Promise<void> => {
  // PostgreSQL knows the length of a long text without reading it.
  const bytes = sql`coalesce(octet_length(answers.text), 0) + coalesce(octet_length(drafts.text), 0)`
  const held = await questionsOf(tx, resume)
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .leftJoin('drafts', 'drafts.question_id', 'questions.id')
    .select([
      sql<number>`coalesce(sum(${bytes}), 0)::float8`.as('account'),
      sql<number>`coalesce(sum(${bytes}) filter (where questions.resume_id = ${resume.id}), 0)::float8`.as('resume'),
    ])
    .executeTakeFirstOrThrow()
  if (held.resume > mostAnswerBytes.resume) throw errors.resumeFullOfAnswers()
  if (held.account > mostAnswerBytes.account) throw errors.accountFullOfAnswers()
}
