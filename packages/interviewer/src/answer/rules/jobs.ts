import { fold, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { claimsTooMuch } from '../claims.ts'
import { untilNext } from '../field-sentence.ts'
import { neighbourJob } from '../neighbour-job.ts'
import { fitsPeriod, nearness } from '../periods.ts'
import type { Topic } from '../read-question.ts'
import { anyOf } from '../word-table.ts'
import { asWritten, holdsName } from '../words-of-docs.ts'
import { holdsNames, specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import { isLesserPost } from './posts-of-work.ts'
import { longestList, type Matter, type Rule } from './rule.ts'
import { aboutJob } from './telling.ts'

/** Words by which the dates of a job are asked for. */
const datingWords = new Set(
  terms(
    'join joined leave left start began begin employed stay stayed spend spent tenure serve served quit finish end hired promoted work there period time years months',
  ),
)

const asksOfWork = anyOf(phrases.jobs.asksOfWork)

const asksOfJobs = anyOf(phrases.jobs.asksOfJobs)

const asksToCompare = /\b(?:compar\w+|differ\w*|versus|vs)\b/

const asksOfGap = /\b(?:gap|break|pause|hole)s?\b/

/** Kinds of question that the dates and the title of a job answer. */
const ofJob = new Set<Matter['question']['wanted']>(['moment', 'duration'])

/** Rules that hold jobs against each other by their dates. */
export const jobRules: Rule[] = [
  {
    name: 'the job before or after another',
    examples: ['Where did she work before Penhallow Hospital?'],
    judge: ({ question, index, hits }) => {
      const job = neighbourJob(question, index)
      const hit = hits.find(({ doc }) => doc === job)
      if (hit === undefined) return null
      const isEdge =
        question.names.length > 0 &&
        holdsNames(question, { ...hit.doc, context: fold(`${hit.doc.title}. ${hit.doc.name}`) })
      return { outcome: 'answered', cited: [hit], telling: isEdge ? 'ended' : 'fields', confidence: 0.9 }
    },
  },
  {
    name: 'two jobs side by side',
    examples: ['how does the job at Penhallow Hospital compare with Brigid House?'],
    judge: ({ question, hits }) => {
      // 'Brigid House and Penhallow' reads as one name
      const names = question.names.flatMap((name) => name.split(' and '))
      if (!asksToCompare.test(question.plain) || names.length < 2) return null
      const cited = names.flatMap((name) =>
        hits
          .filter(
            ({ doc }) =>
              doc.kind === 'experience' && holdsName({ ...doc, context: fold(`${doc.title}. ${doc.name}`) }, name),
          )
          .slice(0, 1),
      )
      return new Set(cited).size < names.length
        ? null
        : { outcome: 'answered', cited, telling: 'posts', undivided: true, confidence: 0.8 }
    },
  },
  {
    name: 'when or how long at an employer',
    examples: ['when was she at Brigid House?', 'how long at Penhallow Hospital'],
    judge: ({ question, hits }) => {
      if (!ofJob.has(question.wanted) || question.names.length === 0 || question.years.length > 0) return null
      const cited = hits.filter(
        ({ doc }) =>
          doc.kind === 'experience' &&
          doc.startText !== '' &&
          holdsNames(question, doc) &&
          !claimsTooMuch(question, doc) &&
          question.names.some((name) => asWritten(fold(`${doc.name} ${doc.title}`)).includes(asWritten(name))),
      )
      const held = new Set(cited.flatMap(({ doc }) => terms(`${doc.title} ${doc.name}`)))
      const others = specificsOf(question).filter(({ stem }) => !held.has(stem) && !datingWords.has(stem))
      // The time in several posts is added up by another rule
      if (cited.length === 0 || others.length > 0 || (question.wanted === 'duration' && cited.length > 1)) return null
      return { outcome: 'answered', cited: cited.slice(0, longestList), telling: 'fields', confidence: 0.9 }
    },
  },
  {
    name: 'how long a post was held',
    examples: ['how long was she a staff nurse before Penhallow Hospital?', 'how long first aid trainer'],
    judge: ({ question, hits }) => {
      const clause = untilNext(question.plain)
      if (question.wanted !== 'duration' || question.years.length > 0) return null
      if (question.names.some((name) => clause.includes(name))) return null
      const isOfTitle = ({ stem, word }: Topic) =>
        word !== 'long' && words(clause).includes(word) && !datingWords.has(stem)
      const asked = new Set(question.topics.filter(isOfTitle).map(({ stem }) => stem))
      const titleOf = ({ title }: Doc) => new Set(terms(title.replace(/\([^)]{0,80}\)/gu, ' ')))
      const named = hits.filter(({ doc }) => {
        const title = titleOf(doc)
        return doc.kind === 'experience' && doc.startText !== '' && [...asked].every((word) => title.has(word))
      })
      const cited = named.filter(({ doc }) => titleOf(doc).size === asked.size)
      // Of one word ('nurse') it is a trade, and so it is where another post has it in its title ('Senior Technical Writer'), unless it is set against what came after
      const isTrade = asked.size < 2 || named.some(({ doc }) => titleOf(doc).size > asked.size && !isLesserPost(doc))
      if (cited.length !== 1 || (isTrade && clause === question.plain)) return null
      return { outcome: 'answered', cited, telling: 'fields', undivided: true, confidence: 0.9 }
    },
  },
  aboutJob,
  {
    name: 'the job of a time',
    examples: ['what did she do in 2015?', 'Where was she working in 2020?', 'what is the gap in 2017 about'],
    judge: ({ question, hits, today }) => {
      if (question.years.length === 0 || question.names.length > 0) return null
      // 'Which theatre did she work at in 2016?': the word says what kind of employer
      const employer = /^(?=.*\b(?:work\w*|employed|at)\b)(?:which|what) (\p{L}+) (?:did|was|were|does|has)\b/u.exec(
        question.plain,
      )?.[1]
      if (specificsOf(question).some(({ word }) => !asksOfGap.test(word) && word !== employer)) return null
      if (question.wanted === 'yes_no' || question.wanted === 'reason') return null
      if (!asksOfWork.test(question.plain) && !asksOfGap.test(question.plain)) return null
      const cited = hits
        .filter(({ doc }) => (doc.kind === 'experience' || doc.kind === 'other') && fitsPeriod(question, doc, today))
        .sort(
          (one, other) =>
            Number(other.doc.kind === 'experience') - Number(one.doc.kind === 'experience') ||
            nearness(question, other.doc, today) - nearness(question, one.doc, today),
        )
      const jobs = asksOfJobs.test(question.plain) ? cited.filter(({ doc }) => doc.kind === 'experience') : []
      if (jobs.length > 1)
        return { outcome: 'answered', cited: jobs.slice(0, longestList), telling: 'list', confidence: 0.9 }
      return cited.length === 0 ? null : { outcome: 'answered', cited: cited.slice(0, 1), confidence: 0.9 }
    },
  },
]
