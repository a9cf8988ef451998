import type { User } from '@candid/core'
import { MenuButton } from '@headlessui/react'
import { LogOut, UserRound } from 'lucide-react'
import { useLogOut } from '../session/use-session.ts'
import { Menu } from '../ui/menu.tsx'
import { paths } from './paths.ts'
import { UserMenuButton } from './user-menu-button.tsx'

/** The menu of the person: own profile, and the way out. */
export function UserMenu({ user }: { user: User | undefined }) {
  const logOut = useLogOut()
  return (
    <Menu
      button={<MenuButton as={UserMenuButton} user={user} />}
      entries={[
        { label: 'My profile', icon: <UserRound size={16} aria-hidden />, href: paths.settings },
        { label: 'Log out', icon: <LogOut size={16} aria-hidden />, tone: 'danger', onSelect: logOut },
      ]}
    />
  )
}
