import type { RateLimits } from '../http/rate-limits.ts'

/** The caller through a link: the visitor's hash (`null` without an id) and the address. */
export type LinkCaller = { linkId: string; visitor: string | null; address: string }

/**
 * Counts a question that is asked through a link, sent to its owner, or given an address. The narrowest limit is checked first,
 * so that a refused call does not use up the others. The limit per address also covers callers who invent a new id for each
 * call. Throws 429.
 */
export const takeOfLink = async (
  limits: RateLimits,
  what: 'ask' | 'send',
  { linkId, visitor, address }: LinkCaller,
): Promise<void> => {
  if (visitor !== null) await limits.take([`${what}OfVisitor`, visitor])
  await limits.take([`${what}OfLinkFromAddress`, `${linkId}:${address}`], [`${what}OfLink`, linkId])
}
