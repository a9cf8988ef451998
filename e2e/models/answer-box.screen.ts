import { expect } from '@playwright/test'
import { toAnswerBoxView } from '../../packages/core/src/index.ts'
import { answerBoxModel } from '../../packages/core/src/testing/index.ts'
import { Clock } from './clock.ts'
import { askedCandidate, cardOf, opensInterview, type Question } from './interview-page.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

/** How long typing must rest before the draft goes to the server, in milliseconds. */
const idle = 1_000

/** About so many items there are questions: enough for a question of its own for each walk. */
const firstItems = 3

/** The proven model with texts that differ from each other, so that each can be told on the screen. */
const model: typeof answerBoxModel = {
  ...answerBoxModel,
  events: [
    { type: 'answer.edit', saved: 'new', version: 1 },
    { type: 'answer.change', text: 'new ' },
    { type: 'answer.change', text: ' ' },
    ...answerBoxModel.events.filter(({ type }) => type !== 'answer.edit' && type !== 'answer.change'),
  ],
  answers: {
    ...answerBoxModel.answers,
    saveAnswer: [
      { output: { kind: 'saved', text: 'new', version: 1 } },
      { output: { kind: 'conflict', theirs: 'theirs', version: 2 } },
      { error: { status: 500, detail: null, isList: false } },
    ],
  },
}

/** The answer to one question, in the interview of its item. Each walk takes a question nobody has answered yet. */
export const answerBoxScreen = async ({ page, url, network }: Stage) => {
  const { candidate, resumeId, questions: asked } = await askedCandidate(url, 5, firstItems)
  await candidate.answersAll(await candidate.uploads('earlier.pdf'), 10, 'new', firstItems)
  // Those to which something was answered before, as the server finds it.
  const questions: Question[] = []
  for (const [itemId, ofItem] of Map.groupBy(asked, (one) => one.itemId)) {
    const path = `/resumes/${resumeId}/chunks/${itemId}/similar-answers`
    const similar = (await candidate.calls('GET', path)) as { question_id: string }[]
    questions.push(...ofItem.filter(({ id }) => similar.some(({ question_id }) => question_id === id)))
  }
  const clock = await Clock.holds(page, idle)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  let question: Question | undefined
  const present = () => {
    if (!question) throw new Error('there are more walks than questions')
    return question
  }
  const card = () => cardOf(page, present())
  const text = () => card().getByRole('textbox')
  const earlier = () => card().locator('details')
  const press = (name: string) => () => card().getByRole('button', { name, exact: true }).click()
  const savesElsewhere = (answer: string) =>
    candidate.calls('POST', `/resumes/${resumeId}/questions/${present().id}/answer`, { text: answer })

  return screenOf({
    model,
    proven: answerBoxModel,
    goesOn: true,
    begin: async () => {
      question = questions.shift()
      const path = `/questions/${present().id}`
      await network.holds('saveAnswer', 'POST', new RegExp(`${path}/answer$`))
      await network.holds('keepDraft', 'PUT', new RegExp(`${path}/draft$`))
      await opensInterview(page, `${url}/resumes/${resumeId}`, present())
    },
    gestureOf: (event, from) => {
      const { mode, dirty, draft, undoes } = toAnswerBoxView(from)
      switch (event.type) {
        case 'answer.edit':
          if (from.context.saved !== event['saved']) return 'what is edited is what is shown'
          return press('Edit')
        case 'answer.change':
          if (mode === 'viewing') return 'while viewing: there is nothing to type into'
          if (event['text'] === draft) return 'what stands there already cannot be typed'
          return () => text().fill(String(event['text']))
        case 'answer.reuse':
          if (from.context.saved !== '') return 'with an answer saved: none of another question is offered'
          return async () => {
            if (!(await earlier().evaluate((details: HTMLDetailsElement) => details.open)))
              // By key: on arrival the list scrolls to its first open question, also under a pointer that is down.
              await earlier().locator('summary').press('Enter')
            await press('Use this answer')()
          }
        case 'answer.save':
          return async () => {
            await press('Save')()
            // The answer is sent once the draft on its way has arrived.
            if (network.isWaiting('keepDraft')) await network.answers('keepDraft', 'through')
          }
        case 'answer.cancel':
          if (!dirty && from.context.saved === '') return 'without an answer and a draft: there is nothing to cancel'
          if (from.context.conflict !== null) return 'what somebody else has saved meanwhile shows by itself then'
          return press('Cancel')
        case 'answer.restore':
          return press(undoes === 'reuse' ? 'Undo' : 'Undo cancel')
        case 'answer.takeTheirs':
          return press('Use the saved text')
        case 'answer.keepMine':
          return press('Keep my text')
        case 'xstate.done.actor.saveAnswer':
          if (!JSON.stringify(event['output']).includes('conflict'))
            return () => network.answers('saveAnswer', 'through')
          if (from.context.version === null)
            return 'conflict over a first answer: it carries no version, so it is taken'
          if (draft === 'theirs') return 'over the same text there is nothing to choose'
          return async () => {
            // Made by somebody else who saves meanwhile; the server itself finds it.
            await savesElsewhere('theirs')
            await network.answers('saveAnswer', 'through')
          }
        case 'xstate.error.actor.saveAnswer':
          return () => network.answers('saveAnswer', refused(500))
        case 'xstate.done.actor.keepDraft':
          return () => network.answers('keepDraft', 'through')
        case 'xstate.error.actor.keepDraft':
          return () => network.answers('keepDraft', refused(500))
        default:
          if (!event.type.startsWith('xstate.after.idle.')) return `${event.type} is not known to this screen`
          return async () => {
            await network.drops('keepDraft')
            await clock.runsOutUntil(idle, () => network.isWaiting('keepDraft'))
          }
      }
    },
    shows: async (snapshot) => {
      const view = toAnswerBoxView(snapshot)
      await expect(card().getByRole('button', { name: 'Undo cancel' })).toHaveCount(view.undoes === 'cancel' ? 1 : 0)
      await expect(card().getByRole('button', { name: 'Undo', exact: true })).toHaveCount(
        view.undoes === 'reuse' ? 1 : 0,
      )
      if (view.mode === 'viewing') {
        await expect(text()).toHaveCount(0)
        await expect(card().getByText(snapshot.context.saved, { exact: true })).toBeVisible()
        return
      }
      await expect(text()).toHaveValue(view.draft)
      await expect(card().getByText('Your text is still here.')).toHaveCount(view.failure ? 1 : 0)
      await expect(card().getByText('This answer was changed elsewhere')).toHaveCount(view.theirs === null ? 0 : 1)
      if (view.theirs !== null) await expect(card().getByText(view.theirs, { exact: true })).toBeVisible()
      await expect(card().getByText(/^Draft saved/)).toHaveCount(view.draftSavedAt ? 1 : 0)
      const save = card().getByRole('button', { name: 'Save', exact: true })
      if (view.busy) await expect(save).toHaveAttribute('aria-busy', 'true')
      else await expect(save).not.toHaveAttribute('aria-busy', 'true')
      if (!view.busy) await (view.canSave ? expect(save).toBeEnabled() : expect(save).toBeDisabled())
    },
  })
}
