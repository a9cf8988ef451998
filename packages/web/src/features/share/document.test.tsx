import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { type Account, type Person, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let resume: string
beforeEach(async () => {
  ada = await server.newAccount()
  resume = await activeResume(server, ada, 'cv.pdf')
})
afterEach(() => vi.restoreAllMocks())

const newLink = async (choices: object = {}): Promise<string> => {
  const link = await server.callApi('POST', '/users/me/share-links', ada.token, {
    name: 'Northern Rail',
    expires_at: null,
    sections: ['overview', 'experience', 'skills', 'other'],
    questions: true,
    contact: false,
    ...choices,
  })
  return link.path
}
const asks = async (person: Person, question: string) =>
  person.type(await screen.findByRole('textbox', { name: 'Ask this resume' }), `${question}{Enter}`)

/** An answer that rests on words of the sample's experience, as the server gives it. */
const answerFromExperience = async (path: string, text = 'Built the timetable service.') => {
  const { experience } = await server.callApi('GET', `/resumes/${resume}`, ada.token)
  const receipt = {
    number: 1,
    kind: 'item',
    id: experience[0].id,
    category: 'experience',
    title: 'Engineer',
    date: null,
  }
  server.overrides.set(`POST /api/v1/shared${path.slice(6)}/queries`, () =>
    Response.json({
      id: crypto.randomUUID(),
      question: 'What did Ada build?',
      asked_at: '2026-11-21T10:00:00.000Z',
      sent_at: null,
      owner_answer: null,
      by_mail: false,
      answer: {
        outcome: 'answered',
        engine: { kind: 'rules' },
        confidence: 0.9,
        related: [],
        sentences: [{ text, receipts: [1] }],
        // As older servers gave it: the whole item.
        receipts: [{ ...receipt, quote: 'Oakmoor · Engineer · May 2020 · Built the timetable service.' }],
      },
    }),
  )
}

it('is one document: every shared section is open, under the name', async () => {
  server.open(await newLink())
  const document = within(await screen.findByRole('article', { name: 'Resume' }))
  expect(document.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeDefined()
  expect(document.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
    'Overview',
    'Experience',
    'Skills',
  ])
  expect(document.getByText('Built the timetable service.')).toBeDefined()
})

it('offers contact only where the link allows contact details', async () => {
  const { unmount } = server.open(await newLink())
  await screen.findByRole('article', { name: 'Resume' })
  expect(screen.queryByRole('link', { name: /^Contact/ })).toBeNull()
  unmount()
  // Contact lines are items of Other, but whether they are shown is a choice of its own.
  server.open(await newLink({ contact: true, sections: ['overview'] }))
  const link = await screen.findByRole('link', { name: 'Contact Ada' })
  expect(link.getAttribute('href')).toBe('mailto:ada@example.com')
})

it('highlights the words that a receipt names', async () => {
  const path = await newLink()
  await answerFromExperience(path)
  const { person } = server.open(path)
  await asks(person, 'What did Ada build?')
  const words = () => within(screen.getByRole('article', { name: 'Resume' })).getByText('Built the timetable service')
  await person.click(await screen.findByRole('button', { name: 'Receipt 1: Engineer' }))
  await waitFor(() => expect(words().className).toBe('highlight'))
})

it('highlights the head of a job alone where a sentence rests on none of its lines', async () => {
  const path = await newLink()
  await answerFromExperience(path, 'Ada is Engineer.')
  const { person } = server.open(path)
  await asks(person, 'What did Ada build?')
  await person.click(await screen.findByRole('button', { name: 'Receipt 1: Engineer' }))
  const line = within(screen.getByRole('article', { name: 'Resume' })).getByText('Built the timetable service.')
  const item = line.closest('[data-highlighted]')
  const marked = [...(item?.querySelectorAll('[class*="in-data-highlighted"]') ?? [])]
  expect(marked[0]?.textContent).toBe('Engineer')
  expect(marked.some((part) => part.contains(line) || line.contains(part))).toBe(false)
})

it('suggests no question that was asked already in other words for the same person [#20.2]', async () => {
  const path = await newLink()
  const api = path.replace('/share/', '/shared/')
  const shared = await server.callApi('GET', api, null)
  const suggestions = ['What is Ada’s current job?', 'Has Ada led people?', "What is Ada's current job?"]
  server.overrides.set(`GET /api/v1${api}`, () => Response.json({ ...shared, suggestions }))
  const { person } = server.open(path)
  const list = await screen.findByRole('list', { name: 'Suggested questions' })
  const offered = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  // Two that differ by an apostrophe are one.
  expect(offered()).toHaveLength(2)
  await asks(person, 'what is her current job')
  await waitFor(() => expect(offered()).toEqual(['Has Ada led people?']))
})

it('suggests no question that was asked already', async () => {
  const path = await newLink()
  const { person } = server.open(path)
  const list = await screen.findByRole('list', { name: 'Suggested questions' })
  const [first] = within(list).getAllByRole('button')
  const question = first?.textContent ?? ''
  await person.click(first as HTMLElement)
  await screen.findByRole('list', { name: 'Questions and answers' })
  expect(screen.queryByRole('button', { name: question })).toBeNull()
})

it('shows a suggestion once that the server sends twice, also in other letters', async () => {
  const path = await newLink()
  const address = path.replace('/share/', '/shared/')
  const shared = await server.callApi('GET', address, ada.token)
  const suggestions = ['What did Ada build?', 'Does Ada know SQL?', 'what did Ada build', 'What did Ada build?']
  server.overrides.set(`GET /api/v1${address}`, () => Response.json({ ...shared, suggestions }))
  server.open(path)
  const list = await screen.findByRole('list', { name: 'Suggested questions' })
  const shown = within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.toLowerCase().replace(/\W+$/, ''))
  expect(shown).toEqual(['what did ada build', 'does ada know sql'])
})

it('on a small screen is asked from a bar, and a receipt unfolds under its sentence with a way there and back', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList,
  )
  const path = await newLink()
  await answerFromExperience(path)
  const { person } = server.open(path)
  await screen.findByRole('article', { name: 'Resume' })
  await press(person, 'Ask about Ada')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ask this resume' }))
  await press(person, 'Back to the resume')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask about Ada' }))
  await press(person, 'Ask about Ada')
  await asks(person, 'What did Ada build?')
  const receipt = await screen.findByRole('button', { name: 'Receipt 1: Engineer' })
  // The answer comes before what else could be asked [#20.8].
  const suggestions = screen.getByRole('list', { name: 'Suggested questions' })
  expect(receipt.compareDocumentPosition(suggestions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await person.click(receipt)
  expect(receipt.getAttribute('aria-expanded')).toBe('true')
  // Shown once: under its sentence, and not in the list below too.
  expect(screen.queryByRole('list', { name: 'Receipts' })).toBeNull()
  // The line and its dates as the page shows them, not as the item is stored.
  const answers = screen.getByRole('list', { name: 'Questions and answers' })
  expect(within(answers).getByText(/^Engineer · .+ – /)).toBeDefined()
  expect([...answers.querySelectorAll('.highlight')].map(({ textContent }) => textContent)).toEqual([
    'Built the timetable service',
  ])
  await press(person, 'See it in the resume')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask about Ada' })).toBeDefined())
  expect(document.activeElement?.textContent).toContain('Built the timetable service.')
  await press(person, 'Back to the answer')
  expect(screen.getByRole('button', { name: 'Back to the resume' })).toBeDefined()
})
