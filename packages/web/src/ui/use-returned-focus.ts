import { useEffect, useRef } from 'react'
import { focusSoon } from './focus-soon.ts'

/** The `ref` of a button that an editor replaces. When the editor closes, the button is focused again. */
export const useReturnedFocus = (isEditing: boolean): typeof focusSoon | null => {
  const hasEdited = useRef(false)
  useEffect(() => {
    if (isEditing) hasEdited.current = true
  }, [isEditing])
  return hasEdited.current ? focusSoon : null
}
