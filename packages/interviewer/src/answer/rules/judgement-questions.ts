import { fold } from '../../text/words.ts'
import table from './judgement-words.json' with { type: 'json' }

const patternOf = (phrases: string[]): RegExp =>
  new RegExp(phrases.map((phrase) => `\\b(?:${phrase.replaceAll('{who}', `(?:${table.who})`)})\\b`).join('|'), 'u')

const asked = patternOf(table.asked)
const ofPost = patternOf(table.ofPost)
const atEnd = new RegExp(`(?:^|[.?!,;:–-] {0,2})(?:${table.atEnd})[?.! ]{0,5}$`, 'u')
const team = patternOf(table.team)
const commands = new RegExp(
  `^\\W{0,3}(?:(?:please|first|now|then|just|and) ){0,3}(?:${table.commands.join('|')})\\b`,
  'u',
)
const namesPost = patternOf(table.posts)
const tail = new RegExp(`^(?:${table.tails.join('|')})$`, 'u')
const praise = patternOf(table.praise)
const doubts = patternOf(table.doubts)
const health = patternOf(table.health)
const privateDemands = patternOf(table.privateDemands)
const drawbacks = patternOf(table.drawbacks)

/** True where a part of a question only asks for the judgement, and describes nothing. */
export const onlyJudges = (part: string): boolean => ofPost.test(part) || atEnd.test(part)

/** Whom a recruiter speaks of. */
const person = /\b(?:she|he|they|her|him|them|his|their|hers|you|your|candidate|applicant|person)\b/u
/** A question for a fact: 'does he code', 'which of these'. */
const asksFact =
  /^(?:(?:and|so|but|also|or) )?(?:(?:what|which|who|whom|whose|when|where|how)\b(?! (?:about|do (?:you|we) (?:think|say)|would you say))|(?:does|did|has|have|is|are|was|were|can|could|will|would) (?:she|he|they|you|there|any)\b)/u
/**
 * A post is described in so many pieces of so many words together, none of which speaks of the person; in fewer words where it begins with the name of a
 * post, and in fewer of both where a bare 'can he' or 'interview her?' follows.
 */
const described = { pieces: 3, words: 12, ofNamed: 7, beforeTail: { pieces: 2, words: 6 } } as const

const piecesOf = (plain: string): string[] =>
  plain
    .split(/[,;:.!?\n()]|\s[–+-]\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** True for a post that demands what no employer may ask about: 'no kids', 'under 40', 'male preferred'. */
export const demandsPrivateMatter = (question: string): boolean =>
  piecesOf(fold(question)).some((piece) => privateDemands.test(piece))

/** True for a post that is set out piece by piece: 'Night baker for Lyon, 40 hours, two apprentices, start in May. Interview or not?'. */
const describesPost = (plain: string): boolean => {
  const pieces = piecesOf(plain)
  const ofPerson = pieces.filter(speaksOfPerson)
  const ofPost = pieces.filter((piece) => !ofPerson.includes(piece) && !tail.test(piece))
  const count = ofPost.join(' ').split(/\s+/u).length
  const asks = (piece: string) => asksFact.test(piece) && !onlyJudges(piece) && !tail.test(piece)
  if (pieces.some((piece) => commands.test(piece) || asks(piece))) return false
  if (tail.test(pieces.at(-1) ?? ''))
    return ofPost.length >= described.beforeTail.pieces && count >= described.beforeTail.words
  return (
    ofPost.length >= described.pieces &&
    (count >= described.words || (count >= described.ofNamed && namesPost.test(ofPost[0] ?? '')))
  )
}

/** True for a question whether a person suits a post that is described. */
export const asksWhetherSuited = (question: string): boolean => {
  const plain = fold(question)
  return ofPost.test(plain) || atEnd.test(plain) || describesPost(plain)
}

/** True for a part of a question that speaks of the person, not of the post. */
export const speaksOfPerson = (part: string): boolean => person.test(part) || asksFact.test(part)

/** A sentence, folded, without its closing mark. */
const bareOf = (sentence: string): string => fold(sentence).replace(/[?.! ]{1,5}$/u, '')

/**
 * What may be private in a question about a post, or an order to the machine: the sentences that speak of the person, or command. What is said of the post
 * ('60 children', 'native speakers'), and praise, asks for nothing private.
 */
export const askedOfPerson = (question: string): string =>
  question
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => {
      const plain = fold(sentence)
      return commands.test(plain) || (person.test(plain) && !praise.test(plain) && !tail.test(bareOf(sentence)))
    })
    .join(' ')

/** True for a question for a judgement of a person: whether they suit, why they, what speaks for them. */
export const asksForJudgement = (question: string): boolean => asked.test(fold(question)) || asksWhetherSuited(question)

/** True for a question for what speaks against a person. */
export const asksForDrawbacks = (question: string): boolean => drawbacks.test(fold(question))

/** True for a requirement to lead people: 'crew of 12', 'build a team'. */
export const asksForLeading = (part: string): boolean => team.test(part)

/** True for a line of what somebody says of themselves that tells of their health: it is nothing to judge them by. */
export const tellsOfHealth = (text: string): boolean => health.test(fold(text))

/** True for a question that doubts what somebody says of themselves: 'ten years of leadership, true?'. */
export const doubtsClaim = (question: string): boolean => doubts.test(fold(question))
