import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Interviewer } from '@candid/interviewer'
import { hashPassword } from '../accounts/passwords.ts'
import { insertUser } from '../accounts/user-store.ts'
import { type App, createApp } from '../app.ts'
import type { Database, OpenDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import type { RenderPage } from '../http/page-renderer.ts'
import { createOutboxMailer, type Mailer } from '../mail/mailer.ts'
import type { Speaker } from '../speech/routes.ts'
import { createLocalStorage } from '../storage/local-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { scriptedInterviewer } from './scripted-interviewer.ts'
import { openTestDatabase } from './test-database.ts'

/** A whole server in this process: database in memory, files in a temporary folder. */
export type TestApp = {
  app: App
  db: Database
  /** Calls the server without a network; paths may be given without an origin. */
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  storage: Storage
  /** The folder of this server's files; mails are in `outbox`. */
  folder: string
  superuser: { email: string; password: string }
  close: () => Promise<void>
}

export type TestAppOptions = {
  interviewer?: Interviewer
  speaker?: Speaker
  /** Sends the mails, given what writes them into the outbox, which does it by default. */
  mailer?: (outbox: Mailer) => Mailer
  /** Settings as the environment would give them. */
  env?: Record<string, string>
  parseWaitMs?: number
  needRoom?: () => Promise<void>
  /** Renders the pages of links. */
  renderPage?: RenderPage
  /** Folder of the built web app; by default the one that `vite build` makes. */
  webDir?: string
  /** Given, it is used as it is, and closed with the app. */
  database?: OpenDatabase
}

/** The key that signs the tokens of test servers. */
export const testSecret = new TextEncoder().encode('a secret only for the tests, 32 bytes or more')

/** Starts a server for tests, with one superuser. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'candid-test-'))
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100', ...options.env })
  const database = options.database ?? (await openTestDatabase())
  const storage = createLocalStorage(join(folder, 'files'))
  const outbox = createOutboxMailer(join(folder, 'outbox'), 'Candid <candid@localhost>', () => undefined)
  const app = await createApp({
    env,
    secret: testSecret,
    database,
    storage,
    speaker: options.speaker ?? null,
    interviewer: options.interviewer ?? scriptedInterviewer(),
    mailer: options.mailer?.(outbox) ?? outbox,
    webDir: options.webDir ?? join(import.meta.dirname, '../../../web/dist'),
    ...(options.renderPage && { renderPage: options.renderPage }),
    publicUrl: () => env.PUBLIC_URL ?? 'http://localhost:8000',
    ...(options.parseWaitMs !== undefined && { parseWaitMs: options.parseWaitMs }),
    ...(options.needRoom && { needRoom: options.needRoom }),
  })
  const superuser = { email: 'admin@example.com', password: 'the first superuser' }
  const password_hash = await hashPassword(superuser.password)
  await insertUser(database.db, { email: superuser.email, password_hash, is_superuser: true, is_active: true })
  return {
    app,
    db: database.db,
    fetch: inProcessFetch(app.fastify),
    storage,
    folder,
    superuser,
    close: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
