import { fold, terms, words } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { type ReadQuestion, subjectsOf } from './read-question.ts'
import { groupStrength, groupsOf, groupsOfStem } from './thesaurus/thesaurus.ts'
import { holdsName, matches } from './words-of-docs.ts'

const titleEnd =
  /(?:er|or|ist|ian|ant|man|woman|chef|nurse|lead|head|chair|clerk|cook|coach|judge|guard|pilot|intern|apprentice|trainee|president|captain|agent|architect|professor|dean|executive|principal|doctor|mistress|master|matron)$/
/** 'as a pastry chef', 'become a partner at', 'was she a tutor': the words of an office or trade that the question ascribes. */
const claimedTitles = [
  /\bas (?:an? |the |their |our |your |her |his )?([\p{L}' -]+?)(?= (?:at|of|in|for|with|from|on|since|before|after|during|when|by|to)\b|[?.,;]|$)/gu,
  /\b(?:is|are|was|were|been) (?:you|they|she|he) ((?:\p{L}+ ){0,3}?\p{L}+)(?= (?:at|for|with|of|on)\b)/gu,
  /\b(?:become|became|becoming|promoted to|appointed|elected) (?:an? |the )?([\p{L}' -]+?)(?= (?:at|of|in|for|with|from|on|since|before|after|during|when|by)\b|[?.,;]|$)/gu,
  /\b(?:is|are|was|were|been) (?:(?:you|they|she|he|\p{L}+) )?(?:ever )?an? ([\p{L}' -]+?)(?= (?:at|of|in|for|with|from|on|since|before|after|during|when|by)\b|[?.,;]|$)/gu,
]

/** Groups of the thesaurus so small that their words mean the same office. */
const closeKin = 0.8

/** A title without what may follow it ('electrician altogether'). */
const withoutEnd = (title: string): string =>
  title
    .trim()
    .replace(
      /^(?:(?:fully|duly|professionally) )?(?:qualified|trained|experienced|professional|good|skilled|certified|licen[cs]ed|registered|chartered|real|proper) /,
      '',
    )
    .replace(/ (?:altogether|overall|so far|in total|now|today|before|already|yet)$/, '')

/** Where the offices of a person stand in evidence: not in the name of an employer ('Grünfeld Partners'). */
const officesIn = (question: ReadQuestion, doc: Doc): string => {
  const text = doc.kind === 'experience' ? fold([doc.title, ...doc.sentences].join('. ')) : doc.context
  return question.names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** True when the question ascribes an office or a trade whose words the evidence does not hold. */
const claimsAnotherTitle = (question: ReadQuestion, doc: Doc): boolean => {
  const titles = claimedTitles
    .flatMap((pattern) => [...question.plain.matchAll(pattern)].map((match) => withoutEnd(match[1] ?? '')))
    .filter((title) => titleEnd.test(title) && words(title).length <= 4)
  if (titles.length === 0) return false
  const text = officesIn(question, doc)
  const held = new Set(terms(text))
  const groups = groupsOf(text)
  const holds = (key: string) =>
    held.has(key) || [...groupsOfStem(key)].some((group) => groupStrength(group) >= closeKin && groups.has(group))
  return titles.some((title) => !terms(title).every(holds))
}

const degrees = [
  {
    asked: /\bmaster'?s\b|\bmaster degree\b|\bmaster of\b(?! (?:ceremon|business))/,
    held: /\b(?:m\.?sc|m\.?a|m\.?eng|m\.?phil|m\.?ed|mba|ll\.?m|mres|mmus|master'?s?|magister|mag\.|diplom)\b/,
  },
  {
    asked: /\bbachelor'?s?\b/,
    held: /\b(?:b\.?sc|b\.?a|b\.?eng|ll\.?b|b\.?ed|b\.?mus|bfa|bachelor'?s?|licenciatura|licence|laurea)\b/,
  },
]

/** True when a degree of another level is asked for than the evidence names. */
const asksAnotherDegree = ({ plain }: ReadQuestion, doc: Doc): boolean =>
  degrees.some(({ asked, held }) => asked.test(plain) && !held.test(doc.text))

const asksOfLeading = /\b(?:lead|led|leading|head|headed|heading|supervis\w+|in charge of|at the head of)\b/
const leads =
  /\b(?:lead\w*|led|head\w*|manag\w+|direct\w*|chief|in charge|responsib\w+|own(?:ed|s)?|owner|chair\w*|coordinat\w+|supervis\w+|ran|runs?|running|founde\w+|found(?:ed|ing)|principal|captain|foreman|partner|answer for|look(?:s|ed)? after|in command|mentor\w*|coach\w*|(?:team|crew|staff|group|kitchen|department|unit) of|plan the shifts)\b/

/** True when somebody is taken to have led what the evidence shows them only to have worked in. */
const claimsLead = (question: ReadQuestion, doc: Doc): boolean =>
  doc.kind !== 'answer' && asksOfLeading.test(question.plain) && !leads.test(doc.text)

const wish =
  /\b(looking (for|to)|seek(s|ing)?|searching for|hop(e|es|ing) (to|for)|aims? to|aspir\w+|(wants?|keen|eager|plans?) to|would (like|love) to|interested in (becoming|working|learning|moving))\b/
const asksOfWish =
  /\b(look|looking|seek|seeking|want|wants|hope|hopes|aim|aims|plan|plans|goal|goals|interested|future|motivat\w+|next)\b/

/** True when the evidence only wishes for what the question takes as done ('looking for an internship'). */
const onlyWished = (question: ReadQuestion, doc: Doc): boolean => {
  if (question.wanted !== 'yes_no' || asksOfWish.test(question.plain)) return false
  const subjects = question.topics.filter((topic) => topic.weight === 1)
  const speaking = doc.sentences.filter((sentence) => {
    const held = new Set(terms(sentence))
    return subjects.some((topic) => held.has(topic.stem))
  })
  return speaking.length > 0 && speaking.every((sentence) => wish.test(fold(sentence)))
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

const asksOfWorkAt = /\b(?:work(?:ed|s|ing)?|employed|jobs?|posts?) (?:in|at|for) /

/** True when somebody is taken to have worked in a place or for a firm that the evidence names for something else ('lives in Waalwijk'). */
const claimsWork = (question: ReadQuestion, doc: Doc): boolean =>
  asksOfWorkAt.test(question.plain) &&
  question.names.length > 0 &&
  (doc.kind === 'other' || doc.kind === 'achievements' || doc.kind === 'skills')

/** True when the question ascribes something to the person that the evidence does not bear: an office, a degree, a deed. */
export const claimsTooMuch = (question: ReadQuestion, doc: Doc): boolean =>
  claimsAnotherTitle(question, doc) ||
  claimsLead(question, doc) ||
  asksAnotherDegree(question, doc) ||
  onlyWished(question, doc) ||
  claimsHigherRank(question, doc) ||
  claimsWork(question, doc) ||
  claimsAnotherPeriod(question, doc)

const asksOfWinning = /\b(win|won|winner|winning|wins|first (?:prize|place))\b/
const lesser =
  /\b(finalist|runner-up|runners-up|shortlist(?:ed)?|nominat(?:ed|ion)|nominee|(?:second|third|2nd|3rd) (?:place|prize)|(?:honou?rable|special) mention|highly commended|silver|bronze)\b/
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
