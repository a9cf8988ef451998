import { expect } from '@playwright/test'
import { toDraftView } from '../../packages/core/src/index.ts'
import { draftModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

/** The proven model with texts that differ from each other, so that each can be told on the screen. */
const model: typeof draftModel = {
  ...draftModel,
  events: [
    { type: 'draft.edit', saved: { text: 'old' }, version: 1 },
    { type: 'draft.change', field: 'text', value: 'new ' },
    { type: 'draft.change', field: 'text', value: ' ' },
    ...draftModel.events.filter(({ type }) => type !== 'draft.edit' && type !== 'draft.change'),
  ],
  answers: {
    saveDraft: [
      { output: { kind: 'saved' } },
      { output: { kind: 'conflict', theirs: { text: 'theirs' }, version: 2 } },
      { error: { status: 500, detail: null, isList: false } },
    ],
  },
}

/** Edit, confirm and save of one item, on the page of its resume. */
export const draftScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  const resumeId = await candidate.uploads()
  await candidate.parses(resumeId)
  const { overview } = await candidate.reads(resumeId)
  const item = overview[0]
  if (!item) throw new Error('the sample resume has no overview')
  const path = `/resumes/${resumeId}/chunks/overview/${item.id}`
  const writes = (text: string) => candidate.calls('PUT', path, { text })
  /** What an earlier round has left: another text at the server, and a draft in the browser. */
  const left = { text: false, draft: false }

  const article = page.locator(`[data-item="${item.id}"]`)
  const text = article.locator('textarea')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => () => article.getByRole('button', { name, exact: true }).click()

  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)

  return screenOf({
    model,
    proven: draftModel,
    goesOn: true,
    begin: async () => {
      Object.assign(left, { text: false, draft: false })
      await writes('old')
      await network.holds('saveDraft', 'PUT', new RegExp(`${path}$`))
      await page.goto(`${url}/resumes/${resumeId}`)
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key)
      })
      await page.getByRole('button', { name: /^Overview/ }).click()
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'draft.edit':
          return async () => {
            if (left.text) await writes('old')
            await expect(article.getByText('old', { exact: true })).toBeVisible()
            await press('Edit')()
            // The draft that was left is here again, and given up.
            if (left.draft) {
              await press('Cancel')()
              await press('Edit')()
            }
            Object.assign(left, { text: false, draft: false })
          }
        case 'draft.change':
          if (event['value'] === from.context.fields['text']) return 'what stands there already cannot be typed'
          return () => text.fill(String(event['value']))
        case 'draft.save':
          // The button is off while something is wrong; the key says what.
          return toDraftView(from).canSave ? press('Save') : () => text.press('Control+Enter')
        case 'draft.confirm':
          return () => dialog.getByRole('button', { name: 'Save' }).click()
        case 'draft.cancel':
          return async () => {
            if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click()
            else await press('Cancel')()
          }
        case 'draft.leave':
          if (!toDraftView(from).dirty) return 'without changes: Escape cancels, there is no draft to keep'
          return async () => {
            await text.press('Escape')
            await page.getByRole('button', { name: 'Leave, keep draft' }).click()
            left.draft = true
          }
        case 'draft.takeTheirs':
          return press('Use the saved text')
        case 'draft.keepMine':
          return press('Keep my text')
        case 'xstate.done.actor.saveDraft': {
          const isConflict = JSON.stringify(event['output']).includes('conflict')
          if (isConflict && from.context.fields['text'] === 'theirs')
            return 'over the same text there is nothing to choose'
          return async () => {
            left.text = true
            // Made by somebody else who saves meanwhile; the server itself finds it.
            if (isConflict) await writes('theirs')
            await network.answers('saveDraft', 'through')
          }
        }
        case 'xstate.error.actor.saveDraft':
          return () => network.answers('saveDraft', refused(500))
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const view = toDraftView(snapshot)
      await expect(dialog).toHaveCount(view.mode === 'confirming' || view.mode === 'saving' ? 1 : 0)
      if (view.mode === 'resting') {
        await expect(article.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
        await expect(text).toHaveCount(0)
        return
      }
      await expect(text).toHaveValue(view.fields['text'] ?? '')
      await expect(article.getByText('Your text is still here.')).toHaveCount(view.failure ? 1 : 0)
      await expect(article.getByText('This item was changed elsewhere')).toHaveCount(view.theirs ? 1 : 0)
      if (view.theirs) await expect(article.locator('dd').first()).toHaveText(view.theirs['text'] ?? '')
      if (view.mode === 'typing' || view.mode === 'conflicted') {
        const save = article.getByRole('button', { name: 'Save', exact: true })
        await (view.canSave ? expect(save).toBeEnabled() : expect(save).toBeDisabled())
      } else {
        const save = dialog.getByRole('button', { name: 'Save' })
        await (view.mode === 'saving' ? expect(save).toHaveAttribute('aria-busy', 'true') : expect(save).toBeEnabled())
      }
    },
  })
}
