/**
 * The example on the first screen, letter by letter: a question, what the product answers to it from the sample resume, and the
 * job behind it. A test of the server asks the sample page, so that the first screen promises nothing that is not so.
 */
export const livingExample = {
  question: 'Has she reduced waste?',
  answer:
    'Yes. As Operations Manager at Havsgården Distribution, Gothenburg (since March 2021), Mara cut spoiled deliveries from 4.1% to 1.3% in two years by measuring temperature at every handover.',
  title: 'Operations Manager',
  dates: 'March 2021 – Present',
  lines: ['Run a warehouse of 46 people and a fleet of 23 refrigerated vans that serve 310 schools and care homes.'],
  /** The line that bears the answer out, in two parts: what is marked, and how it goes on. */
  proof: ['Cut spoiled deliveries from 4.1% to 1.3% in two years', ' by measuring temperature at every handover.'],
} as const
