import { texts } from '@candid/core'
import { Suspense } from 'react'
import { activeResumeQuery } from '../../entities/resume/resume.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { paths } from '../../platform/paths.ts'
import { preloadStaleTime } from '../../platform/query-client.ts'
import type { PreloadTarget } from '../../platform/route.ts'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { PageHead } from '../../ui/page.tsx'
import { PartSkeleton } from '../../ui/skeleton.tsx'
import { ActiveResume } from './active-resume.tsx'

// Only superusers manage.
const Management = onDemand(() => import('./management.tsx').then((module) => module.Management))

/** The home page: who is logged in, and for users who are not superusers the active resume. */
export function DashboardPage() {
  const user = useCurrentUser()
  if (user.is_superuser)
    return (
      <>
        <PageHead
          title={
            <>
              {texts.youAreLoggedInAs} {user.email}
            </>
          }
          lead={
            <p>
              You are a super user. You can manage all resumes <Link href={paths.resumes}>here</Link>
            </p>
          }
        />
        <Suspense fallback={<PartSkeleton className="h-40 w-full max-w-204" />}>
          <Management />
        </Suspense>
      </>
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

const explanation = 'Employers can see your active resume once you share a link to it.'

/** Preloads the active resume. A superuser's home page does not load it. */
export const preloadDashboard = async ({ services, user }: PreloadTarget) => {
  if (user.is_superuser) return
  await services.queryClient.prefetchQuery({ ...activeResumeQuery(services.api), staleTime: preloadStaleTime })
}
