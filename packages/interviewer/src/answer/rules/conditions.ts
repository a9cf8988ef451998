import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isRunning } from '../dates-of-docs.ts'
import { placesIn } from '../places/places.ts'
import type { Hit } from '../rank.ts'
import { isWish } from '../wishes.ts'
import { anyOf } from '../word-table.ts'
import { type Condition, conditions, type Facet } from './condition-words.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule, Verdict } from './rule.ts'
import { withPronoun } from './asks-to-tell.ts'

/** What was done at work, or with others, is asked of no condition: 'Has she reduced overtime?', 'shift planning for the team'. */
const asksOfWork = anyOf(phrases.conditions.asksOfWork)
const most = 2

/** A piece of evidence, whether or not it was ranked. */
const hitOf = (doc: Doc, hits: Hit[]): Hit =>
  hits.find((hit) => hit.doc === doc) ?? {
    doc,
    share: 0,
    coverage: 0,
    likeness: 0,
    answering: 0,
    words: 0,
    intent: false,
  }

const cutTo = (doc: Doc, says: (text: string) => boolean): Doc[] => {
  const sentences = doc.sentences.filter(says)
  return sentences.length === 0 ? [] : [{ ...doc, sentences, lines: [] }]
}

/** A text with `@place` for each place that it names. */
const withPlaces = (text: string, plain: string = fold(text)): string =>
  placesIn(text).reduce((said, { place }) => said.replaceAll(place, '@place'), plain)

/** Where somebody looks for work is said without a word for it: 'Looking for four days a week, Glasgow or Paisley'. */
const wishesPlace = (text: string): boolean => isWish(text) && placesIn(text).length > 0

const states =
  ({ name, says, unless }: Condition) =>
  (text: string): boolean => {
    const plain = withPlaces(text)
    return (says.test(plain) || (name === 'place' && wishesPlace(text))) && unless?.test(plain) !== true
  }

/** The lines of a piece of evidence that state a condition: beside the jobs, of the job of today in words of its own, or of an answer to who asked for it. */
const statedIn = (doc: Doc, condition: Condition): Doc[] => {
  const { asked, ofJobs, kinds = [] } = condition
  if (doc.kind === 'experience')
    return ofJobs !== undefined && isRunning(doc) ? cutTo(doc, (text) => ofJobs.test(fold(text))) : []
  if (doc.kind === 'answer') return asked.test(fold(doc.name)) ? cutTo(doc, states(condition)) : []
  return doc.kind === 'other' || doc.kind === 'overview' || kinds.includes(doc.kind)
    ? cutTo(doc, states(condition))
    : []
}

const isOf =
  (facets: Facet[]) =>
  (text: string): boolean =>
    facets.some(({ says }) => says.test(fold(text)))

/** Lines beside the jobs come before those of a job, and these before what was told. */
const rankOf = ({ kind }: Doc) => ['experience', 'answer'].indexOf(kind)

/** Says a line that its owner would go anywhere, or nowhere? It is the answer whatever place is asked for. */
const ofAllPlaces = /\b(?:anywhere|(?:no|not|never) (?:\w+ ){0,2}(?:relocat\w+|mov(?:e|ing)))\b/

const verdictOf = (matter: Matter, condition: Condition, plain: string): Verdict | null => {
  const { index, hits, question } = matter
  const stated = index.docs
    .flatMap((doc) => statedIn(doc, condition))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((doc) => ({ ...hitOf(doc, hits), doc }))
  const facets = (condition.facets ?? []).filter(({ asked }) => asked.test(plain))
  const own = facets.length === 0 ? stated : stated.flatMap((hit) => cutTo(hit.doc, isOf(facets)).map((doc) => ({ ...hit, doc })))
  const [first] = own
  const near = { outcome: 'closest', confidence: 0.3 } as const
  if (first === undefined) {
    const others = stated.filter(
      ({ doc }) => doc.kind !== 'experience' && condition.isNear?.test(fold(doc.sentences.join('. '))) === true,
    )
    return others.length === 0 ? null : { ...near, near: others.slice(0, 1), closeness: 'unlikely' }
  }
  const text = first.doc.sentences.join('. ')
  if (condition.name === 'place' && !ofAllPlaces.test(fold(text))) {
    // 'Would he come to Hamburg?' is answered by no line that does not name it; what it says of other places is near
    const said = new Set(placesIn(text).map(({ place }) => place))
    const isSaid = placesIn(question.text).every(({ place }) => said.has(place))
    const isOfMove = /\b(?:relocat\w+|mov(?:e|ing)|locations?)\b/.test(fold(text))
    if (!isSaid || !isOfMove) return { ...near, near: [first], closeness: 'likely' }
  }
  return { outcome: 'answered', cited: own.slice(0, most), telling: 'lines', confidence: 0.8 }
}

/** What somebody asks for and offers beside the work: pay, start, permits, place, hours, transport, checks. Resumes state it in short lines of their own words. */
export const conditionRule: Rule = {
  name: 'a condition in its own words',
  examples: ['would we have to sponsor her?', 'how soon could she be here?'],
  judge: (matter) => {
    const plain = withPlaces(matter.question.text, withPronoun(matter.question))
    if (asksOfWork.test(plain)) return null
    const condition = conditions.find(({ asked }) => asked.test(plain))
    return condition === undefined ? null : verdictOf(matter, condition, plain)
  },
}
