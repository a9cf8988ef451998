import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackages } from './debian.mjs'

const common = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const playwrights = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath()

const find = () => [process.env.CHROMIUM, ...common, playwrights()].find((path) => path && existsSync(path))

/**
 * Path of a Chromium: `CHROMIUM`, the common places, or Playwright's own; on Debian as root the package is installed.
 * Throws with the one command to run when there is none.
 */
export const findChromium = () => {
  if (process.env.CHROMIUM && !existsSync(process.env.CHROMIUM))
    throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which does not exist.`)
  const found = find()
  if (found) return found
  const installed = installPackages('Chromium for the browser tests', 'chromium', 'fonts-liberation') && find()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium. Run: npx playwright install chromium (or set CHROMIUM to its path).',
  )
}
