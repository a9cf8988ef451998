import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDataFolder } from './db/data-folder.ts'
import { callerOf } from './testing/caller.ts'
import { logIn, pdfForm } from './testing/people.ts'
import { runServer, startServer } from './testing/server-process.ts'

let folder: string
/** A data folder of a server that was stopped, others may read its top; it is copied and never changed. */
let data: string
let stopped: { code: number | null }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-faults-'))
  data = join(folder, 'data')
  await mkdir(data, { mode: 0o755 })
  // What a first start leaves that is cut off: nothing is in it yet, and the next one makes the database.
  await mkdir(join(data, 'db/pg/base'), { recursive: true, mode: 0o700 })
  const server = await startServer({ DATA_DIR: data, FIRST_SUPERUSER_PASSWORD: 'password1' })
  const admin = callerOf(server, await logIn(server, 'admin@example.com', 'password1'))
  await admin.call('POST', '/resumes/', { form: pdfForm() })
  await admin.post('/password-recovery/admin@example.com')
  while ((await readdir(join(data, 'outbox')).catch(() => [])).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
  stopped = await server.stop('SIGTERM')
})
afterAll(() => rm(folder, { recursive: true }))

let number = 0
const copy = async () => {
  number += 1
  const path = join(folder, `copy-${number}`)
  await cp(data, path, { recursive: true })
  return path
}
const filesOf = async (path: string) => {
  const names = await readdir(join(path, 'db/pg'), { recursive: true }).catch(() => [])
  // An attempt to open it leaves its number.
  return names.filter((name) => name !== 'postmaster.pid').toSorted()
}
const oneLine = /^Candid cannot start: [^\n]+\n$/

describe('a start', () => {
  it.each<[string, (pg: string) => Promise<unknown>, RegExp]>([
    ['whose PG_VERSION is gone', (pg) => rm(join(pg, 'PG_VERSION')), /lost its PG_VERSION/],
    ['whose files are gone', (pg) => rm(pg, { recursive: true }), /lost its PG_VERSION/],
    [
      'whose pg_control is damaged',
      (pg) => writeFile(join(pg, 'global/pg_control'), Buffer.alloc(8192, 7)),
      /is damaged/,
    ],
    [
      'whose log is damaged',
      async (pg) => {
        for (const name of await readdir(join(pg, 'pg_wal')))
          if (/^[\dA-F]{24}$/.test(name)) await writeFile(join(pg, 'pg_wal', name), Buffer.alloc(16_384, 7))
      },
      /is damaged/,
    ],
  ])(
    'on a database %s is refused in one line that says what to do, and leaves it as it is [#14.13]',
    async (_, damage, why) => {
      const path = await copy()
      await damage(join(path, 'db/pg'))
      const before = await filesOf(path)
      const { code, output } = await runServer({ DATA_DIR: path })
      expect(code).toBe(1)
      expect(output).toMatch(oneLine)
      expect(output).toMatch(why)
      expect(output).toContain('--restore FILE')
      expect(await filesOf(path)).toEqual(before)
    },
  )

  it('on a folder whose first start was cut off makes its database, since nothing was in it', async () => {
    expect(stopped).toMatchObject({ code: 0 })
    expect(await filesOf(data)).toContain('PG_VERSION')
  })

  it('on a file in place of the data folder, or below one, says so in one line [#14.13]', async () => {
    const file = join(folder, 'file')
    await writeFile(file, 'no folder')
    for (const path of [file, join(file, 'below')]) {
      const { code, output } = await runServer({ DATA_DIR: path })
      expect(code).toBe(1)
      expect(output).toMatch(oneLine)
      expect(output).toContain(`${path} is`)
    }
    expect(await readFile(file, 'utf8')).toBe('no folder')
  })

  it('with a damaged key says so in one line [#14.13]', async () => {
    const path = await copy()
    await writeFile(join(path, 'jwt-secret'), 'x')
    const { code, output } = await runServer({ DATA_DIR: path })
    expect([code, output]).toEqual([1, expect.stringMatching(oneLine)])
    expect(output).toContain('jwt-secret is damaged')
  })

  it('with a database that does not answer, a taken port or a foreign address says so in one line [#14.13]', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const starts: [Record<string, string>, string][] = [
      [{ DATABASE_URL: `postgres://candid:secret@127.0.0.1:1/candid` }, 'the database of DATABASE_URL does not answer'],
      [{ PORT: String(port) }, `PORT ${port} is in use`],
      [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 cannot be listened on'],
    ]
    for (const [env, why] of starts) {
      const { code, output } = await runServer({ DATA_DIR: await copy(), ...env })
      expect([code, output]).toEqual([1, expect.stringMatching(oneLine)])
      expect(output).toContain(why)
      expect(output).not.toContain('secret')
    }
    taken.close()
  })
})

it('a full disk is refused with what to do [#14.13]', async () => {
  // No disk has so much room: it is full for this start.
  await expect(openDataFolder(data, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    `the disk of ${data} is full: free some space, or set DATA_DIR to another folder`,
  )
})

it('a folder that cannot be made, however deep, is refused with what to do, and soon [#14.13]', async () => {
  const deep = join(folder, 'new/deeper/data')
  await openDataFolder(deep)
  expect((await stat(deep)).mode & 0o777).toBe(0o700)
  // No folder can be made there, and asking for it recursively never ends.
  await expect(openDataFolder('/proc/candid/data')).rejects.toThrow(
    /^\/proc\/candid\/data .*set DATA_DIR to another folder$/,
  )
})

it('whatever a server writes is its owner’s alone, also in a data folder that others may read [#14.13]', async () => {
  const names = await readdir(data, { recursive: true })
  expect(names.some((name) => name.startsWith('files/'))).toBe(true)
  expect(names.some((name) => name.startsWith('outbox/'))).toBe(true)
  const open = []
  for (const name of names) {
    const { mode } = await stat(join(data, name))
    if (mode & 0o077) open.push(`${name} ${(mode & 0o777).toString(8)}`)
  }
  expect(open).toEqual([])
})
