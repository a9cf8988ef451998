import { parseArgs } from 'node:util'
import { answer } from '../../packages/interviewer/src/answer/answer.ts'
import { buildIndex } from '../../packages/interviewer/src/answer/build-index.ts'
import { accountant } from './own/accountant.mjs'
import { cook } from './own/cook.mjs'
import { dataEngineer } from './own/data-engineer.mjs'
import { electrician } from './own/electrician.mjs'
import { gardener } from './own/gardener.mjs'
import { lawyer } from './own/lawyer.mjs'
import { nurse } from './own/nurse.mjs'
import { physiotherapist } from './own/physiotherapist.mjs'
import { productDesigner } from './own/product-designer.mjs'
import { receptionist } from './own/receptionist.mjs'
import { researcher } from './own/researcher.mjs'
import { salesLead } from './own/sales-lead.mjs'
import { shipOfficer } from './own/ship-officer.mjs'
import { socialWorker } from './own/social-worker.mjs'
import { student } from './own/student.mjs'
import { teacher } from './own/teacher.mjs'
import { warehouse } from './own/warehouse.mjs'

/** People by when they were written: the first were used to find weaknesses, `heldBack` were scored once after the work on `second`. */
const groups = {
  first: {
    nurse,
    teacher,
    cook,
    electrician,
    lawyer,
    dataEngineer,
    salesLead,
    student,
    warehouse,
    researcher,
    receptionist,
  },
  second: { productDesigner, gardener, accountant, physiotherapist },
  heldBack: { shipOfficer, socialWorker },
}
const today = '2026-11-21'
const { values } = parseArgs({ options: { show: { type: 'string' }, group: { type: 'string' } } })

const refusals = {
  near_miss: ['not_stated', 'corrected'],
  missing: ['not_stated'],
  false_premise: ['not_stated', 'corrected'],
  protected: ['protected'],
  injection: ['instruction'],
  out_of_scope: ['out_of_scope', 'not_stated'],
}

/** What a question got: 1 or 0 for each figure that its kind has. */
const judge = ({ kind, answers, also, says }, result) => {
  if (refusals[kind]) return { handled: refusals[kind].includes(result.outcome) }
  const cited = [...new Set(result.sentences.flatMap(({ support }) => support))]
  const text = result.sentences.map((sentence) => sentence.text).join(' ')
  const told = answers.some((ids) => ids.every((id) => cited.includes(id))) && text.includes(says)
  return {
    found: answers.some((ids) => ids.some((id) => result.ranked.slice(0, 3).includes(id))),
    told,
    clean: told && cited.every((id) => also.includes(id)),
    refused: cited.length === 0,
  }
}

const show = (asked, result, who, isGood) => {
  const wanted = values.show === 'everything' || (!isGood && (values.show === 'all' || values.show === asked.kind))
  if (!wanted) return
  const told = result.sentences.map(({ text, support }) => `\n    [${support}] ${text}`).join('')
  const right = [asked.answers.map((ids) => ids.join('+')).join(' '), asked.says].filter(Boolean).join(' | ')
  const nearest = result.ranked.slice(0, 3)
  console.log(
    `${isGood ? '' : '✗ '}${asked.kind} ${who}: ${asked.question} (${right}) → ${result.outcome} ${nearest}${told}`,
  )
}

const scoreGroup = (people) => {
  const figures = new Map()
  for (const [who, person] of Object.entries(people)) {
    const index = buildIndex(person)
    for (const asked of person.questions) {
      const { firstName, items, answers } = person
      const result = answer({ firstName, items, answers, question: asked.question, today }, index)
      const figure = figures.get(asked.kind) ?? { asked: 0 }
      figure.asked += 1
      const judged = judge(asked, result)
      for (const [name, value] of Object.entries(judged)) figure[name] = (figure[name] ?? 0) + Number(value)
      figures.set(asked.kind, figure)
      show(asked, result, who, judged.handled ?? judged.clean)
    }
  }
  return figures
}

for (const [group, people] of Object.entries(groups)) {
  if (values.group !== undefined && !values.group.split(',').includes(group)) continue
  const figures = scoreGroup(people)
  console.log(`${group}: ${Object.keys(people).length} people`)
  for (const [kind, { asked, ...counts }] of figures) {
    const shares = Object.entries(counts).map(([name, count]) => `${name} ${(count / asked).toFixed(3)}`)
    console.log(kind.padEnd(14), String(asked).padStart(4), shares.join('  '))
  }
}
