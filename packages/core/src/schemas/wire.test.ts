import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  answerSchema,
  draftSchema,
  interviewSchema,
  progressSchema,
  questionKindSchema,
  questionSchema,
  releasedSectionSchema,
  releaseSchema,
  releaseSectionSchema,
  saveAnswerSchema,
  saveDraftSchema,
  setReleaseSchema,
  shelfSchema,
  similarAnswersSchema,
} from './interview.ts'
import { linkSchema } from './link.ts'
import {
  chunkSchema,
  engineSchema,
  itemVersionSchema,
  moveItemSchema,
  moveToSectionSchema,
  parseErrorSchema,
  parseStageSchema,
  parseStatusSchema,
  resumeDetailSchema,
  resumeSchema,
  savedItemSchema,
  sectionsSchema,
} from './resume.ts'
import { textSchema } from './text.ts'
import {
  accessTokenSchema,
  changePasswordSchema,
  emailSchema,
  loginSchema,
  newUserSchema,
  resetPasswordSchema,
  signUpSchema,
  updateMeSchema,
  updateUserSchema,
  userSchema,
} from './user.ts'

const id = '6f1b1c6e-0d0f-4c55-9f0e-6e1f2f3a4b5c'
const at = '2026-11-21T14:02:00.000Z'
const engine = { kind: 'llm', model: 'small' }
const source = [{ page: 1, boxes: [{ x: 1, y: 2, width: 3, height: 4 }] }]
const question = { id, text: 'Why?', kind: 'decision', follows: null, engine }
const answer = { id, text: 'So', release: 'practice', version: 1, saved_at: at }
const draft = { text: 'S', saved_at: at }
const text = { id, version: 1, tag: 'contact', text: 'An engineer' }
const item = { id, version: 1, tag: null, name: 'A' }
const sections = {
  overview: [text],
  leadership: [text],
  experience: [{ ...item, title: 'B', start_date: '2019', end_date: null, details: 'C' }],
  roles: [{ ...item, description: 'D', date: null, projects: ['P'] }],
  skills: [{ ...item, description: 'D', projects: null }],
  technical: [{ ...item, description: 'D', proficiency: null, projects: 'P' }],
  achievements: [{ ...item, description: 'D', link: null, date: 'March 2024' }],
  other: [text],
}
const resume = {
  id,
  path: 'ada/ada.pdf',
  format: 'pdf',
  owner_id: id,
  chunked: true,
  active: false,
  size: 7,
  created_at: at,
  parse_status: 'running',
  parse_error: null,
  parse_stage: 'read_text',
  parse_started_at: at,
  parse_counts: { pages_read: 1, pages: 2, items: 0 },
  same_file_as: { id, name: 'ada.pdf' },
  pages: 2,
  picture: 'M1 1h9v1h-9z',
  counts: { overview: 1 },
}
const detail = {
  ...resume,
  ...sections,
  engine,
  pages: 2,
  unplaced: [{ text: 'x', source }],
  hidden: [{ text: 'y', source }],
}
const user = { id, email: 'ada@example.org', full_name: null, is_superuser: false, is_active: true }

/** Each shape with a whole example, and the fields that may be left out. */
const shapes: [string, v.GenericSchema, Record<string, unknown>, string[]][] = [
  ['question', questionSchema, question, []],
  ['answer', answerSchema, answer, []],
  ['draft', draftSchema, draft, []],
  ['interview', interviewSchema, { questions: [question], answers: [answer, null], drafts: [draft, null] }, []],
  ['answer to save', saveAnswerSchema, { text: 'So', release: 'employers' }, ['release']],
  ['draft to save', saveDraftSchema, { text: ' S ' }, []],
  ['release to set', setReleaseSchema, { release: 'practice' }, []],
  ['release of a section', releaseSectionSchema, { release: 'employers', only: [id] }, ['only']],
  ['released section', releasedSectionSchema, { changed: [id] }, []],
  ['engine', engineSchema, engine, ['model']],
  ['resume', resumeSchema, resume, []],
  ['sections', sectionsSchema, sections, []],
  ['resume in detail', resumeDetailSchema, detail, []],
  ['chunk', chunkSchema, { chunk_id: id, category: 'other', content: { text: 'x' }, source, version: 1 }, []],
  ['saved item', savedItemSchema, { chunk_id: id, category: 'other', content: { text: 'x' }, version: 1 }, []],
  ['item version', itemVersionSchema, { version: 1, category: 'other', content: { text: 'x' }, saved_at: at }, []],
  ['place', moveItemSchema, { position: 0 }, []],
  ['section to move to', moveToSectionSchema, { category: 'roles' }, []],
  ['user', userSchema, user, []],
  [
    'sign-up',
    signUpSchema,
    { email: 'ada@example.org', full_name: 'Ada', password: '12345678', confirm_password: '12345678' },
    [],
  ],
  [
    'new user',
    newUserSchema,
    { email: 'ada@example.org', full_name: 'Ada', password: '12345678', is_superuser: true, is_active: false },
    ['full_name', 'is_superuser', 'is_active'],
  ],
  [
    'user update',
    updateUserSchema,
    { email: 'ada@example.org', full_name: null, password: '12345678', is_superuser: true, is_active: false },
    ['email', 'full_name', 'password', 'is_superuser', 'is_active'],
  ],
  ['own update', updateMeSchema, { email: 'ada@example.org', full_name: 'Ada' }, ['email', 'full_name']],
  ['password change', changePasswordSchema, { current_password: 'x', new_password: '12345678' }, []],
  ['password reset', resetPasswordSchema, { token: 't', new_password: '12345678' }, []],
  ['login', loginSchema, { username: 'ada@example.org', password: 'x' }, []],
  ['token', accessTokenSchema, { access_token: 't', token_type: 'bearer' }, []],
]

describe.each(shapes)('a %s', (_, schema, whole, optional) => {
  it('has these fields and no others [S3.1, S3.2, S3.3, S3.4, S3.5, S3.14, S3.15, S3.16, S3.17]', () => {
    expect(v.parse(schema, { ...whole, surplus: 1 })).toEqual(whole)
  })

  it('needs them all, but for the optional ones', () => {
    for (const field of Object.keys(whole)) {
      const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))
      expect(v.is(schema, rest), field).toBe(optional.includes(field))
    }
  })
})

it.each([
  ['progress', progressSchema, { chunk_id: id, questions: 3, answered: 1, released: 1 }],
  [
    'similar answers',
    similarAnswersSchema,
    { question_id: id, earlier: { question: 'Why?', answer: 'So', saved_at: at } },
  ],
  ['shelf', shelfSchema, { question, answer: null, category: 'other', item_text: 'x' }],
] as const)('the %s is a list of these fields', (_, schema, entry) => {
  expect(v.parse(schema, [entry])).toEqual([entry])
  for (const field of Object.keys(entry)) {
    const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field))
    expect(v.is(schema, [rest]), field).toBe(false)
  }
})

it.each([
  ['question kind', questionKindSchema, ['situation', 'decision', 'result', 'learning', 'follow_up']],
  ['release', releaseSchema, ['practice', 'employers']],
  ['parse status', parseStatusSchema, ['none', 'running', 'done', 'failed']],
  ['parse stage', parseStageSchema, ['queued', 'read_text', 'read_pictures', 'find_sections', 'fill_items', 'check']],
  [
    'parse error',
    parseErrorSchema,
    [
      'not_a_pdf',
      'damaged',
      'password_protected',
      'no_pages',
      'no_text',
      'no_text_layer',
      'too_many_pages',
      'took_too_long',
      'too_much_memory',
      'engine_failed',
    ],
  ],
] as const)('a %s is one of %s', (_, schema, values) => {
  expect(schema.options).toEqual(values)
})

it('an answer to save must say something [S5.17]', () => {
  const { issues = [] } = v.safeParse(saveAnswerSchema, { text: ' ' })
  expect(issues.map(({ message }) => message)).toEqual(['Answer is required'])
})

it('a link may be empty', () => {
  expect(v.parse(linkSchema, ' ')).toBe('')
})

it('an engine is made of rules or of a language model', () => {
  expect(v.is(engineSchema, { kind: 'rules' })).toBe(true)
  expect(v.is(engineSchema, { kind: 'magic' })).toBe(false)
})

it('a new user is active and no superuser unless it is said', () => {
  const parsed = v.parse(newUserSchema, { email: 'ada@example.org', password: '12345678' })
  expect([parsed.is_superuser, parsed.is_active]).toEqual([false, true])
})

it('a sign-up needs the same password twice', () => {
  const body = { email: 'ada@example.org', full_name: ' Ada ', password: '12345678', confirm_password: '12345678' }
  expect(v.parse(signUpSchema, body).full_name).toBe('Ada')
  const { issues = [] } = v.safeParse(signUpSchema, { ...body, confirm_password: 'x' })
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['confirm_password', 'The passwords do not match'],
  ])
  expect(v.is(signUpSchema, { ...body, full_name: ' A ' })).toBe(false)
})

it.each([
  ['ada@example.org', true],
  ['a@b.cd', true],
  ['ada.l+x@mail.example.org', true],
  ['äda9@müller9.de', true],
  ['ada@9lives.9gag', true],
  ['ada@a-b.c-d', true],
  ['ada@1-2.3-4', true],
  ['ada@b.c', true],
  [`ada@${'x'.repeat(63)}.${'y'.repeat(63)}`, true],
  [`ada@${'x'.repeat(64)}.org`, false],
  [`ada@example.${'x'.repeat(64)}`, false],
  [`${'x'.repeat(243)}@example.org`, false],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['ada@-a.org', false],
  ['ada@a-.org', false],
  ['ada@a.-b', false],
  ['ada@a.b-', false],
  ['ada@.org', false],
  ['@example.org', false],
  ['ada lovelace@example.org', false],
  ['ada@example.org, bob@example.org', false],
  ['x, ada@example.org', false],
  ['ada@example.org>', false],
  ['<ada@example.org', false],
])('%s is an e-mail address: %s', (email, valid) => {
  expect(v.is(emailSchema, email)).toBe(valid)
})

it('text with a NUL character is refused, in these words', () => {
  const { issues = [] } = v.safeParse(textSchema, 'a\u0000b')
  expect(issues.map(({ message }) => message)).toEqual(['Text must not contain the NUL character'])
})
