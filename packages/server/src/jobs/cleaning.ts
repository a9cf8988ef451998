import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const everyMs = 60 * 60_000

/**
 * Deletes what is no longer needed: expired sessions and tokens, full buckets, addresses not seen for a year, jobs done a week
 * ago, and addresses of employers whose link has ended or whose question was not answered for long.
 */
export const clean = async (db: Database): Promise<void> => {
  const now = new Date()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('reset_tokens').where('expires_at', '<', now).execute()
  await db
    .updateTable('employer_queries as query')
    .from('share_links as link')
    .whereRef('link.id', '=', 'query.link_id')
    .where('query.reply_to', 'is not', null)
    .where((where) =>
      where.or([
        where('link.expires_at', '<', now),
        where('query.sent_at', '<', sql<Date>`now() - interval '90 days'`),
      ]),
    )
    .set({ reply_to: null })
    .execute()
  await db.deleteFrom('unsubscribe_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('rate_limits').where('full_at', '<', now).execute()
  await db.deleteFrom('known_addresses').where('seen_at', '<', sql<Date>`now() - interval '365 days'`).execute()
  await db
    .deleteFrom('jobs')
    .where('state', 'in', ['done', 'failed'])
    .where('finished_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}

/** Cleans every hour. Returns a function that stops it. */
export const startCleaning = (db: Database, onError: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => {
    clean(db).catch(onError)
  }, everyMs)
  return () => clearInterval(timer)
}
