import { fileName, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Suspense } from 'react'
import { activeResumeQuery } from '../../entities/resume/resume.queries.ts'
import { ViewerSkeleton } from '../../features/items/viewer-skeleton.tsx'
import { ExportMenu } from '../../features/resumes/export-menu.tsx'
import { useApi } from '../../platform/services.ts'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { ResumeWithInterview } from './resume-with-interview.tsx'

// Loaded later, because users with an active resume do not need it.
const NoActiveResume = onDemand(() => import('./no-active-resume.tsx').then((module) => module.NoActiveResume))

/** The file name and the panels of the active resume, or what to do if there is none. */
export function ActiveResume() {
  const { data, error } = useQuery(activeResumeQuery(useApi()))
  if (data === null)
    return (
      <Suspense fallback={<ViewerSkeleton />}>
        <NoActiveResume />
      </Suspense>
    )
  if (error && !data) return <Notice tone="bad">{texts.somethingWrong}</Notice>
  if (!data) return <ViewerSkeleton />
  return (
    <section aria-labelledby="active-resume">
      <ResumeWithInterview
        resumeId={data.id}
        withRail
        head={
          <h2 id="active-resume" className="flex min-w-0 items-center gap-2 text-small text-ink-soft wrap-anywhere">
            <FileText size={15} aria-hidden />
            {fileName(data.path)}
          </h2>
        }
        actions={<ExportMenu resume={data} />}
      />
    </section>
  )
}
