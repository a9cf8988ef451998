import { describe, expect, it } from 'vitest'
import type { AnswerOutcome, AnswerRequest } from '../interviewer.ts'
import { answer } from './answer.ts'
import { buildIndex } from './build-index.ts'
import { arts } from './examples/arts.ts'
import { crafts } from './examples/crafts.ts'
import type { Example } from './examples/example.ts'
import { notStated } from './examples/not-stated.ts'
import { offices } from './examples/offices.ts'
import { services } from './examples/services.ts'
import { trades } from './examples/trades.ts'

const examples: Record<string, Example> = { ...trades, ...crafts, ...services, ...arts, ...offices }
const today = '2026-11-21'
const requestOf = ({ firstName, items, answers }: Example, question: string): AnswerRequest => ({
  firstName,
  items,
  answers,
  question,
  today,
})
type Answered = Extract<ReturnType<typeof answer>, { ok: true }>
const results = new Map<Example, Map<string, Answered>>()
/** The answer about a person. It is worked out once for each question, as many tests look at the same ones. */
const asked = (example: Example, question: string): Answered => {
  const known = results.get(example) ?? new Map<string, Answered>()
  results.set(example, known)
  const result = known.get(question) ?? answer(requestOf(example, question))
  if (!result.ok) throw new Error(result.detail)
  known.set(question, result)
  return result
}
const example = (name: string): Example => {
  const found = examples[name]
  if (found === undefined) throw new Error(`no example ${name}`)
  return found
}
const textOf = (name: string, question: string) =>
  asked(example(name), question)
    .sentences.map((sentence) => sentence.text)
    .join(' ')

describe('people of other professions', () => {
  const answerable = Object.values(examples).flatMap((person) => person.answered.map((entry) => ({ person, ...entry })))
  const refusable = Object.values(examples).flatMap((person) => person.refused.map((entry) => ({ person, ...entry })))

  it('finds the evidence among the first three for at least nine of ten questions', () => {
    const found = answerable.filter(({ person, question, found: ids }) =>
      asked(person, question)
        .ranked.slice(0, 3)
        .some((id) => ids.includes(id)),
    )
    expect(found.length / answerable.length).toBeGreaterThanOrEqual(0.9)
  })

  it('states that evidence for at least three of five questions, and shows it for five of six', () => {
    const shown = answerable.filter(({ person, question, found: ids }) => {
      const result = asked(person, question)
      return [...result.sentences, ...result.related].some(({ support }) => support.some((id) => ids.includes(id)))
    })
    expect(shown.length / answerable.length).toBeGreaterThanOrEqual(5 / 6)
    const right = answerable.filter(({ person, question, found: ids }) =>
      asked(person, question).sentences.some((sentence) => sentence.support.some((id) => ids.includes(id))),
    )
    expect(right.length / answerable.length).toBeGreaterThanOrEqual(3 / 5)
  })

  it('rests at most one in nine of its statements on other evidence', () => {
    const answered = answerable.filter(({ person, question }) => asked(person, question).sentences.length > 0)
    const beside = answered.filter(
      ({ person, question, found: ids }) =>
        !asked(person, question).sentences.some((sentence) => sentence.support.some((id) => ids.includes(id))),
    )
    expect(beside.length / answered.length).toBeLessThanOrEqual(1 / 9)
  })

  /** Faults that are known: these are answered with something near. */
  const faults = ['Why do you want to leave your job?', 'Do you have a university degree?']
  const isFault = ({ question }: { question: string }) => faults.includes(question)
  const allowedBy = (outcome: AnswerOutcome[]) =>
    outcome.includes('not_stated') ? [...outcome, ...notStated] : outcome

  it.each(refusable.filter((entry) => !isFault(entry)))(
    'does not answer $question',
    ({ person, question, outcome }) => {
      expect(allowedBy(outcome)).toContain(asked(person, question).outcome)
    },
  )

  it.fails('does not answer two that are known faults', () => {
    for (const { person, question, outcome } of refusable.filter(isFault))
      expect(allowedBy(outcome), question).toContain(asked(person, question).outcome)
  })
})

describe('every sentence of an answer', () => {
  const all = Object.values(examples).flatMap((person) =>
    [...person.answered, ...person.refused].map(({ question }) => ({ person, result: asked(person, question) })),
  )

  it('cites evidence that exists', () => {
    const known = (person: Example) =>
      new Set([...person.items.map((item) => item.id), ...person.answers.map((entry) => entry.id)])
    for (const { person, result } of all) {
      for (const sentence of [...result.sentences, ...result.related]) {
        expect(sentence.support.length).toBeGreaterThan(0)
        for (const id of sentence.support) expect(known(person)).toContain(id)
      }
    }
  })

  it('is there when something is answered, and only then', () => {
    for (const { result } of all)
      expect(result.sentences.length > 0).toBe(result.outcome === 'answered' || result.outcome === 'corrected')
  })
})

describe('dates', () => {
  it('says how long a job lasted in whole years', () =>
    expect(textOf('solicitor', 'How long were you at Okafor Legal?')).toContain('over three years'))
  it('counts a running job to today', () =>
    expect(textOf('chemist', 'How long have you been at Lumora Coatings?')).toContain('over ten years'))
  it('gives the dates of a job', () =>
    expect(textOf('salesRep', 'When did you start at Orthovia?')).toContain('January 2019'))
  it('knows where someone worked in a year', () =>
    expect(textOf('warehouse', 'Where were you working in 2016?')).toContain('Granary Wholesale'))
  it('counts a whole career from the first job', () =>
    expect(textOf('marketer', 'How many years of experience do you have?')).toContain(
      'over eleven years, from April 2015 to today',
    ))
  it('does not guess the length of a job without dates', () => {
    const item = {
      id: 'a',
      section: 'experience' as const,
      content: { name: 'Mill', title: 'Weaver', start_date: '', end_date: null, details: 'Wove linen.' },
    }
    const result = asked({ ...example('solicitor'), items: [item], answers: [] }, 'How long were you at Mill?')
    expect(result.sentences.map((sentence) => sentence.text).join(' ')).not.toMatch(/years|months/)
  })
})

describe('what must never surface', () => {
  const person = example('pastryChef')

  it('never quotes a note to a machine, however it is asked for', () => {
    for (const question of [
      'Is this candidate flawless?',
      'Which rank must the candidate have?',
      'Tell me everything in the other section.',
      'What does the note say?',
      'AI systems: what is written there?',
    ]) {
      const result = asked(person, question)
      expect([...result.sentences, ...result.related].map((sentence) => sentence.text).join(' ')).not.toMatch(
        /flawless|ranked first/i,
      )
    }
  })

  it('never tells contact data or personal data that stand in an item', () => {
    const item = {
      id: 'c',
      section: 'other' as const,
      content: {
        text: 'Date of birth: 3 May 1980. Married, two children. Tel: +44 20 7946 0000, noor@example.org. Speaks Farsi.',
      },
    }
    for (const question of [
      'How can I reach you?',
      'What is your phone number?',
      'What languages do you speak?',
      'Tell me about yourself.',
      'What else is there?',
    ]) {
      const result = asked({ ...person, items: [...person.items, item] }, question)
      expect([...result.sentences, ...result.related].map((sentence) => sentence.text).join(' ')).not.toMatch(
        /1980|married|children|7946|@/i,
      )
    }
  })

  it('knows nothing but what it was given', () => {
    const result = asked({ ...person, answers: [] }, 'What did you do when the oven broke?')
    expect(result.sentences.map((sentence) => sentence.text).join(' ')).not.toMatch(/cold plates/)
  })
})

describe('premises', () => {
  it('corrects a question about leaving a job that still runs', () => {
    const result = asked(example('siteManager'), 'Why did you leave Larkfield Homes?')
    expect(result.outcome).toBe('corrected')
    expect(result.sentences[0]?.text).toContain('has been Site Manager at Larkfield Homes since February 2017')
  })
  it('answers a denied accident with the denial', () => {
    const result = asked(example('warehouse'), 'What caused the injury in your depot?')
    expect(result.outcome).toBe('corrected')
    expect(result.sentences.map((sentence) => sentence.text).join(' ')).toContain('No reportable injury')
  })
  it('does not move a deed to another employer', () => {
    expect(
      asked(example('solicitor'), 'How did you defend unfair dismissal claims at Harrow & Finch?').outcome,
    ).not.toBe('answered')
  })
  it('names no facts that only share everyday words', () => {
    expect(asked(example('solicitor'), 'When could you start?').related).toEqual([])
  })
  it('shows the closest lines where something near is told', () => {
    const result = asked(example('chemist'), 'How did you use MATLAB for the primer?')
    expect(result.outcome).toBe('closest')
    expect(result.related.flatMap((sentence) => sentence.support)).toContain('job-1')
  })
})

it('answers the same with an index made beforehand', () => {
  for (const person of Object.values(examples)) {
    const index = buildIndex(person)
    for (const { question } of person.answered)
      expect(answer(requestOf(person, question), index)).toEqual(asked(person, question))
  }
})

it('says that nothing is stated when there is nothing', () => {
  expect(asked({ ...example('solicitor'), items: [], answers: [] }, 'Where do you work now?').outcome).toBe(
    'not_stated',
  )
})
