import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { addressOf } from '../http/address.ts'

/** How an account knows a caller: by the cookie of a browser that has logged in to it, or by an address from which it was logged in to. */
export type Known = { by: 'browser' | 'address'; id: string }

export type KnownCallers = {
  /** Returns the calling browser if it has logged in to this account before. Does not query the database. */
  browserOf: (request: FastifyRequest, userId: string) => Known | null
  /** Returns how an account knows a caller; null for a stranger. */
  recognise: (request: FastifyRequest, userId: string) => Promise<Known | null>
  /** Stores the browser and the address after a log-in. */
  remember: (request: FastifyRequest, reply: FastifyReply, userId: string) => Promise<void>
}

const rememberedS = 365 * 86_400

/**
 * Distinguishes callers who have logged in to an account before from strangers who guess, so that failures of strangers never
 * lock the owner out. The cookie is not a session: it only proves that this browser once logged in to one account, and it is
 * signed for that account (modelled on OWASP's device cookies).
 */
export const createKnownCallers = (db: Database, secret: Uint8Array): KnownCallers => {
  const sign = (...parts: string[]) => createHmac('sha256', secret).update(parts.join(':')).digest('base64url')
  // A browser can log in to several accounts. Each cookie has its own name, which does not reveal the account.
  const cookieOf = (userId: string) => `candid_known_${sign('known-browser-name', userId).slice(0, 12)}`
  const addressKey = (request: FastifyRequest, userId: string) => sign('known-address', userId, addressOf(request))

  const browserOf = (request: FastifyRequest, userId: string): Known | null => {
    const { cookie } = request.headers
    const value = cookie ? request.server.parseCookie(cookie)[cookieOf(userId)] : undefined
    const [id = '', signature = ''] = value?.split('.') ?? []
    return isEqual(signature, sign('known-browser', userId, id)) ? { by: 'browser', id } : null
  }
  const isKnownAddress = async (userId: string, address: string) =>
    (await db
      .selectFrom('known_addresses')
      .select('address')
      .where('user_id', '=', userId)
      .where('address', '=', address)
      .executeTakeFirst()) !== undefined

  return {
    browserOf,
    recognise: async (request, userId) => {
      const browser = browserOf(request, userId)
      if (browser) return browser
      const id = addressKey(request, userId)
      return (await isKnownAddress(userId, id)) ? { by: 'address', id } : null
    },
    remember: async (request, reply, userId) => {
      const id = browserOf(request, userId)?.id ?? randomBytes(16).toString('base64url')
      const value = `${id}.${sign('known-browser', userId, id)}`
      reply.setCookie(cookieOf(userId), value, {
        path: '/api/v1',
        maxAge: rememberedS,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      })
      await db
        .insertInto('known_addresses')
        .values({ user_id: userId, address: addressKey(request, userId) })
        .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at: sql`now()` }))
        .execute()
    },
  }
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
