import { texts } from '@candid/core'
import { activeResumeQuery } from '../../entities/resume/resume.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { paths } from '../../platform/paths.ts'
import { preloadStaleTime } from '../../platform/query-client.ts'
import type { PreloadTarget } from '../../platform/route.ts'
import { Link } from '../../ui/link.tsx'
import { PageHead } from '../../ui/page.tsx'
import { ActiveResume } from './active-resume.tsx'

/** The home page: who is logged in, and for an ordinary user the active resume. */
export function DashboardPage() {
  const user = useCurrentUser()
  if (user.is_superuser)
    return (
      <PageHead
        title={
          <>
            {texts.youAreLoggedInAs} {user.email}
          </>
        }
        lead={
          <>
            <p>
              You are a super user. You can manage all resumes <Link href={paths.resumes}>here</Link>
            </p>
            <p className="mt-1.5">{superuserExplanation}</p>
          </>
        }
      />
    )
  return (
    <>
      <PageHead
        title={
          <>
            {texts.hello} {user.full_name || user.email}
          </>
        }
        lead={
          <p>
            {explanation} <Link href={paths.resumes}>Manage your resumes</Link>
          </p>
        }
      />
      <ActiveResume />
    </>
  )
}

const superuserExplanation =
  'You can read, parse, activate and delete the resumes of every user, and add, change or delete users under Admin. Interview answers and share links stay with their owners.'

const explanation =
  'Your active resume is the one that employers can see. You can edit every item, and an interview about each item collects the stories behind it.'

/** Fetches the active resume ahead; a superuser's home page does not load it. */
export const preloadDashboard = async ({ services, user }: PreloadTarget) => {
  if (user.is_superuser) return
  await services.queryClient.prefetchQuery({ ...activeResumeQuery(services.api), staleTime: preloadStaleTime })
}
