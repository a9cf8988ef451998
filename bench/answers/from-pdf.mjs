// From a PDF to an answer: `node bench/answers/from-pdf.mjs [--show]` parses the sample PDFs of bench/parse/own and asks eight stock
// questions of each. What must be told is what the layouts were made from (bench/parse/own/truth); where a resume has nothing of the
// kind, nothing may be stated.
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parsePdf } from '../../packages/interviewer/src/parse/parse-pdf.ts'
import { fold, words } from '../../packages/interviewer/src/text/words.ts'
import { at } from '../../scripts/paths.mjs'
import { ask, load } from './engine.mjs'

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const folder = 'bench/parse/own'
const firstName = 'Robin'
/** So many entries of a list an answer tells at most. */
const longestList = 12
/** A printed text may be hyphenated or abbreviated: so much of its words must be told. */
const enough = 0.6

const tokens = (text) => words(fold(text)).filter((word) => word.length > 1)
const holds = (told, text) => {
  const asked = tokens(text)
  return asked.length === 0 || asked.filter((word) => told.has(word)).length / asked.length >= enough
}
const yearOf = (date) => /(?:19|20)\d\d/.exec(date ?? '')?.[0]
const isRunning = ({ end_date: end }) => end === null || /present|now|today|current/i.test(end)

/** The stock questions: what is asked, what must be told by the truth (all of it, or `some`), null where nothing is to be asked. */
const questions = {
  'current job': ({ jobs }) => {
    const running = jobs.filter(isRunning)
    const gold = running.length > 0 ? running : jobs.slice(0, 1)
    return {
      question: 'What is her current job?',
      gold: gold.map(({ title, name }) => `${title ?? ''} ${name ?? ''}`),
      some: true,
    }
  },
  'when at X': ({ jobs }) => {
    const job = jobs.find(({ name, start_date: start }) => name && yearOf(start))
    return job === undefined
      ? null
      : { question: `When was ${firstName} at ${job.name}?`, gold: [yearOf(job.start_date)] }
  },
  'study and where': ({ other }) => ({
    question: 'What did she study and where?',
    gold: other('education').slice(0, 3),
  }),
  languages: ({ other }) => ({
    question: 'Which languages does she speak?',
    gold: other('language').map((text) => tokens(text)[0]),
  }),
  awards: ({ of }) => ({ question: 'Any awards?', gold: of('achievements').map(({ name }) => name) }),
  companies: ({ jobs }) => ({
    question: 'Which companies has she worked for?',
    gold: jobs.flatMap(({ name }) => (name ? [name] : [])),
  }),
  skills: ({ of }) => ({
    question: 'What are her skills?',
    gold: [...of('skills'), ...of('technical')].flatMap(({ name }) => (name ? [name] : [])),
    most: true,
  }),
  contact: () => ({ question: 'How can I contact her?', gold: [] }),
}

const truthOf = (file) => {
  const { items } = JSON.parse(readFileSync(at(`${folder}/truth/${file}`), 'utf8'))
  const of = (category) => items.filter(({ cat }) => cat === category)
  return {
    of,
    jobs: of('experience'),
    other: (kind) => of('other').flatMap((item) => (item.kind === kind ? [item.text] : [])),
  }
}

const isRight = ({ gold, some, most }, { outcome, sentences }) => {
  const isStated = outcome === 'answered' || outcome === 'corrected'
  if (gold.length === 0) return !isStated
  const told = new Set(tokens(sentences.map(({ text }) => text).join(' ')))
  const asked = gold.slice(0, longestList)
  const found = asked.filter((text) => holds(told, text)).length
  return isStated && found >= (some ? 1 : most ? 0.8 * asked.length : asked.length)
}

const score = Object.fromEntries(Object.keys(questions).map((name) => [name, { right: 0, asked: 0 }]))
for (const file of readdirSync(at(`${folder}/truth`)).filter((name) => name.endsWith('.json'))) {
  const truth = truthOf(file)
  const pdf = file.replace(/\.json$/, '.pdf')
  const parsed = await parsePdf(new Uint8Array(readFileSync(at(`${folder}/pdf/${pdf}`))), {})
  const items = parsed.ok
    ? parsed.items.map(({ section, content, tag }, place) => ({
        id: `item-${place}`,
        section,
        content,
        ...(tag ? { tag } : {}),
      }))
    : []
  const state = load({ firstName, items, answers: [] })
  for (const [name, make] of Object.entries(questions)) {
    const asked = make(truth)
    if (asked === null) continue
    const result = await ask(state, asked.question)
    const right = isRight(asked, result)
    score[name].asked += 1
    score[name].right += Number(right)
    if (values.show && !right)
      console.log(
        `✗ ${pdf} ${asked.question} (${asked.gold.join(' | ')}) → ${result.outcome} <${result.rule}> ${[...result.sentences, ...result.related].map(({ text }) => text).join(' ')}`,
      )
  }
}
const rows = Object.entries(score)
for (const [name, { right, asked }] of rows)
  console.log(name.padEnd(18), `${right} of ${asked}`.padStart(10), (right / asked).toFixed(3))
const sum = (figure) => rows.reduce((total, [, row]) => total + row[figure], 0)
console.log(
  'all'.padEnd(18),
  `${sum('right')} of ${sum('asked')}`.padStart(10),
  (sum('right') / sum('asked')).toFixed(3),
)
