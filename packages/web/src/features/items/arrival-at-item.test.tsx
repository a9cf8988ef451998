import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { useServer } from '../../testing/open-app.tsx'

const server = useServer()

it('an address that names an item opens its section and goes to it [#20.6]', async () => {
  const ada = await server.newAccount()
  const resume = await activeResume(server, ada, 'cv.pdf')
  const { leadership } = await server.callApi('GET', `/resumes/${resume}`, ada.token)
  server.open(`/#item-${leadership[0].id}`, ada)
  const item = await screen.findByRole('article', { name: 'Led a team of five.' })
  await waitFor(() => expect(item.contains(document.activeElement)).toBe(true))
  expect(within(item).getByRole('button', { name: /Edit/ })).toBeDefined()
})
