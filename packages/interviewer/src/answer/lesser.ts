import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import type { Hit } from './rank.ts'
import type { ReadQuestion } from './read-question.ts'
import { languages } from './topics/resume-words.ts'
import { holdsName, matchesClosely } from './words-of-docs.ts'

/** Pairs of more and less: what a question asks for, the words that meet it, and those that tell of less; `ofNamed` where only what is named has such a level. */
const ladders: { ofNamed?: true; asked: RegExp; met: RegExp; less: RegExp }[] = [
  {
    ofNamed: true,
    asked: /\b(fluent\w*|native|proficient|bilingual|excellent|perfect)\b/,
    met: /\b(fluent\w*|native|mother tongue|bilingual|proficien\w+|excellent|c1|c2|business|negotiation)\b/,
    less: /\b(learning|basic|basics|beginner|elementary|some|conversational|a1|a2|b1|school|everyday|rusty|passive|reads|reading|understands)\b/,
  },
  {
    asked: /\bgold\b/,
    met: /(?<!(?:silver|rose)[- ])\bgold\b/,
    less: /\b(silver|bronze|(?:second|third|2nd|3rd) (?:place|prize)|commended|finalist|runner-up)\b/,
  },
  {
    asked: /\b(lead|led|leading|head|headed|heading|manage|managed|managing|direct|directed|in charge of|run|ran)\b/,
    met: /\b(lead\w*|led|head\w*|manag\w+|direct\w*|in charge|responsib\w+|own(?:ed|s)?|chair\w*|coordinat\w+|supervis\w+|ran|runs?|set up|introduc\w+|found\w*|spearhead\w*|owner)\b/,
    less: /\b(took part|taking part|takes part|participat\w+|helped|helping|assist\w*|supported|supporting|member of|contribut\w+|involved in|worked on|shadow\w+)\b/,
  },
  {
    asked: /\b(complet\w+|finish\w+|graduat\w+|pass(?:ed)?|certif\w+|qualified|degree|licen[cs]ed|fully)\b/,
    met: /\b(complet\w+|finish\w+|graduat\w+|passed|awarded)\b/,
    less: /\b(not (?:complet\w+|finished|passed|yet)|\d+ of \d+ (?:papers|modules|exams|steps|credits)|paused|in progress|planned|expected|booked|signed up|due|studying towards|enrolled|ongoing|part 1|(?:one|two|three|four|1|2|3|4) of (?:two|three|four|five|six|2|3|4|5|6)|dropped|studying|from 20\d\d)\b/,
  },
  {
    asked: /\b(certif\w+|qualified|qualification|degree|licen[cs]ed|licen[cs]e|chartered|accredited)\b/,
    met: /\b(certif\w+|qualif\w+|degree|diploma|licen[cs]\w+|bsc|msc|ba|ma|bachelor\w*|master\w*|chartered|accredited|passed|awarded|registered|valid|until|level)\b/,
    less: /^(?:[\w-]+ ){0,3}(?:course|workshop|seminar|taster|training)\b/,
  },
  {
    asked: /\b(still|valid|active|current|currently|in force|up to date)\b/,
    met: /\b(valid|renewed|active|until 20(?:2[6-9]|3\d)|expires? (?:in )?.{0,12}20(?:2[7-9]|3\d))\b/,
    less: /\b(expired|lapsed|not renewed|hardly|no longer|ended|former\w*)\b/,
  },
  {
    asked:
      /\b(best|first(?! (?:job|role|post|position|employer|company|work|steps?|years?|thing|language|name|aid|line|fix|contact|class))|1st|won|win|wins|winner|top)\b/,
    met: /(?<!second |second-|third |third-)\b(best|first|1st|won|winner)\b/,
    less: /\b(second|third|2nd|3rd|fourth|runner-?up|(?:semi-?|quarter-?)?final(?:ist|s)?|shortlist\w*|nominat\w+(?! by\b)|nominee)\b/,
  },
  {
    asked: /\b(first[- ]class|first class honou?rs|distinction|summa cum laude)\b/,
    met: /\b(first[- ]class|1st|distinction|summa)\b/,
    less: /\b(2:1|2:2|2\.1|2\.2|upper second|lower second|third|pass|merit)\b/,
  },
  {
    asked: /\bblack belt\b/,
    met: /\bblack belt\b/,
    less: /\b(?:green|yellow|white|brown) belt\b/,
  },
  {
    asked: /\b(own|owns|owned|owner|buy|bought)\b(?! (?:car|words?|way|tools?|account))/,
    met: /\b(own|owns|owned|owner|bought|co-owner|proprietor)\b/,
    less: /\b(rent\w*|lease\w*|shared?|employed|plans?|supervis\w+)\b/,
  },
  {
    asked: /\b(permanent\w*|unlimited|for good)\b/,
    met: /\b(permanent\w*|unlimited|tenured)\b/,
    less: /\b(stand-in|acting|interim|temporary|fixed[- ]term|substitute|deputi[sz]\w+|deputy|cover|until)\b/,
  },
]

/** The parts of a piece of evidence that speak for themselves: entries of a list ('French (basic)') or whole sentences. */
const entriesOf = (doc: Doc, lists: boolean): string[] =>
  (doc.kind === 'achievements'
    ? [[doc.name, ...doc.sentences].join('. ')]
    : [doc.level === '' ? doc.name : `${doc.name} ${doc.level}`, ...doc.sentences]
  ).flatMap((text) => (lists && doc.kind !== 'achievements' ? fold(text).split(/,(?![^()]{0,200}\))|;/) : [fold(text)]))

/** A grade is written like a name, and is no part of what it is a grade of: 'Six Sigma Black Belt'. */
const grade = /^[abc][12]$|\b(?:black|green|yellow) belt\b/
const cefr = /\b[abc][12]\b/g

/** True when a level of a language is asked for and the entry of that language has a lower one: 'German (A2)' for C1. */
const isLowerLevel = (question: ReadQuestion, doc: Doc, names: string[]): boolean => {
  const [asked] = question.plain.match(cefr) ?? []
  if (asked === undefined || names.length === 0) return false
  const levels = entriesOf(doc, true)
    .filter((entry) => names.some((name) => entry.includes(name)))
    .flatMap((entry) => entry.match(cefr)?.slice(0, 1) ?? [])
  return levels.length > 0 && levels.every((level) => level < asked)
}

/** True when the evidence tells of less than a yes-or-no question asks for: some French where fluent French is meant, a part taken in what was to be led. */
export const holdsLess = (question: ReadQuestion, hit: Hit): boolean => {
  if (!question.whether && (!question.note || question.names.length === 0)) return false
  if (hit.doc.kind === 'answer') return false
  const spoken = question.names.filter((name) => languages.has(name))
  if (isLowerLevel(question, hit.doc, spoken)) return true
  const names = question.names.map((name) => name.replace(grade, '').trim()).filter((name) => name !== '')
  if (names.some((name) => !holdsName(hit.doc, name))) return false
  return ladders.some(
    (ladder) =>
      (ladder.ofNamed !== true || names.length > 0) &&
      ladder.asked.test(question.plain) &&
      isLess(ladder, { ...question, names }, hit),
  )
}

const isLess = (ladder: (typeof ladders)[number], question: ReadQuestion, hit: Hit): boolean => {
  const subjects = question.topics.filter((topic) => topic.weight === 1 && !ladder.asked.test(topic.stem))
  const speaking = entriesOf(hit.doc, question.names.length > 0).filter(
    (entry) =>
      (hit.intent && question.names.length === 0) ||
      question.names.some((name) => entry.includes(name)) ||
      subjects.some((topic) => !topic.named && matchesClosely(topic, hit.doc, 0.7) && entry.includes(topic.stem)),
  )
  return speaking.some((entry) => ladder.less.test(entry)) && !speaking.some((entry) => ladder.met.test(entry))
}
