import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newOwner, type Owner } from './models/owner.ts'

// A new user has no active resume, and the browser reports the answer that says so.
test.use({ expectedErrors: [/status of 404/] })

/**
 * What may differ from a picture. Planes of colour are the same on every machine, so a pixel counts from 8 of 255 shades
 * of grey on. Edges of letters are not: with all letters 0.4 px further, more than any version of Chromium moves them,
 * about one pixel in a hundred counted, so twice that is allowed. Type that is 2 % larger, another plane and another
 * button were above it. What is smaller, as the colour of a word, is for the tests of tokens (web's `theme.test.ts`).
 */
const tolerance = { threshold: 0.03, maxDiffPixelRatio: 0.02 }

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

let owner: Owner
test.beforeAll(async ({ product }) => {
  owner = await newOwner(product.url, 'duncan@candid.test')
})

/** Dates that the server made stand still. */
const freezesDates = (page: Page) =>
  page.route('**/api/v1/resumes/?*', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { data: object[] }
    const data = list.data.map((row) => ({ ...row, created_at: '2026-11-21T09:00:00Z' }))
    await route.fulfill({ response: answer, json: { ...list, data } })
  })

type Sight = {
  name: string
  /** Shown to its owner, or to somebody who is not logged in. */
  to: 'owner' | 'visitor'
  path: () => string
  theme: 'light' | 'dark'
  size: typeof desk
  /** What is there once the screen is complete. */
  complete: (page: Page) => Locator
  /** What other tests are about, as it changes with what asks and answers. */
  hidden?: string
}

const signUp: Sight = {
  name: 'sign-up-dark-phone',
  to: 'visitor',
  path: () => '/signup',
  theme: 'dark',
  size: phone,
  // It comes once the app is there.
  complete: (page) => page.getByRole('link', { name: 'Try it with a sample resume' }),
}

const sights: Sight[] = [
  signUp,
  {
    name: 'login',
    to: 'visitor',
    path: () => '/login',
    theme: 'light',
    size: desk,
    complete: (page) => page.getByRole('link', { name: 'Try it with a sample resume' }),
  },
  {
    name: 'dashboard',
    to: 'owner',
    path: () => '/',
    theme: 'light',
    size: desk,
    complete: (page) => page.getByRole('heading', { name: 'Shared' }),
    hidden: 'div:has(> section > #shared-links)',
  },
  {
    name: 'dashboard-dark-phone',
    to: 'owner',
    path: () => '/',
    theme: 'dark',
    size: phone,
    complete: (page) => page.getByRole('heading', { name: 'Shared' }),
  },
  {
    name: 'resumes',
    to: 'owner',
    path: () => '/resumes',
    theme: 'light',
    size: desk,
    complete: (page) => page.getByRole('link', { name: 'duncan-2026.json' }),
  },
  {
    name: 'resumes-dark-phone',
    to: 'owner',
    path: () => '/resumes',
    theme: 'dark',
    size: phone,
    complete: (page) => page.getByRole('link', { name: 'duncan-2026.json' }),
  },
  {
    name: 'review-dark',
    to: 'owner',
    path: () => `/resumes/${owner.inactive}`,
    theme: 'dark',
    size: desk,
    complete: (page) => page.getByText(/^Read: /),
  },
  {
    name: 'settings',
    to: 'owner',
    path: () => '/settings',
    theme: 'light',
    size: desk,
    complete: (page) => page.getByRole('button', { name: 'Download my data' }),
  },
  {
    name: 'shared',
    to: 'visitor',
    path: () => owner.shared,
    theme: 'light',
    size: desk,
    complete: (page) => page.getByRole('textbox'),
    hidden: 'aside[aria-label=Questions]',
  },
  {
    name: 'shared-dark-phone',
    to: 'visitor',
    path: () => owner.shared,
    theme: 'dark',
    size: phone,
    complete: (page) => page.getByRole('button', { name: 'Ask about Duncan' }),
  },
]

const shows = async (page: Page, { to, path, theme, size, complete, hidden }: Sight) => {
  const token = to === 'owner' ? owner.candidate.token : ''
  await page.addInitScript(
    ({ token, theme }) => {
      localStorage.setItem('appearance', theme)
      if (token) localStorage.setItem('access_token', token)
    },
    { token, theme },
  )
  await freezesDates(page)
  await page.setViewportSize(size)
  await page.goto(path())
  await expect(complete(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  if (hidden)
    await page.locator(hidden).evaluate((part: HTMLElement) => Object.assign(part.style, { visibility: 'hidden' }))
}

for (const sight of sights)
  test(`${sight.name} looks as it did`, async ({ person: { page } }) => {
    await shows(page, sight)
    await expect(page).toHaveScreenshot(`${sight.name}.png`, tolerance)
  })

for (const [token, colour] of [
  ['--surface', '#262d38'],
  ['--act', '#3f7f68'],
] as const)
  test(`another ${token} is no tolerated difference`, async ({ person: { page } }) => {
    await shows(page, signUp)
    await page.evaluate((own) => document.documentElement.style.setProperty(...own), [token, colour] as const)
    await expect(page).not.toHaveScreenshot(`${signUp.name}.png`, tolerance)
  })
