import { randomUUID } from 'node:crypto'
import type { PreparedAnswer } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { lockForAdding } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'

const preparedColumns = ['id', 'question', 'text', 'answered_at'] as const
const toPrepared = ({ answered_at, ...row }: { id: string; question: string; text: string; answered_at: Date }) => ({
  ...row,
  answered_at: answered_at.toISOString(),
})

export const listPrepared = async (db: Database, actor: Actor): Promise<PreparedAnswer[]> => {
  const rows = await db
    .selectFrom('owner_answers')
    .select(preparedColumns)
    .where('owner_id', '=', actor.id)
    .where('query_id', 'is', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toPrepared)
}

/** Limited, because they are all listed at once. */
const mostPrepared = 500

/** Stores an answer for employers before anybody asks. Throws 409 if there are too many. */
export const createPrepared = (
  db: Database,
  actor: Actor,
  { question, text }: { question: string; text: string },
): Promise<PreparedAnswer> =>
  db.transaction().execute(async (tx) => {
    await lockForAdding(tx, actor.id)
    const { count } = await tx
      .selectFrom('owner_answers')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('owner_id', '=', actor.id)
      .where('query_id', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= mostPrepared) throw errors.tooManyPrepared()
    const row = await tx
      .insertInto('owner_answers')
      .values({ id: randomUUID(), owner_id: actor.id, query_id: null, question, text })
      .returning(preparedColumns)
      .executeTakeFirstOrThrow()
    return toPrepared(row)
  })

/** Withdraws a prepared answer. Throws 404. */
export const deletePrepared = async (db: Database, actor: Actor, id: string): Promise<void> => {
  const deleted = await db
    .deleteFrom('owner_answers')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .where('query_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw errors.answerNotFound()
}
