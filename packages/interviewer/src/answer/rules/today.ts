import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isBreak, isRunning, jobsLatestFirst } from '../dates-of-docs.ts'
import { judged } from '../judge/features.ts'
import { surely } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { isAccepted } from './accept.ts'
import { holdsNames } from './mentions.ts'
import type { Matter, Rule, Verdict } from './rule.ts'

const pronoun = '(?:she|he|they|you)'
/** The question with the owner's name as 'she'. */
const withPronoun = ({ plain, owner }: ReadQuestion): string => {
  const name = fold(owner).trim()
  return name === '' ? plain : ` ${plain} `.replace(` ${name} `, ' she ').trim()
}

const now = '(?:anywhere|somewhere|at all|now|at the moment|at present|currently|right now|these days|today)'
const asksWhetherWorking = new RegExp(
  `(?:^|[,.;:!] )(?:and |so )?(?:is|are) ${pronoun} (?:(?:currently|still|actually|presently|even) ){0,2}(?:working|employed|in (?:work|a job|employment))(?: ${now}){0,3}[?.! ]{0,5}$`,
)

/** 'Is she still at the clinic?' */
const asksWhetherStill = new RegExp(
  `(?:^|[,.;:!] )(?:and |so )?(?:is|does) ${pronoun} (?:still|currently|presently) (?:work\\w*|employed|at|with|for|in)\\b`,
)

/** When work is begun, not 'can she start a kiln'. */
const begun =
  '(?:start|begin|join)(?: (?:work|us|with us|here))?(?:[?.! ]{0,5}$| (?:next|tomorrow|today|this|in|by|from|now|immediately|straight|right|asap|soon|within|before|at (?:once|short notice))\\b)'
const asksWhenToStart = new RegExp(
  `\\b(?:when|how soon|earliest)\\b.{0,20}\\b${pronoun} ${begun}|\\b(?:can|could|would|is|are) ${pronoun} (?:be )?(?:(?:able|free|ready) to )?${begun}|\\b(?:is|are) ${pronoun} (?:available|free) (?:now|immediately|at once|right away|straight away|next|from|this)\\b|\\bwhen (?:is|are) ${pronoun} (?:available|free)\\b`,
)
const atOnce = /\b(?:immediately|immediate|at once|now|right away|straight away)[.,;)]?$/
const times =
  '(?:immediately|at once|now|right away|straight away|(?:from|as of|after|within|with|in|on) (?:the |an? |about )?(?:\\d|(?:one|two|three|four|six|eight|beginning|end|mid|summer|spring|autumn|winter|months?|weeks?|short notice|january|february|march|april|may|june|july|august|september|october|november|december)\\b))'
const saysWhen = new RegExp(
  `(?<!\\b(?:not|never) )\\b(?:available|free|(?:can|could|able to|ready to) (?:start|begin|join)) ${times}|\\bimmediate(?:ly)? (?:available|availability|start)\\b`,
)

/** What somebody does today, or since a job ended. */
const asksOfToday = new RegExp(
  `\\bwhat(?:'s| is| has| have) ${pronoun} (?:been )?(?:up to|doing|done) (?:now|today|at the moment|these days|currently|since)\\b`,
)
/** A line beside the jobs that says what somebody does today. */
const tellsOfToday = ({ kind, sentences }: Doc): boolean =>
  (kind === 'overview' || kind === 'other') &&
  /\b(?:currently|now|at present|at the moment|present|today|ongoing|(?:19|20)\d\d onwards?)\b|^since (?:\p{L}+ )?(?:19|20)\d\d\b/u.test(
    fold(sentences.join('. ')),
  )

/** A question that was answered with what its owner does today. */
const answersOfToday =
  /\bwhat (?:have|has|are|is|do|does) .{0,30}\b(?:done|do|doing|up to)\b.{0,20}\b(?:since|now|nowadays|at the moment|currently|at present|these days|today)\b/

const byStart = (one: Doc, other: Doc) => (other.start?.year ?? 0) - (one.start?.year ?? 0)
const most = 3

/** What somebody does today, where no job of the resume runs: the last one by its dates, and that no other follows. */
const lastJob = (matter: Matter): Verdict | null => {
  const { question, hits } = matter
  const [first] = question.topicsByLikelihood
  const asksOfJob = first?.topic === 'current job' && first.likelihood >= surely
  if ((!asksOfJob && !asksOfToday.test(withPronoun(question))) || question.years.length > 0) return null
  const docs = hits.map(({ doc }) => doc)
  const [latest] = jobsLatestFirst(docs.filter((doc) => !isBreak(doc)))
  // 'What have you done since you graduated?': what was told of the time since the last job
  const told = hits.filter(({ doc }) => doc.kind === 'answer' && answersOfToday.test(fold(doc.name)))
  if (told.length > 0 && !docs.some(isRunning))
    return { outcome: 'answered', cited: told.slice(0, 1), telling: 'said', confidence: 0.85 }
  const ofNow = hits.filter(({ doc }) => doc.kind === 'other' && tellsOfToday(doc))
  if (asksOfToday.test(withPronoun(question)) && ofNow.length > 0 && !docs.some(isRunning))
    return { outcome: 'answered', cited: ofNow.slice(0, 1), telling: 'lines', confidence: 0.8 }
  if (latest === undefined || latest.endText === '' || docs.some(isRunning) || docs.some(tellsOfToday)) return null
  if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && isAccepted(matter, hit))) return null
  return {
    outcome: 'answered',
    cited: hits.filter(({ doc }) => doc === latest),
    telling: 'ended',
    confidence: 0.85,
  }
}

/** Whether somebody works today, and when they can begin: the dates of the jobs say the one, a sentence of the profile often the other. */
export const todayRules: Rule[] = [
  {
    name: 'whether somebody works today',
    examples: ['is she working anywhere at the moment?', 'is Orla still employed'],
    judge: (matter) => {
      const { question, hits } = matter
      const isOfPlace = question.names.length > 0 && asksWhetherStill.test(withPronoun(question))
      if (!isOfPlace && !asksWhetherWorking.test(withPronoun(question))) return lastJob(matter)
      if (question.names.length > 0 && !isOfPlace) return null
      const isThere = (doc: Doc) => holdsNames(question, { ...doc, context: fold(`${doc.title}. ${doc.name}`) })
      const jobs = hits.filter(({ doc }) => doc.kind === 'experience' && !isBreak(doc) && isThere(doc))
      const running = jobs.filter(({ doc }) => isRunning(doc)).sort((one, other) => byStart(one.doc, other.doc))
      const [latest] = jobsLatestFirst(jobs.map(({ doc }) => doc))
      const cited = running.length > 0 ? running : jobs.filter(({ doc }) => doc === latest)
      if (cited.length === 0) return null
      const isYes = running.length > 0
      if (isOfPlace && !isYes) return { outcome: 'corrected', cited, telling: 'fields', denies: true, confidence: 0.85 }
      return {
        outcome: 'answered',
        cited: cited.slice(0, most),
        telling: isYes || latest?.endText === '' ? 'fields' : 'ended',
        sure: isYes,
        proved: isYes,
        confidence: 0.85,
      }
    },
  },
  {
    name: 'a sentence that says when somebody can start',
    examples: ['is she free from January?', 'can she start next week'],
    judge: (matter) => {
      const { question, hits } = matter
      if (!asksWhenToStart.test(withPronoun(question)) || question.names.length > 0) return null
      if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && isAccepted(matter, hit))) return null
      const cited = hits.flatMap((hit) => {
        if (hit.doc.kind !== 'overview' && hit.doc.kind !== 'other') return []
        const sentence = hit.doc.sentences.find((text) => saysWhen.test(fold(text)))
        return sentence === undefined ? [] : [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
      })
      const [first] = cited
      if (first === undefined) return null
      const isAtOnce = first.doc.sentences.some((text) => atOnce.test(fold(text)))
      return { outcome: 'answered', cited: [first], sure: isAtOnce, proved: isAtOnce, confidence: 0.85 }
    },
  },
]
