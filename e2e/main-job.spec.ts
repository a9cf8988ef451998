import { newAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { Person } from './person.ts'
import { Product } from './product.ts'
import { resumePath } from './resumes.ts'

test('a person signs up, uploads a PDF, has it parsed, activates it, edits an item, answers interview questions, and finds everything again after a restart [S1.1, S1.2, S1.3, S1.4, S1.5, S4.10]', async ({
  browser,
}) => {
  test.slow()
  const product = await Product.start()
  const page = await browser.newPage()
  const person = new Person(page, product.url)
  try {
    const account = newAccount('Duncan Abernathy')
    await person.signsUp(account)
    await person.logsIn(account)
    await expect(page.getByText('You have no active resumes.')).toBeVisible()

    await person.goesToResumes()
    await person.uploads(resumePath('abernathy.pdf'))
    await expect(person.row('abernathy.pdf').getByRole('button', { name: 'Activate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await person.parses('abernathy.pdf')
    await person.activates('abernathy.pdf')

    await page.goto(product.url)
    await expect(page.getByText('abernathy.pdf')).toBeVisible()
    const experience = await person.opensPanel('Experience')
    await expect(experience.getByText('Teacher of Chemistry')).toBeVisible()
    await expect(experience.getByText('August 2014 – July 2019')).toBeVisible()

    const overview = await person.opensPanel('Overview')
    await overview.getByRole('button', { name: 'Edit' }).click()
    await overview.getByRole('textbox').fill('Chemistry teacher who writes his own summary.')
    await overview.getByRole('button', { name: 'Save', exact: true }).click()
    const confirmation = page.getByRole('dialog', { name: 'Save changes to overview item?' })
    await confirmation.getByRole('button', { name: 'Save', exact: true }).click()
    await person.seesToast('The overview item has been saved')
    await expect(overview.getByText('Chemistry teacher who writes his own summary.')).toBeVisible()

    await overview.getByRole('button', { name: 'Interview' }).click()
    const interview = page.getByRole('dialog', { name: /interview/i })
    await expect(interview.getByText('No questions yet for this category.')).toBeVisible()
    await interview.getByRole('button', { name: 'Generate questions' }).click()
    const answers = interview.getByRole('textbox')
    await expect(answers).toHaveCount(3)
    await interview.getByRole('button', { name: 'Add another question' }).click()
    await expect(answers).toHaveCount(4)
    await answers.first().fill('I asked the technicians first, then rewrote the order of experiments.')
    await interview.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(answers).toHaveCount(3)
    await answers.first().fill('This is only a draft, and must not be lost either.')
    await expect(interview.getByText(/Draft saved/)).toBeVisible()

    // As hard as an end can be: what was acknowledged must be there.
    await product.restart('SIGKILL')
    await page.goto(product.url)
    const again = await person.opensPanel('Overview')
    await expect(again.getByText('Chemistry teacher who writes his own summary.')).toBeVisible()
    await again.getByRole('button', { name: 'Interview' }).click()
    await expect(
      interview.getByText('I asked the technicians first, then rewrote the order of experiments.'),
    ).toBeVisible()
    await expect(answers.first()).toHaveValue('This is only a draft, and must not be lost either.')
  } finally {
    await page.close()
    await product.dispose()
  }
})
