import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { newPerson, type Person, pdfForm, superuserOf } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp({ env: { MAX_USER_MB: '1', MAX_USER_FILES: '3' } })
})
beforeEach(async () => {
  ada = await newPerson(app)
})
afterAll(() => app.close())

let number = 0
/** A PDF of about so many thousand bytes. */
const upload = (caller: Caller, kB = 1) => {
  number += 1
  return caller.call('POST', '/resumes/', { form: pdfForm(`${number} `.padEnd(kB * 1000, 'x')) })
}
const importing = (summary: string, other: object[] = []) =>
  ada.post('/resumes/json-resume', { name: 'cv.json', document: { basics: { summary, other } } })
const filesIn = async (name: string) =>
  (await readdir(join(app.folder, name), { recursive: true }).catch(() => [])).length

const tooMany = { detail: 'An account can have up to 3 resumes. Delete one to add another.' }
const tooLarge = {
  detail: 'An account can store up to 1 MB of resumes. Delete one to make room for this file.',
}

describe('the resumes of one account [#14.4]', () => {
  it('are as many as the setting says; the next is refused with what to do, and there is room again after a deletion', async () => {
    const first = await upload(ada)
    await upload(ada)
    expect((await importing('An engineer.')).status).toBe(200)
    for (const refused of [await upload(ada), await importing('Another engineer.')])
      expect([refused.status, refused.body]).toEqual([413, tooMany])
    await ada.delete(`/resumes/${first.body.id}`)
    expect((await upload(ada)).status).toBe(200)
    expect((await upload(await newPerson(app))).status).toBe(200)
  })

  it('take as many bytes as the setting says; a file that does not fit is refused and not kept', async () => {
    await upload(ada, 600)
    await app.app.runner.idle()
    const before = [await filesIn('files'), await filesIn('tmp')]
    const refused = await upload(ada, 600)
    expect([refused.status, refused.body]).toEqual([413, tooLarge])
    await app.app.runner.idle()
    expect([await filesIn('files'), await filesIn('tmp')]).toEqual(before)
    expect((await ada.get('/resumes/')).body.count).toBe(1)
    const other = Array.from({ length: 30 }, () => ({ text: 'x'.repeat(16_000) }))
    expect((await importing('An engineer.', other)).body).toEqual(tooLarge)
    expect((await upload(ada, 300)).status).toBe(200)
  })

  it('keep their room when a file takes the place of another, which no longer counts', async () => {
    const { body: resume } = await upload(ada, 900)
    const replace = (caller: Caller, kB: number) => {
      number += 1
      return caller.call('PUT', `/resumes/${resume.id}`, { form: pdfForm(`${number} `.padEnd(kB * 1000, 'x')) })
    }
    expect((await replace(ada, 800)).status).toBe(200)
    expect((await replace(ada, 1_100)).body).toEqual(tooLarge)
    expect((await replace(await superuserOf(app), 1_100)).body).toEqual(tooLarge)
    expect((await ada.get(`/resumes/${resume.id}`)).body.size).toBeLessThan(900_000)
  })

  it('never pass together what they may not pass one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(ada)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(9).fill(413)])
    const bob = await newPerson(app)
    const large = await Promise.all(Array.from({ length: 6 }, () => upload(bob, 400)))
    expect(large.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await bob.get('/resumes/')).body.count).toBe(2)
  })
})

/** Each with so many bytes of the text of its item. */
const addQuestions = (resume: string, item: string | null, count: number, itemBytes = 0) =>
  app.db.executeQuery(
    sql`insert into questions (id, resume_id, item_id, text, kind, engine, category, item_text)
      select gen_random_uuid(), ${resume}, ${item}::uuid, 'What was hard in year ' || n || '?', 'situation',
        '{"kind":"rules"}', 'overview', repeat('x', ${itemBytes}) from generate_series(1, ${count}) as n`.compile(
      app.db,
    ),
  )

describe('what else one account may keep is counted under the same lock:', () => {
  it('500 links that work; revoking one makes room [#14.4]', async () => {
    const { body: link } = await ada.post('/users/me/share-links', newLink())
    const row = await app.db.selectFrom('share_links').selectAll().where('id', '=', link.id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 497 }, () => {
      const id = crypto.randomUUID()
      return { ...row, id, token_hash: id, sections: JSON.stringify(row.sections) }
    })
    await app.db.insertInto('share_links').values(copies).execute()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.post('/users/me/share-links', newLink())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    await ada.delete(`/users/me/share-links/${link.id}`)
    expect((await ada.post('/users/me/share-links', newLink())).status).toBe(200)
  })

  it('500 prepared answers [#14.4]', async () => {
    const rows = Array.from({ length: 498 }, () => ({
      id: crypto.randomUUID(),
      owner_id: ada.id,
      query_id: null,
      question: 'Why?',
      text: 'Because.',
    }))
    await app.db.insertInto('owner_answers').values(rows).execute()
    const prepare = () => ada.post('/users/me/prepared-answers', { question: 'Why?', text: 'Because.' })
    const answers = await Promise.all(Array.from({ length: 6 }, prepare))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
  })

  it('the first version of an item and the newest hundred, however often it is saved [#14.4]', async () => {
    const { body: resume } = await importing('Number 1')
    const { body } = await ada.get(`/resumes/${resume.id}`)
    const id = body.overview[0].id
    for (let n = 2; n <= 130; n++) await ada.put(`/resumes/${resume.id}/chunks/overview/${id}`, { text: `Number ${n}` })
    const kept = await app.db
      .selectFrom('item_versions')
      .select('version')
      .where('item_id', '=', id)
      .orderBy('version')
      .execute()
    expect(kept.map(({ version }) => version)).toEqual([1, ...Array.from({ length: 100 }, (_, n) => 30 + n)])
  })

  it('2,000 questions of a resume: what would pass that is not kept in part; another resume has room [#14.4]', async () => {
    const { body: resume } = await importing('An engineer.')
    const { body } = await ada.get(`/resumes/${resume.id}`)
    const item = body.overview[0].id
    await addQuestions(resume.id, item, 1_999)
    const path = `/resumes/${resume.id}/chunks/${item}/questions`
    const refused = await ada.post(`${path}?num=2`)
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      'This resume has as many questions as it can hold. Answer the existing ones first.',
    ])
    expect((await ada.get(path)).body.questions).toHaveLength(1_999)
    expect((await ada.post(`${path}?num=1`)).body.questions).toHaveLength(2_000)
    const { body: other } = await importing('Another engineer.')
    const { body: detail } = await ada.get(`/resumes/${other.id}`)
    const elsewhere = `/resumes/${other.id}/chunks/${detail.overview[0].id}/questions?num=2`
    expect((await ada.post(elsewhere)).status).toBe(200)
  })

  it('20,000 questions of an account', async () => {
    const { body: resume } = await importing('An engineer.')
    const { body: other } = await importing('Another engineer.')
    const { body } = await ada.get(`/resumes/${resume.id}`)
    await addQuestions(other.id, null, 20_000)
    const refused = await ada.post(`/resumes/${resume.id}/chunks/${body.overview[0].id}/questions?num=1`)
    expect(refused).toMatchObject({ status: 413, body: { detail: expect.stringContaining('Delete a resume') } })
  })

  it('twenty megabytes of questions of a resume, and a hundred of an account [#14.4]', async () => {
    const { body: resume } = await importing('An engineer.')
    const { body: other } = await importing('Another engineer.')
    const { body } = await ada.get(`/resumes/${resume.id}`)
    const item = body.overview[0].id
    const ask = () => ada.post(`/resumes/${resume.id}/chunks/${item}/questions?num=1`)
    await addQuestions(other.id, null, 1_000, 100_000)
    expect(await ask()).toMatchObject({ status: 413, body: { detail: expect.stringContaining('Delete a resume') } })
    await ada.delete(`/resumes/${other.id}`)
    await addQuestions(resume.id, null, 199, 100_000)
    expect((await ask()).status).toBe(200)
    await app.db
      .updateTable('questions')
      .set({ item_text: 'x'.repeat(101_000) })
      .where('resume_id', '=', resume.id)
      .execute()
    expect(await ask()).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('Answer the existing ones first') },
    })
  })

  it('fifty megabytes of answers of an account; what is not longer is always saved [#14.4]', async () => {
    const { body: resume } = await importing('An engineer.')
    const { body: other } = await importing('Another engineer.')
    await addQuestions(resume.id, null, 1)
    await addQuestions(other.id, null, 2_500)
    await app.db.executeQuery(
      sql`insert into answers (id, question_id, text, release)
        select gen_random_uuid(), id, repeat('x', 20000), 'practice' from questions
        where resume_id = ${other.id}`.compile(app.db),
    )
    const questionOf = (id: string) =>
      app.db.selectFrom('questions').select('id').where('resume_id', '=', id).limit(1).executeTakeFirstOrThrow()
    const answer = async (id: string, text: string) =>
      ada.post(`/resumes/${id}/questions/${(await questionOf(id)).id}/answer`, { text })
    const refused = await answer(resume.id, 'In one word: patience.')
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      'The answers of an account can hold up to 50 MB of text. Delete a resume to make room.',
    ])
    expect((await answer(other.id, 'In one word: patience.')).status).toBe(200)
    expect((await answer(resume.id, 'In one word: patience.')).status).toBe(200)
  })

  it('five megabytes of answers and drafts of a resume; what is not longer is always saved [#14.4]', async () => {
    const { body: resume } = await importing('An engineer.')
    const { body } = await ada.get(`/resumes/${resume.id}`)
    const item = body.overview[0].id
    await addQuestions(resume.id, item, 252)
    const { body: interview } = await ada.get(`/resumes/${resume.id}/chunks/${item}/questions`)
    const [full, first, second, third] = interview.questions
    await app.db.executeQuery(
      sql`insert into answers (id, question_id, text, release)
        select gen_random_uuid(), id, repeat('x', 20000), 'practice' from questions
        where resume_id = ${resume.id} and id not in (${first.id}, ${second.id}, ${third.id})`.compile(app.db),
    )
    const at = (question: { id: string }) => `/resumes/${resume.id}/questions/${question.id}`
    const answer = (question: { id: string }, text: string) => ada.post(`${at(question)}/answer`, { text })
    expect((await ada.put(`${at(first)}/draft`, { text: 'y'.repeat(15_000) })).status).toBe(200)
    const refused = await answer(second, 'z'.repeat(20_000))
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      'The answers of this resume can hold up to 5 MB of text. Shorten one to make room.',
    ])
    expect((await ada.put(`${at(second)}/draft`, { text: 'z'.repeat(20_000) })).status).toBe(413)
    expect((await ada.put(`${at(first)}/draft`, { text: 'y'.repeat(30) })).status).toBe(200)
    expect((await answer(first, 'y'.repeat(20_000))).status).toBe(200)
    expect((await answer(full, 'Short.')).status).toBe(200)
    // There is room for one of them, whichever comes first.
    const both = await Promise.all([second, third].map((question) => answer(question, 'z'.repeat(15_000))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413])
    expect((await answer(third, 'Short, too.')).status).toBe(200)
  })

  it('fifty megabytes of earlier versions: the oldest are forgotten, never what an item says, and its first version last [#14.4]', async () => {
    const { body: resume } = await importing('An engineer.', [{ text: 'Chess' }, { text: 'Rowing' }])
    const { body } = await ada.get(`/resumes/${resume.id}`)
    const [chess, rowing] = body.other
    await app.db.executeQuery(
      sql`insert into item_versions (item_id, version, content, saved_at)
        select ${rowing.id}, n, '{"text":"Rowing"}', timestamp '2020-01-01' + n * interval '1 second'
        from generate_series(1, 26000) as n`.compile(app.db),
    )
    const path = `/resumes/${resume.id}/chunks/other/${chess.id}`
    expect((await ada.put(path, { text: 'Chess and draughts' })).status).toBe(200)
    const kept = await app.db
      .selectFrom('item_versions')
      .select(sql<number[]>`array_agg(version order by version)`.as('versions'))
      .where('item_id', '=', rowing.id)
      .executeTakeFirstOrThrow()
    expect(kept.versions.length).toBeGreaterThan(20_000)
    expect(kept.versions.length * 2_000).toBeLessThan(50_000_000)
    expect([kept.versions[0], kept.versions.at(-1)]).toEqual([1, 26_000])
    expect(kept.versions[1]).toBe(26_002 - kept.versions.length)
    expect((await ada.get(`${path}/versions`)).body).toMatchObject([{ version: 1, content: { text: 'Chess' } }])
    const { body: now } = await ada.get(`/resumes/${resume.id}`)
    expect(now.other.map(({ text }: { text: string }) => text)).toEqual(['Chess and draughts', 'Rowing'])
  })
})
