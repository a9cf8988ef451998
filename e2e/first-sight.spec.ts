import type { Page } from '@playwright/test'
import { newAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { newOwner, type Owner } from './models/owner.ts'

// The refusals that the tests are after.
test.use({ expectedErrors: [/status of 40[04]/] })

/** The page has not come whole as long as its scripts have not. */
const beforeScripts = { waitUntil: 'commit' } as const

/** Keeps the app's code waiting until it is let go on. */
const holdsScripts = async (page: Page) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await allowed
    await route.continue()
  })
  return allow
}

test.describe('a public page', () => {
  for (const [path, heading] of [
    ['/login', 'Log in to Candid'],
    ['/signup', 'Create your account'],
    ['/recover-password', 'Password Recovery'],
  ] as const)
    test(`${path} can be read before any script has come`, async ({ browser, product }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${product.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // Styled by what came with it.
      await expect(page.getByRole('main')).toHaveCSS('display', 'flex')
      await context.close()
    })

  test('keeps what is typed and sent before the app is there', async ({ person: { page } }) => {
    // The app's code waits until the fields are filled in.
    const { promise: typed, resolve: allow } = Promise.withResolvers<void>()
    await page.route('**/config.json', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/login')
    await page.getByLabel('Username').fill('nobody@candid.test')
    await page.getByPlaceholder('Password', { exact: true }).fill('wrong password')
    await page.getByRole('button', { name: 'Log In' }).click()
    allow()
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue('nobody@candid.test')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('keeps what is typed before the app is there when it is reloaded after a sign-up', async ({ person }) => {
    const { page } = person
    const account = newAccount()
    await person.signsUp(account)
    const allow = await holdsScripts(page)
    await page.reload(beforeScripts)
    const password = page.getByPlaceholder('Password', { exact: true })
    await password.fill(account.password)
    allow()
    // The address is the one that has just signed up, as it is without a reload.
    await expect(page.getByLabel('Username')).toHaveValue(account.email)
    await expect(password).toHaveValue(account.password)
    await expect(password).toBeFocused()
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(`${person.url}/`)
  })

  test('leaves a field alone in which somebody stands when it is taken over after a sign-up', async ({ person }) => {
    const { page } = person
    const account = newAccount()
    await person.signsUp(account)
    const allow = await holdsScripts(page)
    await page.reload(beforeScripts)
    const username = page.getByLabel('Username')
    await username.focus()
    allow()
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
    await username.pressSequentially('another@candid.test')
    await expect(username).toHaveValue('another@candid.test')
  })

  test('says again where the mail went when it is reloaded after a recovery', async ({ person: { page } }) => {
    await page.goto('/recover-password')
    await page.getByPlaceholder('Email').fill('nobody@candid.test')
    await page.getByRole('button', { name: 'Continue' }).click()
    const sent = page.getByRole('heading', { name: 'Check your inbox' })
    await expect(sent).toBeVisible()
    await page.reload()
    await expect(sent).toBeVisible()
    await expect(page.getByText('Open the link in the email to nobody@candid.test.')).toBeVisible()
  })

  test('focuses the password when it is reloaded after a sign-up and nobody has typed', async ({ person }) => {
    const { page } = person
    const account = newAccount()
    await person.signsUp(account)
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue(account.email)
    await expect(page.getByPlaceholder('Password', { exact: true })).toBeFocused()
  })
})

test.describe("an employer's page", () => {
  let owner: Owner
  test.beforeAll(async ({ product }) => {
    owner = await newOwner(product.url)
  })

  for (const [device, width, height] of [
    ['a desk', 1440, 900],
    ['a phone', 390, 844],
  ] as const)
    test(`can be read without scripts on ${device}, and offers nothing that needs them [#20]`, async ({
      browser,
      product,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height } })
      const page = await context.newPage()
      for (const [path, name] of [
        [owner.shared, 'Duncan Abernathy'],
        ['/share/sample', 'Mara Lindholm'],
      ] as const) {
        await page.goto(`${product.url}${path}`)
        const resume = page.getByRole('article', { name: 'Resume' })
        await expect(resume.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(resume.getByRole('heading', { level: 2, name: 'Experience' })).toBeVisible()
        await expect(resume.getByRole('listitem').first()).toBeVisible()
        await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
        await expect(page.locator('noscript')).toBeVisible()
        await expect(page).toHaveTitle('Resume · Candid')
      }
      await page.goto(`${product.url}/share/never-made`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
      await context.close()
    })

  test('keeps what is typed and asked before the app is there, and is not drawn again [#21.1]', async ({
    person: { page },
  }) => {
    const allow = await holdsScripts(page)
    await page.goto(owner.shared, beforeScripts)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Duncan Abernathy')
    // A mark that only the very same element keeps.
    await heading.evaluate((element) => element.setAttribute('data-mark', 'kept'))
    const box = page.getByRole('textbox', { name: 'Ask this resume' })
    await box.fill('Does he juggle?')
    // It still looks as if nothing had been typed.
    await page.getByRole('button', { name: 'Ask', exact: true }).click({ force: true })
    allow()
    const list = page.getByRole('list', { name: 'Questions and answers' })
    await expect(list.getByText('Does he juggle?')).toBeVisible()
    await expect(page).toHaveTitle('Duncan Abernathy · Candid')
    await expect(heading).toHaveAttribute('data-mark', 'kept')
  })

  test('has a box as high as what is typed before the app is there, so that nothing moves when it comes', async ({
    person: { page },
  }) => {
    const allow = await holdsScripts(page)
    await page.goto(owner.shared, beforeScripts)
    // The word on the button is a little wider in its own face.
    await page.evaluate(() => document.fonts.ready)
    const ask = page.getByRole('button', { name: 'Ask', exact: true })
    const place = () => ask.evaluate((element) => element.getBoundingClientRect().toJSON())
    const empty = await place()
    await page
      .getByRole('textbox', { name: 'Ask this resume' })
      .fill('Does he hold a licence to fly a helicopter over the sea?')
    const typed = await place()
    expect(typed.top).toBeGreaterThan(empty.top)
    allow()
    await expect(page.locator('form[data-prerendered]')).toHaveCount(0)
    expect(await place()).toEqual(typed)
  })

  test('goes on from what was typed, and counts as one opening', async ({ person: { page } }) => {
    const { path } = (await owner.candidate.calls('POST', '/users/me/share-links', {
      name: 'Another school',
      expires_at: null,
      sections: ['overview'],
      questions: true,
      contact: false,
    })) as { path: string }
    const openings = async () => {
      const links = (await owner.candidate.calls('GET', '/users/me/share-links')) as { path: string; opened: number }[]
      return links.find((link) => link.path === path)?.opened
    }
    const allow = await holdsScripts(page)
    await page.goto(path, beforeScripts)
    const box = page.getByRole('textbox', { name: 'Ask this resume' })
    await box.fill('Does he ')
    expect(await openings()).toBe(0)
    allow()
    await expect(page).toHaveTitle('Duncan Abernathy · Candid')
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
    await expect(box).toHaveValue('Does he ')
    await box.pressSequentially('teach?')
    await expect(box).toHaveValue('Does he teach?')
    await expect.poll(openings).toBe(1)
  })

  test('opens its bar on a phone, and takes the question, before the app is there [#20.8]', async ({
    browser,
    product,
  }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await phone.newPage()
    const allow = await holdsScripts(page)
    await page.goto(`${product.url}${owner.shared}`, beforeScripts)
    const bar = page.getByRole('button', { name: 'Ask about Duncan' })
    await bar.tap()
    const box = page.getByRole('textbox', { name: 'Ask this resume' })
    await expect(box).toBeFocused()
    await page.keyboard.type('How many teachers does he ')
    allow()
    await expect(page.getByRole('button', { name: 'Back to the resume' })).toBeVisible()
    await expect(box).toBeFocused()
    await page.keyboard.type('manage?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Questions and answers' })).toContainText(
      'How many teachers does he manage?',
    )
    await phone.close()
  })

  test('stays the plain page where the link does not work', async ({ person: { page } }) => {
    const allow = await holdsScripts(page)
    await page.goto('/share/never-made', beforeScripts)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('This link does not work')
    await heading.evaluate((element) => element.setAttribute('data-mark', 'kept'))
    allow()
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
    await expect(heading).toHaveAttribute('data-mark', 'kept')
  })
})

test.describe('a page of a session', () => {
  test('has its menus before any script has come, and they stay [#21.1]', async ({ person, product }) => {
    const { candidate } = await newOwner(product.url)
    const { page } = person
    await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
    for (const [path, entry, heading] of [
      ['/', 'Dashboard', /^Hello,/],
      ['/resumes', 'Resumes', 'Resume Management'],
      ['/settings', 'User Settings', 'User Settings'],
      ['/employers', null, 'Employers'],
    ] as const) {
      const allow = await holdsScripts(page)
      await page.goto(path, beforeScripts)
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Resumes' })).toBeVisible()
      if (entry) await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
      await menu.evaluate((element) => element.setAttribute('data-mark', 'kept'))
      allow()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(menu).toHaveAttribute('data-mark', 'kept')
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test('shows nothing to who is not logged in, who is sent to log in', async ({ page }) => {
    const allow = await holdsScripts(page)
    await page.goto('/resumes', beforeScripts)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    allow()
    await expect(page).toHaveURL(/\/login$/)
  })
})
