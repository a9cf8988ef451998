import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { standsStill } from './person.ts'

// Somebody without an active resume: the browser reports the answer that says so.
test.use({ expectedErrors: [/status of 404/] })

const question = 'Does he hold a driving licence for minibuses?'

/** A link of a new owner with a parsed, active resume; gives its address. */
const makesLink = async (page: Page, url: string): Promise<string> => {
  await page.goto(`${url}/employers`)
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Employer name').fill('Leith Academy')
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Address').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return address
}

const asks = async (page: Page, text: string) => {
  const bar = page.getByRole('button', { name: /^Ask about / })
  const box = page.getByRole('textbox', { name: 'Ask this resume' })
  // On a small screen the panel is behind a bar; a press before the page works is lost.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(bar.or(box)).toBeVisible()
  if (await bar.isVisible()) await bar.click()
  await box.fill(text)
  await page.keyboard.press('Enter')
  const entry = page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) })
  await expect(entry.last()).toBeVisible()
  return entry.last()
}

test('two browsers with one link see only what is theirs; their equal questions are one for the owner [#20.1]', async ({
  person,
  browser,
}) => {
  test.slow()
  await person.begins()
  await person.hasParsed()
  await person.activates('abernathy.pdf')
  const address = await makesLink(person.page, person.url)
  const contexts = [await browser.newContext(), await browser.newContext()]
  for (const context of contexts) {
    const page = await context.newPage()
    await page.goto(address)
    const refused = await asks(page, question)
    await expect(page.getByRole('list', { name: 'Questions and answers' }).locator('> li')).toHaveCount(1)
    await refused.getByRole('button', { name: 'Send this question to Duncan' }).click()
    await refused.getByLabel('Your email, if you also want the answer by email').fill('head@leith.example')
    await refused.getByRole('button', { name: 'Email me the answer' }).click()
    await expect(refused).toContainText('and be emailed to you, once')
  }
  const { page } = person
  await page.goto(`${person.url}/employers?tab=questions`)
  await expect(page.getByText('asked 2 times, by 2 visitors')).toBeVisible()
  await expect(page.getByText('head@leith.example')).toHaveCount(0)
  await page.getByLabel('Your answer').fill('Yes, since 2012.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  for (const context of contexts) {
    const [employer] = context.pages()
    await employer?.reload()
    await expect(employer?.getByText('Yes, since 2012.') ?? page.locator('nothing')).toBeVisible()
    await context.close()
  }
})

test('the sample page is a press away from the first screen, and is accessible at every width, in both themes and on paper [#20.5, #20.8]', async ({
  page,
  product,
}) => {
  test.slow()
  await page.goto(`${product.url}/login`)
  await page.getByRole('link', { name: 'Try it with a sample resume' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Mara Lindholm', level: 1 })).toBeVisible()
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${product.url}/share/sample`)
    const answered = await asks(page, 'Has she reduced waste?')
    await expect(answered).toContainText('1.3%')
    // The answer is in sight without scrolling.
    await expect(answered).toBeInViewport()
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => {
        document.documentElement.className = mode
      }, theme)
      await standsStill(page)
      // Only colours differ between the themes.
      const violations = await violationsOf(page, theme === 'light' ? {} : { rules: ['color-contrast'] })
      expect(violations, `${width} ${theme}`).toEqual([])
    }
  }
  // A clean resume: nothing to press, nothing asked, nothing of the app.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Mara Lindholm' })).toBeVisible()
  await expect(page.getByText('Operations Manager').first()).toBeVisible()
  for (const words of ['This is a sample.', 'Has she reduced waste?', 'A resume that answers back.'])
    await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  // The name is the largest, then what it is followed by, then the titles of items, then their text.
  const sizes = await page
    .getByRole('article', { name: 'Resume' })
    .evaluate((resume) =>
      ['h1', 'h1 + p', '#shared-experience + ul li p', '#shared-experience + ul li li'].map((part) =>
        Number.parseFloat(getComputedStyle(resume.querySelector(part) ?? resume).fontSize),
      ),
    )
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(new Set(sizes).size).toBe(4)
})
