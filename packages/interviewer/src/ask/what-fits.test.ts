import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'

const possibleOf = (item: ResumeItem, items: ResumeItem[] = [item]): string =>
  candidatesOf({ item, items, existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
const job = (title: string, details: string, end_date: string | null = null): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Acme', title, start_date: 'May 2019', end_date, details },
})
const lead = (text: string): ResumeItem => ({ id: text, section: 'leadership', content: { text } })
const role = (name: string, description: string): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date: null, projects: null },
})
const skill = (name: string, description: string): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description, projects: null },
})

describe('what others did or do', () => {
  it('is no work done alone, and no matter to teach', () => {
    expect(possibleOf(lead('Mentor of two engineers. One is now on call alone.'))).not.toContain(
      'wish you had someone to ask',
    )
    expect(possibleOf(lead('Mentor for new teachers. Seven in five years; two left teaching.'))).not.toContain(
      'You mention two left',
    )
  })
  it('is no sign that nobody is led', () => {
    const rota = lead('Rota for 14 waiters; nobody works both weekend evenings.')
    expect(possibleOf(rota)).not.toContain('without being their boss')
    expect(possibleOf(lead('No one reports to me.'))).toContain('without being their boss')
  })
  it('has not grown through who stood in for two weeks', () =>
    expect(possibleOf(lead('Covered for the practice manager. Two weeks in 2022.'))).not.toContain('grown the most'))
})

describe('a form that asks for more than a line tells', () => {
  it.each([
    ['Prepared files past the retention period for disposal', 'hardest part to get right'],
    ['Wrote daily shift reports', 'hardest part to get right'],
    ['Installed printers and antivirus', 'go to plan'],
    ['Worked with four booking systems', 'see differently'],
    ['Booked appointments for five vets', 'most worried about'],
    ['Introduced one new colleague to the stock software', 'go to plan'],
    ['Started a welding course in spring', 'go to plan'],
    ['Tested leaflets and subject lines', 'false alarm'],
    ['Recruited six regular donors per shift', 'show on paper'],
    ['Came home just before the lockdown', 'hardest part'],
    ['Responsible for the design of a 14-storey tower (completed 2022)', 'You are responsible'],
  ])('is not put: %s', (line, form) => expect(possibleOf(job('Engineer', line))).not.toContain(form))
  it('is put where the line tells it', () => {
    expect(possibleOf(job('Engineer', 'Wrote the maintenance manual'))).toContain('hardest part to get right')
    expect(possibleOf(job('Engineer', 'Introduced a checklist', 'May 2021'))).toContain('go to plan')
  })
  it('of choosing people is not put to a thing on hire', () => {
    expect(possibleOf(skill('Resistograph', 'hired when needed'))).not.toContain('candidates')
    expect(possibleOf(job('Manager', 'Hired five nurses'))).toContain('candidates')
  })
  it('is not put to a card, nor to who has not been called out yet', () => {
    expect(possibleOf(skill('Forklift B1', 'ran out 03/24, refresher booked'))).not.toContain('You ran out')
    expect(possibleOf(role('Mountain rescue, trainee member', 'on callout list from spring'))).not.toContain(
      'Which call-out',
    )
    expect(possibleOf(role('Mountain rescue, team member', '20 call-outs a year'))).toContain('Which call-out')
  })
})

describe('a list of two deeds without an and', () =>
  it('is said up to the second', () =>
    expect(possibleOf(job('Cook', 'Washed dishes, prepared vegetables', 'May 2021'))).not.toContain(
      'dishes, prepared',
    )))

describe('how many questions are asked', () => {
  const number = (item: ResumeItem): number => {
    const result = ask({ item, items: [item], existing: [], num: 3 })
    if (!result.ok) throw new Error(result.detail)
    return result.questions.length
  }
  it('is three about a job of several lines, and none about a hobby in which nobody leads or competes', () => {
    const lines = 'Cut waste by 12 %\nLed a team of five\nIntroduced a checklist\nTrained nine waiters'
    expect(number(job('Restaurant manager', lines))).toBe(3)
    expect(number({ id: 'h', section: 'other', content: { text: 'Interests: cycling.' } })).toBe(0)
    expect(number({ id: 'h', section: 'other', content: { text: 'Interests: cycling races.' } })).toBe(1)
  })
})

const tool = (
  name: string,
  description: string,
  proficiency: 'beginner' | 'intermediate' | 'advanced' | null = null,
): ResumeItem => ({
  id: name,
  section: 'technical',
  content: { name, description, proficiency, projects: null },
})
const study = (name: string, date: string | null, description = ''): ResumeItem => ({
  id: name,
  section: 'achievements',
  content: { name, description, date, link: null },
})

describe('a study', () => {
  const worked = job('Quantity Surveyor', 'Measured roads', 'May 2025')
  it('is asked about while it is recent', () => {
    const fresh = study('BSc Surveying, Delft', '2023')
    expect(possibleOf(fresh, [worked, fresh])).toContain('studies in Surveying')
  })
  it.each([
    ['years of work lie after it', study('BSc Surveying, Delft', '2009–2012')],
    ['it has no year and there were several jobs', study('BSc Surveying, Delft', null)],
    ['it was an examination of a trade', study('Vocational examination, carpenter', '2011', 'grade good, 3 years')],
  ])('is not where %s', (_, old) => expect(possibleOf(old, [worked, job('Surveyor', 'Levels'), old])).toBe(''))
})

describe('a tool', () => {
  const draws = job('Draughtsman', 'Drew retaining walls in Civil 3D for two councils', 'May 2024')
  it('is asked about by the work for which a job names it', () =>
    expect(possibleOf(tool('Civil 3D', ''), [draws])).toContain(
      'You drew retaining walls in Civil 3D for two councils. Which part of that was hardest to get right',
    ))
  it('whose limit the remark tells is not asked about without such a line', () => {
    expect(possibleOf(tool('Fringes', 'straight ones, no layers', 'intermediate'))).toBe('')
    expect(possibleOf(tool('R', 'The modelling is done by my team.', 'intermediate'))).toBe('')
  })
  it('is not used for what the remark says was done with it', () =>
    expect(possibleOf(tool('Petrel', 'Built the reservoir models', 'advanced'))).not.toContain('for built'))
})

describe('the place of a job', () => {
  it('is not its trade', () =>
    expect(possibleOf(job('Pianist on cruise ship', 'Two sets a night', 'May 2019'))).not.toContain('on board'))
  it('is asked about among those who work there', () =>
    expect(possibleOf(job('Deckhand on cargo ship', 'Kept the watch on cargo ships'))).toContain('on board'))
  it('is not the rail for who trained drivers of a truck', () => {
    expect(possibleOf(job('Reach truck driver', 'Trained 12 new drivers on the job.'))).not.toMatch(/rails|signal/)
    expect(possibleOf(job('Train driver', 'Drove regional trains.'))).toMatch(/rails|signal/)
  })
  it('is not the screen for who makes programmes to be heard', () =>
    expect(possibleOf(job('Producer', 'Weekly radio magazine, booked guests'))).not.toMatch(/screen|film crew/))
})

describe('a line', () => {
  const asked = (line: string) => possibleOf(job('Technician', line, 'May 2020'))
  it('in which one of the things is joined by “and” is not taken apart', () =>
    expect(asked('Steel and copper piping, cleaning and pressure tests')).not.toContain('Of steel, copper'))
  it('that opens with how a figure changed is said without that word', () => {
    expect(asked('Higher uptime from 91% to 97%')).toContain('Uptime went from 91% to 97%')
    expect(asked('Higher uptime from 91% to 97%')).not.toContain('Higher uptime went')
  })
})

describe('a time between two jobs', () => {
  const before = {
    ...job('Clerk', 'Filed'),
    content: { ...job('Clerk', 'Filed').content, name: 'Borealis', end_date: 'Jun 2019', start_date: 'May 2016' },
  } as ResumeItem
  const after = {
    ...job('Analyst', 'Counted'),
    content: { ...job('Analyst', 'Counted').content, start_date: 'Sep 2020' },
  } as ResumeItem
  it('is asked about', () => expect(possibleOf(after, [after, before])).toContain('How did you use that time?'))
  it('is not where a degree fell into it', () =>
    expect(possibleOf(after, [after, before, study('MSc Statistics, Leuven', '2019–2020')])).not.toContain(
      'How did you use that time?',
    ))
})

describe('who is called out', () => {
  it('is asked about that though they are a volunteer', () =>
    expect(possibleOf(role('Volunteer, mountain rescue team', 'Called out 12 times last winter'))).toContain(
      'Which call-out',
    ))
})

describe('a wish for a kind of contract', () => {
  it('is no wish that one asks the reason of', () =>
    expect(
      possibleOf({
        id: 'o',
        section: 'overview',
        content: { text: 'Barber. Looking for a shop with employed contract.' },
      }),
    ).not.toContain('What draws you'))
})
