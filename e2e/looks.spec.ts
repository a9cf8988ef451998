import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { standsStill } from './person.ts'

// A new user has no active resume, and the browser reports the answer that says so.
test.use({ expectedErrors: [/status of 404/] })

const open = ['/login', '/signup', '/recover-password', '/reset-password', '/reset-password?token=x', '/nowhere']
const own = ['/', '/resumes', '/settings', '/settings?tab=appearance', '/settings?tab=danger', '/employers']

test('no screen has an accessibility violation in either theme, nor scrolls sideways at 320 px', async ({ person }) => {
  test.slow()
  const { page, url } = person
  const inspects = async (path: string) => {
    await page.goto(`${url}${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const theme of ['light', 'dark']) {
      // Colours change in transition: they are measured when they have arrived.
      await page.evaluate((mode) => {
        document.documentElement.className = mode
      }, theme)
      await standsStill(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        `${path} ${theme}`,
      ).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, `${path} at 320 px`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  for (const path of open) await inspects(path)
  await person.begins()
  await inspects('/')
  await person.hasParsed()
  await person.activates('abernathy.pdf')
  for (const path of own) await inspects(path)

  await page.goto(`${url}/employers`)
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('For whom').fill('Leith Academy')
  await page.getByRole('button', { name: 'Create link' }).click()
  const shared = new URL(await page.getByLabel('Address').inputValue()).pathname
  await inspects(shared)
})
