import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { UserRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import type { Authenticate } from '../http/register.ts'
import type { Tokens } from './tokens.ts'

/**
 * Opens a session for a user whose password was verified, and returns its token. Returns null if the password was changed or
 * the user was deactivated during the check: whatever ended all sessions in the meantime ends this one too.
 */
export const openSession = async (
  db: Database,
  tokens: Tokens,
  { id: userId, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<string | null> => {
  const sessionId = randomUUID()
  const expires_at = new Date(Date.now() + tokens.ttlS * 1000)
  const opened = await db
    .insertInto('sessions')
    .columns(['id', 'user_id', 'expires_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          sql<string>`${sessionId}::uuid`.as('session_id'),
          'id',
          sql<Date>`${expires_at}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', userId)
        .where('password_hash', '=', password_hash)
        .where('is_active', '=', true)
        // Waits for a running change and then sees its result.
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()
  return opened ? tokens.issue({ userId, sessionId }) : null
}

/** Ends all sessions of a user, or all but one. */
export const endSessions = async (db: Database, userId: string, except?: string): Promise<void> => {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '!=', except) : all).execute()
}

/**
 * Authenticates the caller. It reads the session and the user for every call, so that a revocation takes effect at once. A token
 * past half of its lifetime is renewed in the header X-Access-Token. Throws 401.
 */
export const createAuthenticate = (db: Database, tokens: Tokens): Authenticate => {
  const findActor = createFindActor(db)
  return async (request, reply) => {
    const claims = await tokens.read(bearer(request))
    if (!claims) throw errors.unauthorized()
    const actor = await findActor(claims.userId, claims.sessionId)
    if (!actor) throw errors.unauthorized()
    if (claims.stale) await renew(db, tokens, actor, reply)
    return actor
  }
}

const bearer = (request: FastifyRequest): string =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** The statement of every call, built once: to build it takes nearly as long as to run it. */
const createFindActor = (db: Database) => {
  const statement = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'email', 'full_name', 'is_superuser', 'is_active', 'sessions.id as session_id'])
    .where('is_active', '=', true)
    // What stands for the values of a call, in their order.
    .where('sessions.id', '=', '')
    .where('users.id', '=', '')
    .where('expires_at', '>', new Date(0))
    .compile()
  return async (userId: string, sessionId: string): Promise<Actor | undefined> => {
    const query: typeof statement = { ...statement, parameters: [true, sessionId, userId, new Date()] }
    const { rows } = await db.executeQuery(query)
    return rows[0]
  }
}

const renew = async (db: Database, tokens: Tokens, actor: Actor, reply: FastifyReply) => {
  const expires_at = new Date(Date.now() + tokens.ttlS * 1000)
  await db.updateTable('sessions').set({ expires_at }).where('id', '=', actor.session_id).execute()
  reply.header('X-Access-Token', await tokens.issue({ userId: actor.id, sessionId: actor.session_id }))
}
