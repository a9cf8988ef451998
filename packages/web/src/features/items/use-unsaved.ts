import { useLayoutEffect, useRef } from 'react'
import { leaveGuard, type Unsaved } from '../../platform/leave-guard.ts'

/** Asks before this component is left, as long as it has something unsaved. `within` is read once at the start. */
export const useUnsaved = (isUnsaved: boolean, unsaved: Unsaved) => {
  const latest = useRef(unsaved)
  // A layout effect, so that when the session ends it is unregistered before the redirect to the log-in page.
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
