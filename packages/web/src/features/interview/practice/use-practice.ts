import { practiceMachine, toPracticeView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useActorRef } from '../../../platform/start-actor.ts'

/** Runs a practice session of one item's questions. */
export const usePractice = () => {
  const actor = useActorRef(practiceMachine)
  return { ...useSelector(actor, toPracticeView, shallowEqual), send: actor.send }
}
export type Practice = ReturnType<typeof usePractice>
