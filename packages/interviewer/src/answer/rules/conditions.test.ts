import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const jobs: Parameters<typeof resume>[0]['jobs'] = [
  [
    'shop',
    'Baker',
    'Oven & Co, Leeds',
    'May 2019',
    null,
    '38 hours a week.\nOn call every second weekend.\nCut waste within 48 hours.',
  ],
]
const ask = (question: string, other: string[], answers: ReturnType<typeof released>[] = []) => {
  const items = resume({ overview: 'Baker. Looking for early shifts, Leeds or Bradford.', jobs, other })
  const result = answer({ firstName: 'Ama', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.code)
  return { ...result, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

it('is not read from work abroad that was done: a chef of three seasons overseas wants no trips', () => {
  const items = resume({ overview: 'Pastry chef with nine years here and three seasons overseas.', jobs })
  const result = answer({
    firstName: 'Ama',
    items,
    answers: [],
    question: 'willing to travel abroad?',
    today: '2026-11-21',
  })
  if (!result.ok) throw new Error(result.code)
  expect(result.outcome).toBe('not_stated')
})

describe('a condition that is stated in a short line of its own words', () => {
  it.each([
    ['what money does she want', 'Wants: 2,900 gross or more.'],
    ['pay expectations pls', '£14/hr or better'],
    ['last drawn CTC?', 'Last drawn CTC Rs. 24.5 lakh'],
    ['joining time', 'Available immediately'],
    ['how quickly could she be here', 'Can start 2 wks after offer'],
    ['how many hours can she legally work?', 'Student visa, 48 hours a fortnight in semester'],
    ['would we have to sponsor her', 'Visa support needed'],
    ['can she really do Saturdays', 'Saturdays fine, no Sundays'],
    ['how would she get to work', 'No car, bus route 7'],
    ['would she relocate', 'No move.'],
    ['ok with hybrid?', 'Remote or hybrid'],
    ['can she travel', 'Travel up to 30%'],
  ])('is told: %s', (question, line) => {
    const result = ask(question, ['English (native)', line])
    expect(result.outcome).toBe('answered')
    expect(result.text).toContain(line.replace(/\.$/, ''))
  })

  it('is told with another that is asked for beside it', () =>
    expect(ask('last CTC n joining time', ['Available immediately. Last drawn CTC Rs. 24.5 lakh']).text).toBe(
      'Last drawn CTC Rs. 24.5 lakh. Available immediately.',
    ))

  it('is told of the job of today where that states the hours', () =>
    expect(ask('how many hours does she work', []).text).toContain('38 hours a week'))
})

describe('what is near to a condition is shown and not asserted', () => {
  it.each([
    ['expected salary?', 'Last drawn salary 30,000 EUR gross', 'unlikely'],
    ['would she come to Hamburg?', 'Place of work: radius 80 km around Leeds', 'likely'],
    ['does she hold an active clearance', 'Security clearance (expired 2020)', 'likely'],
  ])('%s', (question, line, closeness) => {
    const result = ask(question, [line])
    expect(result.outcome).toBe('closest')
    expect(result.closeness).toBe(closeness)
    expect(result.text).toContain(line)
  })

  it('what was told of the country of a town that is asked for', () => {
    const told = released('plan', 'shop', 'Where do you see yourself?', 'I want a shop. Saudi is also okay for me.')
    expect(ask('would she consider a position in Riyadh', [], [told]).text).toContain('Saudi is also okay for me.')
  })
})

it.each(['Did she lead a shift of bakers?', 'how many people on her shift'])(
  'what was done at work is asked of no condition: %s',
  (question) =>
    expect(ask(question, ['Shift work is no problem', 'EU citizen, no visa needed']).text).not.toMatch(
      /no problem|citizen/,
    ),
)

it('the part of a question that is not private is answered', () =>
  expect(ask('how old are her kids, can she really do nights', ['Nights fine']).text).toBe(
    'Yes. Nights fine. The rest of the question is a private matter.',
  ))

describe('conditions that are asked for together', () => {
  // Her overview speaks of early shifts
  const lines = ['Present CTC Rs. 11 LPA, expecting 15 LPA', 'Notice period: 60 days']
  it.each([
    ['current ctc / expected ctc / np', /11 LPA, expecting 15 LPA\. Notice period: 60 days/],
    ['salary now and wanted?', /11 LPA, expecting 15 LPA/],
    ['how soon could she start and can she do earlies', /60 days.*early shifts/],
    ['expected pay, notice period and early shifts?', /15 LPA.*early shifts.*60 days/],
  ])('are each told: %s', (question, says) => {
    const { outcome, text } = ask(question, lines)
    expect(outcome).toBe('answered')
    expect(text).toMatch(says)
  })

  it.each([
    ['salary range and how soon could she start', 'Target $78-85K. 2 weeks notice', 'Target $78-85K. 2 weeks notice.'],
    ['np?', 'Notice period: 60 days', 'Notice period: 60 days.'],
    ['from when?', 'A position of 80 % from summer on', 'A position of 80 % from summer on.'],
  ])('are told in a line’s own words: %s', (question, line, says) => expect(ask(question, [line]).text).toContain(says))

  it('are told without what the line says before of another', () =>
    expect(ask('is she available right now?', ['Driving licence B, available immediately']).text).toBe(
      'Yes. Available immediately.',
    ))
  it('and with a limit that follows', () =>
    expect(ask('can she do Saturdays', ['Saturdays fine, no Sundays']).text).toContain('no Sundays'))
})

it.each([
  [
    'visa, notice and salary wanted?',
    ['Visa: transferable', 'Notice period 30 days'],
    /transferable.*30 days.*does not say: “salary/,
  ],
  ['when available + salary exp', ['Available immediately', 'Target $78-85K'], /immediately.*78-85K/],
])('of conditions together what none states is said to be unsaid: %s', (question, lines, says) =>
  expect(ask(question, lines).text).toMatch(says),
)

it('a time of notice is no yes to who asks for a date', () =>
  expect(ask('can she start in January', ['Notice: 30 days']).text).toBe('Notice: 30 days.'))
