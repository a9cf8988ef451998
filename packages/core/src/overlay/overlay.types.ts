/** What lies over a page: which of its dialogs, and about which thing; null where the dialog is about none. */
export type Overlay = { kind: string; about: string | null }

export type OverlayContext = { shown: Overlay | null }

export type OverlayEvent = ({ type: 'overlay.open' } & Overlay) | { type: 'overlay.close' }
