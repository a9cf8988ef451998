import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'

const possibleOf = (item: ResumeItem, items: ResumeItem[] = [item]): string =>
  candidatesOf({ item, items, existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
const job = (title: string, details = '', end: string | null = 'June 2021', name = 'Acme'): ResumeItem => ({
  id: `${title} ${details}`,
  section: 'experience',
  content: { name, title, start_date: 'May 2019', end_date: end, details },
})
const role = (name: string, description = '', date: string | null = null): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date, projects: null },
})
const award = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date: '2020', link: null },
})
const tool = (
  name: string,
  description: string,
  proficiency: 'beginner' | 'intermediate' | 'advanced' | null,
): ResumeItem => ({ id: name, section: 'technical', content: { name, description, proficiency, projects: null } })

describe('a special form is put only to what it suits', () => {
  it.each([
    ['Rigger card', 'ran out 2021, not renewed', /What did you learn from that|from the others|You ran out/],
    ['Licenciatura en Física', 'Five-year degree. Thesis on thin ice in mountain lakes', /write differently in/],
    ['Food safety workshop', '3 days. not used yet', /your own part|What did it take|really needed/],
    ['Chartered surveyor finals', 'handed in, awaiting results', /alongside your work/],
    ['Slide show on soil, valley congress', 'Third of six authors', /got you that far|better than you/],
    ['Gas fitter ticket', 'sat the two-week course. no exam', /You sat/],
    ['Ward hygiene audit', 'mystery check 91%', /to get there/],
    ['Tischler - Gesellenbrief', 'Handwerkskammer Kassel', /won it for you|your own part/],
  ])('%s, %s', (name, description, wrong) => expect(possibleOf(award(name, description))).not.toMatch(wrong))
  it('asks about the thesis of a degree without its mark, and repeats nothing of how a study ended', () => {
    expect(possibleOf(award('Ingegneria Civile', 'Five-year degree. Thesis on timber floors in old mills'))).toContain(
      'Your thesis was on “timber floors in old mills”',
    )
    expect(possibleOf(award('MA in History', 'Thesis on salt tolls, published in part'))).toContain('“salt tolls”.')
    expect(possibleOf(award('M.Sc. Physics', 'thesis: thin films at low heat (1.3)'))).toContain(
      '“thin films at low heat”.',
    )
    expect(possibleOf(award('Northern Light Award', 'Finalist with the studio'))).not.toMatch(/won it for you/)
    expect(possibleOf(award('Certificate in Brewing', 'not finished'))).toContain("You didn't finish")
    const broken = possibleOf(award('BA Geography', 'Stopped after one year for financial reasons'))
    expect(broken).toContain("You didn't finish")
    expect(broken).not.toContain('financial')
    const open = possibleOf(award('MSc Hydrology', 'Taught part done; thesis on chalk rivers not submitted.'))
    expect(open).not.toContain('was on “chalk rivers not')
    expect(open).not.toContain('your own part')
  })
  it('takes a limit of a tool for no failure, and a thing that is held for no deed', () => {
    expect(
      possibleOf(tool('Terraform', 'I read our modules. I have never built a module myself', 'beginner')),
    ).not.toMatch(/turned out that way|next time/)
    const skill: ResumeItem = {
      id: 's',
      section: 'skills',
      content: { name: 'Budgeting', description: 'I hold the repair budget of £12,000.', projects: null },
    }
    expect(possibleOf(skill)).not.toMatch(/story behind|last really difficult/)
  })
  it.each([
    ['Regional moderator, GCSE drama', 'Visits six schools', 'As a regional moderator'],
    [
      'Infection control link nurse',
      'ward 4',
      'As an infection control link nurse, what do you do when colleagues agree with you',
    ],
    ['Mentor to new drivers', '3 at the moment', 'As a mentor'],
    ['Committee, allotment society', 'rota', 'As a committee member'],
    ['Guild newsletter', 'four issues a year', 'object to most'],
  ])('a post is asked about by what its holders do: %s', (name, description, asked) => {
    expect(possibleOf(role(name, description))).toContain(asked)
  })
  it('makes no project of a post', () =>
    expect(possibleOf(role('Regional moderator, GCSE creative writing', 'Visits six schools'))).not.toContain(
      'meant to solve',
    ))
  it('takes who finds the singers for no detective, and a fee for no result', () => {
    expect(possibleOf(role('Co-organiser, Valley Jazz Evenings', 'I find the singers.'))).not.toMatch(
      /trail|do about it/,
    )
    expect(
      possibleOf(job('Florist', 'One bride did not pay; since then I have asked for 40% in advance')),
    ).not.toContain('to get there')
  })
})

describe('a line in note form is said in the second person only if it has a verb with its object', () => {
  it.each([
    ['stores + keys', /You store/],
    ['set up, tune, repair', /You set up/],
    ['passed 2021', /You passed 2021/],
    ['Orders come from the head office', /You order/],
  ])('%s', (line, wrong) => {
    expect(possibleOf(role('Hall warden', line))).not.toMatch(wrong)
    expect(possibleOf(job('Piano tuner', line))).not.toMatch(wrong)
  })
  it('does not join a short note to the next', () =>
    expect(
      possibleOf(
        job(
          'Depot lead',
          'Stock audit: 91% 2021, 96% 2022\nmoved the depot twice: 140 pallets in 2021 and then 96 in 2023, all of it by night',
        ),
      ),
    ).not.toContain('2022 moved'))
})

describe('a skill', () => {
  const skill = (name: string, description: string): ResumeItem => ({
    id: name,
    section: 'skills',
    content: { name, description, projects: null },
  })
  it('of which others do the main part is asked as no craft', () => {
    const text = possibleOf(skill('Vine surveying', 'the agronomist does it. I do not plan the rows'))
    expect(text).not.toMatch(/beginners usually get wrong|look at first|still find difficult/)
  })
  it('that is a whole field is no craft', () =>
    expect(possibleOf(skill('Provenance', 'files for two museums'))).not.toMatch(
      /beginners usually get wrong|still find difficult/,
    ))
})

describe('names stand with what they need', () => {
  it.each([
    ['Emergency cover, spare list', /As emergency|an? emergency cover/],
    ['Sorting + loading', /[Aa]s sorting/],
  ])('nobody is asked as what is no person: %s', (title, wrong) =>
    expect(possibleOf(job(title, '', null, ''))).not.toMatch(wrong),
  )
  it('a title has its article and is no name', () => {
    expect(possibleOf(job('Vaccination Nurse', '', 'June 2021', ''))).toContain('as a vaccination nurse')
    expect(possibleOf(tool('Yarn sorter', '', 'intermediate'))).toContain('the yarn sorter')
    expect(possibleOf(tool('Excel', '', 'intermediate'))).not.toContain('the Excel')
  })
  it('nobody goes from a warehouse to a café', () => {
    const before = { ...job('Warehouse', '', 'April 2019'), id: 'b' }
    expect(possibleOf(job('Waiter', '', null, 'Finn'), [before, job('Waiter', '', null, 'Finn')])).not.toContain(
      'from warehouse',
    )
  })
})

describe('what has ended', () => {
  it('is told in the past, also of a post', () => {
    expect(
      possibleOf(role('Volunteer, harbour museum', 'Organize the open evening for 80 guests', '2015–2019')),
    ).toContain('You organized the open evening')
    expect(possibleOf(job('Planner', 'Plan the rota for 40 drivers'))).toContain('You planned the rota')
  })
  it('of a tool is asked for what has to be refreshed', () =>
    expect(possibleOf(tool('SPSS', 'Used from 2011 to 2014 only.', 'intermediate'))).toContain('brush up on first'))
})

describe('an item of which little can be asked', () => {
  it('gets no question of the common kind after a better one', () => {
    const item = job('Baker', 'Cut returns from 9 to 4 %. Trained two apprentices.')
    const { questions } = ask({ item, items: [item], existing: [], num: 3 }) as { questions: { text: string }[] }
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.map(({ text }) => text).join(' ')).not.toMatch(/typical week|still use today/)
  })
})

describe('what comes after a line fits the line', () => {
  it.each([
    ['Prepared invoices and ordered fuel.', /hardest part to get right/],
    ['Organised three open evenings.', /what came first/],
    ['Completed shifts in laundries and bakeries.', /go about it/],
  ])('%s', (line, wrong) => expect(possibleOf(job('Clerk', line))).not.toMatch(wrong))
  it('and still asks writers and planners what suits them', () => {
    expect(possibleOf(job('Clerk', 'Wrote the annual report.'))).toMatch(/hardest part to get right/)
    expect(possibleOf(job('Clerk', 'Planned the delivery rounds.'))).toMatch(/what came first/)
    expect(possibleOf(job('Clerk', 'Organised three open evenings.'))).toMatch(/most worried about/)
  })
})

describe('a lead is whole or left out', () => {
  it.each([
    ['mended the boat shed, coach when needed', 'shed, coach'],
    ['I drove trams for nine years and I have been planning timetables for the last two.', 'and you have been'],
    ['Grease, bolts, paint, out on rounds from yr 3', 'yr 3'],
    ['Wrote the safety guide w/ 2 colleagues', 'w/'],
    ['Took 2018 as unpaid lv for a course.', 'You took 2018'],
    ['Support invoicing and complaints at weekends', 'You mention support'],
  ])('%s', (line, wrong) => expect(possibleOf(job('Fitter', line))).not.toContain(wrong))
  it('keeps what can be said of it', () => {
    expect(possibleOf(job('Fitter', 'mended the old boat shed, coach when needed'))).toContain(
      'You mended the old boat shed. ',
    )
    expect(
      possibleOf(job('Planner', 'I drove trams for nine years and I have been planning timetables for the last two.')),
    ).toContain('You drove trams for nine years. ')
    expect(possibleOf(job('Foreman', 'Team has worked 900 days without an accident.'))).toContain(
      'Your team has worked',
    )
  })
})

describe('posts and steps', () => {
  it('asks about an office that was given up in the past', () => {
    const texts = possibleOf(role('Rowing club', 'Member and former treasurer', '2015–present'))
    expect(texts).toMatch(/As treasurer, how did you say no when someone asked for money/)
    expect(texts).not.toContain('former')
  })
  it('takes no part-time job for a change of trade', () => {
    const steps = (title: string) => {
      const later = {
        ...job(title),
        content: { ...job(title).content, name: 'Beck', start_date: 'July 2021', end_date: null },
      } as ResumeItem
      return possibleOf(later, [later, job('Welder')])
    }
    expect(steps('Bus driver')).toContain('You went from welder to bus driver')
    expect(steps('Bus driver (part-time)')).not.toContain('You went from')
  })
})

describe('what somebody lived through or only looks at', () => {
  it.each([
    'Waiting for asylum decision, language courses',
    'Refugee in Turkey',
    'Cared for my mother',
    'Stayed home with an aunt',
  ])('is no job to be told: %s', (title) => expect(possibleOf(job(title, '', 'June 2021', ''))).toBe(''))
  it.each(['Asylum case worker', 'Refugee support officer'])('is the job of a %s', (title) =>
    expect(possibleOf(job(title))).not.toBe(''),
  )
  it.each([
    ['Salesforce', 'read customer notes, no editing'],
    ['Jira', 'viewer'],
    ['Power BI (viewer)', ''],
  ])('is nothing done with %s: %s', (name, remark) => expect(possibleOf(tool(name, remark, 'beginner'))).toBe(''))
  it('is not what somebody reads and goes on to use', () =>
    expect(possibleOf(tool('Jira', 'read tickets and write test cases', null))).not.toBe(''))
  it('are terms of the job and no duty', () =>
    expect(possibleOf(job('Barista', 'Part time during studies.'))).not.toMatch(/evening course/))
  it('asks of a remark on a tool nothing by a word of it', () =>
    expect(possibleOf(tool('Meta Ads Manager', 'small budgets so far', null))).not.toMatch(/cut first/))
  it('says no verb as a matter', () =>
    expect(possibleOf(job('Actuarial analyst', 'Reserving for motor insurance. Left after four exams.'))).not.toMatch(
      /You mention left/,
    ))
  it('takes a figure that fell for no place among so many', () => {
    expect(possibleOf(award('Fewer calls about parking', 'Calls fell from 310 to 120 a week'))).not.toContain(
      'from the others',
    )
    expect(possibleOf(award('Driver of the year', 'Out of 31 drivers'))).toContain('from the others')
  })
  it('names for what a prize was given, also where a deed says it', () =>
    expect(possibleOf(award('Star of the Month prize', 'For staying with a ward through a system outage'))).toContain(
      'Staying with a ward through a system outage won you a prize',
    ))
})

describe('studies and certificates', () => {
  it('asks about the field that stands in a name', () => {
    expect(possibleOf(award('National Diploma: Horticulture'))).not.toContain('“National Diploma')
    expect(possibleOf(award('Certificate, Event Management Course'))).toContain('Event Management')
  })
  it('asks of a talk by its title', () => {
    expect(possibleOf(award('Poster presentation, Harbour Congress', '"Silt and eels", with a colleague'))).toContain(
      '“Silt and eels”',
    )
    expect(possibleOf(award('DBS scheme member', 'via the club'))).not.toContain('get out of')
    expect(possibleOf(award('Diploma in Forestry', 'Two of six modules. Studies discontinued 2019.'))).not.toContain(
      '.”',
    )
  })
  it('sees that an examination was passed in the end, some time later', () => {
    const text = possibleOf(award('Gas fitter exam', 'First try failed by 3 points, passed two months later.'))
    expect(text).toContain('the second time')
    expect(text).not.toContain('next time')
  })
  it('asks no layman’s question of those whose trade it is', () => {
    const card = award('First Aid at Work')
    expect(possibleOf(card, [card, job('Paramedic')])).not.toMatch(/give first aid|collapses/)
    expect(possibleOf(card, [card, job('Warehouse clerk')])).toMatch(/first aid|collapses/)
  })
})
