import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Returns the local address of the process that owns a data folder, for backups. */
const socketOf = (dataDir: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\candid-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`
    : join(dataDir, 'control.sock')

/**
 * Serves backups at a socket in the data folder. Its file mode lets only the owner connect, so it needs no port and no token
 * and cannot be reached from the network. Returns the function that stops it.
 */
export const offerBackups = async (
  dataDir: string,
  createBackup: () => Readable,
  warn: (message: string) => void,
): Promise<() => Promise<void>> => {
  const path = socketOf(dataDir)
  const server = createServer((_, response) => {
    pipeline(createBackup(), response).catch((error: Error) => warn(`A backup failed: ${error.message}`))
  })
  const isFile = process.platform !== 'win32'
  if (isFile) await rm(path, { force: true })
  try {
    server.listen(path)
    await once(server, 'listening')
    if (isFile) await chmod(path, 0o600)
  } catch (error) {
    // For example, the path is too long for a socket. The server then runs without online backups.
    warn(`No backups while the server runs: ${error instanceof Error ? error.message : error}`)
    return async () => undefined
  }
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}

/** Requests a backup from the running server of a data folder; null if none runs. */
export const askForBackup = async (dataDir: string): Promise<Readable | null> => {
  const request = get({ socketPath: socketOf(dataDir), path: '/backup' })
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
    throw error
  }
}
