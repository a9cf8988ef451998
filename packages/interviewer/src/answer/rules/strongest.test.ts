import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  jobs: [
    ['ward', 'Commercial Fitter', 'Torrin Heating', 'March 2020', null, 'Boilers.'],
    ['home', 'Resid. Installer', 'Brora Heating', 'March 2015', 'February 2020', 'Heat pumps.'],
  ],
  technical: [
    ['sql', 'SQL', 'Reports.', 'intermediate'],
    ['kotlin', 'Kotlin', 'Daily.', 'expert'],
    ['jira', 'Jira', 'Boards.', 'expert'],
  ],
  other: ['English (native), French (basic)'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-01-21' })
  return result.ok ? [...new Set(result.sentences.flatMap(({ support }) => support))] : []
}

it.each([
  ['what is her strongest programming language?', ['kotlin']],
  ['strongest language', ['kotlin']],
  ['which tools is she best at', ['kotlin', 'jira']],
  ['best foreign language?', ['other-1']],
])('the highest level is told alone: %s', (question, told) => expect(ask(question)).toEqual(told))

it('tells what names either of two things', () => expect(ask('residential or commercial?')).toEqual(['home', 'ward']))
