import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'

/** An ordinary resume as it is read from a PDF: whole sentences, towns on lines of their own, skills without a description. */
const items = resume({
  overview: 'Logistics planner with a calm head. Based in Ghent.',
  jobs: [
    [
      'lead',
      'Team Lead, Planning',
      'Vantor Freight',
      'March 2021',
      null,
      'Antwerp, Belgium\nLead a team of six planners.\nCut empty runs from 18% to 11%.\nOwn a yearly budget of €2 million.\nReport weekly to the board.',
    ],
    [
      'planner',
      'Planner',
      'Vantor Freight',
      'May 2018',
      'February 2021',
      'Antwerp, Belgium\nPlanned 90 trips a day in Transporeon.\nPromoted to Team Lead in March 2021.',
    ],
    [
      'clerk',
      'Depot Clerk',
      'O’Mara’s Haulage',
      'June 2013',
      'August 2016',
      'Sold pallets and service contracts to drivers.\nResponsible for delivery notes and files for 120 employees.',
    ],
    ['intern', 'Office Intern', 'Delmot', 'September 2012', 'May 2013', 'Answered the phone.'],
  ],
  skills: [
    ['negotiation', 'Negotiation', ''],
    ['routes', 'Route planning', ''],
  ],
  technical: [
    ['transporeon', 'Transporeon', ''],
    ['excel', 'Excel', ''],
  ],
  roles: [['club', 'Volunteer treasurer, rowing club', '', '2019']],
  achievements: [
    ['prize', 'Vantor Safety Award', '', '2023'],
    ['adr', 'ADR certificate', '', '2022'],
  ],
  other: [
    'MSc Transport Economics, Ghent University, 2017',
    'BSc Geography, Ghent University, 2012',
    'Dutch (native), English (C1)',
    'Available from May. Willing to relocate within Europe.',
  ],
})

const read = (answers: ReturnType<typeof released>[]) => (question: string) => {
  const result = answer({ firstName: 'Lotte', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}
const ask = read([])

describe('the career by its dates', () => {
  it('the time in the job of today is no length of the whole career', () =>
    expect(ask('How long has she been in her current job?').text).toBe(
      'Lotte has been Team Lead, Planning, at Vantor Freight, Antwerp, Belgium, since March 2021: over five years.',
    ))
  it('posts and employers are counted apart', () =>
    expect(ask('How many companies has she worked for?').text).toMatch(
      /^Lotte has held four posts with three employers: /,
    ))
  it('previous employers are those that ended', () =>
    expect(ask('List her previous employers.').text).not.toContain('since March 2021'))
  it('a gap is told with the jobs on both sides', () =>
    expect(ask('Are there any gaps in her employment?').text).toMatch(
      /^Between Depot Clerk .* and Planner .* the resume lists no job for over one year\./,
    ))
  it('a promotion that a line tells is a yes, in the passive', () =>
    expect(ask('Has she ever been promoted?').text).toMatch(/^Yes\. .*Lotte was promoted to Team Lead/))
  it('before two posts with one employer is the job before both', () =>
    expect(ask('Where did she work before Vantor Freight?').text).toMatch(/^Lotte was Depot Clerk/))
  it('before the first job the resume lists none', () =>
    expect(ask('What did she do before Delmot?').text).toMatch(/The resume lists no earlier job\.$/))
  it('whether somebody is still there is said first', () => {
    expect(ask('Is she still working at Vantor Freight?').text).toMatch(/^Yes\. /)
    expect(ask('Is she still at Delmot?').text).toMatch(/^No\. Lotte was Office Intern/)
  })
  it('two jobs that are compared are told side by side', () =>
    expect(ask('How does her job at Vantor Freight compare with Delmot?').text).toMatch(/Team Lead.*Office Intern/))
  it('junior or senior is told by the career', () =>
    expect(ask('Is she more junior or senior?').text).toMatch(/^Lotte has worked for /))
})

describe('whom a question is about at large', () => {
  it('is told by profile, career, results and studies, without a yes', () => {
    const { text } = ask('Can you summarise her background?')
    expect(text).toMatch(/^Lotte is a logistics planner/)
    for (const part of ['has worked for', 'cut empty runs', 'MSc Transport Economics']) expect(text).toContain(part)
  })
  it('achievements are prizes and results, no certificates', () => {
    const { text } = ask('What are her key achievements?')
    expect(text).toContain('Vantor Safety Award')
    expect(text).toContain('cut empty runs')
    expect(text).not.toContain('ADR')
  })
  it.each(['What are her strengths?', 'what stands out', "the candidate's main strengths as a planner"])(
    'what speaks for somebody is told by results and prizes, not by a list of skills: %s',
    (question) => {
      const { text } = ask(question)
      expect(text).toContain('cut empty runs')
      expect(text).toContain('Vantor Safety Award')
      expect(text).not.toContain('lists')
    },
  )
  it('the highest degree is one', () =>
    expect(ask('What is her highest level of education?').text).toBe(
      'MSc Transport Economics, Ghent University, 2017.',
    ))
  it('qualifications are degrees and certificates', () =>
    expect(ask('What qualifications does she have?').text).toMatch(/MSc.*BSc.*ADR|ADR.*MSc.*BSc/))
  it('what speaks for somebody begins with the career', () =>
    expect(ask('Why should we hire her?').text).toMatch(/^Lotte has worked for .*Vantor Safety Award/))
  it('a post beside the job that is held for nothing is no project', () =>
    expect(ask('What projects has she worked on?').text).not.toContain('treasurer'))
})

describe('what a line says and what it does not', () => {
  it('a town on a line of its own is no work', () =>
    expect(ask('What did she do as a planner at Vantor Freight?').text).not.toContain('“Antwerp'))
  it('an employer in the genitive is found', () =>
    expect(ask("What did she do at O'Mara's?").text).toContain('pallets'))
  it('a full stop is no part of an employer', () =>
    expect(ask('Tell me about her work at Delmot.').text).toContain('answered the phone'))
  it('what was done does not say why a job ended', () =>
    expect(ask('Why did she leave O’Mara’s Haulage?').outcome).toBe('not_stated'))
  it('people whose files somebody keeps are not led', () =>
    expect(ask('How many people has she managed?').text).not.toContain('120'))
  it('an intern trained nobody for being called so', () =>
    expect(ask('Has she trained other people?').text).not.toContain('phone'))
  it('of a listed tool no level is made up', () => {
    expect(ask('How good is her Excel?').text).toBe('Lotte lists Excel, without a level.')
    expect(ask('Would you say she is proficient in Excel?').text).not.toMatch(/^Yes/)
  })
  it('where a tool was used is told by the line that names it, and how long by none', () => {
    expect(ask('In which job did she use Transporeon?').text).toContain('90 trips')
    expect(ask('How many years of Excel experience does she have?').outcome).toBe('closest')
  })
  it('one language is told without the others', () =>
    expect(ask('How good is her English?').text).toBe('Lotte speaks English (C1).'))
  it('a condition is told by its own sentence', () => {
    expect(ask('Would she relocate?').text).toBe('Yes. Willing to relocate within Europe.')
    expect(ask('Where is she based?').text).toBe('Based in Ghent.')
    expect(ask('Is she willing to travel?')).toEqual({ outcome: 'not_stated', text: '' })
  })
  it('a story of an occasion is told by no line without a word of it', () =>
    expect(ask('Tell me about a time she failed at something.').outcome).toBe('not_stated'))
  it('how to reach somebody is a question about them', () =>
    expect(ask('How can I contact him?').outcome).toBe('not_stated'))
  it('what was told of a gap comes before the dates', () =>
    expect(
      read([
        released('gap', 'clerk', 'What about the gap in your career?', 'I studied for a master’s degree in Ghent.'),
      ])('Is there an employment gap?').text,
    ).toContain('master'))
})
