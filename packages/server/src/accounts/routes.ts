import { emailSchema } from '@candid/core'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { addressOf } from '../http/address.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Handlers } from '../http/register.ts'
import { validate } from '../http/validate.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Runner } from '../jobs/runner.ts'
import { attachment } from '../resumes/file-name.ts'
import type { Storage } from '../storage/storage.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { Known, KnownCallers } from './known-callers.ts'
import { ownFiles } from './own-data.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { resetPassword } from './reset-tokens.ts'
import { openSession } from './sessions.ts'
import type { Tokens } from './tokens.ts'
import * as store from './user-store.ts'
import { zipOf } from './zip.ts'

type Id =
  | 'login'
  | 'logout'
  | 'recoverPassword'
  | 'resetPassword'
  | 'signUp'
  | 'readMe'
  | 'updateMe'
  | 'deleteMe'
  | 'downloadMyData'
  | 'changePassword'
  | 'listUsers'
  | 'createUser'
  | 'updateUser'
  | 'deleteUser'

export type AccountParts = {
  /** Whether common passwords are refused. */
  refuseCommon: boolean
  db: Database
  storage: Storage
  tokens: Tokens
  knownCallers: KnownCallers
  limits: RateLimits
  runner: () => Runner
}

export const accountHandlers = ({
  db,
  storage,
  tokens,
  knownCallers,
  limits,
  runner,
  refuseCommon,
}: AccountParts): Pick<Handlers, Id> => {
  const hashNew = async (password: string, field: string) => {
    if (refuseCommon) refuseCommonPassword(password, field)
    return hashPassword(password)
  }
  // Without a cookie nothing is looked up, so the response takes the same time for a known and an unknown address.
  const knownBrowser = async (request: FastifyRequest, email: string) => {
    const user = request.headers.cookie ? await store.findByEmail(db, email) : undefined
    return user ? knownCallers.browserOf(request, user.id) : null
  }
  return {
    login: async ({ body: { username, password }, request, reply }) => {
      const user = await store.findByEmail(db, username.trim())
      const known = user ? await knownCallers.recognise(request, user.id) : null
      const tries = loginTries(username.trim().toLowerCase(), addressOf(request), known)
      await limits.take(...tries)
      if (!(await verifyPassword(user?.password_hash, password)) || !user) throw errors.wrongLogin()
      await limits.giveBack(...tries)
      if (!user.is_active) throw errors.inactiveUser()
      const access_token = await openSession(db, tokens, user)
      if (access_token === null) throw errors.wrongLogin()
      await knownCallers.remember(request, reply, user.id)
      return { access_token, token_type: 'bearer' }
    },
    logout: async ({ actor }) => {
      await db.deleteFrom('sessions').where('id', '=', actor.session_id).execute()
      return { message: 'Logged out' }
    },
    recoverPassword: async ({ params, request }) => {
      const email = validate(emailSchema, params.email, 'path')
      const browser = await knownBrowser(request, email)
      await limits.take(browser ? ['recoveryOfKnownBrowser', browser.id] : ['recoveryOfAccount', email.toLowerCase()], [
        'recoveryFromAddress',
        addressOf(request),
      ])
      // The job looks the address up, at the runner's next poll: the answer, and its time, are the same for a known and
      // an unknown one.
      await enqueue(db, 'send_mail', { mail: 'reset_password', to: email })
      return { message: 'If that email is registered, we sent a password recovery link' }
    },
    resetPassword: async ({ body, request }) => {
      await limits.take(['resetFromAddress', addressOf(request)])
      if (refuseCommon) refuseCommonPassword(body.new_password, 'new_password')
      await resetPassword(db, body.token, body.new_password)
      return { message: 'Password updated successfully' }
    },
    signUp: async ({ body: { email, full_name, password }, request }) => {
      await limits.take(['signUpFromAddress', addressOf(request)])
      if (await store.findByEmail(db, email)) throw errors.emailTaken()
      const password_hash = await hashNew(password, 'password')
      return store.insertUser(db, { email, full_name, password_hash, is_superuser: false, is_active: true })
    },
    readMe: async ({ actor }) => withoutSession(actor),
    updateMe: async ({ actor, body: { email, full_name } }) => {
      const user = await store.updateUser(db, actor.id, { email, full_name })
      runner().wake()
      return user
    },
    deleteMe: async ({ actor }) => {
      if (actor.is_superuser) throw errors.selfDeletion()
      await store.deleteUser(db, actor.id)
      runner().wake()
      return { message: 'User deleted successfully' }
    },
    downloadMyData: async ({ actor, reply }) => {
      await limits.take(['dataOfUser', actor.id])
      const files = await ownFiles({ db, storage }, actor)
      reply.headers({
        'Content-Type': 'application/zip',
        'Content-Disposition': attachment(`candid-data-${new Date().toISOString().slice(0, 10)}.zip`),
      })
      return reply.send(zipOf(files))
    },
    changePassword: async ({ actor, body: { current_password, new_password } }) => {
      const { password_hash } = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', actor.id)
        .executeTakeFirstOrThrow(errors.unauthorized)
      await limits.take(['passwordChangeOfSession', actor.session_id])
      if (!(await verifyPassword(password_hash, current_password))) throw errors.wrongPassword()
      await limits.giveBack(['passwordChangeOfSession', actor.session_id])
      if (current_password === new_password) throw errors.samePassword()
      await store.updateUser(
        db,
        actor.id,
        { password_hash: await hashNew(new_password, 'new_password') },
        { keepSession: actor.session_id, knownHash: password_hash },
      )
      return { message: 'Password updated successfully' }
    },
    listUsers: ({ query }) => store.listUsers(db, query),
    createUser: async ({ body: { password, ...user } }) =>
      store.insertUser(db, { ...user, password_hash: await hashNew(password, 'password') }),
    updateUser: async ({ actor, params, body: { password, ...change } }) => {
      const isOwn = params.user_id === actor.id
      if (isOwn && (change.is_superuser === false || change.is_active === false)) throw errors.selfDemotion()
      const password_hash = password === undefined ? undefined : await hashNew(password, 'password')
      const keepSession = isOwn ? actor.session_id : undefined
      const user = await store.updateUser(db, params.user_id, { ...change, password_hash }, { keepSession })
      runner().wake()
      return user
    },
    deleteUser: async ({ actor, params }) => {
      if (params.user_id === actor.id) throw errors.selfDeletion()
      await store.deleteUser(db, params.user_id)
      runner().wake()
      return { message: 'User deleted successfully' }
    },
  }
}

/**
 * Returns the limits that a log-in counts for. A known browser counts only for itself, and a known address only for the account
 * from that address, so that attempts of strangers block neither.
 */
const loginTries = (email: string, address: string, known: Known | null): Parameters<RateLimits['take']> => {
  const fromAddress = ['loginOfAccountFromAddress', `${email} ${address}`] as const
  if (known?.by === 'browser') return [['loginOfKnownBrowser', known.id]]
  return known ? [[...fromAddress]] : [[...fromAddress], ['loginFromAddress', address], ['loginOfAccount', email]]
}

const withoutSession = ({ id, email, full_name, is_superuser, is_active }: User) => ({
  id,
  email,
  full_name,
  is_superuser,
  is_active,
})
type User = Awaited<ReturnType<typeof store.insertUser>>
