// Draws the two pictures of docs/parsing.md from a resume of an invented person: `node bench/parse/pictures.mjs`.
import { writeFileSync } from 'node:fs'
import { drawColumns, drawSections } from '../../packages/interviewer/src/parse/explain.ts'
import { parsePdf } from '../../packages/interviewer/src/parse/parse-pdf.ts'
import { drawResume } from '../../packages/interviewer/src/parse/testing/draw-resume.ts'

const job = (title, employer, dates, details) => ({ title, employer, dates, details })
const pdf = await drawResume(
  'Robin Ashdown',
  'robin.ashdown@example.org | +44 20 7946 0101 | Leeds',
  [
    {
      kind: 'summary',
      heading: 'Profile',
      text: 'Kitchen lead who likes short menus, fair rotas and a calm pass. Twelve years in hotels and hospitals.',
    },
    {
      kind: 'experience',
      heading: 'Where I have worked',
      jobs: [
        job('Head Chef', 'Oakmoor Hospital', 'March 2018 – present', [
          'Feeds 640 patients and staff a day from one kitchen.',
          'Cut food waste by a third within a year.',
          'Trained nine newcomers, four of whom now lead a shift.',
        ]),
        job('Sous Chef', 'Tideway Hotel Ltd', 'Sep 2014 – Feb 2018', [
          'Wrote the autumn menus.',
          'Kept the books of the bar.',
        ]),
        job('Line Cook', 'Tideway Hotel Ltd', '2011 – 2014', ['Worked every station of the kitchen.']),
      ],
    },
    {
      kind: 'education',
      heading: 'Education',
      lines: ['Diploma in Culinary Arts', 'Brookfield College', '2008 – 2011'],
    },
    {
      kind: 'skills',
      heading: 'Skills',
      names: ['Menu design', 'Food safety', 'Budgeting', 'Rota planning', 'Butchery'],
    },
    {
      kind: 'awards',
      heading: 'Awards',
      awards: [
        { name: 'Golden Ladle', date: '2019' },
        { name: 'Best Newcomer', date: '2012' },
      ],
    },
  ],
  { dates: 'right', first: 'title', caps: true, sidebar: 'right', list: 'lines' },
  500,
)
const result = await parsePdf(pdf, {
  onTrace: (trace) => {
    const write = (name, svg) => writeFileSync(new URL(`../../docs/parsing/${name}.svg`, import.meta.url), `${svg}\n`)
    write('columns', drawColumns(trace)[0])
    write('sections', drawSections(trace)[0])
  },
})
console.log(result.ok ? `${result.items.length} items, ${result.unplaced.length} texts unplaced` : result.code)
