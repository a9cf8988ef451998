/** Something typed and not saved, and what contains it: asking about one of these asks about it. */
export type UnsavedThing = { key: string; within: readonly string[] }

/** A question that is open: who asked, and about which things. */
export type LeaveQuestion = { asker: number; about: readonly string[] }

export type UnsavedContext = {
  things: readonly UnsavedThing[]
  question: LeaveQuestion | null
}

export type UnsavedEvent =
  | ({ type: 'unsaved.add' } & UnsavedThing)
  /** It was saved, given up or left. */
  | { type: 'unsaved.remove'; key: string }
  /** Somebody wants to leave what is `within`, or everything (null). */
  | { type: 'unsaved.ask'; asker: number; within: string | null }
  /** Who asked has stopped waiting for the answer. */
  | { type: 'unsaved.withdraw'; asker: number }
  | { type: 'unsaved.stay' }
  | { type: 'unsaved.keepDraft' }
  | { type: 'unsaved.discard' }

export type UnsavedEmitted = { type: 'unsaved.answered'; asker: number; isFree: boolean }

/** Which things an order is about. */
export type UnsavedKeys = { keys: readonly string[] }

/** What is unsaved from the start. */
export type UnsavedInput = { things: readonly UnsavedThing[] }
