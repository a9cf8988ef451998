import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'

/** A limit: `burst` times at once, then once every `everyS` seconds. */
export type Limit = { burst: number; everyS: number }

/**
 * The limits per account, per address, and per link and its visitors. Only failed log-ins count, so that a user who knows the
 * password is never slowed down. Callers who have logged in before have their own limits. One address gets at most half of what
 * a link allows, both in a burst and over time, so that nobody alone can keep the others of a link from asking.
 */
export const limits = {
  loginOfAccountFromAddress: { burst: 10, everyS: 6 },
  loginFromAddress: { burst: 40, everyS: 2 },
  loginOfAccount: { burst: 100, everyS: 30 },
  loginOfKnownBrowser: { burst: 10, everyS: 60 },
  signUpFromAddress: { burst: 20, everyS: 30 },
  recoveryOfAccount: { burst: 5, everyS: 720 },
  recoveryOfKnownBrowser: { burst: 3, everyS: 720 },
  recoveryFromAddress: { burst: 20, everyS: 30 },
  resetFromAddress: { burst: 20, everyS: 10 },
  passwordChangeOfSession: { burst: 10, everyS: 60 },
  dataOfUser: { burst: 10, everyS: 60 },
  uploadOfUser: { burst: 60, everyS: 5 },
  parseOfUser: { burst: 30, everyS: 10 },
  askOfUser: { burst: 120, everyS: 1 },
  openSharedFromAddress: { burst: 120, everyS: 1 },
  askSharedFromAddress: { burst: 30, everyS: 5 },
  askOfVisitor: { burst: 20, everyS: 20 },
  askOfLinkFromAddress: { burst: 30, everyS: 20 },
  askOfLink: { burst: 60, everyS: 10 },
  sendOfVisitor: { burst: 20, everyS: 60 },
  sendOfLinkFromAddress: { burst: 30, everyS: 60 },
  sendOfLink: { burst: 60, everyS: 30 },
  unsubscribeFromAddress: { burst: 20, everyS: 10 },
  transcribeOfUser: { burst: 60, everyS: 5 },
  speakOfUser: { burst: 120, everyS: 1 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type RateLimits = {
  /** Counts one attempt for each of the limits. Throws 429 with Retry-After if one of them is used up. */
  take: (...tries: [LimitName, string][]) => Promise<void>
  /** Takes back a counted attempt. */
  giveBack: (...tries: [LimitName, string][]) => Promise<void>
}

/**
 * Rate limits in SQL, so that they hold across processes. Each is a leaky bucket in one row and one atomic statement: the row
 * stores when the bucket will be full again (GCRA, the virtual scheduling algorithm of the ATM Forum).
 */
export const createRateLimits = (db: Database, factor: number): RateLimits => {
  const keyOf = ([name, who]: [LimitName, string]) => `${name}:${who}`
  const take = async (attempt: [LimitName, string]) => {
    const { burst, everyS } = limits[attempt[0]]
    const step = everyS / factor
    const { rows } = await sql`
      insert into rate_limits as r (key, full_at) values (${keyOf(attempt)}, now() + ${step} * interval '1 second')
      on conflict (key) do update set full_at = greatest(r.full_at, now()) + ${step} * interval '1 second'
      where greatest(r.full_at, now()) + ${step} * interval '1 second' <= now() + ${step * burst * factor} * interval '1 second'
      returning key`.execute(db)
    if (rows.length > 0) return
    // No bucket is ever further from full than its burst, unless the clock was set back; then it would be empty for that long.
    const { wait } = await db
      .updateTable('rate_limits')
      .set({ full_at: sql`least(full_at, now() + ${step * burst * factor} * interval '1 second')` })
      .where('key', '=', keyOf(attempt))
      .returning(sql<number>`extract(epoch from full_at - now())::float8`.as('wait'))
      .executeTakeFirstOrThrow()
    throw errors.tooMany(wait - step * (burst * factor - 1))
  }
  return {
    take: async (...tries) => {
      for (const attempt of tries) await take(attempt)
    },
    giveBack: async (...tries) => {
      for (const attempt of tries)
        await db
          .updateTable('rate_limits')
          .set({ full_at: sql`full_at - ${limits[attempt[0]].everyS / factor} * interval '1 second'` })
          .where('key', '=', keyOf(attempt))
          .execute()
    },
  }
}
