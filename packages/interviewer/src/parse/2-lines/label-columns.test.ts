import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, opening, type Placed } from '../testing/place-lines.ts'

/** A form of labels set flush right, seven points from the text beside them; a number at its foot. */
const form = async (rows: [label: string, text: string][]) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage([595, 842])
  let y = 800
  for (const [label, text] of rows) {
    const heads = label === label.toUpperCase() && /[A-Z]/.test(label)
    const face = heads ? bold : font
    page.drawText(label, { x: 180 - face.widthOfTextAtSize(label, 10), y, size: 10, font: face })
    page.drawText(text, { x: 187, y, size: 10, font })
    y -= heads ? 24 : 15
  }
  page.drawText('November 2026', { x: 50, y: 30, size: 7, font })
  page.drawText('Page 1 / 1', { x: 480, y: 30, size: 7, font })
  return parsePdf(await pdf.save())
}

it('labels right against their text are parted from it, and the foot of the page is no entry', async () => {
  const result = await form([
    ['', 'Robin Ashdown'],
    ['PROFILE', 'Likes work that helps people and work to learn from.'],
    ['EXPERIENCE', ''],
    ['2016 – 2020', 'Head Nurse'],
    ['', 'Oakmoor Hospital'],
    ['2012 – 2015', 'Staff Nurse'],
    ['', 'Tideway Clinic'],
    ['AWARDS', ''],
    ['2014', 'Golden Ladle, Night Festival'],
    ['2018', 'Safety Medal, City of Leeds'],
  ])
  const items = result.ok ? result.items : []
  expect(items.filter((item) => item.section === 'experience').map((item) => item.content)).toMatchObject([
    { title: 'Head Nurse', name: 'Oakmoor Hospital', start_date: '2016' },
    { title: 'Staff Nurse', name: 'Tideway Clinic', start_date: '2012' },
  ])
  expect(items.filter((item) => item.section === 'achievements').map((item) => item.content)).toMatchObject([
    { date: '2014' },
    { date: '2018' },
  ])
  expect(items.filter((item) => item.section === 'overview')).toHaveLength(1)
})

it('a known heading in a look of its own is parted from the text right beside it', async () => {
  const lines: Placed[] = [
    ...opening,
    ...['Profile', 'Experience', 'Skills', 'Languages'].map(
      (text, n): Placed => [50, 100 + 60 * n, text, { size: 12, bold: true }],
    ),
    [117.5, 100, 'Likes work that helps people.'],
    [117.5, 160, 'Head Nurse, Oakmoor Hospital', { bold: true }],
    [117.5, 174, '2016 – 2020'],
    [117.5, 188, '• Planned the rota of a ward of thirty beds.'],
    [117.5, 220, 'Wound care, Triage, First aid'],
    [117.5, 280, 'English, Twi'],
  ]
  expect(await contentsOf(lines, 'experience')).toMatchObject([{ title: 'Head Nurse', name: 'Oakmoor Hospital' }])
  expect((await contentsOf(lines, 'skills')).map(({ name }) => name)).toEqual(['Wound care', 'Triage', 'First aid'])
})

it('words of a typewriter font that start at one edge by chance are no column', async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Courier)
  const page = pdf.addPage([595, 842])
  const lines = [
    'Robin Ashdown',
    'robin.ashdown@example.org',
    '',
    'WORK HISTORY',
    'Field Service Technician            2019 - 2022',
    'Harbour Basin Mining Supply, Leeds',
    '  - Trained a newcomer in every quarter of the year.',
    '  - Planned budgets for the whole of the north.',
    '  - Replied at nights to the calls of callers.',
    'Heavy Equipment Mechanic            2013 - 2019',
    'Oakmoor Depot Mining, York',
    '  - Kept to the book.',
    '',
    'SKILLS',
    ...['Engines:', 'Systems:', 'Welding:', 'Software:'].map((label) => `  ${label.padEnd(12)}stick, steel`),
  ]
  lines.forEach((line, n) => {
    page.drawText(line, { x: 70, y: 790 - 13 * n, size: 10, font })
  })
  const result = await parsePdf(await pdf.save())
  const jobs = result.ok ? result.items.flatMap((item) => (item.section === 'experience' ? [item.content] : [])) : []
  expect(jobs).toMatchObject([{ title: 'Field Service Technician' }, { title: 'Heavy Equipment Mechanic' }])
})
