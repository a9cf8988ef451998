import { fileName, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { resumeQuery } from '../../entities/resume/resume.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { ViewerSkeleton } from '../../features/items/viewer-skeleton.tsx'
import { ActivateButton } from '../../features/resumes/activate-button.tsx'
import { ExportMenu } from '../../features/resumes/export-menu.tsx'
import { ParseState } from '../../features/resumes/parse-state.tsx'
import { isNotFound } from '../../platform/not-found.ts'
import { paths } from '../../platform/paths.ts'
import { preloadStaleTime } from '../../platform/query-client.ts'
import type { PageProps, PreloadTarget } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page.tsx'
import { ResumeWithInterview } from './resume-with-interview.tsx'

// Below all panels, and seldom there.
const Shelf = onDemand(() => import('./shelf.tsx').then((module) => module.Shelf))

/** One resume: why it cannot be shown, or its panels. */
export function ResumePage({ params }: PageProps) {
  const id = params['resumeId'] ?? ''
  const user = useCurrentUser()
  const { data: resume, error } = useQuery(resumeQuery(useApi(), id))
  if (isNotFound(error)) return <Message title={texts.noActiveResumesHere} />
  if (error && !resume) return <Message title={texts.somethingWrongInline} />
  if (!resume) return <ViewerSkeleton />
  if (!resume.chunked)
    return (
      <Message title={texts.notParsed} file={fileName(resume.path)}>
        <ParseState resume={resume} />
      </Message>
    )
  return (
    <>
      <PageHead
        title={
          <>
            {texts.viewing(resume.owner_id === user.id)}{' '}
            <span className="font-normal wrap-anywhere">{fileName(resume.path)}</span>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {resume.hidden.length > 0 && (
          <Notice tone="note">
            Text that a reader of the PDF cannot see was ignored ({resume.hidden.length}{' '}
            {resume.hidden.length === 1 ? 'place' : 'places'}).
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

/** Says on an empty sheet why there is nothing to see, and leads back to the list. */
function Message({ title, file, children }: { title: string; file?: string; children?: ReactNode }) {
  return (
    // Beside the menu of the user, not under it.
    <section className="flex max-w-204 flex-col items-start gap-5 rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-9 sm:py-9 md:mr-14 lg:px-13 lg:py-11">
      <div className="-ml-9">
        <Drawing scene="blank" />
      </div>
      <div>
        <h1 tabIndex={-1} className="font-serif text-title font-medium tracking-[-0.01em] text-balance break-words">
          {title}
        </h1>
        {file && <p className="mt-1.5 text-ink-soft wrap-anywhere">{file}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {children}
        <Link href={paths.resumes} className={buttonClass()}>
          Back to your resumes
        </Link>
      </div>
    </section>
  )
}

/** Fetches the resume ahead. */
export const preloadResume = ({ services, params }: PreloadTarget) =>
  services.queryClient.prefetchQuery({
    ...resumeQuery(services.api, params['resumeId'] ?? ''),
    staleTime: preloadStaleTime,
  })
