import type { AnswerOutcome, AnswerRequest, AnswerResult, AnswerSentence } from '../interviewer.ts'
import { type AnswerIndex, buildIndex } from './build-index.ts'
import { compose, composeCareer, composeFields, composeList, sentencesOf } from './compose.ts'
import { type Moment, readMoment } from './dates.ts'
import { type Finding, find, isRelated } from './find.ts'
import { withYears } from './periods.ts'
import type { Hit } from './rank.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import { fixedRefusal } from './refuse.ts'
import { splitQuestion } from './split-question.ts'

type Told = {
  outcome: AnswerOutcome
  sentences: AnswerSentence[]
  ranked: string[]
  related: AnswerSentence[]
  confidence: number
}

const told = (result: Told): AnswerResult => ({ ok: true, engine: { kind: 'rules' }, ...result })

const idsOf = (hits: Hit[]): string[] => [...new Set(hits.map((hit) => hit.doc.id))].slice(0, 10)

/** The nearest facts of a refusal: at most two pieces of evidence that share something with the question. */
const relatedOf = (hits: Hit[], question: ReadQuestion, today: Moment): AnswerSentence[] =>
  hits
    .filter((hit) => isRelated(question, hit))
    .slice(0, 2)
    .flatMap((hit) => sentencesOf(hit.doc, question, today).slice(0, 2))

/** Puts the findings of the parts of a question together: the best of each part first. */
const together = (findings: Finding[]): Finding => {
  const rows = Math.max(...findings.map((finding) => finding.told.length))
  const interleaved = (lists: Hit[][]) =>
    Array.from({ length: rows }, (_, row) => lists.flatMap((list) => list.slice(row, row + 1))).flat()
  const heads = interleaved(findings.map((finding) => finding.told))
  const rest = findings.flatMap((finding) => finding.hits)
  return {
    outcome: 'answered',
    told: heads.filter((hit, place) => heads.findIndex((other) => other.doc.id === hit.doc.id) === place),
    hits: [...heads, ...rest],
    confidence: Math.min(...findings.map((finding) => finding.confidence)),
  }
}

/**
 * Answers an employer's question from a resume and its released answers, by rules: every sentence quotes evidence and cites it,
 * and what the evidence does not hold is refused with the nearest facts. `index` saves building it anew for each question.
 */
export const answer = (request: AnswerRequest, index: AnswerIndex = buildIndex(request)): AnswerResult => {
  const refused = fixedRefusal(request.question, request.firstName)
  if (refused !== null) return told({ outcome: refused, sentences: [], ranked: [], related: [], confidence: 1 })
  const today = readMoment(request.today) ?? { year: 0, month: null }
  const asked = withYears(request.question, today)
  const question = readQuestion(asked, request.firstName)
  const whole = find(question, index, today)
  const parts = splitQuestion(asked).map((part) => find(readQuestion(part, request.firstName), index, today))
  const heads = new Set(parts.map((part) => part.told[0]?.doc.id))
  const split = parts.length > 1 && parts.every((part) => part.outcome === 'answered') && heads.size === parts.length
  const finding = split && whole.outcome !== 'corrected' ? together(parts) : whole
  if (finding.outcome === 'answered' || finding.outcome === 'corrected') {
    const docs = finding.told.map((hit) => hit.doc)
    const composer = finding.career
      ? composeCareer
      : finding.listed
        ? composeList
        : finding.fieldsOnly
          ? composeFields
          : compose
    const sentences = composer(docs, question, today)
    if (sentences.length > 0)
      return told({
        outcome: finding.outcome,
        sentences,
        ranked: idsOf([...finding.told, ...finding.hits]),
        related: [],
        confidence: finding.confidence,
      })
  }
  return told({
    outcome: finding.outcome === 'out_of_scope' ? 'out_of_scope' : 'not_stated',
    sentences: [],
    ranked: idsOf(finding.hits),
    related: finding.outcome === 'out_of_scope' ? [] : relatedOf(finding.hits, question, today),
    confidence: finding.confidence,
  })
}
