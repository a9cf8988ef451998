/** An unsaved text and what contains it. A question about one of its containers is a question about it. */
export type UnsavedThing = { key: string; within: readonly string[] }

/** An open question: which actor asked it, and about which texts. */
export type LeaveQuestion = { asker: number; about: readonly string[] }

export type UnsavedContext = {
  things: readonly UnsavedThing[]
  question: LeaveQuestion | null
}

export type UnsavedEvent =
  | ({ type: 'unsaved.add' } & UnsavedThing)
  /** The text was saved, discarded or left. */
  | { type: 'unsaved.remove'; key: string }
  /** An actor wants to leave what is `within`, or everything (null). */
  | { type: 'unsaved.ask'; asker: number; within: string | null }
  /** The actor that asked no longer waits for the answer. */
  | { type: 'unsaved.withdraw'; asker: number }
  | { type: 'unsaved.stay' }
  | { type: 'unsaved.keepDraft' }
  | { type: 'unsaved.discard' }

export type UnsavedEmitted = { type: 'unsaved.answered'; asker: number; isFree: boolean }

/** The keys of the texts that an effect is about. */
export type UnsavedKeys = { keys: readonly string[] }

/** The texts that are unsaved at the start. */
export type UnsavedInput = { things: readonly UnsavedThing[] }
