import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { candidatesOf } from './candidates.ts'
import { topicOf } from './publication-subjects.ts'

let number = 0
const award = (name: string, description = ''): ResumeItem => ({
  id: String(++number),
  section: 'achievements',
  content: { name, description, date: '2024', link: null },
})
const job = (title: string, start_date: string, details = ''): ResumeItem => ({
  id: String(++number),
  section: 'experience',
  content: { name: 'Acme', title, start_date, end_date: null, details },
})
const overview = (text: string): ResumeItem => ({ id: String(++number), section: 'overview', content: { text } })
const tool = (name: string, proficiency: 'intermediate' | 'expert'): ResumeItem => ({
  id: String(++number),
  section: 'technical',
  content: { name, description: 'Languages', proficiency, projects: null },
})
const other = (text: string): ResumeItem => ({ id: String(++number), section: 'other', content: { text } })
const possible = (item: ResumeItem, items: ResumeItem[] = []): string =>
  candidatesOf({ item, items: [item, ...items], existing: [], num: 9 })
    .map(({ text }) => text)
    .join('\n')

describe('a prize is asked about by what the resume tells of it', () => {
  it.each([
    ['its reason in the name', 'Harbour Spot Award for the ferry rescue', '', 'The ferry rescue won you an award.'],
    [
      'a work by its title',
      'Harbour Prize, Best Documentary',
      'For “The Last Tram”.',
      '“The Last Tram” won you a prize.',
    ],
    [
      'its reason beside it',
      'Engineer Award',
      'Awarded for the reliability of the locks',
      'The reliability of the locks won you an award.',
    ],
    [
      'a reason that lacks an article',
      'Clerk Award',
      'Awarded for tooling cart project',
      'The tooling cart project won you an award.',
    ],
    ['what somebody did for it', 'Clerk Award', 'For closing the year without adjustments', 'How did you manage that'],
    [
      'who put somebody forward',
      'Nursing Award',
      "Nominated by a patient's family",
      "A patient's family put you forward",
    ],
    ['who chose somebody', 'Staff Award', 'Voted by parents', 'Parents chose you'],
    [
      'after what they chose somebody',
      'Clerk of the Year',
      'Voted by colleagues after the flood in the archive',
      'Your colleagues chose you for “Clerk of the Year” after the flood in the archive.',
    ],
    [
      'who chose somebody, and not among how many',
      'Clerk Award',
      'Chosen by the guests from 40 clerks',
      'The guests chose you',
    ],
    [
      'a rank among those who studied together',
      'Third rank in college, B.Com',
      '',
      'Which way of working from that time',
    ],
    ['how often it was won', 'Agent of the Month', 'Three times in 2022', 'three times'],
    ['what it came after', 'Crew member of the quarter', 'After the diversion to Lerwick', 'came after the diversion'],
    ['a team', 'Service prize (team)', 'Best score of all crews', 'contribute yourself'],
    ['a store', 'Store of the Year', 'Chosen from 9 stores', 'What did your store do that others'],
    ['the time that it is for', 'Broker of the Year, The Harbour Grand', '', 'from that year'],
    ['a record without accidents', '1 million km safe driving', '', 'Which habit do you put that down to'],
    ['an idea', 'Kaizen prize', 'quick-change guard', 'write “quick-change guard”. How did you come up with it'],
    ['a contest', 'Winner, Harbour Bug Bash', '', 'gave you the edge'],
    [
      'a work that came near',
      'Catalogue prize, shortlisted',
      'For the catalogue of Mended',
      'made the catalogue of Mended stand out',
    ],
  ])('%s', (_, name, description, asked) => {
    const questions = possible(award(name, description))
    expect(questions).toContain(asked)
    expect(questions).not.toContain('Which piece of your work do you think won it')
  })
  it('asks nothing more of a prize whose deed is told', () =>
    expect(possible(award('Safety commendation', 'Found a cracked bolt that was on no card'))).not.toContain(
      'You list',
    ))
  it('leaves a prize whose deed is told to the deed, also where the bank knows it', () =>
    expect(possible(award('Life Safety Award', 'Found a cracked bolt in the hoist'))).not.toContain('award for'))
  it('takes the marks of an examination for no place among so many', () =>
    expect(possible(award('Best final-degree project', 'mark 9.6 out of 10'))).not.toContain('from the others'))
  it('takes a class of an order for no third place', () =>
    expect(possible(award('Order of Merit, third class'))).not.toContain('got you that far'))
  it('asks nothing of long years with one employer', () =>
    expect(possible(award('Ten year long service medal'))).not.toContain('given for'))
})

describe('what the bank knows is asked also where the kind of an achievement is not known', () => {
  it.each([
    'Project Management Professional (PMP)',
    "President's Club",
    'AWS Certified Solutions Architect - Associate',
  ])('%s', (name) =>
    expect(possible(award(name, ''), [job('Software Engineer', '2015', 'Led projects.')])).not.toBe(''),
  )
})

describe('a paper or talk is known by its topic', () => {
  it.each([
    ['Talk at the Harbour Forum', 'How to show a hole.', 'How to show a hole'],
    ['Speaker, Harbour Days', 'Talk on closing down products', 'closing down products'],
    ['Article on intra-group loans', 'Harbour Tax Review, 41 citations.', 'intra-group loans'],
    ['Paper in Harbour Letters', 'First author; cited 88 times.', null],
    [
      'Trace levels of tin in alpine lakes',
      'Harbour Science & Technology, first author.',
      'Trace levels of tin in alpine lakes',
    ],
    ['Portrait in the local paper', 'because of the pupil who passed at 74', null],
  ])('%s, %s', (name, description, topic) => expect(topicOf(name, description)).toBe(topic))
})

describe('an overview is asked what few others could be asked', () => {
  it.each([
    [
      'the branches',
      'Clerk with nine years of experience in legal, healthcare and construction offices.',
      'in legal, healthcare and construction offices.',
    ],
    [
      'its strengths',
      'Engineer. Strong in contract administration and quality control.',
      'strong in contract administration and quality control',
    ],
    ['a best time', 'Clerk. I am at my best when the hall is full.', 'at your best when the hall is full.'],
    ['what is combined', 'Designer. I combine research with drawing.', 'combine research with drawing.'],
    ['a habit', 'Clerk. Used to supporting several managers.', 'used to supporting several managers.'],
    ['a passion', 'Clerk. Passionate about a warm welcome.', 'passionate about a warm welcome.'],
    [
      'internships',
      'Student with internships in procurement and demand planning.',
      'Which of the two suits you better',
    ],
    ['a record', 'Manager with a proven record of turning round stores.', 'a record of turning round stores'],
    ['the job that is wanted', 'Clerk. Looking to grow into a team leader position.', 'become a team leader'],
  ])('%s', (_, text, asked) => expect(possible(overview(text))).toContain(asked))
  it('does not ask who names their next job in what direction they want to grow', () =>
    expect(possible(overview('Clerk. Looking to grow into a team leader position.'))).not.toContain('what direction'))
  it('takes a proper job for no title', () =>
    expect(possible(overview('Looking for my first proper job in a shop.'))).not.toContain('a proper'))
  it('takes a job that somebody has held for no wish', () =>
    expect(
      possible(overview('Clerk. Looking for a team leader position.'), [job('Team Leader', '2019')]),
    ).not.toContain('become a team leader'))
  it('takes no internship for another trade', () =>
    expect(
      possible(overview('Train driver in Leith.'), [job('Train Driver', '2020'), job('Harvest Intern', '2008')]),
    ).not.toContain('once worked'))
  it('asks who has changed trade what the first one helps with', () => {
    const path = [job('Train Driver', '2020'), job('Carpenter', '2008')]
    expect(possible(overview('Train driver in Leith, once a carpenter.'), path)).toContain(
      'You once worked as a carpenter.',
    )
    expect(
      possible(overview('Carpenter in Leith.'), [job('Senior Carpenter', '2020'), job('Carpenter', '2008')]),
    ).not.toContain('once worked')
  })
})

describe('languages', () => {
  it('asks of one’s own and of hardly known ones nothing, whatever stands first', () => {
    expect(possible(tool('English', 'expert'))).toBe('')
    expect(possible(other('Languages: Tamil, English; basic Arabic'))).not.toContain('Arabic')
  })
  it('asks of a language among the tools what is asked of a language', () =>
    expect(possible(tool('Spanish', 'intermediate'))).toContain('in Spanish'))
})
