import { readDeed } from '../facts/clause.ts'
import { degreeIn } from '../facts/degree.ts'
import type { FactOf } from '../facts/fact.ts'
import { achievementKind, thesisIn } from '../facts/line-facts.ts'
import { isForeign, toSecondPerson } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { bankSubjects } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { quotedName, titleName } from './names.ts'
import {
  bodyIn,
  fieldOf,
  isSchool,
  isStudy,
  isTrifle,
  openPart,
  secondTry,
  studyState,
  tellsCourse,
} from './study-states.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

type Achievement = FactOf<'prize' | 'certificate' | 'talk' | 'publication' | 'patent' | 'result'>

const achievementText = (item: ResumeItem): string =>
  item.section === 'achievements' ? (item.content.description ?? '') : ''

/** Words and figures by which something was brought about, and not held or attended. */
const feat =
  /\b(?:I|we|first|record|won|wins?|featured|selected|chosen|nominated|ranked|top|best|placed|launched|raised|saved|summit|marathon|finish\w*|crossed|requests|exhibit\w*|perform\w*|published|downloads|invited|elected|appointed|team|in one|(?!(?:19|20)\d\d\b)\d[\d.,]{1,12})\b|[%$€£]/

/** Whether an achievement of no kind that is known is something that was brought about: its description says more than a school or a subject. */
const isBroughtAbout = (name: string, description: string): boolean =>
  description.trim().split(/\s+/).length >= 3 &&
  !isForeign(name) &&
  (readDeed(description, false) !== null || readDeed(name, false) !== null || feat.test(`${name}. ${description}`)) &&
  !tellsCourse(`${name} ${description}`) &&
  (degreeIn(description)?.school ?? null) === null

/** A prize that somebody else won: what a winner is asked does not fit. */
const nearlyWon =
  /\b(?:finalist|(?:short|long)-?list\w*|nominee|nominated(?! by)|semi-?final\w*|runners?[- ]up|(?:2nd|3rd|second|third)(?! (?:attempt|try|time|state|year|(?:author|inventor|part|edition)\b|of (?:\w+ )?(?:authors|inventors)))|(?:highly )?commended)\b/i

/** The same as a description opens: 'Third place, 51 took part'. */
const beaten =
  /^(?:(?:came |we came )?(?:second|third|2nd|3rd|fourth|4th)\b(?! (?:author|inventor|attempt|try|time|of (?:\w+ )?(?:authors|inventors)))|runners?[- ]up|(?:semi-?)?finalists?\b|nominee\b|nominated(?! by)\b|did not win|not placed|highly commended|commended|(?:short|long)listed)/i
/** Where a list of winners is printed. */
const press = /\b(?:(?:business|local|city|trade|daily|weekly)?\s?paper|magazine|newspaper|press|readers)\b/i
/** Given for what somebody did in danger. */
const brave = /\b(?:brave(?:ry)?|gallantry|heroism|lives? saved|life-?saving|saving (?:a )?li(?:fe|ves)|rescue of)\b/i
/** First among so many. */
const ranked =
  /\b(?:(?:best|top|first|1st|one|among|from) (?:\d+ )?(?:of )?|out of )(?:the |all )?(?!(?:19|20)\d\d\b)\d[\d,.]{0,6}\b(?! ?(?:%|per ?cent\b|to\b|down to\b|up to\b|[-–→>]))|\bof \d[\d,.]{1,6} (?:agents|crew|reps|representatives|entries|teams|stores|branches|people|candidates|students|apprentices)\b/i
/** Won together with others. */
const together =
  /\b(?:with (?:the|my|our) (?:\p{L}+ )?(?:team|union|crew|colleagues|shift|floor|group)|team (?:award|of|prize)|jointly|shared with (?!one\b|another\b|two\b)|as a team)\b/iu

/** Who had a part in something that was brought about. */
const team = /\b(?:team|we|our|colleagues|together|jointly|with (?:two|three|four|five|\d+)|co-\p{L}+)\b/iu

/** What a prize was given for, as its description opens ('for the night of the power cut'); null when it does not say so. */
const prizedFor = (description: string): string | null => {
  const [first = ''] = description.split(/[.;]\s?|, /)
  return /^for (?:the|a|an|my|our|its|\p{Ll}+ing) \S/iu.test(first) &&
    first.split(/\s+/).length <= 10 &&
    !/[“”"()]/.test(first)
    ? toSecondPerson(first.charAt(0).toLowerCase() + first.slice(1))
    : null
}

/** Registrations and memberships: they are held or not, and there is nothing to tell. */
const isFormality = /\b(?:regist\w+|member(?:ship)?|licen[cs]ed?|fellow of|chartered|valid|renewed|number)\b/i
const paperTitle = /\((?:19|20)\d\d[a-z]?\)[.,:]?\s+([^.]{8,120})\./

/** What may be asked about a field of study; nothing of a degree whose field is not named, nor of one that lies years of work back. */
export const degreeSubjects = (field: string | null, context: Context): Subject[] => {
  if (liesBack(context.item, context.items)) return []
  const job = context.items.find((other) => other.section === 'experience')
  const title = job?.section === 'experience' ? titleName(job.content.title ?? null) : null
  const known = bankSubjects(field ?? '', ['degree'], 'degree', weights.knownName, context)
  if (known.length > 0) return known
  return field === null ? [] : named('degree', ['degree.field'], { field, title }, weights.degree, { most: 1 })
}

const years = (text: string): number[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
/** After so many years what somebody does tells more than what they studied. */
const recent = 4

/** Whether a study ended years before the latest year of the resume, or stands without a year beside more than one job. */
const liesBack = (item: ResumeItem, items: readonly ResumeItem[]): boolean => {
  const own = years(wholeText(item))
  const jobs = items.filter(({ section }) => section === 'experience')
  if (own.length === 0) return jobs.length > 1
  return jobs.length > 0 && Math.max(...items.flatMap((one) => years(wholeText(one)))) - Math.max(...own) > recent
}

/** States of a study in which it is not simply held: what holders of it are asked does not fit. */
const notHeld = new Set(['short', 'broken', 'part', 'ahead', 'open', 'lapsed'])

/** What may be asked about something that somebody studied or was examined for, by how far they got; null when nothing tells that it is not simply held. */
const studySubjects = (item: ResumeItem, items: readonly ResumeItem[]): { own: Subject[]; alone: boolean } => {
  const state = studyState(item)
  const name = item.section === 'achievements' ? quotedName(item.content.name ?? null) : null
  const said = name === null || name.startsWith('“') ? name : `your ${name}`
  const rest = openPart(item)
  if (rest !== null)
    return { own: named('study', ['study.rest'], { part: rest }, weights.study, { past: false, most: 1 }), alone: true }
  // a card that is on its way says nothing of its owner
  if (isTrifle(item) && (state === 'open' || state === 'ahead')) return { own: [], alone: true }
  // a card that has run out is a formality
  if (state === 'lapsed') return { own: [], alone: true }
  if (state !== null) {
    const values = { name: said, part: state === 'again' ? secondTry(item) : null }
    return {
      own: named('study', [`study.${state}`], values, weights.study, { past: false, most: 1 }),
      alone: notHeld.has(state),
    }
  }
  const label = item.section === 'achievements' ? (item.content.name ?? '') : ''
  const body = bodyIn(label)
  // of a degree that the name tells, the thesis is asked about as such
  const described = item.section === 'achievements' && degreeIn(label)?.degree == null ? item.content.description : null
  const topic = thesisIn(described ?? '')?.topic ?? null
  return {
    own: [
      ...(topic === null || liesBack(item, items) ? [] : named('thesis', ['thesis'], { topic }, weights.thesis)),
      ...(isSchool(label) ? named('study', ['school'], {}, weights.any, { most: 1, stock: true }) : []),
      ...(body === null ? [] : named('study', ['member'], { body }, weights.achievement, { past: false, most: 1 })),
    ],
    alone: isSchool(label),
  }
}

/** What may be asked about a prize, a degree that stands among them, a paper, a talk, a patent, or something that was brought about. */
export const achievementSubjects = (fact: Achievement, context: Context): Subject[] => {
  const study = isStudy(context.item) ? studySubjects(context.item, context.items) : null
  if (study?.alone) return study.own
  const field = study === null ? null : fieldOf(fact.name)
  // beside a field that the name tells, what fits any study is not asked
  if (field !== null) return [...(study?.own ?? []), ...degreeSubjects(field, context)]
  return [...(study?.own ?? []), ...heldSubjects(fact, context)]
}

/** What laymen learn of it is no question to those whose trade it is. */
const firstAid = /\b(?:first aid|life support|bls|cpr|resuscitation|defibrillat\p{L}+)\b/iu
const clinical =
  /\b(?:nurs(?:e|ing)|paramedic|doctor|physician|midwife|surgeon|emergency medical|ambulance|an(?:ae|e)sthet\p{L}+|intensive care)\b/iu
const isOwnTrade = (name: string, items: readonly ResumeItem[]): boolean =>
  firstAid.test(name) && items.some((item) => item.section === 'experience' && clinical.test(item.content.title ?? ''))

/** The title of a talk or poster that stands in quotation marks beside the occasion ('Poster, harbour congress: "Silt and eels"'); undefined without one. */
const shownAs = (fact: Achievement, item: ResumeItem): string | undefined =>
  fact.kind === 'talk' && /^(?:poster|talk|presentation|lecture|keynote|speaker|paper)\b(?!.*["“])/i.test(fact.name)
    ? /^["“]([^"“”]{4,80})["”]/.exec(achievementText(item).trim())?.[1]
    : undefined

/** The same of what is held, won or brought about. */
const heldSubjects = (known: Achievement, context: Context): Subject[] => {
  // 'Forty under forty, Portland business paper' was printed there, and not written by the person
  const printed =
    context.item.section === 'achievements' &&
    known.kind === 'publication' &&
    achievementKind(known.name, '') !== 'publication' &&
    press.test(achievementText(context.item)) &&
    !/\bauthor|\bdoi\b/i.test(achievementText(context.item))
  const fact: Achievement = printed ? { ...known, kind: 'prize' } : known
  // 'Speaker, ProductCamp: How to bury a feature' is known by what comes last
  const studied = context.item.section === 'achievements' ? degreeIn(fact.name) : null
  if (studied !== null && studied.degree !== null) {
    const topic = thesisIn(achievementText(context.item))?.topic ?? null
    if (liesBack(context.item, context.items)) return []
    return [...named('thesis', ['thesis'], { topic }, weights.thesis), ...degreeSubjects(studied.field, context)]
  }
  if (fact.kind === 'result' && !isBroughtAbout(fact.name, achievementText(context.item))) return []
  const speaks = context.item.section === 'achievements' && /^(?:speaker|panell?ist)\b[^:]*$/i.test(fact.name)
  if (speaks) return []
  const titled =
    /^(?:speaker|talk|keynote|lecture|article|paper|chapter|book)\b.{0,60}: (.{4,})$/i.exec(fact.name)?.[1] ??
    shownAs(fact, context.item)
  if (isOwnTrade(fact.name, context.items) || (fact.kind === 'certificate' && isFormality.test(fact.name))) return []
  const telling = achievementText(context.item)
  const [place = ''] = telling.split(/[.;]\s?|, /)
  const near = fact.kind !== 'certificate' && (nearlyWon.test(fact.name) || beaten.test(place))
  if (near && quotedName(fact.name.split(/, /)[0] ?? '') === null) return []
  const inBank = near
    ? []
    : bankSubjects(
        fact.name,
        [fact.kind === 'certificate' ? 'certificate' : 'prize'],
        `name ${fact.sentence}`,
        weights.knownName,
        context,
      )
  // a certificate that the bank does not know is held or not, and there is nothing to tell
  if (inBank.length > 0 || fact.kind === 'certificate' || isStudy(context.item)) return inBank
  // a citation is known by the title of the paper, which stands after the year
  const cited = context.item.section === 'other' ? paperTitle.exec(context.item.content.text)?.[1] : undefined
  if (cited === undefined && /\b(?:journal|proceedings|annals|transactions) of\b/i.test(fact.name)) return []
  const whole = cited ?? titled ?? fact.name
  // a patent that is named by nothing but that is known by what it covers
  const plain =
    fact.kind === 'patent' && /^(?:\p{L}+ )?patent(?: application)?(?: \([^()]{1,30}\))?$/iu.test(whole.trim())
      ? (achievementText(context.item).split(/[,;]/)[0] ?? '')
      : whole
  const name = (quotedName(plain) ?? quotedName(plain.split(/, /)[0] ?? ''))?.replace(/[“”]/g, '') ?? null
  const shared = fact.kind === 'result' && team.test(telling) ? 'result.shared' : fact.kind
  // 'CPA' by itself is a certificate or a place
  if (name === null || (fact.kind === 'result' && !/\s/.test(name))) return []
  const description =
    fact.kind === 'prize' && context.item.section === 'achievements' && context.item.content.description?.trim()
  const reason = description ? prizedFor(description) : null
  const families = near
    ? ['prize.near']
    : brave.test(`${fact.name} ${telling}`)
      ? ['prize.bravery']
      : together.test(telling)
        ? ['prize.team']
        : ranked.test(telling) || ranked.test(fact.name)
          ? ['prize.ranked']
          : reason !== null
            ? ['prize.for']
            : [description && description.split(/\s+/).length >= 4 ? 'prize.described' : shared]
  return named(`name ${fact.sentence}`, families, { name, reason }, weights.achievement, { most: 1 })
}
