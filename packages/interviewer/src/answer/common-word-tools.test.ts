import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { isCommonWord } from './common-word-tools.ts'
import { resume } from './examples/example.ts'

/** Somebody whose tools are words of everyday English. */
const items = resume({
  overview: 'Designer.',
  jobs: [['now', 'Designer', 'Web House', '2019', null, 'Leads a team of five designers. Draws icons.']],
  technical: [
    ['react', 'React', 'Shops.', 'expert'],
    ['go', 'Go', 'Services.', 'advanced'],
    ['excel', 'Excel', 'Sheets.', 'advanced'],
    ['express', 'Express', 'Servers.', 'expert'],
    ['spark', 'Spark', 'Data.', 'expert'],
    ['slack', 'Slack', 'Chats.', 'advanced'],
    ['illustrator', 'Illustrator', 'Icons.', 'advanced'],
    ['swift', 'Swift', 'Phones.', 'beginner'],
  ],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Robin', items, answers: [], question, today: '2026-11-22' })
  if (!result.ok) throw new Error(result.detail)
  return result
}

describe('a tool whose name is a common word [#14.19]', () => {
  it.each([
    'How does she react under pressure?',
    'Did she react quickly?',
    'Can she excel under pressure?',
    'How does she express herself to clients?',
    'Does she express ideas clearly?',
    'Did she spark interest in the design?',
    'Does she slack off?',
    'Does she go to conferences?',
    'Did she work as an illustrator?',
    'Is she swift in emergencies?',
  ])('is not what is asked for by %s', (question) => {
    const { outcome } = ask(question)
    expect(['closest', 'not_stated']).toContain(outcome)
  })

  it.each([
    ['Does she know React?', 'react'],
    ['react developer?', 'react'],
    ['has she used react', 'react'],
    ['Does she know Go?', 'go'],
    ['excel skills?', 'excel'],
    ['How well does she know Excel?', 'excel'],
    ['Does she use express?', 'express'],
    ['any experience with spark?', 'spark'],
    ['Swift?', 'swift'],
  ])('is what is asked for by %s', (question, tool) => {
    const { outcome, sentences } = ask(question)
    expect([outcome, sentences[0]?.support]).toEqual(['answered', [tool]])
  })

  it.each([
    ['react', 'how does robin usually react when things go wrong?', true],
    ['react', 'how quick is she to react?', true],
    ['react', 'moved from react to vue?', false],
    ['react', 'is she a react developer?', false],
    ['react', 'has she react experience', false],
    ['flask', 'does she have a flask?', true],
    ['python', 'does she python?', false],
  ])('%s in "%s": %s', (word, plain, isCommon) => {
    expect(isCommonWord(word, plain, ['robin'])).toBe(isCommon)
  })
})
