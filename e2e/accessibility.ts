import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { standsStill } from './person.ts'

/** How far the page, or a dialog on it, can be scrolled sideways. */
export const excessOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )

const heights = { 1440: 900, 768: 1024, 390: 844 }

/**
 * Expects no violation that axe can find, in both themes on a desk, a tablet and a phone, and nothing that is wider than the
 * screen. A page or dialog that scrolls in itself is looked at as it stands.
 */
export const isSoundAtAllWidths = async (page: Page, name: string): Promise<void> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const before = page.viewportSize()
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height })
    await expect
      .configure({ soft: true })
      .poll(async () => Math.max(...(await excessOf(page))), `${name} at ${width} px`)
      .toBeLessThanOrEqual(0)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => {
        document.documentElement.className = mode
      }, theme)
      await standsStill(page)
      const axe = new AxeBuilder({ page }).setLegacyMode()
      // Only colours differ between the themes.
      const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze()
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
          `${name}, ${width} px, ${theme}`,
        )
        .toEqual([])
    }
  }
  if (before) await page.setViewportSize(before)
}
