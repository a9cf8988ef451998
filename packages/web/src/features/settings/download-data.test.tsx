import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Account, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
beforeAll(async () => {
  ada = await server.newAccount()
})
afterEach(() => vi.restoreAllMocks())

const saves = () => {
  const saved: { name: string; file: Blob }[] = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob
    return 'blob:archive'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last && this.href === 'blob:archive') saved.push({ name: this.download, file: last })
  })
  return saved
}
const button = () => screen.findByRole('button', { name: 'Download my data' })

it("'Download my data' in My profile saves one archive; the token goes in the header, not the address", async () => {
  const saved = saves()
  const { person } = server.open('/settings', ada)
  await person.click(await button())
  await waitFor(() => expect(saved).toHaveLength(1))
  const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? [])
  expect([saved[0]?.name, String.fromCharCode(...bytes.slice(0, 2))]).toEqual([
    expect.stringMatching(/^candid-data-\d{4}-\d\d-\d\d\.zip$/),
    'PK',
  ])
  expect(server.calls.filter((call) => call.includes('data'))).toEqual(['GET /api/v1/users/me/data'])
  expect(await screen.findByText('Your data was downloaded.')).toBeDefined()
})

it('says why when it does not come, and can be pressed again', async () => {
  const saved = saves()
  server.overrides.set('GET /api/v1/users/me/data', () =>
    Response.json({ detail: 'Too many attempts. Please try again in 60 seconds.' }, { status: 429 }),
  )
  const { person } = server.open('/settings', ada)
  await person.click(await button())
  expect(await screen.findByText('Too many attempts. Please try again in 60 seconds.')).toBeDefined()
  expect(saved).toEqual([])
  server.overrides.clear()
  await person.click(await button())
  await waitFor(() => expect(saved).toHaveLength(1))
})
