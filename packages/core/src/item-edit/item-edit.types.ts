import type { Failure } from '../failure.ts'
import type { Section } from '../rules/sections.ts'
import type { ItemContent } from '../schemas/item.ts'
import type { ItemDraft } from '../schemas/item-forms.ts'

export type ItemEditInput = { itemId: string; section: Section }

/** What somebody else saved while this item was edited. */
export type ItemConflict = { theirs: ItemContent; version: number }

export type ItemEditContext = {
  itemId: string
  section: Section
  original: ItemContent | null // what the server held when the draft was opened; null while viewing
  version: number | null // of the original; null when the server counts none
  draft: ItemDraft
  failure: Failure | null
  conflict: ItemConflict | null
}

export type ItemEditEvent =
  /** `draft` is one kept from before (an ended session, a crash). */
  | { type: 'item.edit'; content: ItemContent; version: number | null; draft?: ItemDraft }
  | { type: 'item.change'; field: string; value: string }
  | { type: 'item.save' }
  | { type: 'item.confirm' }
  | { type: 'item.cancel' }
  /** Back to viewing; the draft stays kept, to go on with it later. */
  | { type: 'item.leave' }
  /** After a conflict: go on from what is saved now, or save the own text over it. */
  | { type: 'item.takeTheirs' }
  | { type: 'item.keepMine' }

export type SaveItemInput = { itemId: string; section: Section; content: ItemContent; version: number | null }
/** A stale version (409) is no error: the port answers with what is saved now. */
export type SaveItemOutput = { kind: 'saved' } | ({ kind: 'conflict' } & ItemConflict)

export type ItemEditEmitted = { type: 'item.saved'; itemId: string }
