import type { Page } from '@playwright/test'
import { excessOf, violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { newOwner, type Owner } from './models/owner.ts'
import { administrator } from './product.ts'
import { resumePath } from './resumes.ts'

// A new user has no active resume, and the browser reports the answer that says so; the last test makes code go missing.
test.use({ expectedErrors: [/status of (404|500)|net::ERR_FAILED/] })

let owner: Owner
test.beforeAll(async ({ product }) => {
  owner = await newOwner(product.url)
})

const asOwner = (page: Page) =>
  page.addInitScript((token) => localStorage.setItem('access_token', token), owner.candidate.token)

/** 400 % and 200 % of a window of 1280 x 800: a browser's zoom makes the page that much narrower and lower. */
const zoomed = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

/** Colours change in transition, which whoever asks for less motion is spared: they are measured when they have arrived. */
const shows = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (mode) => {
    document.documentElement.className = mode
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, theme)

/** No violation as the page stands now, in both themes, and nothing to scroll sideways for when it is narrow. */
const isSound = async (page: Page, name: string, { isLoading = false } = {}) => {
  if (!isLoading) await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await shows(page, theme)
    // Only colours differ between the themes.
    const violations = await violationsOf(page, theme === 'light' ? {} : { rules: ['color-contrast'] })
    expect.soft(violations, `${name}, ${theme}`).toEqual([])
  }
  await shows(page, 'light')
  const before = page.viewportSize()
  for (const size of zoomed) {
    await page.setViewportSize(size)
    await expect
      .configure({ soft: true })
      .poll(async () => Math.max(...(await excessOf(page))), `${name} at ${size.width} px`)
      .toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

const opens = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
}

test('no screen of somebody who is not logged in has an accessibility violation, nor scrolls sideways when zoomed', async ({
  person: { page },
}) => {
  test.slow()
  const paths = ['/login', '/signup', '/recover-password', '/reset-password', '/reset-password?token=x', '/nowhere']
  for (const path of paths) {
    await opens(page, path)
    await isSound(page, path)
  }
})

test("nor has any screen of a user, the first one's empty dashboard among them", async ({ person }) => {
  test.slow()
  const { page } = person
  await person.begins()
  await opens(page, '/')
  await isSound(page, 'the empty dashboard')
  await opens(page, '/resumes')
  await expect(page.getByText('No resumes yet.')).toBeVisible()
  await isSound(page, 'the empty list of resumes')
  await opens(page, `/resumes/${crypto.randomUUID()}`)
  await isSound(page, 'a resume that is not there')
  await asOwner(page)
  const tabs = ['', '?tab=password', '?tab=appearance', '?tab=danger'].map((tab) => `/settings${tab}`)
  const paths = ['/', '/resumes', ...tabs, '/employers']
  for (const path of [...paths, `/employers/links/${owner.linkId}`, `/resumes/${owner.inactive}/print`]) {
    await opens(page, path)
    await isSound(page, path)
  }
})

test('nor has a resume in review, its head while it is edited, its menus and its dialogs', async ({
  person: { page },
}) => {
  test.slow()
  await asOwner(page)
  await opens(page, `/resumes/${owner.inactive}`)
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible()
  await isSound(page, 'the review')
  await page.getByRole('button', { name: 'Edit name and contact lines' }).click()
  await expect(page.getByRole('form', { name: 'Name and contact lines' })).toBeVisible()
  await isSound(page, 'the form of the head')
  await page.getByRole('button', { name: 'More actions for Name' }).click()
  await isSound(page, 'the menu of a line')
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isSound(page, 'the history of a line')

  await opens(page, '/resumes')
  await page.getByRole('button', { name: 'Add Resume' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isSound(page, 'the upload')
  await opens(page, '/employers')
  await page.getByRole('button', { name: 'New link' }).click()
  await expect(page.getByLabel('Employer name')).toBeVisible()
  await isSound(page, 'the form of a link')
})

test('nor has the interview: without questions, with them, answered, practised, and its summary', async ({
  person: { page },
}) => {
  test.slow()
  await asOwner(page)
  await opens(page, '/')
  await page.getByRole('button', { name: 'Interview' }).first().click()
  const dialog = page.getByRole('dialog', { name: /interview/i })
  await expect(dialog.getByText('No questions yet for this category.')).toBeVisible()
  await isSound(page, 'no questions')
  await dialog.getByRole('button', { name: 'Generate questions' }).click()
  const box = dialog.getByRole('textbox').first()
  await box.fill('I asked the pupils first, and rewrote the course in six weeks.')
  await isSound(page, 'an answer being typed')
  await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(dialog.getByRole('button', { name: 'Edit' }).first()).toBeVisible()
  await isSound(page, 'an answer')
  await dialog.getByRole('button', { name: 'Practise' }).click()
  await expect(dialog.getByText(/[Qq]uestion 1 of/)).toBeVisible()
  await isSound(page, 'practice')
  const skip = dialog.getByRole('button', { name: 'Skip' })
  const summary = dialog.getByRole('heading', { name: 'Practice finished' })
  while (!(await summary.isVisible())) await skip.or(summary).first().click()
  await isSound(page, 'the summary of practice')
})

test("nor has an employer's page with answers, and the panel that a phone opens over it", async ({
  person: { page },
}) => {
  test.slow()
  await opens(page, owner.shared)
  await isSound(page, "the employer's page")
  const asks = async (question: string) => {
    await page.getByRole('textbox').fill(question)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: question }).last()).toBeVisible()
  }
  await asks('What is his current job?')
  await asks('Does he hold a driving licence for minibuses?')
  await isSound(page, 'answers')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Ask about Duncan' }).click()
  await isSound(page, 'the panel of a phone')
})

test('nor has a screen whose content is on its way, or cannot be had', async ({ person: { page } }) => {
  test.slow()
  await asOwner(page)
  const allow = Promise.withResolvers<void>()
  await page.route('**/api/v1/resumes/?*', async (route) => {
    await allow.promise
    await route.fulfill({ status: 500, json: { detail: 'No' } })
  })
  await opens(page, '/resumes')
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await isSound(page, 'the skeleton of the resumes', { isLoading: true })
  allow.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'The resumes could not be loaded.' }).first()).toBeVisible()
  await isSound(page, 'the resumes that cannot be had')
})

test('nor has what asks for confirmation, or where to move an item to', async ({ person: { page } }) => {
  test.slow()
  await asOwner(page)
  await opens(page, '/')
  const article = page
    .getByRole('region', { name: /^Experience/ })
    .getByRole('article')
    .first()
  const begins = async (action: string) => {
    await article.hover()
    await article.getByRole('button', { name: action, exact: true }).click()
  }
  const closes = async () => {
    await page.getByTestId('dialog-card').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByTestId('dialog-card')).toBeHidden()
  }
  await begins('More actions')
  await isSound(page, 'the menu of an item')
  await page.getByRole('menuitem', { name: /^Move to/ }).click()
  await expect(page.getByTestId('dialog-card')).toBeVisible()
  await isSound(page, 'where to move an item to')
  await closes()
  await begins('Edit')
  await article.getByRole('textbox').last().fill('Taught chemistry.')
  await isSound(page, 'an item being edited')
  await page.getByRole('button', { name: /^Overview/ }).click()
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible()
  await isSound(page, 'what is not saved')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await article.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByTestId('dialog-card')).toBeVisible()
  await isSound(page, 'the confirmation of a save')

  await opens(page, '/resumes')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete Resume' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await isSound(page, 'the end of a resume')
  await opens(page, '/settings?tab=danger')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await isSound(page, 'the end of an account')
})

test('nor has a PDF beside its items, on a resume that waits for its parse and after it, nor an import', async ({
  person: { page },
}) => {
  test.slow()
  await asOwner(page)
  const id = await owner.candidate.uploads('mara.pdf')
  await opens(page, `/resumes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume has not been parsed')
  await isSound(page, 'a resume that is not parsed')
  await owner.candidate.parses(id)
  await opens(page, `/resumes/${id}`)
  await expect(page.locator('canvas').first()).toBeVisible()
  await isSound(page, 'a PDF beside its items')

  await opens(page, '/resumes')
  await page.getByRole('button', { name: 'Add Resume' }).click()
  await page.getByRole('tab', { name: 'Import JSON Resume' }).click()
  const file = page.getByRole('tabpanel').locator('input[type=file]')
  await file.setInputFiles(resumePath('abernathy.pdf'))
  await expect(page.getByText(/^File type must be/)).toBeVisible()
  await isSound(page, 'a refused import')
  await file.setInputFiles(resumePath('duncan.json'))
  await expect(page.getByText('What will be imported')).toBeVisible()
  await isSound(page, 'an import')
})

test('nor has the administration with its forms', async ({ person }) => {
  test.slow()
  const { page } = person
  await person.logsIn(administrator)
  await opens(page, '/')
  await isSound(page, "the superuser's dashboard")
  await opens(page, '/admin')
  await expect(page.getByRole('table')).toBeVisible()
  await isSound(page, 'the users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isSound(page, 'the form of a user')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await isSound(page, 'the form of a user with what is missing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const chooses = async (entry: string) => {
    await page.getByRole('row').filter({ hasText: owner.candidate.account.email }).getByRole('button').click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page.getByTestId('dialog-card')).toBeVisible()
  }
  await chooses('Update User')
  await isSound(page, 'the form of an old user')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await chooses('Delete User')
  await isSound(page, 'the end of a user')
})

test('nor has the page that says that a screen could not be shown', async ({ person: { page } }) => {
  test.slow()
  await asOwner(page)
  await page.route(/settings-page-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Show Error' })).toBeVisible()
  await isSound(page, 'the error page')
})
