import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterviewer, type InterviewerSettings } from '@candid/interviewer'
import { createFirstSuperuser } from './accounts/first-superuser.ts'
import { readSecret } from './accounts/secret.ts'
import { type App, createApp } from './app.ts'
import { createBackup } from './backup/archive.ts'
import { offerBackups } from './backup/control-socket.ts'
import type { OpenDatabase } from './db/database.ts'
import { createDemoUser, demoEmail } from './demo/demo-user.ts'
import type { Env } from './env.ts'
import { createPageRenderer } from './http/page-renderer.ts'
import { createOutboxMailer, createSmtpMailer } from './mail/mailer.ts'
import { speechOf } from './speech/speech-of.ts'
import type { Storage } from './storage/storage.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const warn = (line: string) => process.stderr.write(`${line}\n`)

type Parts = {
  database: OpenDatabase
  storage: Storage
  dataDir: string
  demo: boolean
  interviewerSettings: InterviewerSettings
}

/** Serves what was opened, until SIGINT or SIGTERM. */
export const serve = async (env: Env, { database, storage, dataDir, demo, interviewerSettings }: Parts) => {
  const interviewer = createInterviewer(interviewerSettings)
  await rm(join(dataDir, 'tmp'), { recursive: true, force: true })
  void database.stopped?.then(({ message, cause }) => {
    const reason = cause instanceof Error ? `: ${cause.message}` : ''
    process.stderr.write(`${message}${reason}. What was acknowledged is on disk; start Candid again\n`)
    // A process without its database could only refuse calls, so it exits and its supervisor restarts it.
    process.exit(1)
  })
  const outbox = env.OUTBOX_DIR ?? join(dataDir, 'outbox')
  let address = ''
  const pages = createPageRenderer(join(import.meta.dirname, '../../web/dist-server/prerender.js'))
  const app = await createApp({
    env,
    secret: env.JWT_SECRET ? new TextEncoder().encode(env.JWT_SECRET) : await readSecret(join(dataDir, 'jwt-secret')),
    database,
    storage,
    interviewer,
    speaker: speechOf(env),
    mailer: env.SMTP_URL
      ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
      : createOutboxMailer(outbox, env.MAIL_FROM, (path) => say(`Mail written to ${path}`)),
    webDir: join(import.meta.dirname, '../../web/dist'),
    renderPage: pages.render,
    publicUrl: () => (env.PUBLIC_URL ?? address).replace(/\/$/, ''),
  })
  const password = env.FIRST_SUPERUSER_PASSWORD ?? randomBytes(12).toString('base64url')
  const isFirst = await createFirstSuperuser(database.db, env.FIRST_SUPERUSER, password)
  const demoPassword = demo ? await createDemoUser(app, database.db) : null
  await listen(app, env)
  const { port } = app.fastify.server.address() as AddressInfo
  address = `http://localhost:${port}`
  const endBackups = await offerBackups(dataDir, () => createBackup({ db: database.db, storage, dataDir }), warn)
  stopOnSignal(async () => {
    await endBackups()
    await app.close()
    await pages.close()
    await database.close()
  }, app)
  if (isFirst) {
    say(`First superuser: ${env.FIRST_SUPERUSER}`)
    say(env.FIRST_SUPERUSER_PASSWORD ? 'Password: as set in FIRST_SUPERUSER_PASSWORD' : `Password: ${password}`)
  }
  if (demoPassword) say(`Demo user: ${demoEmail}\nPassword: ${demoPassword}`)
  say(`Candid is ready at ${env.PUBLIC_URL ?? address}`)
}

const listen = async (app: App, { HOST, PORT }: Env) => {
  try {
    await app.fastify.listen({ host: HOST, port: PORT })
  } catch (error) {
    const noIpv6 = error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT' && HOST === '::'
    if (!noIpv6) throw error
    await app.fastify.listen({ host: '0.0.0.0', port: PORT })
  }
}

const hardStopMs = 10_000

/** Stops once and cleanly: running requests finish, and connections are closed as they become idle. */
const stopOnSignal = (close: () => Promise<void>, app: App) => {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setInterval(() => app.fastify.server.closeIdleConnections(), 100).unref()
    setTimeout(() => process.exit(1), hardStopMs).unref()
    close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`Stopping failed: ${error instanceof Error ? error.message : error}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
