import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parsedResume } from '../../../testing/new-resume.ts'
import { type Account, useServer } from '../../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let id: string
let item: string

beforeEach(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
  item = (await server.callApi('GET', `/resumes/${id}`, ada.token)).overview[0].id
})

type Asked = { questions: { id: string; text: string }[] }
const ask = (num: number): Promise<Asked> =>
  server.callApi('POST', `/resumes/${id}/chunks/${item}/questions?num=${num}`, ada.token)
const answersNow = async (): Promise<(string | null)[]> => {
  const path = `/resumes/${id}/chunks/${item}/questions`
  const { answers } = await server.callApi('GET', path, ada.token)
  return answers.map((answer: { text: string } | null) => answer?.text ?? null)
}

const practising = async () => {
  const { person } = server.open(`/resumes/${id}`, ada)
  const panel = (await screen.findByRole('button', { name: /^Overview/ })).closest('section')
  await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  await person.click(await within(dialog).findByRole('button', { name: 'Practise' }))
  return { person, dialog }
}
const story = 'Last year the pump failed. I had to act. I rented two pumps, and in the end nobody waited.'

describe('practising', () => {
  it('asks one question at a time, large and with focus, and skips it', async () => {
    const { questions } = await ask(2)
    const { person, dialog } = await practising()
    const first = await within(dialog).findByRole('heading', { name: questions[0]?.text ?? '' })
    expect(document.activeElement).toBe(first)
    expect(within(dialog).getByText('Question 1 of 2')).toBeDefined()
    expect(within(dialog).queryByText(questions[1]?.text ?? '')).toBeNull()
    await person.click(within(dialog).getByRole('button', { name: 'Skip' }))
    const second = await within(dialog).findByRole('heading', { name: questions[1]?.text ?? '' })
    await waitFor(() => expect(document.activeElement).toBe(second))
  })

  it('saves by keyboard and goes on, and sums up what was answered, skipped and never mentioned', async () => {
    const { questions } = await ask(2)
    const { person, dialog } = await practising()
    await within(dialog).findByRole('heading', { name: questions[0]?.text ?? '' })
    await person.type(
      within(dialog).getByRole('textbox', { name: 'Your answer' }),
      'I asked the driver to wait for us.',
    )
    await person.keyboard('{Control>}{Enter}{/Control}')
    await within(dialog).findByRole('heading', { name: questions[1]?.text ?? '' })
    expect(await answersNow()).toEqual(['I asked the driver to wait for us.', null])
    await person.click(within(dialog).getByRole('button', { name: 'Skip' }))
    const end = await within(dialog).findByRole('heading', { name: 'Practice finished' })
    await waitFor(() => expect(document.activeElement).toBe(end))
    expect(within(dialog).getByText(/^1 answered, 1 skipped/)).toBeDefined()
    expect(await within(dialog).findByText(/never mentioned a figure or how it ended/)).toBeDefined()
    const session = within(dialog).getByRole('list', { name: 'Questions of this session' })
    expect(
      within(session)
        .getAllByRole('listitem')
        .map((one) => [
          questions.findIndex(({ text }) => one.textContent?.includes(text)),
          within(one).queryByText('Answered') !== null,
          within(one).queryByText('Skipped') !== null,
        ]),
    ).toEqual([
      [0, true, false],
      [1, false, true],
    ])
    // The session is over: what is left to end is its summary.
    expect(within(dialog).queryByRole('button', { name: 'End practice' })).toBeNull()
    await person.click(within(dialog).getByRole('button', { name: 'Ask the skipped questions again' }))
    expect(await within(dialog).findByText('Open question 1 of 1')).toBeDefined()
    await person.click(within(dialog).getByRole('button', { name: 'Skip' }))
    await person.click(await within(dialog).findByRole('button', { name: 'Done' }))
    expect(await within(dialog).findByRole('button', { name: 'Add another question' })).toBeDefined()
  })

  it('says how long it took only where that is a second or more [#16]', async () => {
    await ask(1)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    onTestFinished(() => clock.mockRestore())
    const { person, dialog } = await practising()
    await person.type(await within(dialog).findByRole('textbox', { name: 'Your answer' }), 'I asked.')
    await person.click(within(dialog).getByRole('button', { name: 'Save and next' }))
    expect(await within(dialog).findByText('1 answered, 0 skipped.')).toBeDefined()
  })

  it('has one button that saves, and Tab leads from the question through everything to it [#16]', async () => {
    await ask(1)
    const { person, dialog } = await practising()
    await within(dialog).findByRole('heading', { level: 3 })
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull()
    const reached: (string | null)[] = []
    for (let presses = 0; presses < 6; presses += 1) {
      await person.tab()
      reached.push(document.activeElement?.getAttribute('placeholder') ?? document.activeElement?.textContent ?? null)
    }
    expect(reached).toEqual(['Speak', 'Record', 'Type your answer', 'End practice', 'Skip', 'Save and next'])
  })

  it('takes a saved answer as it is, or changed, or as it was [#16]', async () => {
    const { questions } = await ask(1)
    const path = `/resumes/${id}/questions/${questions[0]?.id}/answer`
    await server.callApi('POST', path, ada.token, { text: 'I asked the driver to wait.' })
    const { person, dialog } = await practising()
    await person.click(await within(dialog).findByRole('button', { name: 'Edit' }))
    await person.type(within(dialog).getByRole('textbox', { name: 'Your answer' }), ' He did.')
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await within(dialog).findByText('I asked the driver to wait.')).toBeDefined()
    await person.click(within(dialog).getByRole('button', { name: 'Edit' }))
    await person.type(within(dialog).getByRole('textbox', { name: 'Your answer' }), ' He did.')
    await person.click(within(dialog).getByRole('button', { name: 'Save and next' }))
    await within(dialog).findByRole('heading', { name: 'Practice finished' })
    expect(await answersNow()).toEqual(['I asked the driver to wait. He did.'])
  })

  it('stays at the question when the answer cannot be saved, and keeps the text', async () => {
    const { questions } = await ask(1)
    const { person, dialog } = await practising()
    const box = await within(dialog).findByRole('textbox', { name: 'Your answer' })
    await person.type(box, 'I asked the driver to wait.')
    const path = `POST /api/v1/resumes/${id}/questions/${questions[0]?.id}/answer`
    server.overrides.set(path, () => Response.json({ detail: 'Not today' }, { status: 500 }))
    await person.click(within(dialog).getByRole('button', { name: 'Save and next' }))
    expect(await within(dialog).findByText('Not today')).toBeDefined()
    expect((within(dialog).getByRole('textbox', { name: 'Your answer' }) as HTMLTextAreaElement).value).toBe(
      'I asked the driver to wait.',
    )
    server.overrides.clear()
    await person.click(within(dialog).getByRole('button', { name: 'Save and next' }))
    expect(await within(dialog).findByRole('heading', { name: 'Practice finished' })).toBeDefined()
  })

  it('says what a question is about, and the coach speaks directly below the box [#16]', async () => {
    await ask(1)
    const { person, dialog } = await practising()
    await within(dialog).findByRole('heading', { level: 3 })
    expect(within(dialog).getByText(/^About:/).textContent).toMatch(/Engineer who likes trains/)
    const box = within(dialog).getByRole('textbox', { name: 'Your answer' })
    await person.type(box, story)
    const coach = within(dialog).getByRole('region', { name: 'Coach' })
    const between = document.createRange()
    between.setStartAfter(box)
    between.setEndBefore(coach)
    expect(between.toString()).toBe('')
  })

  it('shows what the coach reads in the text, and never a score', async () => {
    await ask(1)
    const { person, dialog } = await practising()
    await person.type(await within(dialog).findByRole('textbox', { name: 'Your answer' }), `${story} Maybe. Perhaps.`)
    const coach = within(dialog).getByRole('region', { name: 'Coach' })
    expect(coach.textContent).toMatch(/^\d+ words, about 0:\d\d aloud\./)
    expect(within(coach).getByText('in the end nobody waited')).toBeDefined()
    expect([...coach.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Maybe', 'Perhaps'])
    expect(coach.textContent).not.toMatch(/\/\s*100|%|score/i)
  })

  it('highlights in the box the words that its remarks are about, and finds each of them there [#19.5]', async () => {
    await ask(1)
    const { person, dialog } = await practising()
    const box = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
    const marked = () => [...(box.parentElement?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
    await person.type(box, `You know, ${story} Maybe, you know, perhaps.`)
    expect(marked()).toEqual(['You know', 'Maybe', 'you know', 'perhaps'])
    // The copy that carries the marks is not read out, and says what the box says.
    const copy = box.previousElementSibling
    expect([copy?.getAttribute('aria-hidden'), copy?.textContent]).toEqual(['true', box.value])
    const coach = within(dialog).getByRole('region', { name: 'Coach' })
    await person.hover(within(coach).getByText('Some words add nothing.', { exact: false }))
    expect(marked()).toEqual(['You know', 'you know'])
    await person.click(within(coach).getByRole('button', { name: 'perhaps' }))
    expect(document.activeElement).toBe(box)
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('perhaps')
  })

  it('highlights the words of a saved answer too [#19.5]', async () => {
    const { questions } = await ask(1)
    const path = `/resumes/${id}/questions/${questions[0]?.id}/answer`
    await server.callApi('POST', path, ada.token, { text: `${story} Maybe, perhaps.` })
    const { dialog } = await practising()
    const text = await within(dialog).findByText(/^Last year the pump failed. I had to act/)
    expect([...text.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Maybe', 'perhaps'])
  })

  it('asks a follow-up right after its question, with its number and the answer that it is about [#19.3]', async () => {
    const { questions } = await ask(2)
    const answer = `/resumes/${id}/questions/${questions[0]?.id}/answer`
    await server.callApi('POST', answer, ada.token, { text: 'We rented pumps.' })
    await server.callApi('POST', `/resumes/${id}/questions/${questions[0]?.id}/follow-up`, ada.token)
    const { person, dialog } = await practising()
    expect(await within(dialog).findByText('Open question 1 of 2 · Follow-up 1a')).toBeDefined()
    expect(within(dialog).getByText(questions[0]?.text ?? '')).toBeDefined()
    expect(within(dialog).getByText('We rented pumps.')).toBeDefined()
    await person.type(within(dialog).getByRole('textbox', { name: 'Your answer' }), 'Two pumps, for a week.')
    await person.click(within(dialog).getByRole('button', { name: 'Save and next' }))
    await within(dialog).findByText('Open question 2 of 2')
    await person.click(within(dialog).getByRole('button', { name: 'Skip' }))
    await within(dialog).findByRole('heading', { name: 'Practice finished' })
    expect(within(dialog).getByText('1a.')).toBeDefined()
  })

  it('leads back to the listed questions, which are as they were', async () => {
    await ask(1)
    const { person, dialog } = await practising()
    await person.click(await within(dialog).findByRole('button', { name: 'End practice' }))
    expect(await within(dialog).findByRole('button', { name: 'Add another question' })).toBeDefined()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  })
})
