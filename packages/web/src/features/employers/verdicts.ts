import type { Readiness } from '@candid/core'
import type { Tone } from '../../ui/badge.tsx'

/** The labels for how well a common question is answered. */
export const verdictBadges: Record<Readiness['questions'][number]['verdict'], { tone: Tone; word: string }> = {
  answered: { tone: 'good', word: 'Answered' },
  weak: { tone: 'act', word: 'Weak' },
  not_answerable: { tone: 'neutral', word: 'Not answerable' },
}
