import { fold } from '../../text/words.ts'
import { asksForSeveral } from '../extent.ts'
import { namesOnlyTrade } from '../introduction.ts'
import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { lacksNumber, neededForm } from '../needed-form.ts'
import { type Hit, surely } from '../rank.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { oneFact } from '../wanted.ts'
import { isOnlyWish } from '../wishes.ts'
import { holdsName } from '../words-of-docs.ts'
import { bars, isAccepted, isOpposite, isStoryAsked, lacksFigures } from './accept.ts'
import { askingWords } from './asking-words.ts'
import { bearsAsMuch, bearsPoint, leastNear } from './bears.ts'
import { certificateNamed } from './certificates.ts'
import { leastBeside } from './closeness.ts'
import { asShown, closenessTo } from './closeness-to.ts'
import { grantedRules, namedRule } from './granted.ts'
import { isBare, isIn, mentionsAll, shareHeld, sharesWord, specificsOf } from './mentions.ts'
import { officesRule } from './people-led.ts'
import { isOfOtherJob } from './place-asked.ts'
import type { Matter, Rule } from './rule.ts'
import { sameKindRule } from './same-kind.ts'
import { lacksMatter } from './stated-or-not.ts'
import { aboutExperience } from './telling.ts'
import { isToldNear, nearnessOf } from './told.ts'
import { thingsAsked } from './unmentioned.ts'

/** At most so many pieces of evidence are told. */
const most = 3
/**
 * From which likelihood and likeness on evidence is near enough to be shown as the closest, and how far down it is looked for. What
 * shares no word with the question must be likelier.
 */
const near = {
  looked: 6,
  likelihood: 0.01,
  unshared: 0.05,
  likeness: 0.12,
  lines: 2,
  instead: 0.4,
  ofAnswer: 0.5,
} as const

/**
 * From which likelihood on the first line is shown. Of a thing that a question takes for granted of something named, and that the line does not hold ('how did she handle the
 * IPO at Corelane?'), more is needed: of 100 such lines that were less likely 6 were right.
 */
const leastFirst = { line: 0.1, granted: 0.4 } as const

const textOf = ({ doc }: Hit) => [doc.title, doc.name, doc.level, ...doc.sentences].join('. ')

/** True for a line that bears what is asked for: the usual matter, a name, or a word that says which thing is meant. */
const sharesThing = (matter: Matter, hit: Hit): boolean => {
  const { behavioural, names } = matter.question
  const isStory = behavioural >= 1
  if (hit.doc.kind === 'answer') return isToldNear(matter, hit)
  // What one did on an occasion is told by no line without a word of it
  if (isStory) return names.some((name) => holdsName(hit.doc, name)) || bearsPoint(matter, hit)
  if (isHeadline(matter, hit)) return false
  return likelihoodOf(matter, hit) >= leastNear(matter, hit)
}

/** True where nothing would be shown of a profile but the trade. */
const isHeadline = (matter: Matter, { doc }: Hit): boolean =>
  doc.kind === 'overview' && asShown(matter, doc).sentences.every(namesOnlyTrade)

/** From which likelihood on a line is near enough to be shown as the first. */
const leastAsFirst = (matter: Matter, hit: Hit): number => {
  const { presupposes, names } = matter.question
  // A story that is asked for, and of nothing by its name, has a bar of its own
  if (names.length === 0 && isStoryAsked(matter, hit)) return 0
  const things = thingsAsked(matter, hit)
  const held = things.length === 0 ? 0 : shareHeld(things, hit.doc)
  if (presupposes && names.length > 0 && held < 1) return leastFirst.granted
  const hasName = names.some((name) => holdsName(hit.doc, name))
  if ((things.length === 0 && names.length === 0) || (hasName && !presupposes)) return near.likelihood
  return leastFirst.line
}

/** What is only listed says least of a thing, and then how somebody introduces themselves. */
const saysLess = (hit: Hit): number => (isBare(hit) ? 2 : hit.doc.kind === 'overview' ? 1 : 0)

const asksWhy = /^(?:and |so )?(?:why|what (?:made|led|drew|brought)|(?:what (?:is|was) the )?reason)\b/

/** How much more a line is worth that has the form of what is asked for (a figure, a change, a date, an answer why), or holds all of its words, and how much less a skill that is only listed, or what has no number where one is asked for. */
const worth = { form: 3, all: 2, bare: 0.5, numberless: 0.2 } as const

const fitOf = (matter: Matter, { doc, ...hit }: Hit): number => {
  const hasForm = neededForm(matter.question)
  const things = thingsAsked(matter, hit)
  const fields = doc.kind === 'experience' || doc.kind === 'answer' ? [] : [`${doc.name} ${doc.level} ${doc.endText}`]
  const tellsWhy = matter.question.wanted === 'reason' && doc.kind === 'answer' && asksWhy.test(fold(doc.name))
  const isBorne = things.length === 0 || bearsPoint(matter, { doc, ...hit })
  const isOfForm = isBorne && (tellsWhy || (hasForm !== null && [...doc.sentences, ...fields].some(hasForm)))
  return (
    (isBare({ doc }) ? worth.bare : 1) *
    (isOfForm ? worth.form : 1) *
    (lacksNumber(matter.question, asShown(matter, doc)) ? worth.numberless : 1) *
    (things.length > 0 && shareHeld(things, doc) === 1 ? worth.all : 1)
  )
}

/** The one line beside the jobs that holds a name of the question: 'experience in Ethiopia' of who would only move there. */
const onlyNamed = ({ question, hits }: Matter): Hit | null => {
  if (question.names.length === 0) return null
  const holding = hits.filter(({ doc }) => question.names.every((name) => holdsName(doc, name)))
  const [only] = holding
  return holding.length === 1 && only?.doc.kind === 'other' ? only : null
}

/** A story without the figure that is asked for: 'Biggest event? how many pax' is answered by no night of the power cut. */
const isStoryForFigure = (matter: Matter, hit: Hit): boolean => {
  const hasForm =
    matter.question.wanted === 'count' || matter.question.wanted === 'amount' ? neededForm(matter.question) : null
  return hasForm !== null && hit.doc.kind === 'answer' && !isStoryAsked(matter, hit) && !hit.doc.sentences.some(hasForm)
}

/** 'Has he worked as a supervisor?': no story in which there is one says so. */
const asksOfPostHeld =
  /^(?:and |so )?(?:has|have|had|did|was|is) .{1,30}\b(?:work(?:ed|s|ing)?|serv(?:ed|ing)|employed|act(?:ed|ing)) as\b/

/** Rules for questions that are of no usual topic: their own words decide. */
export const openRules: Rule[] = [
  aboutExperience,
  {
    name: 'the evidence mentions what is asked',
    examples: ['orthopaedic ward?', 'drug rounds'],
    judge: (matter) => {
      const { question, hits } = matter
      const likely = hits
        .slice(0, judged)
        .filter(
          (hit) => isAccepted(matter, hit, isBare(hit) ? bars.open : bars.beside) && !isStoryForFigure(matter, hit),
        )
        .sort((one, other) => saysLess(one) - saysLess(other) || nearnessOf(matter, other) - nearnessOf(matter, one))
      const [best, ...others] = likely
      if (best === undefined || !isAccepted(matter, best)) return null
      return {
        outcome: 'answered',
        cited: [best, ...others].slice(0, oneFact.has(question.wanted) ? 2 : most),
        sure: mentionsAll(matter, best),
        confidence: 0.4 + 0.6 * nearnessOf(matter, best),
      }
    },
  },
  certificateNamed,
  ...grantedRules,
  officesRule,
  {
    name: 'a usual question that the resume leaves open',
    examples: ['portfolio?', 'patents?'],
    judge: (matter) => {
      const { question, index, hits, meaning } = matter
      const [best] = hits
      const asked = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
      const holdsAsked = (hit: Hit) =>
        asked.some(isIn(textOf(hit))) || question.names.some((name) => holdsName(hit.doc, name))
      const isNear = best !== undefined && best.share >= near.instead && best.likeness >= near.instead
      if (isNear && (best.doc.kind === 'answer' || holdsAsked(best))) return null
      const [first] = question.topicsByLikelihood
      const topic = first === undefined || first.likelihood < surely ? undefined : topicNamed(first.topic)
      if (!topic?.strict || evidenceOf(topic, index, meaning).length > 0) return null
      // Nothing of the topic, but lines with a word of the question that does not only ask for it, or an answer to one like it: shown, not asserted.
      const lines = hits.filter(
        (hit) =>
          !lacksMatter(question, hit.doc) &&
          hit.doc.tag !== 'interest' &&
          (hit.doc.kind === 'answer'
            ? hit.likeness >= near.ofAnswer
            : hits.indexOf(hit) < near.looked &&
              likelihoodOf(matter, hit) >= near.instead &&
              sharesThing(matter, hit) &&
              holdsAsked(hit)),
      )
      const [line] = lines
      if (line === undefined) return { outcome: 'not_stated', confidence: 0.3 }
      return {
        outcome: 'closest',
        near: lines.slice(0, near.lines),
        closeness: closenessTo(matter, line),
        confidence: 0.2,
      }
    },
  },
  {
    name: 'the closest evidence',
    examples: ['Orthopaedic theatre for children?', 'orthopaedic children?'],
    judge: (matter) => {
      const lines = matter.hits
        .slice(0, near.looked)
        .map((hit) => ({ hit, likelihood: nearnessOf(matter, hit) }))
        .filter(
          ({ hit, likelihood }) =>
            (hit.doc.kind === 'answer' ||
              likelihood >= (sharesWord(matter.question, hit.doc) ? near.likelihood : near.unshared)) &&
            (hit.likeness >= near.likeness ||
              likelihood >= near.instead ||
              matter.question.names.some((name) => holdsName(hit.doc, name))) &&
            !lacksMatter(matter.question, hit.doc) &&
            !lacksFigures(matter.question, hit) &&
            !isOfOtherJob(matter, hit) &&
            !(hit.doc.kind === 'answer' && asksOfPostHeld.test(matter.question.plain)) &&
            sharesThing(matter, hit),
        )
        .sort(
          (one, other) =>
            Number(isOpposite(matter, one.hit)) - Number(isOpposite(matter, other.hit)) ||
            other.likelihood * fitOf(matter, other.hit) - one.likelihood * fitOf(matter, one.hit),
        )
      const [first] = lines.filter(({ hit, likelihood }) => likelihood >= leastAsFirst(matter, hit))
      const only = onlyNamed(matter)
      if (only !== null && first?.hit.doc !== only.doc)
        return { outcome: 'closest', near: [only], closeness: 'unlikely', confidence: 0.2 }
      if (first === undefined) return null
      const shown = lines
        .filter(
          (line) =>
            line === first ||
            (lines.indexOf(line) > lines.indexOf(first) &&
              bearsAsMuch(matter, line.hit, first.hit) &&
              line.likelihood >= Math.max(leastBeside(first.likelihood), leastAsFirst(matter, line.hit))),
        )
        .slice(0, asksForSeveral(matter.question) ? near.lines : 1)
      return {
        outcome: 'closest',
        near: shown.map(({ hit }) => hit),
        closeness:
          !first.hit.intent && isOnlyWish(matter.question, first.hit.doc) ? 'unlikely' : closenessTo(matter, first.hit),
        confidence: 0.3 * first.hit.share,
      }
    },
  },
  sameKindRule,
  namedRule,
]
