import { texts } from '@candid/core'
import { useLifecycle } from '../../entities/resume/use-lifecycle.ts'
import type { LifecycleResume } from '../../platform/lifecycles.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'

/** Makes a resume the active one; off, with the reason, until it is parsed. */
export function ActivateButton({ resume, tone = 'neutral' }: { resume: LifecycleResume; tone?: ButtonTone }) {
  const { stage, canActivate, activate } = useLifecycle(resume)
  return (
    <Button
      size="small"
      tone={tone}
      tooltip={texts.activateHint}
      reason={stage === 'parsed' ? null : texts.activateNotYet}
      blocked={!canActivate}
      onClick={activate}
    >
      {texts.activate}
    </Button>
  )
}
