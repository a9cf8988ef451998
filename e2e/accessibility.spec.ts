import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test('a look at a page finds what is wrong with it, every time, and only where and for what it looks', async ({
  page,
}) => {
  await page.setContent(
    '<main><h1>Jobs</h1><div id="form"><input></div><p style="color: #ccc; background: #fff">Faint</p></main>',
  )
  const [faint, field] = ['color-contrast: <p style="color: #ccc; background: #fff">Faint</p>', 'label: <input>']
  for (const _ of ['first', 'second']) {
    const found = await violationsOf(page)
    expect(found).toContain(faint)
    expect(found).toContain(field)
    expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([faint])
    expect(await violationsOf(page, { within: '#form' })).toEqual([field])
  }
  await page.getByText('Faint').evaluate((text) => text.removeAttribute('style'))
  expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])
})

test('a look at a page finds what is wrong in a frame of it', async ({ page }) => {
  // Axe looks into frames of the page's own origin, which a page without an address has not.
  const body = '<iframe title="Stage" srcdoc="<main><h1>Stage</h1><input></main>"></iframe>'
  await page.route('http://candid.test/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://candid.test/')
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  for (const _ of ['first', 'second']) expect(await violationsOf(page)).toContain('label: <input>')
})
