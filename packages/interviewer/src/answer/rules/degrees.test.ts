import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { degreesIn } from '../degree-levels.ts'
import { resume } from '../examples/example.ts'

const ask = (question: string, other: string[]) => {
  const items = resume({
    overview: 'Surveyor of land and sea.',
    jobs: [
      ['survey', 'Surveyor', 'Tidemark Survey, Oslo', '2016', null, 'Mapped 40 harbours.\nTrained two assistants.'],
    ],
    other,
  })
  const result = answer({ firstName: 'Ingrid', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: result.sentences.map(({ text }) => text).join(' ') }
}

describe('the level of a degree', () => {
  it.each([
    ['M.Tech. in Geodesy, IIT Roorkee, 2014', ['master']],
    ['M.E. (Surveying), Anna University, 2012', ['master']],
    ['MSc Hydrography, Delft, 2015', ['master']],
    ['MBA, Cranfield, 2019', ['master']],
    ['Diplom-Ingenieurin, TU Wien, 2008', ['master']],
    ['B.E. in Geoinformatics, Pune, 2010', ['bachelor']],
    ['B.Tech Civil Engineering, 2011', ['bachelor']],
    ['BA (Hons) Geography, Leeds', ['bachelor']],
    ['Licence de géographie, Lyon 2, 2013', ['bachelor']],
    ['BCom, University of Cape Town, 2009', ['bachelor']],
    ['Ph.D. in Geophysics, 2018', ['doctor']],
    ['Dr. rer. nat., Universität Bremen, 2017', ['doctor']],
    ['Honours in Marine Surveying, UNISA, 2016', ['bachelor']],
    ['MS Excel, MS Project', []],
    ['Lives in Boston, MA', []],
    ['Driving licence B', []],
    ['Scrum Master certificate, 2020', []],
    ['Master mariner', []],
  ])('is read from %s', (line, levels) => expect(degreesIn(line)).toEqual(levels))
})

describe('who asks for a degree by its level', () => {
  it.each([
    ['Does she have a masters degree?', 'M.Eng. Geomatics, KTH Stockholm, 2013', /^Yes\. M\.Eng\. Geomatics/],
    ['does she hold a bachelor degree', 'B.Tech in Survey Engineering, 2011', /^Yes\. B\.Tech/],
    ['Has she got a PhD?', 'Dr. phil., Universität Bremen, 2017', /^Yes\. Dr\. phil\., Universität Bremen/],
    ["So she has a master's degree?", 'M.A. in Geography, Leuven, 2012', /M\.A\. in Geography/],
  ])('is told yes with its line: %s', (question, line, said) => expect(ask(question, [line]).text).toMatch(said))
  it('of a lower level is shown the highest, and nothing is said of the lower one', () =>
    expect(ask('Does she have a bachelor degree?', ['MSc Hydrography, Delft, 2015'])).toMatchObject({
      outcome: 'closest',
      closeness: 'likely',
      related: [{ text: expect.stringMatching(/^MSc Hydrography/) }],
    }))
  it('of a higher level is told no yes', () =>
    expect(ask('Does she have a masters degree?', ['BSc Geography, Leeds, 2011']).text).not.toMatch(/Yes/))
  it('is told no of a degree that is not there yet', () =>
    expect(ask('Does she have a masters degree?', ['MSc Hydrography, Delft, expected June 2027']).text).toMatch(
      /^No\. MSc/,
    ))
  it('of students is asked nothing of her own', () =>
    expect(ask('Does she teach masters students?', ['MSc Hydrography, Delft, 2015']).text).not.toMatch(/Yes/))
  it('of the highest is told all of that level', () => {
    const { text } = ask('What is her highest degree?', [
      'BSc Geology, Bergen, 2010',
      'MSc Hydrography, Delft, 2015',
      'MBA, Oslo, 2019',
    ])
    expect(text).toMatch(/MSc Hydrography.*MBA, Oslo/)
    expect(text).not.toMatch(/BSc/)
  })
  it('of a subject is told no degree of another', () =>
    expect(ask('Does she have a masters degree in law?', ['MSc Hydrography, Delft, 2015']).text).toBe(''))
})
