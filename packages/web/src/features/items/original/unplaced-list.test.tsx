import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parsedResume } from '../../../testing/new-resume.ts'
import { useServer } from '../../../testing/open-app.tsx'

const server = useServer()

it("lists text that went nowhere as 'Not placed (N)', and adds it to a section", async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const { person } = server.open(`/resumes/${id}`, ada)
  const list = (await screen.findByText('Not placed (1)')).closest('details')
  if (!list) throw new Error('no list')
  await person.click(screen.getByText('Not placed (1)'))
  expect(within(list).getByText('Page 1 of 1')).toBeDefined()
  await person.click(within(list).getByRole('button', { name: 'Add to a section: Page 1 of 1' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Other' }))
  await waitFor(() => expect(screen.queryByText(/Not placed/)).toBeNull())
  const { other, unplaced } = await server.callApi('GET', `/resumes/${id}`, ada.token)
  expect([other.at(-1).text, unplaced]).toEqual(['Page 1 of 1', []])
})

it('fetches neither the PDF nor the places of its lines before they are asked for', async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const { person } = server.open(`/resumes/${id}`, ada)
  // the strip of the review has one as well, below lg
  const button = await screen.findByRole('button', { name: 'Show in PDF', pressed: false })
  const fetched = () => server.calls.filter((call) => call.endsWith('/file') || call.endsWith('/chunks'))
  expect(fetched()).toEqual([])
  await person.click(button)
  await waitFor(() => expect(fetched()).toEqual([`GET /api/v1/resumes/${id}/file`, `GET /api/v1/resumes/${id}/chunks`]))
  expect(screen.getByRole('button', { name: 'Hide the PDF' }).getAttribute('aria-pressed')).toBe('true')
})
