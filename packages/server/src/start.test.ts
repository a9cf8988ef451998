import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { brokenPdfs } from './testing/broken-pdfs.ts'
import { type Caller, callerOf } from './testing/caller.ts'
import { logIn } from './testing/people.ts'
import { runServer, type ServerProcess, startServer } from './testing/server-process.ts'
import { hangMs, until } from './testing/time-limits.ts'

// Each restart takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let folder: string
let server: ServerProcess
let password: string
const email = 'owner@example.com'
/** The server makes it. */
const data = () => join(folder, 'made', 'by-the-server')
const env = () => ({ DATA_DIR: data(), FIRST_SUPERUSER: email, LOG_LEVEL: 'trace' })
const restart = async () => {
  server = await startServer(env())
  return callerOf(server, await logIn(server, email, password))
}
const sample = async () => {
  const form = new FormData()
  const pdf = await readFile(join(import.meta.dirname, 'demo/sample-resume.pdf'))
  form.append('upload_file', new File([new Uint8Array(pdf)], 'sample.pdf'))
  return form
}

// One data folder for the whole file, as an owner has it: the tests follow each other.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-start-'))
  server = await startServer(env())
  password = /^Password: (\S+)$/m.exec(server.output())?.[1] ?? ''
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true })
})

it('prints the first superuser with a random password, which works', async () => {
  expect(server.output()).toContain(`First superuser: ${email}`)
  expect(password).toMatch(/^[\w-]{16}$/)
  expect(await logIn(server, email, password)).toBeTruthy()
})

it('keeps a data folder that it made from everybody else on the machine', async () => {
  expect((await stat(data())).mode & 0o777).toBe(0o700)
})

it('refuses a second process on its data folder, in one line', async () => {
  const second = await runServer(env())
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/^Candid cannot start: .*another process uses this data folder\n$/)
  expect((await server.fetch('/health')).status).toBe(200)
})

it('refuses a wrong setting in one line that names it', async () => {
  expect(await runServer({ ...env(), MAX_UPLOAD_MB: 'many' })).toEqual({
    code: 1,
    output: 'Candid cannot start: MAX_UPLOAD_MB must be a whole number\n',
  })
})

it('answers 413 that the client can read, to a body of any size', async () => {
  const token = await logIn(server, email, password)
  const call = (path: string, body: RequestInit['body'], type: string) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body: body ?? null,
    })
  const body = `{"email":"${'x'.repeat(10_000_000)}"}`
  for (let n = 0; n < 5; n++) {
    const json = await call('/users/signup', body, 'application/json')
    expect([json.status, await json.json()]).toEqual([413, { detail: 'The request is too large' }])
    const other = await call('/users/signup', body, 'text/plain')
    expect([other.status, await other.json()]).toEqual([415, { detail: 'Unsupported media type' }])
  }
  const form = new FormData()
  form.append('upload_file', new Blob(['%PDF-1.7', new Uint8Array(60_000_000)]), 'large.pdf')
  const headers = { Authorization: `Bearer ${token}` }
  const large = await fetch(`${server.url}/api/v1/resumes/`, { method: 'POST', headers, body: form })
  expect([large.status, await large.json()]).toEqual([413, { detail: 'The file is larger than 20 MB' }])
})

it('stops cleanly on SIGTERM, though a client keeps its connection', async () => {
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1')
  idle.on('error', () => undefined)
  await server.fetch('/health')
  const { code, ms } = await server.stop('SIGTERM')
  idle.destroy()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(hangMs)
})

it('keeps everything over a restart, and makes no second superuser', async () => {
  const caller = await restart()
  expect((await caller.get('/users/me')).body.email).toBe(email)
  expect(server.output()).not.toContain('First superuser')
})

it('stops within seconds, though a parse runs and its caller waits: the call is answered 202', async () => {
  const caller = callerOf(server, await logIn(server, email, password))
  const slow = brokenPdfs.find(([name]) => name === 'forms drawn 2^30 times')?.[1]() ?? Buffer.alloc(0)
  const form = new FormData()
  form.append('upload_file', new File([new Uint8Array(slow)], 'slow.pdf'))
  const { body: resume } = await caller.call('POST', '/resumes/', { form })
  const parsing = caller.post(`/resumes/${resume.id}/chunks`)
  while ((await caller.get(`/resumes/${resume.id}`)).body.parse_status === 'none');
  const { code, ms } = await server.stop('SIGTERM')
  expect([(await parsing).status, code]).toEqual([202, 0])
  expect(ms).toBeLessThan(hangMs)
  const again = await restart()
  expect((await again.delete(`/resumes/${resume.id}`)).status).toBe(200)
})

it('loses no acknowledged write to kill -9', async () => {
  let caller: Caller = callerOf(server, await logIn(server, email, password))
  const { body: resume } = await caller.call('POST', '/resumes/', { form: await sample() })
  const { body: parsed } = await caller.post(`/resumes/${resume.id}/chunks`)
  const path = `/resumes/${resume.id}/chunks/overview/${parsed.overview[0].id}`
  let acknowledged = 0
  for (const writes of [3, 17, 40]) {
    let killed: Promise<unknown> | undefined
    for (let n = 0; !killed; n++) {
      const text = `write ${acknowledged + 1}`
      const write = caller.put(path, { text })
      if (n === writes) killed = server.stop('SIGKILL')
      // The last one may be cut off: then it was not acknowledged.
      if (
        await write.then(
          ({ status }) => status === 200,
          () => false,
        )
      )
        acknowledged += 1
    }
    await killed
    caller = await restart()
    const { body } = await caller.get(`/resumes/${resume.id}`)
    const kept = Number(/\d+$/.exec(body.overview[0].text)?.[0])
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
    expect(kept).toBeLessThanOrEqual(acknowledged + 1)
    acknowledged = kept
  }
})

it('takes up a parse again that kill -9 cut off, so that nothing is stuck', async () => {
  let caller = callerOf(server, await logIn(server, email, password))
  let id = ''
  const read = async () => (await caller.get(`/resumes/${id}`)).body
  const isCutOff = async () => {
    id = (await caller.call('POST', '/resumes/', { form: await sample() })).body.id
    const parsing = caller.post(`/resumes/${id}/chunks`).then(
      () => false,
      () => true,
    )
    while ((await read()).parse_status === 'none');
    await server.stop('SIGKILL')
    const isCut = await parsing
    caller = await restart()
    return isCut
  }
  // One that had ended before the server did is no case of it.
  while (!(await isCutOff()));
  // Its lease ends after half a minute.
  const parsed = await until(async () => ((await read()).parse_status === 'running' ? null : read()), 500)
  expect(parsed).toMatchObject({ parse_status: 'done', chunked: true, parse_error: null })
})

it('writes no password and no token to its log', async () => {
  const token = await logIn(server, email, password)
  await callerOf(server, token).patch('/users/me/password', {
    current_password: 'planted secret',
    new_password: 'planted other',
  })
  await server.fetch('/api/v1/share/planted-link')
  await server.fetch('/reset-password?token=planted-token')
  const output = server.output()
  expect(output).toContain('incoming request')
  for (const secret of [
    token,
    token.split('.')[2] ?? token,
    'planted secret',
    'planted other',
    'planted-link',
    'planted-token',
    password,
  ])
    expect(output).not.toContain(secret)
})
