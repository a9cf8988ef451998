import type { User } from '@candid/core'
import { texts } from '@candid/core'
import { LogOut, UserRound } from 'lucide-react'
import { paths } from '../platform/paths.ts'
import { useLogOut } from '../platform/session/use-session.ts'
import { Menu } from '../ui/menu.tsx'

const initial = (user: User | undefined) => (user?.full_name || user?.email || '').trim().charAt(0).toUpperCase()

/** The round button top right: own profile, and the way out. */
export function UserMenu({ user }: { user: User | undefined }) {
  const logOut = useLogOut()
  return (
    <Menu
      label="User menu"
      testId="user-menu"
      face={<span aria-hidden>{initial(user)}</span>}
      buttonClassName="grid size-9 place-items-center rounded-full bg-act-wash font-strong text-act-ink ring-act-ink hover:ring-1 pointer-coarse:size-11"
      entries={[
        { label: texts.myProfile, icon: <UserRound size={16} aria-hidden />, href: paths.settings },
        { label: texts.logOut, icon: <LogOut size={16} aria-hidden />, tone: 'danger', onSelect: logOut },
      ]}
    />
  )
}
