import type { FactKind } from '../facts/fact.ts'
import type { AnswerSentence } from '../interviewer.ts'
import { fold } from '../text/words.ts'
import { givesValue } from './clause-asked.ts'
import type { Moment } from './dates.ts'
import { holdsLess } from './lesser.ts'
import { namesThing } from './parts.ts'
import { limitsYes } from './proofs/limits.ts'
import type { ReadQuestion } from './read-question.ts'
import { denies, holdsPhrases, mentionsLiterally, mentionsWeighty } from './rules/mentions.ts'
import type { Finding } from './rules/rule.ts'
import { topicNamed } from './topics/topics.ts'
import { asksOfWish, isWish } from './wishes.ts'

/** What was done at any time is so whatever came after it. */
const asksOfToday = /^(?!(?:has|have|had|did|was|were)\b)/

/** True when a yes may be said: whether something is so was asked, and the evidence says it word for word, without a limit. */
const isYes = (sentence: AnswerSentence, question: ReadQuestion, finding: Finding, today: Moment): boolean =>
  finding.proved === true || isProvedYes(sentence, question, finding, today)

/** Entries that are what is asked for by their kind, whatever the words: a talk for who asks whether somebody has spoken in public. */
const ofItsKind = new Set<FactKind>(['degree', 'publication', 'talk', 'patent'])
/** The topic of what is told, where an entry of that kind is told of it. */
const kindOf = ({ topic, cited }: Finding): string | undefined =>
  topicNamed(topic ?? '')?.facts?.some(
    (kind) => ofItsKind.has(kind) && cited[0]?.doc.facts.some((fact) => fact.kind === kind),
  ) === true
    ? topic
    : undefined

/** That something holds today is only a yes where its line says so: 'Food hygiene certificate, 2020' does not. */
const asksOfValidity = /\b(?:in date|valid|in force|up to date)\b/
const saysValidity = /\b(?:in date|valid|in force|up to date|current\w*|active|renewed|until|expires?)\b/

/** A course is no proof of the work that is asked for in the same words: a 'Diploma in Teaching' of having taught at a college. */
const isOnlyStudy = ({ plain }: ReadQuestion, { cited: [first], topic }: Finding): boolean =>
  topic === undefined &&
  /^(?:(?:and|so) )?(?:has|have|did|does|do) (?:\p{L}+ )/u.test(plain) &&
  !/\b(?:degree|diploma|certificate|qualification|study|studied|course|trained|training|graduate\p{L}*|have|hold)\b/u.test(
    plain,
  ) &&
  first?.doc.facts.some(({ kind }) => kind === 'degree') === true

const isProvedYes = (sentence: AnswerSentence, question: ReadQuestion, finding: Finding, today: Moment): boolean =>
  finding.outcome === 'answered' &&
  finding.sure === true &&
  !isOnlyStudy(question, finding) &&
  finding.cited[0] !== undefined &&
  finding.cited[0].doc.kind !== 'answer' &&
  // What somebody looks for is not what they do.
  (asksOfWish.test(question.plain) || !isWish(sentence.text)) &&
  // A list or the jobs of a usual question are a yes as a whole; any other evidence must say what was asked, word for word.
  (finding.telling !== undefined ||
    (mentionsLiterally(question, finding.cited[0].doc, kindOf(finding)) &&
      mentionsWeighty(question, finding.cited[0].doc) &&
      holdsPhrases(question, finding.cited[0].doc))) &&
  (!asksOfValidity.test(question.plain) || saysValidity.test(fold(sentence.text))) &&
  !holdsLess(question, finding.cited[0]) &&
  !limitsYes(sentence.text, today, question.plain, asksOfToday.test(question.plain))

/** Asks which or how much, though it is a note with a question mark: 'tightest tolerance?', 'largest site - beds, staff?'. */
const asksWhich =
  /\b(?:most|least|total|number|how many|how much|hours|pattern|rota|roster|rotation|schedule|(?:class|grade|type|kind|level|name|date|value|size|amount) of)\b|\b(?!(?:inter|for|requ|harv|inv|prot|cont|gu|qu|arr|mod|hon|dig|manif|sugg|conqu|att|ch|cr|t|b|n|r|w|p|v)est\b)\p{L}{2,12}est\b/u

/** Asks for a length of time or so many by the day: 'years as a signaller?', 'crowns per day?'. With a number ('5 years as a welder?') it asks whether. */
const asksForNumber =
  /^(?!.*\d)(?:.{0,40}\b(?:how (?:many|much|long|often)|per (?:hour|day|night|shift|week|month|season|quarter|year))\b|(?:and |total |number of )?(?:years|months) (?:as|in|of|at|with|on|for)\b)/u

/** A level that is asked for, and the levels of an entry that meet it. */
const highLevel = /\b(?:expert|advanced|senior|proficient|excellent)\b/
const highLevels: ReadonlySet<string> = new Set(['advanced', 'expert'])
/** True where more is asked than an entry says of itself: 'SAP expert?' of a beginner, or of who only lists it. */
const asksForMore = ({ plain }: ReadQuestion, { cited: [first] }: Finding): boolean =>
  first !== undefined &&
  (first.doc.kind === 'technical' || first.doc.kind === 'skills') &&
  highLevel.test(plain) &&
  !highLevels.has(first.doc.level) &&
  !highLevel.test(first.doc.text)

/** 'No car, a tram ticket' is no yes to who asks for transport, though no word of it denies just that. */
const opensWithNo = /^(?:no|not|none|never|without)\b/

const asksForAny = /\b(?:any|ever|some|got|ok|okay|possible|fine)\b/

const beforeThat = /\b(?:job|jobs|work|working|worked|anything|something|else|career) before \p{L}/u

/** Yes or no where the question asks whether something is so and the evidence surely says which; '' where it does not. */
export const yesOrNo = (sentence: AnswerSentence, question: ReadQuestion, finding: Finding, today: Moment): string => {
  if (finding.telling === 'gaps') return ''
  const isOpen = /\b(?:or|or not|versus|vs)\b/.test(question.plain)
  const startsWithVerb =
    question.wanted === 'yes_no' || /^(?:do|does|did|is|are|was|were|have|has|had|can|could)\b/.test(question.plain)
  if (finding.denies === true && finding.cited[0]?.doc.kind === 'achievements') return 'No. '
  if ((!question.whether && !startsWithVerb) || isOpen || finding.cited[0]?.doc.kind === 'answer') return ''
  if (question.note && !startsWithVerb && (asksWhich.test(question.plain) || asksForNumber.test(question.plain)))
    return ''
  const isOfValue = !startsWithVerb && !asksForAny.test(question.plain) && !/\bexperience\b/.test(question.plain)
  if (isOfValue && givesValue(sentence.text, question)) return ''
  const isTool = finding.cited[0]?.doc.kind === 'technical' || finding.cited[0]?.doc.kind === 'skills'
  // That a thing is listed says not who does it
  if (isTool && /\b(?:him|her|them)sel(?:f|ves)\b/.test(question.plain)) return ''
  // What came before a trade is told by a line of its own, and a thing that bears its name says nothing of it
  if (finding.proved !== true && beforeThat.test(question.plain)) return ''
  // What somebody would do is not said by what they did
  const isOfFuture = /^(?:and |so )?(?:would|will|could)\b/.test(question.plain)
  if (isOfFuture && finding.proved !== true && finding.cited[0]?.doc.kind === 'experience') return ''
  // 'prizes?' and 'first job?' ask which, not whether
  if (question.note && !startsWithVerb && !asksForAny.test(question.plain) && !namesThing(question)) return ''
  if (finding.outcome === 'corrected') return finding.denies === true ? 'No. ' : ''
  if (finding.proved !== true && denies(sentence.text, question)) return 'No. '
  if (asksForMore(question, finding) || (finding.proved !== true && opensWithNo.test(fold(sentence.text)))) return ''
  return isYes(sentence, question, finding, today) ? 'Yes. ' : ''
}
