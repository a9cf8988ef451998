import { useLayoutEffect, useRef } from 'react'

/** Shows the first question with a box to write in. Of the very first one, what is above it stays if both have room. */
const showOpen = (list: HTMLElement | null) => {
  const card = list?.querySelector('form')?.closest('[data-question]')
  card?.scrollIntoView({ block: card === list?.firstElementChild ? 'nearest' : 'start' })
}

/**
 * Shows the question to begin with, ready to be answered; where none was asked for, the first open one from its head on.
 * Later it brings the first of the questions that have come since the last ones into view: a question to the top, because others may have come with it; a follow-up only as far as needed, because
 * the answer it is about is above it.
 */
export const useShownQuestions = (ids: readonly string[], startAt: string | null) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef<readonly string[] | undefined>(undefined)
  // Before they are painted: what is pressed stays where it is.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = ids
    // Those that are there when the interview opens are read from the one that was asked for.
    const first = before ? ids.find((id) => !before.includes(id)) : startAt
    if (!before && startAt === null) showOpen(list.current)
    const card = list.current?.querySelector(`[data-question="${first}"]`)
    card?.scrollIntoView({ block: card.parentElement === list.current ? 'start' : 'nearest' })
    if (!before) card?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [ids, startAt])
  return list
}
