import { fold, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { claimsTooMuch } from '../claims.ts'
import { isBreak, monthsOf } from '../dates-of-docs.ts'
import { tellsOfOthers } from '../of-others.ts'
import type { Topic } from '../read-question.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { holdsPosts, limits, mentionsIn, shareHeld } from './mentions.ts'
import { isInitials } from './named-by.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter } from './rule.ts'
import { tradesAsked } from './trades.ts'

const lesserPost = anyOf(phrases.totals.lesserPost)
/** Words for a total, which are no kind of work. */
export const ofTotal = anyOf(phrases.totals.ofTotal)
/** What stands in brackets is no part of what is asked. */
export const bracketed = /\([^)]{0,80}\)/gu

/** Words that name a kind of work or an employer: neither how a length is asked for nor words for a total. */
export const subjectsIn = ({ question: { topics }, hits }: Matter, part: string): Topic[] => {
  const said = new Set(words(part))
  // An everyday word names a kind of work where a job holds it: 'support', 'sales'
  const held = new Set(hits.flatMap(({ doc }) => (doc.kind === 'experience' ? [...doc.counts.keys()] : [])))
  // 'product management' is a trade, though a product alone is no kind of work, and so are two words of a title: 'technical writer'
  const spoken = terms(part)
  const pairs = new Set(spoken.slice(1).map((second, at) => `${spoken[at]} ${second}`))
  const inTitle = new Set(
    hits.flatMap(({ doc }) => {
      const title = doc.kind === 'experience' ? terms(doc.title) : []
      return title
        .slice(1)
        .flatMap((second, at) => (pairs.has(`${title[at]} ${second}`) ? [title[at] ?? '', second] : []))
    }),
  )
  const isOfTrade = ({ word, stem }: Topic) => part.includes(`${word} management`) || inTitle.has(stem)
  return topics.filter(
    (topic) =>
      said.has(topic.word) &&
      (topic.weight === 1 || topic.named || held.has(topic.stem)) &&
      (!askingWords.has(topic.stem) || isOfTrade(topic)) &&
      !ofTotal.test(topic.word),
  )
}

export const headerOf = ({ title, name }: Doc) => `${title}. ${name}`
const textAlone = (text: string) => ({ title: text, name: '', level: '', startText: '', endText: '', sentences: [] })

/** How a word of the question must stand in a job: the very word first, one of like meaning ('cook' for a chef) where no job has it. */
export type Holding = (subjects: Topic[], text: string) => boolean
export const literally: Holding = (subjects, text) =>
  subjects.every((topic) => shareHeld([topic], textAlone(text)) === 1 || isInitials(topic.word, text))
/** A trade by any of its names: a stylist for a hairdresser. */
export const byTrade =
  (plain: string): Holding =>
  (subjects, text) =>
    subjects.every(
      (topic) =>
        literally([topic], text) ||
        tradesAsked(plain).some((trade) => words(trade.asked).includes(topic.word) && trade.isIn(text)),
    )
export const byMeaning: Holding = (subjects, text) => subjects.every(mentionsIn(text))

/** True for a post under another name of the trade that is asked for: a stylist claims to be a hairdresser, and no more. */
const isOtherName = (plain: string, subjects: Topic[], { title }: Doc): boolean =>
  !literally(subjects, title) && byTrade(plain)(subjects, title)

/** True for a job of which title or employer name all that is asked for; a deputy's or a trainee's post is none of the post itself. */
export const isOfHeader =
  ({ question }: Matter, holds: Holding) =>
  (subjects: Topic[]) =>
  (doc: Doc) => {
    const isLesser = isLesserPost(doc) && !lesserPost.test(question.plain)
    return (
      holds(subjects, headerOf(doc)) &&
      holdsPosts(question, doc) &&
      (isOtherName(question.plain, subjects, doc) || !claimsTooMuch(question, doc)) &&
      !(isLesser && subjects.some(mentionsIn(doc.title)))
    )
  }

/** True for a job of which one line names all that is asked for, and limits it by nothing. */
export const isOfLine =
  ({ question }: Matter, subjects: Topic[]) =>
  (doc: Doc) =>
    !tellsOfOthers({ ...question, note: true }, doc) &&
    doc.sentences.some((text) => !limits(text) && shareHeld(subjects, { ...doc, sentences: [text] }) === 1)

/** True for a deputy's, an acting or a trainee's post. */
export const isLesserPost = ({ title }: Doc): boolean => lesserPost.test(fold(title))

/** The jobs that are asked for, those of each part of 'Tesco and Hoyer together'; none where one part has none. */
export const jobsAsked = (matter: Matter, isOf: (subjects: Topic[]) => (doc: Doc) => boolean): Doc[] => {
  const { hits, question, today } = matter
  const jobs = hits
    .map(({ doc }) => doc)
    .filter((doc) => doc.kind === 'experience' && !isBreak(doc) && monthsOf(doc, today) !== null)
  const plain = question.plain.replace(bracketed, ' ')
  const found = [plain.split(/ (?:and|plus|or) | ?[&/+,] ?/), [plain]].map((parts) => {
    const asked = parts.map((part) => subjectsIn(matter, part)).filter((subjects) => subjects.length > 0)
    const ofParts = asked.map((subjects) => jobs.filter(isOf(subjects)))
    return ofParts.every((some) => some.length > 0) ? [...new Set(ofParts.flat())] : []
  })
  return found.find((some) => some.length > 0) ?? []
}

/** The jobs whose title or employer name what is asked for. */
export const jobsOfHeader = (matter: Matter): Doc[] => {
  const named = jobsAsked(matter, isOfHeader(matter, byTrade(matter.question.plain)))
  return named.length > 0 ? named : jobsAsked(matter, isOfHeader(matter, byMeaning))
}
