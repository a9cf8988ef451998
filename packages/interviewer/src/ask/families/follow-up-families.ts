/** What an answer can lack. */
export type Gap = 'end' | 'own_part' | 'figures' | 'outcome' | 'reason' | 'lesson'

/**
 * Follow-ups by what the answer leaves open; `{said}` is a sentence of the answer said to the person. Those without it serve when no
 * sentence can be said safely. They are in the order in which they are tried.
 */
export const followUps: Record<Gap, readonly string[]> = {
  end: [
    '{said}. How was that settled in the end, and what did you do to get there?',
    'How was that disagreement settled in the end, and what did you do to get there?',
    'How did you all get on with each other once it was over?',
  ],
  own_part: [
    '{said}. Which part of that did you do yourself?',
    'You say “we”. Which part of that did you do yourself?',
    'What would have gone differently without you?',
  ],
  figures: [
    '{said}. What difference did that make, in numbers?',
    'What difference did that make, in numbers?',
    'How would you put that in numbers, before and after?',
  ],
  outcome: [
    '{said}. What came of it in the end?',
    'How did that turn out, and who was better off for it?',
    'What was different a few months later?',
  ],
  reason: [
    '{said}. Why did you choose that and not something else?',
    'Why did you decide on that, and what else did you consider?',
    'What made you sure enough to go ahead?',
  ],
  lesson: [
    '{said}. What would you do differently next time?',
    'What would you do differently the next time it happens?',
    'What has changed in the way you work since then?',
  ],
}
