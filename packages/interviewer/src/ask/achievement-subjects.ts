import { degreeIn } from '../facts/degree.ts'
import type { FactOf } from '../facts/fact.ts'
import { thesisIn } from '../facts/line-facts.ts'
import { toSecondPerson } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { bankSubjects } from './bank/name-questions.ts'
import { quotedName, titleName } from './names.ts'
import type { Context } from './sentence-subjects.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

type Achievement = FactOf<'prize' | 'certificate' | 'talk' | 'publication' | 'patent' | 'result'>

/** Courses, licences and tests: they were passed, and of how there is nothing to tell. */
const isCourse =
  /\b(?:courses?|licen[cs]es?|credentials?|certificat\w+|competenc(?:y|ies)|training|exams?|tests?|awards? level|level \d|expires?|valid|signed off|refresher|module|ticket|permit|(?:leaving|school) cert\w*|diploma|grade|GPA|class|\d(?:\.\d)? years|half ?way|pending|incomplete|unfinished|not (?:yet )?(?:finished|completed)|dropped out)\b/i
const achievementText = (item: ResumeItem): string =>
  item.section === 'achievements' ? (item.content.description ?? '') : ''

/** Whether an achievement of no kind that is known is something that was brought about: its description says more than a school or a subject. */
const isBroughtAbout = (name: string, description: string): boolean =>
  description.trim().split(/\s+/).length >= 3 &&
  !isCourse.test(`${name} ${description}`) &&
  (degreeIn(description)?.school ?? null) === null

/** A prize that somebody else won: what a winner is asked does not fit. */
const nearlyWon =
  /\b(?:finalist|(?:short|long)-?list\w*|nominee|nominated|semi-?final\w*|runners?-up|2nd|3rd|second|third|(?:highly )?commended)\b/i

/** What a prize was given for, as its description opens ('for the night of the power cut'); null when it does not say so. */
const prizedFor = (description: string): string | null => {
  const [first = ''] = description.split(/[.;]\s?|, /)
  return /^for (?:the|a|an|my|our|its) \S/i.test(first) && first.split(/\s+/).length <= 10 && !/[“”"()]/.test(first)
    ? toSecondPerson(first.charAt(0).toLowerCase() + first.slice(1))
    : null
}

/** Registrations and memberships: they are held or not, and there is nothing to tell. */
const isFormality = /\b(?:regist\w+|member(?:ship)?|licen[cs]ed?|fellow of|chartered|valid|renewed|number)\b/i
const paperTitle = /\((?:19|20)\d\d[a-z]?\)[.,:]?\s+([^.]{8,120})\./

/** What may be asked about a field of study; nothing of a degree whose field is not named. */
export const degreeSubjects = (field: string | null, context: Context): Subject[] => {
  const job = context.items.find((other) => other.section === 'experience')
  const title = job?.section === 'experience' ? titleName(job.content.title ?? null) : null
  const known = bankSubjects(field ?? '', ['degree'], 'degree', weights.knownName, context)
  if (known.length > 0) return known
  return field === null ? [] : named('degree', ['degree.field'], { field, title }, weights.degree, { most: 1 })
}

/** What may be asked about a prize, a degree that stands among them, a paper, a talk, a patent, or something that was brought about. */
export const achievementSubjects = (fact: Achievement, context: Context): Subject[] => {
  // 'Speaker, ProductCamp: How to bury a feature' is known by what comes last
  const studied = context.item.section === 'achievements' ? degreeIn(fact.name) : null
  if (studied !== null && studied.degree !== null) {
    const topic = thesisIn(achievementText(context.item))?.topic ?? null
    return [...named('thesis', ['thesis'], { topic }, weights.thesis), ...degreeSubjects(studied.field, context)]
  }
  if (fact.kind === 'result' && !isBroughtAbout(fact.name, achievementText(context.item))) return []
  const speaks = context.item.section === 'achievements' && /^(?:speaker|panell?ist)\b[^:]*$/i.test(fact.name)
  if (speaks) return []
  const titled = /^(?:speaker|talk|keynote|lecture|article|paper|chapter|book)\b.{0,60}: (.{4,})$/i.exec(fact.name)?.[1]
  if (fact.kind === 'certificate' && isFormality.test(fact.name)) return []
  const near = fact.kind === 'prize' && nearlyWon.test(fact.name)
  if (near && quotedName(fact.name.split(/, /)[0] ?? '') === null) return []
  const known = near
    ? []
    : bankSubjects(
        fact.name,
        [fact.kind === 'certificate' ? 'certificate' : 'prize'],
        `name ${fact.sentence}`,
        weights.knownName,
        context,
      )
  // a certificate that the bank does not know is held or not, and there is nothing to tell
  if (known.length > 0 || fact.kind === 'certificate') return known
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
  // 'CPA' by itself is a certificate or a place
  if (name === null || (fact.kind === 'result' && !/\s/.test(name))) return []
  const told =
    fact.kind === 'prize' && context.item.section === 'achievements' && context.item.content.description?.trim()
  const reason = told ? prizedFor(told) : null
  const families = near
    ? ['prize.near']
    : reason !== null
      ? ['prize.for']
      : [told && told.split(/\s+/).length >= 4 ? 'prize.told' : fact.kind]
  return named(`name ${fact.sentence}`, families, { name, reason }, weights.achievement, { most: 1 })
}
