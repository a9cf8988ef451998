import { fileName, type ParseStage, parseErrorTexts, texts } from '@candid/core'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { LifecycleResume } from './lifecycles.ts'
import { ParseProgress } from './parse-progress.tsx'
import { useLifecycle } from './use-lifecycle.ts'

type ParseStateProps = {
  resume: LifecycleResume & { path: string; parse_stage: ParseStage | null; parse_started_at: string | null }
}

/** How the reading of a resume stands: not begun, under way, or failed with its reason and a retry. */
export function ParseState({ resume }: ParseStateProps) {
  const { mode, parseError, send } = useLifecycle(resume)
  const parse = () => send({ type: 'lifecycle.parse' })
  if (mode === 'parsing') return <ParseProgress stage={resume.parse_stage} startedAt={resume.parse_started_at} />
  if (mode === 'failed')
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
