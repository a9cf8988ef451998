import { describe, expect, it } from 'vitest'
import { coachAnswer } from './coach.ts'
import { storyOf } from './story.ts'
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

const the = (words: number) => 'the '.repeat(words)
const codesOf = (answer: string, question = 'Why?') => coachAnswer(answer, question).remarks.map(({ code }) => code)
const remarkOf = (code: string, answer: string, question = 'Why?') => {
  const remark = coachAnswer(answer, question).remarks.find((one) => one.code === code)
  return remark && { says: remark.says, about: remark.passages.map(({ text }) => text) }
}

describe('a remark is made from its border on', () => {
  it.each([
    ['too_short', the(59), the(60)],
    ['too_long', the(331), the(330)],
    ['no_action', the(25), the(24)],
    ['no_result', the(25), the(24)],
    ['no_figures', the(25), the(24)],
    ['no_own_part', 'We asked him and he told us.', 'We asked him.'],
    ['no_own_part', 'We asked, we wrote, and I told us.', 'We asked, and I told us.'],
    ['hedges', 'Maybe it was that, perhaps not.', 'Maybe it was that.'],
    ['fillers', 'It was basically that, actually.', 'It was basically that.'],
  ])('%s', (code, within, outside) => {
    expect(codesOf(within)).toContain(code)
    expect(codesOf(outside)).not.toContain(code)
  })
  it.each(['really', 'only', 'just', 'still', 'often'])(
    'no_action: what comes before the verb is none, as %s',
    (how) => {
      expect(codesOf(`I ${how} think ${the(25)}`)).toContain('no_action')
      expect(codesOf(`I ${how} asked ${the(25)}`)).not.toContain('no_action')
    },
  )
  it('tense: of two verbs in the present beside one in the past, where the question asks about the past', () => {
    const two = 'I waited there, then I go in and they say no.'
    expect(codesOf(two, 'What did you do?')).toContain('tense')
    expect(codesOf(two, 'What do you do?')).not.toContain('tense')
    expect(codesOf('I waited there, then I go in.', 'What did you do?')).not.toContain('tense')
    expect(codesOf('I go in and they say no to that.', 'What did you do?')).not.toContain('tense')
  })
  it('question_open: only where a question has several parts', () => {
    expect(coachAnswer('I asked the driver.', 'How do you know?')).toMatchObject({ parts: { asked: 1, answered: 0 } })
    expect(codesOf('I asked the driver.', 'How do you know?')).not.toContain('question_open')
    const two = 'It was late. Why was that, and how do you know?'
    expect(codesOf('I asked because of a report.', two)).not.toContain('question_open')
    expect(remarkOf('question_open', 'I asked the driver.', two)).toEqual({
      says: 'A part of the question is still open: “Why was that” and “how do you know”.',
      about: [],
    })
  })
})

describe('a remark says in full', () => {
  it.each([
    ['too_short', 'I asked.', 'This takes less than half a minute to say.', []],
    [
      'too_long',
      `${the(300)}one by one he came ${the(40)}`,
      'This takes more than two minutes to say. You reach two minutes here:',
      ['one by one he came'],
    ],
    ['no_own_part', 'We asked him and he told us.', 'You say “we” 2 times and hardly “I”.', ['We', 'us']],
    [
      'no_action',
      `The van was parked, our box was moved ${the(20)}`,
      'It does not say what you did.',
      ['was parked', 'our', 'was moved'],
    ],
    ['no_result', `${the(25)}`, 'It does not say how it ended. It stops here:', ['the the the the the']],
    ['no_figures', the(25), 'There is no number in it.', []],
    ['no_figures', `many of ${the(25)}`, 'There is no number in it. These words could be one:', ['many']],
    ['hedges', 'Maybe it was that, perhaps not.', 'Some words weaken what you say.', ['Maybe', 'perhaps']],
    ['fillers', 'It was basically that, actually.', 'Some words add nothing.', ['basically', 'actually']],
  ])('%s', (code, answer, says, about) => {
    expect(remarkOf(code, answer)).toEqual({ says, about })
  })
  it('tense', () => {
    expect(remarkOf('tense', 'I waited, then I go in and they say no.', 'What did you do?')).toEqual({
      says: 'The story moves between past and present.',
      about: ['I go', 'they say'],
    })
  })
  it('nothing where there is nothing to say', () => {
    const answer = `I asked the driver to wait, because the nurse was late. ${the(50)} In the end all 12 were there.`
    expect(coachAnswer(answer, 'Why did you ask?').remarks).toEqual([])
  })
})

describe('a part of a story is quoted as its clause, and in doubt it is not there', () => {
  const partsOf = (text: string) =>
    Object.fromEntries(Object.entries(storyOf(text)).flatMap(([part, found]) => (found ? [[part, found.text]] : [])))
  it.each([
    [
      'When I started, 4.1% of deliveries were spoiled. I basically rode along with the drivers for two weeks.',
      {
        situation: 'When I started, 4.1% of deliveries were spoiled',
        action: 'I basically rode along with the drivers for two weeks',
      },
    ],
    [
      'There was no rota for the nights. My job was to find one. So I drew up three and they chose one. Since then nobody has swapped a night.',
      {
        situation: 'There was no rota for the nights',
        task: 'My job was to find one',
        action: 'I drew up three',
        result: 'Since then nobody has swapped a night',
      },
    ],
    [
      'At the time, nobody counted the crates. In March I put a scale at the gate, which was cheap. As a result, losses fell to 2%.',
      {
        situation: 'At the time, nobody counted the crates',
        action: 'In March I put a scale at the gate',
        result: 'losses fell to 2%',
      },
    ],
    [
      'I moved the stock because I knew the road. Complaints dropped by half.',
      { action: 'I moved the stock', result: 'Complaints dropped by half' },
    ],
    [
      'Back then, two vans were cold. I sealed the doors, which meant that nothing spoiled.',
      {
        situation: 'Back then, two vans were cold',
        action: 'I sealed the doors',
        result: 'which meant that nothing spoiled',
      },
    ],
    ['Then I started to measure every door.', { action: 'I started to measure every door' }],
    ['I restarted the pump at night.', { action: 'I restarted the pump at night' }],
    ['I asked him.', { action: 'I asked him' }],
    // What comes after a lead is what came of it.
    [
      'I put a scale there. As a result, nobody lost a crate.',
      { action: 'I put a scale there', result: 'As a result, nobody lost a crate' },
    ],
    ['I put a scale there. Saved us 40 hours.', { action: 'I put a scale there', result: 'Saved us 40 hours' }],
    // A duty is no situation.
    [
      'Back then, I had to seal the doors. I sealed all four.',
      { task: 'I had to seal the doors', action: 'I sealed all four' },
    ],
    [
      'When I came, I had to seal the doors. I sealed all four.',
      { task: 'I had to seal the doors', action: 'I sealed all four' },
    ],
  ])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))
  it.each([
    // No deed: it depends on another clause, happens to somebody, is thought, left undone, or done by somebody else.
    'When I arrived and I saw the mess, it was late.',
    'The report that I wrote was read by all.',
    'The report I wrote was read by all.',
    'I started in May at the depot.',
    'I never asked the drivers.',
    'I noticed a leak, and I think I knew why.',
    'He said I asked too much.',
    // No situation: a time without what was then, or after what was done.
    'I rode along when it was cold.',
    'We stopped there last year.',
    // No result: a purpose, a wish, or something that was to happen.
    'They wanted the waste to be reduced.',
    'He wrote it down so that nobody would forget.',
    'If sales grew, they would hire.',
  ])('nothing to praise in: %s', (text) => {
    const { action, ...others } = partsOf(text)
    expect(others).toEqual({})
    expect(action ?? '').toMatch(/^(?:I rode along)?$/)
  })
})

describe('a deed that stands by itself', () => {
  it.each([
    // What is said of a time or of a reason is told in another sentence, or not at all.
    'Back then. Two vans were cold. I sealed the doors.',
    'Back then, when it was cold, I sealed the doors.',
    'Back then, I sealed the doors.',
    'When I arrived, I sealed the doors.',
    'When I arrived. Two vans were cold. I sealed the doors.',
    'Because it was cold, two vans were late. I sealed the doors.',
    // Nothing came of it: it was before, is the deed itself, was left undone, or is not told.
    'Prices rose by half. I sealed the doors.',
    'I sealed the doors. It was noon then.',
    'I sealed the doors. Never stopped a van.',
    'I sealed the doors, in the end.',
    'I sealed the doors, in the end. Nobody came.',
  ])('%s', (text) => {
    const { action, situation, task, result } = storyOf(text)
    expect(action?.text).toBe('I sealed the doors')
    expect([situation, task, result]).toEqual([null, null, null])
  })
  it('that is a change by itself is no result', () =>
    expect(storyOf('I stopped the van there.')).toMatchObject({
      action: { text: 'I stopped the van there' },
      result: null,
    }))
  it.each([
    'I asked.',
    'They asked him twice.',
    'Although I asked him twice.',
    'I started today with it.',
    'I started into the work.',
    'I started things there.',
  ])('is none: %s', (text) => expect(storyOf(text).action).toBeNull())
})

describe('the coach', () => {
  it('takes a text for English by its small words, of which there are as many as of any other language', () => {
    expect(coachAnswer('Kalle hilft Anna.', 'Why?').story).toBeNull()
    expect(coachAnswer('the und', 'Why?').story).not.toBeNull()
    expect(coachAnswer('the und der', 'Why?').story).toBeNull()
  })
  it('asks for what the last sentence of a question asks, in its own words', () => {
    const question = 'You led. It was hard. Why did you ask “who?” twice, and how do you know?'
    expect(remarkOf('question_open', 'It was late.', question)?.says).toBe(
      'A part of the question is still open: “Why did you ask “who?” twice” and “how do you know”.',
    )
  })
  it('finds figures as they are written, with currency and per cent', () => {
    const { figures } = coachAnswer('It cost $ 1,200 at first, then €30 for 45 % or 7% of two.', 'Why?')
    expect(figures.map(({ text }) => text)).toEqual(['$ 1,200', '€30', '45 %', '7%', 'two'])
  })
  it('says nothing of the wording in a text that is not English', () =>
    expect(coachAnswer('Ich war dort und wir haben es gemacht, maybe, perhaps.', 'Why?').story).toBeNull())
  it('reads 20,000 characters at most', () => expect(coachAnswer(the(6_000), 'Why?').words).toBe(5_000))
  it('was tried on 40 answers', () => expect(judgedAnswers).toHaveLength(40))
  it('counts words and the seconds they take to say', () =>
    expect(coachAnswer('I asked the movers to pack by shelf. '.repeat(30), 'Why?')).toMatchObject({
      words: 240,
      seconds: 96,
    }))
  it('quotes the clause that tells each part of a story', () => {
    const answer =
      'Last year the pump failed. I had to keep the ward supplied. I rented two pumps, and in the end nobody waited.'
    const { story } = coachAnswer(answer, 'What went wrong?')
    expect(story).toMatchObject({
      situation: { text: 'Last year the pump failed' },
      task: { text: 'I had to keep the ward supplied' },
      action: { text: 'I rented two pumps' },
      result: { text: 'in the end nobody waited' },
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
