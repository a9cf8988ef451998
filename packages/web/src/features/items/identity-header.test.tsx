import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
type Person = ReturnType<typeof server.open>['person']
let ada: Account
let id: string
beforeAll(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
}, 60_000)

const line = (text: string) => ({ id: crypto.randomUUID(), version: 1, tag: 'contact', text })
const withHead = async (...texts: string[]) => {
  const detail = await server.callApi('GET', `/resumes/${id}`, ada.token)
  server.overrides.set(`GET /api/v1/resumes/${id}`, () => Response.json({ ...detail, other: texts.map(line) }))
}
const panels = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)

it('shows name, headline and contact lines above the sections, where they are neither counted nor interviewed', async () => {
  await withHead('Ada Lovelace', 'Analyst of engines', 'ada@example.com · +44 20 7946 0958')
  server.open(`/resumes/${id}`, ada)
  expect(await screen.findByText('Ada Lovelace')).toBeDefined()
  expect(screen.getByText('Analyst of engines')).toBeDefined()
  expect(screen.getByText('ada@example.com · +44 20 7946 0958')).toBeDefined()
  // These were all that Other had.
  expect(panels().some((text) => text?.startsWith('Other'))).toBe(false)
})

describe('its one Edit', () => {
  /** A resume whose head has lines that the server knows. */
  const newHead = async (account: Account) => {
    const document = { basics: { name: 'Ada Lovelace', email: 'ada@example.com' }, skills: [{ name: 'Engines' }] }
    const { id } = await server.callApi('POST', '/resumes/json-resume', account.token, { name: 'ada.json', document })
    return { id, lines: async () => (await server.callApi('GET', `/resumes/${id}`, account.token)).other }
  }
  const edit = async (person: Person) =>
    person.click(await screen.findByRole('button', { name: 'Edit name and contact lines' }))
  const type = async (person: Person, label: string, text: string) => {
    const field = await screen.findByRole('textbox', { name: label })
    await person.clear(field)
    await person.type(field, text)
  }
  const save = async (person: Person) => {
    await press(person, 'Save')
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  }

  it('opens one form of all lines, saved together, without an interview; Undo brings all back', async () => {
    const bea = await server.newAccount()
    const { id, lines } = await newHead(bea)
    const { person } = server.open(`/resumes/${id}`, bea)
    await edit(person)
    const form = await screen.findByRole('form', { name: 'Name and contact lines' })
    expect(within(form).getAllByRole('textbox')).toHaveLength(2)
    expect(within(form).queryByRole('button', { name: 'Interview' })).toBeNull()
    await type(person, 'Name', 'Ada King')
    await type(person, 'Contact line', 'ada@example.org')
    await save(person)
    expect(await screen.findByText('Ada King')).toBeDefined()
    expect(screen.getByText('ada@example.org')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name and contact lines' })),
    )
    await press(person, 'Undo')
    await waitFor(async () =>
      expect((await lines()).map(({ text }: { text: string }) => text)).toEqual(['Ada Lovelace', 'ada@example.com']),
    )
  })

  it('offers a name to a head that has none, as a line of its own that Undo takes away [#16]', async () => {
    const bea = await server.newAccount()
    const document = { basics: { email: 'ada@example.com' }, skills: [{ name: 'Engines' }] }
    const { id } = await server.callApi('POST', '/resumes/json-resume', bea.token, { name: 'ada.json', document })
    const { person } = server.open(`/resumes/${id}`, bea)
    await person.click(await screen.findByRole('button', { name: 'Add a name' }))
    await type(person, 'Name', 'Ada Lovelace')
    await save(person)
    await screen.findByRole('button', { name: 'Edit name and contact lines' })
    expect(await screen.findByText('Ada Lovelace')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a name' })).toBeNull()
    expect(screen.getByText('ada@example.com')).toBeDefined()
    const lines = async () =>
      (await server.callApi('GET', `/resumes/${id}`, bea.token)).other.map(({ text }: { text: string }) => text)
    // The line below it is as it was.
    expect(await lines()).toEqual(['Ada Lovelace', 'ada@example.com'])
    await press(person, 'Undo')
    await waitFor(async () => expect(await lines()).toEqual(['ada@example.com']))
  })

  it('asks which text is kept where a line was changed elsewhere, and saves the others', async () => {
    const bea = await server.newAccount()
    const { id, lines } = await newHead(bea)
    const { person } = server.open(`/resumes/${id}`, bea)
    await edit(person)
    await type(person, 'Name', 'Ada King')
    await type(person, 'Contact line', 'ada@example.org')
    const [name] = await lines()
    await server.callApi('PUT', `/resumes/${id}/chunks/other/${name.id}`, bea.token, { text: 'Countess Lovelace' })
    await save(person)
    expect(await screen.findByText('This head was changed elsewhere while you were editing it.')).toBeDefined()
    expect((await lines()).map(({ text }: { text: string }) => text)).toEqual(['Countess Lovelace', 'ada@example.org'])
    await press(person, 'Keep my text')
    await save(person)
    await waitFor(async () => expect((await lines())[0].text).toBe('Ada King'))
  })

  it('refuses an empty line, and goes on with what was typed before the page was left', async () => {
    const bea = await server.newAccount()
    const { id } = await newHead(bea)
    const first = server.open(`/resumes/${id}`, bea)
    await edit(first.person)
    await type(first.person, 'Name', 'Ada B')
    first.unmount()
    const { person } = server.open(`/resumes/${id}`, bea)
    await edit(person)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(field.value).toBe('Ada B')
    await person.clear(field)
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    await press(person, 'Cancel')
    expect(await screen.findByText('Ada Lovelace')).toBeDefined()
  })
})

it('is absent where the resume has no such lines', async () => {
  await withHead()
  server.open(`/resumes/${id}`, ada)
  await screen.findByRole('button', { name: /^Overview/ })
  expect(screen.queryByRole('button', { name: 'Edit name and contact lines' })).toBeNull()
})
