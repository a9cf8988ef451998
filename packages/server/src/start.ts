import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterviewer } from '@candid/interviewer'
import { createFirstSuperuser } from './accounts/first-superuser.ts'
import { readSecret } from './accounts/secret.ts'
import { type App, createApp } from './app.ts'
import { readArguments } from './arguments.ts'
import { BackupError, createBackup } from './backup/archive.ts'
import { backUp, restore } from './backup/commands.ts'
import { offerBackups } from './backup/control-socket.ts'
import { openDataFolder } from './db/data-folder.ts'
import { openEmbedded, openServer } from './db/database.ts'
import { FolderInUseError, lockFolder } from './db/folder-lock.ts'
import { NewerSchemaError } from './db/migrate.ts'
import { createDemoUser, demoEmail } from './demo/demo-user.ts'
import { type Env, readEnv, SettingError } from './env.ts'
import { createPageRenderer } from './http/page-renderer.ts'
import { interviewerSettingsOf, speechOf } from './interviewer.ts'
import { createOutboxMailer, createSmtpMailer } from './mail/mailer.ts'
import { StartError, toStartError } from './start-error.ts'
import { createLocalStorage } from './storage/local-storage.ts'
import { createS3Storage } from './storage/s3-storage.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const warn = (line: string) => process.stderr.write(`${line}\n`)
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Starts the server with its settings and arguments, and stops it on SIGINT or SIGTERM. */
export const start = async (environment: Record<string, string | undefined>, args: string[]): Promise<void> => {
  try {
    await run(readEnv(environment), args)
  } catch (error) {
    if (error instanceof SettingError || error instanceof FolderInUseError || error instanceof NewerSchemaError)
      fail(`Candid cannot start: ${error.message}`)
    if (error instanceof BackupError) fail(error.message)
    const reason = error instanceof StartError ? error : toStartError(error, pathOf(error))
    if (reason) fail(`Candid cannot start: ${reason.message}`)
    throw error
  }
}

/** The file or folder that an error of the operating system is about. */
const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error ? String(error.path) : 'the data folder'

const run = async (env: Env, args: string[]) => {
  // Files are readable only for their owner, also in a data folder that others may read.
  process.umask(0o077)
  // npm runs this in the folder of the package, but a file is relative to where the command was typed.
  const { demo, command } = readArguments(args, process.env['INIT_CWD'] ?? process.cwd())
  const dataDir = resolve(env.DATA_DIR)
  const open = (schema?: string) => openParts(env, dataDir, schema)
  if (command) {
    say(await { backup: backUp, restore }[command.name](command.path, dataDir, open))
    return
  }
  const interviewerSettings = interviewerSettingsOf(env)
  const { database, storage } = await open()
  // Its threads load for a second, for nothing where the database cannot be opened, and would be in the way of that.
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

const openParts = async (env: Env, dataDir: string, schema?: string) => {
  await openDataFolder(dataDir)
  const database = env.DATABASE_URL
    ? await openOutside(env.DATABASE_URL, dataDir, schema)
    : await openEmbedded(join(dataDir, 'db'), warn, schema)
  const storage = env.STORAGE_URL ? createS3Storage(env.STORAGE_URL) : createLocalStorage(join(dataDir, 'files'))
  return { database, storage }
}

/** With an external database, the data folder (running uploads, the key of the tokens) still belongs to one process. */
const openOutside = async (url: string, dataDir: string, schema?: string) => {
  const lock = lockFolder(join(dataDir, 'lock.db'))
  const database = await openServer(url, schema)
  const close = async () => {
    await database.close()
    lock.release()
  }
  return { ...database, close }
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
