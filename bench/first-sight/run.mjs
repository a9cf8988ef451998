// What somebody on a slow phone sees first: first contentful paint, requests and bytes of /login and of an employer's page
// with a resume, in Chromium, at DevTools' "Slow 4G" with the processor slowed down four times. Median of seven (RUNS).
import { chromium } from '@playwright/test'
import { newOwner } from '../../e2e/models/owner.ts'
import { Product } from '../../e2e/product.ts'
import { needChromium } from '../../scripts/chromium.mjs'
import { buildWebIfStale } from '../../scripts/web-build.mjs'

const runs = Number(process.env.RUNS ?? 7)
/** DevTools' preset: 562.5 ms of latency, 1.44 Mbit/s down, 0.675 up; in bytes per second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
/** The longest wait for the first contentful paint, in milliseconds (issue 'Fast'). */
const limit = 1_200

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const visit = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  // A limit for what hangs: a busy machine may take many times as long as a quiet one.
  page.setDefaultTimeout(300_000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let requests = 0
  let bytes = 0
  cdp.on('Network.responseReceived', () => {
    requests += 1
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { paint, shift } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    shift: globalThis.shift,
  }))
  await context.close()
  return { paint, requests, bytes, shift }
}

buildWebIfStale(process.execPath)
const product = await Product.start({}, [])
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
let failed = false
try {
  const { shared } = await newOwner(product.url)
  for (const [name, path] of [
    ['/login', '/login'],
    ["the employer's page", shared],
  ]) {
    const visits = []
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, `${product.url}${path}`))
    const of = (key) => median(visits.map((one) => one[key]))
    const isOver = of('paint') > limit
    failed ||= isOver
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${name}: first contentful paint ${Math.round(of('paint'))} ms (limit ${limit}), ` +
        `${of('requests')} requests, ${Math.round(of('bytes') / 1_000)} kB, layout shift ${of('shift').toFixed(3)}`,
    )
  }
} finally {
  await browser.close()
  await product.dispose()
}
process.exit(failed ? 1 : 0)
