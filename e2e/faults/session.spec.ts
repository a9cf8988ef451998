import { expect, test, type Visitor } from './world.ts'

const ended = 'Your session has ended. Please log in again.'

test('a session that ends in the middle of an answer and of an item says so, and after log-in the texts are there', async ({
  visitor,
}) => {
  const { page, candidate } = visitor
  const { resumeId, dialog } = await visitor.opensInterview(3)
  // The answer meets the end of the session, not its draft, which is kept after a second.
  await page.route('**/draft', (route) => route.abort('connectionreset'))
  await dialog.getByRole('textbox').first().fill('Half an answer, and the rest of it.')
  await visitor.comesToRest()
  // The stream of events tells the page, before anything is pressed.
  await candidate.revokes(await page.evaluate(() => localStorage.getItem('access_token')))
  await visitor.seesAlert(ended)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()

  await visitor.logsInHere()
  await expect(page).toHaveURL(`${visitor.url}/`)
  await page.goto(`${visitor.url}/resumes/${resumeId}`)
  const again = await visitor.opensInterviewHere()
  await expect(again.getByRole('textbox').first()).toHaveValue('Half an answer, and the rest of it.')
  await page.keyboard.press('Escape')

  await visitor.editsOverview('Half an item, and the rest of it.')
  await visitor.comesToRest()
  await candidate.revokes(await page.evaluate(() => localStorage.getItem('access_token')))
  await visitor.seesAlert(ended)
  await expect(page).toHaveURL(/\/login$/)
  await visitor.logsInHere()
  await expect(page).toHaveURL(`${visitor.url}/`)
  await page.goto(`${visitor.url}/resumes/${resumeId}`)
  const shown = await visitor.opensPanel('Overview')
  await expect(shown.getByText('You have unsaved edits to this item.')).toBeVisible()
  await shown.getByRole('button', { name: 'Continue editing' }).click()
  await expect(shown.getByRole('textbox')).toHaveValue('Half an item, and the rest of it.')
  await visitor.savesItem(shown)
  await visitor.seesToast('The overview item has been saved')
})

test('an item that is being added outlives the session too', async ({ visitor }) => {
  const { page, candidate } = visitor
  const address = `/resumes/${await visitor.hasResume()}`
  await visitor.opens(address)
  const panel = await visitor.opensPanel('Overview')
  await panel.getByRole('button', { name: 'Add an item' }).click()
  await panel.getByRole('textbox').fill('A new line about me.')
  await visitor.comesToRest()
  await candidate.revokes(candidate.token)
  await visitor.seesAlert(ended)
  await visitor.logsInHere()
  await expect(page).toHaveURL(`${visitor.url}/`)
  await page.goto(`${visitor.url}${address}`)
  const again = await visitor.opensPanel('Overview')
  await again.getByRole('button', { name: 'Add an item' }).click()
  await expect(again.getByRole('textbox')).toHaveValue('A new line about me.')
  await again.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(again.getByRole('article').filter({ hasText: 'A new line about me.' })).toBeVisible()
  await again.getByRole('button', { name: 'Add an item' }).click()
  await expect(again.getByRole('textbox')).toHaveValue('')
})

const refusals = {
  'that forbids any access to it': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [kind, refuse] of Object.entries(refusals))
  test(`with a storage ${kind} one logs in and works, and is told once that nothing is remembered`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.hasResume()
    const resumes = (await visitor.candidate.calls('GET', '/resumes/')) as { data: { id: string }[] }
    await visitor.candidate.calls('POST', `/resumes/${resumes.data[0]?.id}/active?active=true`)
    await page.addInitScript(refuse)
    await page.goto(`${visitor.url}/login`)
    await visitor.logsInHere()
    const notice = page.getByRole('alert').filter({ hasText: 'This browser does not let Candid store anything.' })
    await expect(notice).toHaveCount(1)
    const panel = await visitor.editsOverview('Written into memory only.')
    await visitor.savesItem(panel)
    await visitor.seesToast('The overview item has been saved')
    await expect(panel.getByText('Written into memory only.')).toBeVisible()
    await page.getByRole('link', { name: 'User Settings' }).click()
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByRole('radio', { name: 'Dark Mode' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(notice).toHaveCount(1)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  })

test.describe('after an update of the server', () => {
  /** Answers as a server whose build has changed: the page names another entry, and old parts are gone. */
  const updates = async ({ page }: Visitor, { reaches }: { reaches: boolean }) => {
    const pages = { served: 0 }
    let isUpdated = true
    await page.route(
      (url) => url.pathname === '/' || /^\/resumes|^\/settings/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const isNavigation = route.request().isNavigationRequest()
        if (isNavigation) pages.served += 1
        // Once reloaded, the new build is whole, unless the update never reaches this browser.
        if (isNavigation && reaches) isUpdated = false
        const served = isNavigation ? html : html.replace(/(src="\/assets\/index)-[^"]+\.js"/, '$1-newer.js"')
        await route.fulfill({ response, body: served })
      },
    )
    await page.route(/\/assets\/(settings-page|original-pane)-.*\.js$/, (route) =>
      isUpdated ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    return pages
  }

  test('a page whose code is gone is reloaded, once, and drafts are kept', async ({ visitor }) => {
    const { page } = visitor
    const address = `/resumes/${await visitor.hasResume()}`
    await visitor.opens(address)
    await visitor.editsOverview('Typed before the update.')
    const pages = await updates(visitor, { reaches: true })
    await page.getByRole('link', { name: 'User Settings' }).click()
    await page.getByRole('button', { name: 'Leave, keep draft' }).click()
    await expect(page.getByRole('tab', { name: 'My profile' })).toBeVisible()
    expect(pages.served).toBe(1)
    await page.getByRole('link', { name: 'Resumes', exact: true }).click()
    await page.goto(`${visitor.url}${address}`)
    const panel = await visitor.opensPanel('Overview')
    await panel.getByRole('button', { name: 'Continue editing' }).click()
    await expect(panel.getByRole('textbox')).toHaveValue('Typed before the update.')
  })

  test('a part of a page whose code is gone too', async ({ visitor }) => {
    // narrow enough that a review does not begin with the PDF
    await visitor.page.setViewportSize({ width: 1060, height: 900 })
    await visitor.opens(`/resumes/${await visitor.hasResume()}`)
    const pages = await updates(visitor, { reaches: true })
    const show = visitor.page.getByRole('button', { name: 'Show in PDF' })
    await show.click()
    await expect.poll(() => pages.served).toBe(1)
    await show.click()
    await expect(visitor.page.getByRole('img', { name: 'Page 1 of the PDF' })).toBeVisible()
    expect(pages.served).toBe(1)
  })

  test('code that stays away after that is told, and nothing loops', async ({ visitor }) => {
    const { page } = visitor
    await visitor.opens('/resumes')
    await expect(page.getByText('No resumes yet.')).toBeVisible()
    const pages = await updates(visitor, { reaches: false })
    await page.getByRole('link', { name: 'User Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(pages.served).toBe(1)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
