import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type ReleasedAnswer, answer as toAnswer } from '@candid/interviewer'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertRows, writeSnapshot } from '../backup/snapshot.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume, type Person, pdfForm, superuserOf } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openTestDatabase, openTestDatabaseAt } from '../testing/test-database.ts'
import { mostAnswers } from './evidence.ts'

vi.setConfig({ testTimeout: 120_000 })

let app: TestApp
let admin: Person
let answersGiven: ReleasedAnswer[] = []
const owners: Person[] = []
/** Deletes who was made since: the whole index is read after every step, which takes the longer the more is in it. */
const forgetOwners = async () => {
  for (const { id } of owners.splice(0)) await admin.delete(`/users/${id}`)
}
beforeAll(async () => {
  const answer = async (request: Parameters<typeof toAnswer>[0]) => {
    answersGiven = request.answers
    return toAnswer(request)
  }
  app = await createTestApp({ interviewer: scriptedInterviewer({ answer }) })
  admin = await superuserOf(app)
  // Somebody beside whom all others come and go.
  await newOwner()
  owners.length = 0
})
afterEach(forgetOwners)
afterAll(() => app.close())

const columns = sql`source_id, kind, owner_id, resume_id, section, about, tag, position, version, content, question, text,
  said_at, terms`
type Row = { source_id: string; kind: string; text: string | null; content: unknown }

const readRows = async (db: Database, table: 'evidence' | 'evidence_source'): Promise<Row[]> =>
  (await sql<Row>`select ${columns} from ${sql.table(table)} order by source_id`.execute(db)).rows

const expectWhole = async (db: Database = app.db) =>
  expect(await readRows(db, 'evidence')).toEqual(await readRows(db, 'evidence_source'))

const evidenceOf = async (person: Person) =>
  (await sql<Row>`select ${columns} from evidence where owner_id = ${person.id}`.execute(app.db)).rows

/** A person with two parsed resumes, each of whose experience items has two questions, and a link. */
const newOwner = async () => {
  const person = await newPerson(app)
  owners.push(person)
  const resumes = [await newResume(person, 'active', 'first'), await newResume(person, 'parsed', 'second')]
  for (const id of resumes) {
    const { body } = await person.get(`/resumes/${id}`)
    for (const section of ['experience', 'skills'])
      await person.post(`/resumes/${id}/chunks/${body[section][0].id}/questions?num=2`)
  }
  const { body: link } = await person.post('/users/me/share-links', newLink())
  return { person, resumes, link, token: link.path.replace('/share/', '') as string }
}
type Owner = Awaited<ReturnType<typeof newOwner>>

const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

const itemsOf = (resumeId: string) =>
  app.db.selectFrom('items').selectAll().where('resume_id', '=', resumeId).orderBy('id').execute()
const questionsOf = (resumeId: string) =>
  app.db.selectFrom('questions').selectAll().where('resume_id', '=', resumeId).orderBy('id').execute()

const chunkPath = (item: { resume_id: string; section: string; id: string }) =>
  `/resumes/${item.resume_id}/chunks/${item.section}/${item.id}`

type Step = (owner: Owner, resumeId: string, pick: number) => Promise<unknown>

/** Everything that an owner, an employer or a superuser can do to what the index is made of. */
const steps: Record<string, Step> = {
  'add an item': ({ person }, id, pick) => person.post(`/resumes/${id}/chunks/overview`, { text: `Added ${pick}` }),
  'edit an item': async ({ person }, id, pick) => {
    const item = one(await itemsOf(id), pick)
    if (item) await person.put(chunkPath(item), { ...item.content, description: 'New', text: 'New', details: 'New' })
  },
  'delete an item': async ({ person }, id, pick) => {
    const item = one(await itemsOf(id), pick)
    if (item) await person.delete(chunkPath(item))
  },
  'restore an item': async ({ person }, id, pick) => {
    const deleted = (await itemsOf(id)).filter(({ deleted_at }) => deleted_at)
    const item = one(deleted, pick)
    if (item) await person.post(`${chunkPath(item)}/restore`)
  },
  'move an item': async ({ person }, id, pick) => {
    const item = one(await itemsOf(id), pick)
    if (item) await person.post(`${chunkPath(item)}/move`, { position: pick % 3 })
  },
  'place left-over text': ({ person }, id) =>
    person.post(`/resumes/${id}/unplaced`, { index: 0, text: 'Page 1 of 1', category: 'other' }),
  'save an answer': async ({ person }, id, pick) => {
    const question = one(await questionsOf(id), pick)
    const release = pick % 3 === 0 ? 'practice' : 'employers'
    if (question) await person.post(`/resumes/${id}/questions/${question.id}/answer`, { text: `Said ${pick}`, release })
  },
  'release or withdraw an answer': async ({ person }, id, pick) => {
    const question = one(await questionsOf(id), pick)
    const release = pick % 2 === 0 ? 'practice' : 'employers'
    if (question) await person.patch(`/resumes/${id}/questions/${question.id}/answer`, { release })
  },
  'activate a resume': ({ person }, id) => person.post(`/resumes/${id}/active?active=true`),
  'replace the file of a resume': ({ person }, id, pick) =>
    person.call('PUT', `/resumes/${id}`, { form: pdfForm(`replaced ${pick}`) }),
  'parse a resume': ({ person }, id) => person.post(`/resumes/${id}/chunks`),
  'delete a resume': ({ person }, id) => person.delete(`/resumes/${id}`),
  'prepare an answer': ({ person }, _, pick) =>
    person.post('/users/me/prepared-answers', { question: `When ${pick}?`, text: 'In May.' }),
  'withdraw a prepared answer': async ({ person }, _, pick) => {
    const { body } = await person.get('/users/me/prepared-answers')
    const prepared = one<{ id: string }>(body, pick)
    if (prepared) await person.delete(`/users/me/prepared-answers/${prepared.id}`)
  },
  'answer a question of the inbox': async ({ person, token }, _, pick) => {
    const { body } = await callerOf(app).post(`/shared/${token}/queries`, { question: `Why ${pick}?` })
    if (body.id) await person.post(`/users/me/queries/${body.id}/answer`, { text: `Because ${pick}.` })
  },
  'delete a question of the inbox': async ({ person }, _, pick) => {
    const { body } = await person.get('/users/me/queries')
    const query = one<{ id: string }>(body.data, pick)
    if (query) await person.delete(`/users/me/queries/${query.id}`)
  },
}

describe('the index', () => {
  it.each(Object.keys(steps))('is what a rebuild would make after: %s', async (name) => {
    const owner = await newOwner()
    const [active = ''] = owner.resumes
    await steps['save an answer']?.(owner, active, 4)
    await steps['prepare an answer']?.(owner, active, 1)
    await steps['answer a question of the inbox']?.(owner, active, 1)
    if (name === 'restore an item') await steps['delete an item']?.(owner, active, 2)
    if (name === 'parse a resume') await steps['replace the file of a resume']?.(owner, active, 2)
    const target = name === 'activate a resume' ? (owner.resumes[1] ?? '') : active
    const before = await evidenceOf(owner.person)
    expect(before.length).toBeGreaterThanOrEqual(2)
    await steps[name]?.(owner, target, 4)
    if (name !== 'parse a resume') expect(await evidenceOf(owner.person)).not.toEqual(before)
    await expectWhole()
  })

  it('is what a rebuild would make after any of these in any order', async () => {
    const names = fc.constantFrom(...Object.keys(steps))
    const walk = fc.array(fc.record({ name: names, which: fc.nat(1), pick: fc.nat(40) }), {
      minLength: 6,
      maxLength: 20,
    })
    const property = fc.asyncProperty(walk, async (taken) => {
      const owner = await newOwner()
      for (const { name, which, pick } of taken) {
        await steps[name]?.(owner, owner.resumes[which] ?? '', pick)
        await expectWhole()
      }
      await forgetOwners()
    })
    await fc.assert(property, { numRuns: 10 })
  })

  it('forgets an owner who is deleted', async () => {
    const { person } = await newOwner()
    expect(await evidenceOf(person)).not.toEqual([])
    await admin.delete(`/users/${person.id}`)
    expect(await evidenceOf(person)).toEqual([])
    await expectWhole()
  })

  it('keeps no trace of a transaction that was rolled back', async () => {
    const { person, resumes } = await newOwner()
    const before = await evidenceOf(person)
    const failing = app.db.transaction().execute(async (tx) => {
      const content = JSON.stringify({ text: 'Never was' })
      await tx
        .updateTable('items')
        .set({ content })
        .where('resume_id', '=', resumes[0] ?? '')
        .execute()
      expect(
        (await readRows(tx, 'evidence')).filter((row) => JSON.stringify(row.content).includes('Never was')),
      ).not.toEqual([])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await evidenceOf(person)).toEqual(before)
    await expectWhole()
  })

  it('is seen by others only with the change that it belongs to', async () => {
    const { person, resumes } = await newOwner()
    await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('items')
        .set({ deleted_at: new Date() })
        .where('resume_id', '=', resumes[0] ?? '')
        .execute()
      const seen = await sql`select 1 from evidence where owner_id = ${person.id} and kind = 'item'`.execute(tx)
      expect(seen.rows).toEqual([])
    })
    await expectWhole()
  })

  it('is filled by its migration from what was there before', async () => {
    const database = await openTestDatabaseAt('0002-employers')
    try {
      const { db } = database
      await sql`insert into users values ('11111111-1111-4111-8111-111111111111', 'a@b.c', null, 'x', false, true, now())`.execute(
        db,
      )
      await sql`insert into resumes (id, owner_id, file_name, storage_key, size, sha256, chunked, active)
        values ('22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111', 'a.pdf', 'k', 1, 'h', true, true)`.execute(
        db,
      )
      await sql`insert into items (id, resume_id, section, position, content)
        values ('33333333-3333-4333-8333-333333333333', '22222222-2222-4222-8222-222222222222', 'overview', 0, '{"text":"Here before"}')`.execute(
        db,
      )
      await migrate(db)
      expect((await readRows(db, 'evidence')).map(({ content }) => content)).toEqual([{ text: 'Here before' }])
      await expectWhole(db)
    } finally {
      await database.close()
    }
  })
})

it('comes with a restored backup, though no backup holds it', async () => {
  await newOwner()
  const folder = await mkdtemp(join(tmpdir(), 'candid-evidence-'))
  const restored = await openTestDatabase()
  try {
    const { tables } = await writeSnapshot(app.db, folder)
    expect(tables.map(({ name }) => name)).not.toContain('evidence')
    await restored.db.transaction().execute(async (tx) => {
      for (const { name, path } of tables)
        await insertRows(tx, name, createInterface({ input: createReadStream(path) }))
    })
    await expectWhole(restored.db)
    expect(await readRows(restored.db, 'evidence')).toEqual(await readRows(app.db, 'evidence'))
  } finally {
    await restored.close()
    await rm(folder, { recursive: true })
  }
})

describe('two transactions at once', () => {
  const pairs: [string, (tx: Database, resumeId: string) => Promise<unknown>][] = [
    [
      'the item is deleted',
      (tx, id) => tx.updateTable('items').set({ deleted_at: new Date() }).where('resume_id', '=', id).execute(),
    ],
    [
      'the resume is deactivated',
      (tx, id) => tx.updateTable('resumes').set({ active: false }).where('id', '=', id).execute(),
    ],
  ]

  it.each(pairs)('leave no evidence of an answer that is released while %s', async (_, change) => {
    for (const releasedFirst of [true, false]) {
      const owner = await newOwner()
      const [resumeId = ''] = owner.resumes
      await steps['save an answer']?.(owner, resumeId, 3)
      const release = (tx: Database) =>
        tx
          .updateTable('answers')
          .set({ release: 'employers' })
          .where('question_id', 'in', tx.selectFrom('questions').select('id').where('resume_id', '=', resumeId))
          .execute()
      const runs = [release, (tx: Database) => change(tx, resumeId)]
      const [first, second] = releasedFirst ? runs : runs.toReversed()
      const begun = Promise.withResolvers<void>()
      const other = begun.promise.then(() => app.db.transaction().execute(async (tx) => second?.(tx)))
      await app.db.transaction().execute(async (tx) => {
        await first?.(tx)
        begun.resolve()
        // The other one has begun, or waits for the lock (on the embedded database, for this transaction).
        await sql`select pg_sleep(0.1)`.execute(tx)
      })
      await other
      await expectWhole()
      expect((await evidenceOf(owner.person)).filter(({ kind }) => kind === 'interview')).toEqual([])
    }
  })
})

describe('an employer', () => {
  it('is answered by the nearest of very many answers, with bounded work', async () => {
    const { person, token } = await newOwner()
    const many = Array.from({ length: mostAnswers + 100 }, (_, at) => ({
      id: crypto.randomUUID(),
      owner_id: person.id,
      query_id: null,
      question: `What happened in week ${at}?`,
      text: at === 0 ? 'The herring boats came home early.' : `Nothing of note, number ${at}.`,
      answered_at: new Date(Date.UTC(2020, 0, 1 + at)),
    }))
    await app.db.insertInto('owner_answers').values(many).execute()
    const { body } = await callerOf(app).post(`/shared/${token}/queries`, {
      question: 'When did the herring boats come home?',
    })
    expect(answersGiven).toHaveLength(mostAnswers)
    expect(answersGiven.map(({ text }) => text)).toContain('The herring boats came home early.')
    expect(body.answer.sentences[0].text).toContain('herring')
  })

  it('never gets what was edited away a moment before', async () => {
    const owner = await newOwner()
    const [id = ''] = owner.resumes
    const item = (await itemsOf(id)).find(({ section }) => section === 'overview')
    if (!item) throw new Error('The sample has no overview')
    const ask = async () =>
      JSON.stringify(
        (await callerOf(app).post(`/shared/${owner.token}/queries`, { question: 'Tell me about zeppelins?' })).body,
      )
    await owner.person.put(chunkPath(item), { text: 'Repaired zeppelins in Bremen.' })
    expect(await ask()).toContain('Bremen')
    await owner.person.put(chunkPath(item), { text: 'Repaired zeppelins in Emden.' })
    const now = await ask()
    expect(now).toContain('Emden')
    expect(now).not.toContain('Bremen')
  })
})
