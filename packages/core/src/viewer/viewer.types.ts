import type { Section } from '../schemas/sections.ts'

/** The original PDF beside the items: not shown, shown on request, or shown because the items are being reviewed. */
export type OriginalPlace = 'hidden' | 'shown' | 'shownForReview'

export type ViewerInput = {
  /** The panel that is open at the start; null for none. */
  open: Section | null
  original: OriginalPlace
}

export type ViewerContext = ViewerInput & {
  adding: Section | null // the section in which the form for a new item is open
  wanted: Section | null // the panel to open if the current one may be closed
  stop: number | null // the current place of the review, counted from 0
}

export type ViewerEvent =
  /** `isFree` says that the open panel has no unsaved text. A `panel` of null closes the open one. */
  | { type: 'viewer.open'; panel: Section | null; isFree: boolean }
  /** Opens a panel and in it the form for a new item. */
  | { type: 'viewer.add'; panel: Section; isFree: boolean }
  /** The form for a new item was closed. */
  | { type: 'viewer.added' }
  | { type: 'viewer.showOriginal'; forReview: boolean }
  | { type: 'viewer.hideOriginal' }
  /** Goes to a place of the review, counted from 0; null if none is left. */
  | { type: 'viewer.stop'; at: number | null }

export type AskToLeavePanelInput = { panel: Section }
