import { useEffect, useRef } from 'react'

/**
 * Brings the first of the questions that have come since the last ones into view: a question to the top, because others may have
 * come with it; a follow-up only as far as needed, because the answer it is about is above it.
 */
export const useShowNew = (ids: readonly string[]) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef<readonly string[] | undefined>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = ids
    // Those that are there when the interview opens are read from the top.
    if (!before) return
    const first = ids.find((id) => !before.includes(id))
    const card = list.current?.querySelector(`[data-question="${first}"]`)
    card?.scrollIntoView({ block: card.parentElement === list.current ? 'start' : 'nearest' })
  }, [ids])
  return list
}
