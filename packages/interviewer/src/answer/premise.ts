import type { Doc } from './build-index.ts'
import { isRunning } from './dates-of-docs.ts'
import { holdsName } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { stem, words } from './text/words.ts'
import { groupsOfStem } from './thesaurus/thesaurus.ts'

const negation =
  /^(no|not|never|none|nothing|nobody|without|zero|neither|nor|hardly|cannot|don't|didn't|doesn't|isn't|wasn't|hasn't|haven't|won't)$/
const strongEvents = new Set(
  `abandon accident accuse arrest ban bankrupt banned blame blamed breach broke cancel cancelled canceled caution close closed collapse complain complaint crash cut death decline delay demote demoted die died
  discipline disciplined dismiss dismissed exclude excluded expel expelled fail failed failing failure fatal fine fined fire fired fraud halt injure injured injury lawsuit leak lose lost loss misconduct overrun overspend penalty
  penalise penalised punish punished quit redundant refuse refused reject rejected remove removed reprimand reprimanded resign resigned revoke revoked sack sacked scandal scrap scrapped shut sue sued suspend suspended
  stop stopped cease ceased strike protest backfire sabotage overturn overturned downgrade downgraded
  terminate terminated theft violate violation warn warned warning withdraw withdrawn withdrew worse worsen wound`
    .split(/\s+/)
    .map(stem),
)

/** Questions that ask for the cause or the price of something that they take for a fact. */
const takesEventForGranted =
  /\b(why (was|were|did|is|are|has|have|had)|what (caused|led to|triggered|made)|how (much|many)\b.{0,60}\b(cost|lose|lost|die|died|injured)|whose fault|who was (blamed|to blame|responsible for))\b/

const kin = (one: string, other: string): boolean =>
  one === other || [...groupsOfStem(one)].some((group) => groupsOfStem(other).has(group))

/** Questions about something that happened once: 'How did you fix …', 'When was …'. */
export const asksOfPast = /^(and |so )?(how|what|which|when|where|who|whom)\b.{0,60}\b(did|was|were|had)\b/

/**
 * The grave events ('fired', 'cancelled', 'fatal') that a question takes for granted and that the evidence does not tell, as
 * stems. Where the cause is asked the very word must be told, otherwise a word of the same kind will do.
 */
export const unsupportedEvents = (question: ReadQuestion, doc: Doc): string[] => {
  const granted = takesEventForGranted.test(question.plain)
  if (!granted && !asksOfPast.test(question.plain)) return []
  const told = (key: string) =>
    doc.counts.has(key) || (!granted && [...doc.counts.keys()].some((other) => kin(key, other)))
  return [...new Set(words(question.plain).map(stem))].filter((key) => strongEvents.has(key) && !told(key))
}

/** The sentence in which the evidence denies what the question takes for granted ('No lost-time injury'), or null. */
export const denial = (question: ReadQuestion, doc: Doc): string | null => {
  if (!question.presupposes || question.wanted === 'count' || question.wanted === 'duration') return null
  const granted = takesEventForGranted.test(question.plain)
  if (doc.kind === 'answer' && !granted) return null
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
  question.names.some((name) => holdsName(doc, name)) &&
  /\b(leave|left|leaving|quit|resign\w*|depart\w*|moved? on|stop(ped)? (working|at)|fired|dismissed|let (you )?go|last day|finish(ed)? (at|your|with)|end(ed)? (at|your (time|job|contract|employment)))\b/.test(
    question.plain,
  )
