import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { isIdentityLine, sections } from '../packages/core/src/index.ts'
import { openPdf } from '../packages/interviewer/src/parse/1-glyphs/read-pdf.ts'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { Candidate } from './models/candidate.ts'
import { standsStill } from './person.ts'
import { resumePath } from './resumes.ts'

/** A link of somebody whose resume was read from a PDF of another program; everything is allowed and shown. */
type Shared = { linkId: string; address: string; file: string }

const original = resumePath('abernathy.pdf')
let candidate: Candidate
let shared: Shared

const newLink = async (url: string, name: string): Promise<Shared> => {
  const choices = { name, expires_at: null, sections, questions: true, contact: true, download: true }
  const { id, path } = (await candidate.calls('POST', '/users/me/share-links', choices)) as { id: string; path: string }
  return { linkId: id, address: `${url}${path}`, file: `${url}/api/v1/shared/${path.split('/').at(-1)}/file` }
}

test.beforeAll(async ({ product }) => {
  candidate = await Candidate.joins(product.url, 'Duncan Abernathy')
  const id = await candidate.uploads('abernathy.pdf', original)
  await candidate.parses(id)
  await candidate.calls('POST', `/resumes/${id}/active?active=true`)
  shared = await newLink(product.url, 'Leith Academy')
})

const headingOf = (page: Page) => page.getByRole('heading', { name: 'Duncan Abernathy' })
const pdfOn = (page: Page) => page.getByRole('link', { name: 'Download PDF' })

test('the original PDF can be had from the page and from its preview while the link allows it, and then from nowhere [#20.1]', async ({
  page,
  browser,
  product,
}) => {
  const link = await newLink(product.url, 'Portobello High')
  const employer = await (await browser.newContext()).newPage()
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const preview = `${product.url}/employers/links/${link.linkId}`
  const whole = await readFile(original)
  for (const [where, address] of [
    [page, preview],
    [employer, link.address],
  ] as const) {
    await where.goto(address)
    const [download] = await Promise.all([where.waitForEvent('download'), pdfOn(where).click()])
    expect(download.suggestedFilename()).toBe('Duncan Abernathy.pdf')
    expect((await readFile(await download.path())).equals(whole)).toBe(true)
  }
  await page.goto(`${product.url}/employers`)
  await page.getByRole('button', { name: 'Actions for Portobello High' }).click()
  await page.getByRole('menuitem', { name: 'Edit link' }).click()
  await page.getByRole('checkbox', { name: /^Download the original PDF/ }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [where, address] of [
    [page, preview],
    [employer, link.address],
  ] as const) {
    await where.goto(address)
    await expect(headingOf(where)).toBeVisible()
    // Contact stands where the PDF stood, so the row of buttons is there.
    await expect(where.getByRole('link', { name: 'Contact Duncan' })).toBeVisible()
    await expect(pdfOn(where)).toHaveCount(0)
  }
  expect((await fetch(link.file)).status).toBe(404)
  await employer.context().close()
})

const focused = (page: Page): Locator => page.locator(':focus')

/** Presses Tab until `target` has the focus, as often as that may take. */
const tabsTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

for (const width of [1440, 768, 390])
  test(`at ${width} it is asked by keyboard alone, shows where the answer is from, and axe finds nothing in either theme [#20.8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shared.address)
    await expect(headingOf(page)).toBeVisible()
    if (width < 1024) {
      await tabsTo(page, page.getByRole('button', { name: 'Ask about Duncan' }))
      await page.keyboard.press('Enter')
    }
    await tabsTo(page, page.getByRole('textbox', { name: 'Ask this resume' }))
    await page.keyboard.type('How many teachers does he manage?')
    await page.keyboard.press('Enter')
    const answer = page.getByRole('list', { name: 'Questions and answers' }).getByRole('listitem').first()
    await tabsTo(page, answer.getByRole('button', { name: /^Receipt 1/ }))
    await page.keyboard.press('Enter')
    if (width < 1024) {
      // The line as the page shows it, of which job and when; from there the way into the document.
      await expect(answer).toContainText('August 2019 – Present')
      await tabsTo(page, answer.getByRole('button', { name: 'See it in the resume' }))
      await page.keyboard.press('Enter')
    }
    await expect(focused(page)).toContainText('Line-manage a faculty of nine teachers')
    // The one line that bears the sentence.
    await expect(page.locator('article .highlight')).toHaveText([
      'Line-manage a faculty of nine teachers and two technicians',
    ])
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => {
        document.documentElement.className = mode
      }, theme)
      await standsStill(page)
      // Only colours differ between the themes.
      expect(await violationsOf(page, theme === 'light' ? {} : { rules: ['color-contrast'] }), theme).toEqual([])
    }
  })

test('on a phone one tap and typing lead to the first answer, and closing leads back to the bar [#20.8]', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.addInitScript(() => {
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-taps', `${taps() + 1}`), true)
    const taps = () => Number(document.documentElement.getAttribute('data-taps'))
  })
  const page = await phone.newPage()
  await page.goto(shared.address)
  const bar = page.getByRole('button', { name: 'Ask about Duncan' })
  await bar.tap()
  await expect(page.getByRole('textbox', { name: 'Ask this resume' })).toBeFocused()
  await page.keyboard.type('How many teachers does he manage?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('list', { name: 'Questions and answers' }).getByRole('listitem').first()
  await expect(answer).toContainText('nine teachers')
  await expect(page.locator('html')).toHaveAttribute('data-taps', '1')
  // From the answer into the resume, and back to where one was.
  await answer.getByRole('button', { name: /^Receipt 1/ }).tap()
  const way = answer.getByRole('button', { name: 'See it in the resume' })
  await way.tap()
  await expect(page.locator('article .highlight')).toBeInViewport()
  await page.getByRole('button', { name: 'Back to the answer' }).tap()
  await expect(way).toBeFocused()
  await expect(answer.getByText('How many teachers does he manage?')).toBeInViewport()
  await page.getByRole('button', { name: 'Back to the resume' }).tap()
  await expect(bar).toBeFocused()
  await phone.close()
})

test('beside the document the panel stays in view however far one reads [#20.1]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(shared.address)
  const box = page.getByRole('textbox', { name: 'Ask this resume' })
  await expect(box).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Skills', level: 2 }).scrollIntoViewIfNeeded()
  // So far that the panel would be gone if it went along.
  await expect(headingOf(page)).not.toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600)
  await expect(box).toBeInViewport({ ratio: 1 })
})

for (const width of [1440, 390])
  test(`at ${width} it is read out in the order of a resume: name, headline, overview, sections, then the questions [#20.8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shared.address)
    const questions = page.getByRole('complementary', { name: 'Questions' })
    await expect(questions.getByRole('button').first()).toBeVisible()
    const tree = await page.locator('body').ariaSnapshot()
    const parts = [
      'heading "Duncan Abernathy" [level=1]',
      'Teacher of Chemistry',
      'heading "Overview" [level=2]',
      'Secondary chemistry teacher',
      'link "Download PDF"',
      'heading "Leadership" [level=2]',
      'heading "Experience" [level=2]',
      'Principal Teacher of Science',
      'heading "Skills" [level=2]',
      'complementary "Questions"',
      width < 1024 ? 'button "Ask about Duncan"' : 'textbox "Ask this resume"',
      'contentinfo',
    ]
    // Each part comes, and comes after the one before it.
    const places = parts.map((part) => tree.indexOf(part))
    expect(parts.filter((_, index) => (places[index] ?? -1) < 0)).toEqual([])
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

/** Letters and digits alone: how lines are broken on paper, joined letters and the kind of apostrophe make no difference. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
    .toLowerCase()

test('printed it is a resume on white, with all that is shown and nothing of the app [#20.8]', async ({ page }) => {
  await page.goto(shared.address)
  await page.getByRole('textbox', { name: 'Ask this resume' }).fill('How many teachers does he manage?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Receipt 1/ })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.className = 'dark'
  })
  await page.emulateMedia({ media: 'print' })
  await expect(headingOf(page)).toBeVisible()
  await expect(headingOf(page)).toHaveCSS('color', 'rgb(22, 27, 34)')
  for (const part of [page.locator('html'), page.locator('body'), page.getByRole('article', { name: 'Resume' })])
    await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('complementary', { name: 'Questions', includeHidden: true })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('a[download], footer').filter({ visible: true })).toHaveCount(0)
  const read = await openPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  if (!read.ok) throw new Error(`the printed page cannot be read: ${read.code}`)
  const printed = bare(read.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''))
  await read.close()
  const answer = await fetch(shared.file.replace(/\/file$/, ''))
  const { name, resume } = (await answer.json()) as { name: string; resume: Record<string, Record<string, unknown>[]> }
  const texts = sections.flatMap((section) =>
    (resume[section] ?? []).flatMap(({ id: _id, version: _version, tag, ...fields }) =>
      // Lines of the head are set apart, some of them cut in two.
      section === 'other' && isIdentityLine({ tag: tag === null ? null : String(tag) })
        ? []
        : Object.values(fields).flat(),
    ),
  )
  const lines = [name, ...texts].flatMap((text) => (typeof text === 'string' ? text.split('\n') : []))
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => !printed.includes(bare(line)))).toEqual([])
  for (const words of ['Ask this resume', 'Download PDF', 'How many teachers', 'A resume that answers back'])
    expect(printed).not.toContain(bare(words))
})
