import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { Candidate } from './models/candidate.ts'
import { standsStill } from './person.ts'

test('what is typed into an item is not left unasked: by Back, by a panel, by Escape, by closing the tab [S4.12]', async ({
  page,
  product,
}) => {
  const candidate = await Candidate.joins(product.url)
  const resumeId = await candidate.uploads()
  await candidate.parses(resumeId)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const address = `${product.url}/resumes/${resumeId}`
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  const text = page.getByRole('textbox', { name: 'Text' })
  const answers = async (name: string) => {
    await question.getByRole('button', { name, exact: true }).click()
    await expect(question).toBeHidden()
  }
  await page.goto(`${product.url}/resumes`)
  await page.getByRole('link', { name: 'ada.pdf' }).click()
  const panel = page.getByRole('button', { name: /^Overview/ })
  await panel.click()
  await page.getByRole('article').first().getByRole('button', { name: 'Edit', exact: true }).click()
  const saved = await text.inputValue()
  await text.fill(`${saved} And more.`)

  await page.goBack()
  await expect(question).toBeVisible()
  await standsStill(page)
  expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(text).toHaveValue(`${saved} And more.`)
  await expect(text).toBeFocused()

  await panel.click()
  await answers('Keep editing')
  await expect(panel).toHaveAttribute('aria-expanded', 'true')

  const asked: string[] = []
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await panel.click()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(text).toHaveValue(`${saved} And more.`)

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await answers('Leave, keep draft')
  await expect(page.getByText('You have no active resumes.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await panel.click()
  await page.getByRole('button', { name: 'Continue editing' }).click()

  await text.press('Escape')
  await answers('Discard')
  await expect(page.getByRole('button', { name: 'Continue editing' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
})
