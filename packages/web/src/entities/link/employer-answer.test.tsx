import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EmployerAnswerView } from './employer-answer.tsx'
import type { EmployerAnswer, Receipt } from './share.types.ts'

afterEach(cleanup)

const released = 'I start early. I leave when the night shift has been told everything.'

/** An answer of these sentences, all of which rest on one and the same piece of evidence. */
const answerOf = (kind: Receipt['kind'], ...texts: string[]): EmployerAnswer => ({
  outcome: 'answered',
  engine: { kind: 'rules' },
  confidence: 0.9,
  sentences: texts.map((text) => ({ text, receipts: [1] })),
  related: [],
  receipts: [{ number: 1, kind, id: 'a', category: null, title: 'How do you work?', quote: released, date: null }],
})
const shows = (answer: EmployerAnswer, firstName?: string) =>
  render(<EmployerAnswerView answer={answer} {...(firstName && { firstName })} />)
const quotes = (of: HTMLElement) => [...of.querySelectorAll('q')].map(({ textContent }) => textContent)

it('quotes a released answer as the words of its person, the label once for all its sentences [#20.2]', () => {
  const sentences = ['I start early.', 'I leave when the night shift has been told everything.']
  const { container } = shows(answerOf('answer', ...sentences), 'Mara')
  expect(screen.getAllByText('In Mara’s words')).toHaveLength(1)
  expect(quotes(container)).toEqual(sentences)
})

it('says once whose words they are: what the engine says of it is left out [#20.2]', () => {
  const sentences = ['Mara says: “I start early.”', '“I leave when the night shift has been told everything.”']
  const { container } = shows(answerOf('answer', ...sentences), 'Mara')
  expect(screen.getAllByText('In Mara’s words')).toHaveLength(1)
  expect(quotes(container)).toEqual(['I start early.', 'I leave when the night shift has been told everything.'])
  expect(container.querySelector('p')?.textContent).not.toMatch(/says:|“/)
})

it.each<[string, EmployerAnswer, string | undefined]>([
  ['that were changed between quotation marks', answerOf('answer', 'Mara says: “I start late.”'), 'Mara'],
  ['that differ from the answer', answerOf('answer', 'Mara starts early.'), 'Mara'],
  ['of the resume', answerOf('item', 'I start early.'), 'Mara'],
  ['of nobody who is named', answerOf('answer', 'I start early.'), undefined],
])('puts nobody’s name to words %s [#20.2]', (_, answer, firstName) => {
  const { container } = shows(answer, firstName)
  expect(container.querySelector('p')?.textContent).toContain(answer.sentences[0]?.text)
  expect(screen.queryByText(/^In .+ words$/)).toBeNull()
  expect(quotes(container)).toEqual([])
})

it.each([
  ['likely', 'item', 'From the resume:'],
  ['unsure', 'item', 'From the resume:'],
  [undefined, 'item', 'From the resume:'],
  ['likely', 'answer', 'From the interview answers:'],
  [undefined, 'answer', 'From the interview answers:'],
  ['unlikely', 'item', 'This resume does not say this. Closest:'],
  ['unlikely', 'answer', 'This resume does not say this. Closest:'],
] as const)('heads closest lines that are %s, each of an %s, with %s', (closeness, kind, heading) => {
  const { sentences, ...rest } = answerOf(kind, 'I start early.')
  const closest = { ...rest, outcome: 'closest' as const, sentences: [], related: sentences }
  const { container } = shows(closeness === undefined ? closest : { ...closest, closeness })
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent?.trim())).toEqual([
    heading,
    expect.stringMatching(/^I start early\./),
  ])
})

it('heads closest lines of items and of answers as those of the resume', () => {
  const { sentences, receipts, ...rest } = answerOf('answer', 'I start early.')
  const item = receipts.map((receipt) => ({ ...receipt, number: 2, kind: 'item' as const, id: 'b' }))
  const related = [...sentences, { text: 'Staff nurse', receipts: [2] }]
  shows({ ...rest, outcome: 'closest', sentences: [], related, receipts: [...receipts, ...item], closeness: 'likely' })
  expect(screen.getByText('From the resume:')).toBeTruthy()
})
