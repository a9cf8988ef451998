import * as v from 'valibot'
import type { Doc } from '../answer/build-index.ts'
import type { Moment } from '../answer/dates.ts'
import { guardFailure } from '../answer/guards.ts'
import { asksLeavingRunningJob, denial, unsupportedEvents } from '../answer/premise.ts'
import type { ReadQuestion } from '../answer/read-question.ts'
import type { AnswerSentence } from '../interviewer.ts'
import { type SentenceProblem, sentenceProblems } from './check-sentence.ts'

/** What a model answers: sentences that cite ids of evidence, or the ids of what is nearest. */
export const replySchema = v.object({
  stated: v.boolean(),
  sentences: v.array(v.object({ text: v.string(), support: v.array(v.string()) })),
  related: v.array(v.string()),
})
export type Reply = v.InferOutput<typeof replySchema>

/** The most sentences that an answer may have. */
export const maxSentences = 4

const problemTexts: Record<SentenceProblem | 'support' | 'question', string> = {
  form: 'is not one plain sentence',
  private: 'tells private data',
  instruction: 'speaks to a machine',
  name: 'holds a name that is not in the evidence it cites',
  number: 'holds a number that is not in the evidence it cites',
  technology: 'holds a technology that is not in the evidence it cites',
  negation: 'denies what the evidence does not deny',
  unsupported: 'says more than the evidence it cites',
  support: 'cites no evidence that exists',
  question: 'rests on evidence that does not hold the names, numbers or years of the question',
}

/** Several pieces of evidence as one: what one sentence or answer as a whole rests on. */
const together = (docs: Doc[]): Doc | null => {
  const [first] = docs
  if (first === undefined) return null
  return {
    ...first,
    text: docs.map((doc) => doc.text).join(' . '),
    context: docs.map((doc) => doc.context).join(' . '),
    sentences: docs.flatMap((doc) => doc.sentences),
  }
}

/** True when the evidence holds the names, numbers and years of the question, and the grave events that it takes for granted. */
const supportsQuestion = (docs: Doc[], question: ReadQuestion, today: Moment): boolean => {
  const whole = together(docs)
  if (whole === null) return false
  const [events = [], ...others] = docs.map((doc) => unsupportedEvents(question, doc))
  if (events.some((event) => others.every((other) => other.includes(event)))) return false
  return [...docs, whole].some((doc) => guardFailure(question, doc, today) === null)
}

type Checked = { sentence: AnswerSentence; docs: Doc[] }

/** The sentences of a reply that pass every guard, and what is wrong with the others. */
export const guardReply = (
  reply: Reply,
  byId: Map<string, Doc>,
  question: ReadQuestion,
  firstName: string,
  today: Moment,
) => {
  const complaints: string[] = []
  const passing = reply.sentences.slice(0, maxSentences).flatMap(({ text: raw, support }): Checked[] => {
    const text = raw.trim().replace(/\s+/g, ' ')
    const docs = [...new Set(support)].flatMap((id) => byId.get(id) ?? [])
    const problems = docs.length === 0 ? (['support'] as const) : sentenceProblems(text, docs, firstName, today)
    if (problems.length === 0) return [{ sentence: { text, support: docs.map((doc) => doc.id) }, docs }]
    complaints.push(
      `The sentence ${JSON.stringify(text.slice(0, 300))} ${problems.map((code) => problemTexts[code]).join(', and ')}.`,
    )
    return []
  })
  const docs = [...new Set(passing.flatMap((checked) => checked.docs))]
  const fits = supportsQuestion(docs, question, today)
  if (passing.length > 0 && !fits) complaints.push(`The answer ${problemTexts.question}.`)
  return { sentences: fits ? passing.map(({ sentence }) => sentence) : [], docs: fits ? docs : [], complaints }
}

/** True when evidence tells that what the question takes for granted is not so; its facts then correct the question. */
export const corrects = (docs: Doc[], question: ReadQuestion): boolean =>
  docs.some((doc) => asksLeavingRunningJob(question, doc) || denial(question, doc) !== null)
