import { questionLikeness } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import { neighbourJob } from '../neighbour-job.ts'
import type { Hit } from '../rank.ts'
import { topicSameness } from '../topic-sameness.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { askingWords } from './asking-words.ts'
import { isToldOfAnother } from './endings.ts'
import { passesGuards } from './guards.ts'
import { asksForJudgement } from './judgement-questions.ts'
import { isIn, mentionsIn, specificsOf } from './mentions.ts'
import { asksHowManyLed, tellsOfLed } from './people-led.ts'
import type { Matter, Rule } from './rule.ts'

/**
 * From which likeness on two questions are the same in other words: by their meaning, less where a story is asked for, and by what
 * usual topic they are of. On our own people answers found in this way were right in nine of ten cases.
 */
const same = { question: 0.7, story: 0.55, topic: 0.5, surely: 0.85, likelihood: 0.25 } as const

/** True when the answer, with its question, holds a word that says what is asked for, or nothing but the usual topic is asked. */
const sharesSubject = ({ question }: Matter, doc: Hit['doc'], topic: number): boolean => {
  const usual = question.topicsByLikelihood[0]?.topic
  const specific = specificsOf(question, topic >= same.topic ? usual : undefined).filter(
    ({ stem }) => !askingWords.has(stem),
  )
  return specific.length === 0 || specific.some(mentionsIn(`${doc.name}. ${doc.sentences.join('. ')}`))
}

/** What was done is not what somebody would do: 'Have you worked in …' and 'Would you work in …'. */
const asksOfDeed = /^(?:and |so )?(?:has|have|did|was|were)\b|\b(?:ever|already)\b/
const asksOfWill = /^(?:would|could|can|will|are you (?:willing|ready|open|prepared))\b/i

/** True where a usual matter is asked for, or how many people are led, and items state it. */
const statedByItems = ({ question, index, meaning }: Matter): boolean => {
  if (question.behavioural >= 1) return false
  const items = index.docs.filter(({ kind }) => kind !== 'answer')
  if (asksHowManyLed(question)) return items.some(tellsOfLed)
  const [first] = question.topicsByLikelihood
  const topic = first === undefined || first.likelihood < same.topic ? undefined : topicNamed(first.topic)
  return topic?.list === true && evidenceOf(topic, index, meaning).some((doc) => items.includes(doc))
}

/** How surely a released answer was given to the question that is asked, 0 when not. */
const sureness = (matter: Matter, hit: Hit): number => {
  const { question, meaning } = matter
  const { doc } = hit
  if (doc.kind !== 'answer') return 0
  const likeness = questionLikeness(question, doc, meaning)
  const topic = topicSameness(question, doc, meaning)
  // 'Biggest crew?' is of the same usual matter as 'Tell us about a problem in your crew' and asks for what the items state
  const isOfItems = likeness < same.question && statedByItems(matter)
  const isSame =
    likeness >= (question.behavioural >= 0.5 && !isOfItems ? same.story : same.question) ||
    (topic >= same.topic && !isOfItems)
  if (asksOfDeed.test(question.plain) && asksOfWill.test(doc.name)) return 0
  // 'What did she do before the bakery?' asks for the job, not for why it was left
  if (likeness < same.surely && neighbourJob(question, matter.index) !== null) return 0
  // 'Why should we hire her?' is not answered by why she left
  if (asksForJudgement(question.text) && likeness < same.surely) return 0
  if (isToldOfAnother(matter, doc)) return 0
  // A story is asked for by what the answered question names: 'a tough decision' of who was asked for an unpopular one
  const isOfStory =
    question.behavioural >= 1 && question.topics.some((word) => !askingWords.has(word.stem) && isIn(doc.name)(word))
  const isMeant =
    likeness >= same.surely ||
    isOfStory ||
    (sharesSubject(matter, doc, topic) && likelihoodOf(matter, hit) >= same.likelihood)
  return isSame && isMeant ? Math.max(likeness, topic) : 0
}

/** Rules for questions that the person has answered already: their own words come before an item that shares a word. */
export const sameQuestionRules: Rule[] = [
  {
    name: 'an answer to nearly the same question',
    examples: ['why are you leaving?', 'notice period?', 'tell me about a conflict'],
    judge: (matter) => {
      const [best] = matter.hits
        .filter((hit) => sureness(matter, hit) > 0 && passesGuards(matter, hit))
        .sort((one, other) => sureness(matter, other) - sureness(matter, one))
      return best === undefined ? null : { outcome: 'answered', cited: [best], telling: 'said', confidence: 0.9 }
    },
  },
]
