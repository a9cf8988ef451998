import { useQuery } from '@tanstack/react-query'
import { FileText, type LucideIcon, Users } from 'lucide-react'
import { resumesQuery } from '../../entities/resume/resumes.queries.ts'
import { usersQuery } from '../../entities/user/users.queries.ts'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { Link } from '../../ui/link.tsx'

/** Links for superusers to the resumes and the users, with their numbers. */
export function Management() {
  const api = useApi()
  const { data: resumes } = useQuery(resumesQuery(api, 1))
  const { data: users } = useQuery(usersQuery(api, 1))
  return (
    <ul className="grid max-w-204 gap-5 sm:grid-cols-2">
      <Place href={paths.resumes} Icon={FileText} title="Resumes" count={resumes?.count}>
        Read, parse, activate and delete the resumes of every user. Interview answers and share links stay with their
        owners.
      </Place>
      <Place href={paths.admin} Icon={Users} title="Users" count={users?.count}>
        Add, change and delete users. A deleted user’s resumes and answers are deleted with them.
      </Place>
    </ul>
  )
}

type PlaceProps = { href: string; Icon: LucideIcon; title: string; count: number | undefined; children: string }

function Place({ href, Icon, title, count, children }: PlaceProps) {
  return (
    <li className="relative flex flex-col gap-2 rounded-sheet bg-surface px-5 py-5 shadow-sheet transition-shadow duration-100 hover:shadow-lift focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-act-ink sm:px-6">
      <h2 className="flex items-center gap-2.5 font-serif text-head font-medium">
        <Icon size={18} aria-hidden className="text-ink-soft" />
        {/* The whole card can be pressed. */}
        <Link href={href} bare className="text-ink outline-none after:absolute after:inset-0 after:rounded-sheet">
          {title}
        </Link>
        <span className="ml-auto font-sans text-base font-normal text-ink-soft tabular-nums">{count}</span>
      </h2>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}
