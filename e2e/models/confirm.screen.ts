import { expect } from '@playwright/test'
import { toConfirmView } from '../../packages/core/src/index.ts'
import { confirmModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

/** The question before an account is deleted: its email must be typed. Each walk that may delete has an account of its own. */
export const confirmScreen = async ({ page, url, network }: Stage) => {
  let candidate = await Candidate.joins(url)
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  const typed = dialog.getByRole('textbox', { name: 'Your email' })
  /** The address of the model's own account stands for this one's. */
  const asTyped = (text: unknown) => String(text).replace('ada@example.org', candidate.account.email).trim()
  let isDeleted = false

  return screenOf({
    model: confirmModel,
    proven: confirmModel,
    begin: async () => {
      if (isDeleted) candidate = await Candidate.joins(url)
      isDeleted = false
      await network.holds('act', 'DELETE', /\/api\/v1\/users\/me$/)
      await page.goto(`${url}/icon.svg`)
      await page.evaluate((token) => localStorage.setItem('access_token', token), candidate.token)
      await page.goto(`${url}/settings?tab=danger`)
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'confirm.ask':
          if (event['phrase'] === null) return 'before an account goes, its email must always be typed'
          return () => page.getByRole('button', { name: 'Delete', exact: true }).click()
        case 'confirm.type':
          return () => typed.fill(asTyped(event['text']))
        case 'confirm.agree':
          if (!toConfirmView(from).canConfirm) return 'the button says what is missing, and does nothing'
          return () => confirm.click()
        case 'confirm.cancel':
          return () => dialog.getByRole('button', { name: 'Cancel' }).click()
        case 'xstate.done.actor.act':
          return () => {
            isDeleted = true
            return network.answers('act', 'through')
          }
        case 'xstate.error.actor.act':
          return () => network.answers('act', refused(500))
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const view = toConfirmView(snapshot)
      await expect(dialog).toHaveCount(view.mode === 'closed' ? 0 : 1)
      if (view.mode === 'closed') return
      await expect(typed).toHaveValue(asTyped(view.typed))
      if (view.busy) await expect(confirm).toHaveAttribute('aria-busy', 'true')
      else await (view.canConfirm ? expect(confirm).toBeEnabled() : expect(confirm).toBeDisabled())
    },
  })
}
