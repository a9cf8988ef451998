import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { standsStill } from './person.ts'

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
/** Given in place of axe's source where a page has it. */
const nothing = ';'

/** What axe finds on the page as it stands, or within the elements of a selector: each broken rule with the elements that break it. */
export const violationsOf = async (page: Page, { rules, within }: { rules?: string[]; within?: string } = {}) => {
  // Axe is read once by each document, and describes only the elements that break a rule: a look costs a third of the time.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const axe = new AxeBuilder({ page, axeSource: nothing }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

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
      // Only colours differ between the themes.
      const violations = await violationsOf(page, theme === 'light' ? {} : { rules: ['color-contrast'] })
      expect.soft(violations, `${name}, ${width} px, ${theme}`).toEqual([])
    }
  }
  if (before) await page.setViewportSize(before)
}
