/** Something typed and not saved, and what leaving it does. */
export type Unsaved = {
  /** What contains it: asking about one of these asks about it. */
  within: readonly string[]
  keepDraft: () => void
  discard: () => void
}

type LeaveChoice = 'stay' | 'keepDraft' | 'discard'
type Question = { about: readonly Unsaved[]; answer: (isFree: boolean) => void }

/** Knows what is unsaved on the screen, and asks before it is left. The browser itself asks before the page is closed. */
export const createLeaveGuard = (window: Pick<Window, 'addEventListener' | 'removeEventListener'>) => {
  const unsaved = new Set<Unsaved>()
  const listeners = new Set<() => void>()
  let question: Question | null = null

  const change = (next: Question | null) => {
    question = next
    for (const listener of listeners) listener()
  }
  const onBeforeUnload = (event: Event) => event.preventDefault()
  const of = (within?: string) => [...unsaved].filter((one) => within === undefined || one.within.includes(within))

  return {
    /** Says that something is unsaved; the function that comes back takes it off. */
    add: (one: Unsaved) => {
      if (unsaved.size === 0) window.addEventListener('beforeunload', onBeforeUnload)
      unsaved.add(one)
      return () => {
        unsaved.delete(one)
        if (unsaved.size === 0) window.removeEventListener('beforeunload', onBeforeUnload)
        // Saved or gone meanwhile, as when the session ends: nothing is left to ask about.
        if (question?.about.every((other) => !unsaved.has(other))) question.answer(true)
      }
    },
    /** Whether nothing is unsaved, of all or within something. */
    isFree: (within?: string) => of(within).length === 0,
    /** Asks the person about what is unsaved; true when the way is free. A question that was open is answered by staying. */
    ask: (within?: string): Promise<boolean> => {
      question?.answer(false)
      const about = of(within)
      if (about.length === 0) return Promise.resolve(true)
      return new Promise((resolve) => {
        const answer = (isFree: boolean) => {
          change(null)
          resolve(isFree)
        }
        change({ about, answer })
      })
    },
    /** The person's answer to the open question. */
    choose: (choice: LeaveChoice) => {
      const asked = question
      if (!asked) return
      if (choice !== 'stay') for (const one of asked.about) one[choice]()
      // What was left may have answered by going off the list.
      if (question === asked) asked.answer(choice !== 'stay')
    },
    isAsking: () => question !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The app's unsaved edits. */
export const leaveGuard = createLeaveGuard(window)
