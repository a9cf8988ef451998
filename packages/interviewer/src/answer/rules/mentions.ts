import { fold, stem as stemOf, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { areSame } from '../proofs/same-things.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion, Topic } from '../read-question.ts'
import { groupStrength, groupsOf } from '../thesaurus/thesaurus.ts'
import { vocabularyOf } from '../topics/topics.ts'
import { holdsName } from '../words-of-docs.ts'
import type { Matter } from './rule.ts'

/** From which strength on the members of a group of the thesaurus mean nearly the same. */
const sameMeaning = 0.7
/** Words that begin alike in so many letters are of one family ('investigate', 'investigation'). */
const sharedBeginning = 6

/** The words of a question that its answer must bear: neither everyday words nor, for a usual topic, those that ask for it. */
export const specificsOf = (question: ReadQuestion, topic?: string): Topic[] => {
  const asking = topic === undefined ? new Set<string>() : vocabularyOf(topic)
  return question.topics.filter((word) => word.weight === 1 && !word.named && !asking.has(word.stem))
}

/** The words of a text, how those begin that have a family, and their groups. */
type TextRead = { held: ReadonlySet<string>; beginnings: ReadonlySet<string>; groups: ReadonlyMap<number, number> }

/** So many texts are kept as read: those of the resumes that were asked about last. */
const kept = 4_000
const textsRead = new Map<string, TextRead>()

/** Each sentence of a resume is held against each word of a question by many features: it is read once. */
const readText = (text: string): TextRead => {
  const known = textsRead.get(text)
  if (known !== undefined) return known
  const held = new Set(terms(text))
  const beginnings = new Set(
    [...held].filter((word) => word.length >= sharedBeginning).map((word) => word.slice(0, sharedBeginning)),
  )
  const read = { held, beginnings, groups: groupsOf(text) }
  if (textsRead.size >= kept) textsRead.clear()
  textsRead.set(text, read)
  return read
}

/** Whether words hold one, or one of its family by the beginning. */
const holdsFamily = ({ held, beginnings }: TextRead, stem: string): boolean =>
  held.has(stem) || (stem.length >= sharedBeginning && beginnings.has(stem.slice(0, sharedBeginning)))

/** Whether a text mentions a word: itself, one that means nearly the same, or one of its family. */
export const mentionsIn = (text: string) => {
  const read = readText(text)
  return ({ stem, groups: own }: Topic): boolean =>
    holdsFamily(read, stem) || [...own].some((group) => groupStrength(group) >= sameMeaning && read.groups.has(group))
}

/** The texts of a piece of evidence. */
type Bearer = Pick<Doc, 'title' | 'name' | 'level' | 'startText' | 'endText' | 'sentences'> & { kind?: Doc['kind'] }

/** The texts of which one must bear all words: the fields together with one sentence; an answer is one text with its question. */
export const bearers = (doc: Bearer): string[] => {
  const fields = [doc.title, doc.name, doc.level, doc.startText, doc.endText].join('. ')
  if (doc.kind === 'answer') return [[fields, ...doc.sentences].join('. ')]
  return doc.sentences.length === 0 ? [fields] : doc.sentences.map((sentence) => `${fields}. ${sentence}`)
}

/** How many of the words one sentence of the evidence (with the fields) mentions, as a share of 1; 1 where there is no such word. */
export const shareMentioned = (specifics: Topic[], doc: Doc): number => {
  if (specifics.length === 0) return 1
  const shares = bearers(doc).map((text) => {
    const mentions = mentionsIn(text)
    return specifics.filter(mentions).length / specifics.length
  })
  return Math.max(...shares)
}

/**
 * True when one text of the evidence holds every specific word of the question itself, its verb included, or one that may stand
 * for it, and not only a word of like meaning: 'quotes for household policies' is no yes to 'Did she handle household claims?'.
 * Words by which a usual topic is asked for need not stand in its evidence.
 */
export const mentionsLiterally = (question: ReadQuestion, doc: Doc, topic?: string): boolean => {
  const specifics = specificsOf(question, topic)
  return bearers(doc).some((text) => {
    const { held } = readText(text)
    const mentions = isIn(text)
    return specifics.every((word) => mentions(word) || [...held].some((other) => areSame(other, word.stem)))
  })
}

/** Everyday words without which a yes would say more than the evidence: whose a thing is, who came first, what was passed. */
const weighty = new Set(
  terms(
    'own owned drive drives drove driven first best last biggest largest win won lead led head chair manage managed manager pass passed finish finished start started serve served open opened built build train trained trains full strong comfortable perform performed perfect present play set apply applied join joined whole daily past current raise raised increase increased support supported',
  ),
)

/** True when the evidence holds the everyday words of a question that change what a yes says. */
export const mentionsWeighty = (question: ReadQuestion, doc: Doc): boolean => {
  const asked = question.topics.filter((word) => word.weight < 1 && !word.named && weighty.has(word.stem))
  const isOwned = !/\bowns?\b/.test(question.plain) || /\bown(?:s|ed|er|ers)?\b/.test(doc.text)
  return isOwned && bearers(doc).some((text) => asked.every(isIn(text)))
}

/** How many of the words one text of the evidence holds themselves, not only by a word of like meaning, as a share of 1. */
export const shareHeld = (specifics: Topic[], doc: Bearer): number =>
  specifics.length === 0
    ? 1
    : Math.max(...bearers(doc).map((text) => specifics.filter(isIn(text)).length / specifics.length))

/** True when the evidence holds at least one specific word of the question itself. */
export const sharesWord = (question: ReadQuestion, doc: Doc): boolean => {
  const specifics = specificsOf(question)
  return bearers(doc).some((text) => specifics.some(isIn(text)))
}

/** Whether a text holds a word itself, or one of its family by the beginning. */
export const isIn = (text: string) => {
  const read = readText(text)
  return ({ stem }: Topic): boolean => holdsFamily(read, stem)
}

/**
 * True when no thing of the question is put together from two places: green leaf of a tea factory is no 'green tea'. A thing of which a sentence has only
 * the word before it must stand in a sentence itself, or with that word in a field.
 */
export const holdsPhrases = (question: ReadQuestion, doc: Doc): boolean => {
  // a word of an employer's name is a thing as well
  const things = new Map(question.topics.filter(({ weight }) => weight === 1).map((topic) => [topic.word, topic]))
  const asked = words(question.plain).map((word) => things.get(word))
  const fields = [doc.title, doc.name, doc.level]
  return asked.every((thing, at) => {
    const before = asked[at - 1]
    if (thing === undefined || before === undefined || !doc.sentences.some((text) => isIn(text)(before))) return true
    return (
      doc.sentences.some((text) => mentionsIn(text)(thing)) ||
      fields.some((text) => isIn(text)(thing) && isIn(text)(before))
    )
  })
}

/** Posts: who does such work ('revenue management') does not hold the post, so the very word is needed. */
const post =
  /^(?:manager|director|supervisor|foreman|president|owner|officer|executive|concertmaster|principal|c[efiomt]o)s?$/

/** True when the posts that a question asks for stand in the evidence in that very word. */
export const holdsPosts = (question: ReadQuestion, doc: Doc): boolean => {
  const asked = words(question.plain).filter((word) => post.test(word) && !ofOthers.test(question.plain))
  const text = fold([doc.title, doc.name, ...doc.sentences].join(' '))
  const held = new Set(words(text))
  // A chief executive officer is a CEO
  const initials = words(fold(doc.title))
    .map((word) => word.slice(0, 1))
    .join('')
  return asked.every(
    (word) => held.has(word) || held.has(`${word}s`) || held.has(word.replace(/s$/, '')) || initials.includes(word),
  )
}

/** Somebody else's post: 'How does he deal with a difficult manager?'. */
const ofOthers =
  /\b(?:with|to|from|under|for|by|your|his|her|their|the|line|a|an|last|former|old|current) (?:\p{L}+ )?(?:manager|director|supervisor|foreman|president|owner|officer|executive|principal)s?\b/u

/** True when all names of the question are held. */
export const holdsNames = (question: ReadQuestion, doc: Doc): boolean =>
  question.names.every((name) => holdsName(doc, name))

/** True when the evidence denies or limits something: it is told as it stands, without a yes. */
export const limits = (text: string): boolean =>
  words(fold(text)).some((word) =>
    /^(?:no|not|never|none|without|only|learning|expired|basic|beginner|finalist|runner-up|applied|will|prefers?|avoids?|until|deputy|stand-in|acting|substitute|failed|retake|pending|n't)$/.test(
      word,
    ),
  )

/** '0 failed inspections in 2024' denies them whatever follows. */
const counts = /^(?:zero|0|nil)$/
const negation = /^(?:no|not|never|none|zero|0|nil|without|cannot|neither|nor|\p{L}+n't)$/u

/** True when a text says of a thing that was asked for that it is not so: 'No weekends', 'does not drive'. */
export const denies = (text: string, question: ReadQuestion): boolean => {
  // 'have not sold bees' is no 'no' for who asks about honey, nor 'never drove it alone' for who asks whether it was driven
  if (
    !specificsOf(question).every(mentionsIn(text)) ||
    /\b(?:alone|independently|personally|on my own)\b/.test(fold(text))
  )
    return false
  // a 'no-show fee' denies nothing
  const list = words(text.replace(/^[^:]{0,120}says: /u, '').replace(/\bno-(?=\p{L})/giu, ''))
  const asked = new Set(question.topics.filter(({ named }) => !named).map(({ stem }) => stem))
  return list.some((word, at) => {
    if (!negation.test(word)) return false
    const last = list.slice(at + 1, at + 4).findLastIndex((next) => asked.has(stemOf(next)))
    // 'no weekend work in October' is no 'no' for who asks about weekends
    const [, limit = '', to = ''] =
      /\b(in|at|before|after|until|during|except|unless|with) (\S+)/.exec(
        list.slice(at + last + 2, at + last + 5).join(' '),
      ) ?? []
    return last >= 0 && (limit === '' || counts.test(word) || asked.has(stemOf(to)))
  })
}

/** True when the evidence holds all that the question says: its names and every specific word. */
export const mentionsAll = ({ question }: Matter, { doc }: Hit): boolean => {
  const specifics = specificsOf(question)
  return (
    (specifics.length > 0 || question.names.length > 0) &&
    holdsNames(question, doc) &&
    shareMentioned(specifics, doc) === 1
  )
}

/** True for a skill or a tool that is only listed: a line of a job that is as likely says more. */
export const isBare = ({ doc }: Pick<Hit, 'doc'>): boolean =>
  (doc.kind === 'skills' || doc.kind === 'technical') && doc.sentences.length === 0
