import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AppRoute } from '../platform/route.ts'
import { ServicesContext } from '../platform/services.ts'
import { useServer } from '../testing/open-app.tsx'
import type { Navigation } from './navigation.ts'
import { Outlet } from './outlet.tsx'

const server = useServer()

it('shows no page of a session before what such pages need is there, though its code has come', async () => {
  const { services } = server.open('/settings', await server.newAccount())
  await screen.findByRole('heading', { name: 'User Settings' })
  const Page = () => <p>The page itself</p>
  const route: AppRoute = { path: '/', title: 'Page', access: 'user', bare: true, load: async () => ({ Page }) }
  const outlet = (status: 'starting' | 'ready') => (
    <ServicesContext value={services}>
      <Outlet
        loader={{ match: () => ({ route, params: {} }), read: () => ({ Page }) }}
        // only a failed page asks for it
        navigation={{} as Navigation}
        usePlace={() => ({ path: '/', search: '', status, error: null })}
      />
    </ServicesContext>
  )
  const { rerender } = render(outlet('starting'))
  expect(screen.queryByText('The page itself')).toBeNull()
  rerender(outlet('ready'))
  expect(screen.getByText('The page itself')).toBeDefined()
})
