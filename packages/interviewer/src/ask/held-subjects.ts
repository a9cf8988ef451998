import { readDeed } from '../facts/clause.ts'
import { degreeIn } from '../facts/degree.ts'
import type { FactOf } from '../facts/fact.ts'
import { achievementKind, thesisIn } from '../facts/line-facts.ts'
import { isForeign } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import type { NameKind } from './bank/bare-names.ts'
import { bankSubjects, withoutQuestions } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { degreeSubjects, liesBack } from './degree-subjects.ts'
import { quotedName } from './names.ts'
import { workIn } from './prize-names.ts'
import { isCleanRecord, isNear, plainTitle, prizeQuestions } from './prize-subjects.ts'
import { topicOf } from './publication-subjects.ts'
import { isStudy, tellsCourse } from './study-states.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

export type Achievement = FactOf<'prize' | 'certificate' | 'talk' | 'publication' | 'patent' | 'result'>

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

/** Words by which something was a goal that one gets to; letters of thanks and titles of honour are given. */
const goal =
  /[%$€£]|\b(?:marathon|triathlon|summit|raised|saved|finish\w*|crossed|launched|placed|won|exhibit\w*|published|completed|in one (?:day|night|week)|zero)\b/i

/** Where a list of winners is printed. */
const press = /\b(?:(?:business|local|city|trade|daily|weekly)?\s?paper|magazine|newspaper|press|readers)\b/i

/** Who had a part in something that was brought about. */
const team = /\b(?:team|we|our|colleagues|together|jointly|with (?:two|three|four|five|\d+)|co-\p{L}+)\b/iu

/** A citation is known by the title of the paper, which stands after the year. */
const paperTitle = /\((?:19|20)\d\d[a-z]?\)[.,:]?\s+([^.]{8,120})\./

/** What laymen learn of it is no question to those whose trade it is. */
const firstAid = /\b(?:first aid|life support|bls|cpr|resuscitation|defibrillat\p{L}+)\b/iu
const clinical =
  /\b(?:nurs(?:e|ing)|paramedic|doctor|physician|midwife|surgeon|emergency medical|ambulance|an(?:ae|e)sthet\p{L}+|intensive care)\b/iu
const isOwnTrade = (name: string, items: readonly ResumeItem[]): boolean =>
  firstAid.test(name) && items.some((item) => item.section === 'experience' && clinical.test(item.content.title ?? ''))

/** What is known of a paper or talk: its topic, or the occasion alone; nothing of a paper of which only the journal is known. */
const publishedSubjects = (fact: Achievement, name: string | null, telling: string): Subject[] => {
  const topic = topicOf(fact.name, telling)
  const key = `name ${fact.sentence}`
  const kind = /\bposter\b/i.test(fact.name) ? 'poster.on' : fact.kind === 'talk' ? 'talk.on' : 'publication.on'
  if (topic !== null) return named(key, [kind], { topic }, weights.achievement)
  // who lists themselves as a speaker tells of no talk
  const bare = /^(?:speaker|panell?ist|publications?|posters?|talks?)\b/i.test(fact.name)
  return fact.kind === 'talk' && name !== null && !bare
    ? named(key, ['talk'], { name }, weights.achievement, { most: 1 })
    : []
}

/** The name of what is held or won, as it may be said; of what is cited the title, of a patent that is named by nothing else what it covers. */
const shownName = (fact: Achievement, cited: string | undefined, telling: string): string | null => {
  const whole = cited ?? (fact.kind === 'prize' ? plainTitle(fact.name) : fact.name)
  const patent = /^(?:\p{L}+ )?patent(?: application)?(?: \([^()]{1,30}\))?$/iu
  const plain =
    fact.kind !== 'patent'
      ? whole
      : patent.test(whole.trim())
        ? (telling.split(/[,;]/)[0] ?? '')
        : (/^[^:]{3,30}: (.{4,})$/.exec(whole)?.[1] ?? whole)
  return (quotedName(plain) ?? quotedName(plain.split(/, /)[0] ?? ''))?.replace(/[“”]/g, '') ?? null
}

/** What may be asked of something brought about as of a prize. */
const likePrizes = new Set(['prize.team', 'prize.bravery', 'prize.ranked', 'prize.chosen', 'prize.nominated'])

/** Whether the item tells of a deed that is asked about as such. */
const tellsDeed = ({ item, sentences }: Context): boolean =>
  item.section === 'achievements' &&
  [...sentences.values()].flat().some((fact) => fact.kind === 'deed' && fact.statement !== null)

/** Short courses that many take: years later they tell nothing. */
const small =
  /\b(?:(?:yellow|white) belt|ecdl|icdl|awareness|introduct\p{L}+|basics?|fundamentals|essentials|foundation course)\b/iu

/** What students are given: years of work later it tells of somebody who was good at school. */
const studentPrize =
  /\b(?:dean['’]?s (?:list|commendation|award)|honou?rs? (?:roll|list)|principal['’]?s list|valedictorian|best graduate|(?:best|outstanding|top) student|student of the year|cum laude|with (?:honou?rs|distinction)|scholarships?|bursary|stipend)\b/iu
const studentPrizes = new Set(['prize.study', 'prize.mark'])

/** A question that asks what won, which the item may tell. */
const asksWhich =
  /^(?:Which|What) (?:\p{L}+ ){1,4}(?:or \p{L}+ )?(?:won|was the)\b|^Which \p{L}+ or \p{L}+ stands for/iu

/** What may be asked about what is held, won, published or brought about. */
export const heldSubjects = (known: Achievement, context: Context): Subject[] => {
  const { item } = context
  const telling = achievementText(item)
  // 'Forty under forty, Portland business paper' was printed there, and not written by the person
  const printed =
    item.section === 'achievements' &&
    known.kind === 'publication' &&
    achievementKind(known.name, '') !== 'publication' &&
    press.test(telling) &&
    !/\bauthor|\bdoi\b/i.test(telling)
  const won =
    (known.kind === 'publication' || known.kind === 'talk') && /\b(?:prize|award|premio|medal)\b/i.test(known.name)
  const fact: Achievement = printed || won ? { ...known, kind: 'prize' } : known
  // the associate of a maker's certificate is no degree
  const studied = item.section === 'achievements' && !/\bcertified\b/i.test(fact.name) ? degreeIn(fact.name) : null
  if (studied !== null && studied.degree !== null) {
    const topic = thesisIn(telling)?.topic ?? null
    if (liesBack(item, context.items)) return []
    return [...named('thesis', ['thesis'], { topic }, weights.thesis), ...degreeSubjects(studied.field, context)]
  }
  if (isOwnTrade(fact.name, context.items)) return []
  if (
    fact.kind === 'certificate' &&
    small.test(fact.name) &&
    /\b(?:19|20)\d\d\b/.test(wholeText(item)) &&
    liesBack(item, context.items)
  )
    return []
  const key = `name ${fact.sentence}`
  const near = fact.kind !== 'certificate' && isNear(fact.name, telling)
  if (near && quotedName(fact.name.split(/, /)[0] ?? '') === null) return []
  const cited = item.section === 'other' ? paperTitle.exec(item.content.text)?.[1] : undefined
  const name = shownName(fact, cited, telling)
  const prize =
    fact.kind === 'prize' || near ? prizeQuestions({ name: name ?? '', title: fact.name, description: telling }) : null
  const ofStudent = studentPrize.test(fact.name) || (prize?.families ?? []).some((family) => studentPrizes.has(family))
  if (prize !== null && ofStudent && liesBack(item, context.items)) return []
  const work = prize === null || near ? null : workIn(fact.name, context.items)
  if (work !== null)
    return [
      ...named(key, ['prize.work'], { work, name }, weights.achievement, { most: 1 }),
      ...withoutQuestions(bankSubjects(fact.name, ['prize'], key, weights.knownName, context), (question) =>
        asksWhich.test(question),
      ),
    ]
  // what the resume itself tells of a prize comes before what anyone is asked who holds it
  if (prize?.told && name !== null)
    return named(key, prize.families, { ...prize.values, name }, weights.achievement, { most: 1 })
  // beside a deed that it was given for, a prize needs no question of its own
  if (fact.kind === 'prize' && tellsDeed(context)) return []
  const kinds: NameKind[] =
    fact.kind === 'certificate' ? ['certificate'] : fact.kind === 'result' ? ['certificate', 'prize'] : ['prize']
  const bank = near ? [] : bankSubjects(fact.name, kinds, key, weights.knownName, context)
  const inBank = prize?.values['shown'] == null ? bank : withoutQuestions(bank, (question) => asksWhich.test(question))
  if (fact.kind === 'result' && name !== null && inBank.length === 0 && isCleanRecord(`${fact.name}. ${telling}`))
    return named(key, ['prize.record'], { name }, weights.achievement, { most: 1 })
  const own =
    prize ??
    (fact.kind === 'result' ? prizeQuestions({ name: name ?? '', title: fact.name, description: telling }) : null)
  if (name !== null && own?.families.includes('prize.again') && !tellsDeed(context))
    return named(key, own.families, { ...own.values, name }, weights.achievement, { most: 1 })
  // a certificate that the bank does not know is held or not, and there is nothing to tell
  if (inBank.length > 0 || fact.kind === 'certificate' || isStudy(item)) return inBank
  if (tellsDeed(context)) return []
  if (fact.kind === 'prize' && /\bposter\b/i.test(fact.name) && topicOf(fact.name, telling) !== null)
    return publishedSubjects(fact, name, telling)
  if (fact.kind === 'talk' || (fact.kind === 'publication' && cited === undefined))
    return publishedSubjects(fact, name, telling)
  if (prize !== null && name !== null)
    return named(key, prize.families, { ...prize.values, name }, weights.achievement, { most: 1 })
  if (fact.kind === 'publication' && cited !== undefined)
    return named(key, ['publication.on'], { topic: name }, weights.achievement, {})
  // 'CPA' by itself is a certificate or a place
  if (name === null || (fact.kind === 'result' && !/\s/.test(name))) return []
  if (fact.kind === 'patent') return named(key, ['patent'], { name }, weights.achievement, { most: 1 })
  if (!isBroughtAbout(fact.name, telling)) return []
  const like = prizeQuestions({ name, title: fact.name, description: telling })
  if (like.families.some((family) => likePrizes.has(family)))
    return named(key, like.families, { ...like.values, name }, weights.achievement, { most: 1 })
  const reached = team.test(telling) ? ['result.shared'] : goal.test(`${fact.name}. ${telling}`) ? ['result'] : []
  return named(key, reached, { name }, weights.achievement, { most: 1 })
}
