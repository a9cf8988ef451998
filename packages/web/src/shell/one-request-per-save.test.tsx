import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsedResume } from '../testing/new-resume.ts'
import { type Account, fill, useServer } from '../testing/open-app.tsx'

const server = useServer()
let ada: Account
let id: string
let item: string

beforeEach(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
  item = (await server.callApi('GET', `/resumes/${id}`, ada.token)).overview[0].id
})

const opened = async () => {
  const { person } = server.open(`/resumes/${id}`, ada)
  const head = await screen.findByRole('button', { name: /^Overview ?\d/ })
  if (head.getAttribute('aria-expanded') === 'false') await person.click(head)
  return { person, panel: document.getElementById(head.getAttribute('aria-controls') ?? '') as HTMLElement }
}

const isWrite = (call: string) => !call.startsWith('GET ')

describe('a completed save is followed by no second request', () => {
  it('of an item: its draft needs no deletion', async () => {
    const { person, panel } = await opened()
    await person.click(within(panel).getAllByRole('button', { name: 'Edit' })[0] as HTMLElement)
    await screen.findByLabelText('Text')
    await fill(person, { Text: 'Builds bridges.' })
    await person.click(within(panel).getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save changes to overview item?' })
    await server.comesToRest()
    const before = server.calls.length
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(panel).findByText('Builds bridges.')
    await server.comesToRest()
    expect(server.calls.slice(before).filter(isWrite)).toEqual([`PUT /api/v1/resumes/${id}/chunks/overview/${item}`])
  })

  it('of an interview answer: the server has forgotten its draft with the save', async () => {
    const path = `/resumes/${id}/chunks/${item}/questions`
    const { questions } = await server.callApi('POST', `${path}?num=1`, ada.token)
    const answered = `/api/v1/resumes/${id}/questions/${questions[0].id}`
    const { person, panel } = await opened()
    await person.click(within(panel).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
    const [box] = (await within(dialog).findAllByRole('listitem')) as [HTMLElement]
    await person.click(within(box).getByRole('textbox'))
    await person.paste('I built it.')
    await expect.poll(() => server.calls).toContain(`PUT ${answered}/draft`)
    await server.comesToRest()
    const before = server.calls.length
    await person.click(within(box).getByRole('button', { name: 'Save' }))
    await within(box).findByRole('button', { name: 'Edit' })
    await server.comesToRest()
    expect(server.calls.slice(before).filter(isWrite)).toEqual([`POST ${answered}/answer`])
    const { drafts } = await server.callApi('GET', path, ada.token)
    expect(drafts).toEqual([null])
  })
})
