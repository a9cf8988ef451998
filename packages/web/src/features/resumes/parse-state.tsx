import { fileName, type ParseCounts, type ParseStage, parseErrorTexts, texts } from '@candid/core'
import { useLifecycle } from '../../entities/resume/use-lifecycle.ts'
import type { LifecycleResume } from '../../platform/lifecycles.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ParseProgress } from './parse-progress.tsx'

type ParseStateProps = {
  resume: LifecycleResume & {
    path: string
    parse_stage: ParseStage | null
    parse_started_at: string | null
    parse_counts: ParseCounts | null
  }
}

/** The state of a parse: not started, running, or failed with its reason and a retry. */
export function ParseState({ resume }: ParseStateProps) {
  const { stage, parseError, parse } = useLifecycle(resume)
  if (stage === 'parsing') return <ParseProgress resume={resume} />
  if (stage === 'failed')
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
        {parseErrorTexts[parseError ?? 'engine_failed']}
      </Notice>
    )
  return (
    <Button tone="primary" tooltip={texts.parseHint} onClick={parse}>
      {texts.parse}
    </Button>
  )
}
