import { expect, it } from 'vitest'
import { buildIndex } from './build-index.ts'
import { writeOut } from './notes.ts'

it.each([
  ['which langauges?', 'which languages?'],
  // Words of their own, a letter from one by which is asked.
  ['three nights', 'three nights'],
  ['any oil spill?', 'any oil spill?'],
  ['waves', 'waves'],
  // A part of a name is no short form.
  ['Vue.js or js?', 'Vue.js or JavaScript?'],
])('%s is read as %s', (question, read) => expect(writeOut(question, () => false)).toBe(read))

const item = (section: 'achievements' | 'experience', content: Record<string, string>) => ({
  id: Object.values(content).join(),
  section,
  content: content as never,
})
const index = buildIndex({
  items: [
    item('achievements', {
      name: 'Member, Institute of Roofing Contractors',
      description: 'Since 2012.',
      date: '2012',
    }),
    item('experience', {
      title: 'Plasterer',
      name: 'Harbour Restorations',
      start_date: '2015',
      end_date: '2019',
      details: 'Lime plaster in listed churches; kept the ISO 9001 records; planted hedges.',
    }),
  ],
  answers: [],
})
const asWritten = (question: string) =>
  writeOut(question, (stem) => index.frequency.has(stem), index.shorter, index.words)

it.each([
  // Two letters swapped, one left out of a long word or written twice.
  ['which chruches', 'which churches'],
  ['how long at the restoratons firm', 'how long at the restorations firm'],
  ['MIRC since when', 'member institute roofing contractors since when'],
  ['ISO9001?', 'iso 9001?'],
  // One letter for another makes another word.
  ['has he planked', 'has he planked'],
  ['was he plastered', 'was he plastered'],
])('%s is read as %s beside a resume', (question, read) => expect(asWritten(question)).toBe(read))

it('what is shortened may begin with a small word, and is not short already', () => {
  const { shorter } = buildIndex({
    items: [
      item('experience', {
        title: 'Buyer',
        name: 'Corran Mill',
        start_date: '2015',
        end_date: '2019',
        details: 'On time delivery 94%.\nGOTS and OEKO-TEX documentation.',
      }),
    ],
    answers: [],
  })
  expect(shorter.get('otd')).toBe('on time delivery')
})
