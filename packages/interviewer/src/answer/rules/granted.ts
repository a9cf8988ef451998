import { fold, stem, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { claimsAnotherTitle } from '../claims.ts'
import { isBreak, jobsLatestFirst } from '../dates-of-docs.ts'
import { topicOf } from '../parts.ts'
import { postsAsked } from '../posts-asked.ts'
import type { Hit } from '../rank.ts'
import { monthOf } from '../telling-gaps.ts'
import { conditionTopics } from '../topics/condition-topics.ts'
import { anyOf } from '../word-table.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { isAfter, saysWhyEnded, timesOut } from './endings.ts'
import { isOpenEntry } from './entries.ts'
import { holdsNames, isIn, specificsOf } from './mentions.ts'
import { datesAlone, namedThings } from './named-things.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule, Verdict } from './rule.ts'
import { lacksMatter } from './stated-or-not.ts'

/** An end that weighs on a person, as employers take it for granted, and how a resume tells one. */
const hardEnd = anyOf(phrases.granted.hardEnd)
const tellsOfEnd = anyOf(phrases.granted.tellsOfEnd)
/** Questions that take for so what they ask the cause, the course or the outcome of. */
const takesForGranted =
  /^(?:and |so )?(?:why|how (?:did|was|were|does|has|come|(?:long|many|much|big|large|often) .{0,20}\b(?:did|was|were|had))|what (?:made|caused|happened|led|prompted|went|was it like|did .{1,40} (?:learn|change|find|like|think|say|do))|when (?:did|was|were)|after)\b/

const asksForReason = /^(?:and |so |the )*(?:(?:for )?what )?reasons?\b/
/** 'When he was ward manager', 'what was it like to be head chef': a post is ascribed as by 'as'. */
const ascribing = /\b(?:(?:when|while|since|so) (?:she|he|they) (?:was|were|is)|to be|being) (?=\p{L})/gu

/** A clause that says a post, and the time in one: they are for so whatever is asked then. */
const inClause = /^(?:and |so )?(?:when|while) (?:she|he|they) (?:was|were) [^,?]{3,80},/
const inTimeAs = /\b(?:time|years?|months?|days|stint|spell|tenure|period) as (?:an? |the )?\p{L}/u
/** 'as Head of Litigation', 'as CPO': a post of which no other word of the question is part. */
const headOf =
  /\bas (?:an? |the )?((?:acting |deputy |interim )?(?:head|director|vp|vice president|chief|dean|chair) of [\p{L}&-]{3,30}(?: (?!at\b|in\b|for\b|with\b)[\p{L}&-]{3,30})?)(?= (?:at|in|for|with|on|of)\b|[?.,]|$)/u
const byTitle =
  /\bas (?:an? |the )?(c[eftiopm]o|ciso|cpo|[es]?vp|gm|md|(?:\p{L}{3,20} ){1,2}(?:manager|director|supervisor|officer|partner|principal|chief|professor|captain|editor|president))(?= (?:at|in|for|with|on)\b|[?.,]|$)/u
const ofPast = /\b(?:did|was|were|had|left|replaced?|his|her|their)\b/

/** 'Back to Cebu after Galway', 'from Galway to Cebu': which job was the earlier one. */
const thenFirst = /\b(?:to|at|for|join\w*) ([^?]{3,60}?) (?:right |straight )?(?:after|from) ([^?]{3,60})/
const fromTo = /\b(?:from|leav\w+|left|quit) ([^?]{3,60}?) (?:to|for) ([^?]{3,60})/

const most = 3

/** What the resume says of what is named: the posts of one employer together with the time in them, all else each by itself. */
const fieldsOf = (named: Hit[]): Pick<Verdict, 'cited' | 'telling'> => {
  const isOfOne = named.every(({ doc }) => doc.kind === 'experience' && doc.name === named[0]?.doc.name)
  return named.length > 1 && isOfOne ? { cited: named, telling: 'sum' } : eachOf(named)
}
const eachOf = (hits: Hit[]): Pick<Verdict, 'cited' | 'telling'> => ({
  cited: hits.slice(0, most).map(datesAlone),
  telling: 'lines',
})

const isTold = (doc: Doc): boolean =>
  tellsOfEnd.test(fold(doc.sentences.join('. '))) ||
  (doc.kind !== 'experience' && doc.kind !== 'answer' && isOpenEntry(doc))

/** A dismissal, or a course broken off, of which the resume has the dates and no such end. */
export const hardEndRule: Rule = {
  name: 'an end that the resume does not tell of',
  examples: ['Why was she suspended at Penhallow Hospital?'],
  judge: (matter) => {
    const { question, hits } = matter
    const [end] = hardEnd.exec(question.plain) ?? []
    if (end === undefined || !(question.presupposes || asksForReason.test(question.plain))) return null
    const named = namedThings(matter)
    const isOfNamed = (doc: Doc) => named.some((hit) => hit.doc === doc)
    const isStated = hits.some(
      ({ doc }) =>
        (((doc.kind === 'answer' && holdsNames(question, doc)) || isOfNamed(doc)) && isTold(doc)) ||
        (isOfNamed(doc) && doc.sentences.some(saysWhyEnded)),
    )
    if (named.length === 0 || isStated) return null
    const following = timesOut(hits).filter((hit) => isAfter(named, hit))
    const told = following.length === 0 ? fieldsOf(named) : eachOf([...named, ...following])
    return { outcome: 'corrected', ...told, unmentioned: [end], undivided: true, confidence: 0.75 }
  },
}

/** Words that say that something went on or ended, and nothing of what. */
const ofCourse = new Set(terms('stop stopped stopping end ended quit give gave up start started begin began make made'))

/** The line of another job that says what is asked of the one that is named. */
const doneElsewhere = (matter: Matter, named: Hit[]): Hit[] => {
  const fields = new Set(named.flatMap(({ doc }) => terms(`${doc.title} ${doc.name}`)))
  const things = matter.question.topics.filter(
    ({ stem, named: isName }) => !isName && !askingWords.has(stem) && !ofCourse.has(stem) && !fields.has(stem),
  )
  if (
    things.length < 2 ||
    things.every(({ weight }) => weight < 1) ||
    named.some(({ doc }) => things.some(isIn(doc.text)))
  )
    return []
  return matter.hits.flatMap((hit) => {
    const line = hit.doc.sentences.find((text) => things.every(isIn(text)))
    return hit.doc.kind !== 'experience' || line === undefined
      ? []
      : [{ ...hit, doc: { ...hit.doc, sentences: [line] } }]
  })
}

/** Another post with an employer than the question says. */
const anotherPost: Rule = {
  name: 'another post than was said',
  examples: ['What did she learn as ward manager at Penhallow Hospital?'],
  judge: (matter) => {
    const question = { ...matter.question, plain: matter.question.plain.replace(ascribing, 'as ') }
    const posts = postsAsked(question, true)
    const titles = new Set(posts.flat())
    if (titles.size === 0) return null
    // 'a hotel manager' names no hotel
    const beside = words(question.plain).filter((word) => !titles.has(stem(word)))
    const named = namedThings(matter, beside.join(' ')).filter(({ doc }) => doc.kind === 'experience')
    return named.length === 0 || !named.every(({ doc }) => claimsAnotherTitle(question, doc, posts))
      ? null
      : { outcome: 'corrected', ...fieldsOf(named), undivided: true, confidence: 0.75 }
  },
}

/** The same where the post is said in a clause of its own, whatever the rest of the question asks. */
export const anotherPostFirst: Rule = {
  name: 'another post than was said, put right first',
  examples: ['When she was Ward Manager at Penhallow Hospital, how big was her team?'],
  judge: (matter) =>
    !matter.question.whether && (inClause.test(matter.question.plain) || inTimeAs.test(matter.question.plain))
      ? anotherPost.judge(matter)
      : null,
}

/** A post that the question takes for held and that nothing in the resume names: the post of today is told instead. */
const neverHeld: Rule = {
  name: 'a post that the resume does not name',
  examples: ['Whom did she replace as Head of Litigation?'],
  judge: (matter) => {
    const { question, hits } = matter
    const plain = question.plain.replace(ascribing, 'as ')
    const [, post = ''] = headOf.exec(plain) ?? byTitle.exec(plain) ?? []
    const asked = terms(post)
    if (asked.length === 0 || question.whether || !ofPast.test(question.plain)) return null
    const isNamed = ({ doc }: Hit) => {
      const held = new Set(terms([doc.title, doc.name, ...doc.sentences].join('. ')))
      const initials = words(fold(doc.title)).map((word) => word.slice(0, 1))
      return asked.every((word) => held.has(word)) || post === initials.join('')
    }
    const isHeld = hits.some(isNamed) || !hits.every(({ doc }) => claimsAnotherTitle(question, doc, [asked]))
    const [latest] = jobsLatestFirst(hits.map(({ doc }) => doc)).filter((doc) => !isBreak(doc))
    if (isHeld || latest === undefined) return null
    const cited = hits.filter(({ doc }) => doc === latest).map(datesAlone)
    const written = new RegExp(`\\b${post.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').exec(question.text)?.[0] ?? post
    return { outcome: 'corrected', cited, telling: 'lines', unmentioned: [written], undivided: true, confidence: 0.7 }
  },
}

/** Rules for what a question takes for so of something that the resume names, where nothing in the resume answers it. */
export const grantedRules: Rule[] = [
  anotherPost,
  neverHeld,
  {
    name: 'the jobs came in another order',
    examples: ['Why did she go back to Brigid House after Penhallow Hospital?'],
    judge: (matter) => {
      const [, then = '', first = ''] = thenFirst.exec(matter.question.plain) ?? []
      const [, from = '', to = ''] = fromTo.exec(matter.question.plain) ?? []
      const isJob = ({ doc }: Hit) => doc.kind === 'experience' && doc.start !== null
      const earlier = namedThings(matter, first || from).filter(isJob)
      const later = namedThings(matter, then || to).filter(isJob)
      const starts = (hits: Hit[]) => hits.map(({ doc: { start } }) => (start === null ? 0 : monthOf(start, 6)))
      if (earlier.length === 0 || later.length === 0 || earlier.some((hit) => later.includes(hit))) return null
      if (Math.max(...starts(later)) >= Math.min(...starts(earlier))) return null
      const cited = [...earlier, ...later].reverse()
      return { outcome: 'corrected', cited, telling: 'list', undivided: true, confidence: 0.75 }
    },
  },
  {
    name: 'done in another job than was said',
    examples: ['Why did she stop the weekend courses for sports clubs at Penhallow Hospital?'],
    judge: (matter) => {
      if (!matter.question.presupposes) return null
      const named = namedThings(matter)
      const [line] = named.length === 0 ? [] : doneElsewhere(matter, named)
      return line === undefined
        ? null
        : { outcome: 'corrected', cited: [line], telling: 'lines', undivided: true, confidence: 0.7 }
    },
  },
]

/** The line of a job that holds the other name of a question: 'the Japan business at Nile Delta' of who sold to Japan elsewhere. */
const namedElsewhere = ({ question, hits }: Matter, named: Hit[]): Hit[] => {
  const others = question.names.filter((name) => !named.some(({ doc }) => holdsName(doc, name)))
  if (others.length === 0) return []
  return hits.flatMap((hit) => {
    const sentences = hit.doc.sentences.filter((text) =>
      others.every((name) => holdsName({ ...hit.doc, context: fold(text) }, name)),
    )
    return hit.doc.kind !== 'experience' || sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
  })
}

/** An entry of the very year that shares a word with the question: 'Star of the Month, voted by families, 2023' for complaints of families in 2023. */
const ofThatYear = (matter: Matter): Hit[] => {
  const { question, hits } = matter
  const asked = specificsOf(question).filter(({ stem: key }) => !askingWords.has(key))
  const datesOf = ({ startText, endText, sentences }: Doc) => [startText, endText, ...sentences].join(' ')
  const isEntry = ({ kind }: Doc) => kind === 'achievements' || kind === 'roles' || kind === 'other'
  return question.years.length === 0
    ? []
    : hits.filter(
        ({ doc }) =>
          isEntry(doc) &&
          question.years.every((year) => datesOf(doc).includes(String(year))) &&
          asked.some(isIn([doc.name, ...doc.sentences].join('. '))),
      )
}

/** What is known of the employer, the school, the prize or the year that a question takes something for granted of, and nothing is asserted. */
export const namedRule: Rule = {
  name: 'what is named and nothing more',
  examples: ['What made her sell Brigid House?'],
  judge: (matter) => {
    const { question } = matter
    if (
      !question.presupposes ||
      question.whether ||
      !takesForGranted.test(question.plain) ||
      conditionTopics.some(({ name }) => name === topicOf(question))
    )
      return null
    const named = namedThings(matter).filter(({ doc }) => !lacksMatter(question, doc))
    const elsewhere = namedElsewhere(matter, named)
    const fields = named.slice(0, most).map(datesAlone)
    const near =
      elsewhere.length > 0 ? elsewhere.slice(0, 1) : fields.length > 0 ? fields : ofThatYear(matter).slice(0, 1)
    return near.length === 0 ? null : { outcome: 'closest', near, closeness: 'unlikely', confidence: 0.2 }
  },
}
