import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { useServer } from '../../testing/open-app.tsx'

const server = useServer()

/** A resume with one overview, about which one question is asked and answered. */
const answered = async (question: string, answer = 'We drew lots.') => {
  const account = await server.newAccount()
  const id = await parsedResume(server, account, 'cv.pdf')
  const item = (await server.callApi('GET', `/resumes/${id}`, account.token)).overview[0].id
  await server.callApi('PUT', `/resumes/${id}/chunks/overview/${item}`, account.token, {
    text: 'Led a crew of twelve through a winter of repairs.\nLikes trains.',
  })
  const path = `/resumes/${id}/chunks/${item}/questions`
  const { questions } = await server.callApi('POST', `${path}?num=2`, account.token)
  await server.callApi('POST', `/resumes/${id}/questions/${questions[0].id}/answer`, account.token, {
    text: answer,
  })
  const [first, second] = questions
  server.overrides.set(`GET /api/v1${path}`, () =>
    Response.json({
      questions: [{ ...first, text: question }, second],
      answers: [{ id: crypto.randomUUID(), text: answer, version: 1, release: 'practice' }, null],
      drafts: [null, null],
    }),
  )
  const { person } = server.open(`/resumes/${id}`, account)
  await person.click(await screen.findByRole('button', { name: /^Overview/ }))
  const chip = await screen.findByRole('button', { name: '1 story' })
  return { person, chip }
}

it('counts a story at the line that it is about, and leads to where it was answered [#16]', async () => {
  const { person, chip } = await answered('You led a crew of twelve. Who was hardest to lead?')
  expect(chip.parentElement?.textContent).toBe('Led a crew of twelve through a winter of repairs.1 story')
  await person.click(chip)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  expect(await within(dialog).findByText('We drew lots.')).toBeDefined()
})

it('counts a story at the line that it tells of, whatever was asked', async () => {
  const story = 'The crew was tired. We led all twelve through winter by doing the repairs at noon.'
  const { chip } = await answered('Which trains do you like?', story)
  expect(chip.parentElement?.textContent).toBe('Led a crew of twelve through a winter of repairs.1 story')
})

it('counts a story at the line of its question where it has few words of another', async () => {
  const { chip } = await answered('Which trains do you like?', 'Slow ones. In winter the crew sings on board.')
  expect(chip.parentElement?.textContent).toBe('Likes trains.1 story')
})

it('counts a story about the item as a whole at its end [#16]', async () => {
  const { chip } = await answered('What would you do differently today?')
  expect(chip.parentElement?.textContent).toBe('Likes trains.1 story')
})
