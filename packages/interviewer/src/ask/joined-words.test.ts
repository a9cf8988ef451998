import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'

const possibleOf = (item: ResumeItem, items: ResumeItem[] = []): string =>
  candidatesOf({ item, items: [item, ...items], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
const job = (details: string, title = 'Manager', end: string | null = null, name = 'Acme'): ResumeItem => ({
  id: `${title} ${details}`,
  section: 'experience',
  content: { name, title, start_date: 'May 2019', end_date: end, details },
})
const role = (name: string, description = '', date: string | null = '2022'): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date, projects: null },
})
const leading = (text: string): ResumeItem => ({ id: text, section: 'leadership', content: { text } })
const skill = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description, projects: null },
})
const tool = (name: string, proficiency: 'advanced' | 'expert' | null = null): ResumeItem => ({
  id: name,
  section: 'technical',
  content: { name, description: '', proficiency, projects: null },
})

describe('a clause that is said before a question ends where it is whole', () => {
  it.each([
    [
      'no measure of time without what it is measured from',
      'Reopened the store four days after a tropical storm',
      'four days.',
    ],
    [
      'not between together and with whom',
      'Maintain the component library in Figma together with three other designers',
      'together.',
    ],
    ['not after a participle', 'Built the milk price forecast used in every quarterly farmer update', 'used.'],
    [
      'no switch without what was switched',
      'Trained 30 colleagues during the switch from paper charts to Epic',
      'the switch.',
    ],
    [
      'no number that belongs to no word',
      'Organised the annual legislative evening, about 80 attendees',
      '80 attendees.',
    ],
    ['no slash between two notes', 'Handed back two jobs in 2023 once there / at prep', ' / '],
    ['no employer after a post', 'Vice head of communications, Harbour Students in Hanoi', 'communications, Harbour'],
    ['no year that no word leads to', 'Co-led the caregiver support group 2022', 'group 2022.'],
    ['not after a second sentence', 'Trained 9 supervisors, 4 have since been promoted', 'promoted.'],
    ['not between two years', 'Audience up from 118,000 to 164,000 listeners between 2021 and 2023', 'between 2021.'],
    ['no month without its year', 'Shift lead for nine nurses on nights since April 2021', 'since April.'],
  ])('%s', (_, line, wrong) => {
    expect(possibleOf(job(line))).not.toContain(wrong)
    expect(possibleOf(leading(line))).not.toContain(wrong)
  })
  it('says what was done by itself where the line goes on in another tense', () => {
    const texts = possibleOf(job('Analyse safety stock with Python and reduced average inventory by 1.3 million euros'))
    expect(texts).toContain('You reduced average inventory by 1.3 million euros. What did you change first')
    expect(texts).not.toMatch(/You analyse .* and reduced/)
  })
  it('gives the figure of a relative clause to what moved', () => {
    const texts = possibleOf(job('Simplified the identity check, which reduced abandonment from 41% to 27%'))
    expect(texts).toContain('You simplified the identity check, and abandonment went from 41% to 27%.')
    expect(texts).not.toContain('and which')
  })
  it('drops what no word joins to the figures, and no unit', () => {
    expect(possibleOf(job('Changeover 95 min -> 55 min avg'))).toContain('Changeover went from 95 min to 55 min. ')
    expect(possibleOf(job('Turnover went from 4 million to 9.5 million'))).toContain('to 9.5 million. ')
    expect(possibleOf(job('Time to release from 3 weeks to 2 days'))).toContain('to 2 days. ')
  })
  it('gives what was made its result', () =>
    expect(possibleOf(job('Wrote automated tests that raised coverage from 12% to 58%'))).toContain(
      'You wrote automated tests, and coverage went from 12% to 58%. What did you change first',
    ))
  it('asks a question of the trade without a line that could only be quoted', () => {
    const texts = possibleOf({
      id: 'o',
      section: 'overview',
      content: {
        text: 'Accountant with eight years in general ledger, payroll and VAT returns for trading companies.',
      },
    })
    expect(texts).not.toMatch(/You write “[^”]*”\. When two figures/)
  })
  it('takes a time of day for no change', () =>
    expect(possibleOf(job('Downloaded clockings from the T&A system every Monday by 10am'))).not.toContain(
      'What did you change',
    ))
  it('does not go about a loss', () =>
    expect(possibleOf(job('Lost nine singers during the pandemic', 'Choir leader', 'June 2021'))).not.toContain(
      'How did you go about it',
    ))
  it('leaves to others what is theirs', () =>
    expect(possibleOf(job('Trained three cadets, two of whom now hold their own certificates'))).not.toContain(
      'your own certificates',
    ))
  it('does not say in the past what goes on since then', () =>
    expect(possibleOf(job('I have worked at a payments startup since February 2024'))).not.toContain('You worked at'))
  it('says of how many it speaks before the second question too', () => {
    const item = job(
      'Taught English and science in English to two groups of 24 pupils aged 9 to 10',
      'Teacher',
      'June 2021',
    )
    for (const { text, brief } of candidatesOf({ item, items: [item], existing: [], num: 3 }))
      if (/\bthey\b/.test(text)) expect(brief ?? text).toContain('24 pupils')
  })
  it('names a post in one tense with its question', () =>
    expect(
      possibleOf(role('Board member, handball club', 'Responsible for the youth section with 200 players')),
    ).not.toMatch(/You are responsible.*(?:could you|did you have to)/))
})

describe('an act is taken for what it was', () => {
  it('a promotion of staff is no sale', () => {
    const texts = possibleOf(job('Promoted nine hourly associates into salaried roles'))
    expect(texts).not.toMatch(/buy|customers/)
    expect(texts).toContain('How did you know that someone was ready for it?')
    expect(possibleOf(job('Promoted healthy eating among pupils'))).not.toContain('Which objection did you hear')
    expect(possibleOf(job('Promoted new products at three fairs'))).toContain('Which objection did you hear')
  })
  it('a first attempt is nothing that nobody had done before', () =>
    expect(
      possibleOf(job('Completed the pre-registration examination at the first attempt', 'Pharmacist')),
    ).not.toContain('With no example to go by'))
  it('what is exchanged piece by piece is no change of system', () => {
    expect(
      possibleOf(job('Converted layouts to HTML and CSS for the developers', 'Designer', 'June 2021')),
    ).not.toContain('caught you by surprise')
    expect(possibleOf(job('Replaced 40+ motor starters', 'Electrician', 'June 2021'))).not.toContain(
      "couldn't go wrong",
    )
    expect(possibleOf(job('Replaced a paper ledger with a database', 'Clerk', 'June 2021'))).toContain(
      "couldn't go wrong",
    )
  })
  it('files that are digitised are not improved', () =>
    expect(possibleOf(job('Digitised 3,000 personnel files', 'Clerk', 'June 2021'))).not.toContain(
      'deliberately leave',
    ))
  it('a move of house is nobody’s business', () =>
    expect(possibleOf(job('Moved house and studied for the board exam', 'Pharmacist', 'June 2021'))).not.toContain(
      'You moved house',
    ))
  it('a show that is produced day after day is no single plan', () =>
    expect(possibleOf(job('Produced the breakfast show', 'Producer', 'June 2021'))).not.toContain('beforehand'))
  it('tests that pupils write are no code', () =>
    expect(possibleOf(job('Prepared weekly tests', 'Tutor', 'June 2021'))).not.toContain('started again today'))
  it('care that is prepared is no text', () =>
    expect(
      possibleOf(job('Prepared patients for angiography and provided post-procedure care', 'Nurse', 'June 2021')),
    ).not.toContain('hardest part to get right'))
  it('one plan is not thrown off most often', () => {
    expect(possibleOf(job('Planned a six-week unit on ecosystems', 'Teacher', 'June 2021'))).not.toContain('most often')
    expect(possibleOf(job('Planned the weekly rota', 'Head nurse', 'June 2021'))).toContain('most often')
  })
  it('money that somebody answers for is no result', () =>
    expect(possibleOf(job('Own the forecast for six plants with a combined turnover of £210m'))).not.toContain(
      'biggest risk',
    ))
})

describe('people of a line are taken for what they are', () => {
  it.each([
    'Looked after groups of 15 children aged 8 to 12',
    'Led groups of 20 tourists through the old town',
    'Chaired the local discussion group of 14 farms',
    'Managed the association account with three other students',
    'Oversaw two CRO vendors',
  ])('nobody who is in one’s care, one’s equal or a supplier stands in: %s', (line) =>
    expect(possibleOf(job(line, 'Manager', 'June 2021'))).not.toMatch(
      /stand in for you|share out the work|help them with it/,
    ),
  )
  it('who comes to a circle is led as an audience', () =>
    expect(possibleOf(job('Led the daily reading circle', 'Teacher', 'June 2021'))).toContain('want to join in'))
  it('one student is no team', () =>
    expect(possibleOf(job('Supervise one practicum student each year'))).toContain('What do they find hardest'))
  it('a team that grew is no measured figure', () => {
    const texts = possibleOf(job('Interview, onboard and mentor; the team grew from three to eleven'))
    expect(texts).toContain('What had worked with three that no longer worked with eleven?')
    expect(texts).not.toContain('What did you change first')
  })
  it('a post that a line on leading names is asked about by what its holders do', () => {
    expect(possibleOf(leading('Coach, girls’ softball, Woodlawn Little League 2016 – 2019'))).toContain(
      'As a coach, how did you help',
    )
    expect(possibleOf(leading('Chair, Barrio Food Pantry drive, San Antonio 2018 – Present'))).toContain(
      'As chair, how do you get people',
    )
  })
  it('who goes from deputy to the post itself, or from supervisor to manager, was promoted', () => {
    const shop = 'Lone Star'
    const steps = (before: string, title: string) => {
      const old: ResumeItem = {
        id: 'old',
        section: 'experience',
        content: { name: shop, title: before, start_date: 'May 2015', end_date: 'April 2019', details: '' },
      }
      return possibleOf(job('', title, null, shop), [old])
    }
    expect(steps('Assistant Store Manager', 'Store Manager')).toContain('the step up')
    expect(steps('Department Supervisor', 'Assistant Store Manager')).toContain('the step up')
    expect(steps('Store Manager', 'Buyer')).not.toContain('the step up')
  })
})

describe('a name is asked about as what it names', () => {
  it('SQL Server is no SQL', () =>
    expect(possibleOf(tool('SQL'), [job('Developed warehouse integrations in C# and SQL Server')])).not.toContain(
      'SQL Server',
    ))
  it('a language among the tools is spoken, and of one’s own nothing is asked', () => {
    expect(possibleOf(tool('English', 'expert'))).toBe('')
    expect(possibleOf(tool('Spanish', 'advanced'))).toContain('What have you used your Spanish for at work')
  })
  it('sales are forecast without statistics', () =>
    expect(possibleOf(skill('Sales forecasting'))).not.toContain('wrong approach'))
  it('knowledge of law is about the law', () =>
    expect(possibleOf(skill('Strong knowledge of employment law'))).not.toContain('about strong knowledge'))
  it('a project is named without its kind', () => {
    const texts = possibleOf(role('Final year project: solar dryer for turmeric', 'Built a prototype'))
    expect(texts).toContain('solar dryer for turmeric')
    expect(texts).not.toContain('Final year project')
  })
  it('who volunteers is asked by where, and not where that would want an article', () => {
    expect(possibleOf(role('Volunteer, Harbour Lantern Walk'))).toContain('volunteer for Harbour Lantern Walk')
    expect(possibleOf(role('Vaccination centre volunteer'))).not.toContain('volunteer for')
  })
  it('a laser that only the supplier has is no post', () =>
    expect(possibleOf(skill('Shaft alignment', 'dial gauge; laser only with supplier'))).not.toContain('As the only'))
  it('a shop floor is no display, and stakeholders are no meeting', () => {
    expect(possibleOf(job('Served customers on the shop floor', 'Sales assistant', 'June 2021'))).not.toContain(
      'walk straight past',
    )
    expect(possibleOf(job('Kept stakeholders informed', 'Project manager', 'June 2021'))).not.toContain(
      'a meeting got stuck',
    )
  })
})
