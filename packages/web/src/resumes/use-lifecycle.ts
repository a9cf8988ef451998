import { toResumeLifecycleView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useServices } from '../app/services.ts'
import type { LifecycleResume } from './lifecycles.ts'

/** Where a resume stands, and how to wish for the next step. */
export const useLifecycle = (resume: LifecycleResume) => {
  const actor = useServices().lifecycles.of(resume)
  return { ...useSelector(actor, toResumeLifecycleView, shallowEqual), send: actor.send }
}
