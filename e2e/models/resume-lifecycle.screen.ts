import { expect } from '@playwright/test'
import { texts, toResumeLifecycleView } from '../../packages/core/src/index.ts'
import { resumeLifecycleModel } from '../../packages/core/src/testing/index.ts'
import { Candidate, samplePath } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const parseName = /^(?:Parse|Retry)$/

/** A row of the list of resumes. What a person does, and every answer that is no refusal, is the real server's. */
export const resumeLifecycleScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  let resumeId = ''
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'ada.pdf', exact: true }) })
  /** The word beside a check mark; the columns are called the same. */
  const checked = (word: string) => row.locator('span:has(> svg)').filter({ hasText: new RegExp(`^${word}$`) })
  const portOf = (type: string) => type.split('.').at(-1) ?? ''

  return screenOf({
    model: resumeLifecycleModel,
    proven: resumeLifecycleModel,
    goesOn: true,
    begin: async () => {
      if (resumeId !== '') await candidate.forgets(resumeId)
      resumeId = await candidate.uploads('ada.pdf')
      const path = `/api/v1/resumes/${resumeId}`
      await network.holds('parseResume', 'POST', new RegExp(`${path}/chunks$`))
      await network.holds('deleteResume', 'DELETE', new RegExp(`${path}$`))
      await page.goto(`${url}/resumes`)
    },
    gestureOf: (event) => {
      switch (event.type) {
        case 'lifecycle.parse':
          return async () => {
            // A resume that is parsed already has no such button: it gets its file again, elsewhere.
            const { parse_status } = await candidate.reads(resumeId)
            if (parse_status === 'done') await candidate.replaces(resumeId, samplePath, 'ada.pdf')
            await row.getByRole('button', { name: parseName }).click()
          }
        case 'lifecycle.delete':
          return async () => {
            await row.getByRole('button', { name: /^Actions/ }).click()
            await page.getByRole('menuitem', { name: texts.deleteResume }).click()
            await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
          }
        case 'xstate.done.actor.parseResume':
        case 'xstate.done.actor.deleteResume':
          return () => network.answers(portOf(event.type), 'through')
        case 'xstate.error.actor.parseResume':
        case 'xstate.error.actor.deleteResume':
          return () => network.answers(portOf(event.type), refused(500))
        default:
          return 'ten minutes of waiting: proven in core'
      }
    },
    shows: async (snapshot) => {
      const { command } = toResumeLifecycleView(snapshot)
      if (snapshot.matches('deleted')) return expect(row).toHaveCount(0)
      await expect(row.getByRole('status')).toHaveCount(command === 'parse' ? 1 : 0)
      const parse = row.getByRole('button', { name: parseName })
      const waiting = row.getByRole('button', { name: parseName, disabled: true })
      if (command === 'parse') await expect(parse).toHaveCount(0)
      // The list may still be reading that the resume is parsed, which then has no such button.
      else if (command === 'delete') await expect(checked('Parsed').or(waiting).first()).toBeAttached()
      if (snapshot.matches('refused')) await expect(page.getByRole('alert').first()).toBeVisible()
    },
  })
}
