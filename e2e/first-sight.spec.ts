import { expect, test } from './fixtures.ts'

// The refusal that the test is after.
test.use({ expectedErrors: [/status of 400/] })

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
})
