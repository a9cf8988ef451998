import type { RateLimits } from '../http/rate-limits.ts'

/** Who calls by a link: the visitor's hash (`null` without an id) and the caller's address. */
export type LinkCaller = { linkId: string; visitor: string | null; address: string }

/**
 * Counts a question that is asked by a link, or one that is sent to its owner or gets an address. The narrowest limit comes
 * first, so that a call that is refused takes nothing from others; the one of the address holds for whoever makes up a new
 * id for each call. Throws 429.
 */
export const takeOfLink = async (
  limits: RateLimits,
  what: 'ask' | 'send',
  { linkId, visitor, address }: LinkCaller,
): Promise<void> => {
  if (visitor !== null) await limits.take([`${what}OfVisitor`, visitor])
  await limits.take([`${what}OfLinkFromAddress`, `${linkId}:${address}`], [`${what}OfLink`, linkId])
}
