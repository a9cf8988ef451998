import { expect } from '@playwright/test'
import { texts, toInterviewView } from '../../packages/core/src/index.ts'
import { interviewModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const refusal = 'Not now.'

/** So many questions without answers, as the server sends them. */
const questionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    text: `What happened on day ${at + 1}?`,
    kind: 'situation',
    follows: null,
    engine: { kind: 'rules' },
  }))
const answerOf = (count: number) => ({
  status: 200,
  json: { questions: questionsOf(count), answers: Array(count).fill(null), drafts: Array(count).fill(null) },
})

/** The interview of two jobs in its dialog; how many questions there are, the test says in the server's place. */
export const interviewScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  const resumeId = await candidate.uploads()
  const { experience } = await candidate.parses(resumeId)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const dialog = page.getByRole('dialog')
  const chooser = dialog.getByRole('navigation', { name: 'Items' }).getByRole('button')
  const indexOf = (itemId: unknown) => Number(String(itemId).replace('item-', '')) - 1
  const body = dialog.getByTestId('interview-body')
  const generate = dialog.getByRole('button', { name: texts.generateQuestions })
  const add = dialog.getByRole('button', { name: texts.addAnotherQuestion })
  /** Presses a button that asks for questions; what was asked for an item that was left must not be answered in its place. */
  const asks = (button: typeof add) => async () => {
    await network.drops('generateQuestions')
    await button.click()
  }

  return screenOf({
    model: interviewModel,
    proven: interviewModel,
    goesOn: true,
    begin: async () => {
      await network.holds('loadQuestions', 'GET', /\/chunks\/[^/]+\/questions$/)
      await network.holds('generateQuestions', 'POST', /\/chunks\/[^/]+\/questions$/)
      await page.goto(`${url}/resumes/${resumeId}`)
      await expect(page.locator(`[data-item="${experience[0]?.id}"]`).first()).toBeVisible()
    },
    gestureOf: (event) => {
      switch (event.type) {
        case 'interview.open': {
          const item = page.locator(`[data-item="${experience[indexOf(event['itemId'])]?.id}"]`).first()
          return () => item.getByRole('button', { name: 'Interview' }).click()
        }
        case 'interview.choose':
          return async () => {
            await network.drops('loadQuestions')
            await chooser.nth(indexOf(event['itemId'])).click()
          }
        case 'interview.generate':
          return asks(generate)
        case 'interview.addAnother':
          return asks(add)
        case 'interview.retry':
          return () => dialog.getByRole('button', { name: 'Retry', exact: true }).click()
        case 'xstate.done.actor.loadQuestions':
          return () => network.answers('loadQuestions', answerOf((event['output'] as { count: number }).count))
        case 'xstate.error.actor.loadQuestions':
          return () => network.answers('loadQuestions', refused(422, refusal))
        case 'xstate.done.actor.generateQuestions':
          return async () => {
            const answer = answerOf((event['output'] as { count: number }).count)
            await network.answers('generateQuestions', answer)
            // What is on the screen is read again before the machine is told.
            await network.answers('loadQuestions', answer)
          }
        case 'xstate.error.actor.generateQuestions':
          return () => network.answers('generateQuestions', refused(422, refusal))
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { mode, itemId, num, exhausted, canGenerate } = toInterviewView(snapshot)
      await expect(dialog).toHaveCount(mode === 'closed' ? 0 : 1)
      if (mode === 'closed') return
      await expect(chooser.nth(indexOf(itemId))).toHaveAttribute('aria-current', 'true')
      const isRead = mode !== 'loading' && mode !== 'failed'
      if (mode === 'loading' || mode === 'generating') await expect(body).toHaveAttribute('aria-busy', 'true')
      else await expect(body).not.toHaveAttribute('aria-busy')
      const { count } = snapshot.context
      await expect(body.getByRole('listitem')).toHaveCount(isRead ? count : 0)
      await expect(body.getByText(texts.noQuestions)).toHaveCount(isRead && count === 0 ? 1 : 0)
      await expect(body.getByText(texts.questionsFailed(refusal))).toHaveCount(mode === 'failed' ? 1 : 0)
      await expect(body.getByText('Thinking of questions…')).toHaveCount(mode === 'generating' ? 1 : 0)
      await expect(body.getByText(/^There is little else to ask/)).toHaveCount(exhausted ? 1 : 0)
      await expect(generate).toHaveCount(isRead ? 1 : 0)
      if (!isRead) return
      for (const button of [generate, add])
        await (canGenerate ? expect(button).toBeEnabled() : expect(button).toBeDisabled())
      const busy = num === 1 ? add : generate
      if (num > 0) await expect(busy).toHaveAttribute('aria-busy', 'true')
    },
  })
}
