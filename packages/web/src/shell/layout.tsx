import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { currentUserQuery } from '../entities/user/current-user.queries.ts'
import { Cached } from '../platform/cached.tsx'
import { useLastState } from '../platform/last-state.ts'
import { paths } from '../platform/paths.ts'
import { QueryView } from '../platform/query-view.tsx'
import { useApi } from '../platform/services.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useOverlay } from '../platform/use-overlay.ts'
import { Brand } from '../ui/brand.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { later } from '../ui/later.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { mayOpen, type SessionAccess } from './guard.ts'
import { SideMenu } from './side-menu.tsx'
import { UserMenu } from './user-menu.tsx'

// Loaded later, because the first screen does not need it.
const Drawer = later(() => import('./drawer.tsx').then((module) => module.Drawer))

type SessionFrameProps = { access: SessionAccess; bare: boolean; children: ReactNode }

/** What every page of a session has around it: the cache of what the server said and, unless it is bare, the layout. */
export function SessionFrame({ access, bare, children }: SessionFrameProps) {
  return <Cached>{bare ? children : <Layout access={access}>{children}</Layout>}</Cached>
}

/** The layout of the pages of a session: the side menu (a drawer below md), the user menu, and the page. */
export function Layout({ access, children }: { access: SessionAccess; children: ReactNode }) {
  const user = useQuery(currentUserQuery(useApi()))
  const drawer = useOverlay<'menu'>()
  useLastState(useQueryClient(), useSession().token)
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-act px-4 py-2 font-medium text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line md:flex">
        <Brand className="h-18 px-6" />
        <SideMenu user={user.data} />
      </aside>
      <div className="relative mx-auto flex w-full max-w-310 min-w-0 flex-col">
        <header className="flex h-14 items-center gap-2 px-4 md:absolute md:top-8 md:right-10 md:h-auto md:px-0">
          <IconButton
            label="Open menu"
            icon={<MenuIcon size={18} aria-hidden />}
            onClick={() => drawer.open('menu')}
            className="-ml-3 md:hidden"
          />
          <Brand className="mr-auto md:hidden" />
          <UserMenu user={user.data} />
        </header>
        {drawer.kind && <Drawer onClose={drawer.close} user={user.data} />}
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col px-4 pt-4 pb-12 md:px-10 md:pt-8">
          <QueryView
            query={user}
            failed="Your account could not be loaded."
            pending={
              <div className="grid flex-1 place-items-center">
                <Spinner size={24} label="Loading" />
              </div>
            }
          >
            {(me) => (mayOpen(access, me) ? children : <Redirect to={paths.home} replace />)}
          </QueryView>
        </main>
      </div>
    </div>
  )
}
