import { fileName, texts } from '@candid/core'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { ParseState } from '../../features/resumes/parse-state.tsx'
import { ResumeMessage } from './resume-message.tsx'

/** A resume that is not parsed: how far its parse is, or what starts it. */
export const UnparsedResume = ({ resume }: { resume: Detail }) => (
  <ResumeMessage title={texts.notParsed} file={fileName(resume.path)}>
    <ParseState resume={resume} />
  </ResumeMessage>
)
