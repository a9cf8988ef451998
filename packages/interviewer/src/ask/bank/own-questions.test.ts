import { describe, expect, it } from 'vitest'
import { type NameEntry, readNames } from './bare-names.ts'
import { ownQuestions } from './own-questions.ts'
import { qualifiedBy } from './qualifiers.ts'

const tool = (names: string[], ask: string[]): NameEntry => ({ kind: 'tool', names, ask })

describe('the questions about one of several things', () => {
  const payroll = tool(
    ['Lohnix', 'Paymate', 'PM', 'Payroll software'],
    ['What do you check in Lohnix?', 'Whom do you pay last?', 'What is hard in Lohnix or your system?'],
  )
  it('leave out what names another of them, unless it takes in the like', () => {
    expect(ownQuestions(payroll, 'Paymate')).toEqual([1, 2])
    expect(ownQuestions(payroll, 'Lohnix 9')).toEqual([0, 1, 2])
  })
  it('keep what names the kind, the whole of a part, or the same by its letters', () => {
    expect(ownQuestions(tool(['CRM', 'Customer relationship management', 'Zoho'], ['Why a CRM?']), 'zoho')).toEqual([0])
    expect(ownQuestions(tool(['Linux', 'Ubuntu'], ['What do you do on Linux?']), 'ubuntu')).toEqual([0])
    expect(ownQuestions(tool(['AWS', 'Amazon Web Services'], ['Which AWS?']), 'amazon web services')).toEqual([0])
  })
  it('are never those of one certificate for another of another level', () => {
    const entries = readNames().filter(({ kind }) => kind === 'certificate')
    for (const [held, wrong] of [
      ['Six Sigma Yellow Belt', /from the Green Belt/],
      ['Mental Health First Aid', /collapses|give first aid/],
      ['PALS', /ACLS/],
    ] as const) {
      const own = entries.filter(({ names }) => names.includes(held))
      expect(own.length, held).toBeGreaterThan(0)
      const asked = own.flatMap((entry) => ownQuestions(entry, held).map((at) => entry.ask[at]))
      expect(asked.length, held).toBeGreaterThan(0)
      expect(asked.join('\n')).not.toMatch(wrong)
    }
  })
})

describe('the words beside a name', () => {
  it('say who looks on, who stands on the other side, and whose assistant somebody is', () => {
    expect(qualifiedBy('Power BI (viewer)', 'power bi', []).less).toBe(1)
    expect(qualifiedBy('IELTS examiner', 'ielts', []).other).toBe(1)
    expect(qualifiedBy('Canine First Aid', 'first aid', []).field).toBe(1)
    expect(qualifiedBy('Assistant to the Head Chef', 'head chef', []).dependent).toBe(1)
    expect(qualifiedBy('Assistant Head Chef', 'head chef', []).dependent).toBe(0)
  })
  it('say nothing where the entry itself has them, or they tell how well and how long', () => {
    expect(qualifiedBy('Personal trainer', 'personal', ['Personal Trainer']).other).toBe(0)
    expect(qualifiedBy('Excel (advanced), 6 years', 'excel', []).after).toBe(0)
  })
})
