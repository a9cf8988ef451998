import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { startGallery } from './gallery-server.ts'

let gallery: Awaited<ReturnType<typeof startGallery>>

test.beforeAll(async () => {
  gallery = await startGallery()
})
test.afterAll(() => gallery.close())

/** Everything a page complains about, with the place where it did. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = []
  const note = (text: string) => complaints.push(`${new URL(page.url()).hash} ${text}`)
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  return complaints
}

const placesOf = async (page: Page): Promise<string[]> => {
  await page.goto(`${gallery.url}/gallery`)
  const links = page.getByRole('navigation', { name: 'States' }).getByRole('link')
  await expect(links.first()).toBeVisible({ timeout: 30_000 })
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

const violationsOf = async (page: Page, rules?: string[]) => {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('every reachable state of every machine renders without console errors and without accessibility violations', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const places = await placesOf(page)
  expect(places.length).toBeGreaterThan(50)
  const complaints = complaintsOf(page)
  await page.goto(`${gallery.url}/gallery-stage.html${places[0]}`)
  // Contrast is measured on what comes to rest: a colour in transit is nobody's choice.
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important }',
  })
  for (const place of places) {
    await page.evaluate((hash) => window.location.replace(hash), place)
    await expect(page.locator('[data-set]'), place).toHaveAttribute('data-set', place)
    for (const violation of await violationsOf(page)) complaints.push(`${place} light ${violation}`)
    await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
    for (const violation of await violationsOf(page, ['color-contrast'])) complaints.push(`${place} dark ${violation}`)
    await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
  }
  expect(complaints).toEqual([])
})

test('a deep link opens a state, the component moves the chart, and the chart moves the component', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${gallery.url}/gallery#/item-edit/editing`)
  const stage = page.frameLocator('iframe[title=Stage]')
  const present = page.getByRole('complementary', { name: 'Inspector' }).getByRole('status')
  await expect(present).toHaveText('editing', { timeout: 30_000 })
  await stage.getByLabel('Title').fill('Principal Engineer')
  await stage.getByRole('button', { name: 'Save' }).click()
  await expect(present).toHaveText('confirming')
  await expect(page).toHaveURL(/#\/item-edit\/confirming$/)
  const events = page.getByRole('region', { name: 'Possible events' })
  await events.getByRole('button', { name: /item\.confirm/ }).click()
  await expect(present).toHaveText('saving')
  await events.getByRole('button', { name: /saveItem fails/ }).click()
  await expect(stage.getByText('What you typed is still here.')).toBeVisible()
  await expect(stage.getByLabel('Title')).toHaveValue('Principal Engineer')
  await expect(page.getByRole('region', { name: 'Event log' }).getByText('saveItem fails').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the inspector opens over the running app, and what it shows has no password', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Incorrect email or password' } }),
  )
  await page.goto(`${gallery.url}/login?inspect`)
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await expect(inspector.getByRole('combobox', { name: 'Machine' })).toContainText('form', { timeout: 30_000 })
  await page.getByLabel('Username').fill('ada@example.org')
  await page.getByPlaceholder('Password', { exact: true }).fill('hunter2 hunter2')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.locator('main').getByText('Incorrect email or password')).toBeVisible()
  await expect(inspector.getByText('submit fails').first()).toBeVisible()
  // Closed lines count too: all of it is in the document.
  const shown = await inspector.textContent()
  expect(shown).toContain('ada@example.org')
  expect(shown).not.toContain('hunter2')
})

test('without ?inspect nothing of the inspector is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.goto(`${gallery.url}/login`)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible({ timeout: 30_000 })
  expect(asked.filter((path) => /gallery\/(?:inspect-app|app-inspector|entries|chart\/chart\.tsx)/.test(path))).toEqual(
    [],
  )
})
