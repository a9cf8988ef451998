import type { AskRequest } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { bankFamilies } from './bank/bank-families.ts'
import { knownNames } from './bank/bare-names.ts'
import { expectedMark } from './chooser/expected-mark.ts'
import { itemFactsOf } from './chooser/features.ts'
import { careerFamilies } from './families/career-families.ts'
import { deedFamilies } from './families/deed-families.ts'
import { type Family, inTense } from './families/family.ts'
import { figureFamilies } from './families/figure-families.ts'
import { hookFamilies } from './families/hook-families.ts'
import { nameFamilies } from './families/name-families.ts'
import { overviewFamilies } from './families/overview-families.ts'
import { postFamilies } from './families/post-families.ts'
import { prizeFamilies } from './families/prize-families.ts'
import { skillFamilies } from './families/skill-families.ts'
import { storyFamilies } from './families/story-families.ts'
import { studyFamilies } from './families/study-families.ts'
import { tellingFamilies } from './families/telling-families.ts'
import {
  asksParticipant,
  callsOwnTrade,
  decidesForOthers,
  deniedIn,
  lacksInItem,
  testsPeople,
} from './item-settings.ts'
import { isIdleFrame, isPassingJob } from './old-jobs.ts'
import { isOfOtherTrade, itemTrades, speaksToAnother, workSettings } from './other-trade.ts'
import { misfitsLine, tellsOwnPart } from './said-misfits.ts'
import { withoutOtherName } from './spoken-as.ts'
import type { Subject } from './subject.ts'
import { subjectsOf } from './subjects.ts'
import {
  isOfOtherSetting,
  meetsOwnTrade,
  ofHumanPatient,
  sendsForOwnTrade,
  settingCheck,
  supposesMore,
  supposesStudents,
  takesForOther,
  treatsAnimals,
} from './supposed.ts'
import { allThemeFamilies } from './themes/themes.ts'
import { costs, variety } from './weights.ts'

/** Every way of asking there is. */
export const allFamilies: readonly Family[] = [
  ...figureFamilies,
  ...deedFamilies,
  ...tellingFamilies,
  ...hookFamilies,
  ...storyFamilies,
  ...careerFamilies,
  ...nameFamilies,
  ...overviewFamilies,
  ...postFamilies,
  ...prizeFamilies,
  ...studyFamilies,
  ...skillFamilies,
  ...allThemeFamilies,
]
const byKind = Map.groupBy(allFamilies, (family) => family.about)

const placeholder = /\{(\w+)\}/g

/** A theme stands by itself where only a part of its line could be quoted, or one word of it named ('You mention tables'), unless it takes up a word of the line. */
const quotedLine = /^\{said\}\. /
const takesUp = /\b(?:it|its|that|this|them|they|those|these|there|one of)\b/i

/** A family filled with the parts of a fact, or null when the fact lacks one of them. `brief` shortens what is said. */
export const fill = (family: Family, subject: Subject, brief: boolean): string | null => {
  let complete = true
  const quoted =
    family.about.startsWith('theme.') &&
    /^You (?:write “\p{Ll}|mention “?\p{L}+”?$)/u.test(subject.values['said'] ?? '')
  const asked = quoted ? family.text.replace(quotedLine, '') : family.text
  if (quoted && takesUp.test(asked)) return null
  const text = inTense(asked, subject.past).replace(placeholder, (_, name: string) => {
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
export const ownName = ({ values }: Subject): string | null =>
  values['said'] === undefined
    ? (values['name'] ?? values['language'] ?? values['employer'] ?? values['field'] ?? values['school'] ?? null)
    : null

/**
 * A question that could be asked of an item: a way of asking, what it is about, and the mark that a reader would give it. `brief` says less of
 * the line; `turn` is a little of the mark by which items of the same kind are asked about in other ways. It orders, and silences nothing.
 */
export type Candidate = {
  family: Family
  subject: Subject
  text: string
  brief: string | null
  mark: number
  turn: number
}

/** Whether a theme is asked about a bare name or job title: then no event has been mentioned, and 'it' stands for nothing. */
const bare = ({ topic, values }: Subject): boolean =>
  /^trade\b/.test(topic) || /^You (?:list |(?:are|were) (?:an? )?(?!responsible\b))/.test(values['said'] ?? '')
const oneEvent =
  /\bdid you\b|\bwas\b|(?<!behind )\bit\b|\b(?:them|those|on the day|afterwards|in the end|had|what went)\b/i

/** A skill or tool with a remark tells no event: 'Which rows did you throw out?' would suppose one. */
const event = /\b(?:did|was|were|had)\b/i

/** What fits any skill or tool whose name tells no more, and how many of a resume are asked it: what matters stands first. */
const plainFrames: ReadonlyMap<string, number> = new Map([
  ['craft', 1],
  ['practice.doing', 1],
  ['tool.high', 1],
  ['tool.intermediate', 1],
  ['tool.beginner', 2],
  ['skill.limited', 2],
])
const plainParts = [...plainFrames.keys()].map(
  (about) => [about, allFamilies.filter((family) => family.about === about).map(fixedPart)] as const,
)
/** Of these, the ones that are asked only where the resume has hardly a skill or tool that anybody knows. */
const lastResort = new Set(['craft', 'practice.doing', 'tool.high', 'tool.intermediate'])
const enoughKnown = 2

/** Questions that were written for a duty, a name or a theme, whoever has it. */
const ofBank = /^(?:duty|name|theme)\./

/** The frames of which this resume has had enough. */
const spentFrames = ({ item, items, existing }: AskRequest): ReadonlySet<string> => {
  if (item.section !== 'skills' && item.section !== 'technical') return new Set()
  const known = items.filter(
    (one) =>
      one !== item &&
      (one.section === 'skills' || one.section === 'technical') &&
      knownNames(one.content.name ?? '', ['skill', 'tool']).length > 0,
  ).length
  return new Set(
    plainParts
      .filter(
        ([about, parts]) =>
          (lastResort.has(about) && known >= enoughKnown) ||
          existing.filter((text) => parts.some((part) => text.includes(part))).length >= (plainFrames.get(about) ?? 0),
      )
      .map(([about]) => about),
  )
}

/** Every question that could be asked of an item, whether or not it is worth asking. */
export const candidatesOf = (request: AskRequest): Candidate[] => {
  const { item, items, existing } = request
  if (isPassingJob(item, items)) return []
  const asked = existing.join('\n')
  const facts = itemFactsOf(item)
  const source = wholeText(item)
  const titles = items.map((one) => (one.section === 'experience' ? (one.content.title ?? '') : ''))
  const posts = items.flatMap((one) => (one.section === 'roles' ? [one.content.name ?? ''] : []))
  // where somebody studied is no place of their work
  const work = [item, ...items.filter((one) => one.section !== 'achievements' && one.section !== 'other')]
    .map(wholeText)
    .join('\n')
  // a job is asked by its title, and a line by its theme: of the rest of the resume neither speaks
  const near = item.section === 'experience' ? /^(?:theme|name)\./ : /^theme\./
  const spent = spentFrames(request)
  const denied = deniedIn(item)
  const animals = treatsAnimals(work)
  const [inJob, title] =
    item.section === 'experience' ? [true, item.content.title ?? ''] : [item.section === 'overview', source]
  const [elsewhere, besides] = [settingCheck(work), settingCheck(source)]
  // as what somebody is asked, their own title says, or any of their posts where the item is none
  const called = item.section === 'experience' ? (item.content.title ?? '') : [source, ...titles, ...posts].join(' ')
  const say = (family: Family, subject: Subject, brief: boolean): string | null => {
    const text = fill(family, subject, brief)
    return text !== null && ofBank.test(family.about) ? withoutOtherName(text, called) : text
  }
  return subjectsOf(item, items).flatMap((subject) =>
    subject.families.flatMap((key) =>
      (byKind.get(key) ?? bankFamilies(key)).flatMap((family): Candidate[] => {
        const loose =
          bare(subject) &&
          family.about.startsWith('theme.') &&
          oneEvent.test(family.text.replace(/\[[^[\]]{0,60}\]/g, ''))
        const supposes =
          (item.section === 'skills' || item.section === 'technical') &&
          family.about.startsWith('duty.') &&
          !subject.past &&
          event.test(inTense(family.text, false))
        const lacking =
          supposesMore(family.text, source) ||
          lacksInItem(family.text, source) ||
          isOfOtherTrade(itemTrades, family.text, source) ||
          isOfOtherTrade(workSettings, family.text, work) ||
          (inJob && speaksToAnother(family.text, title)) ||
          denied(family.text) ||
          misfitsLine(
            family.text,
            `${subject.values['said'] ?? ''} ${subject.values['do'] ?? ''} ${subject.values['load'] ?? ''}`,
          ) ||
          tellsOwnPart(family.text, subject.values['said'] ?? subject.values['whole'] ?? '', source) ||
          isIdleFrame(family.about, item, items, family.text) ||
          testsPeople(family.text, subject.values['said'] ?? '') ||
          asksParticipant(family.about, subject.values['said'] ?? '') ||
          (ofBank.test(family.about) &&
            ((near.test(family.about) ? besides : elsewhere)(family.text) ||
              (subject.topic === 'post' &&
                isOfOtherSetting(family.text, item.section === 'experience' ? source : work)) ||
              (animals && ofHumanPatient(family.text)) ||
              (item.section === 'experience' && supposesStudents(family.text, source)) ||
              (item.section === 'experience' && meetsOwnTrade(family.text, item.content.title ?? '')) ||
              sendsForOwnTrade(family.text, titles) ||
              callsOwnTrade(family.text, titles) ||
              decidesForOthers(family.text, titles) ||
              (family.about.startsWith('duty.') && takesForOther(family.text, [...titles, ...posts, source]))))
        const text =
          loose || supposes || lacking || spent.has(family.about) || (subject.junior && family.authority)
            ? null
            : say(family, subject, false)
        if (text === null) return []
        const part = fixedParts.get(family) ?? fixedPart(family)
        const mark =
          expectedMark(family, subject, text, facts) +
          (asked.includes(part) ? costs.usedBefore : 0) +
          (subject.stock ? costs.stock : 0)
        const turn = hash(item.id + family.text) * variety
        return [{ family, subject, text, brief: say(family, subject, true), mark, turn }]
      }),
    ),
  )
}
