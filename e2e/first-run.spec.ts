import { expect, test } from './fixtures.ts'
import { newAccount } from './person.ts'
import { resumePath } from './resumes.ts'

// A new user has no active resume, and the browser reports the answer that says so.
test.use({ expectedErrors: [/status of 404/] })

test('from the sign-up page to the first answered question it takes seven clicks', async ({ person }) => {
  test.slow()
  const { page, url } = person
  const { name, email, password } = newAccount()
  let clicks = 0
  const clicksOn = async (button: string) => {
    clicks += 1
    await page.getByRole('button', { name: button, exact: true }).click()
  }

  await page.goto(`${url}/signup`)
  await page.getByPlaceholder('Full Name').fill(name)
  await page.getByPlaceholder('Email', { exact: true }).fill(email)
  await page.getByPlaceholder('Password', { exact: true }).fill(password)
  await page.getByPlaceholder('Repeat Password').fill(password)
  await clicksOn('Sign Up')

  await expect(page.getByPlaceholder('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await clicksOn('Log In')

  // The empty dashboard takes the file: it is sent and parsed at once, and never activated by itself.
  await expect(page.getByText('You have no active resumes.')).toBeVisible()
  clicks += 1
  await page.getByTestId('upload-input').setInputFiles(resumePath('abernathy.pdf'))
  await expect(page.getByText('This resume is not currently active')).toBeVisible({ timeout: 60_000 })
  await clicksOn('Activate')
  await expect(page.getByText('This resume is not currently active')).toBeHidden()

  clicks += 1
  await page.getByRole('button', { name: 'Interview' }).first().click()
  await clicksOn('Generate questions')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('I wrote it down at every step.')
  clicks += 1
  await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(dialog.getByText('I wrote it down at every step.')).toBeVisible()
  expect(clicks).toBe(7)
})
