import { words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { placesIn } from '../places/places.ts'
import type { Hit } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { isIn } from './mentions.ts'
import type { Matter } from './rule.ts'

/** What a question says of where something was: 'how many patients at the surgery'. */
const ofPlace = /\b(?:at|in|with|for) (?:the |his |her |their |that )?(?:\p{L}{1,30} )?(\p{L}{3,30})[?.! ]{0,5}$/u

/** What was beside a job, before or after it is not of it. */
const ofTime = /\b(?:while|during|when|before|after|since|until|and)\b/u

const headerOf = ({ title, name }: Doc): string => `${title}. ${name}`

/** The word by which a question names a job of the resume at its end; none where no header holds it. */
const placeAsked = ({ question, index }: Matter): Topic | undefined => {
  const [, last = ''] = ofPlace.exec(question.plain) ?? []
  const place = ofTime.test(question.plain) ? undefined : question.topics.find(({ word }) => word === last)
  const isHeader = (doc: Doc) => doc.kind === 'experience' && place !== undefined && isIn(headerOf(doc))(place)
  return index.docs.some(isHeader) ? place : undefined
}

/** True for a job that a question names at its end by a word of its header. */
export const isOfJobNamed = (matter: Matter, { doc }: Hit): boolean => {
  const place = placeAsked(matter)
  return doc.kind === 'experience' && place !== undefined && isIn(headerOf(doc))(place)
}

/** True for a job that has nothing of the word by which a question names another. */
export const isOfOtherJob = (matter: Matter, { doc }: Hit): boolean => {
  const place = doc.kind === 'experience' ? placeAsked(matter) : undefined
  return place !== undefined && !isIn([headerOf(doc), ...doc.sentences].join('. '))(place)
}

/** A sentence of nothing but places: 'Porto or the Douro valley'. */
export const namesOnlyPlaces = (text: string): boolean => {
  const places = new Set(placesIn(text).flatMap(({ place }) => words(place)))
  // 'Porto or the Douro valley': what stands beside a place by 'or' is one
  const isChoice = /\bor\b/.test(text)
  const isPlace = (word: string) =>
    places.has(word) ||
    besidePlaces.has(word) ||
    (isChoice && text.includes(word.charAt(0).toUpperCase() + word.slice(1)))
  return places.size > 0 && words(text).every(isPlace)
}
const besidePlaces = new Set(
  'or and the in near around area region valley city town only preferably also both either greater'.split(' '),
)
