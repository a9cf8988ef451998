import { answer } from '@candid/interviewer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ answer: async (request) => answer(request) }) })
})
afterAll(() => app.close())

const question = 'What is the current job?'

const newShare = async () => {
  const owner = await newPerson(app)
  const id = await newResume(owner, 'active')
  const { body: resume } = await owner.get(`/resumes/${id}`)
  const { body: link } = await owner.post('/users/me/share-links', newLink())
  const queries = `/shared/${link.path.replace('/share/', '')}/queries`
  const preview = `/users/me/share-links/${link.id}/preview`
  return {
    owner,
    id,
    resume,
    link,
    ask: async (asked: string) => (await callerOf(app).post(queries, { question: asked })).body.answer,
    listed: async () => (await callerOf(app).get(queries)).body,
    preview: async (asked: string) => (await owner.post(preview, { question: asked })).body,
    rehearse: async (asked: string) => (await owner.post('/users/me/rehearsal', { question: asked })).body,
    choose: (item_id: string | null, asked = question) =>
      owner.put('/users/me/answer-choices', { question: asked, item_id }),
  }
}
const wordsOf = ({ sentences }: { sentences: { text: string }[] }) => sentences.map(({ text }) => text).join(' ')

describe('what the owner chose to be told for a question [#20.6]', () => {
  it('is nothing: by a link, in its preview and in the rehearsal, also for its near repeats', async () => {
    const share = await newShare()
    expect((await share.ask(question)).outcome).toBe('answered')
    const { body: choice } = await share.choose(null)
    for (const asked of [question, 'what is the current job', 'What is the current job then?']) {
      expect(await share.ask(asked)).toMatchObject({ outcome: 'not_stated', sentences: [], related: [], receipts: [] })
      expect((await share.preview(asked)).outcome).toBe('not_stated')
      expect(await share.rehearse(asked)).toMatchObject({
        answer: { outcome: 'not_stated' },
        choice: { id: choice.id },
      })
    }
    expect((await share.ask('Has she led a team?')).outcome).toBe('answered')
  })

  it('is an item, in its own words, with its receipt', async () => {
    const share = await newShare()
    const [leadership] = share.resume.leadership
    await share.choose(leadership.id)
    const given = await share.ask(question)
    expect([given.outcome, wordsOf(given)]).toEqual(['answered', 'Led a team of five.'])
    expect(given.receipts).toMatchObject([{ number: 1, kind: 'item', id: leadership.id }])
    expect(await share.rehearse(question)).toMatchObject({ answer: given, choice: { item_id: leadership.id } })
  })

  it('takes back what was told before, and asked again is told as chosen', async () => {
    const share = await newShare()
    await share.ask(question)
    await share.choose(null)
    expect((await share.listed())[0].answer).toBeNull()
    await share.ask(question)
    expect((await share.listed())[1].answer.outcome).toBe('not_stated')
  })

  it('is not told by a link that does not show the item, nor when the item is in the bin', async () => {
    const share = await newShare()
    const [leadership] = share.resume.leadership
    await share.choose(leadership.id)
    const { sections } = newLink()
    const show = (shown: typeof sections) =>
      share.owner.patch(`/users/me/share-links/${share.link.id}`, { sections: shown })
    await show(sections.filter((section) => section !== 'leadership'))
    expect(await share.ask(question)).toMatchObject({ outcome: 'not_stated', receipts: [] })
    expect((await share.rehearse(question)).answer.outcome).toBe('not_stated')
    await show(sections)
    expect(wordsOf((await share.rehearse(question)).answer)).toBe('Led a team of five.')
    await share.owner.delete(`/resumes/${share.id}/chunks/leadership/${leadership.id}`)
    expect((await share.rehearse(question)).answer.outcome).toBe('not_stated')
  })

  it('is one choice per question, and can be taken back', async () => {
    const share = await newShare()
    await share.choose(share.resume.leadership[0].id)
    const { body: choice } = await share.choose(null, 'what is the current job')
    expect((await share.owner.get('/users/me/answer-choices')).body).toEqual([choice])
    await share.owner.delete(`/users/me/answer-choices/${choice.id}`)
    expect((await share.owner.get('/users/me/answer-choices')).body).toEqual([])
    expect((await share.ask(question)).outcome).toBe('answered')
  })

  it('is kept per resume: another active one is answered from as it is', async () => {
    const share = await newShare()
    await share.choose(null)
    await newResume(share.owner, 'active', 'another')
    expect((await share.owner.get('/users/me/answer-choices')).body).toEqual([])
    expect((await share.rehearse(question)).answer.outcome).toBe('answered')
    await share.owner.post(`/resumes/${share.id}/active?active=true`)
    expect((await share.rehearse(question)).answer.outcome).toBe('not_stated')
  })

  it("is nobody else's: no item of another, no choice of another", async () => {
    const [mine, theirs] = [await newShare(), await newShare()]
    expect((await mine.choose(theirs.resume.leadership[0].id)).status).toBe(404)
    const { body: choice } = await theirs.choose(null)
    expect((await mine.owner.delete(`/users/me/answer-choices/${choice.id}`)).status).toBe(404)
    expect((await mine.ask(question)).outcome).toBe('answered')
  })
})
