import { texts } from '@candid/core'
import { useLifecycle } from '../../entities/resume/use-lifecycle.ts'
import type { LifecycleResume } from '../../platform/lifecycles.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'

/** The button that activates a resume; unavailable, with the reason, until the resume is parsed. */
export function ActivateButton({ resume, tone = 'neutral' }: { resume: LifecycleResume; tone?: ButtonTone }) {
  const { stage, canActivate, activate } = useLifecycle(resume)
  const isParsed = stage === 'parsed'
  return (
    <Button
      size="small"
      className={isParsed ? undefined : '-ml-2.5'}
      // While it is unavailable it has no border, so that the button of the step before stands out.
      tone={isParsed ? tone : 'quiet'}
      tooltip={texts.activateHint}
      reason={isParsed ? null : texts.activateNotYet}
      blocked={!canActivate}
      onClick={activate}
    >
      {texts.activate}
    </Button>
  )
}
