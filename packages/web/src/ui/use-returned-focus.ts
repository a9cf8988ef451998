import { useEffect, useRef } from 'react'
import { focusSoon } from './focus-soon.ts'

/** The `ref` of a button that opens an editor in its own place: whoever comes back from there finds the focus on it. */
export const useReturnedFocus = (isEditing: boolean): typeof focusSoon | null => {
  const hasEdited = useRef(false)
  useEffect(() => {
    if (isEditing) hasEdited.current = true
  }, [isEditing])
  return hasEdited.current ? focusSoon : null
}
