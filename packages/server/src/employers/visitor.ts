import { createHash } from 'node:crypto'

/** Stands for all visitors of a link, for its owner. No hash is equal to it. */
export const everyone = 'everyone'

/**
 * Identifies the visitor of a link: a hash of the random id that the visitor's browser created for this link. `null` without an
 * id. It is valid only for this link and cannot be compared with visitors of another one.
 */
export const visitorOf = (linkId: string, id: string | undefined): string | null =>
  id === undefined ? null : createHash('sha256').update(`${linkId}:${id}`).digest('base64url')
