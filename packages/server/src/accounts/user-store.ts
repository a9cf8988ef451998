import { randomUUID } from 'node:crypto'
import type { User } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { UserRow } from '../db/tables.ts'
import { isUniqueViolation } from '../db/violations.ts'
import { errors } from '../errors.ts'
import { enqueue } from '../jobs/queue.ts'
import { endSessions } from './sessions.ts'

/** The columns of a user that the API returns, without the hash. */
const userColumns = ['id', 'email', 'full_name', 'is_superuser', 'is_active'] as const

export type NewUser = {
  email: string
  full_name?: string | null | undefined
  password_hash: string
  is_superuser: boolean
  is_active: boolean
}
export type UserChange = {
  email?: string | undefined
  full_name?: string | null | undefined
  password_hash?: string | undefined
  is_superuser?: boolean | undefined
  is_active?: boolean | undefined
}

/** Creates a user. Throws 400 if the address is taken, ignoring case. */
export const insertUser = async (db: Database, user: NewUser): Promise<User> => {
  try {
    return await db
      .insertInto('users')
      .values({ ...user, id: randomUUID(), full_name: user.full_name || null })
      .returning(userColumns)
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw errors.emailTaken()
    throw error
  }
}

/** Finds a user by address, ignoring case. The database folds both sides, because it folds some letters unlike JavaScript. */
export const findByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where(sql`lower(email)`, '=', sql<string>`lower(${email})`).executeTakeFirst()

/** Returns a page of users, newest first, and the number of all users. */
export const listUsers = async (db: Database, { skip, limit }: { skip: number; limit: number }) => {
  const all = db.selectFrom('users').select(sql<number>`count(*)::int`.as('count'))
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    .select(all.as('count'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
  // One statement returns both; only a page without rows has no row for the count.
  const count = rows[0]?.count ?? (await all.executeTakeFirstOrThrow()).count
  const data = rows.map(({ count: _, ...user }) => user)
  return { data, count }
}

/** `knownHash` is the hash of the password with which the change was authorised. */
type UpdateOptions = { keepSession?: string | undefined; knownHash?: string }

/**
 * Changes a user. A new password or a deactivation ends the user's sessions except `keepSession`. Throws 404, 400 if the
 * password is no longer the one of `knownHash`, and 409 if the address is taken or no active superuser would be left.
 */
export const updateUser = async (
  db: Database,
  id: string,
  change: UserChange,
  { keepSession, knownHash }: UpdateOptions = {},
): Promise<User> => {
  try {
    return await db.transaction().execute(async (tx) => {
      if (change.is_superuser === false || change.is_active === false) await keepASuperuser(tx, id)
      const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      if ('full_name' in values) values['full_name'] ||= null
      const before = await tx
        .selectFrom('users')
        .select(['email', 'password_hash'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw errors.userNotFound()
      if (knownHash !== undefined && knownHash !== before.password_hash) throw errors.wrongPassword()
      if (Object.keys(values).length > 0) await tx.updateTable('users').set(values).where('id', '=', id).execute()
      const moved = change.email !== undefined && change.email.toLowerCase() !== before.email.toLowerCase()
      // A link that was sent to the former address must not work any longer.
      if (change.password_hash !== undefined || moved)
        await tx.deleteFrom('reset_tokens').where('user_id', '=', id).execute()
      if (change.password_hash !== undefined) await endSessions(tx, id, keepSession)
      if (change.is_active === false) await endSessions(tx, id)
      if (change.email && moved)
        await enqueue(tx, 'send_mail', { mail: 'email_changed', to: before.email, email: change.email })
      return tx.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirstOrThrow()
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw errors.emailTakenOnUpdate()
    throw error
  }
}

/** Deletes a user with all their data; a job deletes the files. Throws 404, or 409 for the last superuser. */
export const deleteUser = (db: Database, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await keepASuperuser(tx, id)
    // Locks the user before the resumes, in the same order as an activation. From now on no resume can be added whose file would be left over.
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    const files = await tx.selectFrom('resumes').select('storage_key').where('owner_id', '=', id).forUpdate().execute()
    const { numDeletedRows } = await tx.deleteFrom('users').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw errors.userNotFound()
    if (files.length > 0) await enqueue(tx, 'delete_files', { keys: files.map((file) => file.storage_key) })
  })

/** Locks all active superusers, so that two at once cannot remove each other. Throws 409 if `id` is the only one. */
const keepASuperuser = async (tx: Database, id: string) => {
  const active = await tx
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (active.length === 1 && active[0]?.id === id) throw errors.lastSuperuser()
}
