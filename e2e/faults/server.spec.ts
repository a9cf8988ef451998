import type { Request } from '@playwright/test'
import { Candidate, samplePath } from '../models/candidate.ts'
import { Product } from '../product.ts'
import { test as base, expect, Visitor } from './world.ts'

/** A product of its own, since these tests end it. */
const test = base.extend<{ mortal: Product; guest: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this parameter
  mortal: async ({}, use) => {
    const product = await Product.start()
    await use(product)
    await product.dispose()
  },
  guest: async ({ page, mortal }, use) => use(new Visitor(page, mortal.url, await Candidate.joins(mortal.url))),
})

test('a server that is killed while an answer is typed, saved, a file sent and a resume parsed loses none of them', async ({
  guest,
  mortal,
}) => {
  test.slow()
  const { page } = guest
  const { dialog } = await guest.opensInterview(3)
  const answers = dialog.getByRole('textbox')
  await expect(answers).toHaveCount(2)
  await mortal.stop('SIGKILL')
  await answers.first().fill('Typed while no server was there.')
  await answers.nth(1).fill('Saved as soon as there was one.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).nth(1).click()
  await expect(dialog.getByText('The answer was not saved. Your text is still here.')).toBeVisible()
  await mortal.restart()
  await dialog.getByRole('button', { name: 'Save', exact: true }).nth(1).click()
  await expect(answers).toHaveCount(1)
  await page.reload()
  const again = await guest.opensInterviewHere()
  await expect(again.getByText('Saved as soon as there was one.')).toBeVisible()
  await expect(again.getByRole('textbox').first()).toHaveValue('Typed while no server was there.')

  // An upload: what was sent halfway is stored nowhere, and the file is still at hand.
  await page.goto(`${guest.url}/resumes`)
  await page.getByRole('button', { name: 'Add Resume' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(samplePath)
  await page.route('**/api/v1/resumes/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await mortal.stop('SIGKILL')
    await route.continue()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await guest.seesAlert('Something went wrong.')
  await page.unrouteAll({ behavior: 'wait' })
  await mortal.restart()
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await guest.seesToast('Item created successfully.')
  await expect(guest.row('sample-resume.pdf')).toHaveCount(1)
  await guest.closesNotices()

  // A parse: the server takes it up again, and the list finds out by itself.
  const { data } = (await guest.candidate.calls('GET', '/resumes/')) as { data: { id: string; path: string }[] }
  const id = data.find(({ path }) => path.endsWith('sample-resume.pdf'))?.id ?? ''
  const isParse = (request: Request) => request.method() === 'POST' && request.url().endsWith('/chunks')
  const isCut = async () => {
    const end = Promise.race([
      page.waitForEvent('requestfailed', isParse).then(() => true),
      page.waitForEvent('requestfinished', isParse).then(() => false),
    ])
    await guest.row('sample-resume.pdf').getByRole('button', { name: 'Parse', exact: true }).click()
    while ((await guest.candidate.reads(id)).parse_status === 'none');
    await mortal.stop('SIGKILL')
    const wasCut = await end
    if (wasCut) await guest.seesAlert('An error occurred while attempting to active the resume.')
    await mortal.restart()
    return wasCut
  }
  // One that had ended before the server did gets its file again, and is parsed again.
  while (!(await isCut())) await guest.candidate.replaces(id, samplePath, 'sample-resume.pdf')
  await expect(guest.row('sample-resume.pdf').getByText('Parsed').last()).toBeVisible()
})
