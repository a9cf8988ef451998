import { expect } from '@playwright/test'
import { toOverlayView } from '../../packages/core/src/index.ts'
import { overlayModel } from '../../packages/core/src/testing/index.ts'
import { administrator } from '../product.ts'
import { Candidate } from './candidate.ts'
import { type Stage, screenOf } from './screen.ts'

/** The dialogs of the users page: one adds a user, one edits the administrator, whose row is always there. */
export const overlayScreen = async ({ page, url }: Stage) => {
  const admin = await Candidate.returns(url, administrator)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), admin.token)
  const dialog = page.getByRole('dialog')
  const titles: Record<string, string> = { add: 'Add User', edit: 'Edit User' }

  return screenOf({
    model: overlayModel,
    proven: overlayModel,
    begin: async () => {
      await page.goto(`${url}/admin`)
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'overlay.open':
          if (from.value !== 'closed') return 'an open dialog stands before what would open another'
          if (event['kind'] === 'add') return () => page.getByRole('button', { name: 'Add User' }).click()
          return async () => {
            await page.getByRole('button', { name: `Actions for ${administrator.email}` }).click()
            await page.getByRole('menuitem', { name: 'Update User' }).click()
          }
        case 'overlay.close':
          return () => dialog.getByRole('button', { name: 'Cancel' }).click()
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { kind } = toOverlayView(snapshot)
      await expect(dialog).toHaveCount(kind === null ? 0 : 1)
      if (kind === null) return
      await expect(page.getByRole('dialog', { name: titles[kind] ?? kind })).toBeVisible()
      const email = dialog.getByRole('textbox', { name: 'Email' })
      await expect(email).toHaveValue(kind === 'edit' ? administrator.email : '')
    },
  })
}
