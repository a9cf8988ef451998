import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer()
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
const menu = (dialog: HTMLElement) => within(dialog).findByRole('button', { name: 'Answers of this section' })
/** Says it for all answers of the section, by the entry of the menu that begins so. */
const says = async ({ person, dialog }: Awaited<ReturnType<typeof opened>>, entry: RegExp) => {
  await person.click(await menu(dialog))
  await person.click(await within(dialog).findByRole('menuitem', { name: entry }))
}
const toEmployers = /^Let employers see/
const toPractice = /^Keep .* for practice only$/
const ofAnswers = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('radiogroup')
    .map((one) => within(one).getByRole('radio', { checked: true }).textContent)

it('neither a section nor an answer can be released by a superuser: there is no control [#14.11]', async () => {
  await answer(0)
  const { person } = server.open(`/resumes/${id}`, await server.superuser())
  const panel = (await screen.findByRole('button', { name: /^Overview/ })).closest('section')
  await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  await within(dialog).findByText('Answer 0.')
  expect(within(dialog).queryByRole('radiogroup')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Answers of this section' })).toBeNull()
})

describe('who may read the answers of a section', () => {
  it('is not asked while there is no answer', async () => {
    const { dialog } = await opened()
    expect(within(dialog).queryByRole('button', { name: 'Answers of this section' })).toBeNull()
  })

  it('is nobody else at first; one entry releases all answers with one call, and Undo takes it back [#19.7]', async () => {
    await answer(0)
    await answer(1)
    const { person, dialog } = await opened()
    expect(await within(dialog).findByText('2 answers, for practice only')).toBeDefined()
    await says({ person, dialog }, toEmployers)
    expect(await within(dialog).findByText('2 answers, for employers')).toBeDefined()
    await waitFor(() => expect(ofAnswers(dialog)).toEqual(['Employers', 'Employers']))
    expect(server.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      `PATCH /api/v1/resumes/${id}/chunks/overview/answers`,
    ])
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(dialog).findByText('2 answers, for practice only')).toBeDefined()
    await waitFor(() => expect(ofAnswers(dialog)).toEqual(['Practice only', 'Practice only']))
  })

  it('may be some: an entry releases the rest, and Undo leaves alone what was released before [#19.7]', async () => {
    await answer(0)
    await answer(1)
    await release(1)
    const { person, dialog } = await opened()
    expect(await within(dialog).findByText('1 of 2 answers for employers')).toBeDefined()
    await says({ person, dialog }, toEmployers)
    expect(await within(dialog).findByText('2 answers, for employers')).toBeDefined()
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(dialog).findByText('1 of 2 answers for employers')).toBeDefined()
    await waitFor(() => expect(ofAnswers(dialog)).toEqual(['Practice only', 'Employers']))
  })

  it('offers only what would change something [#19.7]', async () => {
    await answer(0)
    const { person, dialog } = await opened()
    const entries = async () => {
      await person.click(await menu(dialog))
      const names = (await within(dialog).findAllByRole('menuitem')).map((entry) => entry.textContent)
      await person.keyboard('{Escape}')
      return names
    }
    expect(await entries()).toEqual(['Let employers see the answer'])
    await says({ person, dialog }, toEmployers)
    await within(dialog).findByText('1 answer, for employers')
    expect(await entries()).toEqual(['Keep the answer for practice only'])
    await says({ person, dialog }, toPractice)
    expect(await within(dialog).findByText('1 answer, for practice only')).toBeDefined()
  })

  it('follows the control of one answer', async () => {
    await answer(0)
    await answer(1)
    const { person, dialog } = await opened()
    await within(dialog).findByText('2 answers, for practice only')
    await person.click(within(dialog).getAllByRole('radio', { name: 'Employers' })[0] as HTMLElement)
    expect(await within(dialog).findByText('1 of 2 answers for employers')).toBeDefined()
  })

  it('stays as it was when the server refuses, and says so', async () => {
    await answer(0)
    server.overrides.set(`PATCH /api/v1/resumes/${id}/chunks/overview/answers`, () =>
      Response.json({ detail: 'Not today' }, { status: 409 }),
    )
    const { person, dialog } = await opened()
    await says({ person, dialog }, toEmployers)
    expect(await screen.findByText('Not today')).toBeDefined()
    expect(within(dialog).getByText('1 answer, for practice only')).toBeDefined()
  })
})
