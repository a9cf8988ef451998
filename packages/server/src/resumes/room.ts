import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'

/** So many bytes of JSON one item may have: a few times the longest that a form can hold. */
const maxItemBytes = 100_000
/** So many all items of a resume: what one import brings at most. Resumes have a hundredth of that; reading one costs all. */
const maxResumeBytes = 1_000_000

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
