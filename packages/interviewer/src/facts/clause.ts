import { changeIn } from './figures.ts'
import { opensWithNoun } from './noun-openings.ts'
import { infinitiveOf, said } from './said-to-person.ts'
import { type Opening, openingOf } from './verbs.ts'
import { plainWord, sayable, shortened, toSecondPerson, withoutBrackets, wordsOf } from './wording.ts'

/** The longest statement put before a question, in words. */
const maxStatementWords = 15
/** The longest statement before a second question about the same sentence. */
const maxBriefWords = 7
/** A statement that is there for its figure may be longer: the figure tends to stand at its end. */
export const maxStatementWithFigure = 19

const outcomeStart =
  /,? ?\b(?:(?:which|that) (?:has |have )?(?:led to|resulted in|cut|saved|reduced|raised|increased|improved|removed|halved|doubled|brought|made|lifted|lowered|won|helped|drove up|drives? up|enabled|allowed)|resulting in|leading to|(?:thereby |thus )?(?:cutting|saving|reducing|raising|increasing|improving|removing|halving|doubling|lowering|boosting|eliminating|achieving|generating|yielding)(?= \S)|so that)\b/i

/** Cuts a clause in two where it begins to tell its effect: 'introduced keys' and 'which removed duplicate payouts'. */
const splitOutcome = (clause: string): { deed: string; outcome: string | null } => {
  const at = outcomeStart.exec(clause)
  if (at === null || wordsOf(clause.slice(0, at.index)).length < 3) return { deed: clause, outcome: null }
  return { deed: clause.slice(0, at.index), outcome: clause.slice(at.index).replace(/^[,\s]+/, '') }
}

/** A clause that opens with a known verb. */
export type Deed = {
  opening: Opening
  tense: 'past' | 'present'
  /** The effect that the clause itself states, or null. */
  outcome: string | null
  /** The deed as one says it to the person who did it, or null when there is no safe way. */
  statement: string | null
  /** The statement together with the outcome, or null. */
  withOutcome: string | null
  /** The same in at most seven words, or null. */
  brief: string | null
  /** The deed after 'How did you …': 'introduce a checklist'; null when it cannot be turned so. */
  infinitive: string | null
  /** What follows the deed in another tense: 'reduced the stock' of 'Analyse safety stock and reduced the stock'; null when nothing does. */
  rest: string | null
  /** The same, long enough to hold `part` of the sentence; null when that cannot be said. */
  statementWith: (part: string) => string | null
}

const leadIn =
  /^(?:(?:I|we)\s+(?:have\s+|had\s+|also\s+)?|(?:successfully|also|then|currently|independently|personally|previously|regularly|jointly|effectively|proactively|consistently|single-handedly|primarily|mainly|later|subsequently|key responsibilities|role)[:,]?\s+)/i

/** 'Cut missed doses by 38 percent': a line that tells a change opens with a deed, even where the word alone would leave doubt. */
const pastWithFigures = (first: string, line: string): Opening | null => {
  const opening = changeIn(line) ? openingOf(first, 'the') : null
  return opening?.form === 'past' ? opening : null
}

/** 'Has taken five students through': said with 'have' whatever the verb is. */
const perfect: Opening = { base: 'have', past: 'have', act: 'other', form: 'past' }

/** Another sentence that only a comma joins: 'trained nine supervisors, 4 have since been promoted'. */
const spliced =
  /, (?:\d+|all|both|most|none|some|half|one|two|three|four|five|six) (?:of them )?(?:have|has|had|were|was|are|is|\p{L}+ed)\b/u

/** Where the next deed of the same form begins ('Runs the review and mentors two'): a statement ends before it. */
const nextDeed = (text: string, form: Opening['form']): number => {
  // 'I cooked for years and I now teach': what has a subject of its own is another sentence
  const own = /,? (?:and|but) (?:I|we) \p{L}|, (?:I|we) \p{L}/u.exec(text)?.index ?? spliced.exec(text)?.index ?? -1
  if (own > 0 && wordsOf(text.slice(0, own)).length >= 3) return own
  // 'mended the shed roof, coach when needed' tells of two times
  if (form === 'past')
    for (const { 1: verb = '', index } of text.matchAll(
      /, (\p{Ll}+) (?:when|whenever|if|where|most|every|some|as)\b/gu,
    ))
      if (openingOf(verb, 'the')?.form === 'bare' && wordsOf(text.slice(0, index)).length >= 3) return index
  for (const match of text.matchAll(/(?:,? and(?: then| also)?|,) ([\p{L}-]+) ([\p{L}\p{N}$€£-]+)/gu)) {
    // 'prepared the sale, called off in 2018': what was done to it is no deed of the person's
    const passive = /^, \p{L}{2,}ed (?:by|for|off|in|at|when|after|out|up|down|on|to)\b/u.test(text.slice(match.index))
    // 'reads the dashboard, changes filters'
    const listed = form === 'third' && /^, \p{Ll}{3,}(?<![sui])s \p{Ll}{3,}s$/u.test(text.slice(match.index))
    const opening = openingOf((match[1] ?? '').toLowerCase(), (match[2] ?? '').toLowerCase())
    // 'wrote the plan and drills it': what follows is no part of the first deed
    const other = opening?.form === 'third' && /^(?:it|them|the|an?|its|their)$/.test(match[2] ?? '')
    // 'trained adjusters and testified in two cases': a verb that nobody knows, and no second participle of one thing
    const unknown =
      form === 'past' &&
      opening === null &&
      / and \p{L}+ed (?:in|on|at|for|to|with|as|before|against)$/u.test(match[0]) &&
      !/ \p{L}+ed\b/u.test(text.slice(0, match.index))
    if (
      (opening?.form === form || other || passive || listed || unknown) &&
      match.index > 8 &&
      // 'Washed dishes, prepared vegetables': without an 'and' it is no sentence
      wordsOf(text.slice(0, match.index)).length >= (match[0].startsWith(', ') ? 2 : 3)
    )
      return match.index
  }
  return -1
}

/** Where a clause in the present goes on in the past: 'Analyse safety stock with Python and reduced average inventory by 1.3 million'. */
const tenseChange = (text: string, form: Opening['form']): number => {
  if (form === 'past') return -1
  for (const match of text.matchAll(/,? and (?:also |then |thereby )?(?=([\p{Ll}-]+) ([\p{L}\p{N}$€£-]+))/gu)) {
    const verb = (match[1] ?? '').toLowerCase()
    const after = text.slice(match.index + match[0].length)
    const opening = openingOf(verb, (match[2] ?? '').toLowerCase()) ?? pastWithFigures(verb, after)
    if (opening?.form === 'past' && opening.base !== verb && wordsOf(text.slice(0, match.index)).length >= 2)
      return match.index
  }
  return -1
}

/** A verb, with its particle, after which no object can follow: a sign, a comma before no verb, or a bare year. */
const withoutObjectAfter =
  /^\p{L}+(?: (?:up|out|off|in|on|down|over|away|back))?(?: ?[+&/|=→>]| (?:19|20)\d\d(?:$|[,;.]))|^\p{L}+ (?:up|out|off|in|on|down|over|away|back),/u

/** A word that may be a verb or several things, and how these changed or what they were. */
const namesWhatChanged =
  /^\p{L}{2,30}s (?:rose|fell|grew|dropped|doubled|tripled|quadrupled|halved|climbed|declined|increased|decreased|shrank|sank|went (?:up|down|from)|improved|remained|stayed|were|are|was|had|have)\b/iu

/**
 * Reads a sentence that opens with a deed ('Introduced a checklist', 'I ran the archive', 'Runs the review'); null when it does
 * not. `current` says whether the job still runs, which gives a gerund its tense.
 */
export const readDeed = (sentence: string, current: boolean): Deed | null => {
  // 'I have worked here since May' is said of what goes on, with a verb that has no such form here
  if (/^(?:(?:I|we) )?(?:have|has) \p{L}+(?:ed|en|wn|ne) (?!.*\bsince then\b).*\bsince\b/iu.test(sentence)) return null
  const plain = withoutBrackets(sentence)
    .replace(leadIn, '')
    .replace(leadIn, '')
    // 'chair the committee since 2022' cannot be said of the present
    .replace(/,? since (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b(?=[.\s]*$)/u, '')
    .replace(/^(?:has|have) (?=\p{L}+(?:ed|en|wn|ne|un|ilt|ade|ought|aught|eld|old|et|ent|ept|ead|ung) )/iu, 'have ')
    .replace(/(?<![.\s])[.\s]+$/, '')
  // 'ran out in March' is said of a card, and 'expires' of a licence
  if (/^(?:ran|runs?|running) out\b|^(?:expire[sd]?|lapse[sd]?)\b/i.test(plain)) return null
  // 'Opened four months early' is said of a bridge
  if (
    /^\p{L}+ (?:(?:\S+ )?(?:days|weeks|months|years|a (?:day|week|month|year)) )?(?:early|late|on time|ahead of schedule)$/u.test(
      plain,
    )
  )
    return null
  // 'water 6.2 to 3.9 litres' is said of water, and who is 'lead for 12 reps' holds a post
  if (/^\p{L}+ \d[\d.,]* ?\S{0,3} (?:to|->|→) \d|^leads? for\b/iu.test(plain) && !/^\p{L}+ed /iu.test(plain))
    return null
  // 'passes rose from 61 to 78', 'orders doubled' are said of passes and orders
  if (namesWhatChanged.test(plain)) return null
  const [first = '', second = '', third = ''] = wordsOf(plain).slice(0, 3).map(plainWord)
  const opening =
    first === 'have' && third !== '' ? perfect : (openingOf(first, second, third) ?? pastWithFigures(first, plain))
  if (opening === null || opensWithNoun(opening, first, wordsOf(plain)[1] ?? '', third)) return null
  // 'won nothing yet' is no deed, and of 'recruited both' nobody knows whom
  if (/^\p{L}+ (?:nothing|nobody|no one|none|both|three|two|four|five)(?: yet| so far)?$/iu.test(plain)) return null
  // 'delivered ten weeks late because of woodworm', 'opened alone from 2020' are said of a thing
  if (
    /^(?:delivered|opened|finished|completed|closed) (?:alone|\p{L}+ (?:days|weeks|months|years) late)\b/iu.test(plain)
  )
    return null
  // 'books + canteen', 'set up, citrate + heparin' and 'passed 2023' are notes: what stands after the verb is no object
  if (withoutObjectAfter.test(plain)) return null
  // 'Signed off in 2020' is what was done to the person
  if (
    opening.form === 'past' &&
    /^\p{L}+(?: off| out| up)? (?:in|since) (?:19|20)\d\d$|^signed off\b|^stopped (?:half|there|early)\b/iu.test(plain)
  )
    return null
  const tense = opening.form === 'past' || !current ? 'past' : 'present'
  const { deed, outcome } = splitOutcome(plain)
  const change = tenseChange(plain, opening.form)
  const same = nextDeed(deed, opening.form)
  const next = change > 0 && change < deed.length ? (same > 0 ? Math.min(same, change) : change) : same
  const rest = change > 0 ? plain.slice(change).replace(/^,? and (?:also |then |thereby )?/, '') : null
  const say = (clause: string, limit: number, now = current) => {
    const kept = shortened(clause, limit)
    return kept === null ? null : sayable(said(kept, opening, now))
  }
  const dash = deed.search(/\s[–—-]\s|:\s/)
  const stop = next > 0 ? next : dash > 0 ? dash : deed.length
  const own = deed.slice(0, stop)
  const statementWith = (part: string) => {
    const words = part.replace(/\s+/g, ' ')
    const limits = [10, 14, maxStatementWithFigure]
    // what goes on in another tense is said by itself
    for (const clause of rest === null ? [own, deed, plain] : [own])
      for (const limit of limits) {
        const text = say(clause, limit)
        if (text?.includes(words) && !spliced.test(text)) return text
      }
    return rest === null ? null : (readDeed(rest, current)?.statementWith(part) ?? null)
  }
  const withOutcome = outcome === null || rest !== null ? null : say(plain, maxStatementWithFigure)
  const statement = say(own, maxStatementWords)
  return {
    opening,
    tense,
    outcome,
    statement,
    rest,
    infinitive: opening === perfect ? null : infinitiveOf(say(own, maxStatementWords, true), opening),
    withOutcome: withOutcome?.includes(outcome?.split(' ').slice(0, 3).join(' ') ?? '') ? withOutcome : null,
    brief: say(own, maxBriefWords),
    statementWith,
  }
}

/** 'Responsible for the night shift' as it is said to the person, and what they answered for; null when it does not read so. */
export const readDuty = (sentence: string, current: boolean): { what: string; statement: string | null } | null => {
  const match =
    /^(?:(?:was|am|is|being|solely|directly|jointly|also|overall)\s+)*(?:responsible|accountable|in charge)\s+(?:for|of)\s+(?=\S+\s+\S)/i.exec(
      sentence,
    )
  if (match === null) return null
  const what = sentence.slice(match[0].length).replace(/(?<![.\s])[.\s]+$/, '')
  const kept = shortened(`answerable to ${withoutBrackets(what)}`, maxStatementWords - 2)
  if (kept === null) return { what, statement: null }
  const rest = toSecondPerson(kept.replace(/^answerable to /, ''))
  return { what, statement: sayable(`You ${current ? 'are' : 'were'} responsible for ${rest}`) }
}
