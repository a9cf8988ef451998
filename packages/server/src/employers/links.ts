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
 * The secrets of links: 128 bits derived from the server's key and the link's id, so that the owner can copy them again.
 * Older links have 256 bits (`formerTokenOf`).
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

/** Whether a link currently works. */
export const stateOf = ({ revoked_at, expires_at }: ShareLinkRow): ShareLink['state'] => {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= new Date() ? 'expired' : 'active'
}

/** Returns the path of a link that is not revoked, below the web app's origin. */
export const pathOf = (row: ShareLinkRow, { tokenOf, formerTokenOf, hashOf }: LinkSecrets): string | null => {
  if (row.revoked_at) return null
  // After a change of the server's key old addresses still work, but the server knows only their hashes.
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

/** Finds one of the actor's links. Throws 404. */
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

/** Limited, because they are all listed at once. */
const mostLinks = 500

/** Creates a link. Throws 409 if there are too many. */
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

/** Changes what a link shows or when it ends. Throws 404, or 409 for a revoked link. */
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
    // A setting that is not changed keeps its value at the moment of writing, not one that was read earlier.
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

/** Revokes a link at once; idempotent. Throws 404. */
export const revokeLink = (db: Database, secrets: LinkSecrets, actor: Actor, id: string): Promise<ShareLink> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('share_links')
      .set({ revoked_at: sql`coalesce(revoked_at, now())` })
      .where('id', '=', id)
      .where('owner_id', '=', actor.id)
      .returningAll()
      .executeTakeFirstOrThrow(errors.linkNotFound)
    // No more emails are sent to its visitors.
    await tx
      .updateTable('employer_queries')
      .set({ reply_to: null })
      .where('link_id', '=', id)
      .where('reply_to', 'is not', null)
      .execute()
    return toLink(row, secrets)
  })

/**
 * Finds the link of a secret, if it works. Throws the same 404 for unknown, revoked and expired links, and for owners who
 * left, became superusers or have no active resume.
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

/** Counts an opening, in total and for the day, and records the first one for the owner's notices. */
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
