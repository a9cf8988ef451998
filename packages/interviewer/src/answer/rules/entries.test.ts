import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Technician for wind turbines.',
  jobs: [
    [
      'hill',
      'Service Technician',
      'Glen Affric Renewables',
      '2016',
      'July 2020',
      'Blade repair by rope, 31 bearings.\nMade redundant when the contract went to the manufacturer.',
    ],
    ['mill', 'Fitter', 'Tay Paper Mill', '2007', '2009', 'Pumps and valves, 40 machines.\nBurned out, frankly.'],
    ['navy', 'Engineering Technician', 'Royal Navy', '2009', '2016', 'Gas turbines and diesel generators.'],
  ],
  technical: [['plc', 'PLC', 'can read ladder, no programming', 'beginner']],
  achievements: [
    ['gwo', 'GWO Basic Safety', 'all modules, valid until March 2027', '2025'],
    ['rrp', 'EPA lead renovator', 'exp. 2028', '2023'],
    ['irata', 'IRATA Level 1', 'lapsed in 2022, not renewed', '2019'],
    ['air', 'Dangerous goods by air', 'valid two years', 'May 2023'],
    ['degree', 'BEng Marine Engineering', 'left after year two', '2021'],
    ['diploma', 'HNC Mechanical Engineering', 'City of Glasgow College', '2018'],
    ['audit', 'Auditor award', 'portfolio in progress', '2025'],
    ['guild', 'Member of the Society of Marine Engineers', 'Membership ended in 2020.', '2016–2020'],
    ['diver', 'HSE Diving Part III', 'In preparation, not booked yet.', '2026'],
  ],
  other: ['August to November 2020: sabbatical, walked to Rome'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Iain', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('what an entry says of itself', () => {
  it.each(['is his lead paint cert current?', 'when does the lead paint card expire'])(
    'is told of the one dated entry that is called alike, without a yes: %s',
    (question) =>
      expect(ask(question)).toEqual({ outcome: 'answered', text: 'EPA lead renovator, 2023: “Exp. 2028.”' }),
  )
  it.each([
    ['GWO in date?', /^Yes\. .*March 2027/],
    ['Is his GWO certificate still valid?', /^Yes\. .*March 2027/],
    ['is his IRATA current', /^No\. .*lapsed/i],
    ['dangerous goods by air still valid?', /^No\. .*two years/],
    ['is he still a member of the SME?', /^No\. .*ended in 2020/],
    ['is his IRATA current and can he read ladder?', /^No\. .*lapsed.*PLC/is],
    ['so did he finish the BEng', /^No\. .*left after year two/i],
    ['does he have the auditor award', /^No\. .*in progress/],
    ['Great that he holds the HSE Diving ticket. When did he pass it?', /^No\. .*In preparation/],
    ['I see he is MSME, so he could sign our papers?', /^No\. .*Membership ended in 2020/],
    ['As he is a member of the Society of Marine Engineers, does he get the journal?', /^No\. .*ended/],
    ['when did he pass the HSE Diving?', /^(?!Yes|No).*In preparation/],
    ['when did he finish the HNC?', /2018/],
    ['has he finished his degree?', /^(?!Yes|No).*left after year two.*HNC/is],
  ])('%s', (question, says) => expect(ask(question).text).toMatch(says))

  it('is a no to a degree by its kind, where none was finished', () => {
    const one = resume({
      overview: 'Housekeeper.',
      achievements: [['bs', 'BSc Tourism', 'Two of four years completed; stopped to work.', '2014']],
    })
    const result = answer({
      firstName: 'Lea',
      items: one,
      answers: [],
      question: 'did she complete her degree?',
      today: '2026-11-21',
    })
    expect(result).toMatchObject({ ok: true, outcome: 'corrected' })
    expect(result.ok && result.sentences[0]?.text).toMatch(/^No\. .*stopped/)
  })

  it('is a yes where nothing of the entry is open', () =>
    expect(ask('does he have an HNC?').text).toMatch(/^Yes\. HNC/))
})

describe('how something ended', () => {
  it.each([
    ['why did he leave Glen Affric?', /redundant/],
    ['why did he leave the Tay Paper Mill?', /Burned out/i],
    ['what did he do in the gap after Glen Affric', /sabbatical/],
    ['why the gap in 2020?', /sabbatical/],
    ['you did 31 bearings?? what was that', /Blade repair/],
  ])('%s', (question, says) =>
    expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(says) }),
  )

  it('is not made up where no reason stands there', () =>
    expect(ask('why did he leave the Royal Navy?').outcome).not.toBe('answered'))
})
