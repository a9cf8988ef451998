import { texts } from '@candid/core'
import { paths } from '../app/paths.ts'
import { preloadStaleTime } from '../app/query-client.ts'
import type { PreloadTarget } from '../app/route.ts'
import { activeResumeQuery } from '../items/resume.queries.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { Link } from '../ui/link.tsx'
import { PageHead } from '../ui/page.tsx'
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
            <p className="mt-1.5">{explanation}</p>
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

const explanation =
  'Your active resume is the one that counts: every section can be edited item by item, and an interview on each item collects the stories behind it.'

/** Fetches the active resume ahead; a superuser's home page does not load it. */
export const preloadDashboard = async ({ services, user }: PreloadTarget) => {
  if (user.is_superuser) return
  await services.queryClient.prefetchQuery({ ...activeResumeQuery(services.api), staleTime: preloadStaleTime })
}
