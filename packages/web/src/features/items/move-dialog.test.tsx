import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { useServer } from '../../testing/open-app.tsx'

const server = useServer()

it("moves an item by 'Move to section', says so, and moves it back as it was by Undo", async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'cv.pdf')
  const read = () => server.callApi('GET', `/resumes/${id}`, ada.token)
  const { experience } = await read()
  const { version: _, ...job } = experience[0]
  const { person } = server.open(`/resumes/${id}`, ada)
  const article = await screen.findByRole('article', { name: new RegExp(job.title) })
  await person.click(within(article).getByRole('button', { name: 'More actions' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Move to section' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to section' }))
  expect(dialog.queryByRole('button', { name: 'Experience' })).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Roles' }))
  expect(await screen.findByText('The item was moved to Roles.')).toBeDefined()
  expect((await read()).roles.at(-1).id).toBe(job.id)
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await read()).experience[0]).toMatchObject(job))
})
