import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackages } from './debian.mjs'

const common = [
  // Without windows it draws the same, and takes a third less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The command that brings a Chromium where none is found. */
export const howToGetChromium = 'npx playwright install --with-deps chromium (or set CHROMIUM to the path of one)'

const playwrights = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath()

/** Some systems have a program of that name that only tells how to install it; on Windows asking would open a window. */
const runs = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0

const find = () => [...common, playwrights()].find((path) => existsSync(path) && runs(path)) ?? null

/**
 * Path of a Chromium that runs: `CHROMIUM`, the common places, or Playwright's own; on Debian as root the package is
 * installed. Null when there is none. Throws when `CHROMIUM` names one that does not run.
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM
  if (!named) return find() ?? (installChromium() ? find() : null)
  if (existsSync(named) && runs(named)) return named
  throw new Error(`CHROMIUM names ${named}, which ${existsSync(named) ? 'does not run' : 'does not exist'}.`)
}

const installChromium = () =>
  ['chromium-headless-shell', 'chromium'].some((name) =>
    installPackages('Chromium for the browser tests', name, 'fonts-liberation'),
  )

/** Path of a Chromium, for what cannot do without. Throws with the command that brings one. */
export const needChromium = () => {
  const found = findChromium()
  if (!found) throw new Error(`Chromium is needed. Run: ${howToGetChromium}`)
  return found
}
