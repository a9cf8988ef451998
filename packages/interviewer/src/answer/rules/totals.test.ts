import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'
import { notStated } from '../examples/not-stated.ts'

const items = resume({
  overview: 'Cheesemaker. Ten years in dairies and breweries.',
  jobs: [
    ['head', 'Head Cheesemaker', 'Lochan Creamery', 'March 2022', null, 'Blue and washed rind, 9 tonnes a month.'],
    ['brew', 'Cellar Hand', 'Ochil Brewery', 'May 2018', 'February 2020', 'Kegging line and deliveries.'],
    ['deputy', 'Deputy Laboratory Manager', 'Tay Foods', 'June 2015', 'April 2018', 'No goat milk. Culture tests.'],
    ['hand', 'Dairy Hand', 'Lochan Creamery', 'January 2012', 'May 2015', 'Washed rind and goat milk.'],
  ],
  technical: [['haccp', 'HACCP', 'twelve years', 'advanced']],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Isla', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return {
    outcome: result.outcome,
    text: result.sentences.map(({ text }) => text).join(' '),
    cited: [...new Set(result.sentences.flatMap(({ support }) => support))].sort(),
  }
}

describe('the time in several jobs', () => {
  it.each(['years at Lochan altogether?', 'how long at lochan creamery in total'])(
    'adds up the posts of one employer, each month once: %s',
    (question) => {
      const { text, cited } = ask(question)
      expect(text).toBe(
        'Isla has worked at Lochan Creamery for eight years, in two posts: Head Cheesemaker (since March 2022) and Dairy Hand (January 2012 to May 2015).',
      )
      expect(cited).toEqual(['hand', 'head'])
    },
  )
  it('adds up the employers that are named', () =>
    expect(ask('how long at Tay and Ochil together?')).toMatchObject({
      cited: ['brew', 'deputy'],
      text: expect.stringMatching(/^These two posts come to over four years: /),
    }))
  it('says no more than that lines mention a thing, and leaves out a line that rules it out', () =>
    expect(ask('years with goat milk?')).toMatchObject({
      cited: ['hand'],
      text: expect.stringMatching(/^The resume mentions it in one job, which lasted over three years: Dairy Hand/),
    }))
  it("tells the person's own count first", () => expect(ask('years of HACCP?').text).toMatch(/Twelve years/))
  it('does not count a deputy as the head', () =>
    expect(notStated).toContain(ask('how many years as laboratory manager?').outcome))
})

describe('how many jobs there were', () => {
  it('counts the posts of an employer', () =>
    expect(ask('how many different posts at Lochan?').text).toMatch(/^Two posts at Lochan Creamery: /))
})

describe('posts beside a sum', () => {
  it('are told where the total is asked for', () =>
    expect(ask('years as a cellar hand in total').text).toMatch(
      /^Isla worked for over one year as Cellar Hand at Ochil Brewery .* Other posts: /,
    ))
})

describe('the time in jobs without some of them', () => {
  it.each([
    'years of experience, the brewery not counted',
    'total work experience without the brewery?',
    'how many years has she worked, not counting Ochil',
  ])('adds up the others: %s', (question) =>
    expect(ask(question)).toMatchObject({ outcome: 'answered', cited: ['deputy', 'hand', 'head'] }),
  )
  it('tells nothing of what is left out', () =>
    expect(ask('which dairies besides Lochan Creamery?').cited).not.toContain('head'))
})

it('the time in a post is not the total of the trade that the profile states', () => {
  const items = resume({
    overview: 'Executive chef with 17 years in hotel kitchens.',
    jobs: [
      ['head', 'Executive Chef', 'Hotel Seeblick, Lucerne', 'November 2020', null, 'Runs three restaurants.'],
      ['sous', 'Sous Chef', 'Bellavista, Lugano', 'March 2016', 'October 2020', 'Ran the pass.'],
    ],
  })
  const question = 'How many years has he been an executive chef?'
  const result = answer({ firstName: 'Matteo', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  expect(result.sentences[0]?.text).toContain('six years')
})

describe('a total that the profile states', () => {
  const told = (overview: string, question: string) => {
    const people = resume({
      overview,
      jobs: [['j', 'Data Analyst', 'Lion Transit, Leeds', 'June 2021', 'June 2023', 'Automated reports.']],
    })
    const result = answer({ firstName: 'Jo', items: people, answers: [], question, today: '2026-11-21' })
    if (!result.ok) throw new Error(result.detail)
    return result.sentences.map(({ text }) => text).join(' ')
  }
  it.each([
    [
      'Data scientist with five years of experience in analytics and machine learning.',
      'years of experience in machine learning / analytics?',
    ],
    [
      'Certified project manager with more than ten years of experience in insurance.',
      'how many years of project management does she have',
    ],
    [
      'Agent with six years of contact centre experience in telecoms and banking.',
      'how many years of contact centre experience',
    ],
  ])('is told rather than reckoned from some posts: %s', (overview, question) =>
    expect(told(overview, question)).toMatch(new RegExp(`^\\S+ is an? ${overview}$`, 'i')),
  )
})
