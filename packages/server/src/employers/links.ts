import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { newLinkSchema, ShareLink, updateLinkSchema } from '@candid/core/schemas'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { holdUser, lockForAdding } from '../db/user-locks.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { countForDay } from './link-days.ts'
import { addNotice } from './notices.ts'

/**
 * The secrets of links: 128 bits made from the server's key and the link's id, so that the owner can copy them again.
 * Earlier ones have 256, and are `formerTokenOf`.
 */
export type LinkSecrets = {
  tokenOf: (linkId: string) => string
  formerTokenOf: (linkId: string) => string
  hashOf: (token: string) => string
}

const tokenBytes = 16

export const createLinkSecrets = (key: Uint8Array): LinkSecrets => {
  const bytesOf = (linkId: string) => createHmac('sha256', key).update(`share-link:${linkId}`).digest()
  return {
    tokenOf: (linkId) => bytesOf(linkId).subarray(0, tokenBytes).toString('base64url'),
    formerTokenOf: (linkId) => bytesOf(linkId).toString('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  }
}

/** Whether a link works now. */
export const stateOf = ({ revoked_at, expires_at }: ShareLinkRow): ShareLink['state'] => {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= new Date() ? 'expired' : 'active'
}

/** The address of a link that is not revoked, below the web app's. */
export const pathOf = (row: ShareLinkRow, { tokenOf, formerTokenOf, hashOf }: LinkSecrets): string | null => {
  if (row.revoked_at) return null
  // After a change of the server's key old addresses still work, but only their hashes are known.
  const token = [tokenOf(row.id), formerTokenOf(row.id)].find((one) => hashOf(one) === row.token_hash)
  return token === undefined ? null : `/share/${token}`
}

const toLink = (row: ShareLinkRow, secrets: LinkSecrets): ShareLink => ({
  id: row.id,
  name: row.name,
  expires_at: row.expires_at?.toISOString() ?? null,
  sections: row.sections,
  questions: row.questions,
  contact: row.contact,
  download: row.download,
  notices: row.notices,
  state: stateOf(row),
  path: pathOf(row, secrets),
  created_at: row.created_at.toISOString(),
  opened: row.opened,
  last_opened_at: row.last_opened_at?.toISOString() ?? null,
})

const linksOf = (db: Database, actor: Actor) => db.selectFrom('share_links').where('owner_id', '=', actor.id)

/** A link of the actor's own. Throws 404. */
export const findLink = async (db: Database, actor: Actor, id: string): Promise<ShareLinkRow> => {
  const row = await linksOf(db, actor).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw errors.linkNotFound()
  return row
}

export const listLinks = async (db: Database, secrets: LinkSecrets, actor: Actor): Promise<ShareLink[]> => {
  const rows = await linksOf(db, actor).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => toLink(row, secrets))
}

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant))

/** They are listed all at once. */
const mostLinks = 500

/** Makes a link. Throws 409 when there are too many. */
export const createLink = (
  db: Database,
  secrets: LinkSecrets,
  actor: Actor,
  { sections, ...choices }: v.InferOutput<typeof newLinkSchema>,
): Promise<ShareLink> =>
  db.transaction().execute(async (tx) => {
    await lockForAdding(tx, actor.id)
    const { count } = await linksOf(tx, actor)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= mostLinks) throw errors.tooManyLinks(mostLinks)
    const id = randomUUID()
    const row = await tx
      .insertInto('share_links')
      .values({
        ...choices,
        id,
        owner_id: actor.id,
        expires_at: toDate(choices.expires_at),
        sections: JSON.stringify([...new Set(sections)]),
        token_hash: secrets.hashOf(secrets.tokenOf(id)),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toLink(row, secrets)
  })

/** Changes what a link shows, or how long. Throws 404; a revoked link stays as it is: 409. */
export const updateLink = async (
  db: Database,
  secrets: LinkSecrets,
  actor: Actor,
  id: string,
  { name, expires_at, sections, questions, contact, download, notices }: v.InferOutput<typeof updateLinkSchema>,
): Promise<ShareLink> => {
  await findLink(db, actor, id)
  const row = await db
    .updateTable('share_links')
    // What is not changed keeps the value it has at the moment of writing, not one that was read before.
    .set(({ ref }) => ({
      name: name ?? ref('name'),
      questions: questions ?? ref('questions'),
      contact: contact ?? ref('contact'),
      download: download ?? ref('download'),
      notices: notices ?? ref('notices'),
      ...(sections && { sections: JSON.stringify([...new Set(sections)]) }),
      ...(expires_at !== undefined && { expires_at: toDate(expires_at) }),
    }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw errors.linkRevoked()
  return toLink(row, secrets)
}

/** Makes a link stop working at once; twice is the same as once. Throws 404. */
export const revokeLink = (db: Database, secrets: LinkSecrets, actor: Actor, id: string): Promise<ShareLink> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('share_links')
      .set({ revoked_at: sql`coalesce(revoked_at, now())` })
      .where('id', '=', id)
      .where('owner_id', '=', actor.id)
      .returningAll()
      .executeTakeFirstOrThrow(errors.linkNotFound)
    // Nothing more goes to who had it.
    await tx
      .updateTable('employer_queries')
      .set({ reply_to: null })
      .where('link_id', '=', id)
      .where('reply_to', 'is not', null)
      .execute()
    return toLink(row, secrets)
  })

/**
 * The link behind a secret, while it works. Unknown, revoked and expired ones, and owners who left, became superusers or
 * have no active resume, are one 404.
 */
export const openLink = async (db: Database, { hashOf }: LinkSecrets, token: string): Promise<ShareLinkRow> => {
  const row = await db
    .selectFrom('share_links')
    .innerJoin('users', 'users.id', 'share_links.owner_id')
    .selectAll('share_links')
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('users.is_superuser', '=', false)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('resumes')
          .select('resumes.id')
          .whereRef('resumes.owner_id', '=', 'share_links.owner_id')
          .where('resumes.active', '=', true),
      ),
    )
    .executeTakeFirst()
  if (!row) throw errors.linkNotFound()
  return row
}

/** Counts an opening, also for the day, and notes the first one for the owner. */
export const countOpening = (db: Database, link: ShareLinkRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, link.owner_id))) return
    const counted = await tx
      .updateTable('share_links')
      .set({ opened: sql`opened + 1`, last_opened_at: sql`now()` })
      .where('id', '=', link.id)
      .returning('opened')
      .executeTakeFirst()
    if (!counted) return
    await countForDay(tx, link.id, 'opened')
    if (counted.opened === 1) await addNotice(tx, link, null)
  })
