import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Technician for lifts and moving walkways. Looking for work on Schindler lifts.',
  jobs: [
    [
      'metro',
      'Lift Technician',
      'Aufzug Nord, Hamburg',
      'March 2019',
      null,
      'Inspected 60 lifts a month for Hochbahn.\nRead the faults of controllers over Modbus.\nNo work on escalators.\nOur planners keep Primavera up to date.',
    ],
    [
      'harbour',
      'Fitter',
      'Kranbau Elbe, Hamburg',
      'May 2014',
      'February 2019',
      'Wired crane drives with EPLAN drawings.\nHelped with Siemens drives as an apprentice.',
    ],
  ],
  technical: [
    ['eplan', 'EPLAN', ''],
    ['modbus', 'Modbus', '', 'advanced'],
    ['canbus', 'CANopen', ''],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Birte', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('a line of a job that names the very thing', () => {
  it.each([
    ['Has she worked on Hochbahn projects?', /^Yes\. .*60 lifts a month for Hochbahn/],
    ['does she have experience with crane drives', /^Yes\. .*crane drives with EPLAN/],
    ['Has she had any exposure to controllers?', /^Yes\. .*controllers over Modbus/],
  ])('is a yes with that line: %s', (question, said) => expect(ask(question).text).toMatch(said))
  it.each([
    'Has she worked on escalators?',
    'Has she worked on Schindler lifts?',
    'Has she worked with Primavera?',
    'Has she worked for Hochbahn?',
    'Has she experience with crane controllers?',
    'Has she worked on Siemens controllers?',
  ])('is none where it limits, denies or names only a part: %s', (question) =>
    expect(ask(question).text).not.toMatch(/^Yes/),
  )
})

describe('a tool that is only listed', () => {
  it('is told by the line of the job that names it alone', () =>
    expect(ask('Does she have EPLAN experience?').text).toMatch(
      /^Yes\. As Fitter at Kranbau Elbe.*, Birte wired crane drives with EPLAN drawings\.$/,
    ))
  it('is told as listed where no job names it', () =>
    expect(ask('Does she know CANopen?').text).toBe('Yes. Birte lists CANopen.'))
  it('is told by its level where that is asked for', () =>
    expect(ask('Is she advanced in Modbus?').text).toMatch(/^Yes\. Birte has advanced knowledge of Modbus/))
})
