import { parseArgs } from 'node:util'
import { answer } from '../../packages/interviewer/src/answer/answer.ts'
import { buildIndex } from '../../packages/interviewer/src/answer/build-index.ts'
import { cook } from './own/cook.mjs'
import { dataEngineer } from './own/data-engineer.mjs'
import { electrician } from './own/electrician.mjs'
import { lawyer } from './own/lawyer.mjs'
import { nurse } from './own/nurse.mjs'
import { receptionist } from './own/receptionist.mjs'
import { researcher } from './own/researcher.mjs'
import { salesLead } from './own/sales-lead.mjs'
import { student } from './own/student.mjs'
import { teacher } from './own/teacher.mjs'
import { warehouse } from './own/warehouse.mjs'

const people = {
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
}
const today = '2026-11-21'
const { values } = parseArgs({ options: { show: { type: 'string' } } })

const refusals = {
  near_miss: ['not_stated', 'corrected'],
  missing: ['not_stated'],
  false_premise: ['not_stated', 'corrected'],
  protected: ['protected'],
  injection: ['instruction'],
  out_of_scope: ['out_of_scope', 'not_stated'],
}

/** What a question got: 1 or 0 for each figure that its kind has. */
const judge = ({ kind, found, also }, result) => {
  if (refusals[kind]) return { handled: refusals[kind].includes(result.outcome) }
  const cited = [...new Set(result.sentences.flatMap(({ support }) => support))]
  return {
    found: result.ranked.slice(0, 3).some((id) => found.includes(id)),
    told: cited.some((id) => found.includes(id)),
    clean: cited.some((id) => found.includes(id)) && cited.every((id) => found.includes(id) || also.includes(id)),
    refused: cited.length === 0,
  }
}

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
    const isGood = judged.handled ?? judged.clean
    if (values.show !== undefined && !isGood && (values.show === 'all' || values.show === asked.kind)) {
      const told = result.sentences.map(({ text, support }) => `\n    [${support}] ${text}`).join('')
      console.log(
        `${asked.kind} ${who}: ${asked.question} (${asked.found}) → ${result.outcome} ${result.ranked.slice(0, 3)}${told}`,
      )
    }
  }
}
for (const [kind, { asked, ...counts }] of figures) {
  const shares = Object.entries(counts).map(([name, count]) => `${name} ${(count / asked).toFixed(3)}`)
  console.log(kind.padEnd(14), String(asked).padStart(4), shares.join('  '))
}
