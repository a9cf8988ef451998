import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let id: string

/** Asks one question about the overview of a resume; the second resume is asked the very same. */
const asked = async (resume: string): Promise<{ id: string; text: string }> => {
  const item = (await server.callApi('GET', `/resumes/${resume}`, ada.token)).overview[0].id
  return (await server.callApi('POST', `/resumes/${resume}/chunks/${item}/questions?num=1`, ada.token)).questions[0]
}
const answered = async (resume: string, text: string) => {
  const question = await asked(resume)
  await server.callApi('POST', `/resumes/${resume}/questions/${question.id}/answer`, ada.token, { text })
}

beforeEach(async () => {
  ada = await server.newAccount()
  await answered(await parsedResume(server, ada, 'first.pdf'), 'I stopped the old timetable.')
  id = await parsedResume(server, ada, 'second.pdf')
  await asked(id)
})

const opened = async () => {
  const { person } = server.open(`/resumes/${id}`, ada)
  const panel = (await screen.findByRole('button', { name: /^Overview/ })).closest('section')
  await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  const box = await within(dialog).findByRole('listitem')
  return { person, box, text: () => within(box).getByRole<HTMLTextAreaElement>('textbox') }
}
const line = (box: HTMLElement) => within(box).findByText('You answered something similar')
const use = (box: HTMLElement) => within(box).getByRole('button', { name: 'Use this answer' })
const saves = () => server.calls.filter((call) => call.startsWith('POST') && call.endsWith('/answer'))

describe("'You answered something similar'", () => {
  it('opens to the earlier question, its answer and its date', async () => {
    const { person, box } = await opened()
    const details = (await line(box)).closest('details') as HTMLDetailsElement
    expect(details.open).toBe(false)
    await person.click(await line(box))
    expect(details.open).toBe(true)
    expect(details.textContent).toContain('Question number 1?')
    expect(details.textContent).toContain('I stopped the old timetable.')
    expect(details.querySelector('time')?.textContent).toMatch(/^\d{1,2} \w+ \d{4}$/)
  })

  it('puts the earlier answer into the draft and never saves it; Undo takes it out again', async () => {
    const { person, box, text } = await opened()
    await person.click(await line(box))
    await person.click(use(box))
    expect(text().value).toBe('I stopped the old timetable.')
    expect(within(box).getByText('Added to your draft below. It is not saved yet.')).toBeDefined()
    expect(use(box).getAttribute('aria-disabled')).toBe('true')
    await person.click(within(box).getByRole('button', { name: 'Undo' }))
    expect(text().value).toBe('')
    expect(saves()).toEqual([])
  })

  it('loses nothing that was typed: the earlier answer comes below it, and Undo brings back what was typed', async () => {
    const { person, box, text } = await opened()
    await person.type(text(), 'My own words.')
    await person.click(await line(box))
    await person.click(use(box))
    expect(text().value).toBe('My own words.\n\nI stopped the old timetable.')
    await person.click(within(box).getByRole('button', { name: 'Undo' }))
    expect(text().value).toBe('My own words.')
  })

  it('is gone once the question is answered', async () => {
    const { person, box } = await opened()
    await person.click(await line(box))
    await person.click(use(box))
    await person.click(within(box).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(box).queryByText('You answered something similar')).toBeNull())
    expect(saves()).toHaveLength(1)
  })

  it('is not missed when it cannot be loaded: the question is there without it', async () => {
    const item = (await server.callApi('GET', `/resumes/${id}`, ada.token)).overview[0].id
    server.overrides.set(`GET /api/v1/resumes/${id}/chunks/${item}/similar-answers`, () =>
      Response.json({ detail: 'No' }, { status: 403 }),
    )
    const { box } = await opened()
    expect(within(box).getByRole('textbox')).toBeDefined()
    expect(within(box).queryByText('You answered something similar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
