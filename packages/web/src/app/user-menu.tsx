import type { User } from '@candid/core'
import { LogOut, UserRound } from 'lucide-react'
import { useLogOut } from '../session/use-session.ts'
import { Menu } from '../ui/menu.tsx'
import { paths } from './paths.ts'

const initial = (user: User | undefined) => (user?.full_name || user?.email || '').trim().charAt(0).toUpperCase()

/** The round button top right: own profile, and the way out. */
export function UserMenu({ user }: { user: User | undefined }) {
  const logOut = useLogOut()
  return (
    <Menu
      label="User menu"
      testId="user-menu"
      face={<span aria-hidden>{initial(user)}</span>}
      buttonClassName="grid size-8 place-items-center rounded-full border border-line bg-act-wash font-strong text-act-ink hover:border-line-strong"
      entries={[
        { label: 'My profile', icon: <UserRound size={16} aria-hidden />, href: paths.settings },
        { label: 'Log out', icon: <LogOut size={16} aria-hidden />, tone: 'danger', onSelect: logOut },
      ]}
    />
  )
}
