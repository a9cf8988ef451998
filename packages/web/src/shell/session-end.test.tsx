import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toasts } from '../platform/toasts.ts'
import { parsedResume } from '../testing/new-resume.ts'
import { address, fill, type Person, press, useServer } from '../testing/open-app.tsx'

const server = useServer()

const expire = (call: string) =>
  server.overrides.set(call, () => Response.json({ detail: 'Could not validate credentials' }, { status: 401 }))

const saveProfile = async (person: Person) => {
  await person.click(await screen.findByRole('button', { name: 'Edit' }))
  await fill(person, { 'Full name': 'Ada King' })
  expire('PATCH /api/v1/users/me')
  await press(person, 'Save')
}

const saveItem = async (person: Person, id: string, item: string) => {
  const head = await screen.findByRole('button', { name: /^Overview ?\d/ })
  await person.click(head)
  const panel = document.getElementById(head.getAttribute('aria-controls') ?? '')
  if (!panel) throw new Error('no panel Overview')
  await person.click(within(panel).getAllByRole('button', { name: 'Edit' })[0] as HTMLElement)
  await screen.findByLabelText('Text')
  await fill(person, { Text: 'Changed' })
  expire(`PUT /api/v1/resumes/${id}/chunks/overview/${item}`)
  await person.click(within(panel).getByRole('button', { name: 'Save' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
}

const generate = async (person: Person, id: string, item: string) => {
  await person.click((await screen.findAllByRole('button', { name: /interview/i }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('No questions yet for this category.')
  expire(`POST /api/v1/resumes/${id}/chunks/${item}/questions`)
  await person.click(within(dialog).getByRole('button', { name: 'Generate questions' }))
}

const parse = async (person: Person, id: string) => {
  const button = await screen.findByRole('button', { name: 'Activate' })
  expire(`POST /api/v1/resumes/${id}/active`)
  await person.click(button)
}

describe('a session that ends', () => {
  it.each([
    ['while the profile is saved', '/settings', saveProfile],
    ['while an item is saved', '/resumes/:id', saveItem],
    ['while questions are generated', '/resumes/:id', generate],
    ['while a resume is made active', '/resumes', parse],
  ] as const)('says so once, and nothing beside it: %s [#14.9]', async (_, path, act) => {
    const ada = await server.newAccount()
    const id = await parsedResume(server, ada, 'ada.pdf')
    const { overview } = await server.callApi('GET', `/resumes/${id}`, ada.token)
    const { person } = server.open(path.replace(':id', id), ada)
    await act(person, id, overview[0].id)
    await waitFor(() => expect(address()).toBe('/login'))
    await screen.findByText('Your session has ended. Please log in again.')
    // A second notice would come with whatever is answered last.
    await server.comesToRest()
    expect(toasts.read().map(({ title }) => title)).toEqual(['Your session has ended. Please log in again.'])
  })
})
