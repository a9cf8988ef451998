import type { BrowserContext, Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { test as base, expect } from './fixtures.ts'
import { startGallery } from './gallery-server.ts'

/** All pages are of one visit: the hundreds of files that the development server sends come once, and nothing else is kept. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this parameter
  page: async ({}, use) => {
    const page = await visit.newPage()
    await use(page)
    await page.close()
  },
})

let gallery: Awaited<ReturnType<typeof startGallery>>
let visit: BrowserContext

test.beforeAll(async ({ browser }) => {
  // The development server makes each file when it is first asked for: on a busy machine the first state takes long.
  const firstMs = 300_000
  test.setTimeout(2 * firstMs)
  gallery = await startGallery()
  visit = await browser.newContext()
  const page = await visit.newPage()
  await page.goto(`${gallery.url}/gallery`)
  const stage = page.frameLocator('iframe[title=Stage]')
  await expect(stage.locator('[data-set]')).toHaveAttribute('data-set', /./, { timeout: firstMs })
  await page.close()
})
test.afterAll(async () => {
  await visit.close()
  await gallery.close()
})

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
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

test('every reachable state of every machine renders without console errors and without accessibility violations', async ({
  page,
}) => {
  // Axe looks twice at each of more than a hundred states.
  test.setTimeout(900_000)
  const places = await placesOf(page)
  expect(places.length).toBeGreaterThan(50)
  const complaints = complaintsOf(page)
  await page.goto(`${gallery.url}/gallery-stage${places[0]}`)
  // Contrast is measured on what comes to rest: a colour in transit is nobody's choice.
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important }',
  })
  for (const place of places) {
    await page.evaluate((hash) => window.location.replace(hash), place)
    await expect(page.locator('[data-set]'), place).toHaveAttribute('data-set', place)
    // The code of a screen may come after its state.
    await expect(page.locator('h1').first(), place).toBeAttached()
    for (const violation of await violationsOf(page)) complaints.push(`${place} light ${violation}`)
    await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
    for (const violation of await violationsOf(page, { rules: ['color-contrast'] }))
      complaints.push(`${place} dark ${violation}`)
    await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
  }
  expect(complaints).toEqual([])
})

/** The colours of the product's stylesheet, by name. */
const declaredColours = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root, .paper')
      .flatMap((rule) => [...(rule as CSSStyleRule).style])
      .filter((name) => name.startsWith('--') && name !== '--sheet' && name !== '--lift')
      .map((name) => name.slice(2)),
  )

test('the page of parts shows every colour and the parts in both themes, without a violation', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(`${gallery.url}/gallery-parts`)
  for (const theme of ['light', 'dark']) {
    const names = page.getByRole('region', { name: `In the ${theme} theme` }).getByRole('figure')
    await expect(names.first()).toBeVisible()
    expect((await names.allInnerTexts()).toSorted()).toEqual((await declaredColours(page)).toSorted())
  }
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a deep link opens a state, the component moves the chart, and the chart moves the component', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${gallery.url}/gallery#/draft/typing`)
  const stage = page.frameLocator('iframe[title=Stage]')
  const present = page.getByRole('complementary', { name: 'Inspector' }).getByRole('status')
  await expect(present).toHaveText('typing')
  await stage.getByLabel('Title').fill('Principal Engineer')
  await stage.getByRole('button', { name: 'Save' }).click()
  await expect(present).toHaveText('confirming')
  await expect(page).toHaveURL(/#\/draft\/confirming$/)
  const events = page.getByRole('region', { name: 'Possible events' })
  await events.getByRole('button', { name: /draft\.confirm/ }).click()
  await expect(present).toHaveText('saving')
  await events.getByRole('button', { name: /saveDraft fails/ }).click()
  await expect(stage.getByText('Your text is still here.')).toBeVisible()
  await expect(stage.getByLabel('Title')).toHaveValue('Principal Engineer')
  await expect(page.getByRole('region', { name: 'Event log' }).getByText('saveDraft fails').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Waits until a place is on the stage: the component is there with all it reads, and the inspector shows its machine. */
const seesOnStage = async (page: Page, place: string) => {
  await expect(page.frameLocator('iframe[title=Stage]').locator('[data-set]'), place).toHaveAttribute('data-set', place)
  const state = decodeURIComponent(place.split('/')[2] ?? '')
  await expect(page.getByRole('complementary', { name: 'Inspector' }).getByRole('status'), place).toHaveText(state)
  await expect(page).toHaveURL(`${gallery.url}/gallery${place}`)
}

test('a press on any state in the list brings it to the stage, one after another', async ({ page }) => {
  const places = await placesOf(page)
  const complaints = complaintsOf(page)
  const links = page.getByRole('navigation', { name: 'States' })
  const lastOfEach = places.filter((place, index) => places[index + 1]?.split('/')[1] !== place.split('/')[1])
  expect(lastOfEach.length).toBeGreaterThan(10)
  // Several of one machine in a row, then from machine to machine.
  for (const place of [...places.slice(0, 4), ...lastOfEach]) {
    await links.locator(`a[href="${place}"]`).click()
    await seesOnStage(page, place)
  }
  expect(complaints).toEqual([])
})

test('presses in the chart, on the next and previous snapshot, on reload and on back all keep to the stage', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${gallery.url}/gallery`)
  const links = page.getByRole('navigation', { name: 'States' })
  await links.locator('a[href="#/draft/typing"]').click()
  await seesOnStage(page, '#/draft/typing')
  const chart = page.getByRole('region', { name: 'Chart' }).getByRole('list', { name: 'States' })
  await chart.getByRole('button', { name: 'confirming', exact: true }).click()
  await seesOnStage(page, '#/draft/confirming')
  await page.getByRole('button', { name: 'Next snapshot' }).click()
  await seesOnStage(page, '#/draft/confirming/1')
  await page.getByRole('button', { name: 'Next snapshot' }).click()
  await seesOnStage(page, '#/draft/confirming/2')
  await page.getByRole('button', { name: 'Previous snapshot' }).click()
  await seesOnStage(page, '#/draft/confirming/1')
  await page.reload()
  await seesOnStage(page, '#/draft/confirming/1')
  await chart.getByRole('button', { name: /^resting/ }).click()
  await seesOnStage(page, '#/draft/resting')
  await page.goBack()
  await seesOnStage(page, '#/draft/confirming/1')
  await page.goForward()
  await seesOnStage(page, '#/draft/resting')
  await page.getByRole('button', { name: 'Bring it there again' }).click()
  await seesOnStage(page, '#/draft/resting')
  expect(complaints).toEqual([])
})

test('the inspector opens over the running app, and what it shows has no password', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Incorrect email or password' } }),
  )
  await page.goto(`${gallery.url}/login?inspect`)
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await expect(inspector.getByRole('combobox', { name: 'Machine' })).toContainText('form')
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

/** Stands in for Stately's inspector: says that it is there, and keeps what it is sent. */
const statelyPage = `<!doctype html><script>
  window.received = []
  addEventListener('message', (event) => received.push(event.data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

test("?inspect=stately reports to Stately's inspector too, without passwords", async ({ page }) => {
  await page
    .context()
    .route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: statelyPage }))
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/**', (route) => route.fulfill({ status: 400, json: { detail: 'No' } }))
  const opened = page.waitForEvent('popup')
  await page.goto(`${gallery.url}/login?inspect=stately`)
  const stately = await opened
  await page.getByLabel('Username').fill('ada@example.org')
  await page.getByPlaceholder('Password', { exact: true }).fill('hunter2 hunter2')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('complementary', { name: 'Inspector' }).getByText('submit fails').first()).toBeVisible()
  const received = () => stately.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))
  await expect.poll(received).toContain('xstate.error.actor.submit')
  const text = await received()
  expect(text).toContain('"type":"@xstate.actor"')
  expect(text).toContain('ada@example.org')
  expect(text).not.toContain('hunter2')
})

test('without ?inspect nothing of the inspector is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.goto(`${gallery.url}/login`)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((path) => path.includes('/packages/gallery/'))).toEqual([])
})
