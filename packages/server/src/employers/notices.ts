import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { holdUser } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type LinkNotice, noticesMail } from '../mail/notices-mail.ts'

export type NoticeParts = { db: Database; mailer: Mailer; publicUrl: () => string }

/** No owner gets more than one mail in this time; what happens meanwhile is gathered for the next one. */
const betweenS = 60 * 60
/** For how long the link in a mail that ends the mails works. */
const unsubscribeDays = 90

/**
 * Notes for the owner of a link that it was opened first, or that a question waits, and has it mailed when a mail may be
 * sent again. The caller holds the owner.
 */
export const addNotice = async (tx: Database, link: ShareLinkRow, queryId: string | null): Promise<void> => {
  if (!link.notices) return
  const owner_id = link.owner_id
  await tx
    .insertInto('notice_mails')
    .values({ owner_id })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute()
  // Held until the end: a mail that is just being noted as sent sees this notice, or this one sees the mail.
  const mails = await tx
    .selectFrom('notice_mails')
    .select(['wanted', 'due'])
    .select(sql<number>`greatest(0, coalesce(extract(epoch from sent_at - now()) + ${betweenS}, 0))::float8`.as('wait'))
    .where('owner_id', '=', owner_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!mails.wanted) return
  await tx.insertInto('notices').values({ owner_id, link_id: link.id, query_id: queryId }).execute()
  if (mails.due) return
  await tx.updateTable('notice_mails').set({ due: true }).where('owner_id', '=', owner_id).execute()
  await enqueue(tx, 'send_mail', { mail: 'notices', ownerId: owner_id }, mails.wait)
}

/** What of the notices still holds: links that work and tell, questions that nobody answered. */
const readNotices = async (db: Database, ownerId: string): Promise<LinkNotice[]> =>
  db
    .selectFrom('notices')
    .innerJoin('share_links as link', 'link.id', 'notices.link_id')
    .leftJoin('employer_queries as query', 'query.id', 'notices.query_id')
    .select(['link.name as link', 'query.question'])
    .where('notices.owner_id', '=', ownerId)
    .where('link.notices', '=', true)
    .where('link.revoked_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('owner_answers as own')
            .select('own.id')
            .whereRef('own.owner_id', '=', 'query.owner_id')
            .where('own.query_id', 'is not', null)
            .where(sql<boolean>`question_key(own.question) = question_key(query.question)`)
            .whereRef('own.answered_at', '>=', 'query.asked_at'),
        ),
      ),
    )
    .orderBy('notices.id')
    .execute()

/** Mails an owner what was noted; what is to be written afterwards drops that, and sees to what was noted meanwhile. */
export const mailNotices = async (
  { db, mailer, publicUrl }: NoticeParts,
  ownerId: string,
): Promise<(tx: Database) => Promise<void>> => {
  const owner = await db
    .selectFrom('users')
    .innerJoin('notice_mails', 'notice_mails.owner_id', 'users.id')
    .select('email')
    .where('users.id', '=', ownerId)
    .where('is_active', '=', true)
    .where('is_superuser', '=', false)
    .where('wanted', '=', true)
    .executeTakeFirst()
  const { last } = await db
    .selectFrom('notices')
    .select(sql<string | null>`max(id)::text`.as('last'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const pending = owner ? await readNotices(db, ownerId) : []
  if (owner && pending.length > 0)
    await mailer.send(noticesMail(owner.email, pending, publicUrl(), await createUnsubscribeToken(db, ownerId)))
  return (tx) => settle(tx, ownerId, last, pending.length > 0)
}

const settle = async (tx: Database, ownerId: string, last: string | null, isSent: boolean): Promise<void> => {
  await tx
    .updateTable('notice_mails')
    .set({ due: false, ...(isSent && { sent_at: sql<Date>`now()` }) })
    .where('owner_id', '=', ownerId)
    .execute()
  await tx.deleteFrom('notices').where('owner_id', '=', ownerId).where(sql<boolean>`id <= ${last}::bigint`).execute()
  const more = await tx.selectFrom('notices').select('id').where('owner_id', '=', ownerId).limit(1).executeTakeFirst()
  if (!more) return
  await tx.updateTable('notice_mails').set({ due: true }).where('owner_id', '=', ownerId).execute()
  await enqueue(tx, 'send_mail', { mail: 'notices', ownerId }, isSent ? betweenS : 0)
}

/** After a mail that could not be sent: the next notice tries again, with what this one held. */
export const giveUpNotices = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.updateTable('notice_mails').set({ due: false }).where('owner_id', '=', ownerId).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 256 random bits, kept only as their hash. */
const createUnsubscribeToken = async (db: Database, ownerId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expires_at = sql<Date>`now() + ${unsubscribeDays} * interval '1 day'`
  await db
    .insertInto('unsubscribe_tokens')
    .values({ hash: hashOf(token), owner_id: ownerId, expires_at })
    .execute()
  return token
}

/** Ends the mails of whom a token was made for, once. Throws 404 for any that is not good. */
export const unsubscribe = (db: Database, token: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('unsubscribe_tokens')
      .where('hash', '=', hashOf(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('owner_id')
      .executeTakeFirst()
    if (!used) throw errors.unsubscribeNotFound()
    await writeWanted(tx, used.owner_id, false)
  })

const writeWanted = async (tx: Database, owner_id: string, wanted: boolean): Promise<void> => {
  await tx
    .insertInto('notice_mails')
    .values({ owner_id, wanted })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ wanted }))
    .execute()
  if (!wanted) await tx.deleteFrom('notices').where('owner_id', '=', owner_id).execute()
}

/** Whether the actor wants mails about the own links. */
export const readNoticeChoice = async (db: Database, actor: Actor): Promise<{ wanted: boolean }> => {
  const row = await db.selectFrom('notice_mails').select('wanted').where('owner_id', '=', actor.id).executeTakeFirst()
  return { wanted: row?.wanted ?? true }
}

/** Sets whether the actor wants mails about the own links. Throws 401 when the actor is gone. */
export const writeNoticeChoice = (db: Database, actor: Actor, wanted: boolean): Promise<{ wanted: boolean }> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, actor.id))) throw errors.unauthorized()
    await writeWanted(tx, actor.id, wanted)
    return { wanted }
  })
