import { type Hit, holdsName, matches, matchesClosely } from './rank.ts'
import { type ReadQuestion, subjectsOf } from './read-question.ts'

const joins = /\b(and|or|both|than|versus|vs|between|compared?|as well as)\b/

/** How near further evidence must come to the best to be told beside it, as shares of its score and of what it covers; beside one that covers all, as much. */
const near = {
  score: 0.6,
  coverage: 0.3,
  besideAll: 0.9,
  besideStory: 0.6,
  story: 0.35,
  storyBeside: 0.2,
  itemBesideStory: 0.8,
  half: 0.5,
} as const

/** A story beside other evidence is told where one was asked for, or where it says more; beside another story, where it says nearly as much. */
const isWelcome = (question: ReadQuestion, best: Hit, hit: Hit): boolean => {
  if (hit.doc.kind !== 'answer')
    return (
      best.doc.kind !== 'answer' || question.behavioural < 1 || hit.coverage >= best.coverage * near.itemBesideStory
    )
  if (best.doc.kind === 'answer') return hit.coverage >= Math.max(near.story, best.coverage * near.besideStory)
  return question.behavioural >= 0.5 || hit.coverage >= best.coverage + near.storyBeside
}

/** True when evidence says one of the words that carry the question, or nearly the same; a question without such words is met by all. */
const isOnSubject = (question: ReadQuestion, hit: Hit): boolean => {
  const subjects = subjectsOf(question)
  return hit.intent || subjects.length === 0 || subjects.some((topic) => matchesClosely(topic, hit.doc, 0.7))
}

/** Further evidence that is told beside the best: what scores nearly as well, and what speaks of a thing that the best leaves open. */
export const withCompany = (question: ReadQuestion, hits: Hit[], list: boolean): Hit[] => {
  const [best, ...others] = hits
  if (best === undefined) return []
  const open = question.topics.filter((topic) => topic.weight === 1 && !topic.named && !matches(topic, best.doc))
  const speaksOfOpen = (hit: Hit) => open.some((topic) => hit.doc.counts.has(topic.stem))
  const speaksNearly = (hit: Hit) => open.some((topic) => matches(topic, hit.doc))
  const complement =
    others.slice(0, 6).find(speaksOfOpen) ??
    (joins.test(question.plain) ? others.slice(0, 6).find(speaksNearly) : undefined)
  const share = best.coverage >= near.besideAll ? near.besideAll : near.coverage
  const close = others
    .slice(0, 2)
    .filter((hit) => hit.score >= best.score * (list ? 0.35 : near.score) && hit.coverage >= best.coverage * share)
    .filter((hit) => isWelcome(question, best, hit) && (best.coverage < near.half || isOnSubject(question, hit)))
  return [...new Set([best, ...(complement === undefined ? [] : [complement]), ...close])].slice(0, 3)
}

/** For a question that joins several names of which no evidence holds all: the best evidence of each, or [] when one is unknown. */
export const oneForEachName = (question: ReadQuestion, hits: Hit[]): Hit[] => {
  if (question.names.length < 2 || !joins.test(question.plain)) return []
  const found = question.names.map((name) => hits.find((hit) => holdsName(hit.doc, name)))
  return found.every((hit) => hit !== undefined) ? [...new Set(found)] : []
}
