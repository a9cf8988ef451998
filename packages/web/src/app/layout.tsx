import { useQuery } from '@tanstack/react-query'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Redirect } from 'wouter'
import { currentUserQuery } from '../session/current-user.queries.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { later } from '../ui/later.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Brand } from './brand.tsx'
import { paths } from './paths.ts'
import { useApi } from './services.ts'
import { SideMenu } from './side-menu.tsx'
import { errorMessage } from './toasts.ts'
import { UserMenu } from './user-menu.tsx'

// Needs the dialog library, which the first screen can be shown without.
const Drawer = later(() => import('./drawer.tsx').then((module) => module.Drawer))

/** What stands around every page of a session: side menu (a drawer below md), user menu, and the page itself. */
export function Layout({ access, children }: { access: 'user' | 'superuser'; children: ReactNode }) {
  const user = useQuery(currentUserQuery(useApi()))
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-act px-4 py-2 font-strong text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-sunken md:flex">
        <Brand className="h-14 px-5" />
        <SideMenu user={user.data} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="mx-auto flex h-14 w-full items-center gap-2 border-b border-line px-4 md:max-w-[calc(1100px+3rem)] md:justify-end md:border-0 md:px-6">
          <IconButton
            label="Open menu"
            icon={<MenuIcon size={18} aria-hidden />}
            onClick={() => setDrawerOpen(true)}
            className="md:hidden"
          />
          <Brand className="mr-auto md:hidden" />
          <UserMenu user={user.data} />
        </header>
        {isDrawerOpen && <Drawer onClose={() => setDrawerOpen(false)} user={user.data} />}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[calc(1100px+3rem)] flex-1 flex-col px-4 pt-6 pb-24 md:px-6 md:pt-2"
        >
          {user.data ? (
            access === 'superuser' && !user.data.is_superuser ? (
              <Redirect to={paths.home} replace />
            ) : (
              children
            )
          ) : user.isError ? (
            <Notice
              tone="bad"
              title="Your account could not be loaded."
              action={<Button onClick={() => void user.refetch()}>Try again</Button>}
            >
              {errorMessage(user.error)}
            </Notice>
          ) : (
            <div className="grid flex-1 place-items-center">
              <Spinner size={24} label="Loading" />
            </div>
          )}
        </main>
      </div>
    </div>
  )
}
