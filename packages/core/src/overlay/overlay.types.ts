/** The open dialog of a page, and the id of what it is about; null if it is about nothing in particular. */
export type Overlay = { kind: string; about: string | null }

export type OverlayContext = { shown: Overlay | null }

export type OverlayEvent = ({ type: 'overlay.open' } & Overlay) | { type: 'overlay.close' }
