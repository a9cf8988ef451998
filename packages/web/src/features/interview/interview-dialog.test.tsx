import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startVoice } from '../../platform/voice/voice-actor.ts'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let id: string
let item: string

beforeEach(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
  item = (await server.callApi('GET', `/resumes/${id}`, ada.token)).overview[0].id
})

type Tester = ReturnType<typeof server.open>['person']
const questionsPath = () => `/resumes/${id}/chunks/${item}/questions`
const ask = (num: number) => server.callApi('POST', `${questionsPath()}?num=${num}`, ada.token)
const answer = (question: string, text: string) =>
  server.callApi('POST', `/resumes/${id}/questions/${question}/answer`, ada.token, { text })

const opened = async () => {
  const { person, services } = server.open(`/resumes/${id}`, ada)
  const panel = (await screen.findByRole('button', { name: /^Overview/ })).closest('section')
  await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Overview interview' })
  return { person, services, dialog }
}
const boxes = (dialog: HTMLElement) => within(dialog).findAllByRole('listitem')
const button = (place: HTMLElement, name: string) => within(place).getByRole('button', { name })
const isOff = (one: HTMLElement) => one.getAttribute('aria-disabled') === 'true'
const type = async (person: Tester, place: HTMLElement, text: string) => {
  const box = within(place).getByRole('textbox')
  await person.clear(box)
  if (text) await person.type(box, text)
}

describe('the interview modal', () => {
  it('is at least 800x600 from md up, with a body at most 500 high [S2.28, S9.5, S9.7]', async () => {
    const { dialog } = await opened()
    const panel = dialog.querySelector('[class*="min-h-"][class*="min-w-"]')
    expect(panel?.className).toContain('md:min-h-[600px]')
    expect(panel?.className).toContain('md:min-w-[min(800px,100%)]')
    expect((await within(dialog).findByTestId('interview-body')).className).toContain('md:max-h-[500px]')
  })

  it("says 'No questions yet for this category.' with a hint to use the generate button [S2.29]", async () => {
    const { dialog } = await opened()
    const text = await within(dialog).findByText('No questions yet for this category.')
    expect(text.parentElement?.textContent).toMatch(/generate button/)
    expect(button(dialog, 'Generate questions')).toBeDefined()
    expect(button(dialog, 'Add another question')).toBeDefined()
  })

  it('generates three questions, and one more by Add another question [S2.28, S2.29, S9.3, S7.31]', async () => {
    const { person, dialog } = await opened()
    await within(dialog).findByText('No questions yet for this category.')
    await person.click(button(dialog, 'Generate questions'))
    expect(await boxes(dialog)).toHaveLength(3)
    await person.click(button(dialog, 'Add another question'))
    await waitFor(async () => expect(await boxes(dialog)).toHaveLength(4))
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([
      `POST /api/v1${questionsPath()}?num=3`,
      `POST /api/v1${questionsPath()}?num=1`,
    ])
  })

  it('goes on once its questions are there, though what stands elsewhere is still on its way', async () => {
    const { person, dialog } = await opened()
    await within(dialog).findByText('No questions yet for this category.')
    const { promise: progress, resolve: allow } = Promise.withResolvers<void>()
    onTestFinished(() => allow())
    server.overrides.set(`GET /api/v1/resumes/${id}/progress`, async () => {
      await progress
      return Response.json([])
    })
    await person.click(button(dialog, 'Generate questions'))
    expect(await boxes(dialog)).toHaveLength(3)
    await waitFor(() => expect(isOff(button(dialog, 'Practise'))).toBe(false))
  })

  it('says how a question was created only to those who ask', async () => {
    await ask(1)
    const { person, dialog } = await opened()
    const [box] = await boxes(dialog)
    const info = button(box as HTMLElement, 'How this question was created')
    const origin = within(box as HTMLElement).getByText(/^Created by fixed rules/)
    expect([origin.hidden, info.getAttribute('aria-expanded')]).toEqual([true, 'false'])
    await person.click(info)
    expect([origin.hidden, info.getAttribute('aria-expanded')]).toEqual([false, 'true'])
  })

  it('matches questions and answers by position [S3.17, S7.25]', async () => {
    const { questions } = await ask(3)
    await answer(questions[1].id, 'The second answer.')
    const { dialog } = await opened()
    const [first, second, third] = await boxes(dialog)
    expect(first?.textContent).toContain(questions[0].text)
    expect(second?.textContent).toMatch(new RegExp(`${questions[1].text.replace('?', '\\?')}.*The second answer\\.`))
    expect([first, third].map((box) => box && within(box).queryByRole('textbox') !== null)).toEqual([true, true])
  })

  it('highlights the words of the item that a question names, and no heading [#16]', async () => {
    const { questions } = await ask(1)
    const marks = (dialog: HTMLElement) => [...dialog.querySelectorAll('mark')].map((mark) => mark.textContent)
    const asks = (...said: string[]) =>
      server.overrides.set(`GET /api/v1${questionsPath()}`, () => {
        const none = said.map(() => null)
        return Response.json({
          questions: said.map((text) => ({ ...questions[0], id: crypto.randomUUID(), text })),
          answers: none,
          drafts: none,
        })
      })
    await server.callApi('PUT', `/resumes/${id}/chunks/overview/${item}`, ada.token, {
      text: 'Engineer who likes trains.\nLed a crew of twelve through a winter of repairs.',
    })
    asks('What would you do differently today?')
    const { person, dialog } = await opened()
    await boxes(dialog)
    expect(marks(dialog)).toEqual([])
    await person.keyboard('{Escape}')
    asks('What would you do differently today?', 'You led a crew of twelve. Who was hardest to lead?')
    const panel = screen.getByRole('button', { name: /^Overview/ }).closest('section')
    await person.click(within(panel as HTMLElement).getAllByRole('button', { name: 'Interview' })[0] as HTMLElement)
    const again = await screen.findByRole('dialog', { name: 'Overview interview' })
    await waitFor(async () => expect(await boxes(again)).toHaveLength(2))
    expect(marks(again)).toEqual(['Led a crew of twelve'])
  })

  it("says 'Failed retreiving questions: ' and the message when they cannot be loaded, with Retry [S8.7]", async () => {
    server.overrides.set(`GET /api/v1${questionsPath()}`, () => Response.json({ detail: 'Not today' }, { status: 403 }))
    const { person, dialog } = await opened()
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed retreiving questions: Not today')
    server.overrides.clear()
    await person.click(button(dialog, 'Retry'))
    expect(await within(dialog).findByText('No questions yet for this category.')).toBeDefined()
  })

  it('lists the items of a section that has several, each with its progress, and shows the chosen one', async () => {
    await server.callApi('POST', `/resumes/${id}/chunks/overview`, ada.token, { text: 'Second overview.' })
    const { questions } = await ask(3)
    await answer(questions[0].id, 'Done.')
    const { person, dialog } = await opened()
    const items = within(dialog).getByRole('navigation', { name: 'Items' })
    await waitFor(() =>
      expect(
        within(items)
          .getAllByRole('button')
          .map((one) => one.textContent),
      ).toEqual(['Engineer who likes trains.1 of 3 answered', 'Second overview.No questions yet']),
    )
    await person.click(within(items).getAllByRole('button')[1] as HTMLElement)
    expect(await within(dialog).findByText('No questions yet for this category.')).toBeDefined()
  })
})

describe('the answer box', () => {
  it('starts in edit mode without an answer, otherwise in view mode [S4.16]', async () => {
    const { questions } = await ask(2)
    await answer(questions[0].id, 'Answered.')
    const { dialog } = await opened()
    const [first, second] = await boxes(dialog)
    expect(within(first as HTMLElement).queryByRole('textbox')).toBeNull()
    expect(
      within(second as HTMLElement)
        .getByRole('textbox')
        .getAttribute('rows'),
    ).toBe('3')
  })

  it('has one row of controls below a saved answer, and none of them while it is edited [#16]', async () => {
    const { questions } = await ask(1)
    await answer(questions[0].id, 'Saved text.')
    const { person, dialog } = await opened()
    const edit = await within(dialog).findByRole('button', { name: 'Edit' })
    const group = within(dialog).getByRole('radiogroup', { name: 'Who may see this answer' })
    const followUp = button(dialog, 'Ask a follow-up')
    const row = edit.parentElement?.parentElement
    expect([followUp, group].map((one) => row?.contains(one))).toEqual([true, true])
    expect(row?.textContent).toBe('EditAsk a follow-upPractice onlyEmployers')
    await person.click(edit)
    expect(within(dialog).queryByRole('radiogroup')).toBeNull()
    expect(within(dialog).queryByRole('button', { name: 'Ask a follow-up' })).toBeNull()
  })

  it('cannot be saved while it is empty [S5.17]', async () => {
    await ask(1)
    const { person, dialog } = await opened()
    const [box] = await boxes(dialog)
    expect(isOff(button(box as HTMLElement, 'Save'))).toBe(true)
    await type(person, box as HTMLElement, '   ')
    expect(isOff(button(box as HTMLElement, 'Save'))).toBe(true)
    await type(person, box as HTMLElement, 'Words')
    expect(isOff(button(box as HTMLElement, 'Save'))).toBe(false)
  })

  it('says while typing that a text over 20,000 characters cannot be saved, and by how much (fault 17)', async () => {
    await ask(1)
    const { person, dialog } = await opened()
    const [box] = await boxes(dialog)
    const typed = within(box as HTMLElement).getByRole('textbox')
    fireEvent.change(typed, { target: { value: 'x'.repeat(20_012) } })
    expect((await within(box as HTMLElement).findByRole('alert')).textContent).toContain('Shorten it by 12 characters')
    expect(isOff(button(box as HTMLElement, 'Save'))).toBe(true)
    fireEvent.change(typed, { target: { value: 'x'.repeat(20_000) } })
    expect(within(box as HTMLElement).queryByRole('alert')).toBeNull()
    await person.click(button(box as HTMLElement, 'Save'))
    await within(box as HTMLElement).findByRole('button', { name: 'Edit' })
  })

  it('takes an answer whose text is empty for none, and says nothing of who may see it (fault 16)', async () => {
    const { questions } = await ask(1)
    server.overrides.set(`GET /api/v1${questionsPath()}`, () =>
      Response.json({ questions, answers: [{ id: 'a', text: '' }] }),
    )
    const { dialog } = await opened()
    const [box] = await boxes(dialog)
    expect(within(box as HTMLElement).getByRole('textbox')).toBeDefined()
    expect(within(box as HTMLElement).queryByRole('radiogroup')).toBeNull()
  })

  it('leaves the edit mode when it is saved, and shows the text [S4.17, S7.27]', async () => {
    await ask(1)
    const { person, dialog } = await opened()
    const [box] = await boxes(dialog)
    await type(person, box as HTMLElement, ' I built it. ')
    await person.click(button(box as HTMLElement, 'Save'))
    await waitFor(() => expect(within(box as HTMLElement).queryByRole('textbox')).toBeNull())
    expect(within(box as HTMLElement).getByText('I built it.')).toBeDefined()
  })

  it('restores the saved text and clears the draft on Cancel, which can be undone [S4.17]', async () => {
    const { questions } = await ask(1)
    await answer(questions[0].id, 'Saved text.')
    const { person, dialog } = await opened()
    const [found] = await boxes(dialog)
    const box = found as HTMLElement
    await person.click(button(box, 'Edit'))
    await type(person, box, 'Another text')
    expect(Object.keys(localStorage).some((key) => key.includes('answer-draft'))).toBe(true)
    await person.click(button(box, 'Cancel'))
    expect(within(box).getByText('Saved text.')).toBeDefined()
    expect(Object.keys(localStorage).some((key) => key.includes('answer-draft'))).toBe(false)
    await person.click(button(box, 'Undo cancel'))
    expect(within(box).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Another text')
  })

  it('keeps what was typed when saving fails, and says why', async () => {
    const { questions } = await ask(1)
    server.overrides.set(`POST /api/v1/resumes/${id}/questions/${questions[0].id}/answer`, () =>
      Response.json({ detail: 'The disk is full' }, { status: 500 }),
    )
    const { person, dialog } = await opened()
    const [found] = await boxes(dialog)
    const box = found as HTMLElement
    await type(person, box, 'Words')
    await person.click(button(box, 'Save'))
    expect((await within(box).findByRole('alert')).textContent).toContain('The disk is full')
    expect(within(box).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Words')
  })

  it('keeps a draft at the server after a second of rest, and says when', async () => {
    await ask(1)
    const { person, dialog } = await opened()
    const [found] = await boxes(dialog)
    await type(person, found as HTMLElement, 'Half a')
    expect(await within(dialog).findByText(/^Draft saved \d\d:\d\d$/)).toBeDefined()
    const { drafts } = await server.callApi('GET', questionsPath(), ada.token)
    expect(drafts[0].text).toBe('Half a')
  })

  it('shows who may read a saved answer, and lets the person change it', async () => {
    const { questions } = await ask(1)
    await answer(questions[0].id, 'Saved text.')
    const { person, dialog } = await opened()
    const group = await within(dialog).findByRole('radiogroup', { name: 'Who may see this answer' })
    const chosen = () => within(group).getByRole('radio', { checked: true }).textContent
    expect(chosen()).toBe('Practice only')
    expect(within(group).getByTitle('Only for my practice').textContent).toBe('Practice only')
    expect(within(group).getByTitle('May be used to answer employers').textContent).toBe('Employers')
    await person.click(within(group).getByRole('radio', { name: 'Employers' }))
    await waitFor(() => expect(chosen()).toBe('Employers'))
    await waitFor(async () =>
      expect((await server.callApi('GET', questionsPath(), ada.token)).answers[0].release).toBe('employers'),
    )
  })

  it('says who may read a saved answer by the arrow keys alone, and takes it back when that is refused [#19.7]', async () => {
    const { questions } = await ask(1)
    await answer(questions[0].id, 'Saved text.')
    const { person, dialog } = await opened()
    const group = await within(dialog).findByRole('radiogroup', { name: 'Who may see this answer' })
    const chosen = () => within(group).getByRole('radio', { checked: true }).textContent
    within(group).getByRole('radio', { checked: true }).focus()
    await person.keyboard('{ArrowRight}')
    await waitFor(async () =>
      expect((await server.callApi('GET', questionsPath(), ada.token)).answers[0].release).toBe('employers'),
    )
    await waitFor(() => expect(group.getAttribute('aria-busy')).toBeNull())
    const path = `PATCH /api/v1/resumes/${id}/questions/${questions[0].id}/answer`
    server.overrides.set(path, () => Response.json({ detail: 'Not today' }, { status: 409 }))
    await person.keyboard('{ArrowLeft}')
    expect(await screen.findByText('Not today')).toBeDefined()
    await waitFor(() => expect(chosen()).toBe('Employers'))
  })
})

describe('a follow-up', () => {
  it('is offered once an answer is saved, and added to the list', async () => {
    const { questions } = await ask(1)
    await answer(questions[0].id, 'Saved text.')
    const { person, dialog } = await opened()
    await person.click(await within(dialog).findByRole('button', { name: 'Ask a follow-up' }))
    expect(
      await within(dialog).findByText(
        (_, element) => element?.tagName === 'P' && /Follow-up number/.test(element.textContent ?? ''),
      ),
    ).toBeDefined()
    expect(await within(dialog).findByText('A follow-up was added below.')).toBeDefined()
  })

  it('is nested under the answer that it is about, numbered 1a and 1b, and asked about no further [#19.3]', async () => {
    const { questions } = await ask(2)
    for (const { id: question } of questions) await answer(question, 'Saved text.')
    const path = `/resumes/${id}/questions/${questions[0].id}/follow-up`
    await server.callApi('POST', path, ada.token)
    const { questions: asked } = await server.callApi('POST', path, ada.token)
    await answer(asked[1].id, 'Said more.')
    const { dialog } = await opened()
    const list = await within(dialog).findByRole('list', { name: 'Follow-ups to question 1' })
    const nested = within(list).getAllByRole('listitem')
    expect(nested.map((one) => one.querySelector('p')?.textContent)).toEqual([
      `1a.${asked[1].text}`,
      `1b.${asked[2].text}`,
    ])
    expect(within(nested[1] as HTMLElement).getByRole('textbox', { name: 'Answer to question 1b' })).toBeDefined()
    expect(within(list).queryByRole('button', { name: 'Ask a follow-up' })).toBeNull()
    expect(within(dialog).getByText('2.')).toBeDefined()
  })
})

describe('speaking and recording', () => {
  it('has a speak and a record button at each question [S2.30]', async () => {
    await ask(2)
    const { dialog } = await opened()
    for (const box of await boxes(dialog))
      expect([button(box, 'Speak'), button(box, 'Record')].map(isOff)).toEqual([false, false])
  })

  it("disables the other questions' buttons while one speaks, and frees them when it stops [S4.18]", async () => {
    await ask(2)
    const { person, dialog } = await opened()
    const [first, second] = await boxes(dialog)
    // A voice that is on its way for as long as this test looks.
    const voice = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
    await person.click(button(first as HTMLElement, 'Speak'))
    const stop = await within(first as HTMLElement).findByRole('button', { name: 'Stop' })
    expect(['Speak', 'Record'].map((name) => isOff(button(second as HTMLElement, name)))).toEqual([true, true])
    expect(isOff(button(first as HTMLElement, 'Record'))).toBe(true)
    await person.click(stop)
    await waitFor(() => expect(isOff(button(second as HTMLElement, 'Speak'))).toBe(false))
    voice.mockRestore()
  })

  it("puts 'Transcribing is a work in progress' into the draft of the question that was recorded [S4.19]", async () => {
    // A browser that has asked the person for the microphone; what it hears is told to the voice below.
    const getUserMedia = () => new Promise<never>(() => undefined)
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
    const { questions } = await ask(2)
    const { services, dialog } = await opened()
    const [first, second] = await boxes(dialog)
    const { actor } = services.voice(startVoice)
    actor.send({ type: 'voice.record', owner: questions[0].id })
    actor.send({ type: 'recorder.started' })
    const stop = await within(first as HTMLElement).findByRole('button', { name: 'Stop recording' })
    expect(within(first as HTMLElement).getByTestId('pulse').className).toContain('animate-pulse')
    expect(['Speak', 'Record'].map((name) => isOff(button(second as HTMLElement, name)))).toEqual([true, true])
    stop.click()
    actor.send({ type: 'recorder.finished', audio: null })
    const box = within(first as HTMLElement).getByRole<HTMLTextAreaElement>('textbox')
    await waitFor(() => expect(box.value).toBe('Transcribing is a work in progress'))
    expect(within(second as HTMLElement).getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  })
})
