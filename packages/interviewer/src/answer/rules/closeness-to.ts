import type { Closeness } from '../../interviewer.ts'
import type { Doc } from '../build-index.ts'
import { lacksNumber } from '../needed-form.ts'
import type { Hit } from '../rank.ts'
import { tellingSentences } from '../telling-sentences.ts'
import { isWish } from '../wishes.ts'
import { holdsName } from '../words-of-docs.ts'
import { bearsPoint, leadsWithForm, tellsOfMove } from './bears.ts'
import { closenessOf } from './closeness.ts'
import { shareHeld } from './mentions.ts'
import type { Matter } from './rule.ts'
import { nearnessOf } from './told.ts'
import { opposites, thingsAsked, unmentionedWords } from './unmentioned.ts'

/** A profile with nothing but the sentence of it that is shown: of another, a number says nothing of what is asked for. */
export const asShown = ({ question }: Matter, doc: Doc): Doc =>
  doc.kind === 'overview' ? { ...doc, sentences: tellingSentences(doc, question, true) } : doc

/** From which likelihood on what only has the form of what is asked for may be it. */
const leastOfForm = 0.3
const asksIfWilling =
  /^(?:and |so )?(?:could|would|will) (?:she|he|they) do\b|^(?:and |so )?(?:is|are|would|will|does) \S+ (?:be )?(?:also )?(?:willing|ready|open|happy|prepared|keen|interested|consider|accept|mind|agree|ok|okay|fine)\b/
/** What somebody would do is told by their conditions, their wishes or themselves: what they did says only that they could. */
const isOnlyDeed = ({ question }: Matter, { doc }: Hit): boolean =>
  asksIfWilling.test(question.plain) &&
  (doc.kind === 'experience' || (doc.kind === 'overview' && !doc.sentences.every(isWish)))

/** Whether a line may be the answer, by its likelihood and whether it holds all of what is asked for. */
export const closenessTo = (matter: Matter, hit: Hit): Closeness => {
  const { presupposes, names, whether, note } = matter.question
  if (tellsOfMove(matter, hit)) return 'likely'
  if (lacksNumber(matter.question, asShown(matter, hit.doc)) || isOnlyDeed(matter, hit)) return 'unlikely'
  const likelihood = nearnessOf(matter, hit)
  if (likelihood < leastOfForm && leadsWithForm(matter, hit) && !bearsPoint(matter, hit)) return 'unlikely'
  // 'TIG welding?' of who names it nowhere, 'green belt?' of who has a yellow one
  const isSomewhere = (name: string) => /\d/.test(name) || matter.index.docs.some((doc) => holdsName(doc, name))
  // Blood bank for who asks whether there is microbiology is only near
  const things = thingsAsked(matter, hit)
  const missing = unmentionedWords(matter, hit).filter(({ word }) => !/\d/.test(word))
  const lacksMost = !hit.intent && missing.length * 2 > things.length
  const lacksThing = lacksMost || missing.some(({ word }) => opposites.test(word))
  if (!names.every(isSomewhere) || ((whether || note) && lacksThing)) return 'unlikely'
  const holdsAll = things.length > 1 && shareHeld(things, hit.doc) === 1
  return holdsAll && !presupposes && names.length === 0 ? 'likely' : closenessOf(likelihood)
}
