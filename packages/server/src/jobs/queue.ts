import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * The payload of each kind of job. It must not contain secrets, because payloads stay in the database. If it has an `ownerId`,
 * owners take turns; older jobs have none.
 */
export type JobPayloads = {
  parse_resume: { resumeId: string; generation: number; ownerId?: string }
  send_mail:
    | { mail: 'reset_password'; to: string }
    | { mail: 'email_changed'; to: string; email: string }
    | { mail: 'own_answer'; queryId: string }
    | { mail: 'notices'; ownerId: string }
  delete_files: { keys: string[] }
}
export type JobKind = keyof JobPayloads

/** Inserts a job, in a transaction together with the rows it belongs to. It is due in `delayS` seconds. Returns its id. */
export const enqueue = async <K extends JobKind>(
  db: Database,
  kind: K,
  payload: JobPayloads[K],
  delayS = 0,
): Promise<string> => {
  const { id } = await db
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload), run_at: sql<Date>`now() + ${delayS} * interval '1 second'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
