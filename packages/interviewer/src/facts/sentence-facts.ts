import { readDeed, readDuty } from './clause.ts'
import type { Fact, Span } from './fact.ts'
import { changeIn, figuresIn, leadsGroup, peopleIn } from './figures.ts'
import { languagesIn } from './line-facts.ts'
import { listedThings } from './listed-things.ts'
import { readPhrase, sayAsItStands } from './phrase.ts'
import type { Piece } from './pieces.ts'
import { withoutBrackets } from './wording.ts'
import type { Act } from './words/acts.ts'

/** The place of a whole field. */
export const inField = (field: string, text: string): Span => ({ field, start: 0, end: text.length })
/** The place of a part of a place. */
export const within = (span: Span, start: number, text: string): Span => ({
  field: span.field,
  start: span.start + start,
  end: span.start + start + text.length,
})

/** What is written in code is built: 'Wrote the reconciliation job'. */
const writesCode =
  /^\S+ (?:(?:an?|the|our|its|their|\p{L}+['’]s) )?(?:\p{L}[\p{L}-]* ){0,3}?(?:scripts?|jobs?|tools?|analy[sz]er|library|parser|plug-?in|bot|compiler|macros?|module|app|program|software|code|(?:automated|unit|integration|regression|contract|acceptance|smoke|api|ui|end-to-end) tests|service|driver)\b/iu

/** That the one thing somebody answered for is over: 'a 22-storey tower (completed 2023)'. */
const isDone = /\b(?:completed|finished|opened|handed over|delivered|ended) (?:in )?(?:\p{L}+ )?(?:19|20)\d\d\b/iu

/** Those whom one looks after or shows around: nobody among them is led as a team is. */
const inCare =
  /\b(?:children|kids|pupils|toddlers|babies|patients|residents|guests|visitors|tourists|hikers|passengers|customers|clients|campers|teenagers|beginners|learners|participants|attendees|service users|refugees|newcomers|parents|families|vendors|suppliers|contractors|agencies|farms)\b/i
/** Groups that come to something and go home afterwards: nobody among them works for who leads them. */
const attends =
  /\bgroups of (?!\S+ (?:to \S+ )?\p{L}*(?:engineers|developers|designers|nurses|clerks|technicians|drivers|workers|staff|employees|analysts|officers|assistants|colleagues)\b)|\b(?:exercise|art|therapy|hiking|walking|youth|parent|discussion|support|reading|study|play|self-help|swimming|dance|craft|music|drama|orientation|yoga|fitness|tour|conversation|activity) groups?\b|\bunder-?\d+s?\b/iu
/** Those at one's side are led by nobody: 'with three colleagues'. */
const equals = /\bwith (?:\S+ )?(?:colleagues|partners|peers|teammates|classmates)\b/i
/** A post that somebody is raised to: who promotes people sells nothing. */
const toPost =
  /^promot\p{L}* .{0,60}\b(?:in)?to (?:\p{L}+[ -]){0,3}(?:managers?|leads?|leaders?|supervisors?|heads?|seniors?|roles?|positions?|posts?|directors?|partners?|management|leadership)\b/iu

/** The act of a deed, by its verb and by what it is about. */
const actOf = (act: Act, text: string): Act => {
  if (act === 'sell' && (toPost.test(text) || (/^promot/i.test(text) && peopleIn(text) !== null))) return 'hire'
  if (leadsGroup(text) && !inCare.test(text) && act !== 'teach' && act !== 'hire') return 'lead'
  // 'Spoke German with everybody' is no speech
  if (act === 'speak' && languagesIn(text).length > 0) return 'other'
  return act === 'write' && writesCode.test(text) ? 'build' : act
}

/** Facts of a running sentence: what was done, answered for, changed, counted, and who was led. */
export const sentenceFacts = (piece: Piece, sentence: number, current: boolean, lists = true): Fact[] => {
  const { text, span } = piece
  const facts: Fact[] = []
  const deed = readDeed(text, current)
  const duty = deed === null ? readDuty(text, current && !isDone.test(text)) : null
  const change = changeIn(text)
  const brief = deed?.brief ?? null
  const plain = deed || duty ? null : sayAsItStands(text)
  const things = deed || duty || change || plain || !lists ? null : listedThings(text)
  const phrase = deed || duty || plain || things || !lists ? null : readPhrase(text, current)
  const sayWith = (part: string): string | null => {
    if (deed) return deed.statementWith(part)
    const statement = duty?.statement ?? plain ?? phrase?.statement ?? null
    return statement?.includes(part) ? statement : null
  }
  const act = deed === null ? undefined : actOf(deed.opening.act, text)
  if (deed && act)
    facts.push({
      kind: 'deed',
      text,
      span,
      sentence,
      verb: deed.opening.base,
      act,
      tense: deed.tense,
      outcome: deed.outcome,
      withOutcome: deed.withOutcome,
      statement: deed.statement,
      brief,
    })
  if (duty)
    facts.push({
      kind: 'duty',
      text,
      span,
      sentence,
      what: duty.what,
      current: current && !isDone.test(text),
      statement: duty.statement,
      brief,
    })
  if (change) {
    const { text: words, start, ...figures } = change
    const statement = plain ?? sayWith(words) ?? sayWith(withoutBrackets(words))
    facts.push({
      kind: 'change',
      text: words,
      span: within(span, start, words),
      sentence,
      ...figures,
      statement,
      brief,
    })
  }
  const whom =
    act === 'lead' ||
    act === 'teach' ||
    act === 'hire' ||
    (act === 'plan' && /^co-?ordinate$/.test(deed?.opening.base ?? '')) ||
    duty ||
    phrase?.form === 'post'
      ? peopleIn(text)
      : null
  // 'Responsible for personnel files for 220 employees' leads none of them
  const named =
    whom === null ? '' : whom.text + (/^ \p{L}+/u.exec(text.slice(whom.start + whom.text.length))?.[0] ?? '')
  // who chairs a meeting leads none of those who come to it, and 'with three other students' are one's equals
  const led =
    whom === null ||
    (act === 'lead' &&
      (inCare.test(named) ||
        attends.test(text) ||
        equals.test(text) ||
        /^(?:co-)?chair|^preside/.test(deed?.opening.base ?? ''))) ||
    /\bother\b/i.test(whom.text)
      ? null
      : whom
  const people = led !== null && /\bfor .{1,200} for (?:\S{1,12} )?$/i.test(text.slice(0, led.start)) ? null : led
  if (people)
    facts.push({
      kind: 'people',
      text: people.text,
      span: within(span, people.start, people.text),
      sentence,
      count: people.count,
      who: people.who,
      act: act === 'teach' || act === 'hire' ? act : 'lead',
      statement: sayWith(people.text),
      brief,
    })
  if (things) facts.push({ kind: 'list', text, span, sentence, things })
  if (phrase)
    facts.push({
      kind: 'phrase',
      text,
      span,
      sentence,
      act: phrase.act,
      post: phrase.form === 'post',
      current,
      statement: phrase.statement,
      brief: null,
    })
  const stated = [change, people].filter((other) => other !== null)
  for (const { text: words, start, ...figure } of figuresIn(text)) {
    if (stated.some((other) => start >= other.start && start < other.start + other.text.length)) continue
    facts.push({
      kind: 'figure',
      text: words,
      span: within(span, start, words),
      sentence,
      ...figure,
      statement: sayWith(words),
      brief,
    })
  }
  return facts
}

/** A line that nobody is asked about, and why. */
export const silent = (piece: Piece, why: Extract<Fact, { kind: 'silent' }>['why']): Fact => ({
  kind: 'silent',
  text: piece.text,
  span: piece.span,
  sentence: null,
  why,
})
