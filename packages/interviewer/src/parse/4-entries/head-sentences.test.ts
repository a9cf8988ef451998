import { expect, it } from 'vitest'
import { contentsOf, heading, opening, type Placed } from '../testing/place-lines.ts'

it('a post whose head is the first sentence of a paragraph beside its dates ends where the sentence ends', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Appointments'),
    [50, 120, '2019 – Present'],
    [150, 120, 'Senior Lecturer, Faculty of Law, St. Aidan University, Leeds. Convenes the course on'],
    [150, 134, 'contracts and supervises four theses.'],
    [50, 154, '2014 – 2019'],
    [150, 154, 'Research Fellow, Institute for Sea and River Studies, Hull. Edited two hundred letters of'],
    [150, 168, 'merchants and sailors.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    {
      title: 'Senior Lecturer',
      name: 'Faculty of Law, St. Aidan University, Leeds',
      details: 'Convenes the course on contracts and supervises four theses.',
    },
    { title: 'Research Fellow', details: 'Edited two hundred letters of merchants and sailors.' },
  ])
})

it('a title that opens the text below employer and dates is the title', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Positions'),
    [50, 120, 'Faculty of Law, Northgate University'],
    [460, 120, 'Sep 2019 – Present'],
    [50, 134, 'Senior Lecturer. Convenes the course on contracts and supervises four theses.'],
    [50, 154, 'School of History, Northgate University'],
    [460, 154, 'Oct 2014 – Aug 2019'],
    [50, 168, 'Research Fellow. Edited two hundred letters of merchants and sailors.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    {
      title: 'Senior Lecturer',
      name: 'Faculty of Law, Northgate University',
      details: expect.stringMatching(/^Convenes/),
    },
    { title: 'Research Fellow', name: 'School of History, Northgate University' },
  ])
})

it('a colon behind the dates ends no sentence', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Positions'),
    [50, 120, 'June 2018 – present: Head Chef, Oakmoor Hall. Responsible for nine cooks.'],
    [50, 150, 'May 2010 – May 2018: Chef, Tideway House. Cooked for four hundred guests.'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([
    { title: 'Head Chef', name: 'Oakmoor Hall', details: 'Responsible for nine cooks.' },
    { title: 'Chef', name: 'Tideway House', details: 'Cooked for four hundred guests.' },
  ])
})
