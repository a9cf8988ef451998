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

/** No owner gets more than one email within this time. Events in the meantime are collected for the next one. */
const betweenS = 60 * 60
/** How long the unsubscribe link of an email works. */
const unsubscribeDays = 90

/**
 * Records for the owner of a link that it was first opened or that a question waits, and schedules an email for when one may be
 * sent again. The caller holds the lock on the owner.
 */
export const addNotice = async (tx: Database, link: ShareLinkRow, queryId: string | null): Promise<void> => {
  if (!link.notices) return
  const owner_id = link.owner_id
  await tx
    .insertInto('notice_mails')
    .values({ owner_id })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute()
  // Locked until the end, so that either a running email includes this notice, or this notice sees that the email was sent.
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

/** Selects the notices that are still valid: of working links with notices on, and of unanswered questions. */
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

/** Emails an owner the recorded notices. The returned write deletes them and schedules those recorded in the meantime. */
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

/** After an email that could not be sent: the next notice tries again, including these notices. */
export const giveUpNotices = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.updateTable('notice_mails').set({ due: false }).where('owner_id', '=', ownerId).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates a token of 256 random bits, of which only the hash is stored. */
const createUnsubscribeToken = async (db: Database, ownerId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expires_at = sql<Date>`now() + ${unsubscribeDays} * interval '1 day'`
  await db
    .insertInto('unsubscribe_tokens')
    .values({ hash: hashOf(token), owner_id: ownerId, expires_at })
    .execute()
  return token
}

/** Turns off the emails of the token's owner; works once. Throws 404 for an invalid token. */
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

/** Returns whether the actor wants emails about their links. */
export const readNoticeChoice = async (db: Database, actor: Actor): Promise<{ wanted: boolean }> => {
  const row = await db.selectFrom('notice_mails').select('wanted').where('owner_id', '=', actor.id).executeTakeFirst()
  return { wanted: row?.wanted ?? true }
}

/** Sets whether the actor wants emails about their links. Throws 401 if the actor is gone. */
export const writeNoticeChoice = (db: Database, actor: Actor, wanted: boolean): Promise<{ wanted: boolean }> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, actor.id))) throw errors.unauthorized()
    await writeWanted(tx, actor.id, wanted)
    return { wanted }
  })
