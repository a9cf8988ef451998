import { createRulesEngine, type Interviewer, type ParsedItem, type ParseResult } from '@candid/interviewer'
import { recruiterQuestions } from '../employers/recruiter-questions.ts'

const source = [{ page: 1, boxes: [{ x: 50, y: 60, width: 300, height: 12 }] }]
const read = { heading: null, source, fieldSources: {}, confidence: 1, fieldConfidence: {} }

/** A small resume with an item in every section. */
export const scriptedItems = (): ParsedItem[] => [
  { ...read, section: 'overview', content: { text: 'Engineer who likes trains.' } },
  { ...read, section: 'leadership', content: { text: 'Led a team of five.' } },
  {
    ...read,
    section: 'experience',
    content: {
      name: 'Northern Rail',
      title: 'Engineer',
      start_date: 'March 2019',
      end_date: null,
      details: 'Built the timetable service.',
    },
  },
  {
    ...read,
    section: 'roles',
    content: { name: 'Mentor', description: 'Taught juniors.', date: '2020', projects: null },
  },
  { ...read, section: 'skills', content: { name: 'Planning', description: 'Plans well.', projects: ['Timetable'] } },
  {
    ...read,
    section: 'technical',
    content: { name: 'TypeScript', description: 'Daily.', proficiency: 'advanced', projects: null },
  },
  {
    ...read,
    section: 'achievements',
    content: { name: 'Award', description: 'Best paper.', link: 'https://example.com/paper', date: '2021' },
  },
  { ...read, section: 'other', tag: 'contact', content: { text: 'ada@example.com' } },
]

export const scriptedParse = (): ParseResult => ({
  ok: true,
  engine: { kind: 'rules' },
  pages: 1,
  items: scriptedItems(),
  unplaced: [{ text: 'Page 1 of 1', source }],
  hidden: [],
})

const rules = createRulesEngine()
const firstEleven = new Set<string>(recruiterQuestions.slice(0, 11))

/** An interviewer that answers at once and always the same; each part can be replaced. The rules suggest and compare. */
export const scriptedInterviewer = (parts: Partial<Interviewer> = {}): Interviewer => ({
  inspect: async () => ({ ok: true, pages: 1 }),
  parse: async () => scriptedParse(),
  ask: async ({ existing, num }) => ({
    ok: true,
    engine: { kind: 'rules' },
    questions: Array.from({ length: num }, (_, index) => ({
      text: `Question number ${existing.length + index + 1}?`,
      kind: 'situation',
    })),
  }),
  followUp: async ({ existing }) => ({
    ok: true,
    engine: { kind: 'rules' },
    questions: [{ text: `Follow-up number ${existing.length + 1}?`, kind: 'result' }],
  }),
  answer: async () => ({
    ok: true,
    engine: { kind: 'rules' },
    outcome: 'not_stated',
    rule: 'nothing near',
    sentences: [],
    ranked: [],
    related: [],
    confidence: 1,
  }),
  suggest: async (evidence) => rules.suggest(evidence),
  // The first eleven are answered, and those to which there is an answer in just these words.
  readiness: async ({ question, answers }) => ({
    ok: true,
    outcome: firstEleven.has(question) || answers.some((one) => one.question === question) ? 'answered' : 'not_stated',
    confidence: 1,
  }),
  similar: async (request) => rules.similar(request),
  match: async (request) => rules.match(request),
  close: async () => undefined,
  ...parts,
})
