import type { Doc } from './build-index.ts'
import { type Hit, holdsName, matchesClosely } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { fold } from './text/words.ts'

/** Pairs of more and less: what a question asks for, the words that would bear it, and those that tell of less. */
const ladders = [
  {
    asked: /\b(fluent\w*|native|proficient|bilingual|excellent|perfect)\b/,
    borne: /\b(fluent\w*|native|mother tongue|bilingual|proficien\w+|excellent|c1|c2|business|negotiation)\b/,
    less: /\b(basic|basics|beginner|elementary|some|conversational|a1|a2|b1|school|everyday|rusty|passive)\b/,
  },
  {
    asked: /\bgold\b/,
    borne: /(?<!(?:silver|rose)[- ])\bgold\b/,
    less: /\b(silver|bronze|(?:second|third) (?:place|prize)|commended|finalist|runner-up)\b/,
  },
  {
    asked: /\b(lead|led|leading|head|headed|heading|manage|managed|managing|direct|directed|in charge of|run|ran)\b/,
    borne:
      /\b(lead\w*|led|head\w*|manag\w+|direct\w*|in charge|responsib\w+|own(?:ed|s)?|chair\w*|coordinat\w+|supervis\w+|ran|runs?|set up|introduc\w+|found\w*|spearhead\w*|owner)\b/,
    less: /\b(took part|taking part|takes part|participat\w+|helped|helping|assist\w*|supported|supporting|member of|contribut\w+|involved in|worked on|shadow\w+)\b/,
  },
  {
    asked: /\b(first[- ]class|first class honou?rs|distinction|summa cum laude)\b/,
    borne: /\b(first[- ]class|1st|distinction|summa)\b/,
    less: /\b(2:1|2:2|2\.1|2\.2|upper second|lower second|third|pass|merit)\b/,
  },
] as const

/** The parts of a piece of evidence that speak for themselves: entries of a list ('French (basic)') or whole sentences. */
const entriesOf = (doc: Doc, lists: boolean): string[] =>
  [doc.level === '' ? doc.name : `${doc.name} ${doc.level}`, ...doc.sentences].flatMap((text) =>
    lists ? fold(text).split(/,(?![^()]*\))|;/) : [fold(text)],
  )

/** True when the evidence tells of less than a yes-or-no question asks for: some French where fluent French is meant, a part taken in what was to be led. */
export const holdsLess = (question: ReadQuestion, hit: Hit): boolean => {
  if (question.wanted !== 'yes_no' || hit.doc.kind === 'answer') return false
  if (question.names.some((name) => !holdsName(hit.doc, name))) return false
  const ladder = ladders.find(({ asked }) => asked.test(question.plain))
  if (ladder === undefined) return false
  const subjects = question.topics.filter((topic) => topic.weight === 1 && !ladder.asked.test(topic.stem))
  const speaking = entriesOf(hit.doc, question.names.length > 0).filter(
    (entry) =>
      (hit.intent && question.names.length === 0) ||
      question.names.some((name) => entry.includes(name)) ||
      subjects.some((topic) => !topic.named && matchesClosely(topic, hit.doc, 0.7) && entry.includes(topic.stem)),
  )
  return speaking.some((entry) => ladder.less.test(entry)) && !speaking.some((entry) => ladder.borne.test(entry))
}
