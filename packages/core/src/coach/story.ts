import { type Clause, manner, toClauses } from './clauses.ts'
import type { Passage, StoryPart } from './coach.types.ts'
import { leadingWords, noAction, noDeed, storyClauses } from './coach.words.ts'

const oneOf = (list: string) => `(?:${list})(?![\\p{L}'])`
const idle = new Set(`${noAction} ${noDeed}`.split(' '))
/** What may come before the subject of a clause: 'then', 'in the end', 'for two weeks'. */
const lead = String.raw`^(?:${oneOf(leadingWords.adverbs)}\s|${oneOf(leadingWords.prepositions)}(?:\s(?!${oneOf(leadingWords.subjects)})[\p{L}\p{N}'’%-]+){1,5}?\s){0,2}`
const startsWith = (list: string) => new RegExp(`${lead}${oneOf(list)}`, 'iu')
const deed = new RegExp(String.raw`${lead}I\s${manner}([\p{L}']+)(?:\s(\p{L}+))?`, 'iu')

const background = startsWith(storyClauses.background)
const isTime = new RegExp(`^${oneOf(storyClauses.time)}$`, 'iu')
const isLead = new RegExp(`^${oneOf(storyClauses.lead)}$`, 'iu')
const openingWhen = new RegExp(`^${oneOf('when|while|before|as')}`, 'iu')
const duty = startsWith(storyClauses.duty)
const outcome = startsWith(storyClauses.outcome)
const change = new RegExp(`(?<![\\p{L}'])${oneOf(storyClauses.change)}`, 'iu')
const notSo = new RegExp(`(?<![\\p{L}'])${oneOf(storyClauses.notSo)}|n['’]t(?![\\p{L}])`, 'iu')

/** Fewer words state nothing: a time ('back then'), a lead ('as a result'), or a verb without what it is about. */
const minWords = 3
const isFragment = (text: string) => text.split(/\s/).length < minWords

/** The person does something in it: not being, thinking or starting, and not what was left undone. */
const isDeed = ({ text, isSubordinate }: Clause): boolean => {
  if (isSubordinate || isFragment(text)) return false
  const [, verb = '', next = ''] = deed.exec(text) ?? []
  if (verb === '' || verb.includes("'")) return false
  const word = verb.toLowerCase()
  // 'I started to measure' does something, 'I started in May' does not.
  return /^(?:start|began|begin)/.test(word) ? /^to$|ing$/.test(next) : !idle.has(word)
}

/** From the start of one clause to the end of another. */
const span = (text: string, from: Passage, to: Passage): Passage => ({
  start: from.start,
  end: to.end,
  text: text.slice(from.start, to.end),
})

/** How things were, told before what was done about it; a time given by 'when' counts with what was then. */
const situationIn = (text: string, before: readonly Clause[], task: Clause | null) => {
  for (const [at, clause] of before.entries()) {
    const main = before[at + 1]
    if (clause.isSubordinate) {
      const tells = openingWhen.test(clause.text) && main?.sentence === clause.sentence && !main.isSubordinate
      if (tells && main !== task) return span(text, clause, main)
    } else if (background.test(clause.text) && !outcome.test(clause.text) && clause !== task) {
      if (!isTime.test(clause.text)) return isFragment(clause.text) ? null : clause
      // 'At the time, nobody counted': the words of time are no clause.
      if (main?.sentence === clause.sentence && !main.isSubordinate && main !== task) return span(text, clause, main)
    }
  }
  return null
}

/** What came of it: the last clause that says so, after what was done. */
const resultIn = (text: string, clauses: readonly Clause[], action: Clause | undefined) => {
  const isResult = (clause: Clause) => {
    if (clause === action || (action && clause.start < action.start)) return false
    if (outcome.test(clause.text)) return true
    return action !== undefined && !clause.isSubordinate && change.test(clause.text) && !notSo.test(clause.text)
  }
  const at = clauses.findLastIndex(isResult)
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause) return null
  // 'As a result, nobody waits', 'which meant that nobody waited': what comes after is what came of it.
  if (!isLead.test(clause.text)) return clause
  return next?.sentence === clause.sentence ? span(text, clause, next) : null
}

/**
 * The clauses of an answer that tell a part of a story, each for one part at most. Only main clauses count, and only where
 * the words are plain: a part that is in doubt is null.
 */
export const storyOf = (text: string): Record<StoryPart, Passage | null> => {
  const clauses = toClauses(text)
  const action = clauses.find(isDeed)
  const half = Math.ceil(clauses.length / 2)
  const before = clauses.slice(0, action ? clauses.indexOf(action) : half)
  const task = clauses.find((clause) => !clause.isSubordinate && duty.test(clause.text)) ?? null
  const passage = (part: Passage | null | undefined) => part && { start: part.start, end: part.end, text: part.text }
  return {
    situation: passage(situationIn(text, before, task)) ?? null,
    task: passage(task) ?? null,
    action: passage(action) ?? null,
    result: passage(resultIn(text, clauses, action)) ?? null,
  }
}
