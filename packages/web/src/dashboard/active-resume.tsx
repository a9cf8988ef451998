import { fileName, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { paths } from '../app/paths.ts'
import { useApi } from '../app/services.ts'
import { activeResumeQuery, isNotFound } from '../items/resume.queries.ts'
import { ResumeViewer } from '../items/resume-viewer.tsx'
import { ViewerSkeleton } from '../items/viewer-skeleton.tsx'
import { ExportMenu } from '../resumes/export-menu.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { FirstSteps } from './first-steps.tsx'

/** The active resume by its file name, then its panels; or what to do when there is none. */
export function ActiveResume() {
  const { data, error } = useQuery(activeResumeQuery(useApi()))
  // A resume that was active a moment ago is still in the cache: what the server says now counts.
  if (isNotFound(error)) return <NoActiveResume />
  if (error && !data) return <Notice tone="bad">{texts.somethingWrong}</Notice>
  if (!data) return <ViewerSkeleton />
  return (
    <section aria-labelledby="active-resume">
      <ResumeViewer
        resumeId={data.id}
        head={
          <h2 id="active-resume" className="flex min-w-0 items-center gap-2 text-lead font-strong wrap-anywhere">
            <FileText size={18} aria-hidden className="shrink-0 text-ink-soft" />
            {fileName(data.path)}
          </h2>
        }
        actions={<ExportMenu resume={data} />}
      />
    </section>
  )
}

function NoActiveResume() {
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={<FileText size={24} />}
        title={texts.noActiveResumes}
        action={
          <Link bare href={paths.resumes} className={buttonClass('primary')}>
            Go to your resumes
          </Link>
        }
      />
      <FirstSteps />
    </div>
  )
}
