import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Candidate, samplePath } from '../models/candidate.ts'
import { Product } from '../product.ts'
import { expect, test, Visitor } from './world.ts'

test('the policy allows no inline style or script, and no screen of ours asks for one', async ({ visitor }) => {
  const { page, candidate } = visitor
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  const id = await visitor.hasResume()
  await candidate.calls('POST', `/resumes/${id}/active?active=true`)
  const first = await page.goto(visitor.url)
  const policy = first?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')

  // Whatever places, measures, draws or moves things: menus, dialogs, tooltips, sliders, toasts, the PDF.
  await visitor.opens('/resumes')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Actions/ }).hover()
  await page.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete Resume' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Resume' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${visitor.url}/resumes/${id}`)
  const skills = await visitor.opensPanel('Technical Proficiencies')
  await skills.getByRole('button', { name: /^Excel/ }).click()
  await skills.getByRole('button', { name: 'Edit' }).first().click()
  await skills.getByRole('slider').first().press('ArrowRight')
  await page.getByRole('button', { name: 'Show in PDF' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 of the PDF' })).toBeVisible()
  const dialog = await visitor.opensInterviewHere()
  await dialog.getByRole('button', { name: 'Generate questions' }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(2)
  await dialog.getByRole('textbox').first().fill('One\ntwo\nthree\nfour\nfive lines, so that the box grows.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await page.goto(`${visitor.url}/settings?tab=appearance`)
  await page.getByRole('radio', { name: 'Dark Mode' }).click()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${visitor.url}/employers`)
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(violations).toEqual([])

  // The listener does hear: an inline style is refused.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>'))
  await expect.poll(() => violations.length).toBe(1)
})

const dist = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url))
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** The built web app on a port of its own, as any file server would serve it, told where the API is. */
const serveApp = async (api: () => string) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/config.json') {
      response.end(JSON.stringify({ apiBaseUrl: api() }))
      return
    }
    const isFile = extname(pathname) !== ''
    response.setHeader('Content-Type', isFile ? (types[extname(pathname)] ?? 'text/plain') : 'text/html')
    response.end(await readFile(join(dist, isFile ? pathname : 'index.html')))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

test('the web app of another origin does the main job against an API that names it, and none against one that does not', async ({
  page,
  product: closed,
}) => {
  test.slow()
  let api = ''
  const app = await serveApp(() => api)
  const product = await Product.start({ WEB_ORIGINS: app.url, TOKEN_TTL: '60' })
  try {
    const visitor = new Visitor(page, app.url, await Candidate.joins(product.url))
    api = closed.url
    await page.goto(`${app.url}/login`)
    await visitor.logsInHere()
    await visitor.seesAlert('Something went wrong.')

    api = product.url
    await page.goto(`${app.url}/login`)
    await visitor.logsInHere()
    await expect(page.getByText('You have no active resumes.')).toBeVisible()
    const token = () => page.evaluate(() => localStorage.getItem('access_token'))
    const first = await token()
    await page.goto(`${app.url}/resumes`)
    await visitor.uploads(samplePath)
    await visitor.parses('sample-resume.pdf')
    await visitor.activates('sample-resume.pdf')
    await page.goto(app.url)
    const panel = await visitor.editsOverview('Written from another origin.')
    await visitor.savesItem(panel)
    await visitor.seesToast('The overview item has been saved')
    await expect(panel.getByText('Written from another origin.')).toBeVisible()
    // After half of its time a token is renewed with any answer, as a cheap call tells. That of the page can be read, too.
    const isRenewed = async () => {
      const headers = { Authorization: `Bearer ${first}` }
      return (await fetch(`${product.url}/api/v1/users/me`, { headers })).headers.has('x-access-token')
    }
    await expect.poll(isRenewed, { timeout: 120_000 }).toBe(true)
    await page.reload()
    await expect.poll(token).not.toBe(first)
    const left = page.waitForResponse((response) => response.url().endsWith('/logout'))
    await page.getByRole('button', { name: 'Log out' }).click()
    expect((await left).status()).toBe(200)
    await expect(page).toHaveURL(`${app.url}/login`)
  } finally {
    await product.dispose()
    app.close()
  }
})
