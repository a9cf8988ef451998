import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

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

const debianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const aptGet = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/**
 * Path of a Chromium: `CHROMIUM`, the common places, or Playwright's own; on Debian as root the package is installed.
 * Throws with the one command to run when there is none.
 */
export const findChromium = () => {
  if (process.env.CHROMIUM && !existsSync(process.env.CHROMIUM))
    throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which does not exist.`)
  const found = find()
  if (found) return found
  if (debianRoot()) {
    console.log('Installing Chromium for the browser tests …')
    const packages = ['chromium', 'fonts-liberation']
    if (aptGet('update', '-q') && aptGet('install', '-y', '-q', '--no-install-recommends', ...packages)) {
      const installed = find()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chromium. Run: npx playwright install chromium (or set CHROMIUM to its path).',
  )
}
