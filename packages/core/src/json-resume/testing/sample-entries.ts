import type { ResumeEntry } from '../resume-entry.ts'

const other = (tag: string | null, text: string): ResumeEntry => ({ section: 'other', content: { text }, tag })

/** A made-up resume that uses every section, every field and every kind of date. */
export const sampleEntries: ResumeEntry[] = [
  { section: 'overview', tag: null, content: { text: 'Nurse for twelve years, in intensive care for the last five.' } },
  { section: 'overview', tag: null, content: { text: 'Calm in a crisis.\nReads charts like novels.' } },
  { section: 'leadership', tag: null, content: { text: 'Led the night team of nine.\nDrew up its rota.' } },
  {
    section: 'experience',
    tag: null,
    content: {
      name: 'Larkfield Hospital',
      title: 'Senior Nurse',
      start_date: 'March 2019',
      end_date: null,
      details: 'Runs a ward of 14 beds.\nTrained 23 newcomers.',
    },
  },
  {
    section: 'experience',
    tag: null,
    content: {
      name: 'Quayside Clinic',
      title: 'Nurse',
      start_date: 'Summer 2012',
      end_date: 'Early 2019',
      details: 'Looked after patients of all ages.',
    },
  },
  {
    section: 'experience',
    tag: null,
    content: { name: '', title: 'Carer', start_date: '', end_date: '2012', details: '' },
  },
  {
    section: 'roles',
    tag: null,
    content: {
      name: 'Ward handbook',
      description: 'Wrote the handbook.\nIt is still in use.',
      date: 'May 2020 – June 2021',
      projects: ['First edition', 'Second edition'],
    },
  },
  { section: 'roles', tag: null, content: { name: 'Tutor', description: '', date: 'Winter 2016', projects: null } },
  {
    section: 'skills',
    tag: null,
    content: { name: 'Triage', description: 'Of walk-ins, by day.', projects: ['Fair'] },
  },
  { section: 'skills', tag: null, content: { name: '', description: 'Listens.', projects: null } },
  {
    section: 'technical',
    tag: null,
    content: { name: 'Ventilators', description: 'Three makes.', proficiency: 'expert', projects: null },
  },
  { section: 'technical', tag: null, content: { name: 'Excel', description: '', proficiency: null, projects: null } },
  {
    section: 'achievements',
    tag: null,
    content: { name: 'Nurse of the year', description: 'By her peers.', link: 'https://example.org/x', date: '2021' },
  },
  {
    section: 'achievements',
    tag: null,
    content: { name: 'Lifesaver', description: '', link: null, date: 'Easter 2015' },
  },
  other('contact', 'Ottilie Brandt'),
  other('contact', 'ottilie.brandt@example.org · +44 131 496 0382 · Leith'),
  other('education', 'BSc Nursing, University of Leith, Sept 2008 – June 2011\nWith distinction'),
  other('certificate', 'Advanced life support, 2022'),
  other('publication', 'Night shifts and sleep\nJournal of Wards, 2020'),
  other('language', 'English (native), German (good)'),
  other('interest', 'Rowing'),
  other('reference', 'On request.'),
  other('other', 'Driving licence'),
  other(null, 'Two cats.'),
]
