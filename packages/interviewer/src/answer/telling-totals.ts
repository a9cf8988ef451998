import type { AnswerSentence } from '../interviewer.ts'
import type { Doc } from './build-index.ts'
import { inWords, inYears, type Moment } from './dates.ts'
import { careerOf, mainJobOf, runsOn } from './dates-of-docs.ts'
import { asDeed } from './deeds.ts'
import { datedJobOf, spokenDate } from './field-sentence.ts'
import type { ReadQuestion } from './read-question.ts'
import { closed, joined, quoted } from './sentence.ts'

const citing = (docs: Doc[], text: string): AnswerSentence[] => [{ text, support: docs.map(({ id }) => id) }]

/** The one employer of several jobs; null where there are more. */
const employerOf = (docs: Doc[]): string | null => {
  const [first, ...others] = docs
  return first !== undefined && first.name !== '' && others.every(({ name }) => name === first.name) ? first.name : null
}

/** Jobs in one phrase: their titles where the employer has been said. */
const jobsIn = (docs: Doc[], employer: string | null): string =>
  joined(docs.map((doc) => datedJobOf(employer === null || doc.title === '' ? doc : { ...doc, name: '' })))

const several = (count: number, noun: string): string =>
  `${count === 1 ? 'one' : inWords(count)} ${noun}${count === 1 ? '' : 's'}`

/** How many posts with how many employers: 'Mara has held four posts with three employers'. */
export const postsHeld = (jobs: Doc[], owner: string): string =>
  `${owner} has held ${several(jobs.length, 'post')} with ${several(new Set(jobs.map(({ name }) => name)).size, 'employer')}`

/** How long someone has worked, from all dated jobs, in one sentence that cites them all. */
export const tellCareer = (jobs: Doc[], { owner }: ReadQuestion, today: Moment): AnswerSentence[] => {
  const career = careerOf(jobs, today)
  if (career === null) return []
  const { first, last, months } = career
  const until = runsOn(last, today) ? 'today' : spokenDate(last.endText)
  const main = mainJobOf(jobs)
  const now = main === undefined ? '' : `, ${runsOn(main, today) ? 'now' : 'most recently'} as ${datedJobOf(main)}`
  const who = owner === '' ? 'That is' : `${owner} has worked for`
  return citing(jobs, `${who} ${inYears(months)}, from ${spokenDate(first.startText)} to ${until}${now}.`)
}

/**
 * The time in some jobs, each month once: 'Ada has worked at Brigid House for over six years, in two posts: …'. Of several
 * employers it says only what these posts come to, as there may be more work of the kind under another title.
 */
export const tellSum = (docs: Doc[], { owner }: ReadQuestion, today: Moment): AnswerSentence[] => {
  const career = careerOf(docs, today)
  if (career === null) return []
  const length = inYears(career.months)
  const employer = employerOf(docs)
  const worked = docs.some((doc) => runsOn(doc, today)) ? 'has worked' : 'worked'
  const who = owner === '' ? 'That is' : `${owner} ${worked}`
  if (docs.length === 1)
    return citing(docs, `${who === 'That is' ? who : `${who} for`} ${length} as ${jobsIn(docs, null)}.`)
  if (employer === null || owner === '')
    return citing(docs, `These ${several(docs.length, 'post')} come to ${length}: ${jobsIn(docs, employer)}.`)
  return citing(
    docs,
    `${who} at ${employer}${employer.includes(',') ? ',' : ''} for ${length}, in ${several(docs.length, 'post')}: ${jobsIn(docs, employer)}.`,
  )
}

/** The time in jobs whose lines name what is asked for: no more is known than that they name it. */
export const tellMentions = (docs: Doc[], _question: ReadQuestion, today: Moment): AnswerSentence[] => {
  const career = careerOf(docs, today)
  if (career === null) return []
  const length = inYears(career.months)
  const lead =
    docs.length === 1 ? `one job, which lasted ${length}` : `${several(docs.length, 'job')}, ${length} together`
  return citing(docs, `The resume mentions it in ${lead}: ${jobsIn(docs, null)}.`)
}

/** Other jobs that no sum includes: each with the line that names what is asked for, those without one together. */
export const tellBeside = (docs: Doc[]): AnswerSentence[] => {
  const bare = docs.filter(({ sentences }) => sentences.length === 0)
  const lines = docs.flatMap((doc) =>
    doc.sentences
      .slice(0, 1)
      .map((line) => ({ text: `May count too: ${datedJobOf(doc)}: ${quoted(line)}`, support: [doc.id] })),
  )
  return bare.length === 0 ? lines : [...lines, ...citing(bare, `Other posts: ${jobsIn(bare, null)}.`)]
}

/** The posts in their order, one employer after the other where several are told: 'Posts at Brigid House, in order: …'. */
export const tellSteps = (docs: Doc[], { owner }: ReadQuestion): AnswerSentence[] => {
  const employer = employerOf(docs)
  const [only, ...others] = docs
  const whose = owner === '' ? 'Posts' : `${owner}’s posts`
  const at = employer === null ? '' : ` at ${employer}`
  if (only !== undefined && others.length === 0)
    return citing(docs, `${owner === '' ? 'The' : `${owner}’s`} only post${at}: ${jobsIn(docs, employer)}.`)
  return citing(docs, `${whose}${at}, in order: ${jobsIn(docs, employer)}.`)
}

const year = /\b(?:19|20)\d\d\b/

/** A promotion: one of a date by its employer alone, for who was made senior in 2025 was none when the post began. */
export const tellPromoted = (docs: Doc[], { owner }: ReadQuestion): AnswerSentence[] =>
  docs.flatMap((doc) =>
    doc.sentences.slice(0, 1).flatMap((text) => {
      const deed = owner === '' || doc.name === '' ? null : asDeed(text, false)
      if (deed === null) return citing([doc], `${datedJobOf(doc)}: ${quoted(text)}`)
      const lead = year.test(text) ? `At ${doc.name}` : `As ${datedJobOf(doc)}`
      return citing([doc], closed(`${lead}, ${owner} ${deed}`))
    }),
  )

/** How many jobs there were: 'Three posts at Brigid House: …'. */
export const tellNumber = (docs: Doc[]): AnswerSentence[] => {
  const employer = employerOf(docs)
  const count = several(docs.length, 'post')
  return citing(
    docs,
    `${count.slice(0, 1).toUpperCase()}${count.slice(1)}${employer === null ? '' : ` at ${employer}`}: ${jobsIn(docs, employer)}.`,
  )
}
