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
 * Opens a session for a user whose password was found right, and gives its token. Null when the password is no longer
 * that one, or the user no longer active: the check took time, and what ended all sessions meanwhile ends this one too.
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
        // Waits for a change that is under way, and then sees it.
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()
  return opened ? tokens.issue({ userId, sessionId }) : null
}

/** Ends sessions of a user: all, or all but one. */
export const endSessions = async (db: Database, userId: string, except?: string): Promise<void> => {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '!=', except) : all).execute()
}

/**
 * Finds who calls. The session and the user are read at every call, so that a revocation holds at once. A token past
 * half of its life is renewed in the header X-Access-Token. Throws 401.
 */
export const createAuthenticate =
  (db: Database, tokens: Tokens): Authenticate =>
  async (request, reply) => {
    const claims = await tokens.read(bearer(request))
    if (!claims) throw errors.unauthorized()
    const actor = await findActor(db, claims.userId, claims.sessionId)
    if (!actor) throw errors.unauthorized()
    if (claims.stale) await renew(db, tokens, actor, reply)
    return actor
  }

const bearer = (request: FastifyRequest): string =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''

const findActor = (db: Database, userId: string, sessionId: string): Promise<Actor | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'email', 'full_name', 'is_superuser', 'is_active', 'sessions.id as session_id'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('is_active', '=', true)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()

const renew = async (db: Database, tokens: Tokens, actor: Actor, reply: FastifyReply) => {
  const expires_at = new Date(Date.now() + tokens.ttlS * 1000)
  await db.updateTable('sessions').set({ expires_at }).where('id', '=', actor.session_id).execute()
  reply.header('X-Access-Token', await tokens.issue({ userId: actor.id, sessionId: actor.session_id }))
}
