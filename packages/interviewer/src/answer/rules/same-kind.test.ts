import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Architect for timber houses.',
  jobs: [['office', 'Architect', 'Kastro, Patras', '2021', null, 'Window schedules for a school.']],
  technical: [
    ['cad', 'AutoCAD', 'Very good.'],
    ['revit', 'Revit', 'Good.'],
    ['excel', 'Excel', ''],
  ],
  achievements: [
    ['iosh', 'NEBOSH General Certificate', '', '2018'],
    ['prize', 'Medal of the town', 'For a school.', '2022'],
  ],
  other: ['Greek (native), English (C1)', 'BSc in Architecture, University of Patras, 2016 – 2020'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Eleni', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.code)
  return { ...result, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('of a thing that is not there, another of its kind is shown as the closest', () => {
  it.each([
    ['does she work with ArchiCAD?', 'AutoCAD'],
    ['Does she have the NEBOSH Diploma?', 'NEBOSH General Certificate'],
    ['does she speak Polish?', 'Greek'],
    ['does she have an MBA', 'BSc in Architecture'],
  ])('%s', (question, shown) => {
    const result = ask(question)
    expect(result.outcome).toBe('closest')
    expect(result.closeness).toBe('unlikely')
    expect(result.text).toContain(shown)
  })
})

it.each(['IFRS consolidation?', 'has she worked at Siemens?', 'does she hold CISSP?'])(
  'what is of no kind that the resume lists is not stated: %s',
  (question) => expect(ask(question).text).not.toMatch(/AutoCAD|Revit|Medal/),
)
