import type { LinkDay } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'

const today = sql<string>`(now() at time zone 'utc')::date`

/** Counts an opening of a link, or a question, for the day. */
export const countForDay = async (tx: Database, linkId: string, what: 'opened' | 'asked'): Promise<void> => {
  await tx
    .insertInto('link_days')
    .values({ link_id: linkId, day: today, [what]: 1 })
    .onConflict((conflict) =>
      conflict.columns(['link_id', 'day']).doUpdateSet({ [what]: sql`${sql.ref(`link_days.${what}`)} + 1` }),
    )
    .execute()
}

/** The number of days that are returned. */
const days = 30

/** Returns the days of the last month on which a link was opened or used to ask, newest first. */
export const readLinkDays = (db: Database, { id }: Pick<ShareLinkRow, 'id'>): Promise<LinkDay[]> =>
  db
    .selectFrom('link_days')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'opened', 'asked'])
    .where('link_id', '=', id)
    .where(sql<boolean>`day > ${today} - ${days}::int`)
    .orderBy('link_days.day', 'desc')
    .execute()
