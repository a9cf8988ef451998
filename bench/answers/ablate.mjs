// What each part of the answer engine is worth: every rule, step, regular expression and table is put out of use in turn, and the
// questions on which it had an effect are asked again. See docs/answering.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { judge } from './judge-answers.mjs'
import { allLoaded, forget, groupFeatures, settleFeatures, switches, switchOff, worked } from './switches.mjs'

// Only after the switches: what is loaded from here on can be put out of use
const { ask, load } = await import('./engine.mjs')
const { people } = await import('./people.mjs')
const { rules } = await import('../../packages/interviewer/src/answer/rules/rules.ts')

const { values } = parseArgs({
  options: {
    /** The people of the bench who are asked about. */
    group: {
      type: 'string',
      default: 'calibration,heldBack,heldBackThree,heldBackFour,heldBackFive,heldBackSix,open',
    },
    /** Folders with people and a `questions.json` without gold: counted is only what changes. */
    folder: { type: 'string', multiple: true, default: [] },
    /** Only parts whose name holds this. */
    part: { type: 'string', default: '' },
    /** Only parts of these kinds. */
    kind: { type: 'string', default: 'rule,step,table,expression,weight,features' },
    /** Each part is tried on so many questions at most, and until so many answers have changed. */
    most: { type: 'string', default: '300' },
    enough: { type: 'string', default: '25' },
    /** A file for the answers that change, as JSON. */
    out: { type: 'string' },
    /** Prints the answers that change, before and after. */
    show: { type: 'boolean', default: false },
  },
})

/** The people of a folder whose questions stand beside them, by the name of their file. */
const peopleBeside = async (folder) => {
  const asked = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  return Promise.all(
    files.map(async (file) => {
      const [person] = Object.values(await import(resolve(folder, file)))
      const questions = asked
        .filter((one) => `${one.person}.mjs` === file)
        .map(({ question, kind }) => ({ question, kind: `${kind} (no gold)` }))
      return [file, { firstName: 'Sam', answers: [], ...person, questions }]
    }),
  )
}

groupFeatures([
  [
    'the one sentence',
    [
      'sentenceNear',
      'sentenceAnswering',
      'sentenceNearMargin',
      'sentenceAnsweringMargin',
      'sentenceMargin',
      'sentenceWithin',
      'sentenceBorne',
      'fieldsBorne',
      'rareBorne',
      'likeBorne',
      'borneMargin',
      'rivals',
      'sentenceFocus',
      'sentenceWords',
      'sentenceWanted',
      'sentenceFigures',
      'sentenceLimits',
    ],
  ],
  ['rank', ['share', 'ofBest', 'shareMargin']],
  ['meaning', ['likeness', 'meaningMargin', 'bestSentence']],
  ['learned product', ['answering', 'answeringMargin']],
  ['words', ['words', 'wordMargin', 'coverage', 'enough', 'speaks']],
  [
    'words that say what is meant',
    [
      'specifics',
      'allSpecifics',
      'borne',
      'borneOfAll',
      'held',
      'heldOfAll',
      'likestLeast',
      'likestMean',
      'things',
      'missing',
      'missingShare',
      'missingLikeness',
      'missingNowhere',
      'unknownShare',
    ],
  ],
  ['guards', ['guards', 'holdsPosts', 'names', 'namesHeld', 'limits', 'lower']],
  [
    'topic',
    [
      'topicLikelihood',
      'topicMargin',
      'open',
      'ofTopic',
      'besideTopic',
      'topicMissing',
      'strictlyMissing',
      'topicSame',
      'otherTopicSame',
    ],
  ],
  ['same question', ['sameQuestion', 'sameQuestionMargin', 'otherQuestion']],
  [
    'kind of fact',
    ['wanted', 'holdsWanted', 'lacksWanted', 'figures', 'presupposes', 'asksHow', 'years', 'whether', 'whetherBorne'],
  ],
  ['form', ['kind', 'behavioural', 'asksForStory', 'length', 'fragment', 'sentences', 'alternatives', 'several']],
])

const members = []
for (const group of values.group.split(',').filter(Boolean))
  for (const [who, person] of Object.entries(people[group])) members.push({ who, person })
for (const folder of values.folder)
  if (existsSync(join(folder, 'questions.json')))
    for (const [who, person] of await peopleBeside(folder)) members.push({ who, person })

/** What an employer reads. */
const read = ({ outcome, sentences, related, closeness }) =>
  JSON.stringify([outcome, closeness, sentences.map(({ text }) => text), related.map(({ text }) => text)])

// Everything in use: what each question gets, and which parts had an effect on it
allLoaded()
const asked = []
const workedOnLoading = new Map()
for (const { who, person } of members) {
  worked.clear()
  forget()
  load(person)
  const onLoading = [...worked]
  for (const id of onLoading) workedOnLoading.set(id, (workedOnLoading.get(id) ?? new Set()).add(person))
  for (const [place, question] of person.questions.entries()) {
    forget()
    const state = load(person)
    worked.clear()
    const result = await ask(state, question.question)
    const judged = question.answers === undefined ? null : judge(question, result)
    asked.push({ who, person, place, question, result, judged, read: read(result), worked: new Set(worked) })
  }
}
settleFeatures()
// One question of each person, then the next of each: a part that is tried on some is tried on many people
asked.sort((one, other) => one.place - other.place)

const of = (name, judged) => Number(judged?.[name] ?? false)
/** What changes when a part is out of use. */
const tryWithout = async (part, isTouched, among) => {
  const touched = asked.filter(isTouched)
  const change = {
    part: part.id,
    kind: part.kind,
    lines: part.lines,
    touched: touched.length,
    tried: 0,
    changed: 0,
    trusted: 0,
    shown: 0,
    wrong: 0,
    judged: 0,
    better: 0,
    worse: 0,
    answers: [],
  }
  switchOff(part.id)
  const states = new Map()
  for (const { who, person, question, read: before, judged, result } of touched) {
    if (change.tried >= Number(values.most) || change.changed >= Number(values.enough)) break
    change.tried += 1
    const known = states.get(person)
    let found
    try {
      const state = known ?? load(person)
      states.set(person, state)
      found = await ask(state, question.question, among)
    } catch (error) {
      found = { outcome: `fails: ${error.message}`, sentences: [], related: [] }
    }
    const after = read(found)
    if (after === before) continue
    change.changed += 1
    const now = judged === null ? null : judge(question, found)
    if (now !== null) {
      change.judged += 1
      for (const figure of ['trusted', 'shown', 'wrong']) change[figure] += of(figure, now) - of(figure, judged)
      const worth = (one) => of('trusted', one) + 0.5 * of('shown', one) - 2 * of('wrong', one)
      if (worth(now) > worth(judged)) change.better += 1
      if (worth(now) < worth(judged)) change.worse += 1
    }
    change.answers.push({
      who,
      question: question.question,
      kind: question.kind,
      gold: [question.answers, question.says],
      before,
      after,
      rule: [result.rule, found.rule],
      worth: now === null ? null : [judged, now],
    })
  }
  switchOff(null)
  return change
}

const parts = [
  ...rules.map(({ name }) => ({ kind: 'rule', id: `rule: ${name}`, lines: 0, name })),
  ...switches.flatMap((part) =>
    part.kind === 'step' ? [part, { ...part, id: `${part.id} = no` }, { ...part, id: `${part.id} = yes` }] : [part],
  ),
].filter(({ id, kind }) => id.includes(values.part) && values.kind.split(',').includes(kind))
const changes = []
const loads = (id, person) => workedOnLoading.get(id)?.has(person) === true
const everWorks = ({ id }) => workedOnLoading.has(id) || asked.some(({ worked }) => worked.has(id))
const print = (change) => {
  const { part, kind, touched, tried, changed, trusted, shown, wrong, better, worse } = change
  const signed = (count) => (count > 0 ? `+${count}` : String(count)).padStart(5)
  console.log(
    part.padEnd(62),
    kind.padEnd(11),
    [touched, tried, changed].map((n) => String(n).padStart(6)).join(''),
    signed(trusted),
    signed(shown),
    signed(wrong),
    String(better).padStart(6),
    String(worse).padStart(6),
  )
  if (values.show)
    for (const { who, question, before, after, rule } of change.answers)
      console.log(`   ${who}: ${question} <${rule.join(' → ')}>\n     − ${before}\n     + ${after}`)
}
const total = (figure) => asked.filter(({ judged }) => judged?.[figure] === true).length
console.log(
  `${asked.length} questions about ${members.length} people: ${total('trusted')} trusted, ${total('shown')} shown, ${total('wrong')} stated and wrong\n`,
)
console.log('without'.padEnd(74), 'touched  tried changed trust shown wrong better  worse')
for (const part of parts) {
  if (part.kind === 'rule') {
    const among = rules.filter(({ name }) => name !== part.name)
    changes.push(await tryWithout(part, ({ result }) => (result.rule ?? '').split('; ').includes(part.name), among))
  } else if (everWorks(part))
    changes.push(await tryWithout(part, ({ worked, person }) => worked.has(part.id) || loads(part.id, person)))
  else if (part.kind !== 'step')
    changes.push({
      part: part.id,
      kind: part.kind,
      lines: part.lines,
      touched: 0,
      tried: 0,
      changed: 0,
      trusted: 0,
      shown: 0,
      wrong: 0,
      better: 0,
      worse: 0,
      answers: [],
    })
  else continue
  print(changes.at(-1))
}
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(changes, null, 1))
