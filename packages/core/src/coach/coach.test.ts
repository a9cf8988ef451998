import { describe, expect, it } from 'vitest'
import { coachAnswer } from './coach.ts'
import { judgedAnswers } from './testing/answers.ts'

describe.each(judgedAnswers.map((judged, at) => [at + 1, judged.kind, judged] as const))(
  'answer %i, %s',
  (_, __, judged) => {
    const codes = coachAnswer(judged.answer, judged.question).remarks.map(({ code }) => code)
    it('gets the remarks that were expected', () => expect(codes).toEqual(expect.arrayContaining(judged.expected)))
    it('gets none that was forbidden', () =>
      expect(codes.filter((code) => judged.forbidden.includes(code))).toEqual([]))
  },
)

describe('the coach', () => {
  it('was tried on 40 answers', () => expect(judgedAnswers).toHaveLength(40))
  it('counts words and the seconds they take to say', () =>
    expect(coachAnswer('I asked the movers to pack by shelf. '.repeat(30), 'Why?')).toMatchObject({
      words: 240,
      seconds: 96,
    }))
  it('shows the words by which it found each part of a story', () => {
    const answer =
      'Last year the pump failed. I had to keep the ward supplied. I rented two pumps, and in the end nobody waited.'
    const { story } = coachAnswer(answer, 'What went wrong?')
    expect(story).toMatchObject({
      situation: { text: 'Last year' },
      task: { text: 'I had to' },
      action: { text: 'I rented' },
      result: { text: 'in the end' },
    })
    for (const part of Object.values(story ?? {})) expect(part && answer.slice(part.start, part.end)).toBe(part?.text)
  })
  it('says which part of a question is still open', () => {
    const { parts, remarks } = coachAnswer(
      'I changed the size table first.',
      'What did you do, and how do you know that it was that?',
    )
    expect(parts).toEqual({ asked: 2, answered: 1 })
    expect(remarks.find(({ code }) => code === 'question_open')?.says).toContain('how do you know that it was that')
  })
  it('names the words that a remark is about', () => {
    const answer = 'Maybe I asked him, perhaps twice, and I guess it helped.'
    const passages = coachAnswer(answer, 'Why?').remarks.find(({ code }) => code === 'hedges')?.passages ?? []
    expect(passages.map(({ start, end }) => answer.slice(start, end))).toEqual(['Maybe', 'perhaps', 'I guess'])
  })
  it.each([
    ['too_long', 'so we went on and on about it '.repeat(50), ['and on about it so']],
    ['no_figures', `I asked many people, several times, ${'and I wrote it down '.repeat(6)}`, ['many', 'several']],
    [
      'no_result',
      `I asked the driver to wait. ${'I wrote it down and I called. '.repeat(4)}`,
      ['it down and I called'],
    ],
    ['no_action', `It was decided to wait. ${'The van was parked and nothing moved. '.repeat(4)}`, ['was decided']],
  ] as const)('names the words that a remark of %s is about [#19.5]', (code, answer, expected) => {
    const found = coachAnswer(answer, 'Why?').remarks.find((remark) => remark.code === code)?.passages ?? []
    expect(found.map(({ start, end }) => answer.slice(start, end))).toEqual(expect.arrayContaining([...expected]))
    expect(found.map(({ start, end }) => answer.slice(start, end))).toEqual(found.map(({ text }) => text))
  })
  it('gives one thing to try with every remark, and names words of every fault that has some [#19.5]', () => {
    for (const { answer, question } of judgedAnswers)
      for (const { code, tip, passages } of coachAnswer(answer, question).remarks) {
        expect(tip).not.toBe('')
        if (['hedges', 'fillers', 'tense', 'no_own_part', 'no_result', 'too_long'].includes(code))
          expect(passages).not.toEqual([])
      }
  })
  it('has nothing to say about an empty answer', () => expect(coachAnswer('  ', 'Why?').remarks).toEqual([]))
  it('takes time in proportion to the text', () => {
    // The least of several runs: on a busy machine any one of them may have had to wait.
    const times = Array.from({ length: 7 }, () => {
      const start = Date.now()
      coachAnswer('I maybe asked you know 12 we the and '.repeat(3_000), 'What did you do, and why?')
      return Date.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(500)
  })
})
