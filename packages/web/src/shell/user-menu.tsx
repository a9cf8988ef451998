import type { User } from '@candid/core'
import { texts } from '@candid/core'
import { LogOut, UserRound } from 'lucide-react'
import { paths } from '../platform/paths.ts'
import { useLogOut } from '../platform/session/use-session.ts'
import { Menu } from '../ui/menu.tsx'

const initial = (user: User | undefined) => (user?.full_name || user?.email || '').trim().charAt(0).toUpperCase()

/** The menu at the top right: profile and log-out. */
export function UserMenu({ user }: { user: User | undefined }) {
  const logOut = useLogOut()
  return (
    <Menu
      label="User menu"
      testId="user-menu"
      // The touch target is larger than the visible disc.
      face={
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-act-wash text-small font-strong text-act-ink ring-act-ink group-hover:ring-1"
        >
          {initial(user)}
        </span>
      }
      buttonClassName="group grid size-9 place-items-center rounded-full pointer-coarse:size-11"
      entries={[
        { label: texts.myProfile, icon: <UserRound size={16} aria-hidden />, href: paths.settings },
        { label: texts.logOut, icon: <LogOut size={16} aria-hidden />, onSelect: logOut },
      ]}
    />
  )
}
