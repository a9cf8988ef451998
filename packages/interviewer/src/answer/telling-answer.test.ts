import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'

const items = resume({
  overview: 'Harbour pilot boat crew with nine years on the water.',
  jobs: [
    [
      'harbour',
      'Boat Coxswain',
      'Port of Vellin',
      'March 2018',
      null,
      'Runs pilot transfers day and night.\nKeeps the log of two boats.',
    ],
    ['ferry', 'Deckhand', 'Sound Ferries', 'May 2014', 'February 2018', 'Handled lines and ramps.'],
  ],
})
const left =
  'My contract ended with the summer timetable. The winter boats needed only half of the crew. I wanted to stay at sea and not in the ticket office. The port had a place for a coxswain, so I took it.'
const storm =
  'In January a pilot had to be taken off a tanker in four metres of swell. The boat of the other shift had a broken engine. I told the pilot that I would make two approaches and no more. On the first one the ladder swung and I broke off. On the second he stepped over without getting wet. We wrote the limit of two approaches into the handbook that week.'
const long = `${storm} ${Array.from({ length: 8 }, (_, at) => `Buoy number ${at + 1} of the eastern fairway was painted green again by the crew of the workshop.`).join(' ')} The harbour master thanked us for the rescue in the storm.`
const ask = (question: string, story = storm) => {
  const result = answer({
    firstName: 'Runa',
    items,
    answers: [
      released('a-left', 'ferry', 'Why did you leave Sound Ferries?', left),
      released('a-storm', 'harbour', 'Tell me about a dangerous situation in a storm.', story),
      released(
        'a-team',
        'harbour',
        'How many people are in your crew?',
        'The port is open every day of the year. We have two boats and one in reserve. There are six of us in the crew. I have known most of them since school. In winter we meet for dinner.',
      ),
    ],
    question,
    today: '2026-11-21',
  })
  if (!result.ok) throw new Error(result.detail)
  return result
}
const textOf = (question: string, story?: string) =>
  ask(question, story)
    .sentences.map(({ text }) => text)
    .join(' ')

describe('an interview answer', () => {
  it.each([
    ['Why did she leave Sound Ferries?', left],
    ['Tell me about a time when it got dangerous in a storm.', storm],
    ['How does she handle a dangerous situation in a storm?', storm],
  ])('is quoted whole, as one quotation, for a story or a reason: %s', (question, said) =>
    expect(textOf(question)).toBe(`Runa says: “${said}”`),
  )
  it('of more than 150 words is told from its beginning, in its order', () => {
    const text = textOf('Tell me about a time when it got dangerous in a storm.', long)
    expect(text).toMatch(/^Runa says: “In January a pilot .* “?The harbour master thanked us/)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(152)
  })
  it('is cut to what states the one fact that is asked for', () => {
    const text = textOf('How many people are in her crew?')
    expect(text).toMatch(/There are six of us in the crew/)
    expect(text).not.toMatch(/open every day|meet for dinner/)
  })
  it('that only comes near is told with its beginning and its end as well', () => {
    const { outcome, related } = ask('why was the tanker late')
    expect(outcome).toBe('closest')
    expect(related.map(({ text }) => text)).toContain(`Runa says: “${storm}”`)
  })
  it('is told with the sentence on which the one that answers goes on', () => {
    const { sentences, related } = ask(
      'How many approaches are allowed in a storm?',
      'The storm came at night. The limit is written on the bridge. It is two approaches in a storm. We went out all the same. Nobody got wet.',
    )
    const [text = ''] = [...sentences, ...related].map((line) => line.text)
    expect(text).toContain('“The limit is written on the bridge. It is two approaches in a storm.”')
  })
  it('is not joined over what may not be told', () => {
    const text = textOf(
      'Tell me about a time when it got dangerous in a storm.',
      'The sea was high in the storm. My wife and I had two kids at home. I turned the boat round before the second buoy.',
    )
    expect(text).toBe('Runa says: “The sea was high in the storm.” “I turned the boat round before the second buoy.”')
  })
})
