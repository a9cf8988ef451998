import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activeResume, parsedResume } from '../../testing/new-resume.ts'
import { useServer } from '../../testing/open-app.tsx'

const server = useServer()
const strip = async () => {
  const review = within(await screen.findByRole('region', { name: 'Review' }))
  // Its plane is there before it.
  await review.findByText(/^Read: /)
  return review
}

it('tells what was read and how much needs a look, leads there, and ends with Activate', async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const { person } = server.open(`/resumes/${id}`, ada)
  const review = await strip()
  // At the head of the page, so that the strip is about what was read.
  expect(screen.getByText('This resume is not currently active')).toBeDefined()
  expect(review.getByText(/^Read: .*1 job, 1 role, .*1 tool/).parentElement?.textContent).toContain('1 line to check.')
  await person.click(review.getByRole('button', { name: 'Next' }))
  expect(review.getByRole('status').textContent).toBe('1 of 1: This text is not in a section yet.')
  const list = screen.getByText('Not placed (1)').closest('details')
  expect(list?.open).toBe(true)
  expect(list?.querySelector('[data-highlighted]')?.textContent).toContain('Page 1 of 1')
  await person.click(review.getByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Review' })).toBeNull())
})

it("says of a doubtful item why it should be looked at, opens its section, and 'Looks right' confirms it", async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const path = `/api/v1/resumes/${id}`
  const resume = await server.callApi('GET', `/resumes/${id}`, ada.token)
  const [role] = resume.roles
  const doubtful = { ...resume, roles: [{ ...role, doubts: [{ reason: 'empty_field', field: 'name' }] }], unplaced: [] }
  server.overrides.set(`GET ${path}`, () => Response.json(doubtful))
  const { person } = server.open(`/resumes/${id}`, ada)
  const review = await strip()
  await person.click(review.getByRole('button', { name: 'Next' }))
  expect(review.getByRole('status').textContent).toMatch(/^1 of 1, .+: The name is missing\.$/)
  expect(screen.getByRole('button', { name: /^Roles/ }).getAttribute('aria-expanded')).toBe('true')
  server.overrides.delete(`GET ${path}`)
  await person.click(review.getByRole('button', { name: 'Looks right' }))
  await waitFor(() => expect(server.calls).toContain(`POST ${path}/chunks/roles/${role.id}/confirm`))
})

it('names a doubtful text by its section', async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const resume = await server.callApi('GET', `/resumes/${id}`, ada.token)
  const [overview] = resume.overview
  const doubtful = { ...resume, overview: [{ ...overview, doubts: [{ reason: 'from_picture' }] }], unplaced: [] }
  server.overrides.set(`GET /api/v1/resumes/${id}`, () => Response.json(doubtful))
  const { person } = server.open(`/resumes/${id}`, ada)
  const review = await strip()
  await person.click(review.getByRole('button', { name: 'Next' }))
  expect(review.getByRole('status').textContent).toBe('1 of 1, Overview: It was read from a picture.')
})

it('says which pages nobody read', async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const resume = await server.callApi('GET', `/resumes/${id}`, ada.token)
  server.overrides.set(`GET /api/v1/resumes/${id}`, () => Response.json({ ...resume, unread: [2, 3] }))
  server.open(`/resumes/${id}`, ada)
  const notice = 'Pages 2 and 3 are pictures and were not read. Add what is on them by hand.'
  expect((await strip()).getByText(notice)).toBeDefined()
})

it('keeps the line highlighted that it leads to while the page scrolls under a resting pointer', async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const { person } = server.open(`/resumes/${id}`, ada)
  const review = await strip()
  await person.click(review.getByRole('button', { name: 'Next' }))
  const [item] = screen.getAllByRole('article')
  if (!item) throw new Error('no item is shown')
  const isHighlighted = () => item.hasAttribute('data-highlighted')
  fireEvent.pointerOver(item)
  expect(isHighlighted()).toBe(false)
  fireEvent.pointerMove(item)
  fireEvent.pointerOver(item)
  expect(isHighlighted()).toBe(true)
})

it('is not there for the active resume', async () => {
  const ada = await server.newAccount()
  const id = await activeResume(server, ada, 'cv.pdf')
  server.open(`/resumes/${id}`, ada)
  expect(await screen.findByRole('button', { name: /^Overview/ })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Review' })).toBeNull()
})
