import type { Release, Section } from '@candid/core'
import type { Database } from '../db/database.ts'
import type { Actor } from '../http/actor.ts'
import { lockResume } from '../resumes/resume-store.ts'

/**
 * Sets who may read the saved answers of a section, in one transaction; with `only`, those of these questions. Returns the
 * questions whose answers changed, so that it can be undone. Throws 404.
 */
export const releaseSection = (
  db: Database,
  actor: Actor,
  { id, category }: { id: string; category: Section },
  { release, only }: { release: Release; only?: string[] | undefined },
): Promise<{ changed: string[] }> =>
  db.transaction().execute(async (tx) => {
    await lockResume(tx, actor, id)
    if (only?.length === 0) return { changed: [] }
    const ofSection = tx
      .selectFrom('questions')
      .innerJoin('items', 'items.id', 'questions.item_id')
      .select('questions.id')
      .where('questions.resume_id', '=', id)
      .where('items.section', '=', category)
      .where('items.deleted_at', 'is', null)
    const rows = await tx
      .updateTable('answers')
      .set({ release })
      .where('question_id', 'in', only ? ofSection.where('questions.id', 'in', only) : ofSection)
      .where('release', '<>', release)
      .returning('question_id')
      .execute()
    return { changed: rows.map(({ question_id }) => question_id) }
  })
