import type { AskRequest, AskResult, FollowUpRequest, ResumeItem } from '../interviewer.ts'
import { itemText } from '../text/item-text.ts'
import { gatherQuestions, questionRules, questionsSchema } from './asked-questions.ts'
import type { LanguageModel } from './language-model.ts'
import { quotable } from './quotable.ts'

/** So many earlier questions go to the model; the check knows them all. */
const maxShown = 100

/** An item as a model sees it: its fields without what is nobody's business. */
const shown = (item: ResumeItem) => {
  const fields = Object.entries(itemText(item)).map(([name, text]) => [name, quotable(text)] as const)
  const filled = fields.filter(([, text]) => text !== '')
  return { section: item.section, fields: Object.fromEntries(filled), text: filled.map(([, text]) => text).join(' . ') }
}

/** Interview questions by a language model: exactly `num` that pass the checks of the rules, or a failure. */
export const askModel = async (model: LanguageModel, request: AskRequest): Promise<AskResult> => {
  const { item, items, existing, num } = request
  const { section, fields, text } = shown(item)
  const others = items.filter((other) => other.id !== item.id).map((other) => shown(other).fields['name'] ?? '')
  const gathered = gatherQuestions({ num, atLeast: num, existing, source: text })
  const result = await model.structured({
    name: 'questions',
    schema: questionsSchema,
    instructions: `You prepare the owner of a resume for a job interview. Write ${num} different interview questions about the item of the resume in the data:
about its numbers, tools, people, decisions and results, or what it leaves out. Spread them over the kinds. ${questionRules}`,
    data: {
      num,
      item: { section, ...fields },
      other_items: others.filter((name) => name !== ''),
      existing: existing.slice(-maxShown),
    },
    check: gathered.take,
  })
  if (!result.ok) return { ok: false, code: 'engine_failed', detail: result.detail }
  return { ok: true, engine: { kind: 'llm', model: model.model }, questions: gathered.kept }
}

/** One follow-up question by a language model to an answer that was just saved; none when the model finds nothing open. */
export const followUpModel = async (model: LanguageModel, request: FollowUpRequest): Promise<AskResult> => {
  const { section, fields, text } = shown(request.item)
  const [question, answer] = [quotable(request.question), quotable(request.answer)]
  const engine = { kind: 'llm', model: model.model } as const
  if (answer === '') return { ok: true, engine, questions: [] }
  const existing = [request.question, ...request.existing]
  const gathered = gatherQuestions({ num: 1, atLeast: 0, existing, source: `${answer} . ${question} . ${text}` })
  const result = await model.structured({
    name: 'follow_up',
    schema: questionsSchema,
    instructions: `You prepare the owner of a resume for a job interview. Write one follow-up question to the answer in the data, about what it leaves open: the outcome, the
reason, the person's own part, or what was learnt. Write none if it leaves nothing open. ${questionRules}`,
    data: { num: 1, item: { section, ...fields }, question, answer, existing: existing.slice(-maxShown) },
    check: gathered.take,
  })
  if (!result.ok) return { ok: false, code: 'engine_failed', detail: result.detail }
  return { ok: true, engine, questions: gathered.kept }
}
