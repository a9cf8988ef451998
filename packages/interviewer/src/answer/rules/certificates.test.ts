import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  jobs: [['shift', 'Shift Lead', 'Nene Stores', '2019', null, 'Ran the night shift.']],
  skills: [['safety', 'Health and safety', '']],
  roles: [['aider', 'First aider at work', '', '2023']],
  achievements: [
    ['iosh', 'IOSH Managing Safely', '', '2022'],
    ['cfa', 'CFA Level II', 'Passed Level I in 2021 and Level II in 2022.', '2022'],
    ['shift', 'Shift of the Year', '', '2024'],
  ],
  other: [
    'June 2020 to May 2021: full-time preparation for the CFA examinations, NMBI registration',
    'NMBI registered; GMC registered 2016-2019',
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Gwen', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('certificates', () => {
  it.each(['what H&S qualifications has she got', 'health and safety certs?', 'any safety tickets'])(
    'of a field are found by their own names: %s',
    (question) => expect(ask(question).text).toMatch(/First aider at work, 2023; and IOSH Managing Safely, 2022\.$/),
  )

  it.each(['CFA?', 'has she completed CFA'])(
    'are told by their entry before anything else that names them: %s',
    (question) => expect(ask(question).text).toBe('CFA Level II, 2022: “Passed Level I in 2021 and Level II in 2022.”'),
  )

  it.each(['is she a CFA charterholder?', 'electrical certificates?', 'NEBOSH safety cert?'])(
    'of another kind are not stated: %s',
    (question) => expect(ask(question).outcome).not.toBe('answered'),
  )

  it('of a register is told by the line of it, not by a time in which it was applied for', () =>
    expect(ask('is she registered with the NMBI?').text).toBe('Yes. NMBI registered; GMC registered 2016-2019.'))

  it('of a register that was left are no yes', () =>
    expect(ask('is she GMC registered?').text).toBe('NMBI registered; GMC registered 2016-2019.'))
})
