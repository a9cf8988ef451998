import { expect } from '@playwright/test'
import { texts, toSessionView } from '../../packages/core/src/index.ts'
import { type Step, sessionModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { type Stage, screenOf } from './screen.ts'

const keyOfToken = 'access_token'
const stored = (key: string) => localStorage.getItem(key)

/** Who is logged in, on the app's own pages; the other tab is a second page of the same browser. */
export const sessionScreen = async ({ page, url }: Stage) => {
  const bob = await Candidate.joins(url, 'Bob Tester')
  /** Joins again once her account has been deleted. */
  let ada: Candidate | null = null
  /** The model's tokens, and the real ones they stand for. */
  let tokens: Record<string, string> = {}
  const other = await page.context().newPage()
  await other.goto(`${url}/icon.svg`)
  // In a tab that is not in front a browser draws once a second, and each press waits for two frames.
  await page.bringToFront()
  const keep = (token: string | null) =>
    other.evaluate(
      ([key, value]) => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
      [keyOfToken, token] as const,
    )
  const menu = page.getByRole('button', { name: 'User menu' })
  const pressIfThere = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href)
  const isOlder = (event: Step) => event['sentWith'] === 'before'
  /** Ada, with a new account where the one before was deleted. */
  const adaHerself = async () => {
    ada ??= await Candidate.joins(url, 'Ada Tester')
    return ada
  }
  /** A token that no log-out has ended. */
  const renews = async (token: string) => {
    tokens[token] = await (token === 'bob' ? bob : await adaHerself()).freshToken()
    return tokens[token]
  }

  return screenOf({
    model: sessionModel,
    proven: sessionModel,
    goesOn: true,
    begin: async () => {
      tokens = {}
      await keep(null)
      await page.goto(`${url}/login`)
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'session.started':
          if (from.matches('loggedIn')) return 'while logged in: the log-in page is not shown to who is logged in'
          return async () => {
            const { email, password } = (await adaHerself()).account
            await page.getByLabel('Username').fill(email)
            await page.getByPlaceholder('Password', { exact: true }).fill(password)
            await page.getByRole('button', { name: 'Log In' }).click()
            await expect(menu).toBeVisible()
            tokens['ada'] = (await page.evaluate(stored, keyOfToken)) ?? ''
          }
        case 'session.renewed':
          if (isOlder(event)) return 'an answer that comes after the session it belongs to: proven in core'
          return async () => {
            const token = await renews(String(event['token']))
            await page.route('**/api/v1/users/me', async (route) => {
              const response = await route.fetch()
              await route.fulfill({ response, headers: { ...response.headers(), 'x-access-token': token } })
            })
            const renewed = page.waitForResponse((response) => response.headers()['x-access-token'] === token)
            await page.reload()
            await renewed
            await page.unroute('**/api/v1/users/me')
          }
        case 'session.expired':
          if (isOlder(event)) return 'a refusal that comes after the session it belongs to: proven in core'
          return async () => {
            await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, json: { detail: 'Expired' } }))
            // A call in the background may meet the 401 first, and then the links are gone.
            const login = page.getByRole('heading', { name: 'Log in to Candid' })
            await pressIfThere('/settings')
            await expect(login.or(page.getByRole('heading', { name: 'User Settings' }))).toBeVisible()
            await pressIfThere('/')
            await expect(login).toBeVisible()
            await expect(page.getByRole('alert').filter({ hasText: texts.sessionEnded })).toBeVisible()
            await page.unroute('**/api/v1/**')
          }
        case 'session.end':
          if (event['reason'] === 'loggedOut')
            return async () => {
              await menu.click()
              await page.getByRole('menuitem', { name: 'Log out' }).click()
            }
          return async () => {
            await page.goto(`${url}/settings?tab=danger`)
            await page.getByRole('button', { name: 'Delete', exact: true }).click()
            await page.getByLabel('Your email').fill(await emailShown())
            await page.getByRole('button', { name: 'Confirm' }).click()
            ada = null
          }
        case 'session.followed':
          return async () => keep(event['token'] === null ? null : await renews(String(event['token'])))
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { mode, token } = toSessionView(snapshot)
      if (mode === 'loggedIn') await expect(menu).toBeVisible()
      else await expect(page.getByRole('heading', { name: 'Log in to Candid' })).toBeVisible()
      await expect
        .poll(() => page.evaluate(stored, keyOfToken))
        .toBe(token === null ? null : (tokens[token] ?? `no token stands for ${token}`))
      if (token === 'bob') await expect(page.getByText('Bob Tester').first()).toBeVisible()
    },
  })

  async function emailShown(): Promise<string> {
    const text = await page.getByRole('alertdialog').textContent()
    return /[\w.+-]+@candid\.test/.exec(text ?? '')?.[0] ?? ''
  }
}
