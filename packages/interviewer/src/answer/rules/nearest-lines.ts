import type { Hit } from '../rank.ts'
import type { Verdict } from './rule.ts'

/** A line of a piece of evidence by itself, with what it is worth to who asks. */
export type Line = { hit: Hit; value: number }

/** The verdict that these lines come nearest and likely answer, though none of them is asserted. */
export const nearestLines = (lines: Line[]): Verdict => ({
  outcome: 'closest',
  near: lines.map(({ hit }) => hit),
  closeness: 'likely',
  undivided: true,
  confidence: 0.3,
})
