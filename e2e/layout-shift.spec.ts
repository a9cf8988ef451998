import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newOwner, type Owner } from './models/owner.ts'
import { watchTraffic } from './traffic.ts'

/** The most that a page may shift while it comes (CLS; 0.1 still counts as good). */
const limit = 0.02

// With all that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let owner: Owner
test.beforeAll(async ({ product }) => {
  owner = await newOwner(product.url)
})

/** What moved while nobody pressed anything, each with the elements that did. */
const recordsShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        const moved = entry.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
          .join()
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** As over a slow line, on any machine: faces and what the API says come after the page has been painted without them. */
const comesLate = async (page: Page) => {
  const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  await page.route(/\.woff2$/, async (route) => {
    await late(600)
    await route.continue()
  })
  await page.route(/\/api\/v1\/(?!events)/, async (route) => {
    await late(300)
    await route.continue()
  })
}

const pages = [
  { name: 'log-in', path: () => '/login', complete: (page: Page) => page.getByRole('button', { name: 'Log In' }) },
  { name: 'dashboard', path: () => '/', complete: (page: Page) => page.getByRole('heading', { name: 'Shared' }) },
  {
    name: 'resume in review',
    path: () => `/resumes/${owner.inactive}`,
    complete: (page: Page) => page.getByRole('button', { name: 'Activate' }),
  },
  {
    name: "employer's",
    path: () => owner.shared,
    complete: (page: Page) => page.getByRole('heading', { name: 'Ask this resume', includeHidden: true }),
  },
]

for (const { name, path, complete } of pages)
  for (const [device, width, height] of [
    ['a desk', 1440, 900],
    ['a phone', 390, 844],
  ] as const)
    test(`the ${name} page does not jump while it comes, on ${device}`, async ({ person: { page } }) => {
      const traffic = watchTraffic(page)
      await recordsShifts(page)
      await comesLate(page)
      await page.setViewportSize({ width, height })
      if (name === 'dashboard' || name === 'resume in review')
        await page.addInitScript((token) => localStorage.setItem('access_token', token), owner.candidate.token)
      await page.goto(path())
      await expect(complete(page)).toBeAttached()
      await traffic.comesToRest()
      await page.evaluate(() => document.fonts.ready)
      // Shifts are told once the frame that they are in has been painted.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
      )
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limit)
    })
