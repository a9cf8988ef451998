import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { operationsManager } from './examples/readers.ts'
import { splitQuestion } from './split-question.ts'

const ask = (question: string) => {
  const result = answer({ ...operationsManager, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    outcome: result.outcome,
    cited: new Set(result.sentences.flatMap(({ support }) => support)),
    text: result.sentences.map(({ text }) => text).join(' '),
  }
}

describe('a question in two parts', () => {
  it.each([
    ['What did you study, and where?', ['What did you study', 'where?']],
    ['languages + education', ['languages', 'education']],
    ['Do you know SAP? Which level?', ['Do you know SAP', 'Which level?']],
  ])('%s is split', (question, parts) => expect(splitQuestion(question).parts).toEqual(parts))

  it('is told of each part', () => {
    const { cited } = ask('languages + education')
    expect(cited).toEqual(new Set(['languages', 'degree']))
  })

  it('is told with what the second part adds', () => {
    const { text } = ask('What is her current job and since when?')
    expect(text).toContain('Operations Manager')
    expect(text).toContain('March 2021')
  })

  it('says which part is not told', () => {
    const { outcome, text } = ask('Which languages does she speak, and what is her notice period?')
    expect(outcome).toBe('answered')
    expect(text).toContain('Swedish (native)')
    expect(text).toContain('The resume does not say: “what is her notice period”.')
  })
})
