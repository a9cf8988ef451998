import { moveContent } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ItemRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import type { ItemPlace } from './item-place.ts'
import { findResume } from './resume-store.ts'

const versionsKept = 100

/** Copies the content and section of an item to its history before a change. */
export const keepVersion = async (tx: Database, before: ItemRow): Promise<void> => {
  const { id, version, section, content } = before
  await tx
    .insertInto('item_versions')
    .values({ item_id: id, version, section, content: JSON.stringify(content) })
    .execute()
  await forgetOldVersions(tx, before)
  await forgetBeyondBytes(tx, before)
}

/** How many versions of an item are kept: the first, which is from the PDF, and the newest, so that saving never fills the disk. */
const forgetOldVersions = async (tx: Database, { id, version }: Pick<ItemRow, 'id' | 'version'>) => {
  await tx
    .deleteFrom('item_versions')
    .where('item_id', '=', id)
    .where('version', '>', 1)
    .where('version', '<=', version - versionsKept)
    .execute()
}

/** The most bytes of all histories of an account: about twenty resumes, each item of which was saved ten times. */
const historyBytes = 50_000_000
/** The minimum that a version counts, so that their number is limited too. */
const versionBytes = 2_000

/**
 * Deletes the versions of an account beyond that limit, oldest first and first versions of items last. The current content is
 * not part of the history. A version that another call is already deleting is skipped, so that nobody waits.
 */
const forgetBeyondBytes = async (tx: Database, { resume_id }: Pick<ItemRow, 'resume_id'>) => {
  await sql`
    with held as (
      select version.item_id, version.version,
        sum(${versionBytes} + pg_column_size(version.content)) over (
          order by version.version > 1, version.saved_at desc, version.item_id, version.version desc) as bytes
      from resumes as saved
        join resumes on resumes.owner_id = saved.owner_id
        join items on items.resume_id = resumes.id
        join item_versions as version on version.item_id = items.id
      where saved.id = ${resume_id}
    ), beyond as (
      select version.item_id, version.version from item_versions as version
        join held on held.item_id = version.item_id and held.version = version.version
      where held.bytes > ${historyBytes}
      for update of version skip locked
    )
    delete from item_versions using beyond
    where item_versions.item_id = beyond.item_id and item_versions.version = beyond.version`.execute(tx)
}

/** Returns the newest earlier versions of an item, newest first. */
export const listItemVersions = async (db: Database, actor: Actor, place: ItemPlace) => {
  await findResume(db, actor, place.id)
  const item = await db
    .selectFrom('items')
    .select('id')
    .where('id', '=', place.chunk_id)
    .where('resume_id', '=', place.id)
    .where('section', '=', place.category)
    .executeTakeFirst()
  if (!item) throw errors.itemNotFound()
  const rows = await db
    .selectFrom('item_versions')
    .select(['version', 'content', 'section', 'saved_at'])
    .where('item_id', '=', place.chunk_id)
    .orderBy('version', 'desc')
    .limit(versionsKept)
    .execute()
  return rows.map(({ version, content, section, saved_at }) => ({
    version,
    category: section ?? place.category,
    content: section === null || section === place.category ? content : moveContent(content, place.category),
    saved_at: saved_at.toISOString(),
  }))
}
