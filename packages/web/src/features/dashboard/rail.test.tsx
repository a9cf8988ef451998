import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { press, useServer } from '../../testing/open-app.tsx'

const server = useServer()

it('offers the next open question, which opens the interview at its item', async () => {
  const account = await server.newAccount()
  const id = await activeResume(server, account, 'cv.pdf')
  const detail = await server.callApi('GET', `/resumes/${id}`, account.token)
  await server.callApi('POST', `/resumes/${id}/chunks/${detail.experience[0].id}/questions?num=2`, account.token)
  const { person } = server.open('/', account)
  expect(await screen.findByText('“Question number 1?”')).toBeDefined()
  await press(person, 'Answer this')
  expect(await screen.findByRole('dialog')).toBeDefined()
})

it('offers questions about the first item of experience where there are none', async () => {
  const account = await server.newAccount()
  await activeResume(server, account, 'cv.pdf')
  server.open('/', account)
  expect(await screen.findByRole('button', { name: 'Get questions' })).toBeDefined()
})

it('says who can see the resume, and that nobody can', async () => {
  const account = await server.newAccount()
  await activeResume(server, account, 'cv.pdf')
  const { unmount } = server.open('/', account)
  const shared = async () => (await screen.findByRole('heading', { name: 'Shared' })).closest('section') as HTMLElement
  expect(within(await shared()).getByText('Nobody else can see this resume.')).toBeDefined()
  unmount()
  await server.callApi('POST', '/users/me/share-links', account.token, {
    name: 'Northwind',
    expires_at: null,
    sections: ['overview'],
    questions: true,
    contact: false,
  })
  server.open('/', account)
  expect((await shared()).textContent).toContain('Northwind · not opened yet')
})
