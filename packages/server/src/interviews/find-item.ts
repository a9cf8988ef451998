import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { findResume } from '../resumes/resume-store.ts'

/** Finds an item of a parsed resume that the actor may use. Throws 404. */
export const findItem = async (db: Database, actor: Actor, { id, chunk_id }: { id: string; chunk_id: string }) => {
  const { chunked } = await findResume(db, actor, id)
  if (!chunked) throw errors.itemNotFound()
  const item = await db
    .selectFrom('items')
    .select(['id', 'section', 'content', 'tag'])
    .where('id', '=', chunk_id)
    .where('resume_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!item) throw errors.itemNotFound()
  return item
}
