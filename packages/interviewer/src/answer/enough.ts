import type { Hit } from './rank.ts'
import { type ReadQuestion, subjectsOf } from './read-question.ts'
import { matchesClosely } from './words-of-docs.ts'

/**
 * From which share of a question on the evidence counts as speaking of it: more where the question takes something for granted
 * about a named thing, since there the words match most easily without the fact.
 */
export const enoughCoverage = (question: ReadQuestion): number => {
  if (question.names.length > 0 || question.years.length > 0) return question.presupposes ? 0.55 : 0.35
  if (!addressesPerson(question)) return asksOfWorld.test(question.plain) ? 0.9 : 0.4
  return question.wanted === 'reason' || question.wanted === 'count' ? 0.3 : question.wanted === 'yes_no' ? 0.25 : 0.2
}

/** A question in the present about nobody and nothing definite: 'Which exercises help against back pain?' */
const asksOfWorld = /^(?:what|which|how|why|where|when|who)\b(?!.*\b(?:the|this|that|did|was|were|had|has|have|been)\b)/

const speaksOfPerson =
  /\b(you|your|yours|yourself|they|their|them|she|her|hers|he|his|him|candidate|applicant|person|owner)\b/
const asksForTelling =
  /^(please |can you |could you )?(describe|tell|give|explain|name|list|share|walk|talk|show|outline|summari[sz]e|introduce)\b/

/** True when a question speaks to or of a person, not of the world at large. */
const addressesPerson = (question: ReadQuestion): boolean =>
  speaksOfPerson.test(question.plain) || asksForTelling.test(question.plain)

/** 'What was the turnover of X?': the thing asked for must be told of X in nearly that word. */
const asksAttribute = /^(?:and )?(?:what|which) (?:is|was|are|were) the (?:\p{L}+ ){1,3}(?:of|at|in|for) /u

/** True when the evidence meets at least one of the words that carry the question, or the question has none (or asks for a story). */
export const speaksOfSubject = (question: ReadQuestion, hit: Hit): boolean => {
  const subjects = subjectsOf(question)
  const named = question.names.length > 0 && !asksAttribute.test(question.plain)
  const exempt = subjects.length === 0 || named || question.behavioural === 1
  const closest = question.names.length > 0 ? 0.75 : 0.5
  return exempt || subjects.some((topic) => matchesClosely(topic, hit.doc, closest))
}
