import { test as base } from '@playwright/test'
import { Person } from './person.ts'
import { Product } from './product.ts'

/**
 * The tests' one way to a browser: with the same fixtures everywhere a worker keeps its browser and its product from file to
 * file. `product`: the built product, one per worker, with its own data. `person`: somebody at a browser who is not logged in;
 * anything the page writes to the console as an error fails the test, unless the test expects it.
 */
export const test = base.extend<{ person: Person; expectedErrors: RegExp[] }, { product: Product }>({
  product: [
    // Playwright reads the fixtures' names from this parameter, so it must be a pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const product = await Product.start()
      await use(product)
      await product.dispose()
    },
    { scope: 'worker' },
  ],
  expectedErrors: [[], { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  person: async ({ page, product, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      // A new user has no active resume. Whether the home page has asked for it before the test goes on is chance.
      const isNoneActive =
        message.text().includes('status of 404') && message.location().url.endsWith('/api/v1/resumes/active')
      if (message.type() === 'error' && !isNoneActive) errors.push(message.text())
    })
    await use(new Person(page, product.url))
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
    if (unexpected.length > 0) throw new Error(`The page's console showed errors:\n${unexpected.join('\n')}`)
  },
})

export { expect } from '@playwright/test'
