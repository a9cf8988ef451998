import type { ReleasedAnswer, ResumeItem } from '../../interviewer.ts'

/** A made-up resume for tests of asking and answering. */
export const items: ResumeItem[] = [
  {
    id: 'job',
    section: 'experience',
    content: {
      name: 'Northwind Rail',
      title: 'Signalling Engineer',
      start_date: 'March 2019',
      end_date: null,
      details:
        'Led a team of six engineers, replaced the interlocking of 14 stations without closing the line. Wrote the test plans in Python. Reduced delays by 18% within a year.',
    },
  },
  {
    id: 'skill',
    section: 'technical',
    content: {
      name: 'Python',
      description: 'Simulation of track circuits, test automation.',
      proficiency: 'expert',
      projects: null,
    },
  },
  {
    id: 'award',
    section: 'achievements',
    content: { name: 'Safety Prize', description: 'For the best safety case of the year.', link: null, date: '2022' },
  },
  {
    id: 'contact',
    section: 'other',
    content: { text: 'ada@example.org, +44 20 7946 0958' },
    tag: 'contact',
  },
]

/** The answers that their owner released. */
export const answers: ReleasedAnswer[] = [
  {
    id: 'answer-1',
    itemId: 'job',
    question: 'What was the hardest moment of the station works?',
    text: 'The hardest moment was a failed relay test two hours before the line opened, so I stopped the handover and repeated the test.',
    date: '2026-03-01',
  },
]
