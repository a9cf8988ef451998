import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'

const job = (details: string, title = 'Clerk', more: object = {}): ResumeItem => ({
  id: 'x',
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date: null, details, ...more },
})
const textsOf = (item: ResumeItem, num = 3): string[] => {
  const result = ask({ item, items: [item], existing: [], num })
  if (!result.ok) throw new Error(result.detail)
  return result.questions.map(({ text }) => text)
}

/** Everything that could be asked, whether or not it is chosen. */
const possibleOf = (item: ResumeItem, items: ResumeItem[] = [item]): string[] =>
  candidatesOf({ item, items, existing: [], num: 3 }).map(({ text }) => text)

describe('faults that readers found in questions', () => {
  it.each([
    ['Rigging card', 'ran out 2021, not renewed'],
    ['Gesellenbrief Tischler', 'trade school Ulm, 3 yrs'],
    ['Doctoral project on tidal turbines', 'Begun in 2014 and discontinued in 2017. I hold no doctorate.'],
  ])('what was studied, has run out or was given up was not won: %s', (name, description) => {
    const item: ResumeItem = {
      id: 'x',
      section: 'achievements',
      content: { name, description, link: null, date: null },
    }
    const texts = possibleOf(item).join(' ')
    expect(texts).not.toMatch(/from the others|tipped the balance|What did it take/)
  })

  it.each([
    ['Skipper licence', 'Expired in 2021, not needed in my current post.'],
    ['Crane competence assessment', 'Two-yearly reassessment, last passed in March 2025.'],
  ])('a formality is not asked about: %s', (name, description) => {
    const item: ResumeItem = {
      id: 'x',
      section: 'achievements',
      content: { name, description, link: null, date: null },
    }
    expect(possibleOf(item).join(' ')).not.toMatch(/has run out|come about|story behind/)
  })
  it('a field with a hyphen is said whole, and the register is no part of it', () => {
    const study = (name: string): ResumeItem => ({
      id: name,
      section: 'achievements',
      content: { name, description: '', link: null, date: null },
    })
    expect(possibleOf(study('Diploma in Human-Animal Studies')).join(' ')).toContain('studies in Human-Animal ')
    expect(possibleOf(study('Diploma in Registered Nursing')).join(' ')).not.toContain('Registered')
  })
  it('another grade under one title is no step', () => {
    const post = (title: string, start_date: string, end_date: string | null): ResumeItem => ({
      id: title,
      section: 'experience',
      content: { name: 'Harbour Rail', title, start_date, end_date, details: '' },
    })
    const items = [
      post('Dispatcher (Grade 5)', 'May 2021', null),
      post('Dispatcher (Grade 3)', 'May 2018', 'April 2021'),
    ]
    expect(possibleOf(items[0] as ResumeItem, items).join(' ')).not.toContain('from dispatcher to dispatcher')
  })

  it('what somebody has not done yet is no failure', () => {
    const description = 'I can read our server code. I have not built a service of my own.'
    const item: ResumeItem = {
      id: 'x',
      section: 'technical',
      content: { name: 'Go', description, proficiency: 'beginner', projects: null },
    }
    expect(possibleOf(item).join(' ')).not.toContain('turned out that way')
  })

  it.each([
    ['Shift leader for 4 operators since 2022', 'You are shift leader for 4 operators'],
    ['Second in command of a kitchen of eight.', 'You are second in command of a kitchen of eight'],
    ['planning of 35 trucks', 'planning of 35 trucks'],
    ['Maintain 180 costumes for "La Traviata" and "Peter Grimes".', 'You maintain 180 costumes'],
    ['Headed a branch of 11 during its closure: everyone was placed in another job.', 'You headed a branch of 11'],
    ['Quick changes: down to 25 seconds.', '“Quick changes: down to 25 seconds”'],
    ['time to fill 58 -> 34 days', 'Time to fill went from 58 to 34 days'],
    ['Reduction of suppliers from 1,340 to 610', 'The number of suppliers went from 1,340 to 610'],
    ['Reduction of the scrap rate from 4% to 2%', 'Scrap rate went from 4% to 2%'],
    ['Leakage to production came down from 6% to 2.1%', 'Leakage to production came down from 6% to 2.1%'],
    ['Scrap 3.9% to 1.6% on line 7', 'Scrap went from 3.9% to 1.6% on line 7'],
    ['Claims 9% in 2019, 3% last yr.', 'Claims went from 9% to 3%'],
    ['Average grade 5.6 in 2025, against 4.8 with my first class in 2020.', 'Average grade went from 4.8 to 5.6'],
    ['Stock-taking now on day 5, it was day 8 when I joined.', 'Stock-taking went from day 8 to day 5'],
    ['Suspensions fell from 14 in 2018–19 to 5 in 2023–24.', 'Suspensions fell from 14 in 2018–19 to 5 in 2023–24'],
    [
      'Grew gift income from €4.9 million (2020) to €6.8 million (2025)',
      'gift income from €4.9 million to €6.8 million. ',
    ],
    ['My satisfaction score was 96% in 2025, after 88% in 2020.', 'Your satisfaction score went from 88% to 96%'],
    ['Dock damages 14 -> 5 a yr.', 'Dock damages went from 14 to 5 a year'],
    ['Pick errors 0,9% (2021) -> 0,35% (2025).', 'Pick errors went from 0,9% to 0,35%'],
    [
      'After the new guide the number of calls about this fell from 310 to 120 a week.',
      'After the new guide the number of calls about this fell from 310 to 120 a week',
    ],
    ['outstanding debtors: 640,000 to 85,000 euro', 'Outstanding debtors went from 640,000 to 85,000 euro'],
    ['Unit test coverage from 31% to 78%', 'Unit test coverage went from 31% to 78%'],
    ['Assisted for tender pricing of three halls.', 'You assisted with tender pricing'],
    ['Tested low-voltage panels up to 2500 A.', 'You tested low-voltage panels up to 2500 A'],
    ['Worked in the warehouse.', 'You worked in the warehouse'],
    ['Member of the tasting committee', 'You are a member of the tasting committee'],
    ['Has taken five students through their placement.', 'You have taken five students through their placement'],
  ])('a line that is no plain clause can be said: %s', (line, said) =>
    expect(possibleOf(job(line)).join('\n')).toContain(said),
  )
  it.each([
    ['Film 38 to 32 microns, 410 tonnes less plastic a year', 'You film'],
    ['Saturdays a must for me, Sundays never.', 'You saturday'],
    ['Reads the dashboard, changes filters', 'You read the dashboard, changes'],
    ['Introduced a cancer-touch protocol, trained by an outside nurse', 'protocol, trained by'],
    ['Writes the estimate himself, average 6,800 francs.', 'himself'],
    ['Chairs the burial society of her street', 'You chair the burial society of her'],
    ['Delivered ten weeks late because of woodworm', 'You delivered'],
    ['Won nothing yet.', 'You won nothing'],
    ['trained 16h, first contact only', 'You trained'],
    ['Drills each month, minutes', 'You drill'],
    ['Trained new adjusters and testified in two small claims cases.', 'adjusters and testified'],
    ['The pass rate of my groups was 83%, compared with 74% for the whole course.', 'went from 74%'],
    ['We brought food cost down from 34% to 28.5% in 2019.', 'cost went down'],
    ['Apprenticeship from 2007 to 2009.', 'went from 2007'],
    ['See my page for prices, they change', 'my page for prices'],
    ['See my page for prices, they change', 'your page for prices'],
  ])('a line is not turned into a deed that it does not tell: %s', (line, wrong) =>
    expect(possibleOf(job(line)).join('\n')).not.toContain(wrong),
  )
  it.each([
    ['Did not write a guideline alone', 'wish you had someone to ask'],
    ['Fire in the drying room, put out with the hose, nobody hurt', 'closest call'],
  ])('what a line denies or already tells is not asked: %s', (line, wrong) =>
    expect(possibleOf(job(line)).join('\n')).not.toContain(wrong),
  )
  it('a job that goes on is not asked about as over, whatever word says so', () => {
    const questions = possibleOf(job('Cooks lunch for 128 children', 'Cook', { end_date: 'now' })).join('\n')
    expect(questions).not.toMatch(/what could be rescued|As Cook, what took/)
    expect(questions).toContain('goes wrong in the middle of service')
  })
  it('an employer in lower case is not put where an article would be missing', () =>
    expect(
      possibleOf(
        job('tills', 'Cashier', { name: 'chicken place', start_date: 'May 2019', end_date: 'August 2019' }),
      ).join('\n'),
    ).not.toContain('at chicken place'))
  it('a place or a deed in the field of a title is no title', () => {
    const farm: ResumeItem = {
      id: 'f',
      section: 'experience',
      content: { name: 'Holm', title: 'Mushroom farm', start_date: 'May 2016', end_date: 'April 2019', details: '' },
    }
    const cook = job('Cooks lunch', 'Cook')
    expect(possibleOf(cook, [cook, farm]).join('\n')).not.toMatch(/mushroom farm/i)
  })
  it('who vouches for somebody is no talk that they gave', () =>
    expect(
      possibleOf({ id: 'r', section: 'other', content: { text: 'Mr. Holm will talk for me. Also band captain' } }),
    ).toEqual([]))
  it('asks what someone who knows the work would ask', () => {
    expect(textsOf(job('Planned the rota for 30 nurses.')).join(' ')).toContain('shifts that nobody')
    expect(textsOf(job('Cash desk, account opening, complaints.')).join(' ')).toMatch(/cash|complaint/)
  })
  it('asks what the item tells before what would fit anyone', () =>
    expect(textsOf(job('Planned the rota for 30 nurses.'))[0]).toMatch(/^You planned the rota/))
  it.each<ResumeItem>([
    job('', '', { name: '' }),
    { id: 'r', section: 'roles', content: { name: '', description: 'A shed', date: null, projects: null } },
  ])('asks nothing about a job or post of which neither name nor work is told: %#', (item) =>
    expect(textsOf(item)).toEqual([]),
  )
  it('asks about an item that tells little, and says in the end that there is no other', () => {
    const items: ResumeItem[] = [
      { id: 'o', section: 'overview', content: { text: 'Chemistry teacher who writes his own summary.' } },
      { id: 'o', section: 'overview', content: { text: 'Potter' } },
      { id: 'o', section: 'overview', content: { text: 'Gestionnaire de stock, huit ans dans la logistique' } },
      job('', 'Clerk'),
      job('Planned the rota for 30 nurses.'),
      job('Verantwortlich für das Lager', 'Lagerist'),
      { id: 'l', section: 'leadership', content: { text: 'Chair of the fire safety group' } },
      { id: 'l', section: 'leadership', content: { text: 'Encadre deux apprentis' } },
      {
        id: 'r',
        section: 'roles',
        content: { name: 'Quizloch', description: 'A tool for the kiln', date: null, projects: null },
      },
      { id: 'r', section: 'roles', content: { name: 'Fire warden', description: '', date: null, projects: null } },
    ]
    for (const item of items) {
      const first = ask({ item, items: [item], existing: [], num: 3 })
      if (!first.ok) throw new Error(first.detail)
      const existing = first.questions.map(({ text }) => text)
      expect(existing.length, JSON.stringify(item)).toBeGreaterThan(0)
      let asked = existing.length
      for (let round = 0; round < 40 && asked > 0; round += 1) {
        const more = ask({ item, items: [item], existing, num: 3 })
        if (!more.ok) throw new Error(more.detail)
        asked = more.questions.length
        existing.push(...more.questions.map(({ text }) => text))
      }
      expect(asked, existing.join(' ')).toBe(0)
    }
  })
  it.each([
    ['Paid per 100 chicks, 98.2% correct', /You paid/],
    ['Lost wax casting, polishing', /You lost/],
  ])('takes no terms of pay and no name of a process for a deed: %s', (line, wrong) =>
    expect(possibleOf(job(line)).join('\n')).not.toMatch(wrong),
  )
  it('asks nobody what they underestimated as a parent', () => {
    const home = job('At home with two children.', 'Full time parent')
    const clerk = { ...job('Ran the payroll.', 'Payroll clerk'), id: 'before' }
    expect(possibleOf(home, [home, clerk]).join('\n')).not.toMatch(/parent/i)
  })
  it('asks nobody about the birth of a child', () =>
    expect(textsOf(job('Came home when the eldest was due.', 'Site manager'), 9).join('\n')).not.toMatch(/eldest/))
  it('names no employer that is a way to one', () =>
    expect(possibleOf(job('Carried boxes.', 'Picker', { name: 'via agency' })).join('\n')).not.toMatch(/at via/))
  it('asks no beginner for decisions', () => {
    const lines = 'Led a team of six. Negotiated supplier terms. Replaced the old scripts. Bought the wool.'
    expect(textsOf(job(lines, 'Marketing Intern'), 9).join(' ')).not.toMatch(
      /yours to make|walk away|your way back|turn down\?/,
    )
  })
  it('does not ask for the means that a line states', () =>
    expect(textsOf(job('Lowered food cost from 34% to 27% by buying whole fish.'), 9).join(' ')).not.toContain(
      'What did you change first',
    ))
  it.each([
    ['Sample reception and immunoassays, under supervision', /guest/],
    ['Online panels of up to 900 residents', /helped/],
    ['Survived the 2021 container crisis', /say nothing/],
    ['S&OP: takes part, does not chair', /You take part, does/],
    ['Laid off when the yard closed', /You laid off/],
    ['Works council, elected speaker', /You work council/],
    ['Built a time series of kelp cover from drone surveys', /told you/],
    ['Cable work on ferries and fishing boats.', /truck/],
    ['Sketches early drafts and deletes more screens than she draws', /You sketch/],
  ])('does not misread: %s', (line, wrong) => expect(textsOf(job(line), 9).join(' ')).not.toMatch(wrong))
  it.each([
    ['TypeScript front end for bin collection, council tax and school places', /against/],
    ['Grew 2,000 oaks with pupils, on Saturdays', /sat at the back/],
    ['Turnaround not achieved', /wait/],
    ['Introduced gel cleaning with agar', /against it/],
    ['Team lead on 6 of them from 2017', /of them\./],
  ])('assumes nothing that does not stand there: %s', (line, wrong) =>
    expect(textsOf(job(line), 9).join(' ')).not.toMatch(wrong),
  )
  it.each([
    'Registered with the teaching council until 2024',
    'Full member of the Institute of Fire Engineers',
    'Dutch forgotten, once B1',
    'German (school level)',
  ])('asks nothing about a formality or a language no longer spoken: %s', (text) =>
    expect(textsOf({ id: 'o', section: 'other', content: { text } })).toEqual([]),
  )
  it.each([
    [
      'Wrote 210 unit tests, found a double-booking bug that was three years old',
      'You found a double-booking bug that was three years old',
    ],
    ['Rewrote the school place form: drop-outs 33% to 12%', 'and drop-outs went from 33% to 12%'],
    ['Wired flats. No reportable accident in six years', '“No reportable accident in six years”'],
    [
      'Plan parts for the yard. Wrote the depot’s first guide to returns',
      'You wrote the depot’s first guide to returns.',
    ],
  ])('begins with what stands out, even when it stands last: %s', (line, expected) =>
    expect(textsOf(job(line))[0]).toContain(expected),
  )
  it.each([
    [
      'Ran the shop. Turnaround not achieved',
      '“Turnaround not achieved”. Looking back, why do you think it turned out that way',
    ],
    ['Catalogued 3,400 boxes, of which 900 had been under water', 'What do you think set those apart'],
  ])('can take up what stands out: %s', (line, expected) =>
    expect(possibleOf(job(line)).join('\n')).toContain(expected),
  )
  it('asks about people that are counted, not about things, amounts or times', () => {
    expect(possibleOf(job('SOC for 28 customers, energy + hospitals')).join(' ')).toContain('Which of the 28 customers')
    expect(possibleOf(job('Cleaned 28 cabins on two decks')).join(' ')).not.toContain('Of the')
    expect(possibleOf(job('Turnover of 19 euros, 40 hours a week, 60 of 90 jobs kept')).join(' ')).not.toContain(
      'Of the',
    )
  })
  it.each([
    ['Thefts from wards down 46% in two years', /patient/],
    ['Map of the stalls of a market, printed twice', /hardly anything sold/],
  ])('reads no theme from a word further on: %s', (line, wrong) =>
    expect(textsOf(job(line), 9).join(' ')).not.toMatch(wrong),
  )
  it('asks about no single event of a bare skill', () =>
    expect(
      textsOf({
        id: 's',
        section: 'skills',
        content: { name: 'Event organisation', description: '', projects: null },
      })[0],
    ).not.toContain('on the day'))
  it('takes a turn of the career from an overview', () =>
    expect(
      possibleOf({ id: 'o', section: 'overview', content: { text: 'Baker, first in hotels and then on ferries.' } }),
    ).toContain(
      'You write “first in hotels and then on ferries”. What did you have to learn from scratch after that change?',
    ))
  it('asks nobody why they left an employer for another place of the same one', () => {
    const later = job('', 'Tram driver', { name: 'Riverline AB, depot North, Malmo', start_date: 'March 2017' })
    const before = { name: 'Riverline AB, Malmo', start_date: 'Nov 2015', end_date: 'March 2017' }
    const items = [later, { ...job('', 'Conductor', before), id: 'before' }]
    const texts = candidatesOf({ item: later, items, existing: [], num: 3 }).map(({ text }) => text)
    expect(texts.join(' ')).not.toContain('You moved from')
  })
  it('asks no question twice about two lines of an item', () => {
    const texts = textsOf(job('Chaired the safety committee. Went 600 days without an accident.'))
    expect(new Set(texts.map((text) => text.split('. ').at(-1))).size).toBe(texts.length)
  })
  const employed = (id: string, name: string, title: string, start_date: string, end_date: string): ResumeItem => ({
    id,
    section: 'experience',
    content: { name, title, start_date, end_date, details: '' },
  })
  it('calls nobody’s first months in a post a short stay when they stayed on', () => {
    const first = employed('a', 'Ringbahn AG, Kassel', 'Conductor', 'November 2016', 'May 2017')
    const after = (name: string) => employed('b', name, 'Tram driver', 'June 2017', 'May 2022')
    const asked = (name: string) =>
      candidatesOf({ item: first, items: [first, after(name)], existing: [], num: 3 })
        .map(({ text }) => text)
        .join(' ')
    expect(asked('Hafenbahn AG')).toContain('You were at Ringbahn AG')
    expect(asked('Ringbahn AG, depot North')).not.toContain('You were at')
  })
  it('does not ask what a prize was given for when that stands in the item', () => {
    const prize = (description: string): ResumeItem => ({
      id: 'p',
      section: 'achievements',
      content: { name: 'Weaver of the Year', description, date: '2020', link: null },
    })
    expect(possibleOf(prize('')).join(' ')).toContain('do you think won it for you')
    expect(possibleOf(prize('For the quietest crane shift of the year')).join(' ')).not.toContain(
      'do you think won it for you',
    )
  })
  it('asks nobody how they learned what they write that they leave to others', () =>
    expect(
      possibleOf({
        id: 's',
        section: 'skills',
        content: { name: 'Handling', description: 'paintings I leave to the restorer', projects: null },
      }).join(' '),
    ).not.toContain('how did you learn it'))
  const skill = (name: string, description: string): ResumeItem => ({
    id: 's',
    section: 'skills',
    content: { name, description, projects: null },
  })
  it('does not ask someone for more of a skill than they say they have', () => {
    const texts = possibleOf(skill('Relay logic', 'reading of plans only, not drawing new ones')).join(' ')
    expect(texts).toContain('the limits of what you know about relay logic')
    expect(texts).not.toMatch(/beginners usually get wrong|look at first/)
  })
  it('asks about what a tool is used for, where the item says so in plain words', () => {
    const tool = (description: string): ResumeItem => ({
      id: 't',
      section: 'technical',
      content: { name: 'Karkinos', description, proficiency: 'advanced', projects: null },
    })
    expect(possibleOf(tool('Monthly stock reports')).join(' ')).toContain('You use Karkinos for monthly stock reports.')
    for (const other of ['daily', 'no reports', 'reads reports', 'Certified 2019'])
      expect(possibleOf(tool(other)).join(' ')).not.toContain('You use Karkinos for')
  })
  it.each([
    ['Showed new starters the phone system', 'a new starters'],
    ['Stopped when the mill closed', 'What made you stop when'],
  ])('keeps its stems whole: %s', (line, wrong) => expect(possibleOf(job(line)).join('\n')).not.toContain(wrong))
  it('does not point at a means that it has left out', () => {
    const texts = possibleOf(job('Cut empty runs from 31 % to 22 % by pairing the morning collections')).join(' ')
    expect(texts).toContain('You cut empty runs from 31 % to 22 %.')
    expect(texts).not.toContain('it was that')
  })
  it('takes no wish for a trade, and leaves a title in capitals as it is', () => {
    const overview = (text: string): ResumeItem => ({ id: 'o', section: 'overview', content: { text } })
    expect(possibleOf(overview('Want to become a yard manager, exam in March.')).join(' ')).not.toContain('As a want')
    expect(possibleOf(overview('Yard Manager with nine years in timber.')).join(' ')).not.toContain('yard Manager')
  })
  it('asks a member of a jury about the post, not about a club', () => {
    const role: ResumeItem = {
      id: 'r',
      section: 'roles',
      content: { name: 'Jury member, regional baking contest', description: '', date: '2022', projects: null },
    }
    expect(possibleOf(role).join(' ')).toContain('As a jury member')
    expect(possibleOf(role).join(' ')).not.toContain('“Jury member”')
  })
  it('asks about a degree by its field, and nothing about a course or licence that was passed', () => {
    const award = (name: string, description = ''): ResumeItem => ({
      id: name,
      section: 'achievements',
      content: { name, description, date: '2014', link: null },
    })
    expect(possibleOf(award('BSc Oceanography', 'Harbour University')).join(' ')).toMatch(/oceanograph/i)
    expect(possibleOf(award('BSc Oceanography', 'Harbour University')).join(' ')).not.toContain('You list')
    expect(possibleOf(award('Karkinos operator course', 'two days'))).toEqual([])
    expect(possibleOf(award('Tarvos permit', 'valid until 2031'))).toEqual([])
    expect(possibleOf(award('Karkinos School', 'weaving'))).toEqual([])
    expect(possibleOf(award('Higher Karkinos', 'dropped out in 2013')).join(' ')).not.toContain('You list')
    expect(possibleOf(award('Zero-loss move', '40 looms in one night')).join(' ')).toContain('You list')
  })
  it('asks nobody who came second what winners are asked', () =>
    expect(
      possibleOf({
        id: 'p',
        section: 'achievements',
        content: { name: 'Best Poster, runner-up', description: '', date: null, link: null },
      }).every((text) => text.includes('Best Poster')),
    ).toBe(true))
  it('asks why something was not done, not how', () => {
    const asked = possibleOf(job('Sold no packages and said so'))
    expect(asked).toContain('You sold no packages. What made you decide against it?')
    expect(asked.filter((text) => /market|hesitate/.test(text))).toEqual([])
  })
  it.each(['none', 'No line reports. I help new colleagues.', 'Not yet'])(
    'supposes nobody below who says to lead nobody: %s',
    (text) => {
      const asked = possibleOf({ id: 'l', section: 'leadership', content: { text } })
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.join(' ')).not.toMatch(/grown the most|worked for you|disagree with a decision of yours/)
    },
  )
  it('asks an organiser without staff about the work, not about people under them', () =>
    expect(
      possibleOf({ id: 'l', section: 'leadership', content: { text: 'Organiser of the harbour meetup' } }).join(' '),
    ).not.toMatch(/grown the most|worked for you|disagree with a decision of yours/))
  it('asks who leads many, or two, what fits their number', () => {
    const leads = (line: string) => possibleOf(job(line)).join(' ')
    expect(leads('Leads a department of 80 people')).not.toContain('two of them')
    expect(leads('Supervises two apprentices')).not.toContain('share out the work')
    expect(leads('Supervises 14 nurses')).toContain('two of them')
  })
  it('takes no months of a placement for a count of placements, and no range for a number of people', () => {
    expect(possibleOf(job('Supervise trainees on six month rotations')).join(' ')).not.toMatch(/Which of the six/)
    expect(possibleOf(job('Tutored class 11-12 students')).join(' ')).not.toContain('Of the 12')
  })
  it('asks a treasurer of a club about that, wherever the post stands', () => {
    const role = (name: string, description: string): ResumeItem => ({
      id: 'r',
      section: 'roles',
      content: { name, description, date: null, projects: null },
    })
    expect(possibleOf(role('Harbour Rowing Club', 'Treasurer, 140 members'))).toContain(
      "As treasurer, how do you say no when someone asks for money that isn't there?",
    )
    expect(possibleOf(role('Mentor, Harbour School', '')).join(' ')).toContain('As a mentor, how do you')
  })
  it('asks a leader of five no questions for two, where two of them are trainees', () =>
    expect(possibleOf(job('Team leader for five clerks, two of them trainees')).join(' ')).not.toContain(
      'help them with it',
    ))
  it('reads no theme from what is denied', () =>
    expect(
      possibleOf({ id: 'o', section: 'overview', content: { text: 'Thatcher. No apprentices yet.' } }).join(' '),
    ).not.toContain('usually get wrong'))
  it('asks about the rules that others are to follow only where there are some', () => {
    const misread = 'actually used what you had written'
    expect(possibleOf(job('Wrote the guide to kiln safety')).join(' ')).toContain(misread)
    expect(possibleOf(job('Drafted supply contracts for a mill')).join(' ')).not.toContain(misread)
    expect(possibleOf(job('Reports to the head of stores')).join(' ')).not.toContain(misread)
  })
  it('asks nobody what they were looking for who had to go', () => {
    const before = job('Kiln work. Redundant when the yard closed.', 'Potter', {
      name: 'Dahl',
      start_date: 'May 2012',
      end_date: 'April 2019',
    })
    const after = { ...job('Fired kilns.', 'Potter', { end_date: 'May 2021' }), id: 'y' }
    const kept = { ...before, content: { ...before.content, details: 'Kiln work.' } } as ResumeItem
    const looking = 'looking for, and did you find it'
    expect(possibleOf(after, [after, before]).join(' ')).not.toContain(looking)
    expect(possibleOf(after, [after, kept]).join(' ')).toContain(looking)
  })
  it('takes a place in a contest for no deed, and cuts no sum of money', () => {
    expect(possibleOf(job('Place 11 of 60 in the spring contest')).join(' ')).not.toContain('You place')
    expect(textsOf(job('Identified false loan accounts of Rs. 3.2 crore at a branch'), 9).join(' ')).not.toMatch(
      /of Rs\. /,
    )
  })
  it('asks about the people whom a line names, by that line', () =>
    expect(
      possibleOf({ id: 'l', section: 'leadership', content: { text: 'Two potters and a crew of four students' } }),
    ).toContain(
      'How do you share out the work among two potters and a crew of four students, and what do you keep for yourself?',
    ))
  it('asks about a prize by what it was given for', () =>
    expect(
      possibleOf({
        id: 'p',
        section: 'achievements',
        content: { name: 'Harbour Prize', description: 'for the night of the flood', date: null, link: null },
      }),
    ).toContain(
      'The night of the flood won you a prize. What was the hardest part of that for you, and how did you deal with it?',
    ))
  it.each([
    ['Construct 3 with teenagers', 'You construct'],
    ['Trained 2022, about 20 cases', 'You trained'],
    ['Signed off at 11 months', 'You signed'],
    ['Stopped half way in 2013', 'You stopped'],
    ['Serviced 22 pumps in one summer', 'needs attention first'],
  ])('is not misled by %s', (line, wrong) => expect(possibleOf(job(line)).join(' ')).not.toContain(wrong))
  it('asks nothing about time away from work, and cuts no name of two languages', () => {
    expect(possibleOf({ id: 'z', section: 'other', content: { text: 'Took most of 2021 off (family)' } })).toEqual([])
    expect(
      possibleOf({ id: 'o', section: 'overview', content: { text: 'Frisian–Dutch interpreter, on time.' } }).join(' '),
    ).not.toContain('a frisian')
  })
  it('asks who wants to grow, and not whose company must', () => {
    const overview = (text: string): ResumeItem => ({ id: 'o', section: 'overview', content: { text } })
    expect(possibleOf(overview('Potter seeking an opportunity to grow.')).join(' ')).toContain(
      'You say you want to grow',
    )
    expect(
      possibleOf(overview('At my best when a pottery has to grow without spending more.')).join(' '),
    ).not.toContain('you want to grow')
  })
  it('takes an award for one that was won, whoever nominated for it', () => {
    const prize = (description: string): ResumeItem => ({
      id: 'p',
      section: 'achievements',
      content: { name: 'Kindness Award', description, date: null, link: null },
    })
    expect(possibleOf(prize('Nominated by the family of a guest')).join(' ')).not.toContain('got you that far')
    expect(possibleOf(prize('Nominated for the final')).join(' ')).toContain('got you that far')
  })
  it('gives years in several fields to none of them alone, and takes no habit for an event', () => {
    const overview = (text: string): ResumeItem => ({ id: 'o', section: 'overview', content: { text } })
    const years = (text: string) => possibleOf(overview(text)).join(' ')
    expect(years('Clerk with nine years of experience in law, health and building.')).not.toMatch(
      /After nine years in law/,
    )
    expect(years('Clerk with nine years in law.')).toContain('After nine years in law')
    expect(years('Used to supporting three potters at once.')).not.toContain('What had happened')
  })
  it('does not ask with which tool the tool was replaced', () => {
    const tool = {
      id: 't',
      section: 'technical',
      content: { name: 'Kilnware', description: '', proficiency: 'advanced', projects: null },
    } as ResumeItem
    const moved = job('Moved the orders from Potlog to Kilnware')
    const used = job('Planned the firings in Kilnware')
    expect(possibleOf(tool, [tool, moved]).join(' ')).not.toContain('You moved')
    expect(possibleOf(tool, [tool, used]).join(' ')).toContain('You planned the firings in Kilnware')
  })
  it('writes a product as its maker does, and a work without the part that somebody has in it', () => {
    const tool: ResumeItem = {
      id: 't',
      section: 'technical',
      content: { name: 'Zyxis MedStation', description: '', proficiency: 'advanced', projects: null },
    } as ResumeItem
    expect(possibleOf(tool).join(' ')).toContain('Zyxis MedStation')
    const role: ResumeItem = {
      id: 'r',
      section: 'roles',
      content: {
        name: 'Open source maintainer, kiln-log',
        description: 'A library that logs kilns',
        date: '2021',
        projects: null,
      },
    } as ResumeItem
    expect(possibleOf(role).join(' ')).not.toContain('“Open source maintainer')
    expect(possibleOf(role).join(' ')).toContain('kiln-log')
  })
  it('takes no automation of tests for that of a plant', () => {
    const tester = possibleOf(job('Wrote API tests for a booking site.', 'Test Automation Engineer')).join(' ')
    expect(tester).not.toMatch(/running plant|to the operator/)
    expect(tester).toContain('worth automating')
    expect(possibleOf(job('Programmed PLCs.', 'Automation Engineer')).join(' ')).toMatch(/plant|operator|machine/)
  })
})
