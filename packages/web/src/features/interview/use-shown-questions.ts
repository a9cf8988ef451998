import { useEffect, useRef } from 'react'

/** Where the list scrolls between a head and a foot (`md`), not with the whole dialog. */
const scrollsInItself = () => window.matchMedia('(min-width: 48rem)').matches

/**
 * Shows the question to begin with, ready to be answered; where none was asked for, the first box to write in is seen whole. Later it brings the first of the questions that have come since the
 * last ones into view: a question to the top, because others may have come with it; a follow-up only as far as needed, because
 * the answer it is about is above it.
 */
export const useShownQuestions = (ids: readonly string[], startAt: string | null) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef<readonly string[] | undefined>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = ids
    // Those that are there when the interview opens are read from the one that was asked for.
    const first = before ? ids.find((id) => !before.includes(id)) : startAt
    if (!before && startAt === null && scrollsInItself())
      list.current?.querySelector('form')?.scrollIntoView({ block: 'nearest' })
    const card = list.current?.querySelector(`[data-question="${first}"]`)
    card?.scrollIntoView({ block: card.parentElement === list.current ? 'start' : 'nearest' })
    if (!before) card?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [ids, startAt])
  return list
}
