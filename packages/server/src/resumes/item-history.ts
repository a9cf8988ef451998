import { moveContent } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ItemRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import type { ItemPlace } from './item-place.ts'
import { findResume } from './resume-store.ts'

const versionsKept = 100

/** Writes what an item says, and where, into its history, before it is changed. */
export const keepVersion = async (tx: Database, before: ItemRow): Promise<void> => {
  const { id, version, section, content } = before
  await tx
    .insertInto('item_versions')
    .values({ item_id: id, version, section, content: JSON.stringify(content) })
    .execute()
  await forgetOldVersions(tx, before)
  await forgetBeyondBytes(tx, before)
}

/** Of an item saved very often the first version, which the PDF said, and the newest are kept: saving never fills the disk. */
const forgetOldVersions = async (tx: Database, { id, version }: Pick<ItemRow, 'id' | 'version'>) => {
  await tx
    .deleteFrom('item_versions')
    .where('item_id', '=', id)
    .where('version', '>', 1)
    .where('version', '<=', version - versionsKept)
    .execute()
}

/** So many bytes the histories of all items of an account take: some twenty resumes, each item of which was saved ten times. */
const historyBytes = 50_000_000
/** What a version counts at least, so that their number is bounded, too. */
const versionBytes = 2_000

/**
 * Forgets what the histories of an account hold beyond that, the oldest first and the first versions of items last. What the
 * items say now is no part of them. A version that is being deleted already is left to whoever does it: nobody waits.
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

/** Earlier versions of an item, the newest ones, newest first. */
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
