/** What an answer can lack. */
export type Gap = 'end' | 'own_part' | 'figures' | 'outcome' | 'reason' | 'lesson'

/**
 * Follow-ups by what the answer leaves open; `{said}` is a sentence of the answer said to the person. Those without it serve when no
 * sentence can be said safely. They are in the order in which they are tried.
 */
export const followUps: Record<Gap, readonly string[]> = {
  end: [
    '{said}. How did the disagreement end, and what did you do for that?',
    'How did that disagreement end, and what did you do for it?',
    'Where did the two of you stand when it was over?',
  ],
  own_part: [
    '{said}. Which part of that did you do yourself?',
    'You speak of “we”. Which part of that did you do yourself?',
    'What would have been missing without you?',
  ],
  figures: [
    '{said}. What did that change, in figures?',
    'What did that change, in figures?',
    'Can you put a number on it: before and after?',
  ],
  outcome: [
    '{said}. What came of it in the end?',
    'How did that end, and for whom was it better?',
    'What was different a few months later?',
  ],
  reason: [
    '{said}. Why that, and not something else?',
    'Why did you decide on that, and what else did you consider?',
    'What made you sure enough to go ahead?',
  ],
  lesson: [
    '{said}. What would you do differently next time?',
    'What would you do differently the next time it happens?',
    'What has changed in the way you work since then?',
  ],
}
