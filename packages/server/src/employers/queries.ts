import { randomUUID } from 'node:crypto'
import type { EmployerAnswer, EmployerQuery, InboxQuery, PreparedAnswer } from '@candid/core'
import { sql } from 'kysely'
import type { Actor } from '../accounts/actor.ts'
import { holdUser } from '../accounts/user-store.ts'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { errors } from '../errors.ts'

const withAnswers = (db: Database) =>
  db
    .selectFrom('employer_queries as query')
    .innerJoin('share_links as link', 'link.id', 'query.link_id')
    .leftJoin('owner_answers as own', 'own.query_id', 'query.id')
    .select([
      'query.id',
      'query.question',
      'query.asked_at',
      'query.answer',
      'query.sent_at',
      'own.text as own_text',
      'own.answered_at',
      'link.id as link_id',
      'link.name as link_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withAnswers>['execute']>>[number]

const toQuery = (row: Row): EmployerQuery => ({
  id: row.id,
  question: row.question,
  asked_at: row.asked_at.toISOString(),
  answer: row.answer,
  sent_at: row.sent_at?.toISOString() ?? null,
  owner_answer:
    row.own_text === null || row.answered_at === null
      ? null
      : { text: row.own_text, answered_at: row.answered_at.toISOString() },
})

const toInboxQuery = (row: Row): InboxQuery => ({ ...toQuery(row), link: { id: row.link_id, name: row.link_name } })

/** The newest questions asked by a link, oldest first. */
export const listByLink = async (db: Database, link: ShareLinkRow): Promise<EmployerQuery[]> => {
  const rows = await withAnswers(db)
    .where('query.link_id', '=', link.id)
    .orderBy('query.asked_at', 'desc')
    .orderBy('query.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(toQuery).toReversed()
}

/** Keeps a question with the answer it got. Throws 404 when the link's owner is deleted meanwhile. */
export const insertQuery = async (
  db: Database,
  link: ShareLinkRow,
  question: string,
  answer: EmployerAnswer,
): Promise<EmployerQuery> => {
  const id = randomUUID()
  return db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, link.owner_id))) throw errors.linkNotFound()
    await tx
      .insertInto('employer_queries')
      .values({ id, link_id: link.id, owner_id: link.owner_id, question, answer: JSON.stringify(answer) })
      .execute()
    return toQuery(await withAnswers(tx).where('query.id', '=', id).executeTakeFirstOrThrow())
  })
}

/** Puts a question of this link before the owner; twice is the same as once. Throws 404. */
export const sendQuery = async (db: Database, link: ShareLinkRow, queryId: string): Promise<EmployerQuery> => {
  await db
    .updateTable('employer_queries')
    .set({ sent_at: sql`coalesce(sent_at, now())` })
    .where('id', '=', queryId)
    .where('link_id', '=', link.id)
    .execute()
  const row = await withAnswers(db)
    .where('query.id', '=', queryId)
    .where('query.link_id', '=', link.id)
    .executeTakeFirst()
  if (!row) throw errors.questionNotFound()
  return toQuery(row)
}

const isOpen = sql<boolean>`query.sent_at is not null and own.id is null`

/** A page of the owner's inbox: open questions first, then the newest. */
export const readInbox = async (db: Database, actor: Actor, { skip, limit }: { skip: number; limit: number }) => {
  const mine = withAnswers(db).where('query.owner_id', '=', actor.id)
  const rows = await mine
    .orderBy(sql`case when ${isOpen} then 0 else 1 end`)
    .orderBy('query.asked_at', 'desc')
    .orderBy('query.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
  const counts = await db
    .selectFrom('employer_queries as query')
    .leftJoin('owner_answers as own', 'own.query_id', 'query.id')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open')])
    .where('query.owner_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { data: rows.map(toInboxQuery), ...counts }
}

/** Answers a question of the own inbox, or changes the answer. Throws 404. */
export const answerQuery = (db: Database, actor: Actor, queryId: string, text: string): Promise<InboxQuery> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, actor.id))) throw errors.unauthorized()
    const query = await tx
      .selectFrom('employer_queries')
      .select(['id', 'question'])
      .where('id', '=', queryId)
      .where('owner_id', '=', actor.id)
      .forUpdate()
      .executeTakeFirst()
    if (!query) throw errors.questionNotFound()
    await tx
      .insertInto('owner_answers')
      .values({ id: randomUUID(), owner_id: actor.id, query_id: query.id, question: query.question, text })
      .onConflict((conflict) => conflict.column('query_id').doUpdateSet({ text, answered_at: sql`now()` }))
      .execute()
    return toInboxQuery(await withAnswers(tx).where('query.id', '=', query.id).executeTakeFirstOrThrow())
  })

/** Removes a question, and with it the own answer. Throws 404. */
export const deleteQuery = async (db: Database, actor: Actor, queryId: string): Promise<void> => {
  const deleted = await db
    .deleteFrom('employer_queries')
    .where('id', '=', queryId)
    .where('owner_id', '=', actor.id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw errors.questionNotFound()
}

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

/** They are listed all at once. */
const mostPrepared = 500

/** Keeps an answer for employers before anybody asks. Throws 409 when there are too many. */
export const createPrepared = async (
  db: Database,
  actor: Actor,
  { question, text }: { question: string; text: string },
): Promise<PreparedAnswer> => {
  const { count } = await db
    .selectFrom('owner_answers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', actor.id)
    .where('query_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostPrepared) throw errors.tooManyPrepared()
  const row = await db
    .insertInto('owner_answers')
    .values({ id: randomUUID(), owner_id: actor.id, query_id: null, question, text })
    .returning(preparedColumns)
    .executeTakeFirstOrThrow()
  return toPrepared(row)
}

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
