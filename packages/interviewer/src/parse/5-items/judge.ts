import { isCaps } from '../2-lines/group-lines.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { styleOf } from '../3-sections/heading-forms.ts'
import { isOnlyDates } from '../words/dates.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import { endsBeforeStart, holdsDate } from './doubts.ts'
import faults from './judge.json' with { type: 'json' }
import type { Draft } from './make-item.ts'

/** A name has no more words, and a skill not even so many. */
const wordsOfName = 14
const wordsOfSkill = 10

const isProse = (text: string) =>
  text.split(' ').length > wordsOfName || (/\p{Ll}{2}[.!?]$/u.test(text) && text.split(' ').length > 8)

/** What an item shows of having been read wrongly, as the sum of its faults. */
const worthOf = (draft: Draft): number => {
  let sum = 0
  const add = (fault: keyof typeof faults, is: boolean) => {
    if (is) sum += faults[fault].weight
  }
  switch (draft.section) {
    case 'experience': {
      const { name, title, start_date, end_date } = draft.content
      add('dateInName', holdsDate(name) || holdsDate(title))
      add('jobWithoutTitle', title === '')
      add('jobWithoutEmployer', name === '')
      add('jobWithoutStart', start_date === '')
      add('proseAsName', isProse(name) || isProse(title))
      add('endsBeforeStart', endsBeforeStart(start_date, end_date))
      break
    }
    case 'achievements':
      add('dateInName', holdsDate(draft.content.name))
      add('awardWithoutName', draft.content.name === '')
      add('proseAsName', isProse(draft.content.name))
      break
    case 'skills':
    case 'technical':
      add('longSkill', draft.content.name.split(' ').length > wordsOfSkill)
      add('datedSkill', isOnlyDates(draft.content.name) || isOnlyDates(draft.content.description))
      break
    default:
  }
  return sum
}

/**
 * How well a whole reading of a resume hangs together: 0 when nothing in it shows a fault, less the more does. It sees
 * only what cannot be right; a wrong value that looks right costs nothing.
 */
export const judge = (sections: ResumeSection[], drafts: Draft[], unplaced: { text: string }[]): number => {
  const words = unplaced.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const empty = sections.filter((section) => section.heading !== null && section.lines.length === 0).length
  return (
    drafts.reduce((sum, draft) => sum + worthOf(draft), 0) +
    empty * faults.emptySection.weight +
    words * faults.unplacedWord.weight +
    swallowedHeadings(sections) * faults.swallowedHeading.weight +
    buriedHeadings(sections).length * faults.buriedHeading.weight +
    (losesJobs(sections, drafts) ? faults.lostJobs.weight : 0)
  )
}

/** Every resume has these sections; nothing within an item bears their name. */
const namesOfSections: Kind[] = ['experience', 'education']
/** A line of more words says something else beside the name of a section. */
const wordsOfHeading = 4

/** Lines within the text of a section that name one, in the look of a heading: 'Work Experience' in bold below a school. */
const buriedHeadings = (sections: ResumeSection[]): string[] =>
  sections
    .flatMap((section) => section.lines)
    .filter((line) => !line.bullet && line.cells.length === 1 && line.rail.length === 0)
    .filter((line) => line.bold || isCaps(line.text))
    .map((line) => line.text)
    .filter((text) => {
      const guess = guessHeading(text)
      return (
        guess !== null &&
        guess.known > 0.99 &&
        guess.words <= wordsOfHeading &&
        guess.also.length === 0 &&
        namesOfSections.includes(guess.kind)
      )
    })

/** A heading says that jobs stand below it, and the reading has none there; it may be taken for text. */
const losesJobs = (sections: ResumeSection[], drafts: Draft[]): boolean => {
  const titles = [...sections.flatMap(({ title }) => title ?? []), ...buriedHeadings(sections)].filter(namesJobs)
  return (
    titles.length > 0 &&
    !drafts.some(({ section, heading }) => section === 'experience' && titles.includes(heading ?? ''))
  )
}
const namesJobs = (title: string): boolean => {
  const guess = guessHeading(title)
  return guess !== null && guess.known > 0.99 && guess.kind === 'experience' && guess.also.length === 0
}

/** Headings of one look show that it is theirs. */
const leastHeadings = 3

/** In a margin a heading stands left of the first line of its text. */
const isInMargin = ({ heading, lines: [first] }: ResumeSection) =>
  heading !== null && first !== undefined && Math.abs(first.base - heading.base) < heading.size && first.x0 > heading.x1

/**
 * Lines that look just as several headings do, and yet stand in a section as its text. A look that most text has is no
 * heading's, and beside headings in a margin the bold lines of the text are titles.
 */
const swallowedHeadings = (sections: ResumeSection[]): number => {
  const heads = countOf(sections.flatMap(({ heading }) => (heading ? styleOf(heading) : [])))
  const alone = sections
    .filter((section) => !isInMargin(section))
    .flatMap((section) => section.lines)
    .filter((line) => !line.bullet && line.cells.length === 1 && line.rail.length === 0)
  const texts = countOf(alone.map(styleOf))
  let swallowed = 0
  for (const [style, count] of heads) {
    const inText = texts.get(style) ?? 0
    if (count >= leastHeadings && inText < count) swallowed += inText
  }
  return swallowed
}

const countOf = (styles: string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const style of styles) counts.set(style, (counts.get(style) ?? 0) + 1)
  return counts
}

/** Does a reading show so many faults that others are tried? */
export const isAlarming = (worth: number) => worth <= faults.alarm.weight

/** Is another reading so much better that it takes the place of the usual one? */
export const isBetter = (worth: number, usual: number) => worth >= usual + faults.margin.weight
