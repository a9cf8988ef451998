import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listenerName } from './db/listen.ts'
import { callerOf } from './testing/caller.ts'
import { logIn, newPerson } from './testing/people.ts'
import { findPostgres, type PostgresProcess, startPostgres } from './testing/postgres-process.ts'
import { readEvents } from './testing/read-events.ts'
import { type S3Process, startS3 } from './testing/s3-process.ts'
import { newLink } from './testing/samples.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { eventually, until } from './testing/time-limits.ts'

// Several processes start, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const bin = findPostgres()
if (!bin) process.stdout.write('PostgreSQL is not installed: the tests of two server processes are left out\n')

// Two server processes on one PostgreSQL and one S3-compatible service, as behind one address.
describe.skipIf(!bin)('two server processes', () => {
  let folder: string
  let postgres: PostgresProcess
  let s3: S3Process
  let one: ServerProcess
  let two: ServerProcess
  const sample = async (text = '') => {
    const pdf = await readFile(join(import.meta.dirname, 'demo/sample-resume.pdf'))
    const form = new FormData()
    form.append('upload_file', new File([new Uint8Array(pdf), text], 'sample.pdf'))
    return form
  }
  const started: ServerProcess[] = []
  const start = async (name: string) => {
    const server = await startServer({
      DATA_DIR: join(folder, name),
      DATABASE_URL: postgres.url,
      STORAGE_URL: s3.url,
      JWT_SECRET: 'the same secret for both processes',
      RATE_LIMIT_FACTOR: '1',
    })
    if (name !== 'three') started.push(server)
    return server
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candid-two-'))
    ;[postgres, s3] = await Promise.all([startPostgres(bin ?? ''), startS3()])
    // At once, into an empty database: the migrations must bear it.
    ;[one, two] = await Promise.all([start('one'), start('two')])
  })
  afterAll(async () => {
    await Promise.all(started.map((server) => server.stop('SIGTERM')))
    await Promise.all([postgres?.stop(), s3?.stop()])
    await rm(folder, { recursive: true })
  })

  it('make one first superuser', () => {
    const made = [one, two].filter((server) => server.output().includes('First superuser'))
    expect(made).toHaveLength(1)
  })

  it('do the main job alternately: sign up, upload, parse, activate, save, ask, answer, share, query', async () => {
    const ada = await newPerson(one)
    const [first, second] = [callerOf(one, ada.token), callerOf(two, ada.token)]
    expect(await logIn(two, ada.email, ada.password)).toBeTruthy()
    const { body: resume } = await first.call('POST', '/resumes/', { form: await sample() })
    expect((await readdir(s3.folder)).length).toBeGreaterThan(0)
    const parsed = await second.post(`/resumes/${resume.id}/chunks`)
    expect([parsed.status, parsed.body.parse_status]).toEqual([200, 'done'])
    expect((await first.post(`/resumes/${resume.id}/active`)).body.active).toBe(true)
    const { body: active } = await second.get('/resumes/active')
    const path = `/resumes/${active.id}/chunks/overview/${active.overview[0].id}`
    expect((await first.put(path, { text: 'Saved by one' })).body.version).toBe(2)
    const stale = await second.put(path, { text: 'Late' }, { headers: { 'If-Match': '"1"' } })
    expect(stale.status).toBe(409)
    const asked = await second.post(`/resumes/${active.id}/chunks/${active.overview[0].id}/questions?num=1`)
    const [question] = asked.body.questions
    const answer = { text: 'An answer to one' }
    expect((await first.post(`/resumes/${active.id}/questions/${question.id}/answer`, answer)).status).toBe(200)
    const { body: link } = await second.post('/users/me/share-links', newLink())
    const secret = /[^/]+$/.exec(link.path)?.[0]
    expect((await callerOf(one).get(`/shared/${secret}`)).status).toBe(200)
    expect((await callerOf(two).post(`/shared/${secret}/queries`, { question: 'What is the name?' })).status).toBe(200)
    const file = await first.get(`/resumes/${active.id}/file`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect((await second.delete(`/users/me/share-links/${link.id}`)).status).toBe(200)
    expect((await callerOf(one).get(`/shared/${secret}`)).status).toBe(404)
  })

  it('report changes to pages connected to either: an upload to one that the other parses', async () => {
    const ada = await newPerson(one)
    const events = await Promise.all([one, two].map((server) => readEvents(server, ada.token)))
    const { body: resume } = await ada.call('POST', '/resumes/', { form: await sample('watched') })
    await callerOf(two, ada.token).post(`/resumes/${resume.id}/chunks`)
    for (const { heard } of events) await eventually(() => expect(heard).toContain(`items of ${resume.id}`))
    for (const { close } of events) close()
  })

  it('end their streams when they can no longer listen to the database, and then have pages read again', async () => {
    const ada = await newPerson(one)
    const events = await readEvents(one, ada.token)
    const client = new pg.Client(postgres.url)
    await client.connect()
    const cut = () =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [listenerName])
    await cut()
    await events.ended
    const again = await until(async () => {
      const opened = await readEvents(one, ada.token, 1_000)
      if (opened.heard.includes('reset')) return opened
      opened.close()
      // Too late: it has been listening again for as long as it is asked about.
      if (opened.heard.includes('ready')) await cut()
      return null
    })
    await client.end()
    await eventually(async () => {
      await ada.patch('/users/me', { full_name: 'Heard' })
      expect(again.heard).toContain('users')
    })
    again.close()
  })

  it('take up the parse of one that was killed in it', async () => {
    const ada = await newPerson(two)
    const third = await start('three')
    const { body: resume } = await callerOf(third, ada.token).call('POST', '/resumes/', {
      form: await sample('killed'),
    })
    const cut = callerOf(third, ada.token)
      .post(`/resumes/${resume.id}/chunks`)
      .catch(() => 'cut off')
    const read = async () => (await ada.get(`/resumes/${resume.id}`)).body.parse_status
    while ((await read()) === 'none');
    await third.stop('SIGKILL')
    await cut
    // Its lease ends after half a minute; then another process takes the job.
    expect(await until(async () => ((await read()) === 'running' ? null : read()), 500)).toBe('done')
  })

  it('share sessions: a log-out by one holds at the other at once', async () => {
    const ada = await newPerson(one)
    expect((await callerOf(two, ada.token).get('/users/me')).status).toBe(200)
    await callerOf(two, ada.token).post('/logout')
    expect((await ada.get('/users/me')).status).toBe(401)
  })

  it('share rate limits: tries at one count at the other', async () => {
    const ada = await newPerson(one)
    const wrong = new URLSearchParams({ username: ada.email, password: 'wrong password' })
    const statuses: number[] = []
    for (let n = 0; n < 20; n++) {
      const { status } = await callerOf(n % 2 ? one : two).call('POST', '/login/access-token', { form: wrong })
      statuses.push(status)
    }
    const refused = statuses.indexOf(429)
    expect(refused).toBeGreaterThanOrEqual(4)
    expect(refused).toBeLessThanOrEqual(19)
  })
})
