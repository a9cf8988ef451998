import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toLoggedError } from '../logged-error.ts'
import { callerOf } from '../testing/caller.ts'
import { logIn, newPerson } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { startServer } from '../testing/server-process.ts'
import { fillDataFolder, openTestDatabase } from '../testing/test-database.ts'

const pdf = join(import.meta.dirname, '../demo/sample-resume.pdf')

it('logs a database error without the values that the database repeats in it', async () => {
  const { db, close } = await openTestDatabase()
  const row = { email: 'planted@example.com', password_hash: 'planted hash', is_superuser: false, is_active: true }
  const failures = [
    db.insertInto('users').values({ ...row, id: 'planted id' }),
    db
      .insertInto('answers')
      .values({ id: randomUUID(), question_id: randomUUID(), text: 'planted', release: 'practice' }),
    db.insertInto('sessions').values({ id: randomUUID(), user_id: randomUUID(), expires_at: new Date() }),
  ]
  for (const query of failures) {
    const error = await query.execute().then(
      () => new Error('no error'),
      (reason: Error) => reason,
    )
    const logged = toLoggedError(error)
    expect(logged).toMatchObject({ message: 'database error', code: expect.stringMatching(/^\w{5}$/) })
    expect(JSON.stringify(logged)).not.toMatch(/planted/)
  }
  await close()
})

it('logs a request by the id that its answer carries, and no token, password, e-mail, file name or resume text', async () => {
  let stopped = false
  const folder = await mkdtemp(join(tmpdir(), 'candid-logs-'))
  await fillDataFolder(folder)
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'trace', METRICS: '1' })
  try {
    const ada = await newPerson(server, 'Planted Name')
    const form = new FormData()
    form.append('upload_file', new File([new Uint8Array(await readFile(pdf))], 'planted-file.pdf'))
    const { body: uploaded } = await ada.call('POST', '/resumes/', { form })
    const { body: resume } = await ada.post(`/resumes/${uploaded.id}/chunks`)
    await ada.post(`/resumes/${resume.id}/active`)
    const path = `/resumes/${resume.id}/chunks/overview`
    const { body: item } = await ada.post(path, { text: 'planted item text' })
    const asked = await ada.post(`/resumes/${resume.id}/chunks/${item.chunk_id}/questions?num=1`)
    const question = asked.body.questions[0]?.id
    await ada.post(`/resumes/${resume.id}/questions/${question}/answer`, { text: 'planted answer' })
    const { body: link } = await ada.post('/users/me/share-links', newLink())
    const secret = /[^/]+$/.exec(link.path)?.[0] ?? ''
    await callerOf(server).post(`/shared/${secret}/queries`, { question: 'planted question about the job?' })
    await callerOf(server).post(`/password-recovery/${encodeURIComponent(ada.email)}`)
    await callerOf(server).post('/reset-password/', { token: 'planted-reset', new_password: 'planted password' })
    await logIn(server, ada.email, 'planted wrong').catch(() => undefined)
    await server.fetch('/reset-password?token=planted-query')
    const { headers } = await ada.get('/users/me')
    const metrics = await (await server.fetch('/metrics')).text()
    await server.stop('SIGTERM')
    stopped = true

    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): { reqId?: string; req?: unknown; res?: { statusCode: number } } => JSON.parse(line))
    const mine = lines.filter(({ reqId }) => reqId === headers.get('x-request-id'))
    expect(mine.find(({ req }) => req)?.req).toEqual({ method: 'GET', route: '/api/v1/users/me' })
    expect(mine.find(({ res }) => res)?.res?.statusCode).toBe(200)

    const written = lines.map((line) => JSON.stringify(line)).join('\n')
    const secrets = [/planted/i, ada.token, ada.token.split('.')[2], ada.password, ada.email, secret]
    // Words of the sample resume stand for its text.
    const words = [resume.experience[0].details.slice(0, 30), resume.overview[0].text.slice(0, 30)]
    for (const text of [...secrets, ...words]) {
      expect(written).not.toMatch(text)
      expect(metrics).not.toMatch(text)
    }
  } finally {
    if (!stopped) await server.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}, 240_000)
