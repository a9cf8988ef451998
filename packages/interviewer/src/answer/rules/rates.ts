import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'

const unit = '(?:h|hr|hour|d|day|night|shift|wk|week|mo|month|quarter|season|yr|year|annum|min|minute)'
const asked = new RegExp(`^how (?:many|much)\\b.{0,80}\\b(?:per|an?|each|every|in (?:an?|one)) ${unit}\\b`, 'u')
const stated = new RegExp(
  `(?:\\/|\\bper |\\ban? |\\beach |\\bevery |\\bin one )${unit}\\b|\\bin (?:year|month|week)\\b(?! (?:\\d|one|two|three|four|five))|\\b(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual(?:ly)?|p\\.?a)\\b`,
  'u',
)

/** True when so many an hour or a day are asked for and the evidence tells nothing by the time: 'shower in, 72 h no other birds' is no number of birds an hour. */
export const lacksRate = ({ plain }: ReadQuestion, doc: Doc): boolean =>
  asked.test(plain) && ![doc.name, ...doc.sentences].some((text) => stated.test(fold(text)))
