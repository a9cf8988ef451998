import { randomUUID } from 'node:crypto'
import { type EmployerAnswer, type EmployerQuery, nameOf } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { holdUser } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import { type Basis, readStillShown } from './answer-basis.ts'
import type { EvidenceMemory } from './evidence.ts'
import { countForDay } from './link-days.ts'
import { addNotice } from './notices.ts'
import { everyone } from './visitor.ts'
import { withholdContactIn } from './withhold-contact.ts'

/** The condition that two rows have equal questions; see the function question_key of the database. */
export const sameQuestion = (one: string, other: string) =>
  sql<boolean>`question_key(${sql.ref(`${one}.question`)}) = question_key(${sql.ref(`${other}.question`)})`

const withAnswers = (db: Database) =>
  db
    .selectFrom('employer_queries as query')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('owner_answers as own')
          .innerJoin('employer_queries as answered', 'answered.id', 'own.query_id')
          .select(['own.text', 'own.answered_at', 'answered.link_id'])
          .whereRef('own.owner_id', '=', 'query.owner_id')
          .where(sameQuestion('own', 'query'))
          // For later questions the interviewer uses the answer as evidence.
          .whereRef('own.answered_at', '>=', 'query.asked_at')
          .orderBy('own.answered_at', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .select([
      'query.id',
      'query.question',
      'query.asked_at',
      'query.answer',
      'query.basis',
      'query.sent_at',
      'own.text',
      'own.answered_at',
      'own.link_id as answered_link_id',
      sql<boolean>`query.reply_to is not null`.as('by_mail'),
      sql<boolean>`exists (select from answer_choices as choice join resumes on resumes.id = choice.resume_id
        where resumes.owner_id = query.owner_id and resumes.active and choice.chosen_at > query.asked_at
        and question_key(choice.question) = question_key(query.question))`.as('overruled'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withAnswers>['execute']>>[number]

const toQuery = (row: Row) => ({
  id: row.id,
  question: row.question,
  asked_at: row.asked_at.toISOString(),
  answer: row.answer,
  sent_at: row.sent_at?.toISOString() ?? null,
  owner_answer:
    row.text === null || row.answered_at === null
      ? null
      : { text: row.text, answered_at: row.answered_at.toISOString() },
  by_mail: row.by_mail,
})

/** Returns the owner's answer as a link shows it. It may have been written for another link and contain what this one withholds. */
const shownBy = (link: ShareLinkRow, { answered_link_id }: Pick<Row, 'answered_link_id'>, text: string) =>
  answered_link_id === link.id || link.contact ? text : withholdContactIn(text)

/** Converts questions for the employer. An answer whose evidence is no longer shown, or that the owner replaced, is withdrawn. */
const toShown = async (db: Database, link: ShareLinkRow, memory: EvidenceMemory, rows: Row[]) => {
  const isStillShown = await readStillShown(db, link, memory, rows)
  return rows.map((row): EmployerQuery => {
    const { owner_answer, ...query } = toQuery(row)
    return {
      ...query,
      answer: isStillShown(row) && !row.overruled ? row.answer : null,
      owner_answer: owner_answer && { ...owner_answer, text: shownBy(link, row, owner_answer.text) },
    }
  })
}

/** Returns the newest questions of a visitor of a link, or of all visitors for its owner, oldest first. Answers are included only while the link still shows their evidence. */
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

/** Stores a question with its answer. Throws 404 if the link's owner was deleted in the meantime. */
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
    await countForDay(tx, link.id, 'asked')
    return toQuery(await withAnswers(tx).where('query.id', '=', id).executeTakeFirstOrThrow())
  })
}

/**
 * Sends a visitor's own question to the owner; idempotent. With an address, the answer will also be emailed, unless the question
 * was answered in the meantime. Throws 404.
 */
export const sendQuery = async (
  db: Database,
  link: ShareLinkRow,
  visitor: string | null,
  memory: EvidenceMemory,
  queryId: string,
  email: string | null,
): Promise<EmployerQuery> => {
  if (visitor === null) throw errors.questionNotFound()
  const row = await db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, link.owner_id))) return undefined
    const own = await tx
      .selectFrom('employer_queries')
      .select('sent_at')
      .where('id', '=', queryId)
      .where('link_id', '=', link.id)
      .where('visitor', '=', visitor)
      // The owner's answer waits for this or this waits for it, so that no address is left over.
      .forUpdate()
      .executeTakeFirst()
    if (!own) return undefined
    const query = withAnswers(tx).where('query.id', '=', queryId)
    const { text } = await query.executeTakeFirstOrThrow()
    // An existing address is kept, so that somebody who copied the visitor's id cannot redirect the email.
    const reply_to = text === null ? sql<string | null>`coalesce(reply_to, ${email})` : undefined
    await tx
      .updateTable('employer_queries')
      .set({ sent_at: sql`coalesce(sent_at, now())`, ...(reply_to && { reply_to }) })
      .where('id', '=', queryId)
      .execute()
    if (own.sent_at === null) await addNotice(tx, link, queryId)
    return query.executeTakeFirstOrThrow()
  })
  const [shown] = row ? await toShown(db, link, memory, [row]) : []
  if (!shown) throw errors.questionNotFound()
  return shown
}

/** Returns the recipient and the content of the email with the owner's answer; null if none is to be sent. */
export const readAnswerToMail = async (db: Database, queryId: string) => {
  const row = await withAnswers(db)
    .innerJoin('users as owner', 'owner.id', 'query.owner_id')
    .select(['query.link_id', 'query.reply_to', 'owner.full_name'])
    .where('query.id', '=', queryId)
    .executeTakeFirst()
  if (!row || row.reply_to === null || row.text === null) return null
  const link = await db.selectFrom('share_links').selectAll().where('id', '=', row.link_id).executeTakeFirstOrThrow()
  return { to: row.reply_to, name: nameOf(row), question: row.question, answer: shownBy(link, row, row.text), link }
}
