import { words } from '../../text/words.ts'
import { isNeutral } from './qualifiers.ts'

/** Words after which a phrase tells where, with what or for whom: its head stands before them. */
const prepositions = new Set(
  'of for with without in into to on at by from under using via between against within about per after before during through across as'.split(
    ' ',
  ),
)

/** Heads that say of what stands before them only that somebody has it or does it: 'Food safety awareness' is food safety. */
const ofAnything = new Set(
  `skill skills knowledge experience basics fundamentals awareness support training practice practices method methods technique techniques
  work works process processes principles standards standard procedures procedure requirements compliance system systems software tool tools
  licence license certificate certification licences certificates assessment assessments activities activity tasks task duties operation operations
  handling planning keeping use usage management administration programme program programmes programs issues matters cases projects project wpm`
    .trim()
    .split(/\s+/),
)

/** Words that end like an act and stand before a head as its kind. */
const kindNouns = new Set(
  `marketing accounting engineering banking building housing nursing farming fishing catering printing packaging clothing lighting heating
  manufacturing purchasing mining shipping wedding training testing evening morning`
    .trim()
    .split(/\s+/),
)

/** The last word of a phrase before its first preposition, without what leaves it what it is; and an act before what it is done to ('Mentoring freshers'). */
const headOf = (phrase: string): string[] => {
  const all = words(phrase)
  const stop = all.findIndex((word, at) => at > 0 && prepositions.has(word))
  const own = stop < 0 ? all : all.slice(0, stop)
  const last = own.findLastIndex((word) => !isNeutral(word) && !ofAnything.has(word))
  const [first = ''] = own
  const act = /\p{L}{2}ing$/u.test(first) && !kindNouns.has(first) ? [first] : []
  return [...act, ...own.slice(Math.max(0, last))]
}

/** The phrases of a name that stand side by side: 'Blending and sensory evaluation', 'Arduino, PCB design'. */
const phrasesOf = (text: string): string[] =>
  text.split(/\s?[/+,;|()]\s?|\s(?:and|&|or)\s/).filter((phrase) => words(phrase).length > 0)

/**
 * Whether a name of the bank holds the head of one of the phrases of a text: what only stands before the head says of what kind that is. A wine laboratory
 * serves no wine.
 */
export const holdsHead = (text: string, match: string): boolean => {
  const name = new Set(words(match))
  return phrasesOf(text).some((phrase) => headOf(phrase).some((word) => name.has(word)))
}

/** Who stands after a title: what is before them says whose or of what kind they are ('Driller assistant', 'Veterinary assistant surgeon'). */
const someoneAfter =
  /^(?:assistant|helper|mate|apprentice|trainee|student|surgeon|instructor|trainer|teacher|training|recruiter|representative|supervisor|manager|inspector|examiner|educator|shop|school|agency|office)s?$/

/** Whether a title is followed by a word for somebody or something else, so that it only says of what kind that is. */
export const standsBeforeAnother = (text: string, match: string): boolean => {
  const all = words(text.split(/[,(|–—]/)[0] ?? '')
  const name = words(match)
  const place = all.findIndex((_, at) => name.every((word, next) => all[at + next] === word))
  return place >= 0 && someoneAfter.test(all[place + name.length] ?? '')
}

/** What says only in which form of work somebody does the rest of their title: 'Freelance guide', 'Volunteer medic'. */
const formOfWork = /^(?:volunteer|freelancer?)$/
const isTelling = (word: string): boolean => !isNeutral(word) && !formOfWork.test(word)

/** Whether a name tells only the form of the work, and the title goes on to what the work is. */
export const isFormAlone = (text: string, match: string): boolean =>
  formOfWork.test(match) && words(text.replace(/\([^()]{0,80}\)/g, '')).some(isTelling)
