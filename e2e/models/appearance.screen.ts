import { expect } from '@playwright/test'
import { texts, toAppearanceView } from '../../packages/core/src/index.ts'
import { appearanceModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { type Stage, screenOf } from './screen.ts'

const key = 'appearance'
const labels: Record<string, string> = { light: texts.lightMode, dark: texts.darkMode, system: 'System' }

/** The choice in the settings, on a device that is dark; the other tab is a second page of the same browser. */
export const appearanceScreen = async ({ page, url }: Stage) => {
  const candidate = await Candidate.joins(url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  await page.emulateMedia({ colorScheme: 'dark' })
  const other = await page.context().newPage()
  await other.goto(`${url}/icon.svg`)
  // In a tab that is not in front a browser draws once a second, and each press waits for two frames.
  await page.bringToFront()
  const radioOf = (mode: unknown) => page.getByRole('radio', { name: labels[String(mode)] ?? '', exact: true })

  return screenOf({
    model: appearanceModel,
    proven: appearanceModel,
    goesOn: true,
    begin: async () => {
      await other.evaluate((name) => localStorage.removeItem(name), key)
      await page.goto(`${url}/settings?tab=appearance`)
    },
    gestureOf: (event, from) => {
      const { mode } = event
      switch (event.type) {
        case 'appearance.choose':
          if (toAppearanceView(from).mode === mode) return 'it is chosen already: pressing it again says nothing'
          return () => radioOf(mode).check()
        case 'appearance.followed':
          return () =>
            other.evaluate(
              ([name, chosen]) => {
                // What is written over by the same is told to no tab.
                localStorage.removeItem(name)
                localStorage.setItem(name, chosen)
              },
              [key, String(mode)] as const,
            )
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { mode } = toAppearanceView(snapshot)
      for (const one of Object.keys(labels)) await expect(radioOf(one)).toBeChecked({ checked: one === mode })
      await expect(page.locator('html')).toHaveClass(mode === 'light' ? /\blight\b/ : /\bdark\b/)
      // Nothing is kept until somebody chooses.
      expect(await page.evaluate((name) => localStorage.getItem(name) ?? 'light', key)).toBe(mode)
    },
  })
}
