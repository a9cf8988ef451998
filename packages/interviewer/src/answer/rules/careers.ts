import { fold, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isBreak, isRunning, jobsLatestFirst } from '../dates-of-docs.ts'
import { readExclusion } from '../exclusion.ts'
import { judged } from '../judge/features.ts'
import { topicOf } from '../parts.ts'
import { monthOf } from '../telling-gaps.ts'
import { groupStrength, groupsOfStem } from '../thesaurus/thesaurus.ts'
import { anyOf } from '../word-table.ts'
import { isAccepted } from './accept.ts'
import { withPronoun } from './asks-to-tell.ts'
import { datesAlone, namedThings } from './named-things.ts'
import { isLeadingPost, ledLine, tellsOfLed } from './people-led.ts'
import phrases from './phrases.json' with { type: 'json' }
import { longestList, type Matter, type Rule, type Verdict } from './rule.ts'

const asksOfSteps = anyOf(phrases.careers.asksOfSteps)
const asksOfPromotion = anyOf(phrases.careers.asksOfPromotion)
const ofPromotion = /\b(?:promot\w+|moved up|ranks|risen|rose|advanced?)\b/
const asksOfPlan = anyOf(phrases.careers.asksOfPlan)
/** 'Where does she work?': today, and nothing else is asked. */
const asksOfEmployer =
  /^(?:and |so )?(?:where|who|whom|for whom|which (?:company|firm|employer|organi[sz]ation)) (?:does|do|is) (?:she|he|they) (?:(?:currently|now) )?(?:work|working|employed)(?: (?:for|at|with|by|now|today|currently|these days|at the moment)){0,2}[?.! ]{0,5}$|^(?:which|what) (?:company|firm|employer) is (?:she|he) (?:currently |now )?(?:with|at)[?.! ]{0,5}$/
/** 'When did she first lead people?', 'first management role' */
const asksOfFirstLead =
  /\bwhen did (?:she|he|they) (?:first |start |begin |start to |begin to )(?:get to )?(?:lead|leading|manag\w*|supervis\w*|head|heading|run|running)(?: (?:an? |the |her |his )?(?:people|person|staff|team|teams|others|anyone|anybody|crew|crews|shift|colleagues))?[?.! ]{0,5}$|\bfirst (?:leadership|management|managerial|supervisory|lead|team lead|people management) (?:role|job|post|position|experience)\b|\bfirst (?:role|job|post|position) (?:as an? (?:leader|manager|supervisor|boss)|leading|managing|supervising)\b|\bfirst (?:time )?(?:in charge of|responsible for) (?:people|staff|a team|others)\b/
/** 'Previous roles', 'the jobs before this one': all of them. */
const asksOfEarlier =
  /\b(?:previous|past|former|earlier|prior) (?:roles|jobs|posts|positions)\b|\b(?:roles|jobs|posts|positions) before (?:that|this|the (?:current|present) (?:one|job|role|post))\b/
/** 'When did she become project manager?': the post by its very title. */
const asksWhenBecame =
  /\bwhen did (?:she|he|they) (?:first )?(?:become|became|get to be|start as|begin as) (?:an? |the )?([^?]{3,60}?)[?.! ]{0,5}$/

/** 'What did she do for work before teaching and for how long': the trade before which all else is asked for. */
const asksBeforeTrade =
  /^(?:and |so )?(?:what (?:did|was|were|had|has|work|job|jobs|kind|sort|line)\b.{0,40}?|(?:did (?:she|he|they) (?:do|have|hold|work)|(?:has|had) (?:she|he) (?:done|held|had|worked))(?: (?:anything|something|any|other|else|elsewhere|different|another|an?|work|jobs?|posts?|roles?|careers?|in|as)){0,4} |(?:any )?(?:other )?(?:work|jobs?|posts?|roles?|positions?|career|experience|employment|occupation|background) )\bbefore (?:(?:she|he|they) )?(?:(?:became|becoming|was|were|being|went into|going into|got into|getting into|moved into|moving into|started|starting|entered|entering|took up|taking up) )?(?:an? |the |in |as )*([\p{L}' -]{2,40}?)(?:,? (?:and )?(?:for )?how long)?[?.! ]{0,5}$/u
/** Words beside a trade that name none. */
const ofAnyTrade = new Set(
  terms('work working job jobs career role roles industry sector field profession trade world this that it'),
)
const ending = /(?:ri|ers?|ors?|ing|ists?|ians?|ants?|y|e)$/
/** Of a trade and who is in it: 'teach' for teaching and a teacher. */
const rootOf = (word: string): string => {
  const root = word.replace(ending, '')
  return root.length < 3 ? word : root
}

const areOfOneRoot = (word: string, other: string): boolean => rootOf(word) === rootOf(other)

/** Words of one trade, as the thesaurus has them: 'procurement' and 'purchasing'. */
const areKin = (word: string, other: string): boolean =>
  [...groupsOfStem(word)].some((group) => groupStrength(group) >= ofTrade && groupsOfStem(other).has(group))
const ofTrade = 0.75

/** How a line says that its owner was promoted, not that they promoted a sale. */
const promoted =
  /(?:^|[^\p{L}])(?:was |got |been )?promot(?:ed (?!(?:the|our|its|an?|new)\b)|ion (?:to|from|after)\b)|\b(?:through the ranks|worked (?:my|her|his) way up)\b/iu

/** At most so many posts are told of what came before a trade. */
const mostBefore = 3

const jobsOf = ({ hits }: Matter): Doc[] =>
  jobsLatestFirst(hits.map(({ doc }) => doc)).filter((doc) => !isBreak(doc) && doc.startText !== '')
const hitsOf = ({ hits }: Matter, docs: Doc[]) => docs.flatMap((doc) => hits.filter((hit) => hit.doc === doc))
const byStart = (one: Doc, other: Doc) => startOf(one) - startOf(other)
const startOf = ({ start }: Doc) => (start === null ? 0 : monthOf(start, 6))
/** The posts in the order in which they were held. */
const steps = (matter: Matter, jobs: Doc[]): Verdict => ({
  outcome: 'answered',
  cited: hitsOf(matter, jobs.slice(0, longestList).sort(byStart)),
  telling: 'steps',
  undivided: true,
  confidence: 0.85,
})

/** The jobs of an employer with whom several posts were held, one employer after the other. */
const withSeveral = (jobs: Doc[]): Doc[] =>
  jobs.filter(({ name }) => name !== '' && jobs.filter((other) => other.name === name).length > 1)

/** Jobs of which a line tells of a promotion, each cut to that line. */
const promotions = (matter: Matter, jobs: Doc[]) =>
  hitsOf(matter, jobs).flatMap((hit) => {
    const sentence = hit.doc.sentences.find((text) => promoted.test(text))
    return sentence === undefined ? [] : [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
  })

const toldOfPromotion = (cited: Verdict['cited'] & object): Verdict => ({
  outcome: 'answered',
  cited,
  telling: 'promoted',
  sure: true,
  proved: true,
  undivided: true,
  confidence: 0.85,
})

/** Rules for how a career went, by the posts and their dates. */
export const careerRules: Rule[] = [
  {
    name: 'whom somebody works for today',
    examples: ['where does she work?'],
    judge: (matter) => {
      if (!asksOfEmployer.test(withPronoun(matter.question))) return null
      const running = jobsOf(matter).filter(isRunning)
      return running.length === 0
        ? null
        : { outcome: 'answered', cited: hitsOf(matter, running), telling: 'fields', confidence: 0.9 }
    },
  },
  {
    name: 'the work before a trade',
    examples: ['what did she do for work before nursing?'],
    judge: (matter) => {
      const { question } = matter
      const [, trade = ''] = asksBeforeTrade.exec(withPronoun(question)) ?? []
      const asked = terms(trade).filter((word) => !ofAnyTrade.has(word))
      // 'Brewing' of a trade is no employer, though 'Longacre Brewing' is one
      const areOfTrade = question.names.every((name) => words(trade).includes(name))
      if (asked.length === 0 || !areOfTrade || question.years.length > 0) return null
      const jobs = jobsOf(matter)
      const isOf =
        (same: (word: string, other: string) => boolean) =>
        ({ title, name }: Doc) =>
          asked.every((word) => terms(`${title} ${name}`).some((other) => same(word, other)))
      const ofTitle = [isOf(areOfOneRoot), isOf(areKin)]
        .map((isOfTrade) => jobs.findLastIndex(isOfTrade))
        .find((place) => place >= 0)
      // 'before solar' of a solar technician whose titles do not say so: the post of today is of the trade
      const ofHead = matter.index.docs.some(({ kind, sentences: [head = ''] }) => {
        const held = terms(head.split(/[,.;:(]|\b(?:at|in|with|from|based|who|of)\b/u)[0] ?? '')
        return kind === 'overview' && asked.every((word) => held.includes(word))
      })
      const first = ofTitle ?? (ofHead && jobs[0] !== undefined && isRunning(jobs[0]) ? 0 : undefined)
      if (first === undefined) return null
      const [earliest] = jobs.slice(first)
      if (earliest === undefined) return null
      const before = jobs.slice(first + 1)
      return before.length === 0
        ? {
            outcome: 'answered',
            cited: hitsOf(matter, [earliest]),
            telling: 'ended',
            undivided: true,
            confidence: 0.85,
          }
        : {
            outcome: 'answered',
            cited: hitsOf(matter, before.slice(0, mostBefore)),
            telling: 'fields',
            undivided: true,
            confidence: 0.9,
          }
    },
  },
  {
    name: 'all posts before the present one',
    examples: ['her previous roles?'],
    judge: (matter) => {
      const { plain, names, years } = matter.question
      if (!asksOfEarlier.test(plain) || names.length > 0 || years.length > 0 || readExclusion(plain) !== null)
        return null
      const ended = jobsOf(matter).filter((doc) => !isRunning(doc))
      return ended.length === 0
        ? null
        : {
            outcome: 'answered',
            cited: hitsOf(matter, ended.slice(0, longestList)),
            telling: ended.length > 1 ? 'list' : 'fields',
            undivided: true,
            confidence: 0.85,
          }
    },
  },
  {
    name: 'since when a post is held',
    examples: ['when did she become a staff nurse?'],
    judge: (matter) => {
      const [, title = ''] = asksWhenBecame.exec(withPronoun(matter.question)) ?? []
      const asked = terms(title)
      const isOfTitle = (doc: Doc) => {
        const held = terms(doc.title)
        return held.length === asked.length && asked.every((word) => held.includes(word))
      }
      const [first] = asked.length === 0 ? [] : jobsOf(matter).sort(byStart).filter(isOfTitle)
      return first === undefined
        ? null
        : { outcome: 'answered', cited: hitsOf(matter, [first]), telling: 'fields', undivided: true, confidence: 0.9 }
    },
  },
  {
    name: 'when people were first led',
    examples: ['when did she first lead a team?'],
    judge: (matter) => {
      if (!asksOfFirstLead.test(withPronoun(matter.question))) return null
      const [first] = jobsOf(matter).sort(byStart).filter(isLeadingPost)
      const [hit] = first === undefined ? [] : hitsOf(matter, [first])
      if (hit === undefined)
        return matter.hits.some(({ doc }) => doc.kind !== 'answer' && tellsOfLed(doc))
          ? null
          : { outcome: 'not_stated', confidence: 0.3 }
      const line = ledLine(hit.doc)
      const cited = line === null ? [datesAlone(hit)] : [{ ...hit, doc: { ...hit.doc, sentences: [line] } }]
      return { outcome: 'answered', cited, telling: 'highlights', undivided: true, confidence: 0.8 }
    },
  },
  {
    name: 'whether somebody was promoted',
    examples: ['has she been promoted?'],
    judge: (matter) => {
      const { question } = matter
      const isAsked =
        asksOfPromotion.test(question.plain) || (topicOf(question) === 'promotion' && ofPromotion.test(question.plain))
      if (!isAsked || asksOfSteps.test(question.plain) || question.years.length > 0) return null
      const named = question.names.length > 0 ? namedThings(matter).map(({ doc }) => doc) : null
      const jobs = jobsOf(matter).filter((doc) => named === null || named.includes(doc))
      const told = promotions(matter, jobs)
      if (told.length > 0) return toldOfPromotion(told)
      const several = withSeveral(jobs)
      // Several posts with one employer may be a promotion: they are told, and nothing is concluded
      return several.length === 0 ? null : steps(matter, several)
    },
  },
  {
    name: 'how a career went',
    examples: ['career so far', 'how did she progress?'],
    judge: (matter) => {
      const { question } = matter
      const plain = fold(question.text)
      if (!asksOfSteps.test(plain) || asksOfPlan.test(plain) || question.years.length > 0 || question.whether)
        return null
      const all = jobsOf(matter)
      if (question.names.length === 0) return all.length === 0 ? null : steps(matter, all)
      const named = namedThings(matter).map(({ doc }) => doc)
      const jobs = all.filter((doc) => named.includes(doc))
      const told = jobs.length > 1 ? [] : promotions(matter, jobs)
      if (told.length > 0) return { ...toldOfPromotion(told), sure: false, proved: false }
      return jobs.length === 0 ? null : steps(matter, jobs)
    },
  },
]

/** What a question names as the trade before which all else is asked for: in the rule above it stands in a title. */
export const beforeOtherTrade: Rule = {
  name: 'the first posts, where no title names the trade',
  examples: ['what did she do before the circus?'],
  judge: (matter) => {
    const { question, hits } = matter
    const [, trade] = asksBeforeTrade.exec(withPronoun(question)) ?? []
    // 'IT' is written like a small word
    const isTrade = /\bIT\b/.test(question.text) || (question.names.length === 0 && terms(trade ?? '').length > 0)
    if (trade === undefined || !isTrade || question.years.length > 0 || question.whether) return null
    if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && isAccepted(matter, hit))) return null
    const ended = jobsOf(matter)
      .filter((doc) => !isRunning(doc))
      .sort(byStart)
    return ended.length === 0
      ? null
      : {
          outcome: 'closest',
          near: hitsOf(matter, ended.slice(0, mostBefore)).map(datesAlone),
          closeness: 'likely',
          undivided: true,
          confidence: 0.3,
        }
  },
}
