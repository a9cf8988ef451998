import { useEffect, useRef } from 'react'

/** Brings the first of the questions that have come since the last ones into view; they stand below what is on the screen. */
export const useShowNew = (ids: readonly string[] | undefined) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef<readonly string[] | undefined>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = ids
    // Those that are there when the interview opens are read from the top.
    if (!before || !ids) return
    const first = ids.findIndex((id) => !before.includes(id))
    if (first !== -1) list.current?.children[first]?.scrollIntoView({ block: 'start' })
  }, [ids])
  return list
}
