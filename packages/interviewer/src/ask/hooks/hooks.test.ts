import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { allFamilies, fill } from '../candidates.ts'
import { hookSubjects } from './hook-subjects.ts'

const job = (details: string): ResumeItem => ({
  id: 'x',
  section: 'experience',
  content: { name: 'Acme', title: 'Clerk', start_date: 'May 2019', end_date: 'June 2021', details },
})
const overview = (text: string): ResumeItem => ({ id: 'x', section: 'overview', content: { text } })
const asked = (item: ResumeItem, junior = false): string[] =>
  hookSubjects(item, junior).flatMap((subject) =>
    allFamilies
      .filter(({ about }) => subject.families.includes(about))
      .flatMap((family) => fill(family, subject, false) ?? []),
  )

describe('what a line holds is taken up in its own words', () => {
  it.each([
    ['Settled 6 of 8 appeals by mediation', 'What happened to the other two?'],
    ['Offer acceptance rate 89 percent', 'What happened with the other eleven per cent?'],
    [
      'Lost one chain in 2016 and won it back in 2018',
      'You lost one chain in 2016. What went wrong, and what did you learn from it?',
    ],
    ['Artist transport; one band ended up in the wrong town', '“one band ended up in the wrong town”'],
    ['Stopped a release two days before shipping.', 'What made you stop a release two days before shipping?'],
    ['Rang every customer before sending a letter.', 'Why did you ring every customer before sending a letter?'],
    [
      'Taught statistics to 300 first-years without a computer lab',
      'How did you teach statistics to 300 first-years without a computer lab?',
    ],
    [
      'Brought overdue debts down from EUR 1.3m to 400k.',
      'How did you bring overdue debts down from EUR 1.3m to 400k?',
    ],
    ['Grew the service desk from 40 to 190 agents', 'What had worked with 40 that no longer worked with 190?'],
    ['Shortened the report from 64 pages to 9', 'How did you decide what could go?'],
    ['Sole pharmacist.', "As the only pharmacist, who did you turn to when you weren't sure?"],
    [
      'Ran the store for four months while the manager was ill',
      'What did you have to decide that had never been up to you before?',
    ],
    ['Long haul. Purser from 2016.', 'What changed between you and your colleagues when you became purser?'],
    [
      'Took over the ordering of fish after three months',
      'Why do you think they trusted you with it after only three months?',
    ],
    [
      '2,300 invoices a month, scanning',
      'With 2,300 invoices a month, how did you know which ones needed a second look?',
    ],
    ['About 30 tickets a shift', "With about 30 tickets a shift, how did you decide which ones couldn't wait?"],
    ['110 lifts in the old town.', 'With 110 lifts, how did you decide which one needed attention first?'],
    ['Two medical diversions.', 'Tell me about one of the two medical diversions. What was your part in it?'],
  ])('%s', (line, question) => expect(asked(job(line)).join('\n')).toContain(question))
  it.each([
    ['Data analyst with a background in sociology.', 'What does your background in sociology help you see'],
    ['Customer success manager with a hotel past.', 'What from your hotel past still helps you'],
    ['Web developer after ten years as a chef.', 'After ten years as a chef, what made you want a change?'],
    ['Surveyor looking to specialise in heritage buildings.', 'What draws you to heritage buildings?'],
    [
      'Structural engineer. Fifteen years of bridges, mostly old ones.',
      'After fifteen years of bridges, what do you notice straight away',
    ],
    [
      'Product owner between engineering and sales.',
      'What do you do when engineering and sales want different things?',
    ],
  ])('%s', (text, question) => expect(asked(overview(text)).join('\n')).toContain(question))
})

describe('what only looks like a hook is none', () => {
  it.each([
    'Level 4 of 6 in French',
    'Semi-final, 12 of 210 teams.',
    'No-show forecast: missed appointments from 22 % to 15 %',
    'Chaired the discussion group of 14 farms from 2017 to 2021',
    'Made alone in 48 hours',
    'Found a rounding error that hit 310,000 accounts.',
    'Launched e-invoicing: 5,200 customers in the first quarter',
    'Read-only access for engineers',
    'Moved the yard to lean management by teaching every shift',
  ])('%s', (line) => expect(asked(job(line))).toEqual([]))
  it.each([
    'HR generalist returning to work after a break.',
    'Return to practice course completed in March.',
    'Hairdresser, own chair since 2019.',
    'Ten years of professional experience in the industry.',
  ])('%s', (text) => expect(asked(overview(text))).toEqual([]))
  it('asks no beginner for decisions', () =>
    expect(asked(job('Abolished the daily meeting. Rang every customer before sending a letter.'), true)).toEqual([]))
})
