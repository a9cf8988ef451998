import type { Locator } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { type Person, standsStill } from './person.ts'

/** Parses a resume and asks three questions about the first job. */
const opensInterview = async (person: Person): Promise<Locator> => {
  await person.hasParsed()
  await person.activates('abernathy.pdf')
  await person.page.goto(person.url)
  const panel = await person.opensPanel('Experience')
  await panel.getByRole('button', { name: 'Interview' }).first().click()
  const dialog = person.page.getByRole('dialog', { name: /interview/i })
  await dialog.getByRole('button', { name: 'Generate questions' }).click()
  await expect(dialog.getByTestId('interview-body').getByRole('listitem')).toHaveCount(3)
  return dialog
}

const story =
  'Last year I had to rewrite the course in six weeks. I asked the technicians first, and maybe perhaps too late.'

test('practises by keyboard alone: reads, types, saves and goes on, skips, and sums up', async ({ person }) => {
  const { keyboard } = person.page
  await person.begins()
  const dialog = await opensInterview(person)
  const practise = dialog.getByRole('button', { name: 'Practise' })
  // Not while questions are on their way.
  await expect(practise).toBeEnabled()
  await practise.focus()
  await keyboard.press('Enter')
  await expect(dialog.getByText('Question 1 of 3')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
  const box = dialog.getByRole('textbox', { name: 'Your answer' })
  for (let presses = 0; presses < 6 && !(await box.evaluate((area) => area === document.activeElement)); presses += 1)
    await keyboard.press('Tab')
  await expect(box).toBeFocused()
  await keyboard.type(story)
  await expect(dialog.getByRole('region', { name: 'Coach' }).getByText('Some words weaken what you say.')).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(dialog.getByText('Question 2 of 3')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
  for (const number of [2, 3]) {
    await expect(dialog.getByText(`Question ${number} of 3`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Skip' }).focus()
    await keyboard.press('Enter')
  }
  await expect(dialog.getByRole('heading', { name: 'Practice finished' })).toBeFocused()
  await expect(dialog.getByText(/^1 answered, 2 skipped/)).toBeVisible()
})

for (const [name, mode, width, height] of [
  ['a desk', 'Light Mode', 1440, 900],
  ['a phone in the dark', 'Dark Mode', 390, 800],
] as const)
  test(`practises on ${name} without a fault of contrast or names, and nothing is cut off`, async ({
    person,
  }, info) => {
    const { page } = person
    await person.begins()
    await page.goto(`${person.url}/settings?tab=appearance`)
    await page.getByRole('radio', { name: mode }).click()
    const dialog = await opensInterview(person)
    await page.setViewportSize({ width, height })
    await dialog.getByRole('button', { name: 'Practise' }).click()
    await dialog.getByRole('button', { name: 'Timer' }).click()
    await dialog.getByRole('textbox', { name: 'Your answer' }).fill(story)
    await expect(dialog.getByRole('region', { name: 'Coach' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    await page.screenshot({ path: info.outputPath('top.png') })
    await dialog.getByText('usually still true').scrollIntoViewIfNeeded()
    await page.screenshot({ path: info.outputPath('end.png') })
    await standsStill(page)
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
  })
