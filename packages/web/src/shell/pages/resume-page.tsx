import { fileName, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { resumeQuery } from '../../entities/resume/resume.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { ViewerSkeleton } from '../../features/items/viewer-skeleton.tsx'
import { ActivateButton } from '../../features/resumes/activate-button.tsx'
import { ExportMenu } from '../../features/resumes/export-menu.tsx'
import { isNotFound } from '../../platform/not-found.ts'
import { preloadStaleTime } from '../../platform/query-client.ts'
import type { PageProps, PreloadTarget } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page.tsx'
import { ResumeWithInterview } from './resume-with-interview.tsx'

// Loaded later: shown only if there is no resume to see.
const ResumeMessage = onDemand(() => import('./resume-message.tsx').then((module) => module.ResumeMessage))
const UnparsedResume = onDemand(() => import('./unparsed-resume.tsx').then((module) => module.UnparsedResume))
// Loaded later: it is below all panels and rarely shown.
const Shelf = onDemand(() => import('./shelf.tsx').then((module) => module.Shelf))

/** The part whose code is loaded separately; the skeleton is shown until then. */
const inTime = (message: ReactNode) => <Suspense fallback={<ViewerSkeleton />}>{message}</Suspense>

/** The page of one resume: its panels, or why it cannot be shown. */
export function ResumePage({ params }: PageProps) {
  const id = params['resumeId'] ?? ''
  const user = useCurrentUser()
  const { data: resume, error } = useQuery(resumeQuery(useApi(), id))
  if (isNotFound(error)) return inTime(<ResumeMessage title={texts.noActiveResumesHere} />)
  if (error && !resume) return inTime(<ResumeMessage title={texts.somethingWrongInline} />)
  if (!resume) return <ViewerSkeleton />
  if (!resume.chunked) return inTime(<UnparsedResume resume={resume} />)
  return (
    <>
      <PageHead
        title={
          <>
            {texts.viewing(resume.owner_id === user.id)}{' '}
            <span className="font-normal wrap-anywhere">{fileName(resume.path)}</span>
          </>
        }
        lead={!resume.active && texts.notActive}
      />
      <div className="flex flex-col gap-4">
        {resume.hidden.length > 0 && (
          <Notice tone="note">
            Hidden text in the PDF was ignored ({resume.hidden.length} {resume.hidden.length === 1 ? 'place' : 'places'}
            ).
          </Notice>
        )}
        <ResumeWithInterview
          resumeId={id}
          withRail={resume.active && resume.owner_id === user.id}
          actions={<ExportMenu resume={resume} />}
          lastStep={resume.active ? undefined : <ActivateButton resume={resume} tone="primary" />}
        />
        <Suspense>
          <Shelf resumeId={id} />
        </Suspense>
      </div>
    </>
  )
}

/** Preloads the resume. */
export const preloadResume = ({ services, params }: PreloadTarget) =>
  services.queryClient.prefetchQuery({
    ...resumeQuery(services.api, params['resumeId'] ?? ''),
    staleTime: preloadStaleTime,
  })
