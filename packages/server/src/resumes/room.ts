import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'

/** So many bytes of JSON one item may have: a few times the longest that a form can hold. */
const maxItemBytes = 100_000
/** So many all items of a resume: what one import brings at most. Resumes have a hundredth of that; reading one costs all. */
const maxResumeBytes = 1_000_000

/** So many items a resume may show: a hundred pages of publications have fewer. Everything about a resume reads them all. */
export const maxItems = 1_000
/** Deleted ones, which can be restored, included. */
const maxItemsKept = 2_000

const countItems = (tx: Database, resumeId: string) =>
  tx
    .selectFrom('items')
    .select([
      sql<number>`(count(*) filter (where deleted_at is null))::int`.as('shown'),
      sql<number>`count(*)::int`.as('kept'),
    ])
    .where('resume_id', '=', resumeId)
    .executeTakeFirstOrThrow()

/** Refuses another item where a resume has as many as it may. The caller holds the resume's lock. Throws 413. */
export const needPlace = async (tx: Database, resumeId: string): Promise<void> => {
  const { shown, kept } = await countItems(tx, resumeId)
  if (shown >= maxItems) throw errors.tooManyItems(maxItems)
  if (kept >= maxItemsKept) throw errors.tooManyItemsKept(maxItemsKept)
}

/** The same for an item that is only shown again: deleted, it was kept already. Throws 413. */
export const needPlaceToShow = async (tx: Database, resumeId: string): Promise<void> => {
  const { shown } = await countItems(tx, resumeId)
  if (shown >= maxItems) throw errors.tooManyItems(maxItems)
}

/** Splits what was read for a resume into the items that it has room for and the rest, both in their order. */
export const splitByRoom = <Item extends { content: object }>(items: Item[]): { kept: Item[]; rest: Item[] } => {
  let bytes = 0
  const at = items.findIndex(({ content }, index) => {
    bytes += Buffer.byteLength(JSON.stringify(content))
    return index >= maxItems || bytes > maxResumeBytes
  })
  return at < 0 ? { kept: items, rest: [] } : { kept: items.slice(0, at), rest: items.slice(at) }
}

/**
 * Refuses content that a resume has no room for; content not longer than the one `before` always has. The caller holds
 * the resume's lock. Throws 413, 422.
 */
export const needRoom = async (tx: Database, resumeId: string, content: string, before = ''): Promise<void> => {
  const more = Buffer.byteLength(content) - Buffer.byteLength(before)
  if (more <= 0) return
  if (Buffer.byteLength(content) > maxItemBytes) throw errors.invalid('The item is too long', ['body'], 'too_long')
  const { held } = await tx
    .selectFrom('items')
    .select(sql<number>`coalesce(sum(octet_length(content::text)), 0)::float8`.as('held'))
    .where('resume_id', '=', resumeId)
    .executeTakeFirstOrThrow()
  if (held + more > maxResumeBytes) throw errors.resumeFull()
}
