import { toUnsavedView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { type LeaveGuard, leaveGuard } from '../../platform/leave-guard.ts'
import { later } from '../../ui/later.tsx'

// Loaded later, because nothing is unsaved at first.
const UnsavedQuestion = later(() => import('./unsaved-question.tsx').then((module) => module.UnsavedQuestion))

/** Asks before an unsaved text is left. */
export function UnsavedDialog({ actor = leaveGuard.actor }: { actor?: LeaveGuard['actor'] }) {
  const isAsking = useSelector(actor, (snapshot) => toUnsavedView(snapshot).isAsking)
  return isAsking ? <UnsavedQuestion actor={actor} /> : null
}
