import { useLayoutEffect, useRef } from 'react'

/** Scrolls to the first question with a text area. For the first question of the list, the part above stays visible if both fit. */
const showOpen = (list: HTMLElement | null) => {
  const card = list?.querySelector('form')?.closest('[data-question]')
  card?.scrollIntoView({ block: card === list?.firstElementChild ? 'nearest' : 'start' })
}

/**
 * Scrolls to the question to start with, ready to be answered, or else to the start of the first open one. Later it scrolls to
 * the first of newly added questions: a question goes to the top, because others may have come with it; a follow-up is
 * scrolled only as far as needed, because the answer it is about is above it.
 */
export const useShownQuestions = (ids: readonly string[], startAt: string | null) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef<readonly string[] | undefined>(undefined)
  // Before they are painted, so that a pressed button does not move.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = ids
    // When the interview opens, the list starts at the requested question.
    const first = before ? ids.find((id) => !before.includes(id)) : startAt
    if (!before && startAt === null) showOpen(list.current)
    const card = list.current?.querySelector(`[data-question="${first}"]`)
    card?.scrollIntoView({ block: card.parentElement === list.current ? 'start' : 'nearest' })
    if (!before) card?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [ids, startAt])
  return list
}
