import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'

const job = (title: string, details = ''): ResumeItem => ({
  id: title,
  section: 'experience',
  content: { name: 'Harbour Ltd', title, start_date: '2019', end_date: null, details },
})
const skill = (name: string, description = ''): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description, projects: null },
})
const tool = (name: string, description = '', proficiency: string | null = null): ResumeItem =>
  ({ id: name, section: 'technical', content: { name, description, proficiency, projects: null } }) as ResumeItem
const role = (name: string, description = '', date = '2022'): ResumeItem => ({
  id: name,
  section: 'roles',
  content: { name, description, date, projects: null },
})
const overview = (text: string): ResumeItem => ({ id: 'o', section: 'overview', content: { text } })
const lead = (text: string): ResumeItem => ({ id: 'l', section: 'leadership', content: { text } })
const possible = (item: ResumeItem, beside: readonly ResumeItem[] = []): string =>
  candidatesOf({ item, items: [...beside, item], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')

describe('nobody is asked what stands on the other side of their trade', () => {
  it('a sprayer that is calibrated measures nothing', () => {
    expect(possible(skill('Boom and knapsack sprayer calibration'))).not.toMatch(/instruments?/)
    expect(possible(skill('Calibration'))).toMatch(/instruments?/)
  })
  it('the scanner of a port has no patient, and its image no dose', () =>
    expect(possible(tool('X-ray', 'containers'), [job('Customs officer')])).not.toMatch(/dose|patient/))
  it('who makes the crown does not decide whether the tooth stays', () =>
    expect(possible(skill('Crowns and bridges'), [job('Dental Technician')])).not.toContain('saving a tooth'))
  it('who is on the roster does not publish it', () => {
    expect(possible(tool('Deputy'), [job('Barista')])).not.toMatch(/publish a schedule|swap shifts/)
    expect(possible(tool('Deputy'), [job('Cafe Manager')])).toMatch(/publish a schedule|swap shifts/)
  })
  it('an archive scans documents, and no camera watches a line', () =>
    expect(possible(skill('Scanning and image processing', 'Book scanner, flatbed'))).not.toContain('dirty lens'))
  it('the cases of a law are those of its lawyers', () => {
    expect(possible(skill('Monuments law'), [job('Museum registrar')])).not.toContain('Which case taught you')
    expect(possible(skill('Monuments law'), [job('Lawyer')])).toContain('Which case taught you')
  })
})

describe('the remark on a skill or tool', () => {
  it('bars questions about what it denies', () =>
    expect(possible(skill('Geophysics', 'reads magnetics, not seismic'), [job('Exploration geologist')])).not.toMatch(
      /seismic/i,
    ))
  it('says of a tool that was last used years ago that nobody works with it today', () => {
    const texts = possible(tool('SAP FI/CO', 'month-end closing, until 2018'), [job('Accountant')])
    expect(texts).toContain('brush up on first')
    expect(texts).not.toContain('month-end, how do you')
  })
  it('leaves a skill that names two things to the first that is known', () =>
    expect(possible(skill('Calving and dystocia'), [job('Veterinarian')])).toContain('giving birth'))
})

describe('posts beside work', () => {
  it.each(['Youth wrestling coach', 'Junior swimming coach', 'Youth chess coach'])(
    'have no playing time to share out where one competes alone: %s',
    (name) => expect(possible(role(name))).not.toContain('playing time'),
  )
  it('share it out in a team', () => expect(possible(role('Youth football coach'))).toContain('playing time'))
  it('a trainer in a sports club is a coach', () =>
    expect(possible(role('Skating club', 'trainer of the youth on Sundays'))).not.toContain('pretending to follow'))
  it('a secretary who speaks for members takes no minutes', () => {
    expect(possible(role("Zonal secretary, Officers' Association"))).not.toContain('minutes')
    expect(possible(role("Zonal secretary, Officers' Association"))).toContain('members')
  })
  it('a crew is not asked which part of the boat is theirs', () =>
    expect(possible(role('Crew of “Ty Holm”', 'Finished 61st'))).not.toContain('Which part of'))
  it.each([role('Level designer and modder'), role('Technical expert, mission to Holm'), role('Bazaar helper')])(
    'on which nobody relies have no such question: %#',
    (item) => expect(possible(item)).not.toContain('rely on you'),
  )
  it('a thing that was managed is no deed', () =>
    expect(possible(role('Managed retreat pilot, Holm', '27 households'))).not.toContain('You managed retreat'))
})

describe('what was built', () => {
  it('is not tried out where it is an office or a team', () => {
    expect(possible(lead('Built up the procurement office in Suzhou from 0 to 6 employees'))).not.toContain(
      'test the result',
    )
    expect(possible(role('Food bank', 'Built their donation tracker'))).toContain('test the result')
  })
})

describe('a word of two trades', () => {
  it('is asked about as the owner’s', () => {
    expect(possible(skill('Colour correction'), [job('Hair stylist')])).not.toContain('shots')
    expect(possible(skill('Colour correction'), [job('Video editor')])).toContain('shots')
  })
})

describe('who led nobody is not asked who grew with them', () => {
  it.each([
    'Guide, Holm Castle Goodwill\nGuides\nsince 2019',
    'In the board room every quarter since 2017',
    'Reports to the Deputy Vice-Chancellor; sits on the Senate',
  ])('%s', (text) => expect(possible(lead(text))).not.toContain('grown the most'))
  it.each(['Newsroom of four', 'Team of 9 on evenings', 'Two interns every year', '63 staff in three branches'])(
    'who did is: %s',
    (text) => expect(possible(lead(text))).toMatch(/grown the most|share out the work/),
  )
})

describe('an overview', () => {
  it('says of others what others went through', () =>
    expect(
      possible(
        overview('Youth care worker, mostly with teenage girls who have been moved five times before they reach me.'),
      ),
    ).not.toContain('You have been moved'))
  it.each([
    'Game designer. I design with spreadsheets first and then with my hands in the engine.',
    'Neuroscientist. I build rigs and then I build the pipeline that eats their data.',
  ])('takes no way of working for a turn of the career: %s', (text) =>
    expect(possible(overview(text))).not.toContain('after that change'),
  )
  it('takes a turn for one', () =>
    expect(possible(overview('Baker in Holm. I worked in a bank for ten years and then learned to bake.'))).toContain(
      'after that change',
    ))
  it('does not ask what years in a former trade let one see today', () =>
    expect(
      possible(overview('Front-end developer in Holm, before that eleven years in restaurant kitchens.')),
    ).not.toContain('newcomer would miss'))
  it('asks about one liking, and not about three at once', () =>
    expect(
      possible(
        overview('Hotelier. I remember names, keep calm when a coach arrives early, and like teaching beginners.'),
      ),
    ).not.toContain('I remember names, keep calm'))
})

describe('what everybody has is not asked about', () => {
  it.each(['Word', 'MS Office', 'E-mail', 'WhatsApp', 'Word, Outlook and Teams', 'Microsoft PowerPoint'])(
    '%s',
    (name) => expect(possible(tool(name), [job('Welder')])).toBe(''),
  )
  it('but of those whose main tool it is', () =>
    expect(possible(tool('Microsoft Word'), [job('Legal Secretary')])).not.toBe(''))
})

describe('what fits any skill or tool', () => {
  const known = ['Excel', 'AutoCAD', 'Welding'].map((name) => tool(name))
  it('is not asked beside three that are known', () => {
    expect(possible(skill('Crackle scheduling'), known)).toBe('')
    expect(possible(tool('Crackle suite', '', 'expert'), known)).toBe('')
  })
  it('is asked where hardly one is known', () =>
    expect(possible(skill('Crackle scheduling'))).toContain('most difficult thing'))
})
