import { readDeed } from '../facts/clause.ts'
import { whySilent } from '../facts/line-facts.ts'
import { piecesOf } from '../facts/pieces.ts'
import { isForeign } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { loadDuties, stemsOf } from './bank/duties.ts'
import { bodyOf, clausesOf, sayClause } from './clauses.ts'
import { knowsLittle } from './level.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** So many lines of an item are looked at for a story. */
const mostLines = 12
/** So many of them are considered. */
const mostStories = 4

/** A figure that is no year and no date, and what it adds. */
const figure = /(?<!\d|[/.-])(?!(?:19|20)\d\d\b)[$€£]?\d/u
const perFigure = 1
/** Signs that something happened or that somebody speaks for themselves, with how much each adds. A note without one lists facts. */
const signs: readonly (readonly [number, RegExp])[] = [
  // a limit, a contrast, a first or last time
  [
    1.6,
    /\b(?:first|last|only|never|nobody|no one|none|alone|single-handed\w*|without|although|though|despite|but|yet|still|until|because|instead|before anyone|in spite|myself|by hand|from nothing|from scratch|overnight|again|back|not|once|twice|\p{L}+ times)\b/iu,
  ],
  // a loss, a rescue, a quarrel
  [
    1.6,
    /\b(?:lost|gave up|gave back|refus\w+|clos(?:ed|ing|ure)|stopped|reopen\w*|saved|survived|moved|fire|flood|strikes?|crisis|pandemic|covid\S*|war|merger|bankrupt\w*|insolven\w+|evict\w*|forged|stolen|fraud\w*|missing|rescued?|emergency|recall\w*|blackout|storm|evacuat\w*|banned|sued|shut|delisted|written off|suspended)\b/i,
  ],
  // who says 'I' tells a story
  [0.8, /\b(?:I|my|me|we|our|us)\b/],
]
/** A word that stands in so few duties of the bank is no stock word of resumes: the logarithm of duties to one that has it. */
const rareFrom = 6.7
const perRareWord = 0.6
const mostRareWords = 3
/** A list of things tells none of them. */
const listPenalty = 1.5
/** From this on a clause is worth a question of its own. */
const worthTelling = 1.8

/** What stands out counts more than what only has a figure. */
const perWorth = 0.4
const mostForWorth = 1

/** How much a clause tells that others do not; `event`: how much of that speaks of something that happened. */
export const tellingness = (clause: string): { worth: number; event: number } => {
  const { rarity } = loadDuties()
  const rare = [...new Set(stemsOf(clause))].filter(
    (word) => /^\p{L}{4,}$/u.test(word) && (rarity.get(word) ?? Number.POSITIVE_INFINITY) >= rareFrom,
  ).length
  const isList = (clause.match(/,/g)?.length ?? 0) >= 2 && !/\b(?:I|we|was|were|had)\b/.test(clause)
  const event = signs.reduce((sum, [worth, words]) => sum + (words.test(clause) ? worth : 0), 0)
  const rest = (figure.test(clause) ? perFigure : 0) + Math.min(mostRareWords, rare) * perRareWord
  return { worth: event + rest - (isList ? listPenalty : 0), event }
}

/** What has no story, or none that an interviewer asks for: terms of employment, dates, levels, formalities, what somebody looks for. */
const noStory =
  /^(?:I )?(?:laid off|made redundant|redundan\w+|recalled|furlough\w*|contract\b|\d+-month|fixed[- ]term|unpaid|temporary|part[- ]time|left\b|(?:closed|stopped|quit|resigned|gave up|sold up|finished)(?: it| up)? (?:because|when|as|after|once)\b|since\b|until\b|from\b|basic|intermediate|advanced|expert|beginner|daily|weekly|used\b|elected\b|(?:last )?passed\b|members?\b|references?\b|sworn|appointed|licen[cs]ed?|registered|certified|looking for|looks? for|wants?|seeks?|seeking|available|renew\w*|valid|now\b|which|who|whom|where|that|then|and|or|but|of|for|with|in|on|at|as|by|to|not|no|\d+ hours)\b|\b(?:(?:family|personal|health|medical) reasons|the back|necks?|knees?|fingers?|spine|hips?|wrists?|injur\w+|illness|surgery|burn-?out|divorc\w*|pregnan\w*)\b|\b(?:(?:came|went|moved|returned) home|(?:would|rather) not|last used|\w*assess(?:ed|ments?)|recertif\w+|\w*days? off|refreshed|expires?|runs out|up ?to (?:now|date)|first[- ](?:aid|author|line|level|class|year|attempt|try)|not yet|so far|currently)\b/i
/** Part of a line that says what was done to something named before it: 'called off in 2018'. */
const noObject = /^\p{L}+(?:ed|en|wn|ld|ght|t) (?:off|in|on|at|by|when|after|from|to|up|down|out|back|away)\b/iu
/** Of a tool or skill such words tell how far somebody gets with it, and no story. */
const tellsLevel = /\b(?:only|not|no|none|never|last|first|simple|basic|until|still|up to|since|certified|level)\b/i

type Story = { said: string; forms: string[]; past: boolean; worth: number; sentence: number }

/** The clause of a line that tells most, as it is said to the person; null when it tells nothing that others do not. */
const storyIn = (line: string, sentence: number, item: ResumeItem, current: boolean): Story | null => {
  if (whySilent(line, false) !== null || isForeign(line)) return null
  const ofSkill = item.section === 'skills' || item.section === 'technical'
  const best = clausesOf(line)
    .map((text) => ({ text, ...tellingness(text), deed: readDeed(text, current), clause: sayClause(text, current) }))
    .filter(
      ({ text, worth }, at) =>
        worth >= worthTelling &&
        !noStory.test(text) &&
        !(at > 0 && noObject.test(text)) &&
        !(ofSkill && tellsLevel.test(text)),
    )
    .sort((a, b) => b.worth - a.worth || a.text.length - b.text.length)
    .find(({ clause }) => clause !== null)
  if (best?.clause == null) return null
  const { said } = best.clause
  // what recurs is not gone about once
  if (best.deed?.tense === 'past' && /\b(?:on \p{Lu}\p{L}+days|at night|nightly|daily)\b/u.test(said)) return null
  // what somebody felt or found out about themselves is not managed
  if (
    /^You (?:discovered|realised|realized|learned|felt|wanted|loved|enjoyed|hoped|decided) (?:that|you|not)\b/.test(
      said,
    )
  )
    return null
  // nobody goes about a loss, nor about what was done to them or given to them
  if (/^You (?:lost|missed|failed|forgot|broke|dropped|crashed|were|received|got|inherited|grew up)\b/.test(said))
    return null
  const noted = best.deed === null || /^You (?:write|mention)/.test(said)
  // of a note nobody knows whether it has a story
  if (noted) return null
  // a deed that is cut short before what makes it telling says nothing of it, and two quotations cannot be heard
  if (tellingness(said).worth < worthTelling || /[“”].*[“”].*[“”]/.test(said)) return null
  const past = best.deed?.tense === 'past'
  return { said, forms: [past ? 'story.once' : 'story.habit'], past, worth: best.worth, sentence }
}

/**
 * The line that tells what few others could, with questions that take it up and assume nothing but what it says: for what neither the bank nor a
 * family of its kind knows.
 */
export const storySubjects = (item: ResumeItem): Subject[] => {
  const body = bodyOf(item)
  if (body === null || knowsLittle(item)) return []
  return piecesOf(body.field, body.text)
    .slice(0, mostLines)
    .flatMap((piece, sentence) => storyIn(piece.text, sentence, item, body.current) ?? [])
    .sort((a, b) => b.worth - a.worth || a.sentence - b.sentence)
    .slice(0, mostStories)
    .flatMap(({ said, forms, past, worth, sentence }) =>
      named(
        `${body.field} ${sentence}`,
        forms,
        { said, brief: said },
        weights.story + Math.min(mostForWorth, (worth - worthTelling) * perWorth),
        { past, most: 1 },
      ),
    )
}
