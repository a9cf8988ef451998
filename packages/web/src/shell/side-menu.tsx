import type { User } from '@candid/core'
import { texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, FileText, House, LogOut, Settings, Users } from 'lucide-react'
import { useLocation } from 'wouter'
import { inboxQuery } from '../entities/link/inbox.queries.ts'
import { paths } from '../platform/paths.ts'
import { useApi } from '../platform/services.ts'
import { useLogOut } from '../platform/session/use-session.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/link.tsx'

const entries = [
  { label: 'Dashboard', href: paths.home, Icon: House },
  { label: 'Resumes', href: paths.resumes, Icon: FileText },
  { label: texts.userSettings, href: paths.settings, Icon: Settings },
]
const employersEntry = { label: 'Employers', href: paths.employers, Icon: BriefcaseBusiness }
const adminEntry = { label: 'Admin', href: paths.admin, Icon: Users }

/** Superusers manage; other users share with employers. */
const entriesOf = (user: User | undefined) => {
  if (!user) return entries
  return [...entries, user.is_superuser ? adminEntry : employersEntry]
}

const isCurrent = (href: string, path: string) =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
const rowClass = 'flex h-11 w-full items-center gap-3 rounded px-3 no-underline transition-colors duration-100 md:h-10'

/** The number of employers' questions that wait for an answer. */
function OpenQuestions() {
  const { data } = useQuery(inboxQuery(useApi(), 1))
  if (!data?.open) return null
  return (
    <span className="ml-auto">
      <Badge tone="mark">
        {data.open} <span className="sr-only">open questions</span>
      </Badge>
    </span>
  )
}

/** The links, the logged-in user and the log-out button, for both the side menu and the drawer. */
export function SideMenu({ user, onLeave }: { user: User | undefined; onLeave?: () => void }) {
  const [path] = useLocation()
  const logOut = useLogOut()
  return (
    <>
      <nav aria-label="Main" className="flex-1 overflow-y-auto px-3 py-2">
        <ul className="space-y-0.5">
          {entriesOf(user).map(({ label, href, Icon }) => (
            <li key={href}>
              <Link
                href={href}
                {...(onLeave && { onClick: onLeave })}
                aria-current={isCurrent(href, path) ? 'page' : undefined}
                className={cx(
                  rowClass,
                  isCurrent(href, path)
                    ? 'bg-hover font-medium text-ink'
                    : 'text-ink-soft hover:bg-hover hover:text-ink',
                )}
              >
                <Icon size={16} aria-hidden />
                {label}
                {href === paths.employers && <OpenQuestions />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-3">
        {user && (
          <p className="px-3 pt-1 pb-2 text-small text-ink-soft">
            {texts.loggedInAs} <span className="block font-medium wrap-anywhere text-ink">{user.email}</span>
          </p>
        )}
        <button type="button" onClick={logOut} className={cx(rowClass, 'text-ink-soft hover:bg-hover hover:text-ink')}>
          <LogOut size={16} aria-hidden />
          {texts.logOut}
        </button>
      </div>
    </>
  )
}
