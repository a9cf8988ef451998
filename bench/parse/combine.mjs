// Draws resumes at random from the parts that layouts are made of, and scores the parser on them:
// node bench/parse/combine.mjs [count] [seed] [folder] [rare]; with 'rare' half of each layout is of uncommon parts.
// Needs Chromium and the benchmark's scorer.
// No two have the same layout; what is printed depends on the seed alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

import { drawFrom, sectionKeys } from './combine/parts.mjs'
import { rareParts } from './combine/rare-parts.mjs'
import { printerOf, truthOf } from './own/truth.mjs'
import { readText } from './read-text.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const bench = process.env.PARSE_BENCH ?? join(root, '..', 'shared', 'parse-bench')
const [count = '40', seed = '1', folder = mkdtempSync(join(tmpdir(), 'combined-')), rare] = process.argv.slice(2)
const people = Object.assign(
  {},
  ...['own/people.json', 'own/people-three.json', 'fourth/people.json'].map((file) =>
    JSON.parse(readFileSync(join(here, file), 'utf8')),
  ),
)

/** Numbers from 0 to 1 that the seed alone decides (a linear congruential generator). */
const randomFrom = (start) => {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

for (const part of ['pdf', 'truth']) mkdirSync(join(folder, part), { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
const page = await browser.newPage()
for (let number = 1; number <= Number(count); number++) {
  const random = randomFrom(Number(seed) * 100_003 + number * 7919)
  for (let i = 0; i < 5; i++) random()
  const pick = (list) => list[Math.floor(random() * list.length)]
  const person = people[pick(Object.keys(people))]
  const drawn = drawFrom(pick, person, rare === 'rare' ? rareParts : undefined)
  const id = `c${seed}-${String(number).padStart(3, '0')}`
  const sample = { id, set: 'combined', layout: drawn.tags.join(' '), person: person.name, tool: 'chromium', ...drawn }
  await page.setContent(drawn.draw(printerOf(person, drawn.options)))
  const file = join(folder, 'pdf', `${id}.pdf`)
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: pick([true, false]) })
  const text = await readText(file)
  const truth = truthOf(sample, person, text, text.split('\f').length - 1)
  writeFileSync(join(folder, 'truth', `${id}.json`), `${JSON.stringify(truth, null, 1)}\n`)
}
await browser.close()
console.log(`${count} resumes of ${sectionKeys.length} kinds of sections in ${folder}`)
const command = `"${process.execPath}" packages/interviewer/src/parse/cli.ts`
const args = ['--set', folder, '--parser', command, '--batch', '--single-n', '1', '--verbose']
spawnSync(process.execPath, [join(bench, 'score.mjs'), ...args], { cwd: root, stdio: 'inherit' })
