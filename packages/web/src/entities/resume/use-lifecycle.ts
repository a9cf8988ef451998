import { toActivationView, toResumeLifecycleView, toResumeStatus } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import type { LifecycleResume } from '../../platform/lifecycles.ts'
import { useLifecycles } from './lifecycles.ts'

/** Returns the status of a resume and the commands for it. */
export const useLifecycle = (resume: LifecycleResume) => {
  const lifecycles = useLifecycles()
  const actor = lifecycles.of(resume)
  const activation = lifecycles.activationOf(resume.owner_id)
  const commands = useSelector(actor, toResumeLifecycleView, shallowEqual)
  const { chosen } = useSelector(activation, toActivationView, shallowEqual)
  return {
    ...toResumeStatus(resume, { ...commands, chosen }),
    parse: () => actor.send({ type: 'lifecycle.parse' }),
    activate: () => activation.send({ type: 'activation.choose', resumeId: resume.id }),
  }
}
