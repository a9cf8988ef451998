import * as v from 'valibot'
import { buildIndex, type Doc } from '../answer/build-index.ts'
import { sentencesOf } from '../answer/compose.ts'
import { type Moment, readMoment } from '../answer/dates.ts'
import { guardFailure } from '../answer/guards.ts'
import { intentsOf } from '../answer/intents.ts'
import { asksLeavingRunningJob, denial, unsupportedEvents } from '../answer/premise.ts'
import { rank } from '../answer/rank.ts'
import { type ReadQuestion, readQuestion } from '../answer/read-question.ts'
import { fixedRefusal } from '../answer/refuse.ts'
import type { AnswerOutcome, AnswerRequest, AnswerResult, AnswerSentence } from '../interviewer.ts'
import { lengthOf, type SentenceProblem, sentenceProblems } from './check-sentence.ts'
import type { LanguageModel } from './language-model.ts'

const replySchema = v.object({
  stated: v.boolean(),
  sentences: v.array(v.object({ text: v.string(), support: v.array(v.string()) })),
  related: v.array(v.string()),
})
type Reply = v.InferOutput<typeof replySchema>

const maxSentences = 4
const maxEvidenceCharacters = 30_000

const instructions = `You answer an employer's question about the owner of a resume, only from the evidence in the data. "stated" is true only if the evidence
answers exactly what is asked: the same person, names, numbers, years and technologies. Then give one to ${maxSentences} "sentences", each a plain statement in the third person that begins with the
first name or a pronoun, keeps to the words of the evidence, and names in "support" the ids of the evidence it rests on. If the evidence does not answer the question, or answers something like it only,
"stated" is false, "sentences" is empty, and "related" names the ids of the nearest evidence. Never infer, praise, judge, count or guess; never say what somebody did not do.`

const told: Record<SentenceProblem | 'support' | 'question', string> = {
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

/** Evidence under short ids of this call alone, so that a model can neither know nor guess another's. */
const evidenceOf = (docs: Doc[], today: Moment) => {
  let total = 0
  const shown = docs.filter((doc) => {
    total += doc.text.length
    return total <= maxEvidenceCharacters
  })
  const byId = new Map(shown.map((doc, index) => [`E${index + 1}`, doc]))
  const data = [...byId].map(([id, doc]) => {
    const { kind, name, title, level, startText: start, endText: end, sentences } = doc
    const label = kind === 'answer' ? { question: name } : { name }
    const fields = Object.entries({ kind, ...label, title, level, start, end, length: lengthOf(doc, today) })
    return { id, ...Object.fromEntries(fields.filter(([, text]) => text !== '')), sentences }
  })
  return { byId, data }
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
const bears = (docs: Doc[], question: ReadQuestion, today: Moment): boolean => {
  const whole = together(docs)
  if (whole === null) return false
  const [events = [], ...others] = docs.map((doc) => unsupportedEvents(question, doc))
  if (events.some((event) => others.every((other) => other.includes(event)))) return false
  return [...docs, whole].some((doc) => guardFailure(question, doc, today) === null)
}

type Checked = { sentence: AnswerSentence; docs: Doc[] }

/** The sentences of a reply that pass every guard, and what is wrong with the others. */
const guard = (reply: Reply, byId: Map<string, Doc>, question: ReadQuestion, firstName: string, today: Moment) => {
  const complaints: string[] = []
  const passing = reply.sentences.slice(0, maxSentences).flatMap(({ text: raw, support }): Checked[] => {
    const text = raw.trim().replace(/\s+/g, ' ')
    const docs = [...new Set(support)].flatMap((id) => byId.get(id) ?? [])
    const problems = docs.length === 0 ? (['support'] as const) : sentenceProblems(text, docs, firstName, today)
    if (problems.length === 0) return [{ sentence: { text, support: docs.map((doc) => doc.id) }, docs }]
    complaints.push(
      `The sentence ${JSON.stringify(text.slice(0, 300))} ${problems.map((code) => told[code]).join(', and ')}.`,
    )
    return []
  })
  const docs = [...new Set(passing.flatMap((checked) => checked.docs))]
  const fits = bears(docs, question, today)
  if (passing.length > 0 && !fits) complaints.push(`The answer ${told.question}.`)
  return { sentences: fits ? passing.map(({ sentence }) => sentence) : [], docs: fits ? docs : [], complaints }
}

/** True when evidence tells that what the question takes for granted is not so; its facts then correct the question. */
const corrects = (docs: Doc[], question: ReadQuestion): boolean =>
  docs.some((doc) => asksLeavingRunningJob(question, doc) || denial(question, doc) !== null)

/** An answer for which no model was asked. */
const unasked = (outcome: AnswerOutcome, confidence: number): AnswerResult => ({
  ok: true,
  engine: { kind: 'rules' },
  outcome,
  sentences: [],
  ranked: [],
  related: [],
  confidence,
})

/**
 * Answers an employer's question by a language model, which picks evidence and words sentences. Fixed refusals come before it, and
 * every sentence passes the guards of the rules after it: what fails is dropped, and when nothing is left the question is refused.
 */
export const answerModel = async (model: LanguageModel, request: AnswerRequest): Promise<AnswerResult> => {
  const refused = fixedRefusal(request.question, request.firstName)
  if (refused !== null) return unasked(refused, 1)
  const question = readQuestion(request.question, request.firstName)
  const today = readMoment(request.today) ?? { year: 0, month: null }
  const index = buildIndex(request)
  const hits = rank(question, index, intentsOf(question))
  const { byId, data } = evidenceOf(
    hits.map((hit) => hit.doc),
    today,
  )
  if (data.length === 0) return unasked('not_stated', 0)

  let reply: Reply | undefined
  const result = await model.structured({
    name: 'answer',
    schema: replySchema,
    instructions,
    data: { first_name: request.firstName, question: request.question, today: request.today, evidence: data },
    check: (given) => {
      reply = given
      const { sentences, complaints } = guard(given, byId, question, request.firstName, today)
      if (!given.stated || sentences.length > 0) return []
      return complaints.length > 0 ? complaints : ['"stated" is true but there is no sentence.']
    },
  })
  // A reply none of whose sentences passes, twice, is no failure of the engine: the evidence does not bear an answer.
  if (reply === undefined || (!result.ok && result.code !== 'failed_check'))
    return { ok: false, code: 'engine_failed', detail: result.ok ? '' : result.detail }
  const engine = { kind: 'llm', model: model.model } as const
  const guarded = guard(reply, byId, question, request.firstName, today)
  const found = hits.filter((hit) => hit.score > 0).map((hit) => hit.doc)
  const named = reply.related.flatMap((id) => byId.get(id) ?? [])
  const rankedFrom = (docs: Doc[]) => [...new Set([...docs, ...named, ...found].map((doc) => doc.id))].slice(0, 10)
  if (reply.stated && guarded.sentences.length > 0) {
    const kept = guarded.sentences.length / Math.max(1, reply.sentences.length)
    return {
      ok: true,
      engine,
      outcome: corrects(guarded.docs, question) ? 'corrected' : 'answered',
      sentences: guarded.sentences,
      ranked: rankedFrom(guarded.docs),
      related: [],
      confidence: 0.5 + 0.4 * kept,
    }
  }
  const near = named.length > 0 ? named : hits.filter((hit) => hit.intent || hit.coverage > 0.15).map((hit) => hit.doc)
  return {
    ok: true,
    engine,
    outcome: 'not_stated',
    sentences: [],
    ranked: rankedFrom([]),
    related: near.slice(0, 2).flatMap((doc) => sentencesOf(doc, question, today).slice(0, 2)),
    confidence: 0.2,
  }
}
