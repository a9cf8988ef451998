import { expect, type Page } from '@playwright/test'
import { toJsonImportView } from '../../packages/core/src/index.ts'
import { jsonImportModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const fileName = 'ada.json'
const unreadable = 'The file could not be read.'

type Read = { gives: (text: string) => void; fails: () => void }
type Reads = { open: Read[] }

/** What a file says is read by the browser only when the test says so, and then as the test says. */
const holdsFiles = (page: Page) =>
  page.addInitScript(() => {
    const reads: Reads = { open: [] }
    Object.assign(window, { reads })
    File.prototype.text = () =>
      new Promise((resolve, reject) =>
        reads.open.push({ gives: resolve, fails: () => reject(new DOMException('', 'NotReadableError')) }),
      )
  })

/** Chooses a file and waits until it is being read; of those that were chosen before, none is waited for any more. */
const begins = async (page: Page, choose: () => Promise<unknown>) => {
  await page.evaluate(() => {
    const { reads } = window as unknown as { reads: Reads }
    reads.open = []
  })
  await choose()
  await page.waitForFunction(() => (window as unknown as { reads: Reads }).reads.open.length > 0)
}

/** Ends the reading of the file that was chosen last; null: it cannot be read. */
const endsReading = (page: Page, text: string | null) =>
  page.waitForFunction((given) => {
    const read = (window as unknown as { reads: Reads }).reads.open.pop()
    if (given === null) read?.fails()
    else read?.gives(given)
    return read !== undefined
  }, text)

/** The import in the dialog that adds a resume. When it has closed by itself, it is opened again to see what it holds. */
export const jsonImportScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  await holdsFiles(page)
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  const send = dialog.getByRole('button', { name: 'Import', exact: true })
  const opens = async () => {
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await dialog.getByRole('tab', { name: 'Import JSON Resume' }).click()
    await expect(input).toBeAttached()
  }
  const document = JSON.stringify({ basics: { name: 'Ada', summary: 'Mathematician' } })
  const mistaken = JSON.stringify({ work: [{ name: 1 }] })

  return screenOf({
    model: jsonImportModel,
    proven: jsonImportModel,
    goesOn: true,
    begin: async () => {
      await network.holds('sendDocument', 'POST', /\/api\/v1\/resumes\/json-resume$/)
      await page.goto(`${url}/resumes`)
      await opens()
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'import.choose':
          return () =>
            begins(page, () =>
              input.setInputFiles({ name: fileName, mimeType: 'application/json', buffer: Buffer.from(document) }),
            )
        case 'import.reject':
          return () => input.setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('no JSON') })
        case 'import.remove':
          return async () => {
            if (toJsonImportView(from).file) return dialog.getByRole('button', { name: 'Remove' }).click()
            await dialog.getByRole('button', { name: 'Close' }).click()
            await opens()
          }
        case 'import.send':
          return () => send.click()
        case 'xstate.done.actor.readFile': {
          const { kind } = event['output'] as { kind: string }
          if (kind === 'rejected') return 'a file that is too large is refused by its size, before it is read'
          return () => endsReading(page, kind === 'document' ? document : mistaken)
        }
        case 'xstate.error.actor.readFile':
          return () => endsReading(page, null)
        case 'xstate.done.actor.sendDocument':
          return async () => {
            await network.answers('sendDocument', 'through')
            await opens()
          }
        case 'xstate.error.actor.sendDocument':
          return () => network.answers('sendDocument', refused(400, 'You have too many resumes'))
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const view = toJsonImportView(snapshot)
      await expect(dialog.getByText(fileName, { exact: true })).toHaveCount(view.file ? 1 : 0)
      await expect(dialog.getByRole('region', { name: 'What will be imported' })).toHaveCount(view.preview ? 1 : 0)
      await expect(dialog.getByText('This file cannot be imported.')).toHaveCount(view.issues.length > 0 ? 1 : 0)
      await expect(dialog.getByText('The resume was not imported.')).toHaveCount(view.failure ? 1 : 0)
      if (view.failure) await expect(dialog.getByText('You have too many resumes')).toBeVisible()
      // The file library words its own refusals; the reading's are ours.
      for (const reason of view.rejections)
        await expect(dialog.getByText(reason === unreadable ? reason : /^File type must be/)).toBeVisible()
      if (view.rejections.length === 0) await expect(dialog.getByText(/^File type must be/)).toHaveCount(0)
      if (view.busy) await expect(send).toHaveAttribute('aria-busy', 'true')
      else await (view.canSend ? expect(send).toBeEnabled() : expect(send).toBeDisabled())
    },
  })
}
