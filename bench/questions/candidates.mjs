import { ask } from '../../packages/interviewer/src/ask/ask.ts'
import { candidatesOf, ownName } from '../../packages/interviewer/src/ask/candidates.ts'
import { questionCheck } from '../../packages/interviewer/src/ask/check-question.ts'
import { featuresOf, itemFactsOf, originOf } from '../../packages/interviewer/src/ask/chooser/features.ts'
import { wholeText } from '../../packages/interviewer/src/text/item-text.ts'

/** All that could be asked of an item, with what is known of it. */
export const candidatesWithFacts = (item, items) => {
  const check = questionCheck([], [item, ...items].map(wholeText).join(' . '))
  const chosen = ask({ item, items, existing: [], num: 3 }).questions.map(({ text }) => text)
  const known = new Set()
  const facts = itemFactsOf(item)
  return candidatesOf({ item, items, existing: [], num: 3 }).flatMap(({ family, subject, text, brief }) => {
    if (known.has(text) || check(text, ownName(subject)).length > 0) return []
    known.add(text)
    const place = chosen.findIndex((one) => one === text || one === brief)
    const values = featuresOf(family, subject, text, facts)
    return [
      {
        text: place < 0 ? text : chosen[place],
        chosen: place < 0 ? null : place + 1,
        origin: originOf(family.about),
        about: family.about,
        topic: subject.topic,
        wording: family.text,
        values,
      },
    ]
  })
}
