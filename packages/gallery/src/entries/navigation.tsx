import { toNavigationView } from '@candid/core'
import { navigationModel } from '@candid/core/testing'
import type { PageProps } from '@candid/web/platform/route.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const Outlet = lazyScreen(async () => (await import('@candid/web/shell/outlet.tsx')).Outlet)

const Page = ({ params }: PageProps) => <p>The screen of /{params['name']}</p>
const route = { path: '/:name', title: 'Sample', access: 'open', load: async () => ({ Page }) } as const
const loader = {
  match: (path: string) => ({ route, params: { name: path.slice(1) } }),
  read: () => ({ Page }),
}

function Screen({ actor }: { actor: ActorRefFrom<(typeof navigationModel)['machine']> }) {
  const usePlace = () => useSelector(actor, toNavigationView, shallowEqual)
  return (
    <Inset title="Candid">
      <Outlet loader={loader} navigation={{ actor }} usePlace={usePlace} />
    </Inset>
  )
}

export const navigationEntry = entry({
  name: 'navigation',
  title: 'Way from screen to screen',
  about:
    'The screen follows the address: it asks about what is unsaved, and keeps the old screen until the new is here.',
  model: navigationModel,
  proven: navigationModel,
  Screen,
})
