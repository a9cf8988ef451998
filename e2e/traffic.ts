import { expect, type Page, type Request } from '@playwright/test'

/** Watches the calls of a page from its beginning; the way to wait until it has loaded all that it loads by itself. */
export const watchTraffic = (page: Page) => {
  const underWay = new Set<Request>()
  let lastCall = 0
  // The stream of events stays open for as long as the page does.
  const isStream = (call: Request) => call.url().includes('/api/v1/events')
  const ends = (call: Request) => {
    if (isStream(call)) return
    underWay.delete(call)
    lastCall = Date.now()
  }
  page.on('request', (call) => !isStream(call) && underWay.add(call))
  page.on('requestfinished', ends)
  page.on('requestfailed', ends)
  /** Also what was typed a moment ago has been sent by then: drafts go after a second of rest. */
  const comesToRest = async () => {
    const began = Date.now()
    await expect.poll(() => underWay.size === 0 && Date.now() - Math.max(began, lastCall) > 1_500).toBe(true)
  }
  return { comesToRest }
}
