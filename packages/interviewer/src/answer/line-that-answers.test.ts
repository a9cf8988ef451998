import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'

const items = resume({
  overview:
    'Solar heating fitter, Graz. Roofs and boilers. Proud of clean soldering. Speaks Slovene, English and a little Croatian. Diploma course at the evening school (GPA 3.4).',
  leadership: ['Raised 84,000 euros from local firms for the training roof'],
  jobs: [
    [
      'sonn',
      'Lead Fitter (part time, 30 hrs a week)',
      'Sonnhaus Montage, Graz',
      'April 2021',
      null,
      '96 home systems and 8 schools.\nAverage 12 callouts per shift in winter.\nYard opens at 6.15 for the vans.\n121% of target in 2024.\nOn call, days and nights in turn.',
    ],
    ['kiosk', 'Bicycle mechanic', 'Radstall, Maribor, Slovenia', '2016', '2020', 'Own bench, 20 wheels a day.'],
  ],
  roles: [['teach', 'Evening instructor, Graz Trade School', 'solar basics, 18 students', '2024']],
  skills: [
    ['hw', 'Hot water sizing', 'up to 400 kW'],
    ['budget', 'Budget planning', ''],
  ],
  technical: [['tools', 'Python', 'pandas, numpy']],
  achievements: [
    ['exam-a', 'Trade exam part A', 'mark 2', '2022'],
    ['exam-b', 'Trade exam part B', 'second attempt', '2023'],
    ['card', 'Roof safety card', 'renewed', '2025'],
    ['ipaf', 'IPAFx', '', '2024'],
    ['guild', 'Guild prize for young fitters', 'finalist, not chosen', '2023'],
    ['best', 'Fitter of the year, Styria', '', '2024'],
    ['master', 'Master craftsman course', 'half way', '2026'],
  ],
  other: [
    'Happy with weekends. Not nights, wife does nights',
    'Start: from 1 March. Graz or the Mur valley',
    'Last pay 2,900 gross a month, wants 3,200',
    'Ski instructor licence; Sailing card until 2027',
  ],
})
const answers = [
  released('a-night', 'sonn', 'Tell us about a shift that went wrong.', 'The lift stopped. I was alone and sang.'),
  released('a-leave', 'sonn', 'Why do you want to leave?', 'I want to design. The design is always from Vienna.'),
]
const ask = (question: string) => {
  const result = answer({ firstName: 'Jure', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  const text = [...result.sentences, ...result.related].map(({ text: said }) => said).join(' ')
  return { ...result, text }
}

describe('the line that answers', () => {
  it.each([
    ['how many houses did he equip', '96 home systems'],
    ['how much money did he raise', '84,000 euros'],
    ['what % of target did he reach', '121% of target'],
    ['what time does the yard open', 'opens at 6.15'],
    ['average callouts per shift?', '12 callouts per shift'],
    ['which exams has he passed', 'Trade exam part B'],
    ['hw sizing - up to what', 'Up to 400 kW'],
    ['does he speak Croatian?', 'a little Croatian'],
  ])('%s: %s', (question, line) => expect(ask(question).text).toContain(line))

  it('is not the sentence that only names the trade', () =>
    expect(ask('how many solar parks').text).not.toContain('Solar heating fitter'))
  it('of a budget is none without a figure', () => expect(ask('what budget did he have?').outcome).not.toBe('answered'))
  it('to what was done before the trade is the job before it', () =>
    expect(ask('what work did he do before solar').text).toContain('Bicycle mechanic'))
  it('to who asks for work abroad is the job in another country', () =>
    expect(ask('work abroad?').text).toMatch(/Bicycle mechanic/))
  it('to whether he taught is the post of who teaches, and no course that he attended', () =>
    expect(ask('has he taught before, where?').text).toMatch(/^Yes\. Evening instructor, Graz Trade School/))
  it('to what he works towards is the entry that is not finished', () =>
    expect(ask('is he studying anything at the moment').text).toContain('Master craftsman course'))
  it('to who asks whether he would is no deed of the past', () => {
    const result = ask('would he be willing to do schools only?')
    expect(result.outcome).not.toBe('answered')
    if (result.outcome === 'closest') expect(result.closeness).toBe('unlikely')
  })
  it('of prizes are none that were not won', () => {
    expect(ask('any awards?').text).toContain('Fitter of the year')
    expect(ask('any awards?').text).not.toContain('Guild prize')
  })
})

describe('of several things', () => {
  it('each is told that is asked for by its name', () => {
    const { text } = ask('IPAF, roof safety card?')
    expect(text).toContain('IPAFx')
    expect(text).toContain('Roof safety card')
  })
  it('in one line the part is told that is asked for', () =>
    expect(ask('sailing card?').text).toMatch(/Sailing card until 2027\.$/))
  it('a first part that is proved is told, whatever the rest touches on', () =>
    expect(ask('did he teach, what subject').text).toContain('Evening instructor'))
  it('of which one is counted by shifts none is a condition', () =>
    expect(ask('how many callouts per shift').text).toContain('12 callouts'))
})

describe('a condition', () => {
  it('is told of each of two that are asked for, each in a line of its own', () => {
    const { text } = ask('what hours is he on at the moment, and would he do weekends')
    expect(text).toContain('Happy with weekends.')
    expect(text).toContain('30 hrs a week')
  })
  it('is told with the sentence that limits it, without whose night it is', () => {
    expect(ask('would he do weekends?').text).toBe('Yes. Happy with weekends. Not nights.')
    expect(ask('nights?').text).not.toContain('wife')
  })
  it('of the place stands in a sentence of nothing but places', () =>
    expect(ask('when can he start, and is he flexible on place?').text).toBe(
      'Start: from 1 March. Graz or the Mur valley.',
    ))
  it('of pay is both sides in one line, and no reason for leaving', () =>
    expect(ask('how much did he get and what does he expect').text).toBe('Last pay 2,900 gross a month, wants 3,200.'))
})

describe('the wording', () => {
  it('tells a post without its terms, which are a line of the job', () => {
    expect(ask('where does he work now').text).toBe(
      'Jure has been Lead Fitter at Sonnhaus Montage, Graz, since April 2021.',
    )
  })
  it('gives a value without a yes and without what stands before it', () => expect(ask('gpa?').text).toBe('GPA 3.4.'))
  it('is no name where it says how an entry stands', () =>
    expect(ask('roof safety card?').text).toContain('Roof safety card, 2025: “Renewed.”'))
  it('leaves names of tools small', () => expect(ask('python?').text).toContain('“pandas, numpy.”'))
  it('knows letters without the small one behind them', () =>
    expect(ask('is he IPAF certified').text).toContain('IPAFx'))
})
