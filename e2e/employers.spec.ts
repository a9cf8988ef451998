import { expect, test } from './fixtures.ts'
import { Person } from './person.ts'

test('an employer asks by a link, is answered with receipts or honestly refused, the owner answers, and the link is revoked [S1.6]', async ({
  person,
  product,
  browser,
}) => {
  test.slow()
  await person.begins()
  await person.hasParsed()
  await person.activates('abernathy.pdf')

  const { page } = person
  await page.getByRole('link', { name: 'Employers' }).click()
  await expect(page.getByText('Nothing is shared.')).toBeVisible()
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Employer name').fill('Leith Academy')
  await page.getByRole('button', { name: 'Create link' }).click()
  await person.seesToast('The link was created.')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  await page.getByRole('dialog', { name: 'Your link for Leith Academy' }).getByRole('button', { name: 'Copy' }).click()
  await person.seesToast('The link was copied.')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Done' }).click()

  const context = await browser.newContext()
  const employer = new Person(await context.newPage(), product.url)
  const requests: string[] = []
  employer.page.on('request', (request) => requests.push(request.url()))
  await employer.page.goto(address)
  await expect(employer.page.getByRole('heading', { name: 'Duncan Abernathy' })).toBeVisible()
  await expect(employer.page.getByText('d.abernathy@example.org')).toHaveCount(0)

  const asks = async (question: string) => {
    await employer.page.getByRole('textbox').fill(question)
    await employer.page.getByRole('button', { name: 'Ask', exact: true }).click()
    const entry = employer.page
      .getByRole('listitem')
      .filter({ has: employer.page.getByText(question, { exact: true }) })
    await expect(entry.last()).toBeVisible()
    return entry.last()
  }
  const answered = await asks('What is his current job?')
  await expect(answered).toContainText('Craigmount Bridge Academy')
  await answered
    .getByRole('button', { name: /^Receipt 1/ })
    .first()
    .click()
  await expect(employer.page.locator('li:focus')).toContainText('Principal Teacher of Science')

  const refused = await asks('Does he hold a driving licence for minibuses?')
  await expect(refused).toContainText('This resume does not say.')
  await refused.getByRole('button', { name: 'Send this question to Duncan' }).click()
  await expect(refused).toContainText('Sent to Duncan.')

  await page.reload()
  await page.getByRole('tab', { name: 'Questions (1 open)' }).click()
  await page.getByLabel('Your answer').fill('Yes, I hold a driving licence for minibuses since 2012.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await person.seesToast('Your answer was saved. It will also be used for similar questions.')

  await employer.page.reload()
  await expect(employer.page.getByText('Yes, I hold a driving licence for minibuses since 2012.')).toBeVisible()
  const similar = await asks('Has he got a driving licence for minibuses?')
  await expect(similar).toContainText('minibuses since 2012')
  await expect(similar).toContainText('from an answer for employers')

  await page.getByRole('tab', { name: 'Links' }).click()
  await page.getByRole('button', { name: 'Actions for Leith Academy' }).click()
  await page.getByRole('menuitem', { name: 'Revoke link' }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await person.seesToast('The link was revoked and no longer works.')
  await employer.page.reload()
  await expect(employer.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  expect(requests.filter((url) => !url.startsWith(product.url) && !url.startsWith('blob:'))).toEqual([])
  expect(await context.cookies()).toEqual([])
  await context.close()
})
