import { newAccount } from '../account.ts'
import { samplePath } from '../models/candidate.ts'
import { Person } from '../person.ts'
import { resumePath } from '../resumes.ts'
import { expect, test, Visitor } from './world.ts'

test.describe('two tabs', () => {
  test('log out together, and in again', async ({ visitor, context }) => {
    const { page } = visitor
    await visitor.opens('/resumes')
    await expect(page.getByText('No resumes yet.')).toBeVisible()
    const other = new Visitor(await context.newPage(), visitor.url, visitor.candidate)
    await other.page.goto(`${visitor.url}/settings`)
    await other.page.getByRole('button', { name: 'Log out' }).click()
    for (const tab of [page, other.page]) await expect(tab.getByRole('button', { name: 'Log In' })).toBeVisible()
    await other.logsInHere()
    for (const tab of [page, other.page]) await expect(tab.getByRole('button', { name: 'User menu' })).toBeVisible()
  })

  test('that type answers to the same question keep both, and show one the other', async ({ visitor, context }) => {
    const { page } = visitor
    const { resumeId, dialog: here } = await visitor.opensInterview(1)
    const other = new Visitor(await context.newPage(), visitor.url, visitor.candidate)
    await other.page.goto(`${visitor.url}/resumes/${resumeId}`)
    const there = await other.opensInterviewHere()
    // A page that opens later goes on with the draft that there is: both are open before either types.
    await expect(there.getByRole('textbox')).toBeVisible()
    await here.getByRole('textbox').fill('Typed in the first tab.')
    await there.getByRole('textbox').fill('Typed in the second tab.')
    await expect(here.getByRole('note')).toContainText('Typed in the second tab.')
    await expect(there.getByRole('note')).toContainText('Typed in the first tab.')
    await expect(here.getByRole('textbox')).toHaveValue('Typed in the first tab.')

    await page.reload()
    const again = await visitor.opensInterviewHere()
    const texts = async () => [
      await again.getByRole('textbox').inputValue(),
      await again.getByRole('note').textContent(),
    ]
    expect((await texts()).join()).toContain('Typed in the first tab.')
    expect((await texts()).join()).toContain('Typed in the second tab.')
    await again.getByRole('button', { name: 'Use that one' }).click()
    expect((await texts()).join()).toContain('Typed in the first tab.')
    expect((await texts()).join()).toContain('Typed in the second tab.')
    await again.getByRole('button', { name: 'Discard' }).click()
    await expect(again.getByRole('note')).toHaveCount(0)
  })

  test('that edit the same item: the second is shown both texts, and neither draft overwrites the other', async ({
    visitor,
    context,
  }) => {
    const { page } = visitor
    const address = `/resumes/${await visitor.hasResume()}`
    await visitor.opens(address)
    const other = new Visitor(await context.newPage(), visitor.url, visitor.candidate)
    await other.page.goto(`${visitor.url}${address}`)
    const here = await visitor.editsOverview('Typed in the first tab.')
    const there = await other.editsOverview('Typed in the second tab.')
    await other.savesItem(there)
    await other.seesToast('The overview item has been saved')
    await page.reload()
    const shown = await visitor.opensPanel('Overview')
    await shown.getByRole('button', { name: 'Continue editing' }).click()
    await expect(shown.getByRole('textbox')).toHaveValue('Typed in the first tab.')
    await shown.getByRole('button', { name: 'Cancel' }).click()
    await expect(shown.getByText('Typed in the second tab.')).toBeVisible()
    await expect(here.getByText('You have unsaved edits to this item.')).toHaveCount(0)
  })
})

test('two devices that answer the same question: the second is shown both texts', async ({ visitor, browser }) => {
  const { resumeId, dialog: here } = await visitor.opensInterview(1)
  const device = await browser.newContext()
  const other = new Visitor(await device.newPage(), visitor.url, visitor.candidate)
  await other.opens(`/resumes/${resumeId}`)
  const there = await other.opensInterviewHere()
  await here.getByRole('textbox').fill('Typed on the first device.')
  await there.getByRole('textbox').fill('Typed on the second device.')
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(there.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = here.getByRole('note')
  await expect(conflict).toContainText('Typed on the second device.')
  await expect(here.getByRole('textbox')).toHaveValue('Typed on the first device.')
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(here.getByText('Typed on the first device.')).toBeVisible()
  await device.close()
})

test.describe('a double click', () => {
  /** How often the page writes, by method and path without ids. */
  const countsWrites = (visitor: Person) => {
    const writes = new Map<string, number>()
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'GET' || !pathname.startsWith('/api/')) return
      const name = `${request.method()} ${pathname
        .replace('/api/v1', '')
        .replaceAll(/[\da-f-]{36}/g, ':id')
        .replace(/^\/shared\/[^/]+/, '/shared/:token')}`
      writes.set(name, (writes.get(name) ?? 0) + 1)
    })
    return (name: string) => writes.get(name) ?? 0
  }

  test('signs up, logs in, uploads, parses and activates once', async ({ page, product }) => {
    const person = new Person(page, product.url)
    const writes = countsWrites(person)
    const account = newAccount()
    await page.goto(`${product.url}/signup`)
    await page.getByPlaceholder('Full Name').fill(account.name)
    await page.getByPlaceholder('Email', { exact: true }).fill(account.email)
    await page.getByPlaceholder('Password', { exact: true }).fill(account.password)
    await page.getByPlaceholder('Repeat Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign Up' }).dblclick()
    // The address comes first; the screen follows when its code is here.
    await expect(page.getByRole('heading', { name: 'Log in to Candid' })).toBeVisible()
    expect(writes('POST /users/signup')).toBe(1)
    await page.getByPlaceholder('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log In' }).dblclick()
    await expect(page.getByText('You have no active resumes.')).toBeVisible()
    expect(writes('POST /login/access-token')).toBe(1)

    await person.goesToResumes()
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(samplePath)
    await page.getByRole('dialog').getByLabel('Parse it right away').uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).dblclick()
    await person.seesToast('Item created successfully.')
    const row = person.row('sample-resume.pdf')
    await expect(row).toHaveCount(1)
    expect(writes('POST /resumes/')).toBe(1)
    await row.getByRole('button', { name: 'Parse', exact: true }).dblclick()
    await person.seesToast('The Resume has been parsed.')
    expect(writes('POST /resumes/:id/chunks')).toBe(1)
    await row.getByRole('button', { name: 'Activate' }).dblclick()
    await person.seesToast('The Resume has been made active.')
    expect(writes('POST /resumes/:id/active')).toBe(1)
  })

  test('saves an item, generates questions and saves an answer once', async ({ visitor }) => {
    const { page } = visitor
    await visitor.opens(`/resumes/${await visitor.hasResume()}`)
    const writes = countsWrites(visitor)
    const panel = await visitor.editsOverview('Saved by a double click.')
    await panel.getByRole('button', { name: 'Save', exact: true }).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).dblclick()
    await visitor.seesToast('The overview item has been saved')
    expect(writes('PUT /resumes/:id/chunks/overview/:id')).toBe(1)

    const dialog = await visitor.opensInterviewHere()
    await dialog.getByRole('button', { name: 'Generate questions' }).dblclick()
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    expect(writes('POST /resumes/:id/chunks/:id/questions')).toBe(1)
    const asked = await dialog.getByRole('textbox').count()
    await dialog.getByRole('textbox').first().fill('Answered by a double click.')
    await dialog.getByRole('button', { name: 'Save', exact: true }).first().dblclick()
    await expect(dialog.getByRole('textbox')).toHaveCount(asked - 1)
    expect(writes('POST /resumes/:id/questions/:id/answer')).toBe(1)
  })

  test('creates one link, and sends one question', async ({ visitor, browser }) => {
    const { page, candidate } = visitor
    const id = await visitor.hasResume()
    await candidate.calls('POST', `/resumes/${id}/active?active=true`)
    await visitor.opens('/employers')
    const writes = countsWrites(visitor)
    await page.getByRole('tab', { name: 'Links' }).click()
    await page
      .getByRole('button', { name: /New link|Create/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Ganymede Ltd')
    await dialog.getByRole('button', { name: /Create/ }).dblclick()
    await visitor.seesToast('The link was created.')
    expect(writes('POST /users/me/share-links')).toBe(1)

    const links = (await candidate.calls('GET', '/users/me/share-links')) as { path: string }[]
    const context = await browser.newContext()
    const employer = new Person(await context.newPage(), visitor.url)
    const asks = countsWrites(employer)
    await employer.page.goto(`${visitor.url}${links[0]?.path}`)
    await employer.page.getByRole('textbox').fill('Does she hold a licence to fly a helicopter?')
    await employer.page.getByRole('button', { name: 'Ask', exact: true }).dblclick()
    await employer.page.getByRole('button', { name: /^Send this question to/ }).dblclick()
    await expect(employer.page.getByText(/^Sent to/)).toBeVisible()
    await expect(employer.page.getByText('Does she hold a licence to fly a helicopter?', { exact: true })).toHaveCount(
      1,
    )
    expect(asks('POST /shared/:token/queries')).toBe(1)
    expect(asks('POST /shared/:token/queries/:id/send')).toBe(1)
    await context.close()
  })
})

test.describe('one thing while another goes on', () => {
  test('a resume that is being parsed can be deleted: it is gone, and the parse brings nothing back', async ({
    visitor,
  }) => {
    const { page, candidate } = visitor
    await candidate.uploads('abandoned.pdf')
    await visitor.opens('/resumes')
    const row = visitor.row('abandoned.pdf')
    const parsed = page.waitForResponse((response) => response.url().endsWith('/chunks'))
    await row.getByRole('button', { name: 'Parse', exact: true }).click()
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete Resume' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await visitor.seesToast('The resume was deleted successfully.')
    await expect(page.getByText('No resumes yet.')).toBeVisible()
    expect([200, 202, 404]).toContain((await parsed).status())
    await page.reload()
    await expect(page.getByText('No resumes yet.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an item that is edited while its file is replaced is not saved over the new one, and its text is kept', async ({
    visitor,
  }) => {
    const { page, candidate } = visitor
    const id = await visitor.hasResume()
    await visitor.opens(`/resumes/${id}`)
    await visitor.editsOverview('Typed while the file was replaced.')
    await visitor.comesToRest()
    await candidate.replaces(id, resumePath('whitcombe.pdf'))
    // The page hears of the new file at once.
    await expect(page.getByText('Resume has not been parsed')).toBeVisible()
    await page.getByRole('button', { name: 'Parse', exact: true }).click()
    const lost = page.getByRole('note').filter({ hasText: 'You typed this into an item that no longer exists.' })
    await expect(lost).toContainText('Typed while the file was replaced.')
    await lost.getByRole('button', { name: 'Discard' }).click()
    await expect(lost).toHaveCount(0)
  })
})
