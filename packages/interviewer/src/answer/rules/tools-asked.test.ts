import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Route planner for parcels.',
  jobs: [
    ['depot', 'Route Planner', 'Paketnord, Bremen', 'May 2019', null, 'Plans 40 routes a night with two colleagues.'],
    ['office', 'Dispatcher', 'Spedition Alke, Bremen', '2015', '2019', 'Customs papers in the ATLAS system.'],
  ],
  technical: [
    ['excel', 'Excel', '', 'advanced'],
    ['script', 'Perl', 'Enough to read it.', 'beginner'],
    ['planner', 'PTV Map&Guide', '', 'advanced'],
    ['billing', 'Lexware', 'Invoices of carriers.'],
  ],
})
const told = released(
  'boss',
  'depot',
  'Tell us about a disagreement.',
  'The supervisor wanted one more route, I said no.',
)
const ask = (question: string) => {
  const result = answer({ firstName: 'Wiebke', items, answers: [told], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  const { outcome, sentences, related } = result
  return { outcome, text: [...sentences, ...related].map(({ text }) => text).join(' ') }
}

it.each(['which tools does she plan routes with', 'route software?', 'what systems does she use for the routes'])(
  'a line on the work itself names no tool for it, the tools that are listed are near: %s',
  (question) => {
    const { outcome, text } = ask(question)
    expect(outcome).toBe('closest')
    expect(text).toContain('PTV Map&Guide')
    expect(text).not.toMatch(/40 routes|Excel/)
  },
)

it.each(['which software for invoices', 'invoices software?'])(
  'a tool that says what it is for is told: %s',
  (question) => expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining('Lexware') }),
)

it('a line that names the tool is not passed over', () =>
  expect(ask('which system for customs?').text).toContain('ATLAS'))

it('a story in which there is such a post does not say that it was held', () =>
  expect(ask('has she worked as a supervisor').text).not.toContain('one more route'))
