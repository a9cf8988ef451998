import { texts } from '@candid/core'
import { Button } from '../ui/button.tsx'
import type { LifecycleResume } from './lifecycles.ts'
import { useLifecycle } from './use-lifecycle.ts'

/** Makes a resume the active one; off, with the reason, until it is parsed. */
export function ActivateButton({ resume }: { resume: LifecycleResume }) {
  const { parsed, canActivate, send } = useLifecycle(resume)
  return (
    <Button
      size="small"
      tooltip={texts.activateHint}
      reason={parsed ? null : texts.activateNotYet}
      blocked={!canActivate}
      onClick={() => send({ type: 'lifecycle.activate' })}
    >
      {texts.activate}
    </Button>
  )
}
