import { words } from '../../text/words.ts'

/** Words that say of a name that somebody only looks on, is at the beginning, or has less than all of it ('Power BI viewer'). */
const less = `viewer viewing view reader read awareness basic basics introduction introductory intro foundation
  candidate trainee student webinar e-learning elearning simulator beginner white yellow`
/** Words for who stands on the other side of it: who teaches, tests, mends or installs it. */
const other = `instructor trainer train teacher examiner assessor auditor inspector inspection verifier committee jury organiser organizer
  repair repairs maintenance installation installer fitting mechanic recruiter educator retouching engineer researcher dealer
  administration administrator admin developer development runner-up finalist shortlisted nominee`
/** Words for a field in which the same name means something else. */
const field = `mental psychological canine pet dog dogs cat horse veterinary animal youth karate judo taekwondo plastic tree hostage voice
  food milk film stage camera pottery underwater forensic police emergency therapeutic athletic naval landscape paediatric pediatric neonatal geriatric`
/** Words that change nothing about what it is: how well, how often, for whom or how big. */
const neutral = `senior junior lead head principal staff advanced expert intermediate proficient strong excellent very good daily night nights day days
  shift shifts weekend weekends seasonal part full time freelance self employed temporary permanent years year months since in and of the a on at for to
  with i ii iii iv pro desktop online professional certified certificate course diploma licence license level first edition academic h hours renewed
  microsoft adobe google cisco large small sites site`

const setOf = (list: string) => new Set(list.trim().split(/\s+/))
const plainWords = setOf(neutral)
const kinds = { less: setOf(less), other: setOf(other), field: setOf(field) } as const
const dependent =
  /\b(?:assistant|secretary|deputy|pa|ea|aide|advis[eo]r|helper|adjutant|driver)(?: \p{L}+)? (?:to|of|for)$/u

/** Words that make another thing of the name before them: the Resource Management Act manages no resources, and mix models are no marketing. */
const anotherThing = setOf(
  'act acts bill regulation regulations facilitator models modelling room design theory history',
)

/** Whether a name is followed by such a word: then it only says of what kind that is. */
export const namesAnother = (text: string, match: string): boolean => {
  const all = words(text)
  const name = words(match)
  const place = all.findIndex((_, at) => name.every((word, next) => all[at + next] === word))
  return place >= 0 && all.slice(place + name.length, place + name.length + 2).some((word) => anotherThing.has(word))
}

/** Whether a word beside a name leaves it what it is: a number, or one of how well or when. */
export const isNeutral = (word: string): boolean => /\d/.test(word) || plainWords.has(word)

/** What the words beside a name say of it: how many qualify it in a way that its entry does not have, by kind, and whether it is somebody else's ('assistant to the head chef'). */
export type Qualified = { less: number; other: number; field: number; dependent: number; before: number; after: number }

/** Reads the words beside a matched name; what the entry's own names and questions say qualifies nothing. */
export const qualifiedBy = (text: string, match: string, entry: readonly string[]): Qualified => {
  const all = words(text)
  const name = words(match)
  const place = all.findIndex((_, at) => name.every((word, next) => all[at + next] === word))
  const [before, after] = place < 0 ? [[], []] : [all.slice(0, place), all.slice(place + name.length)]
  const known = new Set(entry.flatMap((one) => words(one)))
  const beside = [...before, ...after].filter((word) => !known.has(word))
  const telling = (some: readonly string[]) => some.filter((word) => !isNeutral(word)).length
  const count = (set: ReadonlySet<string>) => beside.filter((word) => set.has(word)).length
  return {
    less: count(kinds.less),
    other: count(kinds.other),
    field: count(kinds.field),
    dependent: Number(dependent.test(before.filter((word) => word !== 'the').join(' '))),
    before: telling(before),
    after: telling(after),
  }
}
