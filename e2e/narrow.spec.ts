import type { Locator, Page } from '@playwright/test'
import { newAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { newOwner, type Owner } from './models/owner.ts'
import { administrator } from './product.ts'

// The refusals that the tests are after, and a new user's dashboard without a resume.
test.use({
  expectedErrors: [/status of 40[049]/],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

let owner: Owner
test.beforeAll(async ({ product }) => {
  owner = await newOwner(product.url)
})

const asOwner = (page: Page) =>
  page.addInitScript((token) => localStorage.setItem('access_token', token), owner.candidate.token)

/** What a finger meets in the middle of an element and at its lower edge is the element itself. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [height / 2, height - 2].every((down) =>
      element.contains(document.elementFromPoint(left + width / 2, top + down)),
    )
  })

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

test.describe('a toast does not lie over what it is about', () => {
  test('at a form that was refused, which can be sent again [#16]', async ({ person: { page } }) => {
    const { name, password } = newAccount()
    await page.goto('/signup')
    await page.getByPlaceholder('Full Name').fill(name)
    await page.getByPlaceholder('Email', { exact: true }).fill(owner.candidate.account.email)
    await page.getByPlaceholder('Password', { exact: true }).fill(password)
    await page.getByPlaceholder('Repeat Password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
    await expect.poll(() => isUncovered(page.getByRole('button', { name: 'Sign Up' }))).toBe(true)
    // Nor does it hide the way on for somebody who has an account.
    await expect.poll(() => isUncovered(page.getByRole('link', { name: 'Log in', exact: true }))).toBe(true)
    await expect(page.getByLabel('Email')).toBeInViewport()
  })

  test('at the foot of a dialog [#16]', async ({ person }) => {
    const { page } = person
    await person.logsIn(administrator)
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Add User' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(owner.candidate.account.email)
    await dialog.getByLabel('Set Password').fill('a long enough password')
    await dialog.getByLabel('Confirm Password').fill('a long enough password')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'already exists' }).last()).toBeVisible()
    await expect.poll(() => isUncovered(dialog.getByRole('button', { name: 'Save' }))).toBe(true)
  })
})

test('an employer asks in one line that grows, with Ask inside it [#16]', async ({ person: { page } }) => {
  await page.goto(owner.shared)
  await page.getByRole('button', { name: /^Ask about/ }).click()
  const box = page.getByRole('textbox', { name: 'Ask this resume' })
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  const isInside = async () => {
    const [outer, inner] = [await boxOf(box), await boxOf(ask)]
    return (
      inner.x > outer.x + outer.width / 2 &&
      inner.x + inner.width < outer.x + outer.width &&
      inner.y > outer.y &&
      inner.y + inner.height < outer.y + outer.height
    )
  }
  const { height } = await boxOf(box)
  expect(height).toBeLessThanOrEqual(56)
  expect(await isInside()).toBe(true)
  await box.fill('Which of the courses did he rebuild himself, and how many pupils sat in them? '.repeat(3))
  expect((await boxOf(box)).height).toBeGreaterThan(2 * height)
  expect(await isInside()).toBe(true)
  expect(await box.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0)
})

test('a PDF is as wide as the screen, without its margins, and can be enlarged [#16]', async ({ person }) => {
  const { page } = person
  await person.begins()
  await person.hasParsed()
  await person.activates('abernathy.pdf')
  await page.goto('/')
  await page.getByRole('button', { name: 'Show in PDF' }).first().click()
  const pane = page.getByRole('region', { name: 'Original PDF' })
  const first = pane.getByRole('img').first()
  await expect(first).toBeVisible()
  const overflow = () => pane.evaluate((element) => element.scrollWidth - element.clientWidth)
  const lines = () =>
    pane.evaluate((element) => {
      const edges = [...element.querySelectorAll('[data-line]')].map((line) => line.getBoundingClientRect())
      return { from: Math.min(...edges.map(({ left }) => left)), to: Math.max(...edges.map(({ right }) => right)) }
    })
  expect(await overflow()).toBe(0)
  const whole = await lines()
  // What is printed begins and ends near the edges of the screen, and all of it is on it.
  expect(whole.from).toBeGreaterThanOrEqual(12)
  expect(whole.from).toBeLessThan(36)
  expect(whole.to).toBeGreaterThan(354)
  expect(whole.to).toBeLessThanOrEqual(378)
  await pane.getByRole('button', { name: 'Zoom in' }).click()
  expect(await overflow()).toBeGreaterThan(200)
  await pane.getByRole('button', { name: 'Fit to width' }).click()
  expect(await overflow()).toBe(0)
})

test('what to do next comes before the resume, and readiness is one line [#16]', async ({ person: { page } }) => {
  await asOwner(page)
  await page.goto('/')
  const next = page.getByRole('button', { name: /^(Start interview|Answer this)$/ })
  await expect(next).toBeInViewport()
  const sheet = await boxOf(page.getByText('Duncan Abernathy', { exact: true }))
  expect((await boxOf(next)).y).toBeLessThan(sheet.y)
  const ready = page.getByRole('region', { name: /^Ready for employers/ })
  expect((await boxOf(ready)).height).toBeLessThan(40)
  await expect(page.getByRole('link', { name: /open question/ })).toBeInViewport()
})
