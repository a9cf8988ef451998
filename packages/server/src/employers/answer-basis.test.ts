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

const employer = () => callerOf(app)

/** An owner with an active resume, an answer released about its job, a prepared answer, and a link. */
const newShare = async () => {
  const owner = await newPerson(app)
  const resumeId = await newResume(owner, 'active', owner.id)
  const { body: resume } = await owner.get(`/resumes/${resumeId}`)
  const job: string = resume.experience[0].id
  const { body: interview } = await owner.post(`/resumes/${resumeId}/chunks/${job}/questions?num=1`)
  const saved = `/resumes/${resumeId}/questions/${interview.questions[0].id}/answer`
  await owner.post(saved, { text: 'We counted delayed trains for a year.', release: 'employers' })
  const { body: prepared } = await owner.post('/users/me/prepared-answers', {
    question: 'When could Ada start?',
    text: 'I can start in two months.',
  })
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), contact: true })
  const token: string = link.path.replace('/share/', '')
  return {
    owner,
    resumeId,
    job: `/resumes/${resumeId}/chunks/experience/${job}`,
    jobContent: { ...resume.experience[0], id: undefined, version: undefined, tag: undefined },
    skill: `/resumes/${resumeId}/chunks/technical/${resume.technical[0].id}`,
    overview: `/resumes/${resumeId}/chunks/overview/${resume.overview[0].id}`,
    saved,
    prepared: `/users/me/prepared-answers/${prepared.id}`,
    link: `/users/me/share-links/${link.id}`,
    token,
  }
}
type Share = Awaited<ReturnType<typeof newShare>>

const questions = {
  job: 'What is her current job?',
  interview: 'Did she count delayed trains?',
  prepared: 'When could Ada start?',
  technical: 'How well does Ada know TypeScript?',
}
type Name = keyof typeof questions

/** Asks all the questions; the answers rest on different pieces of evidence. */
const askAll = async ({ token }: Share) => {
  for (const question of Object.values(questions)) {
    const { body } = await employer().post(`/shared/${token}/queries`, { question })
    expect([question, body.answer.outcome, body.answer.receipts.length > 0]).toEqual([question, 'answered', true])
  }
}

/** Which of the questions still have their answers, by every way of reading them. */
const stillTold = async ({ token, owner, link }: Share): Promise<Name[]> => {
  const { body: page } = await employer().get(`/shared/${token}`)
  const { body: list } = await employer().get(`/shared/${token}/queries`)
  const { body: preview } = await owner.get(`${link}/preview`)
  expect(page.queries).toEqual(list)
  expect(preview.queries).toEqual(list)
  const sent = []
  for (const { id } of list) sent.push((await employer().post(`/shared/${token}/queries/${id}/send`)).body)
  expect(sent.map((query) => query.answer)).toEqual(list.map((query: { answer: unknown }) => query.answer))
  return (Object.keys(questions) as Name[]).filter((name) =>
    list.some((query: { question: string; answer: unknown }) => query.question === questions[name] && query.answer),
  )
}

const all = Object.keys(questions) as Name[]
const without = (...names: Name[]) => all.filter((name) => !names.includes(name))
const edited = (share: Share) => share.owner.put(share.job, { ...share.jobContent, details: 'Built something else.' })

describe('an answer that a link has told [#14.2]', () => {
  it.each<[string, (share: Share) => Promise<unknown>, Name[]]>([
    [
      'a section is hidden',
      ({ owner, link }) => owner.patch(link, { sections: ['technical'] }),
      ['prepared', 'technical'],
    ],
    ['an item is edited', edited, without('job')],
    ['an item is deleted', ({ owner, job }) => owner.delete(job), without('job', 'interview')],
    [
      'a released answer is withdrawn',
      ({ owner, saved }) => owner.patch(saved, { release: 'practice' }),
      without('interview'),
    ],
    [
      'a released answer is changed',
      ({ owner, saved }) => owner.post(saved, { text: 'We counted.' }),
      without('interview'),
    ],
    ['a prepared answer is deleted', ({ owner, prepared }) => owner.delete(prepared), without('prepared')],
    ['another resume is activated', ({ owner }) => newResume(owner, 'active', 'another'), ['prepared']],
  ])('is told no more after %s, by no way of reading it', async (_, change, left) => {
    const share = await newShare()
    await askAll(share)
    expect(await stillTold(share)).toEqual(all)
    await change(share)
    expect(await stillTold(share)).toEqual(left)
  })

  it('is told no more when contact data that it quotes is hidden', async () => {
    const share = await newShare()
    await share.owner.put(share.overview, { text: 'Fond of sailing boats. Write to ada@lovelace.example.' })
    const { body } = await employer().post(`/shared/${share.token}/queries`, {
      question: 'Is Ada fond of sailing boats?',
    })
    expect(JSON.stringify(body.answer)).toContain('ada@lovelace.example')
    await share.owner.patch(share.link, { contact: false })
    const { body: list } = await employer().get(`/shared/${share.token}/queries`)
    expect(list).toMatchObject([{ question: 'Is Ada fond of sailing boats?', answer: null }])
  })

  it('is told again once what it rests on is shown again in the same words', async () => {
    const share = await newShare()
    await askAll(share)
    const { owner, saved, link, job, jobContent, resumeId } = share
    await owner.patch(saved, { release: 'practice' })
    await owner.patch(link, { sections: ['skills'] })
    await edited(share)
    const other = await newResume(owner, 'active', 'another')
    expect(await stillTold(share)).toEqual(['prepared'])
    await owner.patch(saved, { release: 'employers' })
    await owner.patch(link, { sections: newLink().sections })
    await owner.put(job, jobContent)
    await owner.post(`/resumes/${resumeId}/active?active=true`)
    expect(await stillTold(share)).toEqual(all)
    await owner.delete(`/resumes/${other}`)
  })

  it('stays in the inbox of its owner as it was told', async () => {
    const share = await newShare()
    await askAll(share)
    await edited(share)
    const { body: inbox } = await share.owner.get('/users/me/queries')
    expect(inbox.data.map(({ answer }: { answer: { outcome: string } }) => answer.outcome)).toEqual(
      all.map(() => 'answered'),
    )
  })

  it('by a version that kept no basis is withdrawn where it rests on something', async () => {
    const share = await newShare()
    await askAll(share)
    await employer().post(`/shared/${share.token}/queries`, { question: 'Is she married?' })
    await app.db.updateTable('employer_queries').set({ basis: null }).where('owner_id', '=', share.owner.id).execute()
    expect(await stillTold(share)).toEqual([])
    const { body: list } = await employer().get(`/shared/${share.token}/queries`)
    expect(list.at(-1).answer.receipts).toEqual([])
  })
})
