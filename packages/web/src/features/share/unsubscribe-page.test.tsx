import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press, useServer } from '../../testing/open-app.tsx'

const server = useServer()

it('mails about links end by one press, without a login, and not before it [#20.3]', async () => {
  server.overrides.set('POST /api/v1/unsubscribe/a-token', () => Response.json({ message: 'Done' }))
  const { person } = server.open('/unsubscribe/a-token')
  expect(await screen.findByRole('heading', { name: 'Emails about your links', level: 1 })).toBeDefined()
  expect(server.calls.filter((call) => call.includes('unsubscribe'))).toEqual([])
  await press(person, 'Unsubscribe')
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeDefined()
  expect(server.calls.filter((call) => call.includes('unsubscribe'))).toEqual(['POST /api/v1/unsubscribe/a-token'])
})

it('an address that was used says so', async () => {
  const { person } = server.open('/unsubscribe/used-before')
  await screen.findByRole('heading', { name: 'Emails about your links' })
  await press(person, 'Unsubscribe')
  expect((await screen.findByRole('alert')).textContent).toContain('was already used or has expired')
})
