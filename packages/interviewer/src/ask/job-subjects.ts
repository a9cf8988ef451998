import type { Fact } from '../facts/fact.ts'
import type { CareerStep } from '../facts/read-career.ts'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { findTitle } from './bank/find-title.ts'
import { endedFromOutside } from './denied.ts'
import { isPersonTitle, personName, schoolName, titleName, withArticle } from './names.ts'
import { isNoJob } from './no-job.ts'
import { isJunior, isSenior, named, type Subject } from './subject.ts'
import { themesIn } from './themes/themes.ts'
import { mostPerKnownName, weights } from './weights.ts'

/** A line that tells the hours of a job, and nothing of its work. */
const hours =
  /^[^\p{L}\d]{0,8}(?:(?:about|up to|some) )?[\p{L}\d]\S{0,12}(?: (?:or|to|-) \S{1,12})? (?:hours?|days?|evenings?|nights?|shifts?|mornings?) (?:a|per) week\W{0,8}$/imu
/** A job of so few lines tells little of its work. */
const fewLines = 2
/** A job of fewer years has hardly changed how somebody works. */
const fewestYears = 2
/** The years from the beginning of a job to the latest year of the resume. */
const yearsOf = (start: string | null, items: readonly ResumeItem[]): number => {
  const year = /\b(?:19|20)\d\d\b/.exec(start ?? '')?.[0]
  const all = items.flatMap((item) => wholeText(item).match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  return year === undefined ? 0 : Math.max(...all, Number(year)) - Number(year)
}

/** What may be asked about a job by its title, employer and dates; what the item tells decides which questions fit. */
export const jobSubjects = (
  fact: Extract<Fact, { kind: 'job' }>,
  item: ResumeItem,
  items: readonly ResumeItem[],
): Subject[] => {
  if (isNoJob(fact.title, fact.employer)) return []
  const title = titleName(fact.title)
  const employer = schoolName(fact.employer)
  const led = isSenior(fact.title) ? ['job.senior'] : []
  const one = personName(fact.title?.replace(/\s?\([^()]{0,60}\)/gu, '') ?? null)
  const nameless = one === null ? ['job.nameless'] : ['job.bare']
  // an earlier job without any date is over all the same
  const undated =
    fact.start === null && fact.end === null && items.find(({ section }) => section === 'experience') !== item
  const current = fact.current && !undated
  // nobody asks the owner of a business what it cannot give
  const own = /\b(?:owner|founder|co-founder|self-employed|freelance\w*|sole trader)\b/i.test(fact.title ?? '')
  // of weekends and hours there is no typical week, and nobody has changed in a few months
  const details = item.section === 'experience' ? (item.content.details ?? '').trim() : ''
  const partly = bridging.test(`${fact.title} ${fact.employer}`) || hours.test(details)
  const week = partly
    ? one === null || details.split('\n').length > fewLines
      ? []
      : ['job.partly']
    : employer === null || own || one === null
      ? nameless
      : [current ? 'job.current' : 'job.ended']
  const grown = current && employer !== null && !own && one !== null && yearsOf(fact.start, items) >= fewestYears
  const families = [
    ...week,
    ...(employer === null || own || one === null ? [] : led),
    ...(grown && led.length === 0 ? ['job.grown'] : []),
  ]
  const past = !current
  const known = findTitle(fact.title ?? '', item, items)
  // 'Hairdresser on cruise ship' works on board and is no sailor
  const trade = title === null ? [] : themesIn(title.replace(/ (?:on|in|at|for|with|aboard) .*/, ''))
  const at = employer === null ? '' : ` at ${employer}`
  return [
    ...(known === null
      ? []
      : named('post', [`name.${known.row}`], {}, weights.knownPost, {
          past,
          most: mostPerKnownName,
          likelihood: known.likelihood,
        })),
    ...(trade.length === 0
      ? []
      : named(
          'trade',
          trade,
          { said: `You ${past ? 'were' : 'are'} ${withArticle(title ?? '')}${at}` },
          weights.trade,
          {
            past,
            stock: true,
          },
        )),
    ...named('job', [...families, ...(current ? [] : ['job.kept'])], { one, employer }, weights.job, {
      past,
      stock: true,
      most: 1,
    }),
  ]
}

/** Ranks of those in charge, the lowest first: who goes up one was promoted. */
const ranks: readonly RegExp[] = [
  /\b(?:supervisor|team lead(?:er)?|foreman|forewoman|shift lead(?:er)?)\b/i,
  /\b(?:assistant|deputy|associate|junior) (?:\p{L}+ ){0,2}(?:manager|head|director|principal)\b/iu,
  /\b(?:manager|principal)\b/i,
  /\b(?:director|head of|vice president)\b/i,
]
/** The rank that a title tells; -1 when it tells none. */
const rankOf = (title: string): number => {
  const found = ranks.findIndex((words) => words.test(title))
  return found === 2 && /\bsenior\b/i.test(title) ? 2.5 : found
}

/** Jobs that are no step of a career. */
const bridging =
  /\b(?:part[- ]time|temp(?:orary)?|casual|weekends?|saturdays?|seasonal|intern(?:ship)?|summer job|holiday job|students?)\b/i

/** Whether somebody left an employer because their job there ended. */
const wasLetGo = (employer: string, items: readonly ResumeItem[]): boolean =>
  items.some(
    (item) => item.section === 'experience' && item.content.name === employer && endedFromOutside.test(wholeText(item)),
  )

/** A title as the end of a step; null when it does not say what somebody was. */
const stepName = (title: string | null): string | null => {
  const name = titleName(title)
  return name !== null && isPersonTitle(name) ? name : null
}

const later = /,? (?:and )?(?:later|then|afterwards|subsequently|finally|promoted to) (?:as )?/iu
/** The last of several titles that stand as one: 'Trainee Nurse, then Nurse' ended as a nurse. */
const lastTitle = (title: string | null): string | null => title?.split(later).at(-1) ?? null
const firstTitle = (title: string | null): string | null => title?.split(later)[0] ?? null

/** Posts that end with a degree, a training or a visit: nobody asks why they were left. */
const endsByItself =
  /\b(?:(?:research|teaching|graduate|student|university) assistant|doctoral|ph\.? ?d|apprentice\p{L}*|trainee\p{L}*|intern(?:ship)?|visiting|exchange|fellow(?:ship)?|house officer|resident|national service|military service)\b/iu

/** Whether two titles are said the same: 'Signaller (Grade 6)' and 'Signaller (Grade 4)'. */
const sameTitle = (title: string, before: string): boolean => {
  const name = titleName(title)
  return name !== null && name === titleName(before)
}

const isPrivate = (item: ResumeItem): item is Extract<ResumeItem, { section: 'experience' }> =>
  item.section === 'experience' && isNoJob(item.content.title, item.content.name)

/** What may be asked about a step from one job to the next; `text` is all of the later job. */
export const stepSubject = (step: CareerStep, text: string, items: readonly ResumeItem[]): Subject[] => {
  const employer = schoolName(step.employer)
  const months = 'months' in step ? String(step.months) : null
  switch (step.kind) {
    case 'promotion': {
      // another grade or place under one title is no step from one to the other
      const [title, before] = [firstTitle(step.title) ?? '', lastTitle(step.titleBefore) ?? '']
      if (isNoJob(title, null) || isNoJob(before, null) || sameTitle(title, before)) return []
      const up = isSenior(title) && !isSenior(before)
      const grown = (isJunior(before) && !isJunior(title)) || rankOf(title) > rankOf(before)
      const values = { employer, title: stepName(title), titleBefore: stepName(before) }
      return named('promotion', [up || grown ? 'promotion' : 'transfer'], values, weights.promotion, { most: 1 })
    }
    case 'move': {
      if (isNoJob(step.title, step.employer) || isNoJob(step.titleBefore, step.before)) return []
      const values = {
        employer,
        before: schoolName(step.before),
        // 'Warehouse' and 'Café' are where somebody worked: nobody goes 'from warehouse to operator'
        title: stepName(firstTitle(step.title)),
        titleBefore: stepName(lastTitle(step.titleBefore)),
      }
      // another branch of the same employer, or the end of the job before
      const wanted = values.before !== values.employer && !wasLetGo(step.before, items)
      // what somebody did beside their studies, or to bridge a gap, is no change of trade
      if (step.trade && bridging.test(`${step.title} ${step.titleBefore}`)) return []
      const families = step.trade ? ['move.trade'] : wanted ? ['move'] : []
      return named('move', families, values, weights.move, { most: 1 })
    }
    case 'gap':
      // a time of which nobody is asked is no work either side of a gap
      if (items.some((one) => isPrivate(one) && one.content.name === step.before)) return []
      return named('gap', ['gap'], { employer, before: schoolName(step.before), months }, weights.gap, { most: 1 })
    case 'stay':
      if (endedFromOutside.test(text) || endsByItself.test(text.split('\n')[0] ?? '')) return []
      return step.long
        ? named('stay', ['stay.long'], { employer, years: String(Math.floor(step.months / 12)) }, weights.longStay, {
            most: 1,
          })
        : named('stay', ['stay.short'], { employer, months }, weights.shortStay, { most: 1 })
  }
}
