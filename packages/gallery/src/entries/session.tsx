import { toSessionView } from '@candid/core'
import { sessionModel } from '@candid/core/testing'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry, lazyScreen } from './entry.ts'

const LoginPage = lazyScreen(async () => (await import('@candid/web/features/session/login-page.tsx')).LoginPage)
const Layout = lazyScreen(async () => (await import('@candid/web/shell/layout.tsx')).Layout)
const DashboardPage = lazyScreen(async () => (await import('@candid/web/shell/pages/dashboard-page.tsx')).DashboardPage)

/** The guard of the app in small: whoever is logged in sees the dashboard, everybody else the log-in page. */
function Guarded({ actor }: { actor: ActorRefFrom<(typeof sessionModel)['machine']> }) {
  const { mode } = useSelector(actor, toSessionView, shallowEqual)
  if (mode === 'loggedOut') return <LoginPage />
  return (
    <Layout access="user">
      <DashboardPage />
    </Layout>
  )
}

export const sessionEntry = entry({
  name: 'session',
  title: 'Log-in page and dashboard',
  about: 'Who works here: a token, kept by the browser and followed from tab to tab.',
  model: sessionModel,
  proven: sessionModel,
  services: (actor) => ({ session: actor }),
  Screen: Guarded,
})
