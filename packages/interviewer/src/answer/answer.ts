import type { AnswerOutcome, AnswerRequest, AnswerResult, AnswerSentence } from '../interviewer.ts'
import { type AnswerIndex, buildIndex, type Doc } from './build-index.ts'
import { compose, sentencesOf } from './compose.ts'
import { type Moment, readMoment } from './dates.ts'
import { guardFailure } from './guards.ts'
import { intentsOf } from './intents.ts'
import { type Hit, rank } from './rank.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import { fixedRefusal } from './refuse.ts'

/** From this share of a question on, the evidence counts as speaking of it. */
const enoughCoverage = 0.4

type Told = {
  outcome: AnswerOutcome
  sentences: AnswerSentence[]
  ranked: string[]
  related: AnswerSentence[]
  confidence: number
}

const result = (told: Told): AnswerResult => ({ ok: true, engine: { kind: 'rules' }, ...told })

const refusal = (
  outcome: AnswerOutcome,
  hits: Hit[],
  question: ReadQuestion,
  today: Moment,
  confidence: number,
): AnswerResult =>
  result({
    outcome,
    sentences: [],
    ranked: hits.map((hit) => hit.doc.id),
    related: hits
      .slice(0, 2)
      .filter((hit) => hit.coverage > 0.15 || hit.intent)
      .flatMap((hit) => sentencesOf(hit.doc, question, today).slice(0, 2)),
    confidence,
  })

/** How many further pieces of evidence are told beside the best one: those that score nearly as well. */
const company = (hits: Hit[], list: boolean): Doc[] => {
  const [best] = hits
  if (best === undefined) return []
  return hits
    .filter((hit, place) => place === 0 || (place < 3 && hit.score >= best.score * (list ? 0.35 : 0.55)))
    .map((hit) => hit.doc)
}

/**
 * Answers an employer's question from a resume and its released answers, by rules: every sentence quotes evidence and cites it,
 * and what the evidence does not hold is refused with the nearest facts. `index` saves building it anew for each question.
 */
export const answer = (request: AnswerRequest, index: AnswerIndex = buildIndex(request)): AnswerResult => {
  const question = readQuestion(request.question, request.firstName)
  const today = readMoment(request.today) ?? { year: 0, month: null }
  const refused = fixedRefusal(request.question, request.firstName)
  if (refused !== null) return result({ outcome: refused, sentences: [], ranked: [], related: [], confidence: 1 })
  const intents = intentsOf(question)
  const hits = rank(question, index, intents).filter((hit) => hit.score > 0)
  const ranked = hits.slice(0, 10)
  const [best] = ranked
  if (best === undefined) return refusal('not_stated', [], question, today, 0)
  const missing = intents.some((intent) => intent.strict && intent.find(index).length === 0)
  const passing = ranked.filter((hit) => guardFailure(question, hit.doc, today) === null)
  const [top] = passing
  if (top === undefined) return refusal('not_stated', ranked, question, today, best.coverage * 0.3)
  const enough = top.intent || top.coverage >= (missing ? 0.8 : enoughCoverage)
  if (!enough) return refusal('not_stated', ranked, question, today, top.coverage * 0.6)
  const ordered = [...passing, ...ranked.filter((hit) => !passing.includes(hit))]
  return result({
    outcome: 'answered',
    sentences: compose(
      company(
        passing,
        intents.some((intent) => intent.list),
      ),
      question,
      today,
    ),
    ranked: ordered.map((hit) => hit.doc.id),
    related: [],
    confidence: Math.min(1, 0.4 + top.coverage * 0.6),
  })
}
