import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'

const items = resume({
  overview: 'Bilingual lodge manager with nine years of experience in mountain hotels. Nights or days.',
  jobs: [
    [
      'lodge',
      'Lodge Manager',
      'Larkfell Lodge, Keswick',
      'March 2022',
      null,
      'Run the day shift in a house of 64 beds.\nRaised winter occupancy from 41% to 58% with walking weekends.\nLifted the review score from 8.2 to 9.0.\nBrought heating costs down from £31,000 to £22,000 in my first year.\nSupervise nine housekeepers and two cooks.',
    ],
    [
      'desk',
      'Receptionist',
      'Moorgate Hospital Hotel, Penrith',
      'May 2017',
      'February 2022',
      'Checked in 50 guests a day.\nKept the cash book.',
    ],
  ],
  technical: [['guestline', 'Guestline PMS', '', null]],
  achievements: [
    ['cert', 'Certified Lodge Supervisor', 'Northern Institute of Hospitality', '2021'],
    ['prize', 'Host of the Year', 'Chosen among 40 lodges', '2023'],
  ],
})
const answers = [
  released(
    'a-storm',
    'lodge',
    'Tell us about a difficult guest.',
    'A party of six came back wet and angry. I dried their boots overnight and changed their room. They wrote a good review.',
  ),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Isla', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return result.sentences.map(({ text }) => text)
}

describe('how much is told', () => {
  it.each(['How much did she save on heating?', 'has she raised occupancy'])(
    'is one line that answers: %s',
    (question) => expect(ask(question)).toHaveLength(1),
  )
  it('is a line for each of two things that are asked for, and no story after it', () => {
    const told = ask('What has she done for occupancy and the review score?').join(' ')
    expect(told).toContain('41% to 58%')
    expect(told).toContain('8.2 to 9.0')
    expect(told).not.toContain('boots')
  })
  it('is the post itself where only its title or its employer is of the kind that is asked for', () =>
    expect(ask('Does she have hospital experience?')).toEqual([
      'Yes. Isla was Receptionist at Moorgate Hospital Hotel, Penrith, from May 2017 to February 2022.',
    ]))
  it('is of today the post with what is done there, at most three lines', () => {
    const [head, ...lines] = ask('What does Isla do now?')
    expect(head).toBe('Isla has been Lodge Manager at Larkfell Lodge, Keswick, since March 2022.')
    expect(lines).toEqual([
      'Isla runs the day shift in a house of 64 beds.',
      'Isla also supervises nine housekeepers and two cooks.',
    ])
  })
})

describe('how it is said', () => {
  it("an owner's 'my' is told in the third person of the question", () =>
    expect(ask('How much did she save on heating?')).toEqual([
      'As Lodge Manager at Larkfell Lodge, Keswick (since March 2022), Isla brought heating costs down from £31,000 to £22,000 in her first year.',
    ]))
  it('who issued a certificate is no quotation', () =>
    expect(ask('What certifications does she hold?').join(' ')).toContain(
      'Certified Lodge Supervisor, Northern Institute of Hospitality, 2021',
    ))
  it('a profile that names the trade is told of its owner', () =>
    expect(ask('What are her main strengths?').join(' ')).toContain(
      'Isla is a bilingual lodge manager with nine years of experience in mountain hotels.',
    ))
})
