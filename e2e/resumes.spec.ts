import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Person } from './person.ts'
import { resumePath } from './resumes.ts'

const opensResume = async (person: Person) => {
  await person.row('abernathy.pdf').getByRole('link').click()
  await expect(person.page.getByRole('heading', { name: /^Viewing your resume/ })).toBeVisible()
}
const saves = async (person: Person, panel: Locator) => {
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await person.page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
}
const titles = (panel: Locator) =>
  panel.getByRole('article').evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))

test('a file is uploaded with its notice, and its row is focused for the next step [S2.42, S7.16, S8.18]', async ({
  person,
}) => {
  await person.begins()
  await person.goesToResumes()
  await person.uploads(resumePath('abernathy.pdf'))
  await expect(person.row('abernathy.pdf').getByRole('link')).toBeFocused()
})

test('who works by keyboard keeps the place: parsing, activating, editing, adding', async ({ person }) => {
  const { page } = person
  await person.begins()
  await person.goesToResumes()
  await person.uploads(resumePath('abernathy.pdf'))
  const row = person.row('abernathy.pdf')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Activate' })).toBeFocused()
  await person.seesToast('The Resume has been parsed.')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: /^Actions/ })).toBeFocused()

  // The active resume is shown at home.
  await row.getByRole('link').press('Enter')
  const panel = await person.opensPanel('Experience')
  const item = panel.getByRole('article').first()
  await item.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(item.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Head Teacher')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item.getByRole('button', { name: 'Edit' })).toBeFocused()
  await panel.getByRole('button', { name: 'Add an item' }).press('Enter')
  await expect(panel.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: 'Add an item' })).toBeFocused()
})

test('a new file replaces the old one: then neither parsed nor active [S2.48, S7.19, S8.19]', async ({ person }) => {
  await person.begins()
  await person.hasParsed()
  await person.activates('abernathy.pdf')
  await person
    .row('abernathy.pdf')
    .getByRole('button', { name: /^Actions/ })
    .click()
  await person.page.getByRole('menuitem', { name: 'Update Resume' }).click()
  const dialog = person.page.getByRole('dialog', { name: 'Update Resume' })
  await dialog.locator('input[type=file]').setInputFiles(resumePath('whitcombe.pdf'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await person.seesToast('Item updated successfully.')
  const row = person.row('whitcombe.pdf')
  await expect(row.getByRole('button', { name: 'Parse', exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Activate' })).toHaveAttribute('aria-disabled', 'true')
})

test('a resume is deleted after a question [S2.48, S4.9, S8.20]', async ({ person }) => {
  await person.begins()
  await person.goesToResumes()
  await person.uploads(resumePath('abernathy.pdf'))
  await person
    .row('abernathy.pdf')
    .getByRole('button', { name: /^Actions/ })
    .click()
  await person.page.getByRole('menuitem', { name: 'Delete Resume' }).click()
  await person.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await person.seesToast('The resume was deleted successfully.')
  await expect(person.page.getByText('No resumes yet.')).toBeVisible()
})

test('items are moved by keyboard, deleted and brought back, in the resume viewer', async ({ person }) => {
  await person.begins()
  await person.hasParsed()
  await opensResume(person)
  const panel = await person.opensPanel('Experience')
  const before = await titles(panel)
  expect(before.length).toBeGreaterThan(1)
  await panel.getByRole('article').first().getByRole('button', { name: 'More actions' }).focus()
  await person.page.keyboard.press('Enter')
  await expect(person.page.getByRole('menuitem', { name: 'Move down' })).toBeFocused()
  await person.page.keyboard.press('Enter')
  await expect.poll(() => titles(panel)).toEqual([before[1], before[0], ...before.slice(2)])

  await panel.getByRole('article').first().getByRole('button', { name: 'More actions' }).click()
  await person.page.getByRole('menuitem', { name: 'Delete item' }).click()
  await expect.poll(() => titles(panel)).toEqual([before[0], ...before.slice(2)])
  await person.page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles(panel)).toEqual([before[1], before[0], ...before.slice(2)])
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: [/409/] })

  test('that save the same item: the second is shown both texts and decides', async ({ person, context }) => {
    await person.begins()
    await person.hasParsed()
    await opensResume(person)
    const other = new Person(await context.newPage(), person.url)
    await other.page.goto(person.page.url())
    const [here, there] = [await person.opensPanel('Overview'), await other.opensPanel('Overview')]
    for (const panel of [here, there]) await panel.getByRole('button', { name: 'Edit' }).first().click()
    await there.getByRole('textbox').fill('Written in the other tab.')
    await saves(other, there)
    await other.seesToast('The overview item has been saved')
    await here.getByRole('textbox').fill('Written in this tab.')
    await saves(person, here)
    const conflict = here.getByRole('note')
    await expect(conflict).toContainText('Written in the other tab.')
    await expect(conflict).toContainText('Written in this tab.')
    await conflict.getByRole('button', { name: 'Keep my text' }).click()
    await saves(person, here)
    await person.seesToast('The overview item has been saved')
    await expect(here.getByText('Written in this tab.')).toBeVisible()
  })
})

test.describe('a scan', () => {
  test.use({ expectedErrors: [/422/] })

  test('cannot be parsed: the row says why and offers Retry, after a reload too [S8.9]', async ({ person }) => {
    const folder = await mkdtemp(join(tmpdir(), 'candid-scan-'))
    const path = join(folder, 'scan.pdf')
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ]
    const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
    await writeFile(path, `%PDF-1.4\n${body}trailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n`)
    await person.begins()
    await person.goesToResumes()
    await person.uploads(path)
    const row = person.row('scan.pdf')
    await row.getByRole('button', { name: 'Parse', exact: true }).click()
    await person.seesToast('An error occurred while attempting to active the resume.')
    await expect(row).toContainText('No text could be read in this PDF')
    await person.page.reload()
    await expect(row).toContainText('No text could be read in this PDF')
    await row.getByRole('button', { name: 'Retry' }).click()
    await expect(row.getByRole('button', { name: 'Retry' })).toBeVisible()
    await rm(folder, { recursive: true })
  })
})

test('the PDF stands beside the items: an item lights its lines, and a line opens its item', async ({ person }) => {
  await person.begins()
  await person.hasParsed()
  // narrow enough that a review does not begin with both side by side
  await person.page.setViewportSize({ width: 1060, height: 900 })
  await opensResume(person)
  const page = person.page
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  expect(fetched.filter((url) => url.includes('pdf.worker'))).toEqual([])
  // The strip's code comes later, and with it the page moves: a press between would go beside the button.
  await expect(page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Next' })).toBeVisible()
  await page.getByRole('button', { name: 'Show in PDF' }).click()
  const original = page.getByRole('region', { name: 'Original PDF' })
  await expect(original.getByRole('img', { name: 'Page 1 of the PDF' })).toBeVisible()
  expect(fetched.filter((url) => url.includes('pdf.worker')).every((url) => url.startsWith(person.url))).toBe(true)
  // Drawn, not blank: the page has pixels that are not white.
  await expect
    .poll(() =>
      original
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
          return pixels.some((value, index) => index % 4 === 0 && value < 128)
        }),
    )
    .toBe(true)

  const panel = await person.opensPanel('Experience')
  const item = panel.getByRole('article').first()
  const id = await item.getAttribute('data-item')
  await item.hover()
  const lines = original.locator(`[data-line="${id}"]`)
  await expect(lines.first()).toHaveAttribute('data-highlighted', 'true')
  expect(await original.locator('[data-highlighted]').count()).toBe(await lines.count())

  await page.getByRole('button', { name: /^Experience/ }).click()
  await lines.first().click()
  await expect(page.getByRole('button', { name: /^Experience/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(item.getByRole('button').first()).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the review is at the lower edge, Next stays where it is pressed, and the PDF opens as a dialog', async ({
    person,
  }) => {
    const { page } = person
    await person.begins()
    await person.hasParsed()
    // Only a parse itself doubts; which of its items do, is not what this is about.
    await page.route(/\/api\/v1\/resumes\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch()
      const resume = await response.json()
      for (const item of resume.experience ?? []) item.doubts = [{ reason: 'from_picture' }]
      await route.fulfill({ response, json: resume })
    })
    await opensResume(person)
    const review = page.getByRole('region', { name: 'Review' })
    const next = review.getByRole('button', { name: 'Next' })
    // It is above the toasts as long as there are some.
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeHidden()
    const before = await next.boundingBox()
    await next.click()
    await expect(review.getByRole('button', { name: 'Looks right' })).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
    const strip = await review.boundingBox()
    expect(strip && strip.y + strip.height).toBe(844)

    await review.getByRole('button', { name: 'Show in PDF' }).click()
    const dialog = page.getByRole('dialog', { name: 'Original PDF' })
    const line = dialog.locator('[data-line][data-highlighted]').first()
    await expect(line).toBeInViewport()
    const id = await line.getAttribute('data-line')
    await line.click()
    await expect(dialog).toBeHidden()
    await expect(page.locator(`article[data-item="${id}"]`).getByRole('button').first()).toBeFocused()
  })
})
