import { answer } from '../answer/answer.ts'
import { type AnswerIndex, buildIndex, type Doc } from '../answer/build-index.ts'
import { type Moment, readMoment } from '../answer/dates.ts'
import { sentencesOf } from '../answer/evidence-sentences.ts'
import { readQuestion } from '../answer/read-question.ts'
import { fixedRefusal } from '../answer/refuse.ts'
import type { AnswerOutcome, AnswerRequest, AnswerResult } from '../interviewer.ts'
import { lengthOf } from './check-sentence.ts'
import { corrects, guardReply, maxSentences, type Reply, replySchema } from './guard-reply.ts'
import type { LanguageModel } from './language-model.ts'

const maxEvidenceCharacters = 30_000

const instructions = `You answer an employer's question about the owner of a resume, only from the evidence in the data. "stated" is true only if the evidence
answers exactly what is asked: the same person, names, numbers, years and technologies. Then give one to ${maxSentences} "sentences", each a plain statement in the third person that begins with the
first name or a pronoun, keeps to the words of the evidence, and names in "support" the ids of the evidence it rests on. If the evidence does not answer the question, or answers something like it only,
"stated" is false, "sentences" is empty, and "related" names the ids of the nearest evidence. Never infer, praise, judge, count or guess; never say what somebody did not do.`

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

/** An answer for which no model was asked. */
const unasked = (outcome: AnswerOutcome, confidence: number): AnswerResult => ({
  ok: true,
  engine: { kind: 'rules' },
  outcome,
  rule: outcome === 'not_stated' ? 'nothing near' : 'never answered',
  sentences: [],
  ranked: [],
  related: [],
  confidence,
})

/**
 * Answers an employer's question by a language model, which picks evidence and words sentences. Fixed refusals come before it, and
 * every sentence passes the guards of the rules after it: what fails is dropped, and when nothing is left the question is refused.
 */
export const answerModel = async (
  model: LanguageModel,
  request: AnswerRequest,
  index: AnswerIndex = buildIndex(request),
): Promise<AnswerResult> => {
  const refused = fixedRefusal(request.question, request.firstName)
  if (refused !== null) return unasked(refused, 1)
  const question = readQuestion(request.question, request.firstName)
  const today = readMoment(request.today) ?? { year: 0, month: null }
  const byRules = answer(request, index)
  const found = byRules.ok ? byRules.ranked.flatMap((id) => index.docs.find((doc) => doc.id === id) ?? []) : []
  const { byId, data } = evidenceOf([...new Set([...found, ...index.docs])], today)
  if (data.length === 0) return unasked('not_stated', 0)

  let reply: Reply | undefined
  const result = await model.structured({
    name: 'answer',
    schema: replySchema,
    instructions,
    data: { first_name: request.firstName, question: request.question, today: request.today, evidence: data },
    check: (given) => {
      reply = given
      const { sentences, complaints } = guardReply(given, byId, question, request.firstName, today)
      if (!given.stated || sentences.length > 0) return []
      return complaints.length > 0 ? complaints : ['"stated" is true but there is no sentence.']
    },
  })
  // A reply none of whose sentences passes, twice, is no failure of the engine: the evidence does not bear an answer.
  if (reply === undefined || (!result.ok && result.code !== 'failed_check'))
    return { ok: false, code: 'engine_failed', detail: result.ok ? '' : result.detail }
  const engine = { kind: 'llm', model: model.model } as const
  const guarded = guardReply(reply, byId, question, request.firstName, today)
  const named = reply.related.flatMap((id) => byId.get(id) ?? [])
  const rankedFrom = (docs: Doc[]) => [...new Set([...docs, ...named, ...found].map((doc) => doc.id))].slice(0, 10)
  if (reply.stated && guarded.sentences.length > 0) {
    const kept = guarded.sentences.length / Math.max(1, reply.sentences.length)
    return {
      ok: true,
      engine,
      outcome: corrects(guarded.docs, question) ? 'corrected' : 'answered',
      rule: 'worded by the language model',
      sentences: guarded.sentences,
      ranked: rankedFrom(guarded.docs),
      related: [],
      confidence: 0.5 + 0.4 * kept,
    }
  }
  const near = (named.length > 0 ? named : found).slice(0, 2)
  return {
    ok: true,
    engine,
    outcome: near.length > 0 ? 'closest' : 'not_stated',
    rule: near.length > 0 ? 'the closest evidence' : 'nothing near',
    sentences: [],
    ranked: rankedFrom([]),
    related: near.flatMap((doc) => sentencesOf(doc, question, today).slice(0, 2)),
    ...(near.length > 0 && { closeness: 'likely' as const }),
    confidence: 0.2,
  }
}
