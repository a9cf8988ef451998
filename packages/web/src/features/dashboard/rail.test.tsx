import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { press, useServer } from '../../testing/open-app.tsx'

const server = useServer()

it('offers the next open question, which opens the interview at that very question [#16]', async () => {
  const account = await server.newAccount()
  const id = await activeResume(server, account, 'cv.pdf')
  const detail = await server.callApi('GET', `/resumes/${id}`, account.token)
  const path = `/resumes/${id}/chunks/${detail.experience[0].id}/questions`
  const { questions } = await server.callApi('POST', `${path}?num=2`, account.token)
  const shown = [
    { ...questions[0], text: 'A question that takes its time?' },
    { ...questions[1], text: 'What broke?' },
  ]
  const none = [null, null]
  server.overrides.set(`GET /api/v1${path}`, () => Response.json({ questions: shown, answers: none, drafts: none }))
  const { person } = server.open('/', account)
  expect(await screen.findByText('“What broke?”')).toBeDefined()
  await press(person, 'Answer this')
  const dialog = await screen.findByRole('dialog')
  const box = await within(dialog).findByRole('textbox', { name: 'Answer to question 2' })
  await waitFor(() => expect(document.activeElement).toBe(box))
})

it('offers the shortest of the first three open questions, whatever is added after them [#16]', async () => {
  const account = await server.newAccount()
  const id = await activeResume(server, account, 'cv.pdf')
  const detail = await server.callApi('GET', `/resumes/${id}`, account.token)
  const path = `/resumes/${id}/chunks/${detail.experience[0].id}/questions`
  const { questions } = await server.callApi('POST', `${path}?num=3`, account.token)
  const texts = [
    'A question that takes its time to arrive at what it asks?',
    'What broke?',
    'Who noticed it first?',
    'Why?',
  ]
  const none = texts.map(() => null)
  server.overrides.set(`GET /api/v1${path}`, () =>
    Response.json({
      questions: texts.map((text) => ({ ...questions[0], id: crypto.randomUUID(), text })),
      answers: none,
      drafts: none,
    }),
  )
  server.open('/', account)
  expect(await screen.findByText('“What broke?”')).toBeDefined()
})

it('offers questions about the first item of experience where there are none', async () => {
  const account = await server.newAccount()
  await activeResume(server, account, 'cv.pdf')
  server.open('/', account)
  expect(await screen.findByRole('button', { name: 'Start interview' })).toBeDefined()
})

describe('readiness [#19.6]', () => {
  it('is a meter of the common questions, with those to answer next, which lead to where they are answered', async () => {
    const account = await server.newAccount()
    await activeResume(server, account, 'cv.pdf')
    const { person } = server.open('/', account)
    const meter = await screen.findByRole('meter', { name: 'Ready for employers: 11 of 20' })
    expect(['value', 'max'].map((name) => meter.getAttribute(name))).toEqual(['11', '20'])
    const rail = meter.closest('section') as HTMLElement
    expect(within(rail).getAllByRole('listitem')).toHaveLength(3)
    expect(within(rail).getByRole('link', { name: 'All 9 open questions' })).toBeDefined()
    await person.click(within(rail).getAllByRole('link')[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Answer this' })
    expect(within(dialog).getByText('How are conflicts in a team handled?')).toBeDefined()
  })

  it('keeps its place until it is known, and what is below it is there at once', async () => {
    const account = await server.newAccount()
    await activeResume(server, account, 'cv.pdf')
    const answer = Promise.withResolvers<Response>()
    server.overrides.set('GET /api/v1/users/me/readiness', () => answer.promise)
    server.open('/', account)
    expect(await screen.findByRole('heading', { name: 'Shared' })).toBeDefined()
    const next = await screen.findByRole('heading', { name: 'Four steps to get started' })
    const place = next.closest('section')?.nextElementSibling
    expect(place?.getAttribute('aria-busy')).toBe('true')
    answer.resolve(Response.json({ detail: 'Busy' }, { status: 503 }))
    await waitFor(() => expect(place?.isConnected).toBe(false))
    expect(screen.getByRole('heading', { name: 'Shared' })).toBeDefined()
  })

  it('is left out where it cannot be told, and nothing else with it', async () => {
    const account = await server.newAccount()
    await activeResume(server, account, 'cv.pdf')
    server.overrides.set('GET /api/v1/users/me/readiness', () => Response.json({ detail: 'Busy' }, { status: 503 }))
    server.open('/', account)
    expect(await screen.findByRole('heading', { name: 'Shared' })).toBeDefined()
    expect(screen.queryByRole('meter')).toBeNull()
  })
})

it('says who can see the resume, and that nobody can', async () => {
  const account = await server.newAccount()
  await activeResume(server, account, 'cv.pdf')
  const { unmount } = server.open('/', account)
  const shared = async () => (await screen.findByRole('heading', { name: 'Shared' })).closest('section') as HTMLElement
  expect(within(await shared()).getByText('Nobody else can see this resume.')).toBeDefined()
  unmount()
  await server.callApi('POST', '/users/me/share-links', account.token, {
    name: 'Northwind',
    expires_at: null,
    sections: ['overview'],
    questions: true,
    contact: false,
  })
  server.open('/', account)
  expect((await shared()).textContent).toContain('Northwind · not opened yet')
})
