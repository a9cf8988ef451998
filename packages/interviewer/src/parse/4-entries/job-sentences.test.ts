import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

const experience = (lines: Placed[]) => contentsOf([...opening, heading(100, 'Experience'), ...lines], 'experience')

it('a job told as employer, title and dates in a sentence over two lines is one job', async () => {
  const lines: Placed[] = [
    [60, 120, '1. Worked with ‘Oakmoor Catering’ (Hospital Kitchens) as a Senior Line Cook / Kitchen Executive'],
    [72, 134, 'from 1st August 2014 to 30th November 2016 in Leeds.'],
    [60, 152, '2. Worked with ‘Tideway Hotel Ltd’ as an Assistant Cook from 2nd July 2011 to 20th July 2014.'],
  ]
  expect(await experience(lines)).toMatchObject([
    {
      name: expect.stringContaining('Oakmoor Catering'),
      title: 'Senior Line Cook / Kitchen Executive',
      start_date: 'August 2014',
      end_date: 'November 2016',
    },
    { name: 'Tideway Hotel Ltd', title: 'Assistant Cook', start_date: 'July 2011', end_date: 'July 2014' },
  ])
  expect(await parsePdf(await placeLines([...opening, heading(100, 'Experience'), ...lines]))).toMatchObject({
    unplaced: [],
  })
})

it('the title may stand behind the dates', async () => {
  expect(
    await experience([
      [60, 120, '- Worked with Larkspur Catering LLC from Oct 2014 to Dec 2016 as an assistant Cook.'],
    ]),
  ).toMatchObject([
    { name: 'Larkspur Catering LLC', title: 'assistant Cook', start_date: 'October 2014', end_date: 'December 2016' },
  ])
})

it('a list of sentences without dates has a title and an employer each', async () => {
  const jobs = await experience([
    [60, 120, '- 2 years working experience as a Line Cook in Tideway Hotel Ltd.'],
    [60, 134, '- Presently working in Oakmoor Catering as Head Chef.'],
  ])
  expect(jobs).toMatchObject([
    { name: 'Tideway Hotel Ltd.', title: 'Line Cook', start_date: '' },
    { name: 'Oakmoor Catering', title: 'Head Chef', start_date: '' },
  ])
})

it('below dates of their own the sentence names the job, and the duties follow', async () => {
  const job = (y: number, dates: string, sentence: string): Placed[] => [
    [50, y, dates, { bold: true }],
    [50, y + 14, sentence],
    [60, y + 28, '- Wrote the menus of the season.'],
    [60, y + 42, '- Trained two apprentices.'],
  ]
  const jobs = await experience([
    ...job(120, '13 Nov 2017 to Till Date', 'Working with OAKMOOR CATERING LTD AS HEAD CHEF (Hospital kitchens)'),
    ...job(190, 'May 2014 to Nov 2017', 'Worked as a Line Cook with TIDEWAY HOTEL'),
  ])
  expect(jobs).toMatchObject([
    {
      name: 'OAKMOOR CATERING LTD',
      title: expect.stringContaining('HEAD CHEF'),
      start_date: 'November 2017',
      end_date: null,
    },
    {
      name: 'TIDEWAY HOTEL',
      title: 'Line Cook',
      start_date: 'May 2014',
      details: expect.stringContaining('apprentices'),
    },
  ])
})

it('a duty that begins so is no job of its own', async () => {
  const jobs = await experience([
    [50, 120, 'Head Chef, Oakmoor Catering Ltd, June 2019 - Present'],
    [60, 134, '- Working as a Head Chef for Oakmoor Hospital, and cooking for the staff.'],
    [60, 148, '- Worked with the Dietician as a trainer.'],
  ])
  expect(jobs).toHaveLength(1)
})

it('the employer may stand before the sentence, and a sure employer needs no word of a title', async () => {
  const jobs = await experience([
    [60, 120, '- Oakmoor Catering :Working as a Line Cook in the main kitchen. From 2013 to 2015'],
    [60, 134, '- Tideway Hotel Ltd : Worked as O.E.T. in the side kitchen. From 2015 to 2017'],
    [60, 148, '- One year working experience with LARKSPUR PRIVATE LIMITED from 10/02/2018 to 09/02/2019'],
  ])
  expect(jobs).toMatchObject([
    { name: expect.stringContaining('Oakmoor Catering'), title: 'Line Cook', start_date: '2013', end_date: '2015' },
    { name: expect.stringContaining('Tideway Hotel Ltd'), title: expect.stringContaining('O.E.T'), start_date: '2015' },
    { name: 'LARKSPUR PRIVATE LIMITED', title: '', start_date: 'February 2018', end_date: 'February 2019' },
  ])
})

it('a job of a list that tells the others in sentences is one too', async () => {
  const lines: Placed[] = [
    [60, 120, '• Currently working with Oakmoor Catering as a Head Chef (From Sep-2016 to till-now)'],
    [60, 134, '• Last working with Tideway Hotel Ltd as a Line Cook from Jan. 2010 to Aug. 2016.'],
    [60, 148, '• Anchor Inn Ltd, Kitchen Porter from 2008 to 2009.'],
  ]
  expect(await experience(lines)).toMatchObject([
    { name: 'Oakmoor Catering', title: 'Head Chef', start_date: 'September 2016', end_date: null },
    { name: 'Tideway Hotel Ltd', title: 'Line Cook', start_date: 'January 2010' },
    { name: 'Anchor Inn Ltd', title: 'Kitchen Porter', start_date: '2008', end_date: '2009' },
  ])
})
