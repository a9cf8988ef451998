import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  answerChoiceSchema,
  askSchema,
  closenessSchema,
  employerAnswerSchema,
  employerQuerySchema,
  inboxQuerySchema,
  inboxSchema,
  leaveAddressSchema,
  linkDaySchema,
  linkStateSchema,
  newAnswerChoiceSchema,
  newLinkSchema,
  newPreparedAnswerSchema,
  noticeChoiceSchema,
  outcomeSchema,
  ownerAnswerSchema,
  preparedAnswerSchema,
  readinessSchema,
  receiptSchema,
  rehearsalSchema,
  rehearsedAnswerSchema,
  sharedResumeSchema,
  shareLinkSchema,
  updateLinkSchema,
} from './employer.ts'

const id = '6f1b1c6e-0d0f-4c55-9f0e-6e1f2f3a4b5c'
const at = '2026-11-21T14:02:00.000Z'
const engine = { kind: 'rules' }
const choices = { name: 'Acme', expires_at: null, sections: ['skills'], questions: true, contact: false }
const link = {
  id,
  ...choices,
  download: false,
  notices: true,
  state: 'active',
  path: '/share/x',
  created_at: at,
  opened: 1,
  last_opened_at: at,
}
const receipt = { number: 1, kind: 'item', id: 'x', category: 'skills', title: 'SQL', quote: 'Queries', date: null }
const sentence = { text: 'Yes.', receipts: [1] }
const answer = {
  outcome: 'answered',
  engine,
  sentences: [sentence],
  related: [sentence],
  receipts: [receipt],
  confidence: 0.9,
}
const query = {
  id,
  question: 'SQL?',
  asked_at: at,
  answer,
  sent_at: at,
  owner_answer: { text: 'Yes', answered_at: at },
  by_mail: true,
}
const inboxQuery = { ...query, open: true, times: 3, visitors: 2, links: [{ id, name: 'Acme' }] }
const noItems = { overview: [], leadership: [], experience: [], roles: [] }
const resume = { ...noItems, skills: [], technical: [], achievements: [], other: [] }
const shared = {
  sample: false,
  name: 'Ada Lovelace',
  first_name: 'Ada',
  headline: 'Engineer',
  place: null,
  expires_at: null,
  questions: true,
  download: false,
  engine,
  sections: ['skills'],
  resume,
  suggestions: ['SQL?'],
  queries: [query],
}
const prepared = { id, question: 'Why?', text: 'So', answered_at: at }

describe.each<[string, v.GenericSchema, Record<string, unknown>, boolean]>([
  ['new link', newLinkSchema, choices, true],
  ['link update', updateLinkSchema, choices, false],
  ['share link', shareLinkSchema, link, true],
  ['day of a link', linkDaySchema, { day: '2026-11-22', opened: 2, asked: 1 }, true],
  ['choice of an answer', answerChoiceSchema, { id, question: 'SQL?', item_id: null, chosen_at: at }, true],
  ['new choice of an answer', newAnswerChoiceSchema, { question: 'SQL?', item_id: id }, true],
  ['rehearsed answer', rehearsedAnswerSchema, { answer, choice: null }, true],
  ['choice of notices', noticeChoiceSchema, { wanted: true }, true],
  ['address that is left', leaveAddressSchema, { email: 'a@b.example' }, true],
  ['receipt', receiptSchema, receipt, true],
  ['answer for an employer', employerAnswerSchema, answer, true],
  ['query', employerQuerySchema, query, true],
  ['query in the inbox', inboxQuerySchema, inboxQuery, true],
  ['inbox', inboxSchema, { data: [inboxQuery], count: 1, open: 0 }, true],
  ['question to ask', askSchema, { question: 'SQL?' }, true],
  ["owner's answer", ownerAnswerSchema, { text: 'Yes' }, true],
  ['shared resume', sharedResumeSchema, shared, true],
  ['prepared answer', preparedAnswerSchema, prepared, true],
  ['new prepared answer', newPreparedAnswerSchema, { question: 'Why?', text: 'So' }, true],
])('a %s', (_, schema, whole, needed) => {
  it('has these fields and no others', () => {
    expect(v.parse(schema, { ...whole, surplus: 1 })).toEqual(whole)
  })

  it('needs all of them, or none', () => {
    for (const field of Object.keys(whole)) {
      const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))
      expect(v.is(schema, rest), field).toBe(!needed)
    }
  })
})

it('a rehearsal is a list of questions with a verdict', () => {
  for (const verdict of ['answered', 'weak', 'not_answerable']) {
    expect(v.is(rehearsalSchema, [{ question: 'SQL?', verdict, answer }])).toBe(true)
  }
  expect(v.is(rehearsalSchema, [{ question: 'SQL?', verdict: 'perhaps', answer }])).toBe(false)
  expect(v.is(rehearsalSchema, [{}])).toBe(false)
})

it('readiness is how many are answered, each question with its verdict, and how many answers are for practice only', () => {
  const readiness = { answered: 1, questions: [{ question: 'SQL?', verdict: 'weak' }], practice_only: 2 }
  expect(v.parse(readinessSchema, { ...readiness, surplus: 1 })).toEqual(readiness)
  expect(v.is(readinessSchema, {})).toBe(false)
  expect(v.is(readinessSchema, { ...readiness, questions: [{}] })).toBe(false)
})

it.each([
  ['link state', linkStateSchema, ['active', 'expired', 'revoked']],
  [
    'outcome',
    outcomeSchema,
    ['answered', 'corrected', 'closest', 'not_stated', 'protected', 'instruction', 'out_of_scope'],
  ],
  ['closeness', closenessSchema, ['likely', 'unsure', 'unlikely']],
  ['receipt kind', receiptSchema.entries.kind, ['item', 'answer']],
] as const)('a %s is one of %s', (_, schema, values) => {
  expect(schema.options).toEqual(values)
})

it.each([
  [newLinkSchema, { ...choices, name: ' ' }, 'Name is required'],
  [newLinkSchema, { ...choices, sections: [] }, 'Choose at least one section'],
  [askSchema, { question: ' ' }, 'Question is required'],
  [ownerAnswerSchema, { text: ' ' }, 'Answer is required'],
] as const)('what is missing is said', (schema, value, message) => {
  expect(v.safeParse(schema, value).issues?.[0]?.message).toBe(message)
})

it('an answer may say how likely its closest lines are', () => {
  expect(v.parse(employerAnswerSchema, { ...answer, closeness: 'unsure' }).closeness).toBe('unsure')
  expect(v.is(employerAnswerSchema, { ...answer, closeness: 'nearly' })).toBe(false)
})

it('a sentence and an owner answer have all their fields', () => {
  expect(v.is(employerAnswerSchema, { ...answer, sentences: [{}] })).toBe(false)
  expect(v.is(employerQuerySchema, { ...query, owner_answer: {} })).toBe(false)
  expect(v.is(inboxQuerySchema, { ...inboxQuery, links: [{}] })).toBe(false)
})

it.each([
  ['2026-12-24T23:59:59Z', null],
  ['2028-02-29T00:00:00Z', null],
  ['1970-01-01T00:00:00Z', null],
  ['9999-12-31T23:59:59Z', null],
  ['1969-12-31T23:59:59Z', 'Choose a date'],
  ['9999-12-31T23:59:59-01:00', 'Choose a date'],
  ['2027-02-29T00:00:00Z', 'Choose a date'],
  ['2026-06-31T00:00:00Z', 'Choose a date'],
])('the end of a link, %s, is refused with %s', (expires_at, message) => {
  const { issues = [] } = v.safeParse(newLinkSchema, { ...choices, expires_at })
  expect(issues.map((issue) => issue.message)).toEqual(message === null ? [] : [message])
})

it.each([
  ['2026-12-24T23:59:59Z', true],
  ['2028-02-29T00:00:00+02:00', true],
  ['1970-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
  ['2026-02-29T00:00:00Z', false],
  ['1969-12-31T23:59:59Z', false],
  ['9999-12-31T23:59:59-01:00', false],
  ['2026-12-24T00:00:00+01', false],
])('a link may end at %s: %s', (expires_at, may) => {
  expect(v.is(newLinkSchema, { ...choices, expires_at })).toBe(may)
  expect(v.is(updateLinkSchema, { expires_at })).toBe(may)
})
