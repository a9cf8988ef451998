import { expect } from '@playwright/test'
import { toPracticeView } from '../../packages/core/src/index.ts'
import { practiceModel } from '../../packages/core/src/testing/index.ts'
import { askedCandidate, opensInterview, type Question } from './interview-page.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const answer = 'I asked the driver to wait for us.'

/**
 * A practice session with two questions about one item. Each walk needs an item about which nothing is answered yet: where an
 * answer was sent, the next walk takes another one. An answer is typed and saved in the box of its question; the server keeps it.
 */
export const practiceScreen = async ({ page, url, network }: Stage) => {
  const asksAgain = async () => {
    const { candidate, resumeId, questions } = await askedCandidate(url, 2)
    await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
    const items = [...Map.groupBy(questions, ({ itemId }) => itemId).values()]
    return { resumeId, items: items.filter((questionsOfItem) => questionsOfItem.length === 2) }
  }
  let { resumeId, items } = await asksAgain()
  let asked: Question[] = []
  let isSpent = false
  const textOf = (id: string | null) => asked[Number(id?.replace('question-', '')) - 1]?.text ?? ''

  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('textbox', { name: 'Your answer' })
  const press = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click()

  return screenOf({
    model: practiceModel,
    proven: practiceModel,
    begin: async () => {
      if (isSpent) items.shift()
      isSpent = false
      if (items.length === 0) ({ resumeId, items } = await asksAgain())
      asked = items[0] ?? []
      const [first] = asked
      if (!first) throw new Error('about no item there are two questions')
      await network.holds('saveAnswer', 'POST', /\/questions\/[^/]+\/answer$/)
      await opensInterview(page, `${url}/resumes/${resumeId}`, first)
      await expect(dialog.getByRole('button', { name: 'Practise', exact: true })).toBeVisible()
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'practice.start':
          // A session begins with the questions of the list, of which there is one at least where it can be begun.
          if (JSON.stringify(event['questionIds']) === '[]') return 'without a question there is no button'
          if (from.value !== 'idle') return 'while practising there is no button'
          return press('Practise')
        case 'practice.skip':
          return press('Skip')
        case 'practice.saveAndNext':
          return async () => {
            // A request that is still held when the walk ends may reach the server after all.
            isSpent = true
            await box.fill(answer)
            await press('Save and next')()
          }
        case 'practice.saved':
          return () => network.answers('saveAnswer', 'through')
        case 'practice.notSaved':
          return () => network.answers('saveAnswer', refused(500))
        case 'practice.next':
          // The question has its answer before: it is saved with the box's own button.
          return async () => {
            await box.fill(answer)
            await press('Save')()
            isSpent = true
            await network.answers('saveAnswer', 'through')
            await press('Next')()
          }
        case 'practice.toggleTimer':
          return press('Timer')
        case 'practice.again':
          return press('Ask the skipped questions again')
        case 'practice.end':
          if (from.value === 'idle') return 'without a session there is nothing to end'
          return press('End practice')
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const view = toPracticeView(snapshot)
      const isOpen = view.mode === 'asking' || view.mode === 'saving'
      await expect(dialog.getByRole('button', { name: 'Practise', exact: true })).toHaveCount(
        view.mode === 'idle' ? 1 : 0,
      )
      await expect(dialog.getByRole('button', { name: 'End practice' })).toHaveCount(view.mode === 'idle' ? 0 : 1)
      await expect(dialog.getByRole('heading', { name: 'Practice finished' })).toHaveCount(
        view.mode === 'summary' ? 1 : 0,
      )
      await expect(dialog.getByRole('timer')).toHaveCount(isOpen && view.timed ? 1 : 0)
      if (isOpen) {
        await expect(dialog.getByRole('heading', { name: textOf(view.questionId), exact: true })).toBeVisible()
        await expect(dialog.getByText(`Question ${view.number} of ${view.of}`)).toBeVisible()
      }
      if (view.busy)
        await expect(dialog.getByRole('button', { name: 'Save and next', exact: true })).toHaveAttribute(
          'aria-busy',
          'true',
        )
      if (view.mode === 'summary') {
        const { answered, skipped, canRetry } = view
        await expect(dialog.getByText(`${answered.length} answered, ${skipped.length} skipped, in`)).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Ask the skipped questions again' })).toHaveCount(
          canRetry ? 1 : 0,
        )
      }
    },
  })
}
