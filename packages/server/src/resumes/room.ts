import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'

/** The most bytes of JSON of one item: a few times the longest that a form can contain. */
const maxItemBytes = 100_000
/** The most bytes of all items of a resume: the maximum of one import. Usual resumes have a hundredth of that. */
const maxResumeBytes = 1_000_000

/** The most items that a resume may show. A hundred pages of publications have fewer. Most calls about a resume read them all. */
export const maxItems = 1_000
/** The most items including deleted ones, which can be restored. */
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

/** Refuses another item if a resume has reached the limit. The caller holds the resume's lock. Throws 413. */
export const needPlace = async (tx: Database, resumeId: string): Promise<void> => {
  const { shown, kept } = await countItems(tx, resumeId)
  if (shown >= maxItems) throw errors.tooManyItems(maxItems)
  if (kept >= maxItemsKept) throw errors.tooManyItemsKept(maxItemsKept)
}

/** The same check for an item that is restored, which was stored already. Throws 413. */
export const needPlaceToShow = async (tx: Database, resumeId: string): Promise<void> => {
  const { shown } = await countItems(tx, resumeId)
  if (shown >= maxItems) throw errors.tooManyItems(maxItems)
}

/** Splits parsed items into those that the resume has room for and the rest, both in order. */
export const splitByRoom = <Item extends { content: object }>(items: Item[]): { kept: Item[]; rest: Item[] } => {
  let bytes = 0
  const at = items.findIndex(({ content }, index) => {
    bytes += Buffer.byteLength(JSON.stringify(content))
    return index >= maxItems || bytes > maxResumeBytes
  })
  return at < 0 ? { kept: items, rest: [] } : { kept: items.slice(0, at), rest: items.slice(at) }
}

/**
 * Refuses content that a resume has no room for. There is always room for content that is not longer than the one `before`.
 * The caller holds the resume's lock. Throws 413, 422.
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
