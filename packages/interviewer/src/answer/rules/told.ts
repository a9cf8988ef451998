import { likelihoodOf } from '../judge/judge.ts'
import { likelihoodOfStory } from '../judge/told-story.ts'
import type { Hit } from '../rank.ts'
import { oneFact } from '../wanted.ts'
import { isStoryAsked, tellsOnlyOfLeaving } from './accept.ts'
import { shareHeld } from './mentions.ts'
import type { Matter } from './rule.ts'
import { thingsAsked } from './unmentioned.ts'

/**
 * From which likelihood on what was told is shown: to who asks for a story, less where the answer is like the question, more to who asks whether, most to who asks for a single fact, and to all others. Of 166
 * stories 135 are shown, and of 161 whose answer was taken out another of 89; by likeness alone 140 and 101.
 */
const least = { story: 0.12, like: 0.03, likeness: 0.3, whether: 0.25, fact: 0.4, other: 0.2 } as const

/** From which likelihood on an answer bears the things that are asked for. */
const leastOfThing = 0.15
const holdsAll = (matter: Matter, hit: Hit): boolean => {
  const things = thingsAsked(matter, hit)
  return things.length > 0 && shareHeld(things, hit.doc) === 1 && likelihoodOf(matter, hit) >= leastOfThing
}

/** True for a released answer that is near to what is asked for. */
export const isToldNear = (matter: Matter, hit: Hit): boolean => {
  const { note, whether, behavioural } = matter.question
  // 'Experience in retail?' asks for no story, however much it reads like one
  const isMeant = isStoryAsked(matter, hit) && (!note || behavioural >= 1)
  const isAsked = behavioural >= 1 || isMeant
  if (isAsked && tellsOnlyOfLeaving(matter.question, hit)) return false
  const ofStory = isMeant && hit.likeness >= least.likeness ? least.like : least.story
  const isOfFact = !isAsked && oneFact.has(matter.question.wanted) && matter.question.wanted !== 'reason'
  const ofOther = isOfFact ? least.fact : note || whether ? least.whether : least.other
  return likelihoodOfStory(matter, hit) >= (isAsked ? ofStory : ofOther) || holdsAll(matter, hit)
}

/** How likely evidence answers: what was told also by a likelihood of its own. */
export const nearnessOf = (matter: Matter, hit: Hit): number =>
  Math.max(likelihoodOf(matter, hit), hit.doc.kind === 'answer' ? likelihoodOfStory(matter, hit) : 0)
