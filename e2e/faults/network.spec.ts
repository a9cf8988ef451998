import { samplePath } from '../models/candidate.ts'
import { expect, test } from './world.ts'

const offline = 'You are offline. Nothing you have typed is lost; save it when the connection is back.'

test.describe('without a network', () => {
  test('a log-in says so, keeps what was typed, and works with one press afterwards', async ({ visitor, context }) => {
    const { page } = visitor
    await page.goto(`${visitor.url}/login`)
    await expect(page.getByLabel('Username')).toBeVisible()
    await visitor.goesOffline()
    await expect(page.getByText(offline)).toBeVisible()
    await visitor.logsInHere()
    await visitor.seesAlert('Something went wrong.')
    await expect(page.getByLabel('Username')).toHaveValue(visitor.candidate.account.email)
    await expect(page.getByPlaceholder('Password', { exact: true })).toHaveValue(visitor.candidate.account.password)
    await context.setOffline(false)
    await expect(page.getByText(offline)).toBeHidden()
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('You have no active resumes.')).toBeVisible()
  })

  test('an upload, a parse, an activation each say so, and one press goes on afterwards', async ({
    visitor,
    context,
  }) => {
    const { page } = visitor
    await visitor.opens('/resumes')
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(samplePath)
    await page.getByRole('dialog').getByLabel('Parse it right away').uncheck()
    await visitor.goesOffline()
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
    await visitor.seesAlert('Something went wrong.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await visitor.seesToast('Item created successfully.')
    await visitor.closesNotices()

    const row = visitor.row('sample-resume.pdf')
    for (const { name, done } of [
      { name: 'Parse', done: 'The Resume has been parsed.' },
      { name: 'Activate', done: 'The Resume has been made active.' },
    ]) {
      await visitor.goesOffline()
      await row.getByRole('button', { name, exact: true }).click()
      await visitor.seesAlert('An error occurred while attempting to active the resume.')
      await expect(row.getByRole('button', { name, exact: true })).toBeVisible()
      await context.setOffline(false)
      await row.getByRole('button', { name, exact: true }).click()
      await visitor.seesToast(done)
      await visitor.closesNotices()
    }
  })

  test('questions and an answer fail with the reason, the text stays, and one press goes on afterwards', async ({
    visitor,
    context,
  }) => {
    const { dialog } = await visitor.opensInterview(0)
    await expect(dialog.getByText('No questions yet for this category.')).toBeVisible()
    await visitor.goesOffline()
    await dialog.getByRole('button', { name: 'Generate questions' }).click()
    await visitor.seesAlert('Something went wrong.')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Generate questions' }).click()
    const answers = dialog.getByRole('textbox')
    await expect(answers).toHaveCount(2)

    await visitor.goesOffline()
    await answers.first().fill('Typed in a tunnel.')
    await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(dialog.getByText('The answer was not saved. Your text is still here.')).toBeVisible()
    await answers.nth(1).fill('Only begun in the tunnel.')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(answers).toHaveCount(1)
    await expect(dialog.getByText('Typed in a tunnel.')).toBeVisible()
    await visitor.page.reload()
    const again = await visitor.opensInterviewHere()
    await expect(again.getByRole('textbox').first()).toHaveValue('Only begun in the tunnel.')
  })

  test('an item is not saved, which is said beside the text, and one press saves it afterwards', async ({
    visitor,
    context,
  }) => {
    const { page } = visitor
    await visitor.opens(`/resumes/${await visitor.hasResume()}`)
    const panel = await visitor.editsOverview('Written in a tunnel.')
    await visitor.goesOffline()
    await visitor.savesItem(panel)
    await expect(panel.getByText('Your text is still here.')).toBeVisible()
    await expect(panel.getByRole('textbox')).toHaveValue('Written in a tunnel.')
    await context.setOffline(false)
    await visitor.savesItem(panel)
    await visitor.seesToast('The overview item has been saved')
    await expect(page.getByText('Written in a tunnel.')).toBeVisible()
  })

  test('another page and its data fail with the reason, and come by themselves or with one press afterwards', async ({
    visitor,
    context,
  }) => {
    const { page } = visitor
    for (let number = 1; number <= 11; number += 1) await visitor.candidate.uploads(`resume-${number}.pdf`)
    await visitor.opens('/resumes')
    await expect(visitor.row('resume-11.pdf')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
    await visitor.goesOffline()
    // The second page was fetched ahead; the third was not.
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(visitor.row('resume-6.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong.')
    await context.setOffline(false)
    await expect(visitor.row('resume-1.pdf')).toHaveCount(1)

    await visitor.goesOffline()
    await page.getByRole('link', { name: 'User Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    await context.setOffline(false)
    // It comes by itself once the browser hears of the network, or with one press: whichever is there first.
    const settings = page.getByRole('heading', { name: 'User Settings' })
    await page.getByRole('button', { name: 'Try again' }).or(settings).first().click()
    await expect(settings).toBeVisible()
  })
})

test('a page whose code is cut off by a change of network comes all the same', async ({ visitor }) => {
  const { page } = visitor
  let cut = 0
  // What is under way at that moment breaks off. Some browsers ask again, others remember it until the page is reloaded.
  await page.route(/\/assets\/settings-page-.*\.js$/, (route) => {
    cut += 1
    return cut === 1 ? route.abort('connectionreset') : route.fallback()
  })
  await visitor.opens('/settings')
  await expect(page.getByRole('heading', { name: 'User Settings' })).toBeVisible()
  expect(cut).toBeGreaterThan(1)
})

test.describe('on a slow network', () => {
  test('every wait shows that it goes on, an upload how far it is, and each ends', async ({ visitor, context }) => {
    test.slow()
    const { page } = visitor
    const slow = await context.newCDPSession(page)
    await slow.send('Network.enable')
    // "Slow 3G" of Chromium's own tools: 400 ms, 400 kbit/s each way.
    const bytesPerSecond = 50_000
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await page.goto(`${visitor.url}/login`, { waitUntil: 'commit' })
    // It is in the answer itself: nothing waits for the app.
    await expect(page.getByLabel('Username')).toBeVisible()
    // Each wait is held until it was seen: a busy machine may look too late.
    const holds = async (address: string) => {
      const seen = Promise.withResolvers<void>()
      await page.route(address, async (route) => {
        await seen.promise
        await route.continue()
      })
      return () => seen.resolve()
    }
    const letsLogIn = await holds('**/api/v1/login/access-token')
    await visitor.logsInHere()
    await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('aria-busy', 'true')
    letsLogIn()
    await expect(page.getByText('You have no active resumes.')).toBeVisible()

    await page.getByRole('link', { name: 'Resumes', exact: true }).click()
    await page.getByRole('button', { name: 'Add Resume' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Parse it right away').uncheck()
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: await largePdf(),
    })
    // The page itself counts the values that the bar shows: from outside some would be missed.
    const seen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const values = new Set<number>()
          const look = () => {
            const bar = document.querySelector<HTMLProgressElement>('[role=dialog] progress')
            if (bar && bar.value > 0 && bar.value < 100) values.add(bar.value)
            if (values.size >= 3) resolve(values.size)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    expect(await seen).toBe(3)
    await visitor.seesToast('Item created successfully.')

    const row = visitor.row('large.pdf')
    const letsParse = await holds('**/chunks')
    await row.getByRole('button', { name: 'Parse', exact: true }).click()
    await expect(row.getByRole('status').first()).toBeVisible()
    letsParse()
    await visitor.seesToast('The Resume has been parsed.')
  })

  test('a server that never answers ends the wait after two minutes, with the text kept', async ({ visitor }) => {
    const { page } = visitor
    await page.clock.install()
    await page.goto(`${visitor.url}/login`)
    await page.route('**/api/v1/login/access-token', () => new Promise(() => undefined))
    await visitor.logsInHere()
    await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(120_000)
    await visitor.seesAlert('Something went wrong.')
    await expect(page.getByLabel('Username')).toHaveValue(visitor.candidate.account.email)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('You have no active resumes.')).toBeVisible()

    await page.getByRole('link', { name: 'Resumes', exact: true }).click()
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(samplePath)
    await page.getByRole('dialog').getByLabel('Parse it right away').uncheck()
    const isHeld = Promise.withResolvers<void>()
    await page.route('**/api/v1/resumes/', async (route) => {
      if (route.request().method() === 'POST') isHeld.resolve()
      else await route.fallback()
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
    await isHeld.promise
    await visitor.closesNotices()
    await page.clock.fastForward(120_000)
    await visitor.seesAlert('Something went wrong.')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await visitor.seesToast('Item created successfully.')
  })
})

/** The sample resume with 200 kB of comment behind its header, which takes four seconds of a slow network. */
const largePdf = async () => {
  const { readFile } = await import('node:fs/promises')
  const bytes = await readFile(samplePath)
  return Buffer.concat([bytes, Buffer.from(`\n%${'x'.repeat(200_000)}\n`)])
}
