import { type GuardFailure, guardFailure } from '../guards.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { unsupportedEvents } from '../premise.ts'
import { type Hit, surely } from '../rank.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { bearsLiterally, holdsNames, shareBorne, specificsOf } from './bearing.ts'
import type { Matter } from './rule.ts'
import { lacksMatter } from './stated-or-not.ts'

/** From which likelihood on evidence is stated as the answer; less is needed of a usual topic's own evidence, and of what is told beside the best, and more where a count or a time that is asked for was not found. Chosen on people kept for calibration. */
export const bars = { open: 0.54, ofTopic: 0.3, beside: 0.45, surely: 0.8, said: 0.4, missing: 0.85 } as const

/** What no likelihood outweighs; without a count or a time that is asked for it must be all the surer. */
const hard = new Set<GuardFailure | null>(['name', 'number', 'year', 'level', 'claim'])

/** True when nothing that the question says for certain is missing: its names, numbers, times, what it ascribes and what it takes for granted. */
export const passesGuards = ({ question, today }: Matter, { doc }: Hit): boolean =>
  holdsNames(question, doc) &&
  !hard.has(guardFailure(question, doc, today)) &&
  unsupportedEvents(question, doc).length === 0 &&
  !lacksMatter(question, doc)

/** True for a usual question of whose kind the resume has nothing. */
const lacksTopic = ({ question, index, meaning }: Matter): boolean => {
  const [first] = question.topicsByLikelihood
  const topic = first === undefined || first.likelihood < surely ? undefined : topicNamed(first.topic)
  return topic?.strict === true && evidenceOf(topic, index, meaning).length === 0
}

/** True for evidence beside the usual topics that bears none of the words that carry the question. */
const bearsNothing = ({ question }: Matter, { doc, intent }: Hit): boolean => {
  const specifics = specificsOf(question)
  return (
    !intent &&
    doc.kind !== 'answer' &&
    question.names.length === 0 &&
    specifics.length > 0 &&
    shareBorne(specifics, doc) === 0
  )
}

/** True when the evidence is likely enough the answer to be stated as one. */
export const isAccepted = (matter: Matter, hit: Hit): boolean => {
  if (!passesGuards(matter, hit)) return false
  // What is said word for word needs the judge least.
  const specifics = specificsOf(matter.question)
  const isSaid = matter.question.whether && specifics.length > 0 && bearsLiterally(matter.question, hit.doc)
  const misses = guardFailure(matter.question, hit.doc, matter.today) !== null
  return (
    likelihoodOf(matter, hit) >=
    (lacksTopic(matter) || bearsNothing(matter, hit)
      ? bars.missing
      : misses
        ? bars.surely
        : isSaid
          ? bars.said
          : bars.open)
  )
}
