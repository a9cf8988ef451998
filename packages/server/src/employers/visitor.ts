import { createHash } from 'node:crypto'

/** All visitors of a link, for its owner. No hash is equal to it. */
export const everyone = 'everyone'

/**
 * Who is behind a call that came by a link: a hash of the random id that the visitor's browser made for this link. `null`
 * without an id. It is of use for this link only, and tells nothing about a visitor of another one.
 */
export const visitorOf = (linkId: string, id: string | undefined): string | null =>
  id === undefined ? null : createHash('sha256').update(`${linkId}:${id}`).digest('base64url')
