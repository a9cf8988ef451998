import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Head pastry cook of a hotel. Looking for a post in Lyon, with mornings only.',
  jobs: [
    [
      'hotel',
      'Head Pastry Cook',
      'Hotel Belmont, Annecy',
      'March 2019',
      null,
      'Leads four cooks and two apprentices.\nCut flour waste from 9% to 4% by weighing each batch.\nHas not run a shop.',
    ],
    ['bakery', 'Baker', 'Four Banal, Chambéry', 'May 2014', 'February 2019', 'Night shifts.\nSourdough for 30 cafés.'],
  ],
  achievements: [['prize', 'Savoy Tart Prize', 'Second of 40 entries.', '2022']],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Odile', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

describe('a question for a judgement of the person', () => {
  it.each([
    'We lose a lot of flour. What in her background suggests she could cut our waste?',
    'why should we talk to her? we waste too much flour',
    'Would you recommend her? Our waste is high',
    'good fit for a kitchen with much waste?',
  ])('is met with the lines that bear on it, and nothing is asserted: %s', (question) => {
    const { outcome, sentences, related, closeness } = ask(question)
    expect(outcome).toBe('closest')
    expect(closeness).toBe('likely')
    expect(sentences).toEqual([])
    expect(related.map(({ text }) => text).join(' ')).toContain('flour waste from 9% to 4%')
  })

  it('is not met with what the person looks for, nor with more than four lines', () => {
    const { related } = ask('Would this candidate be a good match for our shop in Lyon?')
    expect(related.length).toBeGreaterThan(1)
    expect(related.length).toBeLessThanOrEqual(4)
    expect(related.map(({ text }) => text).join(' ')).not.toContain('Looking for')
  })
})

it('what somebody looks for is no yes to whether they do it', () => {
  const wanting = resume({ overview: 'Want: night shifts / bakery supervisor.' })
  const result = answer({
    firstName: 'Odile',
    items: wanting,
    answers: [],
    question: 'Is she a bakery supervisor?',
    today: '2026-11-21',
  })
  if (!result.ok) throw new Error(result.detail)
  expect(result.sentences.map(({ text }) => text).join(' ')).not.toMatch(/^Yes/)
})

describe('a question for what speaks against somebody', () => {
  const limited = resume({
    overview: 'Climber of trees for ten years.',
    achievements: [['track', 'Track safety card', 'Lapsed in 2019.', '2014']],
    technical: [['crane', 'Crane work', 'Twice, no slinger ticket.', 'beginner']],
    skills: [['saw', 'Chainsaw', 'Daily, all sizes.']],
    other: ['Cannot do weekends in spring.'],
  })
  it.each([
    'anything that could be a problem for us if we hire him?',
    'any concerns with him as a climber?',
    'could anything speak against him as a climber?',
  ])('is met with the lines that say what is not so: %s', (question) => {
    const result = answer({ firstName: 'Tomos', items: limited, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    const text = result.related.map((line) => line.text).join(' ')
    expect(result).toMatchObject({ outcome: 'closest', closeness: 'likely' })
    expect(text).toMatch(/Lapsed|no slinger|Cannot/)
    expect(text).not.toContain('all sizes')
  })
})
