import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer({ env: { RATE_LIMIT_FACTOR: '1000' } })
let ada: Account
let id: string
let questions: { id: string }[]

beforeEach(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
  const item = (await server.callApi('GET', `/resumes/${id}`, ada.token)).overview[0].id
  questions = (await server.callApi('POST', `/resumes/${id}/chunks/${item}/questions?num=3`, ada.token)).questions
})

const place = (at: number) => `/resumes/${id}/questions/${questions[at]?.id}/answer`
const answer = (at: number) => server.callApi('POST', place(at), ada.token, { text: `Answer ${at}.` })
const release = (at: number) => server.callApi('PATCH', place(at), ada.token, { release: 'employers' })

const opened = async () => {
  const { person } = server.open(`/resumes/${id}`, ada)
  const panel = (await screen.findByRole('button', { name: /^Overview/ })).closest('section')
  await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  await within(dialog).findAllByRole('listitem')
  return { person, dialog }
}
const name = 'May be used to answer employers'
const ofSection = (dialog: HTMLElement) => within(dialog).findByRole('checkbox', { name })
const state = async (dialog: HTMLElement) => (await ofSection(dialog)).getAttribute('aria-checked')
const ofAnswers = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('switch')
    .map((one) => one.getAttribute('aria-checked'))

it('neither a section nor an answer can be released by a superuser: there is no switch [#14.11]', async () => {
  await answer(0)
  const { person } = server.open(`/resumes/${id}`, await server.superuser())
  const panel = (await screen.findByRole('button', { name: /^Overview/ })).closest('section')
  await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  await within(dialog).findByText('Answer 0.')
  expect(within(dialog).queryByRole('switch')).toBeNull()
  expect(within(dialog).queryByRole('checkbox')).toBeNull()
})

describe('who may read the answers of a section', () => {
  it('is not asked while there is no answer', async () => {
    const { dialog } = await opened()
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
  })

  it('is nobody else at first; one press releases all answers with one call, and Undo takes it back', async () => {
    await answer(0)
    await answer(1)
    const { person, dialog } = await opened()
    expect(await state(dialog)).toBe('false')
    expect(within(dialog).getByText('2 answers, for practice only')).toBeDefined()
    await person.click(await ofSection(dialog))
    await waitFor(async () => expect(await state(dialog)).toBe('true'))
    expect(within(dialog).getByText('All of 2 answers')).toBeDefined()
    expect(ofAnswers(dialog)).toEqual(['true', 'true'])
    expect(server.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      `PATCH /api/v1/resumes/${id}/chunks/overview/answers`,
    ])
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await state(dialog)).toBe('false'))
    expect(ofAnswers(dialog)).toEqual(['false', 'false'])
  })

  it('may be some: a press releases the rest, and Undo leaves alone what was released before', async () => {
    await answer(0)
    await answer(1)
    await release(1)
    const { person, dialog } = await opened()
    expect(await state(dialog)).toBe('mixed')
    expect(within(dialog).getByText('1 of 2 answers')).toBeDefined()
    await person.click(await ofSection(dialog))
    await waitFor(async () => expect(await state(dialog)).toBe('true'))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await state(dialog)).toBe('mixed'))
    expect(ofAnswers(dialog)).toEqual(['false', 'true'])
  })

  it('is nobody again when all were released', async () => {
    await answer(0)
    await release(0)
    const { person, dialog } = await opened()
    expect(await state(dialog)).toBe('true')
    await person.click(await ofSection(dialog))
    await waitFor(async () => expect(await state(dialog)).toBe('false'))
  })

  it('follows the switch of one answer', async () => {
    await answer(0)
    await answer(1)
    const { person, dialog } = await opened()
    expect(await state(dialog)).toBe('false')
    await person.click(within(dialog).getAllByRole('switch')[0] as HTMLElement)
    await waitFor(async () => expect(await state(dialog)).toBe('mixed'))
  })

  it('stays as it was when the server refuses, and says so', async () => {
    await answer(0)
    server.overrides.set(`PATCH /api/v1/resumes/${id}/chunks/overview/answers`, () =>
      Response.json({ detail: 'Not today' }, { status: 409 }),
    )
    const { person, dialog } = await opened()
    await person.click(await ofSection(dialog))
    expect(await screen.findByText('Not today')).toBeDefined()
    expect(await state(dialog)).toBe('false')
  })
})
