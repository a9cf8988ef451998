import { texts } from '@candid/core'
import { useLifecycle } from '../../entities/resume/use-lifecycle.ts'
import type { LifecycleResume } from '../../platform/lifecycles.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'

/** Makes a resume the active one; off, with the reason, until it is parsed. */
export function ActivateButton({ resume, tone = 'neutral' }: { resume: LifecycleResume; tone?: ButtonTone }) {
  const { stage, canActivate, activate } = useLifecycle(resume)
  const isParsed = stage === 'parsed'
  return (
    <Button
      size="small"
      className={isParsed ? undefined : '-ml-2.5'}
      // What cannot be pressed yet is words alone, beside the button that comes first.
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
