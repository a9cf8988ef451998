import type { ComponentProps } from 'react'
import { ResumeViewer } from '../../features/items/resume-viewer.tsx'
import { later } from '../../ui/later.tsx'

const InterviewDialog = later(() =>
  import('../../features/interview/interview-dialog.tsx').then((module) => module.InterviewDialog),
)

/** The viewer of a resume, with the interview that its sections and items open. */
export function ResumeWithInterview(props: Omit<ComponentProps<typeof ResumeViewer>, 'Interview'>) {
  return <ResumeViewer {...props} Interview={InterviewDialog} />
}
