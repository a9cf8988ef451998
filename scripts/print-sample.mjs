// Prints the demo's sample resume: packages/server/src/demo/sample-resume.html to .pdf, with the Chromium of the tests.
import { chromium } from '@playwright/test'
import { needChromium } from './chromium.mjs'
import { at } from './paths.mjs'

const browser = await chromium.launch({ executablePath: needChromium() })
const page = await browser.newPage()
await page.goto(`file://${at('packages/server/src/demo/sample-resume.html')}`)
await page.pdf({ path: at('packages/server/src/demo/sample-resume.pdf'), preferCSSPageSize: true, tagged: true })
await browser.close()
