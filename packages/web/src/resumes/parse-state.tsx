import { fileName, type ParseErrorCode, type ParseStage } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../app/services.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ParseProgress } from './parse-progress.tsx'
import { parseErrorWords } from './parse-words.ts'
import { parseResumeMutation } from './resumes.queries.ts'

type ParseStateProps = {
  resume: {
    id: string
    path: string
    parse_status: 'none' | 'running' | 'done' | 'failed'
    parse_error: ParseErrorCode | null
    parse_stage: ParseStage | null
    parse_started_at: string | null
  }
}

/** How the reading of a resume stands: not begun, under way, or failed with its reason and a retry. */
export function ParseState({ resume }: ParseStateProps) {
  const { api, queryClient } = useServices()
  const { mutate } = useMutation(parseResumeMutation(api, queryClient))
  const parse = () => mutate({ resumeId: resume.id })
  if (resume.parse_status === 'running')
    return <ParseProgress stage={resume.parse_stage} startedAt={resume.parse_started_at} />
  if (resume.parse_status === 'failed')
    return (
      <Notice
        tone="bad"
        title={`${fileName(resume.path)} could not be parsed`}
        action={
          <Button size="small" onClick={parse}>
            Retry
          </Button>
        }
      >
        {parseErrorWords[resume.parse_error ?? 'engine_failed']}
      </Notice>
    )
  return (
    <Button tone="primary" tooltip="Use AI to parse this resume" onClick={parse}>
      Parse
    </Button>
  )
}
