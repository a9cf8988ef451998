// Prints the samples of our own and writes their truth: node bench/parse/own/make.mjs [part of an id].
// Needs Chromium, LibreOffice, pdfLaTeX, Typst, WeasyPrint and python-docx; what is missing is named and left out.
// The fourth set (bench/parse/fourth), that of templates (bench/parse/templates) and that of usual layouts (bench/parse/usual) need
// Chromium alone. The text of a page is what pdf.js reads.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { fourthSamples } from '../fourth/samples.mjs'
import { readText } from '../read-text.mjs'
import { templateSamples } from '../templates/samples.mjs'
import { usualSamples } from '../usual/samples.mjs'
import { samples } from './samples.mjs'
import { thirdSamples } from './samples-three.mjs'
import { secondSamples } from './samples-two.mjs'
import { printerOf, truthOf } from './truth.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const fourth = join(here, '..', 'fourth')
const templates = join(here, '..', 'templates')
const usual = join(here, '..', 'usual')
const people = Object.assign(
  {},
  ...[
    join(here, 'people.json'),
    join(here, 'people-three.json'),
    join(fourth, 'people.json'),
    join(templates, 'people.json'),
    join(usual, 'people.json'),
  ].map((file) => JSON.parse(readFileSync(file, 'utf8'))),
)
const work = mkdtempSync(join(tmpdir(), 'own-samples-'))
const run = (command, args) => {
  const done = spawnSync(command, args, { cwd: work, encoding: 'utf8', timeout: 120_000 })
  if (done.status !== 0)
    throw new Error(`${command}: ${done.error?.message ?? `${done.stdout}${done.stderr}`.slice(-900)}`)
  return done.stdout
}

const printPage = (...more) =>
  run('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    ...more,
    '--print-to-pdf=source.pdf',
    'source.html',
  ])

/** Each tool: the source's ending, and how it becomes source.pdf. */
const tools = {
  chromium: ['html', () => printPage()],
  // as most builders and all of LaTeX print: no structure tells headings and lists
  untagged: ['html', () => printPage('--disable-pdf-tagging')],
  weasyprint: ['html', () => run('weasyprint', ['source.html', 'source.pdf'])],
  pdflatex: [
    'tex',
    () => {
      for (let i = 0; i < 2; i++) run('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'source.tex'])
    },
  ],
  typst: ['typ', () => run('typst', ['compile', 'source.typ', 'source.pdf'])],
  libreoffice: [
    'py',
    () => {
      run('python3', ['source.py'])
      run('soffice', ['--headless', '--convert-to', 'pdf', 'source.docx'])
    },
  ],
}

const sets = [
  ...[...samples, ...secondSamples, ...thirdSamples].map((sample) => ({ sample, folder: here })),
  ...fourthSamples.map((sample) => ({ sample, folder: fourth })),
  ...templateSamples.map((sample) => ({ sample, folder: templates })),
  ...usualSamples.map((sample) => ({ sample, folder: usual })),
]
for (const { sample, folder } of sets.filter((one) => one.sample.id.includes(process.argv[2] ?? ''))) {
  for (const part of ['pdf', 'truth']) mkdirSync(join(folder, part), { recursive: true })
  const person = people[sample.person]
  const [ending, print] = tools[sample.tool]
  writeFileSync(join(work, `source.${ending}`), sample.draw(printerOf(person, sample.options)))
  try {
    print()
  } catch (error) {
    console.error(`${sample.id}: ${error.message}`)
    continue
  }
  const file = join(folder, 'pdf', `${sample.id}.pdf`)
  if (existsSync(file)) rmSync(file)
  const made = join(work, 'source.pdf')
  writeFileSync(file, readFileSync(made))
  renameSync(made, join(work, 'last.pdf'))
  const text = await readText(file)
  const pages = text.split('\f').length - 1
  writeFileSync(
    join(folder, 'truth', `${sample.id}.json`),
    `${JSON.stringify(truthOf(sample, person, text, pages), null, 1)}\n`,
  )
  console.log(`${sample.id}: ${pages} page(s), ${Math.round(readFileSync(file).length / 1024)} KB`)
}
rmSync(work, { recursive: true })
