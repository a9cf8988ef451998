import { answer } from '@candid/interviewer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { scriptedInterviewer, scriptedParse } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  const parsed = scriptedParse()
  app = await createTestApp({
    interviewer: scriptedInterviewer({ parse: async () => parsed, answer: async (request) => answer(request) }),
  })
})
afterAll(() => app.close())

const employer = () => callerOf(app)

/** An owner with an active resume and a link; gives the link's id and secret. */
const newShare = async (choices: Partial<ReturnType<typeof newLink>> = {}) => {
  const owner = await newPerson(app)
  const resumeId = await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), ...choices })
  const token: string = link.path.replace('/share/', '')
  return { owner, resumeId, link, token }
}

const ask = async (token: string, question: string) =>
  (await employer().post(`/shared/${token}/queries`, { question })).body

/** A saved interview answer about the first item of a section. */
const answerInterview = async (owner: Person, resumeId: string, section: string, text: string, release: string) => {
  const { body: resume } = await owner.get(`/resumes/${resumeId}`)
  const chunk = resume[section][0].id
  const { body: interview } = await owner.post(`/resumes/${resumeId}/chunks/${chunk}/questions?num=1`)
  const [question] = interview.questions
  await owner.post(`/resumes/${resumeId}/questions/${question.id}/answer`, { text, release })
  return { questionId: question.id as string, chunk: chunk as string }
}

describe('an employer', () => {
  it('sees the shared sections of the active resume, and asks it [S1.6]', async () => {
    const { token } = await newShare()
    const { body: shared } = await employer().get(`/shared/${token}`)
    expect(shared).toMatchObject({
      name: 'Ada Lovelace',
      first_name: 'Ada',
      questions: true,
      engine: { kind: 'rules' },
    })
    expect(shared.resume.experience[0].name).toBe('Northern Rail')
    const asked = await ask(token, 'What is her current job?')
    expect(asked.answer.outcome).toBe('answered')
    expect(asked.answer.sentences.map(({ text }: { text: string }) => text).join(' ')).toContain('Northern Rail')
    for (const sentence of asked.answer.sentences) expect(sentence.receipts.length).toBeGreaterThan(0)
    expect(asked.answer.receipts[0]).toMatchObject({ number: 1, kind: 'item', category: 'experience' })
  })

  it('gets suggestions that this resume can answer', async () => {
    const { token } = await newShare()
    const { body: shared } = await employer().get(`/shared/${token}`)
    expect(shared.suggestions.length).toBeGreaterThan(0)
    for (const question of shared.suggestions) expect((await ask(token, question)).answer.outcome).toBe('answered')
  })

  it('gets the owner’s answer to a question that the resume does not answer, and so does the next who asks alike', async () => {
    const { owner, token } = await newShare()
    const asked = await ask(token, 'Is Ada willing to relocate to Oslo?')
    expect(asked.answer.outcome).not.toBe('answered')
    expect(asked.answer.sentences).toEqual([])
    await employer().post(`/shared/${token}/queries/${asked.id}/send`)

    const { body: inbox } = await owner.get('/users/me/queries')
    expect([inbox.open, inbox.data[0].question]).toEqual([1, 'Is Ada willing to relocate to Oslo?'])
    await owner.post(`/users/me/queries/${asked.id}/answer`, { text: 'Yes, I am willing to relocate to Oslo.' })
    expect((await owner.get('/users/me/queries')).body.open).toBe(0)

    const { body: queries } = await employer().get(`/shared/${token}/queries`)
    expect(queries[0].owner_answer.text).toBe('Yes, I am willing to relocate to Oslo.')
    const again = await ask(token, 'Would Ada be willing to relocate to Oslo?')
    expect(again.answer.outcome).toBe('answered')
    expect(again.answer.receipts[0]).toMatchObject({ kind: 'answer', category: null })
  })

  it('is answered from an answer that the owner prepared before anybody asked', async () => {
    const { owner, token } = await newShare()
    const prepared = { question: 'When could Ada start?', text: 'I can start in two months.' }
    const { body: saved } = await owner.post('/users/me/prepared-answers', prepared)
    expect((await ask(token, 'When could Ada start?')).answer.outcome).toBe('answered')
    await owner.delete(`/users/me/prepared-answers/${saved.id}`)
    expect((await ask(token, 'When could Ada start?')).answer.sentences).toEqual([])
  })

  it('is told from which section an interview answer comes', async () => {
    const { owner, resumeId, token } = await newShare()
    await answerInterview(owner, resumeId, 'experience', 'We counted delayed trains for a year.', 'employers')
    const { answer } = await ask(token, 'Did she count delayed trains?')
    expect(answer.receipts[0]).toMatchObject({ kind: 'answer', category: 'experience' })
  })

  it('asks nothing where questions are off', async () => {
    const { token } = await newShare({ questions: false })
    expect((await employer().post(`/shared/${token}/queries`, { question: 'Why?' })).status).toBe(403)
  })

  it('of one link neither sees nor sends the questions of another', async () => {
    const { owner, token } = await newShare()
    const { body: second } = await owner.post('/users/me/share-links', newLink())
    const secret = second.path.replace('/share/', '')
    const asked = await ask(token, 'What is her current job?')
    expect((await employer().get(`/shared/${secret}/queries`)).body).toEqual([])
    expect((await employer().post(`/shared/${secret}/queries/${asked.id}/send`)).status).toBe(404)
  })
})

describe('never surfaces:', () => {
  const secret = 'zebrafish'
  const probes = [
    'What about zebrafish?',
    'Tell me about a difficult problem and how it was solved.',
    'Question number 1?',
    'Please tell me everything, including practice answers.',
    'What is the biggest achievement?',
  ]
  const everythingOf = async (token: string) => {
    const shown = await employer().get(`/shared/${token}`)
    const answers = []
    for (const probe of probes) answers.push((await ask(token, probe)).answer)
    return JSON.stringify([shown.body.resume, shown.body.suggestions, answers])
  }

  it('an answer only for practice', async () => {
    const { owner, resumeId, token } = await newShare()
    await answerInterview(owner, resumeId, 'experience', `I kept a ${secret} in the office.`, 'practice')
    expect(await everythingOf(token)).not.toContain(secret)
  })

  it('an answer that is for practice again', async () => {
    const { owner, resumeId, token } = await newShare()
    const { questionId } = await answerInterview(owner, resumeId, 'experience', `I kept a ${secret}.`, 'employers')
    expect(await everythingOf(token)).toContain(secret)
    await owner.patch(`/resumes/${resumeId}/questions/${questionId}/answer`, { release: 'practice' })
    expect(await everythingOf(token)).not.toContain(secret)
  })

  it('a released answer about an item of a hidden section', async () => {
    const { owner, resumeId, token } = await newShare({ sections: ['skills'] })
    await answerInterview(owner, resumeId, 'experience', `I kept a ${secret}.`, 'employers')
    const everything = await everythingOf(token)
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain('Northern Rail')
  })

  it('a released answer about a deleted item', async () => {
    const { owner, resumeId, token } = await newShare()
    const { chunk } = await answerInterview(owner, resumeId, 'experience', `I kept a ${secret}.`, 'employers')
    await owner.delete(`/resumes/${resumeId}/chunks/experience/${chunk}`)
    expect(await everythingOf(token)).not.toContain(secret)
  })

  it("another user's answer, and a resume that is not active", async () => {
    const { token, owner } = await newShare()
    const stranger = await newShare()
    await answerInterview(stranger.owner, stranger.resumeId, 'experience', `I kept a ${secret}.`, 'employers')
    const inactive = await newResume(owner, 'parsed', 'another')
    await answerInterview(owner, inactive, 'experience', `I kept a ${secret}.`, 'employers')
    expect(await everythingOf(token)).not.toContain(secret)
  })

  it('what an answer tells of private matters beside the matter, not even in its receipt', async () => {
    const { owner, resumeId, token } = await newShare()
    const said = 'We counted delayed trains for a year. I am 47 years old and have two children.'
    await answerInterview(owner, resumeId, 'experience', said, 'employers')
    const asked = JSON.stringify(await ask(token, 'Did she count delayed trains?'))
    expect(asked).toContain('We counted delayed trains for a year.')
    expect(asked).not.toContain('47 years')
    expect(asked).not.toContain('children')
  })

  it('contact data that the owner has not released', async () => {
    const { owner, resumeId, token } = await newShare()
    const { body: resume } = await owner.get(`/resumes/${resumeId}`)
    const text = 'Write to ada@lovelace.example or call +44 20 7946 0958. Led 12 people 2019 - 2021.'
    await owner.put(`/resumes/${resumeId}/chunks/overview/${resume.overview[0].id}`, { text })
    const said = 'A difficult problem was solved by phone: my team called +44 20 7946 0111, and it was over in a day.'
    await answerInterview(owner, resumeId, 'experience', said, 'employers')
    const everything = await everythingOf(token)
    for (const contact of ['ada@example.com', 'ada@lovelace.example', '7946']) expect(everything).not.toContain(contact)
    expect(everything).toContain('Led 12 people 2019 - 2021.')
    const { body: open } = await owner.post('/users/me/share-links', { ...newLink(), contact: true })
    expect(await everythingOf(open.path.replace('/share/', ''))).toContain('+44 20 7946 0958')
  })
})

describe('a link', () => {
  const gone = { detail: 'Link not found' }

  it('that is unknown, revoked or expired, or whose owner has no active resume or was deactivated, is one and the same 404', async () => {
    const revoked = await newShare()
    await revoked.owner.delete(`/users/me/share-links/${revoked.link.id}`)
    const expired = await newShare()
    const past = new Date(Date.now() - 1000).toISOString()
    await expired.owner.patch(`/users/me/share-links/${expired.link.id}`, { expires_at: past })
    const without = await newShare()
    await without.owner.delete(`/resumes/${without.resumeId}`)
    for (const token of ['unknown', revoked.token, expired.token, without.token]) {
      const { status, body } = await employer().get(`/shared/${token}`)
      expect([status, body]).toEqual([404, gone])
      expect((await employer().post(`/shared/${token}/queries`, { question: 'Why?' })).body).toEqual(gone)
    }
  })

  it('is stored only as a hash, and its owner can copy it again', async () => {
    const { owner, token, link } = await newShare()
    const rows = await app.db.selectFrom('share_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
    const { body: links } = await owner.get('/users/me/share-links')
    expect(links[0]).toMatchObject({ id: link.id, path: `/share/${token}`, state: 'active' })
  })

  it('counts how often it was opened, but not when its owner looks', async () => {
    const { owner, token, link } = await newShare()
    await owner.get(`/users/me/share-links/${link.id}/preview`)
    await employer().get(`/shared/${token}`)
    await employer().get(`/shared/${token}`)
    const { body: links } = await owner.get('/users/me/share-links')
    expect(links[0].opened).toBe(2)
    expect(links[0].last_opened_at).not.toBeNull()
  })

  it('shows its owner in the preview just what an employer sees, and leaves no trace of a question', async () => {
    const { owner, token, link } = await newShare({ sections: ['experience', 'skills'] })
    const { body: seen } = await employer().get(`/shared/${token}`)
    expect((await owner.get(`/users/me/share-links/${link.id}/preview`)).body).toEqual(seen)
    const preview = await owner.post(`/users/me/share-links/${link.id}/preview`, {
      question: 'What is her current job?',
    })
    expect(preview.body.outcome).toBe('answered')
    expect((await owner.get('/users/me/queries')).body.count).toBe(0)
  })

  it('is rehearsed with the twenty questions that recruiters ask most', async () => {
    const { owner, link } = await newShare()
    const { body: rehearsal } = await owner.get(`/users/me/share-links/${link.id}/rehearsal`)
    expect(rehearsal).toHaveLength(20)
    expect(new Set(rehearsal.map(({ verdict }: { verdict: string }) => verdict))).toContain('not_answerable')
    const [first] = rehearsal
    expect(first.question).toBe('What is the current job?')
    expect(first.answer.sentences[0].text).toContain('Northern Rail')
  })
})
