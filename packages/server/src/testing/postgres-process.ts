import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server of one's own on loopback, with an empty database. */
export type PostgresProcess = { url: string; stop: () => Promise<void> }

const root = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs as Debian's packages install them, newest version; null when there is none. */
export const findPostgres = (): string | null => {
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

/** Starts a PostgreSQL server in a temporary folder on a free port. Rejects when it cannot be made or started. */
export const startPostgres = async (bin: string): Promise<PostgresProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'candid-pg-'))
  const who = ownerOf(folder)
  const data = join(folder, 'data')
  const options = ['-D', data, '-U', 'candid', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  const made = spawnSync(join(bin, 'initdb'), options, { ...who, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder]
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`postgres ended: ${output}`)))
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
  })
  return {
    url: `postgres://candid@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // Fast shutdown: connections end, nothing is lost.
      child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
const ownerOf = (folder: string): { uid?: number; gid?: number } => {
  if (userInfo().uid !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const who = { uid: idOf('-u'), gid: idOf('-g') }
  if (!who.uid) throw new Error('PostgreSQL does not run as root, and there is no user postgres')
  chownSync(folder, who.uid, who.gid)
  chmodSync(folder, 0o700)
  return who
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  server.close()
  await once(server, 'close')
  return address.port
}
