import type { AnswerOutcome, AnswerRequest, AnswerResult } from '../interviewer.ts'
import { withAcronyms } from './acronyms.ts'
import { type AnswerIndex, buildIndex } from './build-index.ts'
import { composeFinding, composeNear } from './compose.ts'
import { type Moment, readMoment } from './dates.ts'
import { isLeftOut, readExclusion } from './exclusion.ts'
import { find } from './find.ts'
import { tellLeftOut } from './left-out.ts'
import { type Meaning, sharedMeaning } from './meaning.ts'
import { writeOut } from './notes.ts'
import { addedSentences, areOfTwoTopics, asksByItself, isUnsaid, withThing } from './parts.ts'
import { withYears } from './periods.ts'
import { withoutOpening, withoutPreface, withoutRemarks } from './preface.ts'
import { refusalByMeaning } from './private-by-meaning.ts'
import type { Hit } from './rank.ts'
import { readQuestion } from './read-question.ts'
import { fixedRefusal } from './refuse.ts'
import { underwayRule } from './rules/called.ts'
import { askedOfPerson, asksWhetherSuited, demandsPrivateMatter } from './rules/judgement-questions.ts'
import type { Finding, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { exclusionRule } from './rules/totals.ts'
import { asksOfEmployer } from './same-employer.ts'
import { areAnsweredApart, closenessAmong, type PartAnswer, tellParts } from './several-parts.ts'
import { splitQuestion } from './split-question.ts'
import { asInResume } from './written-names.ts'

type RuleResult = Omit<Extract<AnswerResult, { ok: true }>, 'ok' | 'engine'>

const resultOf = (result: RuleResult): AnswerResult => ({ ok: true, engine: { kind: 'rules' }, ...result })

/** The result for a question that is never answered. */
const refusal = (outcome: AnswerOutcome, rule: string, confidence: number): AnswerResult =>
  resultOf({ outcome, rule, sentences: [], ranked: [], related: [], confidence })

const idsOf = (hits: Hit[]): string[] => [...new Set(hits.map((hit) => hit.doc.id))].slice(0, 10)
const isStated = ({ outcome }: Finding) => outcome === 'answered' || outcome === 'corrected'

/** Rules that answer a part of a question whatever stands beside it. */
const byItself = new Set([
  'a usual question',
  'a usual question about one thing',
  'a sentence that says so',
  'a sentence that says that it is not so',
  'a language by its name',
  'a tool or skill by its name',
  'a condition in its own words',
])
const asksWhether = /^(?:and |also )?(?:can|could|does|do|is|has|will|would)\b/i

/**
 * Answers an employer's question from a resume and its released answers, by rules: every sentence quotes evidence and cites it. What
 * the evidence comes near without bearing it is shown as the closest, and nothing is asserted; all else is not stated.
 */
export const answer = (
  request: AnswerRequest,
  index: AnswerIndex = buildIndex(request),
  meaning: Meaning = sharedMeaning(),
  among: Rule[] = rules,
): AnswerResult => {
  const refused = fixedRefusal(request.question, request.firstName)
  if (refused !== null)
    return besidePrivate(refused, request, index, meaning, among) ?? refusal(refused, 'never answered', 1)
  const today: Moment = readMoment(request.today) ?? { year: 0, month: null }
  const isKnown = (stem: string) => index.frequency.has(stem)
  // Of a described post every word counts, also what stands before the question
  const isOfPost = asksWhetherSuited(request.question)
  if (isOfPost && demandsPrivateMatter(request.question)) return refusal('protected', 'never answered', 1)
  const asked = isOfPost ? request.question : withoutRemarks(withoutPreface(request.question))
  const plain = withYears(withoutOpening(asked), today)
  const named = asInResume(withAcronyms(plain, index.acronyms, isKnown), index.written)
  const text = writeOut(named, isKnown, index.shorter, index.words)
  const read = (part: string) => readQuestion(part, request.firstName, meaning, index.names, index.tools)
  const ask = (part: string) => {
    const question = read(part)
    const finding = find(question, index, today, meaning, among)
    return { question, finding, sentences: isStated(finding) ? composeFinding(finding, question, today) : [] }
  }
  const whole = ask(text)
  const exclusion = readExclusion(text)
  const kept = exclusion === null ? [] : index.docs.filter((doc) => !isLeftOut(exclusion, doc))
  const leavesOut = exclusion !== null && !exclusion.vague && kept.length > 0 && kept.length < index.docs.length
  // Of what is left out nothing is told; the time in all other jobs is reckoned by a rule of its own
  if (leavesOut && !isOfPost && whole.finding.rule !== exclusionRule.name)
    return answer({ ...request, question: exclusion.rest }, { ...index, docs: kept }, meaning, among)
  const ofPerson = isOfPost ? askedOfPerson(request.question) : request.question
  const isAnswered = () => isOfPost || (whole.sentences.length > 0 && whole.finding.confidence >= 0.5)
  const meant = ofPerson === '' ? null : refusalByMeaning(ofPerson, request.firstName, index, meaning, isAnswered)
  if (meant !== null)
    return besidePrivate(meant, request, index, meaning, among) ?? refusal(meant, 'never answered, by its meaning', 0.9)
  const { parts: written, kind } = splitQuestion(text)
  const texts = kind === 'questions' ? withThing(written, read) : written
  const asParts = kind === 'notes' && !areOfTwoTopics(texts.map(read)) ? [] : texts.map(ask)
  const parts = asParts.map((part, at) => {
    const ofEmployer = at === 0 ? null : asksOfEmployer(part, asParts[0], index)
    return ofEmployer === null ? part : ask(ofEmployer)
  })
  // The first part never refers back to another.
  const isOwn = (part: PartAnswer) =>
    asksByItself(part.question) ||
    (kind === 'questions' && (part === parts[0] || part.finding.rule === underwayRule.name))
  const own = parts.filter(isOwn)
  const answered = own.filter(({ sentences }) => sentences.length > 0)
  const context = { index, meaning, today }
  const isSayable = (part: PartAnswer) =>
    (kind === 'questions' && part.finding.outcome !== 'out_of_scope') || isUnsaid(part.question, index, meaning)
  // Several things were asked: each is told of its own evidence, or that the resume does not say it.
  const isOne = whole.finding.undivided === true
  if (!isOne && areAnsweredApart(whole, own, kind, context))
    return resultOf({
      outcome: 'answered',
      rule: answered.map(({ finding }) => finding.rule).join('; '),
      sentences: tellParts(parts, isOwn, isSayable, context),
      ranked: idsOf([...answered.flatMap(({ finding }) => finding.cited), ...whole.finding.hits]),
      related: [],
      confidence: Math.min(...answered.map(({ finding }) => finding.confidence)),
    })
  const { finding, question, sentences } = whole.sentences.length === 0 && !isOne ? (answered[0] ?? whole) : whole
  const near = composeNear(finding, question, index, today)
  const outcome: AnswerOutcome = isStated(finding) && sentences.length === 0 ? 'not_stated' : finding.outcome
  const [head] = finding.cited
  const added =
    sentences.length === 0 || head === undefined
      ? []
      : parts
          .filter((other) => !isOwn(other))
          .flatMap(({ question: other }) => addedSentences(other, head.doc, sentences, today))
  const leftOut =
    finding.outcome === 'answered' && head?.doc.kind !== 'answer'
      ? tellLeftOut(
          texts.map(read),
          [...sentences, ...added],
          finding.cited.map(({ doc }) => doc),
        )
      : []
  return resultOf({
    outcome,
    rule: finding.rule,
    sentences: [...sentences, ...added, ...leftOut],
    ranked: idsOf([...finding.cited, ...finding.hits]),
    related: outcome === 'closest' ? near : [],
    ...(outcome === 'closest' && { closeness: closenessAmong(finding, own) }),
    confidence: finding.confidence,
  })
}

/** 'meds? and can she do sundays': the answer to the one part of a question that is not private, where it surely has one; null for all else. */
const besidePrivate = (
  refused: AnswerOutcome,
  request: AnswerRequest,
  index: AnswerIndex,
  meaning: Meaning,
  among: Rule[],
): AnswerResult | null => {
  const { parts, kind } = splitQuestion(request.question)
  if (refused !== 'protected' || kind === 'notes') return null
  const open = parts.filter(
    (question) => fixedRefusal(question, request.firstName) === null && asksWhether.test(question),
  )
  const [part, ...others] = open
    .map((question) => answer({ ...request, question }, index, meaning, among))
    .filter((result) => result.ok && result.outcome !== 'protected' && result.outcome !== 'instruction')
  if (part?.ok !== true || others.length > 0) return null
  // What is only near is shown where a usual matter was asked for beside the private one
  if (part.outcome === 'closest' || part.outcome === 'not_stated')
    return part.rule === 'a usual question that the resume leaves open' ? part : null
  if ((part.outcome !== 'answered' && part.outcome !== 'corrected') || !byItself.has(part.rule ?? '')) return null
  const last = part.sentences.length - 1
  return {
    ...part,
    sentences: part.sentences.map((sentence, place) =>
      place === last
        ? { ...sentence, text: `${sentence.text} The rest of the question is a private matter.` }
        : sentence,
    ),
  }
}
