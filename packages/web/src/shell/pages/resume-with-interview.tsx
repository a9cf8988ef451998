import { type ComponentProps, Suspense } from 'react'
import { ResumeViewer } from '../../features/items/resume-viewer.tsx'
import { later } from '../../ui/later.tsx'
import { onDemand } from '../../ui/load-code.ts'

const InterviewDialog = later(() =>
  import('../../features/interview/interview-dialog.tsx').then((module) => module.InterviewDialog),
)
// Loaded later: the resume is shown first without it.
const Rail = onDemand(() => import('../../features/dashboard/rail.tsx').then((module) => module.Rail))

type ResumeWithInterviewProps = Omit<ComponentProps<typeof ResumeViewer>, 'Interview' | 'aside'> & {
  /** Whether the next steps are shown beside it (only for the user's own active resume). */
  withRail: boolean
}

/** The viewer of a resume with its interview. */
export function ResumeWithInterview({ withRail, ...viewer }: ResumeWithInterviewProps) {
  return (
    <ResumeViewer
      {...viewer}
      Interview={InterviewDialog}
      aside={
        withRail
          ? (resume, onInterview) => (
              <Suspense fallback={<div className="above-sheet" />}>
                <Rail resume={resume} onInterview={onInterview} />
              </Suspense>
            )
          : undefined
      }
    />
  )
}
