import { useLayoutEffect, useRef } from 'react'
import { leaveGuard, type Unsaved } from '../../platform/leave-guard.ts'

/** Has the leaving of this component asked about as long as it holds something unsaved. `within` is read when it begins. */
export const useUnsaved = (isUnsaved: boolean, unsaved: Unsaved) => {
  const latest = useRef(unsaved)
  // A layout effect: when the session ends, this is off the list before the way to the login is taken.
  useLayoutEffect(() => {
    latest.current = unsaved
  })
  useLayoutEffect(() => {
    if (!isUnsaved) return
    return leaveGuard.add({
      within: latest.current.within,
      keepDraft: () => latest.current.keepDraft(),
      discard: () => latest.current.discard(),
    })
  }, [isUnsaved])
}
