import type { Page } from '@playwright/test'
import { newAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'
import { resumePath } from './resumes.ts'

// A new user has no active resume, and the browser reports the answer that says so.
test.use({ expectedErrors: [/status of 404/] })

/** Counts what somebody presses on a page. */
const counter = (page: Page) => {
  let clicks = 0
  return {
    count: () => clicks,
    /** One more, done by other means: a file chooser, a control without a button's name. */
    one: () => {
      clicks += 1
    },
    on: async (button: string) => {
      clicks += 1
      await page.getByRole('button', { name: button, exact: true }).click()
    },
  }
}
type Clicks = ReturnType<typeof counter>

/** From the sign-up page to an active resume. */
const beginsWithResume = async ({ page, url }: Person, clicks: Clicks) => {
  const { name, email, password } = newAccount()
  await page.goto(`${url}/signup`)
  await page.getByPlaceholder('Full Name').fill(name)
  await page.getByPlaceholder('Email', { exact: true }).fill(email)
  await page.getByPlaceholder('Password', { exact: true }).fill(password)
  await page.getByPlaceholder('Repeat Password').fill(password)
  await clicks.on('Sign Up')

  await expect(page.getByPlaceholder('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await clicks.on('Log In')

  // The empty dashboard takes the file: it is sent and parsed at once, and never activated by itself.
  await expect(page.getByText('You have no active resumes.')).toBeVisible()
  clicks.one()
  await page.getByTestId('upload-input').setInputFiles(resumePath('abernathy.pdf'))
  await expect(page.getByText('This resume is not currently active')).toBeVisible({ timeout: 60_000 })
  await clicks.on('Activate')
  await expect(page.getByText('This resume is not currently active')).toBeHidden()
}

test('from the sign-up page to the first answered question it takes seven clicks', async ({ person }) => {
  test.slow()
  const { page } = person
  const clicks = counter(page)
  await beginsWithResume(person, clicks)
  clicks.one()
  await page.getByRole('button', { name: 'Interview' }).first().click()
  await clicks.on('Generate questions')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('I wrote it down at every step.')
  clicks.one()
  await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(dialog.getByText('I wrote it down at every step.')).toBeVisible()
  expect(clicks.count()).toBe(7)
})

test("from the sign-up page to an employer's first answer it takes at most twelve clicks, the employer's own with them", async ({
  person,
  product,
  browser,
}) => {
  test.slow()
  const { page } = person
  const clicks = counter(page)
  await beginsWithResume(person, clicks)
  clicks.one()
  await page.getByRole('link', { name: 'Employers' }).click()
  await clicks.on('New link')
  await page.getByLabel('Employer name').fill('Leith Academy')
  await clicks.on('Create link')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  await clicks.on('Copy')
  await person.seesToast('The link was copied.')
  const address = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext()
  const employer = await context.newPage()
  const employersClicks = counter(employer)
  await employer.goto(address)
  await employer.getByRole('textbox').fill('What is his current job?')
  await employersClicks.on('Ask')
  await expect(employer.getByRole('listitem').filter({ hasText: 'What is his current job?' }).last()).toContainText(
    'Craigmount Bridge Academy',
  )
  expect(clicks.count() + employersClicks.count()).toBeLessThanOrEqual(12)
  await context.close()
})
