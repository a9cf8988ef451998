import { stem, words } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { isRunning } from './dates-of-docs.ts'
import { graveEvents } from './grave-events.ts'
import type { ReadQuestion } from './read-question.ts'
import { groupsOfStem } from './thesaurus/thesaurus.ts'
import { holdsName } from './words-of-docs.ts'

const negation = /^(no|not|never|none|nothing|nobody|neither|nor|without|zero|cannot|\p{L}+n't)$/u

/** Questions that ask for the cause, the cost or the culprit of something, and so take it for a fact. */
const takesEventForGranted =
  /\b(why (was|were|did|has|have|had|is|are)|how come|what (caused|triggered|prompted|provoked|made|led to|brought about|went wrong)|(causes?|reasons?) (of|for|behind)|who(se)?\b.{0,20}\b(fault|blamed?|mistake|responsible for|guilty)|how (much|many)\b.{0,60}\b(cost|costs|lost|lose|died|killed|hurt|injured))\b/

const kin = (one: string, other: string): boolean =>
  one === other || [...groupsOfStem(one)].some((group) => groupsOfStem(other).has(group))

/** Events of several words, with what tells of them in evidence. */
const phrasedEvents = [
  {
    asked: /\bdrop(?:ped|ping)? out\b/,
    stated: /\bdropp?(?:ed|ing)? out|left (?:school|university|college) (?:without|early)|broke off/,
  },
  {
    asked: /\b(?:let go|laid off|kicked out|thrown out|shown the door)\b/,
    stated: /\b(?:let go|laid off|redundan\w+|dismiss\w*|closed|insolven\w+)\b/,
  },
  { asked: /\b(?:give|gave|giving|given) up\b/, stated: /\b(?:gave|giving|given) up|handed (?:back|in)\b/ },
  {
    asked: /\b(?:went|go|gone|going) (?:so |badly |horribly |terribly )?wrong\b/,
    stated:
      /\bwrong|mistake|error|fail\w*|lost|lose|miss(?:ed)?|problem|broke\w*|stopped|late|delay\w*|should have|accident|crash\w*|complain\w*|unfortunate\w*\b/,
  },
]

/** Questions about something that happened once: 'How did you fix …', 'When was …'. */
const asksOfPast = /^(and |so |on )?(how|what|which|when|where|who|whom|why|walk|tell|describe|explain)\b/

/**
 * The grave events ('fired', 'cancelled', 'fatal') that a question takes for granted and that the evidence does not tell, as
 * stems. Where the cause is asked the very word must be told, otherwise a word of the same kind will do.
 */
export const unsupportedEvents = (question: ReadQuestion, doc: Doc): string[] => {
  const granted = takesEventForGranted.test(question.plain)
  if (!granted && !asksOfPast.test(question.plain)) return []
  const isStated = (key: string) =>
    doc.counts.has(key) || (!granted && [...doc.counts.keys()].some((other) => kin(key, other)))
  const phrased = phrasedEvents.filter(
    ({ asked, stated: tells }) => asked.test(question.plain) && !tells.test(doc.text),
  )
  const single = words(question.plain)
    .map(stem)
    .filter((key) => graveEvents.has(key) && !isStated(key))
  return [...new Set([...single, ...phrased.map(({ asked }) => asked.source)])]
}

/** A way of working takes nothing for granted that happened: 'How does she handle tough suppliers?'. */
const asksOfWay = /^(?:and |so )?how (?:do|does|would|can|will)\b/

/** The sentence in which the evidence denies what the question takes for granted ('No lost-time injury'), or null. */
export const denial = (question: ReadQuestion, doc: Doc): string | null => {
  if (!question.presupposes || question.wanted === 'count' || question.wanted === 'duration') return null
  const granted = takesEventForGranted.test(question.plain)
  if ((doc.kind === 'answer' || asksOfWay.test(question.plain)) && !granted) return null
  const asked = question.topics.filter((topic) => topic.weight === 1 && !topic.named).map((topic) => topic.stem)
  const denied = (sentence: string) => {
    const list = words(sentence)
    return list.some((word, at) => {
      if (!negation.test(word)) return false
      const scope = list.slice(at + 1, at + 5).map(stem)
      return scope.some((key) => key.length > 3 && asked.some((topic) => topic === key || (granted && kin(topic, key))))
    })
  }
  return doc.sentences.find(denied) ?? null
}

/** True when the question asks about leaving a job that runs to this day. */
export const asksLeavingRunningJob = (question: ReadQuestion, doc: Doc): boolean =>
  isRunning(doc) &&
  question.presupposes &&
  !/^(?:and |so )?(?:why|reason)\b(?: (?:is|are|would|does|do) \p{L}+)? (?:want\w* to |wish\w* to )?(?:leav(?:e|ing)|mov(?:e|ing)|quit(?:ting)?)\b/u.test(
    question.plain,
  ) &&
  question.names.some((name) => holdsName(doc, name)) &&
  !/\b(?:could|can|would|might|want|wants|wish|soon|earliest|notice|plan|plans|looking)\b/.test(question.plain) &&
  /\b(leave|leaves|left|leaving|quit|resign\w*|depart\w*|retired? from|mov(e|ed|ing) on|step(ped)? down|(?:give|gave|given) up|(stop|stopped|finish|finished|end|ended) (work\w*|employment|at|your|their|her|his)|(was|were|been|get|got|be) (fired|sacked|dismissed|laid off|made redundant|let go|terminated)|let (you|them|her|him) go|last day|reason for leaving|no longer (work\w*|employed|with|at)|not work\w* (there|at|for) \w+ any ?more)\b/.test(
    question.plain,
  )
