import type { Section } from '../schemas/sections.ts'

/** The original PDF beside the items: not shown, shown on request, or shown because the items are being reviewed. */
export type OriginalPlace = 'hidden' | 'shown' | 'shownForReview'

export type ViewerInput = {
  /** The panel that is open on arrival; null for none. */
  open: Section | null
  original: OriginalPlace
}

export type ViewerContext = ViewerInput & {
  adding: Section | null // the section that has a form for a new item
  wanted: Section | null // the panel that opens if the open one may be left
  stop: number | null // the place of the review that was gone to, counted from 0
}

export type ViewerEvent =
  /** `isFree`: nothing unsaved is in the open panel. A `panel` of null closes the open one. */
  | { type: 'viewer.open'; panel: Section | null; isFree: boolean }
  /** Opens a panel with a form for a new item in it. */
  | { type: 'viewer.add'; panel: Section; isFree: boolean }
  /** The form for a new item is closed. */
  | { type: 'viewer.added' }
  | { type: 'viewer.showOriginal'; forReview: boolean }
  | { type: 'viewer.hideOriginal' }
  /** Goes to a place of the review, counted from 0; null when none is left. */
  | { type: 'viewer.stop'; at: number | null }

export type AskToLeavePanelInput = { panel: Section }
