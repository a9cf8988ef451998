import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'

const items = resume({
  overview: 'Pipefitter.',
  jobs: [
    ['yard', 'Pipefitter', 'Nordkai Shipyard, Kiel', 'March 2021', null, 'Ballast lines and pumps.'],
    [
      'depot',
      'Fitter',
      'Tramdepot Holm, Lund, Sweden',
      'May 2016',
      'December 2019',
      'Brake lines.\nVisa ended, came home.',
    ],
    [
      'works',
      'Fitter',
      'Gasworks Amsel, Kiel',
      '2013',
      '2016',
      'Meters.\nPosition cut when the works lost its city contract.',
    ],
    ['heat', 'Trainee', 'Heizung Brandt, Kiel', '2010', '2013', 'Boilers.\nNo work by the end.'],
    ['club', 'Caretaker', 'Rowing Club Elbe, Hamburg', '2008', 'June 2009', 'Boats and lawn.'],
    ['dock', 'Apprentice', 'Dock Wieland (closed 30 June 2008)', '2005', '2008', 'Rivets.'],
  ],
  other: ['January 2020 to February 2021: travelled in Norway', 'July 2009 to May 2010: military service'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Malte', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('why a job ended', () => {
  it.each([
    ['why did he come back from Sweden', 'Visa ended'],
    ['Why did he leave Holm?', 'Visa ended'],
    ['why did he return from Lund', 'Visa ended'],
    ['why did he leave Amsel', 'Position cut'],
    ['reason for leaving Amsel?', 'Position cut'],
    ['why was he let go by Amsel', 'Position cut'],
    ['how come he was let go by Amsel', 'Position cut'],
    ['why did he leave Brandt?', 'No work'],
    ['why did he leave the Wieland dock?', 'losed 30 June 2008'],
  ])('is told by the line that says so: %s', (question, reason) => {
    expect(ask(question).outcome).toBe('answered')
    expect(ask(question).text).toContain(reason)
  })

  it.each(['why was he dismissed by the rowing club', 'why was he fired from the rowing club?'])(
    'is put right by the dates and the time out that followed, where no line says so: %s',
    (question) => {
      expect(ask(question).outcome).toBe('corrected')
      expect(ask(question).text).toMatch(/military service.* The resume does not say: “(?:dismissed|fired)”/)
      expect(ask(question).text).not.toContain('Position cut')
    },
  )
})

describe('what a time was for', () => {
  it.each([
    ['Why was he off work in 2009/10?', 'military service'],
    ['why was he not working in 2020', 'travelled in Norway'],
    ['what happend in 2019 with his job?', 'Visa ended'],
    ['What happened to his job in 2016?', 'Position cut'],
  ])('is told by the line that says so: %s', (question, says) => {
    expect(ask(question).outcome).toBe('answered')
    expect(ask(question).text).toContain(says)
  })
})

describe('why a job was left is told by what was told of that very job', () => {
  const people = resume({
    overview: 'Flew for five years.',
    jobs: [
      ['club', 'Guest Officer', 'Beach Club Canggu', '2025', null, 'Reservations.'],
      ['air', 'Cabin Crew', 'Al Dafna Airways, Doha', '2021', 'March 2025', 'Flying on three types of aircraft.'],
      ['shop', 'Owner', 'Deck Shop, Denpasar', '2018', '2021', 'Fences and decks.\nClosed after I fell off a roof.'],
    ],
  })
  const told = [
    released('ear', 'none', 'Why did you stop flying?', 'My ear. The doctor said that the next time can be permanent.'),
  ]
  const say = (question: string) => {
    const result = answer({ firstName: 'Putri', items: people, answers: told, question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return [...result.sentences, ...result.related].map(({ text }) => text).join(' ')
  }
  it.each(['Why did Putri leave Al Dafna', 'why did she leave the cabin crew job'])('%s', (question) =>
    expect(say(question)).toContain('My ear.'),
  )
  it.each(['Why did she shut down her deck business?', 'why did the Deck Shop close?'])(
    'and by its own line: %s',
    (question) => {
      expect(say(question)).toContain('fell off a roof')
      expect(say(question)).not.toContain('My ear')
    },
  )
  it('and not by what was told of another', () =>
    expect(say('why did she leave the Beach Club')).not.toContain('My ear'))
})

describe('what befell the employer says why a job ended', () => {
  const people = resume({
    jobs: [
      ['mill', 'Weaver', 'Corran Mill', '2019', '2022', 'Looms.\nCompany went into NCLT, wages pending 3 months.'],
      ['boat', 'Deckhand', 'Islay Ferries', '2016', '2018', 'Ropes.\nLaid up when the vessel was grounded.'],
      ['shop', 'Seller', 'Lorn Cloth', '2014', '2016', 'Left due to delay of commission.\nThe pay office moved files.'],
    ],
  })
  it.each([
    ['Reason for leaving Corran', 'NCLT'],
    ['what happened at Corran Mill', 'NCLT'],
    ['why did she leave the Islay Ferries', 'grounded'],
    ['why she left Lorn', 'delay of commission'],
  ])('%s', (question, says) => {
    const result = answer({ firstName: 'Mhairi', items: people, answers: [], question, today: '2026-11-21' })
    expect(result.ok && [result.outcome, result.sentences.map(({ text }) => text).join(' ')]).toEqual([
      'answered',
      expect.stringContaining(says),
    ])
  })
})

describe('why a job ended, where only its header says so', () => {
  const people = resume({
    overview: 'Welder.',
    jobs: [
      ['plant', 'Welder', 'Ostrava car plant (closed 20 Oct 2017)', '1996', 'October 2017', 'Robots.'],
      ['hall', 'Fitter', 'Halle Nord, Linz', '2018', 'Nov 2020 (finished contract)', 'Steel frames.'],
      ['fair', 'Stand Builder (seasonal)', 'Messe Wels', '2021', '2022', 'Stands.'],
      ['now', 'Welder', 'Brunn Stahl, Wels', '2023', null, 'Rails.'],
    ],
  })
  const told = [
    released('a-fair', 'fair', 'Why did you leave the workshop in 2020?', 'They had no more orders for steel frames.'),
  ]
  const of = (question: string, answers: typeof told = []) => {
    const result = answer({ firstName: 'Jan', items: people, answers, question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
  }

  it.each([
    ['why did he leave the car plant', 'Jan was Welder at Ostrava car plant (closed 20 Oct 2017) from 1996'],
    ['how come he is no longer at Halle Nord', '(finished contract)'],
    ['was he laid off by Halle Nord?', '(finished contract)'],
  ])('it is told by its fields: %s', (question, says) => {
    expect(of(question).outcome).toBe('answered')
    expect(of(question).text).toContain(says)
  })

  it('a post for a time is shown, and no reason asserted', () => {
    expect(of('why did he leave Messe Wels').outcome).toBe('closest')
    expect(of('why did he leave Messe Wels').text).toContain('Stand Builder (seasonal)')
  })

  it('what was told of a job that ended in another year is not told of it', () => {
    expect(of('why did he leave Halle Nord', told).text).toContain('no more orders')
    expect(of('why did he leave Messe Wels', told).text).not.toContain('no more orders')
  })

  it('who let others go is not asked whether he was', () =>
    expect(of('has he ever fired anyone?').text).not.toMatch(/closed|finished/))
})
