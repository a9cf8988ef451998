import { fold, terms } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { readMoment } from '../dates.ts'
import { isBreak, isRunning, jobsLatestFirst } from '../dates-of-docs.ts'
import { asDeed } from '../deeds.ts'
import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { fitsPeriod } from '../periods.ts'
import { type Hit, hitOf } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { anyOf } from '../word-table.ts'
import { holdsName } from '../words-of-docs.ts'
import { isAccepted } from './accept.ts'
import { withPronoun } from './asks-to-tell.ts'
import { isOpenEntry } from './entries.ts'
import { isNamedBy } from './named-by.ts'
import { datesAlone } from './named-things.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule } from './rule.ts'

/** Questions why a job, a course or a post ended. */
const asksWhyEnded =
  /\b(?:why|how come)\b.{0,60}\b(?:any ?more|no longer)\b|\b(?:why|how come)\b.{0,40}\b(?:leave|leaving|left|mov(?:e|ed|ing) on|quit|go|gone|stop|stopped|end|ended|finish|finished|resign\w*|drop|dropped|break off|give up|gave up|giv(?:e|ing) up|retire\w*|shut|wind up|sell|sold|switch\w*|only|so short|over|close|closed|(?:keep|kept|retain|retained|extend|extended|renew|renewed)(?= (?:him|her|them|you|on)\b))\b|\breasons? (?:for|of|behind) (?:\S{1,20} ){0,2}(?:leaving|exit|departure|end|quitting|retir\w+|resign\w+)\b|\breasons? (?:\S{1,20} ){1,4}(?:ended|closed|stopped|left|shut)\b|\bwhat (?:happened|ended) (?:at|with|to)\b|\bwhat made (?:you|him|her|them|\S+) (?:leave|quit|stop|give up|switch|go)\b|\b(?:why (?:did|does|has|have|was|were)|how come) .{1,30}\b(?:(?:c[ao]me|return\w*|went|go|gone|moved?) (?:back|home)|return(?:ed)?|dismissed|fired|sacked|let go|laid off|made redundant|asked to leave)\b/
/** Somebody was let go, not who let others go: 'was she laid off', 'did they sack her'. */
const letGo =
  /\b(?:was|were|been|get|got) (?:(?!any|staff|people|others)\p{L}+ ){0,2}(?:fired|sacked|dismissed|laid off|let go|made redundant|terminated)\b|\b(?:fire|sack|dismiss|terminate) (?:her|him|them)\b|\blet (?:her|him|them) go\b/u
/** 'Was she laid off at Holm?', 'did the contract end?': why it ended says so or not. */
const asksIfEnded =
  /^(?:and |so |but )?(?:was|were|did|has|had)\b.{0,60}\b(?:resign(?:ed)?|quit|contract (?:end|ended|expire|expired|finish|finished))\b/

/** The words that say that something ended and nothing of what. */
const ofEnding = new Set(
  terms(
    'anymore any more longer how come terminated herself himself leave leaving left move moved moving on quit go gone stop stopped end ended finish finished resign resigned drop dropped break broke give gave short over close closed shut down wind up sell sold switch switched giving reason reasons exit departure happened job post role position contract so only off up last previous work back home come came return returned went dismissed fired sacked let laid redundant made asked keep kept retain retained extend extended renew renewed business company firm shop retire retired retirement',
  ),
)
/** How a resume says why something ended. */
const reason =
  /\b(?:because|due to|owing to|for (?:lack|want|family|personal|health) ?(?:of|reasons?)?|redundan\w+|laid off|let go|clos(?:ed|ing)(?! (?:the|an?|all|each|out|\d{1,9})\b)|closure|(?<=\S )(?:shut|axed|eliminated|discontinued)(?! (?:the|an?|all|each|out|off|\d{1,9})\b)|(?:position|post|job|role|department|branch|team) (?:was |were )?(?:cut|made redundant|scrapped|removed)|visa (?:had )?(?:ended|expired|ran out|was not)|no (?:more )?work\b|wound up|insolven\w+|bankrupt\w*|liquidat\w+|(?:into|in) (?:administration|receivership)|ceased trading|went (?:under|bust)|folded|burn(?:ed|t)? out|burn-?out|exhaust(?:ed|ion)|ran out of steam|(?:needed|wanted|took) (?:an? |\w{1,12} (?:weeks|months) )?(?:break|rest|change|off)|(?<=\S )sold(?! (?:the|an?|all|out|over|\d{1,9})\b)|taken over|merge[rd]|restructur\w+|reorgani[sz]\w+|downsiz\w+|moved (?:to|back|away|abroad)|relocat\w+|retire[ds]?|resigned|dismissed|fixed[- ]term|temporary (?:contract|post|job)|maternity cover|contract (?:ended|ran out|expired|went|was not|not)|not (?:extended|renewed)|(?:funding|project|programme|program|season|contract|grant|money|lease) (?:was )?(?:ended|phased out|wound down|completed|ran out|was cut|over|finished|expired)|end of (?:the )?(?:contract|season|project|funding|lease)|left (?:to|for|because|when|after|as)|wanted (?:to|a|more)|lost (?:the|our|its|their) (?:\w{1,15} )?(?:contract|funding|tender|lease|grant))\b/

/** A question that was answered with why a job or a kind of work was left, or another begun. */
const toldWhyLeft =
  /^(?:and |so )?(?:why|what made|reasons? for)\b.{0,30}\b(?:leav(?:e|ing)|left|quit|stop|stopped|give up|gave up|mov(?:e|ing)|change|switch|go|come|return|retire\w*|retirement)\b/
/** Why somebody wants to leave is told of the job of today. */
const ofToday = /\b(?:do|are|would) you\b/

/** What befell the employer: it went under, moved, stood still or did not pay. */
const ofEmployer =
  /\b(?:nclt|ccaa|chapter (?:7|11)|examinership|sequestration)\b|\b(?:company|firm|employer|business|agency|shop|store|factory|plant|mill|start-?up|studio|office|branch|department|unit|site|restaurant|hotel|owners?|buses|fleet|vessel)\b (?:\w+ ){0,2}(?:went|failed|collapsed|stopped|ceased|left|moved|ended|parked|grounded|dissolved|pulled out|changed hands|bought)\b|\b(?:salar(?:y|ies)|wages?|pay|commissions?) (?:\w+ ){0,3}(?:pending|unpaid|delayed|not paid|held back|withheld)\b|\b(?:delay(?:s|ed)?|non-?payment|unpaid)(?: (?:of|in))? (?:\w+ )?(?:salar(?:y|ies)|wages?|pay|commissions?)\b/
const ofOwnEnd = anyOf(phrases.endings.ofOwnEnd)
export const saysWhyEnded = (text: string): boolean => {
  const plain = fold(text)
  return (reason.test(plain) || ofEmployer.test(plain)) && (asDeed(text, true) === null || ofOwnEnd.test(plain))
}

/** How a note in a job's header says that it ended, or that it was for a time: 'closed 20 Oct 2017', 'finished contract', 'maternity cover'. */
const endNoted =
  /\b(?:closed|sold|merged|dissolved|insolven\w+|bankrupt\w*|(?:finished|completed|expired|ended|end of) (?:the )?\p{L}{1,12}|redundan\w+|laid off|retired|resigned|relocated)\b/u
const ofLimitedTime =
  /\b(?:fixed[- ]term|temporary|temp|seasonal|season|contract|cover|secondment|replacement|interim|casual|internship)\b/u

/** What stands in brackets in the header of a job: after its title, its employer or its dates. */
const notesOf = ({ title, name, startText, endText }: Doc): string[] =>
  [title, name, startText, endText].flatMap((text) =>
    [...text.matchAll(/\(([^()]{3,80})\)/g)].map(([, note = '']) => fold(note)),
  )

/** A job whose header says why it ended, or that it was for a time, by its fields alone. */
const byHeader = (jobs: Hit[], sign: RegExp): Hit[] =>
  jobs.filter(({ doc }) => !isRunning(doc) && notesOf(doc).some((note) => sign.test(note))).map(datesAlone)

const asksOfGap =
  /\b(?:gaps?|time off|time out|year off|hole|break)\b(?! (?:off|down|up|even))|\bwhy (?:was|is|were) .{1,30}\b(?:off work|out of work|away from work|not (?:working|in work)|without (?:a )?(?:job|work)|unemployed|off sick)\b|\bwhy .{1,20}\b(?:not|n't) work(?:ing)?\b|\bwhy (?:.{1,30} )?no (?:job|work)\b/
const asksOfEnd = /\bwhat (?:happen\w*|happend)\b.{0,30}\b(?:job|work|employ\w*|contract|post|career)\b/
const asksWhatHappened = /\bwhat (?:happen\w*|happend)\b|\bwhat (?:was|did) .{0,30}\b(?:do|doing|going on)\b/
const timeOut = anyOf(phrases.endings.timeOut)
const dated = /\b(?:19|20)\d\d\b/

/** The lines that say what a time without a job was for. */
export const timesOut = (hits: Hit[]): Hit[] =>
  hits.filter(
    ({ doc }) => isBreak(doc) || (doc.kind === 'other' && dated.test(doc.text) && timeOut.test(fold(doc.text))),
  )

/** All evidence, with the leaves that are told to nobody else. */
export const withLeaves = ({ hits, index }: Matter): Hit[] => [...hits, ...index.leaves.map((doc) => hitOf(doc, hits))]

/** At most so many months lie between the end of a job and the time out that followed it. */
const soon = 6
const monthsOf = (moment: Doc['start']) => (moment === null ? null : moment.year * 12 + (moment.month ?? 6))

/** True for a time out that began when one of the jobs ended. */
export const isAfter = (jobs: Hit[], { doc }: Hit): boolean =>
  jobs.some((job) => {
    const [end, start] = [monthsOf(job.doc.end), monthsOf(doc.start ?? readMoment(doc.text))]
    return end !== null && start !== null && start >= end - 1 && start - end <= soon
  })

/** A job that ended in one of the years, cut to the sentences that say why. */
const endedIn = (years: number[], hit: Hit): Hit[] => {
  const { doc } = hit
  const sentences = doc.sentences.filter(saysWhyEnded)
  const isOfYears = doc.kind === 'experience' && doc.end !== null && !isRunning(doc) && years.includes(doc.end.year)
  return isOfYears && sentences.length > 0 ? [{ ...hit, doc: { ...doc, sentences } }] : []
}

/** Why they left something, not why something else ended. */
const asksWhyOwn =
  /\bwhy (?:did|does|has|have|is|was|would) (?:she|he|they|you)\b|\bwhat made (?:she|her|him|them|you)\b/

/** The jobs, courses and roles that a question means: by what they are called, or else by what was done there. */
const thingsMeant = (question: ReadQuestion, hits: Hit[]): Hit[] => {
  const named = hits.filter(
    ({ doc }) =>
      (doc.kind === 'experience' || doc.kind === 'achievements' || doc.kind === 'roles') &&
      isNamedBy(question, doc, `${doc.title}. ${doc.name}`, ofEnding),
  )
  const byLines = hits.filter(
    ({ doc }) =>
      doc.kind === 'experience' &&
      isNamedBy(question, doc, [doc.title, doc.name, ...doc.sentences].join('. '), ofEnding),
  )
  return named.length > 0 || !asksWhyOwn.test(withPronoun(question)) ? named : byLines
}

/** True where what was told is of one of these jobs rather than of others: it is about that item, or its question has words of that job. */
const isToldOf = (answer: Doc, meant: Hit[], hits: Hit[]): boolean => {
  const jobs = hits.filter(({ doc }) => doc.kind === 'experience')
  // 'Why did you leave the agency in 2022?' is of the job that ended then
  const years = terms(answer.name).filter((word) => dated.test(word))
  if (years.length > 0 && !meant.some(({ doc }) => years.includes(String(doc.end?.year)))) return false
  const asked = terms(answer.name).filter((word) => !ofEnding.has(word))
  const held = (some: Hit[]) =>
    Math.max(0, ...some.map(({ doc }) => asked.filter((word) => doc.counts.has(word)).length))
  const isAbout = meant.some(({ doc }) => doc.name !== '' && answer.context.includes(fold(doc.name)))
  const [own, ofOthers] = [held(meant), held(jobs.filter((job) => !meant.includes(job)))]
  // What names no job is told of the last one
  const [last] = jobsLatestFirst(jobs.map(({ doc }) => doc))
  const isOfLast = ofOthers === 0 && meant.some(({ doc }) => doc === last)
  return isAbout || isOfLast || (own > 0 && own >= ofOthers)
}

/** What was told of why one of the jobs was left, or is to be. */
const toldOf = (meant: Hit[], hits: Hit[]): Hit[] =>
  hits.filter(
    ({ doc }) =>
      doc.kind === 'answer' &&
      toldWhyLeft.test(fold(doc.name)) &&
      isToldOf(doc, ofToday.test(fold(doc.name)) ? meant.filter((job) => isRunning(job.doc)) : meant, hits),
  )

/** True for what was told of why another job was left than the one that a question names. */
export const isToldOfAnother = ({ question, hits }: Matter, answer: Doc): boolean => {
  if (!asksWhyEnded.test(question.plain) || !toldWhyLeft.test(fold(answer.name))) return false
  const meant = thingsMeant(question, hits).filter(({ doc }) => doc.kind === 'experience')
  return meant.length > 0 && !isToldOf(answer, meant, hits)
}

/** From which likelihood on a line beside the jobs may tell why one ended. */
const perhaps = 0.15

/** Rules for how a job ended and what came between two. */
export const endingRules: Rule[] = [
  {
    name: 'why something ended',
    examples: ['why did the first aid trainer job end?', 'reason for leaving the first aid trainer job'],
    judge: (matter) => {
      const { question, hits } = matter
      const isIf = question.whether && (letGo.test(question.plain) || asksIfEnded.test(question.plain))
      if (!isIf && (!asksWhyEnded.test(question.plain) || (question.whether && !question.note))) return null
      const isTold = (hit: Hit) =>
        hit.doc.kind === 'answer' &&
        isAccepted(matter, hit) &&
        (isIf ? toldWhyLeft.test(fold(hit.doc.name)) : !isToldOfAnother(matter, hit.doc))
      if (hits.slice(0, judged).some(isTold)) return null
      const ended = jobsLatestFirst(hits.map(({ doc }) => doc)).find((doc) => !isRunning(doc) && !isBreak(doc))
      const named = thingsMeant(question, hits)
      const isOfLast = /\b(?:last|previous|former)\b/.test(question.plain) || (isIf && named.length === 0)
      const meant = isOfLast ? hits.filter(({ doc }) => doc === ended) : named
      const cited = meant.flatMap((hit) => {
        const sentences = hit.doc.sentences.filter(saysWhyEnded)
        return sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
      })
      const telling = cited.every(({ doc }) => doc.kind === 'experience') ? { telling: 'ofJob' as const } : {}
      if (cited.length > 0) return { outcome: 'answered', cited: cited.slice(0, 2), ...telling, confidence: 0.85 }
      // No reason is given: of a course that was broken off its own entry is shown, and no other
      const entries = meant.filter(({ doc }) => doc.kind === 'achievements' && isOpenEntry(doc))
      if (entries.length > 0)
        return { outcome: 'closest', near: entries.slice(0, 2), closeness: 'likely', confidence: 0.3 }
      // What was done in a job does not say why it ended
      if (meant.length === 0 || meant.some(({ doc }) => doc.kind !== 'experience')) return null
      const told = toldOf(meant, hits)
      if (told.length > 0) return { outcome: 'answered', cited: told.slice(0, 1), telling: 'said', confidence: 0.7 }
      const noted = byHeader(meant, endNoted)
      if (noted.length > 0) return { outcome: 'answered', cited: noted.slice(0, 2), telling: 'fields', confidence: 0.7 }
      // No story of something else says whether somebody was let go
      if (isIf) return letGo.test(question.plain) ? { outcome: 'not_stated', confidence: 0.3 } : null
      const following = timesOut(hits).filter((hit) => isAfter(meant, hit))
      const near = hits.filter(
        ({ doc }) => doc.kind !== 'experience' && doc.kind !== 'answer' && doc.sentences.some(saysWhyEnded),
      )
      const limited = byHeader(meant, ofLimitedTime)
      const likely =
        following.length > 0
          ? following
          : limited.length > 0
            ? limited
            : near.filter((hit) => hits.indexOf(hit) < judged && likelihoodOf(matter, hit) >= perhaps)
      // Why somebody wants to leave the job of today is told in other ways, and what only a line names may not be meant
      const isNamed = meant.some(({ doc }) => isNamedBy(question, doc, `${doc.title}. ${doc.name}`, ofEnding))
      if (likely.length === 0 && (!isNamed || meant.some(({ doc }) => isRunning(doc)))) return null
      return likely.length === 0
        ? { outcome: 'not_stated', confidence: 0.3 }
        : { outcome: 'closest', near: likely.slice(0, 1), closeness: 'likely', confidence: 0.3 }
    },
  },
  {
    name: 'what a time without a job was for',
    examples: ['what was she doing in the gap between the jobs?', 'why the gap in 2018?'],
    judge: (matter) => {
      const { question, hits, today } = matter
      const isGap = asksOfGap.test(question.plain)
      if (!isGap && !(asksWhatHappened.test(question.plain) && question.years.length > 0)) return null
      if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && isAccepted(matter, hit))) return null
      const jobs = hits.filter(
        ({ doc }) =>
          doc.kind === 'experience' &&
          question.names.length > 0 &&
          question.names.every((name) => holdsName(doc, name)),
      )
      const out = timesOut(withLeaves(matter)).filter(
        (hit) =>
          (question.years.length === 0 || fitsPeriod(question, hit.doc, today)) &&
          (jobs.length === 0 || isAfter(jobs, hit)),
      )
      // 'What happened in 2020 with her job?': the job that ended then, where it says why
      const ended = asksOfEnd.test(question.plain) ? hits.flatMap((hit) => endedIn(question.years, hit)) : []
      const cited = ended.length > 0 ? ended : out
      if (cited.length === 0 || (question.names.length > 0 && jobs.length === 0)) return null
      const telling = ended.length > 0 ? { telling: 'ofJob' as const } : {}
      return { outcome: 'answered', cited: cited.slice(0, 2), ...telling, confidence: 0.8 }
    },
  },
]
