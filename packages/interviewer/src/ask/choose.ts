import type { AskedQuestion, AskRequest, QuestionKind, ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { bankFamilies } from './bank/bank-families.ts'
import { questionCheck } from './check-question.ts'
import { careerFamilies } from './families/career-families.ts'
import { deedFamilies } from './families/deed-families.ts'
import { type Family, inTense, kindOf, type Purpose } from './families/family.ts'
import { figureFamilies } from './families/figure-families.ts'
import { hookFamilies } from './families/hook-families.ts'
import { nameFamilies } from './families/name-families.ts'
import { skillFamilies } from './families/skill-families.ts'
import { storyFamilies } from './families/story-families.ts'
import { tellingFamilies } from './families/telling-families.ts'
import type { Subject } from './subject.ts'
import { subjectsOf } from './subjects.ts'
import { allThemeFamilies } from './themes/themes.ts'
import { filledUpTo, leastWorth, weights } from './weights.ts'

/** Every way of asking there is. */
export const allFamilies: readonly Family[] = [
  ...figureFamilies,
  ...deedFamilies,
  ...tellingFamilies,
  ...hookFamilies,
  ...storyFamilies,
  ...careerFamilies,
  ...nameFamilies,
  ...skillFamilies,
  ...allThemeFamilies,
]
const byKind = Map.groupBy(allFamilies, (family) => family.about)

const placeholder = /\{(\w+)\}/g

/** A family filled with the parts of a fact, or null when the fact lacks one of them. `brief` shortens what is said. */
export const fill = (family: Family, subject: Subject, brief: boolean): string | null => {
  let complete = true
  const text = inTense(family.text, subject.past).replace(placeholder, (_, name: string) => {
    const value = subject.values[name === 'said' && brief ? 'brief' : name]
    if (value === undefined) complete = false
    return value ?? ''
  })
  return complete ? text : null
}

/** The longest part of a family that stands in every question made with it: by it a family is known again. */
const fixedPart = (family: Family): string =>
  family.text
    .split(/\{\w+\}|\[[^[\]]*\]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
const fixedParts = new Map(allFamilies.map((family) => [family, fixedPart(family)]))

/** A number from a text, the same everywhere (FNV-1a, 32 bits): variety without chance. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  return value / 0xffffffff
}

/** The name that makes a question about one thing no repeat of the same question about another. */
const ownName = ({ values }: Subject): string | null =>
  values['said'] === undefined
    ? (values['name'] ?? values['language'] ?? values['employer'] ?? values['field'] ?? values['school'] ?? null)
    : null

type Candidate = { family: Family; subject: Subject; text: string; brief: string | null; worth: number }

/** Whether a theme is asked about a bare name or job title: then no event has been mentioned, and 'it' stands for nothing. */
const bare = ({ topic, values }: Subject): boolean => topic === 'trade' || /^You list /.test(values['said'] ?? '')
const oneEvent =
  /\bdid you\b|\bwas\b|(?<!behind )\bit\b|\b(?:them|those|on the day|afterwards|in the end|had|what went)\b/i

const candidatesOf = ({ item, items, existing }: AskRequest): Candidate[] => {
  const asked = existing.join('\n')
  return subjectsOf(item, items).flatMap((subject) =>
    subject.families.flatMap((key) =>
      (byKind.get(key) ?? bankFamilies(key)).flatMap((family): Candidate[] => {
        const loose =
          bare(subject) &&
          family.about.startsWith('theme.') &&
          oneEvent.test(family.text.replace(/\[[^[\]]{0,60}\]/g, ''))
        const text = loose || (subject.junior && family.authority) ? null : fill(family, subject, false)
        if (text === null) return []
        const part = fixedParts.get(family) ?? fixedPart(family)
        const used = asked.includes(part) ? weights.usedFamily : 0
        const best = family.best ? weights.best : 0
        const worth = subject.weight + used + best + hash(item.id + family.text) * 0.9
        return [{ family, subject, text, brief: fill(family, subject, true), worth }]
      }),
    ),
  )
}

/** Sections in which questions that fit any item of their kind fill up what the item does not tell: a visitor asked for three. */
const filledUp: ReadonlySet<ResumeItem['section']> = new Set(['overview', 'experience', 'leadership', 'roles'])

/**
 * Picks up to `num` questions: the most telling fact first, purposes mixed, and no more than a few about one topic. Where nothing
 * particular is left, general questions fill up to three; about skills, tools, prizes and the rest fewer come back then.
 */
export const chooseQuestions = (request: AskRequest): AskedQuestion[] => {
  const { item, items, existing, num } = request
  const source = [item, ...items].map(wholeText).join(' . ')
  const all = candidatesOf(request)
  let pool = all
  const topics = new Map<string, number>()
  const purposes = new Map<Purpose, number>()
  const kinds = new Map<QuestionKind, number>()
  const count = ({ subject, family }: Candidate) => {
    topics.set(subject.topic, (topics.get(subject.topic) ?? 0) + 1)
    purposes.set(family.purpose, (purposes.get(family.purpose) ?? 0) + 1)
    kinds.set(kindOf[family.purpose], (kinds.get(kindOf[family.purpose]) ?? 0) + 1)
  }
  const before = new Set(existing)
  const isAsked = ({ text, brief }: Candidate) => before.has(text) || (brief !== null && before.has(brief))
  for (const candidate of pool) if (isAsked(candidate)) count(candidate)
  // what would fit anyone is asked only about items that tell nothing: not as a rest, once the others are answered
  if (pool.some((candidate) => !candidate.subject.stock && isAsked(candidate)))
    pool = pool.filter(({ subject }) => !subject.stock)

  const chosen: AskedQuestion[] = []
  const usedNow = new Set<Family>()
  const worthNow = ({ subject, family, worth }: Candidate) =>
    worth +
    (usedNow.has(family) ? weights.usedFamily : 0) +
    (topics.get(subject.topic) ?? 0) * weights.sameTopic +
    (purposes.get(family.purpose) ?? 0) * weights.samePurpose +
    (kinds.get(kindOf[family.purpose]) ?? 0) * weights.sameKind
  while (chosen.length < num && pool.length > 0) {
    pool = pool.filter(
      ({ subject }) => (topics.get(subject.topic) ?? 0) < subject.most && !(subject.stock && chosen.length > 0),
    )
    const ranked = pool
      .map((candidate) => ({ candidate, now: worthNow(candidate) }))
      .filter(({ now }) => now >= leastWorth)
      .sort((a, b) => b.now - a.now)
    // what would fit anyone is asked only when nothing that the item tells is left
    const particular = ranked.filter(({ candidate }) => !candidate.subject.stock)
    const asked = [...existing, ...chosen.map((question) => question.text)]
    const check = questionCheck(asked, source)
    let found: Candidate | null = null
    for (const { candidate } of particular.length > 0 ? particular : ranked) {
      const again = (topics.get(candidate.subject.topic) ?? 0) > 0
      const text = (again && candidate.brief) || candidate.text
      pool = pool.filter((other) => other !== candidate)
      if (check(text, ownName(candidate.subject)).length > 0) continue
      found = candidate
      chosen.push({ text, kind: kindOf[candidate.family.purpose] })
      break
    }
    if (found === null && (particular.length === 0 || chosen.length > 0)) break
    if (found !== null) {
      count(found)
      usedNow.add(found.family)
    }
    if (found?.subject.stock) break
  }
  if (!filledUp.has(item.section)) return chosen
  // one more question about what the item tells comes before what would fit anyone
  const restWorth = (candidate: Candidate) => worthNow(candidate) + (candidate.subject.stock ? 0 : weights.told)
  const rest = all.filter((candidate) => !isAsked(candidate))
  while (chosen.length < Math.min(num, filledUpTo)) {
    const check = questionCheck([...existing, ...chosen.map((question) => question.text)], source)
    const found = rest
      .sort((a, b) => restWorth(b) - restWorth(a))
      .find((candidate) => check(candidate.text, ownName(candidate.subject)).length === 0)
    if (found === undefined) break
    chosen.push({ text: found.text, kind: kindOf[found.family.purpose] })
    count(found)
    usedNow.add(found.family)
  }
  return chosen
}
