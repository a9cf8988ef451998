import type { Database } from '../db/database.ts'
import type { Actor } from '../http/actor.ts'
import { answerColumns, conversationOrder, questionColumns, toAnswer, toQuestion } from './question-rows.ts'
import { findResume } from './resume-store.ts'

/** Returns questions and answers whose item no longer exists, oldest first, follow-ups after their question. */
export const listShelf = async (db: Database, actor: Actor, resumeId: string) => {
  const { chunked } = await findResume(db, actor, resumeId)
  const rows = await db
    .selectFrom('questions')
    .leftJoin('questions as main', 'main.id', 'questions.follows')
    .leftJoin('items', 'items.id', 'questions.item_id')
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .select([...questionColumns, ...answerColumns, 'questions.category', 'questions.item_text'])
    .where('questions.resume_id', '=', resumeId)
    // Between a new file and its parse no item is shown, but every answer is.
    .$if(chunked, (shelf) =>
      shelf.where((where) =>
        where.or([where('questions.item_id', 'is', null), where('items.deleted_at', 'is not', null)]),
      ),
    )
    .orderBy(conversationOrder)
    .execute()
  return rows.map((row) => ({
    question: toQuestion(row),
    answer: toAnswer(row),
    category: row.category,
    item_text: row.item_text,
  }))
}
