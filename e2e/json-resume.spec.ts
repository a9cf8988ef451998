import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Download, Page } from '@playwright/test'
import { openPromise } from 'yauzl'
import { sectionTitles } from '../packages/core/src/index.ts'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { type Person, standsStill } from './person.ts'
import { resumePath } from './resumes.ts'

const hasParsed = async (person: Person) => {
  await person.begins()
  await person.hasParsed()
}
const opensResume = async ({ page }: Person, fileName: string) => {
  await page.getByRole('row').filter({ hasText: fileName }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: `Viewing your resume ${fileName}` })).toBeVisible()
}
const exportsAs = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
const savedBy = async (page: Page, act: () => Promise<unknown>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return download
}
/** What each panel holds, as it reads. What is about the same thing in Other stands together after an import. */
const itemsOnScreen = async (person: Person) => {
  const items: Record<string, string[]> = {}
  for (const title of Object.values(sectionTitles)) {
    if ((await person.page.getByRole('button', { name: new RegExp(`^${title}`) }).count()) === 0) continue
    const panel = await person.opensPanel(title)
    const texts = await panel.getByRole('article').allInnerTexts()
    items[title] = title === sectionTitles.other ? texts.toSorted() : texts
  }
  return items
}
const isAccessible = async (page: Page) => {
  await standsStill(page)
  expect(await violationsOf(page)).toEqual([])
}

test('a resume exported as JSON Resume and imported again shows the same items', async ({ person }, info) => {
  const { page } = person
  await hasParsed(person)
  await opensResume(person, 'abernathy.pdf')
  const before = await itemsOnScreen(person)
  expect(Object.keys(before).length).toBeGreaterThan(5)
  const download = await savedBy(page, () => exportsAs(page, 'JSON Resume (.json)'))
  expect(download.suggestedFilename()).toBe('abernathy.json')
  const file = info.outputPath('abernathy.json')
  await download.saveAs(file)

  await person.goesToResumes()
  await page.getByRole('button', { name: 'Add Resume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Resume' })
  await expect(dialog).toBeVisible()
  await isAccessible(page)
  await dialog.getByRole('tab', { name: 'Import JSON Resume' }).click()
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('region', { name: 'What will be imported' })).toContainText('Experience')
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await person.seesToast('Item created successfully.')
  await expect(dialog).toBeHidden()
  await expect(person.row('abernathy.json').getByRole('link')).toBeFocused()

  await opensResume(person, 'abernathy.json')
  await expect(page.getByText('Imported from JSON Resume')).toBeVisible()
  expect(await itemsOnScreen(person)).toEqual(before)
  await isAccessible(page)
})

test('a document that cannot be imported says where, and the upload of a PDF beside it still works', async ({
  person,
}) => {
  const { page } = person
  await hasParsed(person)
  await page.getByRole('button', { name: 'Add Resume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Resume' })
  await dialog.getByRole('tab', { name: 'Import JSON Resume' }).click()
  const work = [{ name: 'Kelvin Ltd', startDate: 'Summer 2018' }]
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ work })) })
  await expect(dialog.getByRole('alert')).toContainText('work.0.startDate')
  await isAccessible(page)
  await dialog.getByRole('tab', { name: 'Upload PDF' }).click()
  await dialog.locator('input[type=file]').setInputFiles(resumePath('whitcombe.pdf'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await person.seesToast('Item created successfully.')
})

test('the print view is a sheet without menus, in light colours, whose buttons do not print', async ({ person }) => {
  const { page } = person
  await hasParsed(person)
  await page.emulateMedia({ colorScheme: 'dark' })
  await opensResume(person, 'abernathy.pdf')
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  await exportsAs(page, 'Print view')
  await expect(page.getByRole('heading', { level: 1, name: 'Duncan Abernathy' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await isAccessible(page)
  const sheet = page.locator('.paper')
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const print = page.getByRole('button', { name: 'Print' })
  await expect(print).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible()
  // Dates are the software's, as on every screen: serif is the person's words.
  await expect(page.getByText('August 2019 – Present')).toHaveCSS('font-family', /^"Geist/)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: /^Viewing your resume/ })).toBeVisible()
})

test("'Download my data' saves a ZIP archive that another program opens", async ({ person }, info) => {
  const { page } = person
  await hasParsed(person)
  await page.goto(`${person.url}/settings`)
  const button = page.getByRole('button', { name: 'Download my data' })
  await expect(button).toBeVisible()
  await isAccessible(page)
  const download = await savedBy(page, () => button.click())
  expect(download.suggestedFilename()).toMatch(/^candid-data-[\d-]{10}\.zip$/)
  const path = info.outputPath('data.zip')
  await download.saveAs(path)
  const zip = await openPromise(path)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  expect(files.get('resumes/abernathy/abernathy.pdf')).toEqual(await readFile(resumePath('abernathy.pdf')))
  expect(JSON.parse(String(files.get('resumes/abernathy/json-resume.json'))).basics.name).toBe('Duncan Abernathy')
  expect(JSON.parse(String(files.get('profile.json'))).full_name).toBe('Duncan Abernathy')
})
