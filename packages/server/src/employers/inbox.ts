import { randomUUID } from 'node:crypto'
import type { InboxQuery } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { holdUser } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { enqueue } from '../jobs/queue.ts'
import { sameQuestion } from './queries.ts'

/** The questions asked through an owner's links, with equal ones merged. */
const entriesOf = (db: Database, actor: Actor) => {
  const asked = db
    .selectFrom('employer_queries as query')
    .innerJoin('share_links as link', 'link.id', 'query.link_id')
    .select([
      sql<string>`(array_agg(query.id order by query.asked_at desc, query.id desc))[1]`.as('id'),
      sql<number>`count(*)::int`.as('times'),
      sql<number>`count(distinct coalesce(query.visitor, query.link_id::text))::int`.as('visitors'),
      sql<InboxQuery['links']>`jsonb_agg(distinct jsonb_build_object('name', link.name, 'id', link.id))`.as('links'),
      sql<Date | null>`max(query.sent_at)`.as('sent_at'),
      sql<boolean>`bool_or(query.reply_to is not null)`.as('by_mail'),
      sql<Date | null>`max(query.asked_at) filter (where query.sent_at is not null)`.as('waiting_since'),
    ])
    .where('query.owner_id', '=', actor.id)
    .groupBy(sql`question_key(query.question)`)
  return db
    .selectFrom(asked.as('entry'))
    .innerJoin('employer_queries as query', 'query.id', 'entry.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('owner_answers as own')
          .select(['own.text', 'own.answered_at'])
          .where('own.owner_id', '=', actor.id)
          .where('own.query_id', 'is not', null)
          .where(sameQuestion('own', 'query'))
          .orderBy('own.answered_at', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
}

const isOpen = sql<boolean>`(entry.waiting_since is not null and (own.answered_at is null or own.answered_at < entry.waiting_since))`

const withAll = (db: Database, actor: Actor) =>
  entriesOf(db, actor).select([
    'query.id',
    'query.question',
    'query.asked_at',
    'query.answer',
    'entry.sent_at',
    'entry.times',
    'entry.visitors',
    'entry.links',
    'entry.by_mail',
    'own.text',
    'own.answered_at',
    isOpen.as('open'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof withAll>['execute']>>[number]

const toInboxQuery = ({ text, answered_at, ...row }: Row): InboxQuery => ({
  ...row,
  links: row.links.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  asked_at: row.asked_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  owner_answer: text === null || answered_at === null ? null : { text, answered_at: answered_at.toISOString() },
})

/** Returns a page of the owner's inbox: open questions first, then newest first. */
export const readInbox = async (db: Database, actor: Actor, { skip, limit }: { skip: number; limit: number }) => {
  const rows = await withAll(db, actor)
    .orderBy(sql`case when ${isOpen} then 0 else 1 end`)
    .orderBy('query.asked_at', 'desc')
    .orderBy('query.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
  const counts = await entriesOf(db, actor)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open')])
    .executeTakeFirstOrThrow()
  return { data: rows.map(toInboxQuery), ...counts }
}

/** Returns the actor's questions that are equal to one of them, locked, so that answers and deletions run one after the other. */
const lockEqual = async (tx: Database, actor: Actor, queryId: string) => {
  const rows = await tx
    .selectFrom('employer_queries as query')
    .innerJoin('employer_queries as one', (join) => join.on(sameQuestion('one', 'query')))
    .select(['query.id', 'query.question'])
    .where('one.id', '=', queryId)
    .where('one.owner_id', '=', actor.id)
    .where('query.owner_id', '=', actor.id)
    .orderBy('query.id')
    .forUpdate('query')
    .execute()
  if (rows.length === 0) throw errors.questionNotFound()
  return rows
}

/** Queues one email with the answer for each visitor who left an address. The payload does not contain the address, because jobs are kept. */
const mailAnswers = async (tx: Database, ids: string[]) => {
  const due = await tx
    .updateTable('employer_queries')
    .set({ reply_due: true })
    .where('id', 'in', ids)
    .where('reply_to', 'is not', null)
    .where('reply_due', '=', false)
    .returning('id')
    .execute()
  for (const { id } of due) await enqueue(tx, 'send_mail', { mail: 'own_answer', queryId: id })
}

/** Answers a question of the actor's inbox and all equal ones, or changes the answer. Throws 404. */
export const answerQuery = (db: Database, actor: Actor, queryId: string, text: string): Promise<InboxQuery> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, actor.id))) throw errors.unauthorized()
    const equal = await lockEqual(tx, actor, queryId)
    const ids = equal.map(({ id }) => id)
    const before = await tx
      .updateTable('owner_answers')
      .set({ text, answered_at: sql`now()` })
      .where('query_id', 'in', ids)
      .returning('id')
      .executeTakeFirst()
    const question = equal.find(({ id }) => id === queryId)?.question ?? ''
    if (!before)
      await tx
        .insertInto('owner_answers')
        .values({ id: randomUUID(), owner_id: actor.id, query_id: queryId, question, text })
        .execute()
    await mailAnswers(tx, ids)
    const entry = withAll(tx, actor).where(sql<boolean>`question_key(query.question) = question_key(${question})`)
    return toInboxQuery(await entry.executeTakeFirstOrThrow())
  })

/** Deletes a question, all equal ones, and the owner's answer to them. Throws 404. */
export const deleteQuery = (db: Database, actor: Actor, queryId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, actor.id))) throw errors.unauthorized()
    const equal = await lockEqual(tx, actor, queryId)
    await tx
      .deleteFrom('employer_queries')
      .where(
        'id',
        'in',
        equal.map(({ id }) => id),
      )
      .execute()
  })
