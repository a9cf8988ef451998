import { terms, words } from '../../text/words.ts'
import type { Topic } from '../read-question.ts'
import { askingWords } from './asking-words.ts'
import { mentionsIn, specificsOf } from './mentions.ts'
import type { Matter } from './rule.ts'

/** Words that say how it is to be told: 'in plain words', 'in detail', 'your part in it'. */
const manner = new Set(
  terms(
    'plain simple short words sentence sentences detail details depth bring brings offer contribute part bit plus exactly',
  ),
)

/** The words that say of what is to be told. */
export const subjectOf = ({ question, hits }: Matter): Topic[] => {
  // 'projectionist' is no 'project' where somebody was one
  const titles = new Set(hits.flatMap(({ doc }) => (doc.kind === 'experience' ? words(doc.title) : [])))
  return specificsOf(question).filter(
    ({ word, stem }) => (!askingWords.has(stem) && !manner.has(stem)) || titles.has(word),
  )
}

/** 'baking' and 'Baker', 'driving' and 'Driver'. */
const ofTrade = /^e?(?:r|rs|or|ors|ist|ists)$/u
/** Does a text hold every word of the subject? A title holds the trade that its words name. */
export const holdsSubject = (text: string, subject: Topic[], isTitle = false): boolean => {
  const held = new Set(terms(text))
  const plain = isTitle ? words(text) : []
  return subject.every(
    ({ stem }) =>
      held.has(stem) ||
      plain.some(
        (word) =>
          (word.startsWith(stem) && ofTrade.test(word.slice(stem.length))) ||
          // 'the internship' of who was an intern
          (word.length > 4 && (stem === `${word}ship` || stem === `${word}ships`)),
      ),
  )
}
/** 'diets and allergies': each of the things is what is asked for. */
const areSeveral = (subject: Topic[], plain: string): boolean =>
  subject.length > 1 &&
  subject
    .slice(1)
    .every(({ word }, at) =>
      [' and ', ' or ', ' & ', ' / ', '/'].some((joint) => plain.includes(`${subject[at]?.word ?? ''}${joint}${word}`)),
    )
/** How a text speaks of a subject: in its very words, or also in ones that mean nearly the same. */
export type Speaking = (text: string) => boolean
/** Speaks a text of the subject in its very words? */
export const inItsWords =
  (subject: Topic[], plain: string): Speaking =>
  (text) =>
    areSeveral(subject, plain) ? subject.some((word) => holdsSubject(text, [word])) : holdsSubject(text, subject)
/** Speaks a text of the subject in its words, or in ones that mean nearly the same? */
export const inLikeWords =
  (subject: Topic[], plain: string): Speaking =>
  (text) =>
    areSeveral(subject, plain) ? subject.some(mentionsIn(text)) : subject.every(mentionsIn(text))
