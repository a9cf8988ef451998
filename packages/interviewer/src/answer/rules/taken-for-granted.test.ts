import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  jobs: [
    [
      'kiln',
      'Potter',
      'Severn Kilns, Ironbridge',
      'May 2015',
      'March 2020',
      'Threw 300 mugs a week.\nFurloughed from March 2019, contract ended in 2020.',
    ],
    [
      'glaze',
      'Glazer',
      'Wye Tiles',
      '2012',
      '2014',
      'Coordinated the relocation of two kilns.\nClosed the books each day, mixed glazes, leak checks of the pumps.',
    ],
    [
      'cover',
      'Studio Manager (cover)',
      'Teme Arts',
      '2020',
      '2022',
      'Kept the books.\nFixed term, ended when the post-holder came back.',
    ],
    ['clay', 'Labourer', 'Clun Clay', '2009', '2011', 'Dug clay.\nLaid off when the pit flooded.'],
  ],
  achievements: [
    ['chem', 'Chemistry degree (not completed)', 'Two years attended.', '2006'],
    ['hnd', 'HND Ceramics', 'Hereford', '2009'],
  ],
  skills: [['languages', 'Languages', 'Welsh (fluent), French (basic)']],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Bryn', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('what an employer takes for so', () => {
  it.each([
    ['I gather he has a chemistry degree too, nice! tell me more', /^No\. Chemistry degree \(not completed\)/],
    ['I see he holds a chemistry degree. Which year?', /^No\. Chemistry degree \(not completed\)/],
  ])('is put right: %s', (question, says) => {
    const { outcome, text } = ask(question)
    expect(outcome).toBe('corrected')
    expect(text).toMatch(says)
  })

  it.each(['I gather he has an HND in ceramics, tell me more', 'Why was he laid off at Clun Clay?'])(
    'is not put right where it is so: %s',
    (question) => expect(ask(question).outcome).not.toBe('corrected'),
  )
})

describe('why something ended', () => {
  it("is asked by why they weren't kept, too", () =>
    expect(ask("and why didn't Teme Arts keep him?").text).toMatch(/Fixed term, ended when the post-holder came back/))

  it('is no deed with the word of a reason', () =>
    expect(ask('why did he leave Wye Tiles').outcome).not.toBe('answered'))

  it('shows a course that was broken off without a reason, and no other', () =>
    expect(ask('why did he drop the chemistry degree')).toEqual({
      outcome: 'closest',
      text: 'Chemistry degree (not completed), 2006: “Two years attended.”',
    }))
})

it.each(['Could he write posts in Welsh for us?', 'would Bryn help us with the Welsh posts'])(
  'what somebody would do for the employer is of the person: %s',
  (question) => expect(ask(question).outcome).not.toBe('out_of_scope'),
)

it.each(['has he passed a police check?', 'background check ok?'])('checks of another kind are none: %s', (question) =>
  expect(ask(question).outcome).toBe('not_stated'),
)

describe('what is taken for granted of a job or a course that the resume names', () => {
  it.each([
    [
      'What did he learn as CFO of Severn Kilns?',
      /^Bryn was Potter at Severn Kilns, Ironbridge, from May 2015 to March 2020\.$/,
    ],
    ['How long was he general manager at Wye Tiles?', /^Bryn was Glazer at Wye Tiles from 2012 to 2014/],
    [
      'Why was he sacked by wye tiles?',
      /^Bryn was Glazer at Wye Tiles from 2012 to 2014\. The resume does not say: “sacked”\.$/,
    ],
    ['Why did he drop out of Hereford?', /^HND Ceramics, Hereford, 2009\. The resume does not say: “drop out”\.$/],
    [
      'What made him stop the leak checks of the pumps at Severn Kilns?',
      /Glazer at Wye Tiles \(2012 to 2014\).*leak checks of the pumps/,
    ],
    ['Why did he go back to Wye Tiles after Severn Kilns?', /^Bryn has worked as Glazer .* and Potter at Severn Kilns/],
  ])('is put right by what it says of that very thing: %s', (question, says) => {
    const { outcome, text } = ask(question)
    expect(outcome).toBe('corrected')
    expect(text).toMatch(says)
  })

  it('is shown by its dates where nothing is known of what happened there', () => {
    const { outcome, text } = ask('Why did Wye Tiles forfeit its royal warrant?')
    expect(outcome).toBe('closest')
    expect(text).toBe('Bryn was Glazer at Wye Tiles from 2012 to 2014.')
  })

  it.each(['What salary did he get at Wye Tiles?', 'Why was he fired by Google?'])(
    'is not told where it is beside the point, or nothing is named: %s',
    (question) => expect(ask(question)).toEqual({ outcome: 'not_stated', text: '' }),
  )

  it('is not put right where the post is the one that was held', () =>
    expect(ask('What did he do as a potter at Severn Kilns?').outcome).not.toBe('corrected'))
})

describe('what is taken for granted and stands nowhere is put beside what the resume has of it', () => {
  const people = resume({
    overview: 'Export manager.',
    leadership: ['Team of 21 in sales and logistics'],
    jobs: [
      ['delta', 'Export Director', 'Delta Fruits, Cairo', '2016', '2025', 'Citrus to Russia and the Gulf.'],
      ['wadi', 'Export Manager', 'Wadi Foods, Giza', '2007', '2015', 'Frozen beans to Germany and Japan.'],
    ],
    achievements: [['star', 'Partner of the Year', 'Voted by growers.', '2023']],
  })
  const of = (question: string) => {
    const result = answer({ firstName: 'Hany', items: people, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return { ...result, text: result.related.map(({ text }) => text).join(' ') }
  }

  it.each([
    ['How did he lose the Japan business at Delta Fruits?', 'Wadi Foods'],
    ['How long was he country manager in Germany?', 'Wadi Foods'],
    ['Why did growers complain about him in 2023?', 'Partner of the Year'],
  ])('by the name or the year: %s', (question, says) => {
    expect(of(question)).toMatchObject({ outcome: 'closest', closeness: 'unlikely' })
    expect(of(question).text).toContain(says)
  })

  it('of an employer a line of leadership is near', () => {
    expect(of('size of his sales team at Delta Fruits?').text).toContain('Team of 21')
  })
})

it("what 'how come' takes for granted is not told by another story", () => {
  const told = [
    released(
      'a-kiln',
      'kiln',
      'Tell us about a hard firing.',
      'The kiln cracked at night. We held the heat until six and saved the course.',
    ),
  ]
  const question = 'how come he failed the glazing course?'
  const result = answer({ firstName: 'Bryn', items, answers: told, question, today: '2026-11-21' })
  expect(result.ok && result.outcome).not.toBe('answered')
})
