import { expect } from '@playwright/test'
import { toProfileView } from '../../packages/core/src/index.ts'
import { profileModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { type Stage, screenOf } from './screen.ts'

/** The own profile in the settings, shown and edited; what is saved, the server keeps. */
export const profileScreen = async ({ page, url }: Stage) => {
  const candidate = await Candidate.joins(url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  let saved = candidate.account.name
  const panel = page.getByRole('tabpanel')
  const field = panel.getByRole('textbox', { name: 'Full name' })
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()

  return screenOf({
    model: profileModel,
    proven: profileModel,
    goesOn: true,
    begin: async () => {
      await page.goto(`${url}/settings`)
    },
    gestureOf: (event) => {
      switch (event.type) {
        case 'profile.edit':
          return () => press('Edit')
        case 'profile.cancel':
          return async () => {
            await field.fill('Never Saved')
            await press('Cancel')
          }
        case 'profile.saved':
          return async () => {
            saved = 'Ada King'
            await field.fill(saved)
            await press('Save')
          }
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const isEditing = toProfileView(snapshot).mode === 'editing'
      await expect(field).toHaveCount(isEditing ? 1 : 0)
      await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(isEditing ? 0 : 1)
      // An edit begins from what is saved, and what was typed goes with it.
      if (isEditing) await expect(field).toHaveValue(saved)
      else await expect(panel.getByText(saved, { exact: true })).toBeVisible()
    },
  })
}
