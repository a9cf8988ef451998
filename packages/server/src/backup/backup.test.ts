import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { logIn, newPerson, newResume, type Person } from '../testing/people.ts'
import { runServer, type ServerProcess, startServer } from '../testing/server-process.ts'
import { fillDataFolder } from '../testing/test-database.ts'

// Every test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let folder: string
let server: ServerProcess
let ada: Person
let backup: string
const env = (name: string) => ({ DATA_DIR: join(folder, name) })

// One server for the whole file; the tests follow each other.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-backup-'))
  backup = join(folder, 'candid.tar.gz')
  await fillDataFolder(join(folder, 'first'))
  server = await startServer(env('first'))
  ada = await newPerson(server)
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true })
})

it('backs up a running server, files and all, into a file only for its owner', async () => {
  await newResume(ada, 'uploaded', 'the first one')
  const sample = await readFile(join(import.meta.dirname, '../demo/sample-resume.pdf'))
  const form = new FormData()
  form.append('upload_file', new File([new Uint8Array(sample)], 'sample.pdf'))
  const { body } = await ada.call('POST', '/resumes/', { form })
  await ada.post(`/resumes/${body.id}/chunks`)
  await ada.post(`/resumes/${body.id}/active`)
  expect(await runServer(env('first'), ['--backup', backup])).toEqual({
    code: 0,
    output: `Backup with 2 resumes written to ${backup}\n`,
  })
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  expect((await server.fetch('/health')).status).toBe(200)
})

it('loses nothing that was acknowledged before, while uploads and deletions go on', async () => {
  let going = true
  const kept: string[] = []
  const load = async () => {
    for (let n = 0; going; n++) {
      const id = await newResume(ada, 'uploaded', `busy ${Math.random()}`)
      if (n % 2) await ada.delete(`/resumes/${id}`)
      else kept.push(id)
    }
  }
  const loads = [load(), load()]
  while (kept.length < 6) await server.fetch('/health/live')
  const before = [...kept]
  const path = join(folder, 'busy.tar.gz')
  const { code, output } = await runServer(env('first'), ['--backup', path])
  going = false
  await Promise.all(loads)
  expect([code, output]).toEqual([0, expect.stringContaining('written to')])

  // Into an empty database: the one that a restore makes in an empty folder takes seconds more, and is the next test's.
  await fillDataFolder(join(folder, 'busy'))
  expect((await runServer(env('busy'), ['--restore', path])).code).toBe(0)
  const restored = await startServer(env('busy'))
  const caller = callerOf(restored, ada.token)
  for (const id of before) expect((await caller.get(`/resumes/${id}/file`)).status).toBe(200)
  // Whatever came later is there wholly or not at all: no row without its file.
  const { body } = await caller.get('/resumes/?limit=100')
  for (const { id } of body.data) expect((await caller.get(`/resumes/${id}/file`)).status).toBe(200)
  await restored.stop('SIGTERM')
})

it('restores everything into an empty folder: accounts, sessions, items, files', async () => {
  const restored = await runServer(env('second'), ['--restore', backup])
  expect(restored.output).toMatch(/^Backup of 20\S+Z with 2 resumes restored\n$/)
  expect(restored.code).toBe(0)
  const second = await startServer(env('second'))
  expect(second.output()).not.toContain('First superuser')
  // The very token of before: the key that signs tokens came along.
  const caller = callerOf(second, ada.token)
  const { body: active } = await caller.get('/resumes/active')
  const { body: original } = await ada.get('/resumes/active')
  expect(active).toEqual(original)
  const file = async (from: ServerProcess) => {
    const headers = { Authorization: `Bearer ${ada.token}` }
    const response = await from.fetch(`/api/v1/resumes/${active.id}/file`, { headers })
    return Buffer.from(await response.arrayBuffer())
  }
  expect((await file(second)).equals(await file(server))).toBe(true)
  expect(await logIn(second, ada.email, ada.password)).toBeTruthy()
  // Numbers that the database gives go on: new questions come after the restored ones.
  const path = `/resumes/${active.id}/chunks/${active.overview[0].id}/questions?num=1`
  expect((await caller.post(path)).status).toBe(200)
  await second.stop('SIGTERM')
})

it('backs up a server that does not run, to the same content', async () => {
  const again = join(folder, 'again.tar.gz')
  expect(await runServer(env('second'), ['--backup', again])).toMatchObject({ code: 0 })
  expect((await stat(again)).size).toBeGreaterThan(1_000)
})

it('restores only into an empty database, and only while no server runs there', async () => {
  expect(await runServer(env('second'), ['--restore', backup])).toEqual({
    code: 1,
    output: 'a backup is restored only into an empty database; this one has users\n',
  })
  const running = await runServer(env('first'), ['--restore', backup])
  expect([running.code, running.output]).toEqual([1, expect.stringContaining('another process uses this data folder')])
})

it('refuses a cut-off or foreign file, and then touches nothing', async () => {
  const cut = join(folder, 'cut.tar.gz')
  await writeFile(cut, await readFile(backup))
  await truncate(cut, (await stat(backup)).size - 100)
  const foreign = join(folder, 'foreign.tar.gz')
  await writeFile(foreign, 'not a backup')
  for (const path of [cut, foreign, join(folder, 'none')]) {
    const { code, output } = await runServer(env('third'), ['--restore', path])
    expect(code).toBe(1)
    expect(output).toMatch(/^\S+ cannot be read as a backup: .+\n$/)
  }
  expect(await readdir(join(folder, 'third')).catch(() => [])).toEqual([])
})
