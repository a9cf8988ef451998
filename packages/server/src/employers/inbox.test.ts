import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const [anna, ben] = ['a1b2c3d4e5f60718293a4b5c6d7e8f90', '0f1e2d3c4b5a69788796a5b4c3d2e1f0']

const newOwner = async () => {
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  return owner
}

/** A link of an owner, and what a visitor does by it. */
const newShare = async (owner: Person, choices: Partial<ReturnType<typeof newLink>> = {}) => {
  const { body } = await owner.post('/users/me/share-links', { ...newLink(), ...choices })
  const queries = `/shared/${body.path.replace('/share/', '')}/queries`
  const as = (id: string) => ({ headers: { 'X-Visitor': id } })
  return {
    ask: async (id: string, question: string): Promise<string> =>
      (await callerOf(app).post(queries, { question }, as(id))).body.id,
    send: (id: string, query: string) => callerOf(app).post(`${queries}/${query}/send`, undefined, as(id)),
    answers: async (id: string): Promise<(string | undefined)[]> =>
      (await callerOf(app).get(queries, as(id))).body.map(
        (query: { owner_answer: { text: string } | null }) => query.owner_answer?.text,
      ),
  }
}
const inboxOf = async (owner: Person) => (await owner.get('/users/me/queries')).body

describe('equal questions [#20.1]', () => {
  it('are one in the inbox, with how often and by how many they were asked', async () => {
    const owner = await newOwner()
    const [rail, school] = [await newShare(owner), await newShare(owner, { name: 'Leith Academy' })]
    await rail.ask(anna, 'Does she speak Welsh?')
    await rail.ask(anna, '  does she speak  WELSH')
    await school.ask(ben, 'Does she speak Welsh?!')
    await rail.ask(ben, 'Does she speak Irish?')
    const inbox = await inboxOf(owner)
    expect([inbox.count, inbox.open]).toEqual([2, 0])
    expect(inbox.data[1]).toMatchObject({
      question: 'Does she speak Welsh?!',
      times: 3,
      visitors: 2,
      open: false,
      links: [{ name: 'Leith Academy' }, { name: 'Northern Rail' }],
    })
    expect(inbox.data[0]).toMatchObject({ times: 1, visitors: 1 })
  })

  it.each([
    ['Does she know C++?', 'Does she know C#?'],
    ['3.5 years?', '35 years?'],
    ['?', '!'],
    ['彼女は話せますか？', '彼は話せますか？'],
  ])('%s and %s are not equal', async (one, other) => {
    const owner = await newOwner()
    const share = await newShare(owner)
    await share.ask(anna, one)
    await share.ask(anna, other)
    expect((await inboxOf(owner)).count).toBe(2)
  })

  it('are answered all at once, and an answer is changed for all, whichever was answered', async () => {
    const owner = await newOwner()
    const [rail, school] = [await newShare(owner), await newShare(owner)]
    const first = await rail.ask(anna, 'Does she speak Welsh?')
    const second = await school.ask(ben, 'does she speak welsh')
    await rail.send(anna, first)
    await school.send(ben, second)
    expect(await inboxOf(owner)).toMatchObject({ count: 1, open: 1 })
    const { body } = await owner.post(`/users/me/queries/${first}/answer`, { text: 'A little.' })
    expect(body).toMatchObject({ open: false, times: 2, owner_answer: { text: 'A little.' } })
    expect([await rail.answers(anna), await school.answers(ben)]).toEqual([['A little.'], ['A little.']])
    await owner.post(`/users/me/queries/${second}/answer`, { text: 'Quite well.' })
    expect([await rail.answers(anna), await school.answers(ben)]).toEqual([['Quite well.'], ['Quite well.']])
    const { length } = await app.db.selectFrom('owner_answers').select('id').where('owner_id', '=', owner.id).execute()
    expect(length).toBe(1)
  })

  it('asked after the answer are answered by the interviewer; sent nevertheless they wait again', async () => {
    const owner = await newOwner()
    const share = await newShare(owner)
    const first = await share.ask(anna, 'Does she speak Welsh?')
    await share.send(anna, first)
    await owner.post(`/users/me/queries/${first}/answer`, { text: 'A little.' })
    const later = await share.ask(ben, 'Does she speak Welsh?')
    expect(await share.answers(ben)).toEqual([undefined])
    expect((await inboxOf(owner)).open).toBe(0)
    await share.send(ben, later)
    expect((await inboxOf(owner)).data[0]).toMatchObject({ open: true, owner_answer: { text: 'A little.' } })
    await owner.post(`/users/me/queries/${later}/answer`, { text: 'Still a little.' })
    expect([await share.answers(anna), await share.answers(ben)]).toEqual([['Still a little.'], ['Still a little.']])
  })

  it('answered by one link tell another none of the contact data that it does not show', async () => {
    const owner = await newOwner()
    const [open, closed] = [await newShare(owner, { contact: true }), await newShare(owner)]
    const query = await open.ask(anna, 'How can I reach her?')
    await closed.ask(ben, 'How can I reach her?')
    await owner.post(`/users/me/queries/${query}/answer`, { text: 'Write to ada@example.com.' })
    expect(await open.answers(anna)).toEqual(['Write to ada@example.com.'])
    expect(await closed.answers(ben)).toEqual(['Write to [not shared].'])
  })

  it('are deleted together, with the answer; those of another owner stay', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const [share, elsewhere] = [await newShare(owner), await newShare(other)]
    const query = await share.ask(anna, 'Does she speak Welsh?')
    await share.ask(ben, 'Does she speak Welsh?')
    await elsewhere.ask(anna, 'Does she speak Welsh?')
    await owner.post(`/users/me/queries/${query}/answer`, { text: 'A little.' })
    expect((await other.delete(`/users/me/queries/${query}`)).status).toBe(404)
    expect((await other.post(`/users/me/queries/${query}/answer`, { text: 'No.' })).status).toBe(404)
    await owner.delete(`/users/me/queries/${query}`)
    expect((await inboxOf(owner)).count).toBe(0)
    expect((await inboxOf(other)).count).toBe(1)
    expect(await app.db.selectFrom('owner_answers').selectAll().where('owner_id', '=', owner.id).execute()).toEqual([])
  })
})
