import { expect } from '@playwright/test'
import { toUploadView } from '../../packages/core/src/index.ts'
import { uploadModel } from '../../packages/core/src/testing/index.ts'
import { Candidate, samplePath } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const fileName = 'sample-resume.pdf'
const other = { name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('no PDF') }

/** The upload dialog of the list of resumes. When it has closed by itself, it is opened again to see what it holds. */
export const uploadScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true })
  const opens = async () => {
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await expect(dialog).toBeVisible()
  }

  return screenOf({
    model: uploadModel,
    proven: uploadModel,
    goesOn: true,
    begin: async () => {
      await network.holds('sendFile', 'POST', /\/api\/v1\/resumes\/$/)
      await page.goto(`${url}/resumes`)
      await opens()
    },
    gestureOf: (event) => {
      switch (event.type) {
        case 'upload.choose':
          return () => input.setInputFiles(samplePath)
        case 'upload.reject':
          return () => input.setInputFiles(other)
        case 'upload.send':
        case 'upload.retry':
          return async () => {
            // what was cancelled before waits for nobody, and must not be answered in the place of this one
            await network.drops('sendFile')
            await upload.click()
            await network.isAsked('sendFile')
          }
        case 'upload.cancel':
          return () => dialog.getByRole('button', { name: 'Cancel' }).click()
        case 'upload.reset':
          return async () => {
            await dialog.getByRole('button', { name: 'Close' }).click()
            await opens()
          }
        case 'upload.progressed':
          return 'how fast the bytes go is not ours to say; the rule of the percentage is proven in core'
        case 'upload.finished':
          return async () => {
            await network.answers('sendFile', 'through')
            await opens()
          }
        case 'upload.failed':
          return async () => {
            await network.answers('sendFile', refused(413, 'File is too large'))
            await opens()
          }
        case 'upload.setParses':
          return 'the file would be parsed behind the dialog; that a parse follows is proven beside the page of resumes'
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const view = toUploadView(snapshot)
      const holdsFile = view.mode === 'chosen' || view.mode === 'uploading' || view.mode === 'failed'
      await expect(dialog.getByText(fileName, { exact: true })).toHaveCount(holdsFile ? 1 : 0)
      // The reason is the file library's own: it lists the types in its way.
      await expect(dialog.getByText(/^File type must be/)).toHaveCount(view.reasons.length)
      await expect(dialog.getByText('The file was not uploaded.')).toHaveCount(view.failure ? 1 : 0)
      await expect(dialog.getByRole('progressbar')).toHaveCount(view.busy ? 1 : 0)
      if (view.busy) await expect(upload).toHaveAttribute('aria-busy', 'true')
      else await (view.canSend || view.canRetry ? expect(upload).toBeEnabled() : expect(upload).toBeDisabled())
      if (view.mode === 'done') await expect(page.getByText(fileName).first()).toBeAttached()
    },
  })
}
