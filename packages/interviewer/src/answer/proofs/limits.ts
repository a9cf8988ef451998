import { fold, stem, terms } from '../../text/words.ts'
import type { Moment } from '../dates.ts'
import { anyOf, oneOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }

const lessening = oneOf(phrases.limits.lessening)
const temporary = anyOf(phrases.limits.temporary)
/** 'Nine of thirteen papers' is a certificate in the making, and what was broken off none at all. */
const inTheMaking =
  /\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:of|\/) (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:papers|modules|exams|credits|units|parts|steps)\b|\b(?:thesis|exam|paper|project) (?:remaining|outstanding|open)\b|\bin progress\b|\b(?:first|second|third) year (?:finished|done|completed|passed)\b|\bto go\b|\b(?:course|class|training|programme|certificate|degree)\b.{0,12}\b(?:started|running|ongoing|began)\b|\b(?:exam|test|assessment) (?:in|on|planned|booked|due|scheduled)\b|\bsigned up\b|\b(?:dropped (?:out|after|in)|interrupted|abandoned|broken off|not taken)\b|\bno (?:degree|diploma|certificate|licen[cs]e|qualification)\b/
/** What somebody else does stands with that somebody: 'group accounting in Vienna does the consolidation'. */
const byOthers =
  /(?:^|[;.:]\s)(?:\p{L}[\p{L}-]{0,30} ){1,5}(?:does|do|did|handles|handled) (?:the|all|our|an?|its|their)\b/u
/** 'Programme chosen by head office', 'Tactile diagrams outsourced since 2022'. */
const bySomebody =
  /\b(?:outsourced|subcontracted|contracted out)\b|\bby (?:head office|hq|others|(?:an?|the|our|another|external|other|my) (?:\p{L}{2,20} ){0,2}(?:office|studio|colleagues?|company|firm|agency|lab\p{L}*|team|contractors?|suppliers?|department|hq|manager|boss|engineers?|owner))\b/u
/** What came later, dearer or smaller than planned, or says nothing of a plan, is no yes for who asks whether it kept to it. */
const asksOfPlan =
  /\b(?:on time|in time|on schedule|on plan|on budget|in budget|within budget|(?:hit|meet|met|reach(?:ed)?|make|made|keep|kept) .{0,20}(?:targets?|deadlines?|plan|budget|quota))\b/
const offPlan =
  /\b(?:later|longer|slower|dearer|fewer|less) than (?:planned|expected|agreed|target\w*|budget\w*)\b|\b(?:late|delay(?:s|ed)?|overdue|overran|overspent|missed|postponed|slipped)\b|\b(?:behind|over|below|short of|above) (?:the )?(?:schedule|plan|budget|target)\b/
const ofPlan = /\b(?:time|schedule|plan\w*|budget\w*|targets?|quota|deadlines?|early|late\w*|promised|agreed)\b/
/** After 'no' or 'not' at the beginning of a clause, such a word is said of what stands before it: 'not finished', 'not since 2019'. */
const saidOfThing =
  /(?:ed|en|ly)$|^(?:in|at|on|for|to|by|with|of|from|the|an?|all|every|full|so|as|yet|since|before|after|until|today|longer|any|anymore|more|only|fluent|perfect|daily|current|valid|active|formal|official|sure|certain|own|mine|me|much|often|really)$/

const negation = /^(?:no|not|never|none|cannot|\p{L}+n't|n't)$/u

/** 'Valid until 2028' is no limit today, 'until 2012' was none for who asks what has ever been. */
const untilPast = (plain: string, today: Moment): boolean =>
  [...plain.matchAll(/\buntil\b[^,;)]{0,24}/gu)].some(([end]) => {
    const year = /\b(?:19|20)\d\d\b/.exec(end)?.[0]
    return year === undefined || Number(year) < today.year
  })

/** All words, single letters too: 'Not C.' */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []

/** True when a text makes less of what it says, so that it is told without a yes. `question` is folded; `isNow`: what is so today is asked. */
export const limitsYes = (text: string, today: Moment, question: string, isNow: boolean): boolean => {
  const plain = fold(text)
  const list = tokensOf(plain)
  const asked = new Set(tokensOf(question))
  const stems = new Set([...asked].map(stem))
  const things = new Set(terms(question))
  const clauses = plain.split(/[.,;:()“”"]\s?/)
  // 'No airline authorisation to sign load sheets' says no to who asks about signing them
  const deniesAsked = clauses.some((clause) => {
    const [first = '', ...rest] = tokensOf(clause)
    return negation.test(first) && rest.filter((word) => things.has(stem(word))).length > 1
  })
  const begins = new Set(clauses.map((clause) => tokensOf(clause)[0] ?? ''))
  const isHarmless = (word: string, next: string) =>
    // 'Without missing one delivery' tells how well, 'Not motorbike' of another thing.
    next !== '' &&
    begins.has(word) &&
    !stems.has(stem(next)) &&
    (!saidOfThing.test(next) || (!isNow && next === 'since'))
  return (
    list.some((word) => lessening.test(word) && !asked.has(word)) ||
    deniesAsked ||
    (temporary.test(plain) && !temporary.test(question)) ||
    inTheMaking.test(plain) ||
    (asksOfPlan.test(question) && (offPlan.test(plain) || !ofPlan.test(plain))) ||
    byOthers.test(plain) ||
    bySomebody.test(plain) ||
    (isNow && untilPast(plain, today)) ||
    list.some((word, at) => negation.test(word) && !isHarmless(word, list[at + 1] ?? ''))
  )
}
