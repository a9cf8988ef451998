import { fileName, texts } from '@candid/core'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { ParseState } from '../../features/resumes/parse-state.tsx'
import { ResumeMessage } from './resume-message.tsx'

/** A resume that is not parsed: the progress of its parse, or the button that starts it. */
export const UnparsedResume = ({ resume }: { resume: Detail }) => (
  <ResumeMessage title={texts.notParsed} file={fileName(resume.path)}>
    <ParseState resume={resume} />
  </ResumeMessage>
)
