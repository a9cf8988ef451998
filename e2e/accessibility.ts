import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { standsStill } from './person.ts'

/** What axe finds on the page as it stands, or within the elements of a selector: each broken rule with the elements that break it. */
export const violationsOf = async (
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<string[]> => {
  // Axe is read once by each document, and describes only the elements that break a rule: a look costs a third of the time.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  // Named there: the whole of what axe says costs as much to bring over as to find.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  return page.evaluate(
    async ([selector, options]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      const { violations } = await run(selector ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [within, options] as const,
  )
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
