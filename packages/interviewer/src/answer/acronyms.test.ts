import { describe, expect, it } from 'vitest'
import { acronymsIn, withAcronyms } from './acronyms.ts'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'

const items = resume({
  overview: 'Behaviour therapist for children with autism.',
  jobs: [['clinic', 'Therapist', 'Lindenhof', '2019', 'Present', 'Home visits, 14 families.']],
  achievements: [
    ['bcba', 'BCBA', 'passed at the first attempt', '2021'],
    ['lpc', 'LPC', 'not licensed: No LPC yet, hours still to do', '2024'],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Ruth', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return `${result.outcome}: ${result.sentences.map(({ text }) => text).join(' ')}`
}

describe('words of a question that the resume has as an acronym', () => {
  it.each([
    ['Is she a board certified behavior analyst?', /^answered: Yes\. .*BCBA/],
    ['is she a licensed professional counselor', /^corrected: No\. .*LPC/],
  ])('%s', (question, says) => expect(ask(question)).toMatch(says))

  it('are left as they are where the resume has them too, or they are of two sentences', () => {
    const acronyms = acronymsIn([{ title: '', name: 'NVQ', level: '', sentences: ['A PADI certificate.'] }])
    const with_ = (question: string, ...known: string[]) =>
      withAcronyms(question, acronyms, (stem) => known.includes(stem))
    expect(with_('Any national vocational qualification?')).toBe('Any NVQ?')
    expect(with_('Any national, vocational qualification?')).toBe('Any national, vocational qualification?')
    expect(with_('Does she never visit quarries?', 'nev', 'visit', 'quar')).toBe('Does she never visit quarries?')
  })
})
