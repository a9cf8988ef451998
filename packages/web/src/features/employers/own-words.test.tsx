import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
beforeEach(async () => {
  ada = await server.newAccount()
  await activeResume(server, ada, 'cv.pdf')
})

const question = 'What is the current job?'
/** A released answer, told as it was given. */
const answer = {
  outcome: 'answered',
  engine: { kind: 'rules' },
  confidence: 0.9,
  sentences: [{ text: 'I keep the trains on time.', receipts: [1] }],
  related: [],
  receipts: [
    {
      number: 1,
      kind: 'answer',
      id: crypto.randomUUID(),
      category: null,
      title: question,
      quote: 'I keep the trains on time.',
      date: 'March 2026',
    },
  ],
}
const seesOwnWords = async () => {
  expect(await screen.findByText('In Ada’s words')).toBeDefined()
  expect(screen.getByText('I keep the trains on time.').tagName).toBe('Q')
}

it('a released answer stands in the inbox as the employer read it [#20.2]', async () => {
  const asked = { id: crypto.randomUUID(), question, asked_at: '2026-11-21T10:00:00.000Z', sent_at: null, answer }
  const times = { times: 1, visitors: 1, by_mail: false, open: false, owner_answer: null }
  const links = [{ id: crypto.randomUUID(), name: 'Northern Rail' }]
  server.overrides.set('GET /api/v1/users/me/queries', () =>
    Response.json({ data: [{ ...asked, ...times, links }], count: 1, open: 0 }),
  )
  server.open('/employers?tab=questions', ada)
  await seesOwnWords()
})

it('a released answer stands in the rehearsal as the employer would read it [#20.2]', async () => {
  server.overrides.set('POST /api/v1/users/me/rehearsal', () => Response.json({ answer, choice: null }))
  server.overrides.set('GET /api/v1/users/me/readiness', () =>
    Response.json({ answered: 1, questions: [{ question, verdict: 'answered' }], practice_only: 0 }),
  )
  const { person } = server.open('/employers?tab=readiness', ada)
  await person.click(await screen.findByRole('button', { name: question }))
  await seesOwnWords()
})

it('a released answer stands in the rehearsal of a link as its employer would read it [#20.2]', async () => {
  const { id } = await server.callApi('POST', '/users/me/share-links', ada.token, {
    name: 'Northern Rail',
    expires_at: null,
    sections: ['experience'],
    questions: true,
    contact: false,
  })
  server.overrides.set(`GET /api/v1/users/me/share-links/${id}/rehearsal`, () =>
    Response.json([{ question, verdict: 'answered', answer }]),
  )
  const { person } = server.open(`/employers/links/${id}?tab=rehearsal`, ada)
  await person.click(await screen.findByRole('button', { name: question }))
  await seesOwnWords()
})
