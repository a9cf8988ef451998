import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer()
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

it('is edited with one Edit, which offers no interview', async () => {
  await withHead('Ada Lovelace', 'ada@example.com')
  const { person } = server.open(`/resumes/${id}`, ada)
  await person.click(await screen.findByRole('button', { name: 'Edit name and contact lines' }))
  const close = screen.getByRole('button', { name: 'Close name and contact lines' })
  const lines = document.getElementById(close.getAttribute('aria-controls') ?? '') as HTMLElement
  expect(within(lines).getAllByRole('article')).toHaveLength(2)
  expect(within(lines).getAllByRole('button', { name: 'Edit' })).toHaveLength(2)
  expect(within(lines).queryByRole('button', { name: 'Interview' })).toBeNull()
  await person.click(close)
  await waitFor(() => expect(lines.hidden).toBe(true))
})

it('is absent where the resume has no such lines', async () => {
  await withHead()
  server.open(`/resumes/${id}`, ada)
  await screen.findByRole('button', { name: /^Overview/ })
  expect(screen.queryByRole('button', { name: 'Edit name and contact lines' })).toBeNull()
})
