import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ask } from '../../packages/interviewer/src/ask/ask.ts'
import { closeParser } from '../../packages/interviewer/src/parse/guarded-child.ts'
import { parseResume } from '../../packages/interviewer/src/parse/parse-resume.ts'
import { random, shown } from './reading-sample.mjs'

/**
 * Draws the questions of a reading round: `node bench/questions/sample.mjs <round> [--json]`. People of `people/round-N.json` and parsed
 * PDFs of the parse benchmark; a third of the sample comes from the PDFs.
 */
const rounds = {
  1: { seed: 20261, pdfs: /df1[1-5]|vega|whitcombe/ },
  2: { seed: 20262, pdfs: /df(?:1[6-9]|20)|kowalczyk|lindqvist/ },
  3: { seed: 20263, pdfs: /df2[1-5]|farahani|sugimoto/ },
  4: { seed: 20264, pdfs: /df(?:2[6-9]|30)|ricciardi|marchand|adeyemi/ },
  // the people of the answering tests, whom the families were not written on; no PDFs are left that nobody has looked at
  5: { seed: 20265, examples: true },
}
const size = 60

const number = Number(process.argv[2])
const round = rounds[number]
if (!round) {
  console.error('usage: node bench/questions/sample.mjs <1..5> [--json]')
  process.exit(2)
}

const draw = random(round.seed)
const take = (list, count) => {
  const rest = [...list]
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(draw() * rest.length), 1)[0])
}

const examples = async () => {
  const { trades } = await import('../../packages/interviewer/src/answer/examples/trades.ts')
  const { services } = await import('../../packages/interviewer/src/answer/examples/services.ts')
  return Object.entries({ ...trades, ...services }).map(([id, { items }]) => ({ id, items }))
}
const written = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, `people/round-${number}.json`), 'utf8')).map(({ id, items }) => ({
    id,
    items: items.map(({ section, ...content }, at) => ({ id: `${id}-${at}`, section, content })),
  }))
const people = round.examples ? await examples() : written()

const folder = resolve(process.env.PARSE_BENCH ?? join(import.meta.dirname, '../../../shared/parse-bench'), 'pdf')
const files = round.pdfs ? readdirSync(folder).filter((file) => round.pdfs.test(file)) : []
// one print of each person: the same text in another layout is no other person
const persons = [...Map.groupBy(files, (file) => (file.startsWith('dg') ? file.split('-').at(-1) : file)).values()].map(
  (prints) => prints[0],
)
const parsed = []
for (const file of persons) {
  const result = await parseResume(new Uint8Array(readFileSync(join(folder, file))))
  if (!result.ok) continue
  const items = result.items.map(({ section, content, tag }, at) => ({
    id: `${file}-${at}`,
    section,
    content,
    ...(tag && { tag }),
  }))
  parsed.push({ id: file, items })
}
await closeParser()

const questionsOf = ({ id, items }) => {
  const existing = []
  return items.flatMap((item) => {
    const result = ask({ item, items, existing, num: 3 })
    existing.push(...result.questions.map(({ text }) => text))
    return result.questions.map(({ text }) => ({ person: id, item, question: text }))
  })
}
const sample = [
  ...take(people.flatMap(questionsOf), round.pdfs ? (size * 2) / 3 : size),
  ...take(parsed.flatMap(questionsOf), size / 3),
]
if (process.argv.includes('--json')) console.log(JSON.stringify(sample, null, 1))
else
  for (const [at, { item, question }] of sample.entries())
    console.log(`${at + 1}. ${shown(item).slice(0, 700)}\n   Q: ${question}\n`)
