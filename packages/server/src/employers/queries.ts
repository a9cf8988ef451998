import { randomUUID } from 'node:crypto'
import type { EmployerAnswer, EmployerQuery, InboxQuery, PreparedAnswer } from '@candid/core'
import { sql } from 'kysely'
import type { Actor } from '../accounts/actor.ts'
import { holdUser, lockForAdding } from '../accounts/user-store.ts'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { EvidenceMemory } from './evidence.ts'
import { type Basis, readStillShown } from './told-answers.ts'
import { everyone } from './visitor.ts'

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
      'query.basis',
      'query.sent_at',
      'own.text as own_text',
      'own.answered_at',
      'link.id as link_id',
      'link.name as link_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withAnswers>['execute']>>[number]

const toQuery = (row: Row) => ({
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

/** Questions as the employer sees them: an answer that rests on what is no longer shown is withdrawn. */
const toShown = async (db: Database, link: ShareLinkRow, memory: EvidenceMemory, rows: Row[]) => {
  const isStillShown = await readStillShown(db, link, memory, rows)
  return rows.map((row): EmployerQuery => ({ ...toQuery(row), answer: isStillShown(row) ? row.answer : null }))
}

const toInboxQuery = (row: Row): InboxQuery => ({ ...toQuery(row), link: { id: row.link_id, name: row.link_name } })

/** The newest questions that a visitor of a link asked, or for its owner those of everyone, oldest first; answers only as far as the link still shows what they rest on. */
export const listByVisitor = async (
  db: Database,
  link: ShareLinkRow,
  visitor: string | null | typeof everyone,
  memory: EvidenceMemory,
): Promise<EmployerQuery[]> => {
  if (visitor === null) return []
  const asked = withAnswers(db).where('query.link_id', '=', link.id)
  const rows = await (visitor === everyone ? asked : asked.where('query.visitor', '=', visitor))
    .orderBy('query.asked_at', 'desc')
    .orderBy('query.id', 'desc')
    .limit(200)
    .execute()
  return toShown(db, link, memory, rows.toReversed())
}

/** Keeps a question with the answer it got. Throws 404 when the link's owner is deleted meanwhile. */
export const insertQuery = async (
  db: Database,
  link: ShareLinkRow,
  visitor: string | null,
  question: string,
  answer: EmployerAnswer,
  basis: Basis,
): Promise<EmployerQuery> => {
  const id = randomUUID()
  return db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, link.owner_id))) throw errors.linkNotFound()
    await tx
      .insertInto('employer_queries')
      .values({
        id,
        link_id: link.id,
        owner_id: link.owner_id,
        visitor,
        question,
        answer: JSON.stringify(answer),
        basis: JSON.stringify(basis),
      })
      .execute()
    return toQuery(await withAnswers(tx).where('query.id', '=', id).executeTakeFirstOrThrow())
  })
}

/** Puts a visitor's own question before the owner; twice is the same as once. Throws 404. */
export const sendQuery = async (
  db: Database,
  link: ShareLinkRow,
  visitor: string | null,
  memory: EvidenceMemory,
  queryId: string,
): Promise<EmployerQuery> => {
  if (visitor === null) throw errors.questionNotFound()
  await db
    .updateTable('employer_queries')
    .set({ sent_at: sql`coalesce(sent_at, now())` })
    .where('id', '=', queryId)
    .where('link_id', '=', link.id)
    .where('visitor', '=', visitor)
    .execute()
  const row = await withAnswers(db)
    .where('query.id', '=', queryId)
    .where('query.link_id', '=', link.id)
    .where('query.visitor', '=', visitor)
    .executeTakeFirst()
  const [shown] = row ? await toShown(db, link, memory, [row]) : []
  if (!shown) throw errors.questionNotFound()
  return shown
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
