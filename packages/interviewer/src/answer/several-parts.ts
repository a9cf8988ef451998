import type { AnswerSentence, Closeness } from '../interviewer.ts'
import { terms } from '../text/words.ts'
import type { AnswerIndex, Doc } from './build-index.ts'
import { numbersIn } from './counting.ts'
import type { Moment } from './dates.ts'
import { closestLine, sayOf } from './evidence-sentences.ts'
import { thingsOf } from './extent.ts'
import { holdsWanted } from './judge/holds-wanted.ts'
import type { Meaning } from './meaning.ts'
import { addedSentences, isUnsaid, namesThing, namesUnknown, quotedPart, topicOf, withUnsaid } from './parts.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Hit } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { askingWords } from './rules/asking-words.ts'
import { conditionRule } from './rules/conditions.ts'
import { isBare, mentionsIn, sharesWord, specificsOf } from './rules/mentions.ts'
import type { Finding } from './rules/rule.ts'
import { saidOnce } from './sentence.ts'
import type { SplitQuestion } from './split-question.ts'
import { evidenceOf, topicNamed } from './topics/topics.ts'
import { anyOf } from './word-table.ts'
import { holdsName } from './words-of-docs.ts'

/** One part of a question with what was found for it; no sentences when that is no answer. */
export type PartAnswer = { question: ReadQuestion; finding: Finding; sentences: AnswerSentence[] }

/** From which likeness in meaning on a line is near though it shares no word. */
const alike = 0.4
/** At most so many sentences are told of one part, and so many in all. */
const most = { ofPart: 4, all: 12 } as const

type Context = { index: AnswerIndex; meaning: Meaning; today: Moment }

/** What a part may ask of the things that another named. */
const ofSame = new Set<ReadQuestion['wanted']>(['level', 'moment', 'duration'])

const ofThem = /^(?:and )?where (?:was|were|is|are) (?:it|they|that|those|these)\b/
const namesPlace = /\b(?:in|at|from) \p{Lu}\p{L}/u

const asksIfWilling =
  /\b(?:willing|ready|prepared|happy|open)\b.{0,20}\b(?:abroad|overseas|travel\w*|relocat\w*|move|anywhere|elsewhere)\b/i
const saysWilling =
  /\b(?:willing|ready|prepared|happy|able|open) to (?:travel|relocat\w*|move|work)\b.{0,20}\b(?:any ?where|abroad|overseas|worldwide|internationally|outside)\b/i

/** True when what is told already says what another part asks: all its things, or the evidence of its usual matter. */
const isCovered = (part: PartAnswer, answered: PartAnswer[], { index, meaning }: Context): boolean => {
  const { question } = part
  const texts = answered.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const docs = answered.flatMap(({ finding }) => finding.cited.map(({ doc }) => doc))
  const topic = topicNamed(topicOf(question))
  if (topic !== undefined && evidenceOf(topic, index, meaning).some((doc) => docs.some(({ id }) => id === doc.id)))
    return true
  // Of several numbers in a line one may well be what is counted: 'how many came, how many stayed'
  if (question.wanted === 'count' && texts.some((text) => numbersIn(text).length > 1)) return true
  // 'How large was her team, where were they based?' and a line that says '18 staff in Vancouver'
  if (ofThem.test(question.plain) && texts.some((text) => namesPlace.test(text))) return true
  // 'Ready to travel anywhere' is what 'willing to work abroad?' asks
  if (asksIfWilling.test(question.plain) && texts.some((text) => saysWilling.test(text))) return true
  const asked = question.topics.filter(({ named, stem }) => !named && !askingWords.has(stem))
  // 'bicycle? car?' and a line that speaks of both, whatever usual matter a car is of
  const said = new Set(texts.flatMap(terms))
  const words = terms(question.plain)
  if (question.wanted === 'open' && words.length > 0 && words.every((word) => said.has(word))) return true
  // 'Xero or Sage? how good in each': the levels are told
  const isOfSame = thingsOf(question).length === 0 && question.names.length === 0 && ofSame.has(question.wanted)
  if (isOfSame && docs.some((doc) => holdsWanted(question, doc, texts))) return true
  // why something is so is told by more than its words
  if (question.wanted === 'reason' || (asked.length === 0 && question.names.length === 0)) return false
  return docs.some(
    (doc) =>
      question.names.every((name) => holdsName(doc, name)) &&
      asked.every((word) => texts.some((text) => mentionsIn(text)(word))),
  )
}

/** True when one sentence names the things of all parts ('rig + compressor'): it is the answer to both rather than what each has for itself. */
const namesAllThings = (sentences: AnswerSentence[], parts: PartAnswer[]): boolean => {
  const things = parts.map(({ question }) => specificsOf(question).filter(({ stem }) => !askingWords.has(stem)))
  return (
    parts.length > 1 &&
    things.every((list) => list.length > 0) &&
    sentences.some(({ text }) => {
      const held = new Set(terms(text))
      return things.flat().every(({ stem }) => held.has(stem))
    })
  )
}

const ofOwnLines = new Set<Doc['kind']>(['other', 'experience'])

/**
 * True when a question is answered part by part: the parts that ask by themselves (`own`) have evidence of their own, or one has none,
 * and the answer to the whole question does not say it all.
 */
export const areAnsweredApart = (
  whole: PartAnswer,
  own: PartAnswer[],
  kind: SplitQuestion['kind'],
  context: Context,
): boolean => {
  const isOfWhole = (id: string | undefined) => whole.finding.cited.some(({ doc }) => doc.id === id)
  const headOf = ({ finding }: PartAnswer) => finding.cited[0]?.doc
  const answered = own.filter(({ sentences }) => sentences.length > 0)
  const silent = own.filter(({ sentences }) => sentences.length === 0)
  // 'still licensed, and can he climb?': one No is no answer to both
  const hasVerdicts =
    kind === 'questions' &&
    own.length > 1 &&
    own.every(({ sentences, finding }) => sentences.length > 0 || finding.near.length > 0) &&
    answered.some((part) => !isOfWhole(headOf(part)?.id))
  const isWholeAnswered =
    whole.sentences.length > 0 &&
    ((whole.finding.outcome === 'corrected' && !hasVerdicts) ||
      namesAllThings(whole.sentences, own) ||
      headOf(whole)?.kind === 'answer' ||
      (silent.length > 0 &&
        answered.every((part) => isOfWhole(headOf(part)?.id)) &&
        silent.every((part) => isCovered(part, [whole], context))))
  if (isWholeAnswered) return false
  const [part] = answered
  const isHalf =
    part !== undefined &&
    silent.length > 0 &&
    (kind === 'questions' || ((part === own[0] || namesThing(part.question)) && whole.finding.sure !== true))
  // 'Willing to relocate to Qatar. Two months notice': one line may answer each part by a sentence of its own
  const isLineLess =
    kind === 'questions' &&
    answered.some(
      (part) =>
        ofOwnLines.has(headOf(part)?.kind ?? 'answer') &&
        part.sentences.some((sentence) => !isQuotedBy(sentence, [whole])),
    )
  const isWholeLess =
    answered.length > 1 &&
    (isLineLess || answered.some(({ finding }) => finding.cited.some(({ doc }) => !isOfWhole(doc.id))))
  // 'Did she teach, what subject?': what proves the first part is told before what only touches on the whole
  const isProved = kind === 'questions' && own[0]?.finding.proved === true && whole.finding.proved !== true
  const isProvedElse = isProved && !isOfWhole(headOf(own[0] ?? whole)?.id)
  return new Set(answered.map((one) => headOf(one)?.id)).size > 1 || isWholeLess || isHalf || isProvedElse
}

const ofAsker = anyOf(phrases.severalParts.ofAsker)
/** True for a part that asks for a usual matter, or in more than one word for a thing of its own. */
const isAsked = ({ question }: PartAnswer): boolean =>
  !ofAsker.test(question.plain) &&
  (topicOf(question) !== '' ||
    question.names.length > 0 ||
    (question.plain.includes(' ') && specificsOf(question).some(({ stem }) => !askingWords.has(stem))))

/**
 * What is near to a part that is not told, in one sentence that asserts nothing; null where nothing is. Of a usual matter that the resume leaves open no
 * job's line is near: what jobs say of their work states none.
 */
const nearSentence = ({ question, finding }: PartAnswer, { index, meaning, today }: Context): AnswerSentence | null => {
  if (finding.outcome !== 'closest' || namesUnknown(question, index)) return null
  const asked = specificsOf(question)
  const isLeftOpen = isUnsaid(question, index, meaning)
  const isNear = ({ doc, intent, likeness }: Hit, text: string) =>
    isLeftOpen
      ? finding.closeness !== 'unlikely' && doc.kind !== 'experience' && doc.kind !== 'answer'
      : intent ||
        (finding.rule === conditionRule.name && finding.closeness === 'likely') ||
        asked.some(mentionsIn(text)) ||
        question.names.some((name) => holdsName(doc, name)) ||
        likeness >= alike
  const [line] = finding.near.flatMap((hit) =>
    closestLine(hit.doc, question, today).filter(({ text }) => isNear(hit, text)),
  )
  return line ?? null
}

/** What is near to a part: a line that may be the answer, and shares a word with it, speaks for itself; before another it is said that the resume does not say it. */
const withPart = ({ question, finding }: PartAnswer, line: AnswerSentence): AnswerSentence => {
  const isShared = finding.near.some(({ doc }) => line.support.includes(doc.id) && sharesWord(question, doc))
  return finding.closeness !== 'unlikely' &&
    (isShared || finding.rule === conditionRule.name || question.names.length > 0)
    ? line
    : { ...line, text: `The resume does not say: ${quotedPart(question)}. Closest: ${line.text}` }
}

/** True when the line is told of another part: as it stands, or by its quotation. */
const isQuotedBy = ({ text }: AnswerSentence, answered: PartAnswer[]): boolean => {
  const [quotation = text] = /“[^”]{1,600}”/u.exec(text) ?? []
  return answered.some(({ sentences }) => sentences.some((other) => other.text.includes(quotation)))
}

/** How likely the first of the lines is that are near to a whole question: likely where it likely answers a part. */
export const closenessAmong = ({ near, closeness = 'likely' }: Finding, parts: PartAnswer[]): Closeness =>
  parts.some(({ finding }) => finding.closeness === 'likely' && finding.near[0]?.doc.id === near[0]?.doc.id)
    ? 'likely'
    : closeness

/** The head of a job is told once: 'Ward Nurse at Penhallow (since 2019): “…” “…”'. */
const withoutHead = (sentence: AnswerSentence, before: AnswerSentence[]): AnswerSentence => {
  const at = sentence.text.indexOf(': “')
  const head = sentence.text.slice(0, at + 2)
  return at > 0 && before.some(({ text }) => text.startsWith(head))
    ? { ...sentence, text: sentence.text.slice(at + 2) }
    : sentence
}

/** 'licensed?' after 'can she dive': it asks more of a thing that was asked for before, not for all there is of the kind. */
const saysMore =
  /^(?:and |also |is (?:he|she) )?(?:licen[cs]ed|certified|qualified|registered|accredited)\b[?.! ]{0,5}$/

/** The line of the job told before that names all things of a part, where only a story answers the part: 'occupancy and reviews' are told of one job. */
const ofSameJob = (
  { question, finding }: PartAnswer,
  told: Doc | undefined,
  { index }: Context,
): AnswerSentence[] | null => {
  const things = thingsOf(question)
  const head = index.docs.find(({ id }) => id === told?.id)
  if (head?.kind !== 'experience' || finding.cited[0]?.doc.kind !== 'answer' || question.behavioural >= 1) return null
  const line = head.sentences.find((text) => things.length > 0 && things.every(mentionsIn(text)))
  return line === undefined ? null : [{ text: sayOf(line, head, question, true), support: [head.id] }]
}

/** A sentence without the yes or no that its own part was answered with. */
const withoutVerdict = (text: string): string => text.replace(/^(?:Yes|No)\. /, '')

/** True when evidence of a part was told before. */
const isCited = ({ finding }: PartAnswer, composed: AnswerSentence[]): boolean =>
  finding.cited.some(({ doc }) => composed.some(({ support }) => support.includes(doc.id)))

/** The sentences for a question in several parts, in the order in which they were asked: the answer to each, what is near, or that the resume does not say it. */
export const tellParts = (
  parts: PartAnswer[],
  isOwn: (part: PartAnswer) => boolean,
  isSayable: (part: PartAnswer) => boolean,
  context: Context,
): AnswerSentence[] => {
  const answered = parts.filter((part) => isOwn(part) && part.sentences.length > 0)
  let composed: AnswerSentence[] = []
  let head = answered[0]?.finding.cited[0]?.doc
  const leading: ReadQuestion[] = []
  for (const part of parts) {
    if (!isOwn(part)) {
      if (head !== undefined && composed.length > 0)
        composed.push(...addedSentences(part.question, head, composed, context.today))
    } else if (part.sentences.length > 0) {
      if (saysMore.test(part.question.plain) && isCited(part, composed)) continue
      // That a thing is listed says nothing after a line that speaks of it
      const things = thingsOf(part.question)
      const isOnlyListed = part.finding.cited.every(isBare) && things.length > 0
      if (isOnlyListed && composed.some(({ text }) => things.every(mentionsIn(text)))) continue
      // What a job is was told of the part before
      const isHeadTold = part.finding.telling === 'posts' && isCited(part, composed)
      const own = ofSameJob(part, head, context) ?? part.sentences.slice(isHeadTold ? 1 : 0)
      const fresh = own.filter(
        ({ text }) => !composed.some((other) => withoutVerdict(other.text) === withoutVerdict(text)),
      )
      composed.push(...fresh.slice(0, most.ofPart).map((sentence) => withoutHead(sentence, composed)))
      head = part.finding.cited[0]?.doc ?? head
    } else if (!isCovered(part, answered, context) && isSayable(part) && isAsked(part)) {
      const near = nearSentence(part, context)
      // A line that answers another part is told once
      if (near !== null && isQuotedBy(near, answered)) continue
      if (near !== null) composed.push(withPart(part, near))
      else if (composed.length === 0) leading.push(part.question)
      else composed = withUnsaid(composed, [quotedPart(part.question)])
    }
  }
  // What another sentence says with more to it is told once: 'Cook at Anker (since 2021)' before '… (since 2021): over five years'
  const isBegun = ({ text }: AnswerSentence) =>
    composed.some((other) => other.text.length > text.length && other.text.startsWith(text.replace(/\.$/, '')))
  const told = composed.filter((sentence) => !isBegun(sentence))
  return withUnsaid(saidOnce(told.slice(0, most.all)), leading.map(quotedPart))
}
