import { join, resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { BackupError } from './backup/archive.ts'
import { backUp, restore } from './backup/commands.ts'
import { openDataFolder } from './db/data-folder.ts'
import { openEmbedded, openServer } from './db/database.ts'
import { FolderInUseError, lockFolder } from './db/folder-lock.ts'
import { NewerSchemaError } from './db/migrate.ts'
import { type Env, readEnv, SettingError } from './env.ts'
import { interviewerSettingsOf } from './interviewer-settings.ts'
import { StartError, toStartError } from './start-error.ts'
import { createLocalStorage } from './storage/local-storage.ts'
import { createS3Storage } from './storage/s3-storage.ts'

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
    process.stdout.write(`${await { backup: backUp, restore }[command.name](command.path, dataDir, open)}\n`)
    return
  }
  const interviewerSettings = interviewerSettingsOf(env)
  const parts = await open()
  // Loaded only now: most of the program is of no use to a command, nor to a start that is refused.
  const { serve } = await import('./serve.ts')
  await serve(env, { ...parts, dataDir, demo, interviewerSettings })
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
