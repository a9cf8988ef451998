import type { Page } from '@playwright/test'
import { sections } from '../packages/core/src/index.ts'
import { isSoundAtAllWidths } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { Candidate } from './models/candidate.ts'
import type { Product } from './product.ts'
import { resumePath } from './resumes.ts'

// The page of a link that is used up is answered with 404.
test.use({ expectedErrors: [/status of 404/] })

/** As long as a name may be. */
const longName = 'Königlich Sächsische Eisenbahngesellschaft für Güterverkehr, Personalabteilung 2'
const question = 'Does he hold a driving licence for minibuses?'

type Link = { id: string; path: string }
let candidate: Candidate
let link: Link

const newLink = async (name: string, more: object = {}): Promise<Link> => {
  const choices = { name, expires_at: null, sections, questions: true, contact: true, download: true, ...more }
  return (await candidate.calls('POST', '/users/me/share-links', choices)) as Link
}

/** Asks by the link as a visitor, and sends the question to its owner; with an address for the answer. */
const sends = async ({ url }: Product, text: string, visitor: string, email?: string) => {
  const path = `${url}/api/v1/shared/${link.path.split('/').at(-1)}/queries`
  const headers = { 'Content-Type': 'application/json', 'X-Visitor': visitor }
  const asked = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ question: text }) })
  const { id } = (await asked.json()) as { id: string }
  const sent = email
    ? await fetch(`${path}/${id}/address`, { method: 'POST', headers, body: JSON.stringify({ email }) })
    : await fetch(`${path}/${id}/send`, { method: 'POST', headers: { 'X-Visitor': visitor } })
  expect(sent.status).toBe(200)
}

test.beforeAll(async ({ product }) => {
  candidate = await Candidate.joins(product.url, 'Duncan Abernathy')
  const id = await candidate.uploads('abernathy.pdf', resumePath('abernathy.pdf'))
  await candidate.parses(id)
  await candidate.calls('POST', `/resumes/${id}/active?active=true`)
  link = await newLink('Leith Academy')
})

const opens = async (page: Page, product: Product, path: string, who = candidate) => {
  await page.addInitScript((token) => localStorage.setItem('access_token', token), who.token)
  await page.goto(product.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

test('the tabs for employers are accessible at every width while they are empty [#20.8]', async ({ page, product }) => {
  test.slow()
  const beginner = await Candidate.joins(product.url)
  for (const [tab, empty] of [
    ['links', 'Nothing is shared.'],
    ['questions', 'No employer has asked anything yet.'],
    ['prepared', 'No prepared answers.'],
  ] as const) {
    await opens(page, product, `/employers?tab=${tab}`, beginner)
    await expect(page.getByText(empty)).toBeVisible()
    await isSoundAtAllWidths(page, `${tab}, empty`)
  }
})

test('so are the links, the form of one with its mistakes, the link that was made, its days and its end [#20.8]', async ({
  page,
  product,
}) => {
  test.slow()
  await newLink('Over', { expires_at: '2020-01-01T00:00:00.000Z' })
  await candidate.calls('DELETE', `/users/me/share-links/${(await newLink('Gone')).id}`)
  await fetch(`${product.url}/api/v1/shared/${link.path.split('/').at(-1)}`)
  await opens(page, product, '/employers')
  await page.getByRole('button', { name: 'New link' }).click()
  await expect(page.getByLabel('Employer name')).toBeFocused()
  await isSoundAtAllWidths(page, 'the form of a link')
  await page.getByRole('button', { name: 'No end date' }).click()
  const chosen = dialog(page).getByRole('group', { name: 'Sections shown' }).getByRole('checkbox')
  for (const box of await chosen.all()) await box.uncheck()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog(page).getByText('Choose at least one section')).toBeVisible()
  await isSoundAtAllWidths(page, 'the form with its mistakes')
  await page.getByLabel('Employer name').fill(longName)
  await dialog(page).getByLabel('Experience').check()
  await dialog(page).getByLabel('Overview').check()
  await page.getByRole('button', { name: '2 weeks' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused()
  await expect(page.getByRole('img', { name: `QR code of the link for ${longName}` })).toBeVisible()
  await isSoundAtAllWidths(page, 'the link that was made')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const notices = page.getByRole('checkbox', { name: /^Email me when a link is first opened/ })
  await notices.uncheck()
  await isSoundAtAllWidths(page, 'the links')
  const chooses = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Leith Academy' }).click()
    await page.getByRole('menuitem', { name: action }).click()
    await expect(dialog(page)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Actions for Leith Academy' }).click()
  await isSoundAtAllWidths(page, 'the menu of a link')
  await page.keyboard.press('Escape')
  await chooses('View visits by day')
  await expect(dialog(page).getByRole('table')).toBeVisible()
  await isSoundAtAllWidths(page, 'the days of a link')
  await page.keyboard.press('Escape')
  await chooses('Edit link')
  await isSoundAtAllWidths(page, 'the form of a link that is there')
  await page.keyboard.press('Escape')
  await chooses('Revoke link')
  await isSoundAtAllWidths(page, 'the end of a link')
})

test('so are open questions, one that is answered, and the deletion of one; prepared answers, and the withdrawal of one [#20.8]', async ({
  page,
  product,
}) => {
  test.slow()
  await sends(product, question, '1'.repeat(32), 'head@leith.example')
  await sends(product, question.toLowerCase(), '1'.repeat(32))
  await sends(product, question, '2'.repeat(32))
  await sends(product, `Would he ${'consider a very long and winding question '.repeat(8)}?`, '2'.repeat(32))
  await opens(page, product, '/employers?tab=questions')
  await expect(page.getByText('asked 3 times, by 2 visitors')).toBeVisible()
  await isSoundAtAllWidths(page, 'open questions')
  await page
    .getByRole('button', { name: /^Delete question: / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog', { name: 'Delete this question?' })).toBeVisible()
  await isSoundAtAllWidths(page, 'the deletion of a question')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'asked 3 times' })
  await entry.getByLabel('Your answer').fill('Yes, since 2012.')
  await entry.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('Answered by you')).toBeVisible()
  await entry.getByRole('button', { name: 'Change your answer' }).click()
  await isSoundAtAllWidths(page, 'an answer that is being changed')
  await candidate.calls('POST', '/users/me/prepared-answers', { question: 'When could he start?', text: 'In May.' })
  await opens(page, product, '/employers?tab=prepared')
  await expect(page.getByText('In May.')).toBeVisible()
  await isSoundAtAllWidths(page, 'prepared answers')
  await page.getByRole('button', { name: /^Withdraw the answer/ }).click()
  await expect(page.getByRole('alertdialog', { name: 'Withdraw this answer?' })).toBeVisible()
  await isSoundAtAllWidths(page, 'the withdrawal of an answer')
})

test('so are the rehearsal, what is wrong with an answer, and what was chosen instead [#20.6, #20.8]', async ({
  page,
  product,
}) => {
  test.slow()
  await opens(page, product, '/employers?tab=readiness')
  const current = page.getByRole('button', { name: 'What is the current job?', exact: true })
  await current.click()
  await expect(page.getByRole('button', { name: /^This is wrong: / })).toBeVisible()
  await isSoundAtAllWidths(page, 'the rehearsal')
  await page
    .getByRole('button', { name: /^Answer this: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Answer this' })).toBeVisible()
  await isSoundAtAllWidths(page, 'an answer before anybody asks')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'This is wrong: What is the current job?' }).click()
  await expect(page.getByRole('dialog', { name: 'What is wrong with this answer?' })).toBeVisible()
  await isSoundAtAllWidths(page, 'what is wrong')
  await page.getByRole('button', { name: 'Do not answer this' }).click()
  await expect(page.getByText('You chose not to answer this question.')).toBeVisible()
  await isSoundAtAllWidths(page, 'what was chosen')
  await page.getByRole('button', { name: /^Undo choice/ }).click()
  await opens(page, product, `/employers/links/${link.id}`)
  await expect(page.getByRole('heading', { name: 'Duncan Abernathy' })).toBeVisible()
  await isSoundAtAllWidths(page, 'the preview')
  await page.setViewportSize({ width: 768, height: 1024 })
  // The bar of the preview leaves the side menu free.
  await page.getByRole('button', { name: 'Log out' }).click({ trial: true })
  await page.getByRole('tab', { name: '20 common questions' }).click()
  await current.click()
  await expect(page.getByText(/^\d+ answered, \d+ weak/)).toBeVisible()
  await isSoundAtAllWidths(page, 'the rehearsal of a link')
})

test("so is the employer's page: refused, sent, with an address that is none, answered by its owner in own words; without questions, and of a link that does not work [#20.8]", async ({
  page,
  product,
}) => {
  test.slow()
  const asked = 'Would he run the school orchestra?'
  await page.goto(product.url + link.path)
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  const asks = async (text: string) => {
    await page.getByRole('textbox', { name: 'Ask this resume' }).fill(text)
    await page.keyboard.press('Enter')
    const entry = page.getByRole('list', { name: 'Questions and answers' }).getByRole('listitem')
    await expect(entry.filter({ has: page.getByText(text, { exact: true }) }).first()).toBeVisible()
    return entry.filter({ has: page.getByText(text, { exact: true }) }).first()
  }
  /** With the panel open where the screen is small, too. */
  const isSound = async (name: string) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.getByRole('button', { name: 'Ask about Duncan' })
    if (await bar.isVisible()) await bar.click()
    await isSoundAtAllWidths(page, name)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  const entry = await asks(asked)
  await isSound('a question that is refused')
  await entry.getByRole('button', { name: 'Send this question to Duncan' }).click()
  await entry.getByLabel(/^Your email/).fill('no address')
  await entry.getByRole('button', { name: 'Email me the answer' }).click()
  await expect(entry.getByText('Invalid email address')).toBeVisible()
  await isSound('an address that is none')
  await entry.getByLabel(/^Your email/).fill('music@craigmount.example')
  await entry.getByRole('button', { name: 'Email me the answer' }).click()
  await expect(entry).toContainText('emailed to you')
  await isSound('a question that was sent')
  const inbox = (await candidate.calls('GET', '/users/me/queries')) as { data: { id: string; question: string }[] }
  const waiting = inbox.data.find((one) => one.question === asked)
  const text = 'I would run the school orchestra gladly; I play the second cornet.'
  await candidate.calls('POST', `/users/me/queries/${waiting?.id}/answer`, { text })
  await page.reload()
  await expect(page.getByText(/^Duncan answered on/)).toBeVisible()
  await expect(await asks('Would he also run the school orchestra?')).toContainText('In Duncan’s words')
  await isSound('an answer in own words')
  const silent = await newLink('For reading', { questions: false, contact: false, download: false })
  await page.goto(product.url + silent.path)
  await expect(page.getByText('You cannot ask questions with this link.')).toBeVisible()
  await isSoundAtAllWidths(page, 'a page without questions')
  await page.goto(`${product.url}/share/never-made`)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await isSoundAtAllWidths(page, 'a link that does not work')
})

test('so is the page of the link that ends the mails, before and after it was used up [#20.3, #20.8]', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/unsubscribe/${'a'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Emails about your links' })).toBeVisible()
  await isSoundAtAllWidths(page, 'the page that ends the mails')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('was already used or has expired')
  await isSoundAtAllWidths(page, 'the page of a link that was used')
})
