import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { notStated } from './examples/not-stated.ts'
import { backendDeveloper, hygienist, musicTeacher, operationsManager, type Reader } from './examples/readers.ts'

const ask = (reader: Reader, question: string) => {
  const result = answer({ ...reader, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  const cited = [...new Set(result.sentences.flatMap((sentence) => sentence.support))]
  return { ...result, cited, text: result.sentences.map((sentence) => sentence.text).join(' ') }
}

/** A question, the only evidence that answers it (the first of it told first), and words that the answer must say. */
type Answered = [reader: Reader, question: string, cited: string[], says?: RegExp]

/** Lines that belong to a list too: lists are told whole, in the order of the resume. */
const besides = ['choir']

const fields: Answered[] = [
  [operationsManager, 'What is her current job?', ['manager']],
  [operationsManager, 'Where does Mara work now?', ['manager']],
  [operationsManager, 'What was her previous job?', ['supervisor']],
  [operationsManager, 'What was her first job?', ['coordinator']],
  [operationsManager, 'Which languages does Mara speak?', ['languages']],
  [operationsManager, 'What did she study?', ['degree']],
  [operationsManager, 'Where did you go to university?', ['degree']],
  [hygienist, 'What is your current position?', ['hygienist']],
  [hygienist, 'Who is her current employer?', ['hygienist']],
  [hygienist, 'What languages do you speak?', ['languages']],
  [hygienist, 'What does she do in her free time?', ['interests']],
  [hygienist, 'What qualifications does Ifeoma have?', ['diploma', 'gdc']],
  [backendDeveloper, 'What does Tomasz do currently?', ['senior']],
  [backendDeveloper, 'Do you have a university degree?', ['master']],
  [backendDeveloper, 'What was your last job before this one?', ['developer']],
  [musicTeacher, 'Where are you working at the moment?', ['head']],
  [musicTeacher, 'Do you have any hobbies?', ['interests']],
  [musicTeacher, 'Which languages does she speak?', ['languages']],
]

const facts: Answered[] = [
  [operationsManager, 'How many people does she lead?', ['manager'], /46 people/],
  [operationsManager, 'How large is your vehicle fleet?', ['manager'], /23 refrigerated vans/],
  [operationsManager, 'Have you managed a budget?', ['budgeting']],
  [operationsManager, 'How good is her Python?', ['python'], /beginner/],
  [operationsManager, 'When did you start at Nordkorn Foods?', ['supervisor'], /August 2016/],
  [operationsManager, 'Has she trained seasonal workers?', ['supervisor'], /Trained 30 seasonal workers/],
  [hygienist, 'How many patients does she treat a day?', ['hygienist'], /11 patients/],
  [hygienist, 'Did you reduce missed appointments?', ['hygienist'], /reduced missed appointments/],
  [hygienist, 'How many trainees do you supervise?', ['leadership-1'], /two trainee/],
  [hygienist, 'When did you begin at Brightwater Dental?', ['hygienist'], /September 2019/],
  [backendDeveloper, 'How much did you save on the cloud?', ['senior'], /\$21,000/],
  [backendDeveloper, 'Do you know Kotlin?', ['kotlin'], /advanced/],
  [backendDeveloper, 'How many engineers do you lead?', ['leadership-1'], /six engineers/],
  [musicTeacher, 'What budget do you have?', ['head'], /£18,000/],
  [musicTeacher, 'How many teachers do you lead?', ['head'], /four teachers/],
  [musicTeacher, 'Have you founded a band?', ['teacher'], /founded the jazz band/],
]

const places: Answered[] = [
  [operationsManager, 'Where was she in 2015?', ['coordinator']],
  [operationsManager, 'Where did Mara work before Nordkorn Foods?', ['coordinator']],
  [operationsManager, 'What did you do after Västmark Transport?', ['supervisor']],
  [hygienist, 'Who did you work for before Brightwater Dental?', ['nurse']],
  [backendDeveloper, 'Which job did he have before joining Ferrybyte?', ['developer']],
  [musicTeacher, 'Where did Clara teach before Elmford School?', ['teacher']],
]

const totals: Answered[] = [
  [
    operationsManager,
    'How many years of experience does she have in total?',
    ['manager', 'supervisor', 'coordinator'],
    /over twelve years, from June 2014 to today/,
  ],
  [operationsManager, 'How long have you been working?', ['manager', 'supervisor', 'coordinator'], /over twelve years/],
  [
    hygienist,
    'How many years of work experience do you have?',
    ['hygienist', 'nurse'],
    /over eleven years, from May 2015 to today/,
  ],
  [
    backendDeveloper,
    'How many years of professional experience does Tomasz have?',
    ['senior', 'developer'],
    /over nine years, from October 2017 to today/,
  ],
  [
    musicTeacher,
    'How many years of experience do you have overall?',
    ['head', 'teacher'],
    /over fourteen years, from September 2012 to today/,
  ],
]

const unstated: [Reader, string][] = [
  [operationsManager, 'When could Mara start?'],
  [operationsManager, 'Did she win an award in 2020?'],
  [operationsManager, 'What is her notice period?'],
  [operationsManager, 'Who won the Safety Prize?'],
  [operationsManager, 'Does she hold a forklift licence?'],
  [hygienist, 'When can you start?'],
  [hygienist, 'Did you win a prize in 2018?'],
  [hygienist, 'Have you managed a budget?'],
  [hygienist, 'Do you speak Spanish?'],
  [backendDeveloper, 'How soon could Tomasz begin?'],
  [backendDeveloper, 'What are her salary expectations?'],
  [backendDeveloper, 'Did he win anything in 2024?'],
  [musicTeacher, 'When would you be able to start?'],
  [musicTeacher, 'Was she given an award in 2015?'],
  [musicTeacher, 'Who won the Mozart Medal?'],
]

describe('a question after a field', () => {
  it.each(fields)('%# is answered by that field alone, surely: $1', (reader, question, cited) => {
    const result = ask(reader, question)
    expect(result.outcome).toBe('answered')
    expect(result.cited).not.toEqual([])
    expect([...cited, ...besides]).toEqual(expect.arrayContaining(result.cited))
    expect(result.confidence).toBeGreaterThanOrEqual(0.75)
  })
})

it('a prize of a year is stated', () =>
  expect(ask(operationsManager, 'Did she win an award in 2023?').outcome).toBe('answered'))

describe('a question after the order of jobs', () => {
  it.each(places)('%# is answered by the job at that place: $1', (reader, question, cited) => {
    const result = ask(reader, question)
    expect(result.outcome).toBe('answered')
    expect(result.cited).toEqual(cited)
  })
})

describe('a question after a fact', () => {
  it.each(facts)('%# is answered by the evidence that tells it: $1', (reader, question, cited, says) => {
    const result = ask(reader, question)
    expect(result.outcome).toBe('answered')
    expect(result.cited).toEqual(cited)
    if (says !== undefined) expect(result.text).toMatch(says)
  })
})

it('shows first what answers a question in other words', () => {
  const result = ask(operationsManager, 'How did she reduce spoilage?')
  expect(result.ranked[0]).toBe('manager')
  expect([...result.sentences, ...result.related][0]?.text).toMatch(/4\.1% to 1\.3%/)
})

it('shows the line that the sample page promises', () => {
  const { sentences, related } = ask(operationsManager, 'Has she reduced waste?')
  expect([...sentences, ...related].map(({ text }) => text).join(' ')).toContain('1.3%')
})

it('lists names without words of their own in one sentence', () => {
  const result = ask(operationsManager, 'What skills does Mara have?')
  expect(result.sentences).toHaveLength(1)
  expect(result.text).toMatch(
    /^Mara lists Route planning; Budgeting; Staff scheduling; Negotiation with suppliers; Food safety audits/,
  )
  expect(result.cited).toContain('audits')
})

it('names no superior where none is named', () => {
  expect(notStated).toContain(ask(operationsManager, 'Who is her manager?').outcome)
})

describe('the length of a career', () => {
  it.each(totals)('%# is counted from all jobs in one sentence: $1', (reader, question, cited, says) => {
    const result = ask(reader, question)
    expect(result.sentences).toHaveLength(1)
    expect([...result.cited].sort()).toEqual([...cited].sort())
    expect(result.text).toMatch(says ?? /years/)
    expect(result.confidence).toBeGreaterThanOrEqual(0.8)
  })
})

describe('what a resume does not tell', () => {
  it.each(unstated)('%# is not asserted: $1', (reader, question) => {
    const result = ask(reader, question)
    expect(notStated, question).toContain(result.outcome)
    expect(result.sentences).toEqual([])
  })
})

it('says that no dismissal is told of, with the dates of the post', () => {
  const { outcome, text } = ask(operationsManager, 'Why was she dismissed from Nordkorn Foods?')
  expect(outcome).toBe('corrected')
  expect(text).toMatch(/from August 2016 to February 2021\. The resume does not say: “dismissed”\.$/)
})

it('tells at most three sentences, each beginning with a capital, a number or a sign', () => {
  for (const [reader, question] of [...fields, ...facts, ...places, ...totals]) {
    const { sentences } = ask(reader, question)
    expect(sentences.length).toBeLessThanOrEqual(3)
    for (const { text } of sentences) expect(text).not.toMatch(/^\p{Ll}/u)
  }
})
