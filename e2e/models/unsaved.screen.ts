import { expect } from '@playwright/test'
import { toUnsavedView } from '../../packages/core/src/index.ts'
import { unsavedModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { type Stage, screenOf } from './screen.ts'

const isBehindTheQuestion = 'the question stands before it'

/** Two items of a resume, both changed and neither saved. The first asks when Escape is pressed, all of them at Back. */
export const unsavedScreen = async ({ page, url }: Stage) => {
  const candidate = await Candidate.joins(url)
  const resumeId = await candidate.uploads()
  const { experience } = await candidate.parses(resumeId)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const articleOf = (key: string) => page.locator(`[data-item="${experience[key === 'item-1' ? 0 : 1]?.id}"]`)
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  const answers = (name: string) => question.getByRole('button', { name, exact: true }).click()
  /** Whether something was left by an answer: what was asked about is then closed, and takes itself off. */
  let hasLeft = false
  const leaves = (name: string) => () => {
    hasLeft = true
    return answers(name)
  }

  return screenOf({
    model: unsavedModel,
    proven: unsavedModel,
    begin: async () => {
      hasLeft = false
      await page.goto(`${url}/icon.svg`)
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key)
      })
      await page.goto(`${url}/resumes`)
      await page.getByRole('link', { name: 'ada.pdf' }).click()
      for (const key of ['item-1', 'item-2']) {
        await articleOf(key).getByRole('button', { name: 'Edit', exact: true }).click()
        await articleOf(key).getByRole('textbox').first().fill(`changed ${key}`)
      }
    },
    gestureOf: (event, from) => {
      const { isAsking, isFree } = toUnsavedView(from)
      switch (event.type) {
        case 'unsaved.remove':
          if (isAsking) return isBehindTheQuestion
          return () => articleOf(String(event['key'])).getByRole('button', { name: 'Cancel', exact: true }).click()
        case 'unsaved.ask': {
          if (event['asker'] === 2) {
            if (from.context.question?.asker === 2) return 'one press of Back asks once'
            return isFree ? 'where nothing is unsaved, nobody asks' : () => page.evaluate(() => history.back())
          }
          if (isAsking) return isBehindTheQuestion
          if (from.context.things.every(({ key }) => key !== 'item-1')) return 'what has been closed cannot be left'
          return () => articleOf('item-1').getByRole('textbox').first().press('Escape')
        }
        case 'unsaved.withdraw':
          if (event['asker'] === 1) return 'only the navigation stops waiting'
          return () => page.evaluate(() => history.forward())
        case 'unsaved.stay':
          return () => answers('Keep editing')
        case 'unsaved.keepDraft':
          return leaves('Leave, keep draft')
        case 'unsaved.discard':
          return leaves('Discard')
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const view = toUnsavedView(snapshot)
      await expect(question).toHaveCount(view.isAsking ? 1 : 0)
      if (hasLeft) return
      const wouldClose = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
      await expect.poll(wouldClose).toBe(view.isFree)
    },
  })
}
