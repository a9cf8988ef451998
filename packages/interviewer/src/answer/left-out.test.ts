import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Ferry purser on the northern islands route.',
  jobs: [
    [
      'purser',
      'Purser',
      'Skerry Line, Stromness',
      'April 2019',
      null,
      'Crew of 14 in the cabin.\nTill and bar turnover of 900,000 pounds a year.\nRamp Kelvin 9 + hoist 3 t on the quay.\nOf 40 cadets taken aboard 31 came back as crew.\nLost property office in winter.',
    ],
    ['steward', 'Steward', 'Pentland Cruises, Wick', '2015', 'March 2019', 'Galley and cabins, 210 berths.'],
  ],
  technical: [['side', 'Old side ramp (Aslak type)', '', 'advanced']],
  skills: [
    ['upkeep', 'Upkeep', 'Hose, cable, hoist filter.'],
    ['mooring', 'Mooring lines', 'splicing and inspection'],
  ],
  achievements: [
    ['boat', 'Boatmaster licence, tier 2', 'restricted to the harbour', '2020'],
    ['aid', 'Elementary first aid', 'five days', '2023'],
  ],
  other: ['English (native), Norn songs', 'No car on the island, a bicycle.'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result.sentences.map(({ text }) => text).join(' ')
}

describe('two things in one note', () => {
  it.each([
    ['crew + bar turnover', '900,000', 'Crew of 14'],
    ['lost property + crew size', 'Lost property', 'Crew of 14'],
  ])('are both told of the job of one: %s', (question, one, other) => {
    const text = ask(question)
    expect(text).toContain(one)
    expect(text).toContain(other)
  })
  it('are told by the line that names both, not by what each has for itself', () => {
    const text = ask('ramp + hoist')
    expect(text).toMatch(/^Purser .*Kelvin 9 \+ hoist 3 t/)
    expect(text).not.toMatch(/filter/)
  })
  it('have no line added that does not name the second', () =>
    expect(ask('bar turnover + lifeboats')).not.toMatch(/“.*“/))
})

describe('a part that is not answered by itself', () => {
  it('has its own closest line where that is likely', () =>
    expect(ask('bar turnover, and does she splice ropes')).toMatch(/On “does she splice ropes”, closest: .*Splicing/))
  it('may not be stated where that is unsure', () =>
    expect(ask('bar turnover, and did she inspect lifeboats')).toMatch(
      /900,000.*may not say directly: “did she inspect lifeboats”\. Closest: .*inspection/,
    ))
  it('is not said to be missing where the answer to another tells it', () =>
    expect(ask('bicycle? car?')).toBe('No car on the island, a bicycle.'))
  it('tells no list of all there is where it only says more of what was asked for', () =>
    expect(ask('boatmaster? licensed?')).toBe('Boatmaster licence, tier 2, 2020: “Restricted to the harbour.”'))
  it('is no greeting', () => expect(ask('Morning! Quick one, what is the bar turnover')).not.toMatch(/Morning/))
})
