import { createHash, randomUUID } from 'node:crypto'
import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmployerAnswer } from '@candid/core'
import type { Interviewer } from '@candid/interviewer'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerQuery } from '../employers/inbox.ts'
import { insertQuery } from '../employers/queries.ts'
import { toHttpError } from '../http/request-error.ts'
import { insertResume } from '../resumes/resume-store.ts'
import { scheduleDeletion } from '../resumes/scheduled-deletion.ts'
import { newPerson, newResume, type Person, pdfForm, superuserOf } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/time-limits.ts'
import { deleteUser } from './user-store.ts'

const inspect = vi.fn<Interviewer['inspect']>()
const ask = vi.fn<Interviewer['ask']>()
const scripted = scriptedInterviewer()
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ inspect, ask }) })
  admin = await superuserOf(app)
})
beforeEach(() => {
  inspect.mockImplementation(scripted.inspect)
  ask.mockImplementation(scripted.ask)
})
afterAll(() => app.close())

const storedFiles = () => readdir(join(app.folder, 'files')).catch(() => [])

/** Waits until somebody waits for a lock; where transactions run one after the other, nobody ever does. */
const someoneWaits = async () => {
  if (!process.env['TEST_DATABASE_URL']) return
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    return rows.length > 0
  })
}

describe('while a user is deleted,', () => {
  it('an upload ends as one of nobody, and leaves no file', async () => {
    const before = await storedFiles()
    const ada = await newPerson(app)
    inspect.mockImplementationOnce(async () => {
      await admin.delete(`/users/${ada.id}`)
      return { ok: true, pages: 1 }
    })
    expect(await ada.call('POST', '/resumes/', { form: pdfForm() })).toMatchObject({ status: 401 })
    await app.app.runner.idle()
    expect(await storedFiles()).toEqual(before)
  })

  it('a file whose row is just being written goes with the others', async () => {
    const ada = await newPerson(app)
    const key = randomUUID()
    const source = join(app.folder, key)
    await writeFile(source, 'a file')
    const deletionJob = await scheduleDeletion(app.db, key)
    await app.storage.put(key, source)
    const sha256 = createHash('sha256').update('a file').digest('hex')
    let deletion: Promise<void> = Promise.resolve()
    const actor = { ...ada, full_name: null, is_superuser: false, is_active: true, session_id: randomUUID() }
    await insertResume(
      app.db,
      { maxMb: 1, maxFiles: 1 },
      actor,
      { fileName: 'a.pdf', key, deletionJob, size: 6, sha256 },
      async () => {
        deletion = deleteUser(app.db, ada.id)
        await someoneWaits()
      },
    )
    await deletion
    await app.app.runner.idle()
    await expect(access(join(app.folder, 'files', key))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('neither an activation nor a new link fails in another way than for who is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const ada = await newPerson(app)
      const first = await newResume(ada, 'active', 'first')
      const second = await newResume(ada, 'parsed', 'second')
      // Each answer is checked against the contract, which knows no 500.
      const [deleted, ...others] = await Promise.all([
        admin.delete(`/users/${ada.id}`),
        admin.post(`/resumes/${second}/active`),
        admin.post(`/resumes/${first}/active`),
        ada.post('/users/me/share-links', newLink()),
        ada.post('/users/me/prepared-answers', { question: 'Why?', text: 'So.' }),
        ada.post('/resumes/json-resume', { name: 'a.json', document: { basics: { summary: 'An engineer' } } }),
      ])
      expect(deleted.status).toBe(200)
      for (const { status } of others) expect([200, 401, 404]).toContain(status)
    }
  })
})

describe('what waits for a deletion holds nothing that the deletion needs:', () => {
  const deleteAfter = async (ada: Person, call: () => Promise<unknown>) => {
    let late: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', ada.id).forUpdate().execute()
      late = Promise.allSettled([call()])
      await someoneWaits()
      await tx.deleteFrom('users').where('id', '=', ada.id).execute()
    })
    const [ended] = await late
    if (ended?.status !== 'rejected') throw new Error('The call was not refused')
    expect(toHttpError(ended.reason).status).toBeLessThan(500)
  }
  const askedOf = async () => {
    const ada = await newPerson(app)
    await newResume(ada, 'active')
    const { body } = await ada.post('/users/me/share-links', newLink())
    const link = await app.db.selectFrom('share_links').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
    const answer: EmployerAnswer = {
      outcome: 'not_stated',
      engine: { kind: 'rules' },
      sentences: [],
      related: [],
      receipts: [],
      confidence: 0,
    }
    const ask = () => insertQuery(app.db, link, null, 'Why?', answer, {})
    return { ada, ask }
  }

  it('an answer from the inbox', async () => {
    const { ada, ask } = await askedOf()
    const { id } = await ask()
    const actor = { ...ada, full_name: null, is_superuser: false, is_active: true, session_id: randomUUID() }
    await deleteAfter(ada, () => answerQuery(app.db, actor, id, 'So.'))
  })

  it('a question of an employer', async () => {
    const { ada, ask } = await askedOf()
    await deleteAfter(ada, ask)
  })
})

it('questions that were thought of for a deleted resume are asked of nobody', async () => {
  const ada = await newPerson(app)
  const id = await newResume(ada)
  const { body: chunks } = await ada.get(`/resumes/${id}/chunks`)
  ask.mockImplementationOnce(async (request) => {
    await ada.delete(`/resumes/${id}`)
    return scripted.ask(request)
  })
  const answer = await ada.post(`/resumes/${id}/chunks/${chunks[0].chunk_id}/questions?num=1`)
  expect(answer).toMatchObject({ status: 404, body: { detail: 'Item not found' } })
})
