import { fold, stem, stopWords, terms, words } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { degreesIn, levelAsked } from './degree-levels.ts'
import { everydayWords } from './everyday-words.ts'
import { landsAsked, landsOf, placeOf } from './places/places.ts'
import { postsAsked } from './posts-asked.ts'
import { type ReadQuestion, subjectsOf } from './read-question.ts'
import { groupStrength, groupsOf, groupsOfStem, knowsWord } from './thesaurus/thesaurus.ts'
import { asksOfWish, isWish } from './wishes.ts'
import { holdsName, matches } from './words-of-docs.ts'

/** Groups of the thesaurus so small that their words mean the same office. */
const closeKin = 0.8

/** Somebody else's office: 'deputises for the team lead', 'secretary to three consultants', 'reports to the director'. */
const officeOfOthers =
  /\b(?:deput(?:y|i[sz]\w+) (?:for|to|of)|stand(?:s|ing)?[- ]in for|assist(?:s|ed|ing)(?: to)?|report(?:s|ed|ing)? (?:directly )?to|support(?:s|ed|ing)|secretary to|(?:work(?:s|ed|ing)|together) (?:closely )?(?:with|under|for)|(?:led|trained|supervised|headed) by|advis(?:es|ed|ing)) (?:(?:the|an?|our|its|their|her|his|two|three|four|\d+) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+/gu

/** Where the offices of a person stand in evidence: not in the name of an employer ('Grünfeld Partners'), nor where others hold them. */
const officesIn = (question: ReadQuestion, doc: Doc): string => {
  const text =
    doc.kind === 'experience'
      ? `${fold(doc.title)}. ${fold(doc.sentences.join('. ')).replace(officeOfOthers, ' ')}`
      : doc.context.replace(officeOfOthers, ' ')
  return question.names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

const ofMyself = /\b(?:i was|i am|i'm|i became|i worked as|as (?:an?|the|head|chief|acting|interim))\b/

/** True when the question ascribes an office or a trade whose words the evidence does not hold. */
export const claimsAnotherTitle = (question: ReadQuestion, doc: Doc, titles = postsAsked(question)): boolean => {
  if (titles.length === 0) return false
  // Whom an answer names may be anybody.
  if (doc.kind === 'answer' && !ofMyself.test(doc.text)) return true
  const text = officesIn(question, doc)
  const held = new Set(terms(text))
  const groups = groupsOf(text)
  const holds = (key: string) =>
    held.has(key) || [...groupsOfStem(key)].some((group) => groupStrength(group) >= closeKin && groups.has(group))
  // A chief financial officer is a CFO
  const initials = words(fold(doc.title))
    .map((word) => word.slice(0, 1))
    .join('')
  return titles.some((title) => !title.every(holds) && !title.every((word) => initials.includes(word)))
}

/** True when a degree of another level is asked for than the evidence names. */
const asksAnotherDegree = ({ plain }: ReadQuestion, { name, sentences }: Doc): boolean => {
  const level = levelAsked(plain)
  return level !== null && ![name, ...sentences].some((text) => degreesIn(text).includes(level))
}

const asksOfLeading = /\b(?:lead|led|leading|head|headed|heading|supervis\w+|in charge of|at the head of)\b/
const leads =
  /\b(?:lead\w*|led|head\w*|manag\w+|direct\w*|chief|in charge|responsib\w+|own(?:ed|s)?|owner|chair\w*|coordinat\w+|supervis\w+|ran|runs?|running|founde\w+|found(?:ed|ing)|principal|captain|foreman|partner|answer for|look(?:s|ed)? after|in command|mentor\w*|coach\w*|(?:team|crew|staff|group|kitchen|department|unit) of|plan the shifts)\b/

/** True when somebody is taken to have led what the evidence shows them only to have worked in. */
const claimsLead = (question: ReadQuestion, doc: Doc): boolean =>
  doc.kind !== 'answer' && asksOfLeading.test(question.plain) && !leads.test(doc.text)

/** True when the evidence only wishes for what the question takes as done ('looking for an internship'). */
const onlyWished = (question: ReadQuestion, doc: Doc): boolean => {
  if (question.wanted !== 'yes_no' || asksOfWish.test(question.plain)) return false
  const subjects = question.topics.filter((topic) => topic.weight === 1)
  const speaking = doc.sentences.filter((sentence) => {
    const held = new Set(terms(sentence))
    return subjects.some((topic) => held.has(topic.stem))
  })
  return speaking.length > 0 && speaking.every(isWish)
}

const under =
  /\b(?:deputy|assistant|vice|junior|acting|associate|trainee|co)[ -](?:\p{L}+ )?(head|manager|director|editor|chef|principal|captain|president|chair|leader|lead|developer|engineer|professor|curator)\b/gu

/** True when a post is ascribed of which the evidence shows only the one below it: 'head' where it says 'deputy head'. */
const claimsHigherRank = (question: ReadQuestion, doc: Doc): boolean =>
  [...doc.text.matchAll(under)].some(([whole, title = '']) => {
    const asked = new RegExp(`\\b${title}\\b`, 'u')
    return asked.test(question.plain) && !question.plain.includes(whole) && !asked.test(doc.text.replaceAll(whole, ' '))
  })

const ofThePeriod = /\bof the (?:year|quarter|month|week|season|decade)\b/

/** True when a title 'of the year' is asked for and the evidence has one of another period. */
const claimsAnotherPeriod = (question: ReadQuestion, doc: Doc): boolean => {
  const asked = ofThePeriod.exec(question.plain)?.[0]
  return asked !== undefined && ofThePeriod.test(doc.text) && !doc.text.includes(asked)
}

const asksOfWorkAt = /\b(?:work(?:ed|s|ing)?|employed|jobs?|posts?|experience|been) (?:in|at|for) /

/** True when work in a country is asked for and the evidence shows none there. */
const claimsLand = ({ plain }: ReadQuestion, doc: Doc): boolean => {
  const asked = asksOfWorkAt.test(plain) ? landsAsked(plain) : null
  if (asked === null || doc.kind === 'answer') return false
  const text = new Set(words(doc.text))
  return (
    ![...landsOf(doc.kind === 'experience' ? placeOf(doc.name) : '')].some((land) => asked.lands.has(land)) &&
    !asked.words.every((word) => text.has(word))
  )
}

/** 'work at kroger': an employer in small letters, of which no word is one that the world knows as anything else. */
const employerAsked = /\b(?:work(?:ed|s|ing)?|employed|job) (?:at|for) (?!an? )(?:the )?([\p{L}\d&.'-]+)/u

/** True for a job of which title, employer and place hold the names that are asked for; for all other evidence no header is asked. */
const isOfHeader = (question: ReadQuestion, doc: Doc): boolean =>
  doc.kind !== 'experience' ||
  question.wanted !== 'yes_no' ||
  question.names.every((name) => holdsName({ ...doc, context: fold(`${doc.title}. ${doc.name}`) }, name))

/** True when somebody is taken to have worked in a place or for a firm that the evidence does not name, or names for something else ('lives in Waalwijk'). */
const claimsWork = (question: ReadQuestion, doc: Doc): boolean => {
  const employer = (employerAsked.exec(question.plain)?.[1] ?? '').replace(/'s$|(?<![.'&-])[.'&-]{1,5}$/, '')
  const isUnknown =
    employer !== '' && !knowsWord(employer) && !stopWords.has(employer) && !everydayWords.has(stem(employer))
  return (
    claimsLand(question, doc) ||
    (isUnknown && !holdsName(doc, employer)) ||
    (asksOfWorkAt.test(question.plain) &&
      question.names.length > 0 &&
      (doc.kind === 'other' ||
        doc.kind === 'achievements' ||
        doc.kind === 'skills' ||
        doc.kind === 'technical' ||
        doc.kind === 'answer' ||
        !isOfHeader(question, doc)))
  )
}

const ofOrder =
  /\b(?:before|prior to|after|since leaving) (?:joining |working (?:at|for) |the |her |his |their |your )*([\p{L}\d&' -]{3,60}?)(?:[?.,;]|$)/u

/** True for the very job or school before or after which something is asked for. */
const isBoundary = (question: ReadQuestion, doc: Doc): boolean => {
  const bound = terms(ofOrder.exec(question.plain)?.[1] ?? '')
  if (bound.length === 0 || (doc.kind !== 'experience' && doc.kind !== 'other')) return false
  const held = new Set(terms(doc.kind === 'other' ? doc.text : `${doc.title} ${doc.name}`))
  return bound.every((word) => held.has(word))
}

/** True when the question ascribes something to the person that the evidence does not bear: an office, a degree, a deed. */
export const claimsTooMuch = (question: ReadQuestion, doc: Doc): boolean =>
  claimsAnotherTitle(question, doc) ||
  claimsLead(question, doc) ||
  asksAnotherDegree(question, doc) ||
  onlyWished(question, doc) ||
  claimsHigherRank(question, doc) ||
  claimsWork(question, doc) ||
  isBoundary(question, doc) ||
  claimsAnotherPeriod(question, doc)

const asksOfWinning = /\b(win|won|winner|winning|wins|first (?:prize|place))\b/
const lesser =
  /\b(finalist|runner-up|runners-up|shortlist(?:ed)?|nominat(?:ed|ion)(?! by\b)|nominee|(?:second|third|2nd|3rd) (?:place|prize)|(?:honou?rable|special) mention|highly commended|silver|bronze)\b/
const won = /\b(won|winner|winning|first (?:place|prize)|gold)\b/

/** True when a named prize that the question takes for won went to another: 'finalist', 'runner-up'. */
export const wonLess = (question: ReadQuestion, doc: Doc): boolean =>
  asksOfWinning.test(question.plain) &&
  question.names.every((name) => holdsName(doc, name)) &&
  (question.names.length > 0 || (subjectsOf(question).length > 1 && meetsAll(question, doc))) &&
  lesser.test(doc.text) &&
  !won.test(doc.text)

/** True when the evidence meets every word that carries the question, besides names. */
export const meetsAll = (question: ReadQuestion, doc: Doc): boolean =>
  question.topics.filter((topic) => topic.weight === 1 && !topic.named).every((topic) => matches(topic, doc))
