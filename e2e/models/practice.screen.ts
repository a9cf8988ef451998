import { expect } from '@playwright/test'
import { toPracticeView } from '../../packages/core/src/index.ts'
import { practiceModel } from '../../packages/core/src/testing/index.ts'
import { askedCandidate, opensInterview } from './interview-page.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const before = 'I asked the driver to wait.'

/**
 * A practice session with two questions about one item, both answered before, so that each can be passed by as it is or answered
 * again, each time with other words.
 */
export const practiceScreen = async ({ page, url, network }: Stage) => {
  const { candidate, resumeId, questions } = await askedCandidate(url, 2, 1)
  const [first] = questions
  if (!first || questions.length !== 2) throw new Error('about the first item there are not two questions')
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  for (const { id } of questions)
    await candidate.calls('POST', `/resumes/${resumeId}/questions/${id}/answer`, { text: before })
  let answers = 0
  const textOf = (id: string | null) => questions[Number(id?.replace('question-', '')) - 1]?.text ?? ''

  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('textbox', { name: 'Your answer' })
  const press = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click()

  return screenOf({
    model: practiceModel,
    proven: practiceModel,
    goesOn: true,
    begin: async () => {
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
            if (!(await box.isVisible())) await press('Edit')()
            await box.fill(`${before} It took ${++answers} minutes.`)
            await press('Save and next')()
          }
        case 'practice.saved':
          return () => network.answers('saveAnswer', 'through')
        case 'practice.notSaved':
          return () => network.answers('saveAnswer', refused(500))
        case 'practice.next':
          return async () => {
            // Who has begun to answer again and goes on as it was gives that up first.
            if (await box.isVisible()) await press('Cancel')()
            await press('Next')()
          }
        case 'practice.toggleTimer':
          return press('Timer')
        case 'practice.again':
          return press('Ask the skipped questions again')
        case 'practice.end':
          if (from.value === 'idle') return 'without a session there is nothing to end'
          return press(from.value === 'summary' ? 'Done' : 'End practice')
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
      await expect(dialog.getByRole('button', { name: 'End practice' })).toHaveCount(isOpen ? 1 : 0)
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
        const sum = `${answered.length} answered, ${skipped.length} skipped`
        // A walk may answer in less than a second, which is not shown.
        const summary = answered.length > 0 ? new RegExp(`^${sum}(, in \\d+:\\d\\d)?\\.$`) : `${sum}.`
        await expect(dialog.getByText(summary, { exact: true })).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Ask the skipped questions again' })).toHaveCount(
          canRetry ? 1 : 0,
        )
      }
    },
  })
}
