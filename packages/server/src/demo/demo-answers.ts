import type { Section } from '@candid/core'

/** The demo user's answers to the first question about the first item of a section. */
export const demoAnswers: { section: Section; text: string }[] = [
  {
    section: 'experience',
    text: 'When I came, every spoiled delivery was blamed on the weather. I put a thermometer into every handover and asked the drivers to write down what they saw. After a month we knew that most of the loss happened at two docks that stood open too long. We moved the loading times and put up curtains; within two years we were at 1.3%.',
  },
  {
    section: 'leadership',
    text: 'I walk the floor with the committee before we meet, so that we talk about places and not about paper. The rule I insisted on: whoever reports a near miss gets an answer within two days, also when the answer is no.',
  },
  {
    section: 'technical',
    text: 'I build the weekly loss report in Excel from the handover log. It started as a sheet for me and is now what the depots and the city look at together.',
  },
]
