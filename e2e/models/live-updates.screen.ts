import { expect } from '@playwright/test'
import { toLiveUpdatesView } from '../../packages/core/src/index.ts'
import { liveUpdatesModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { ChangeStream } from './change-stream.ts'
import { Clock } from './clock.ts'
import { type Stage, screenOf } from './screen.ts'

/** How often the list is read while a resume in it is being parsed and the server cannot report changes. */
const pollMs = 1_500
/** Between two attempts, after so many failures. */
const pauseAfter = (failures: number) => 500 * 2 ** failures

/**
 * The list of resumes, one of which is being parsed: it is read again and again while the stream of changes cannot be had. The stream
 * is a server of the test's own, which answers when it is told to.
 */
export const liveUpdatesScreen = async ({ page, url }: Stage) => {
  const candidate = await Candidate.joins(url)
  await candidate.uploads()
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const clock = await Clock.holds(page, pollMs, ...[1, 2, 3, 4, 5, 6].map(pauseAfter))
  // A page that nobody looks at, until somebody does.
  await page.addInitScript(() => {
    let isHidden = true
    Object.assign(window, {
      setHidden: (now: boolean) => {
        isHidden = now
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
    Object.defineProperties(document, {
      hidden: { get: () => isHidden },
      visibilityState: { get: () => (isHidden ? 'hidden' : 'visible') },
    })
  })
  const hides = (isHidden: boolean) =>
    page.evaluate((now) => (window as unknown as { setHidden: (isHidden: boolean) => void }).setHidden(now), isHidden)
  const stream = await ChangeStream.listens()
  let reads = 0

  return screenOf({
    model: liveUpdatesModel,
    proven: liveUpdatesModel,
    goesOn: true,
    begin: async () => {
      await page.goto(`${url}/icon.svg`)
      await page.route('**/api/v1/events?*', (route) => route.continue({ url: stream.url }))
      await page.route('**/api/v1/resumes/?*', async (route) => {
        reads += 1
        const response = await route.fetch()
        const { data, count } = (await response.json()) as { data: object[]; count: number }
        const running = {
          parse_status: 'running',
          parse_stage: 'read_text',
          parse_started_at: new Date().toISOString(),
        }
        await route.fulfill({ response, json: { count, data: data.map((row) => ({ ...row, ...running })) } })
      })
      await page.goto(`${url}/resumes`)
      await expect(page.getByText('Reading the text')).toBeVisible()
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'live.start':
          return () => hides(false)
        case 'live.stop':
          return () => hides(true)
        case 'live.retry':
          return async () => {
            await page.context().setOffline(true)
            await page.context().setOffline(false)
          }
        case 'live.opened':
          return () => stream.opens()
        case 'live.lost':
          return () => stream.breaks()
        case 'live.unsupported':
          if (!from.matches({ streaming: 'connecting' })) return 'a stream that was opened is there'
          return () => stream.isUnknown()
        default:
          return () => clock.runsOut(pauseAfter(from.context.failures))
      }
    },
    shows: async (snapshot) => {
      const { polls } = toLiveUpdatesView(snapshot)
      await expect.poll(() => stream.asked).toBe(snapshot.matches('streaming') ? 1 : 0)
      await expect.poll(() => clock.isRunning(pollMs)).toBe(polls)
      if (!polls || snapshot.matches('off')) return
      const before = reads
      await clock.runsOutUntil(pollMs, () => reads > before)
    },
  })
}
