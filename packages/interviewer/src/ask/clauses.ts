import { readDeed } from '../facts/clause.ts'
import { goesOn, isOverRole } from '../facts/goes-on.ts'
import { sayAsItStands } from '../facts/phrase.ts'
import { badEnds, isForeign, plainWord, sayable, toSecondPerson, withoutBrackets, wordsOf } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { isPersonTitle } from './names.ts'

/** A clause with a subject of its own ('60 of 90 jobs were kept through a buyer'), fit to be said as it stands. */
const finite =
  /^[\p{L}\d][\p{L}\d ’'-]{2,60}? (?:was|were|had|survived|remained|passed|stayed|became|uses?|have|has)\b/u

/** 'Crew has worked 900 days without an accident' is said of the person's crew. */
const withOwner = (clause: string): string =>
  clause.replace(
    /^(crew|team|shift|ward|unit|branch|department|class|squad|depot|shop|store|plant|group|section)(?= (?:was|were|had|has|have|passed|stayed|became|survived|remained)\b)/i,
    (word) => `Your ${word.toLowerCase()}`,
  )

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The longest clause that is said or quoted before such a question, in words. */
const maxWords = 15

/** A clause as one says it to the person, with what it says of them; null when there is no whole phrase to say. */
export const sayClause = (clause: string, current: boolean): { said: string; done: boolean } | null => {
  const deed = readDeed(clause, current)
  // 'made alone in 48 hours' does not say what was made
  if (deed && /^\p{L}+ (?:alone|by|in|on|at|within)\b/u.test(clause)) return null
  if (deed?.statement) return { said: deed.statement, done: deed.tense === 'past' }
  if (wordsOf(clause).length > maxWords || isForeign(clause)) return null
  const plain =
    sayAsItStands(clause) ?? (finite.test(clause) ? sayable(toSecondPerson(upperFirst(withOwner(clause)))) : null)
  if (plain !== null) return { said: plain, done: false }
  const quotable =
    wordsOf(clause).length >= 3 && sayable(clause) !== null && !badEnds.has(plainWord(wordsOf(clause).at(-1)))
  return quotable ? { said: `You write “${clause}”`, done: false } : null
}

/** What 'who' goes on to say of the writer ('A teacher who has run camps'); of others ('with girls who have been moved') it tells nothing about them. */
const aboutThemselves = (part: string): string[] => {
  const [who = '', ...rest] = part.split(/\swho\s/u)
  const person = who.replace(/^(?:I am|I['’]m) /i, '')
  return rest.length > 0 &&
    isPersonTitle(person) &&
    !/ (?:with|to|for|from|by|among|of) /i.test(person) &&
    readDeed(who, true) === null
    ? [who, ...rest]
    : [part]
}

/** The whole line, then its clauses of so many words: each is looked at by itself, so that a find at the end is not lost. */
export const clausesOf = (line: string, least = 3): string[] => {
  const plain = withoutBrackets(line).replace(/(?<![.\s])[.\s]+$/, '')
  const parts = plain
    .split(/;\s|:\s|,\s(?:and\s)?(?!of which|of whom)|\s[–—-]\s|\s(?:and|but)\s(?=\p{L}+ed\s)/u)
    .flatMap(aboutThemselves)
  return [...new Set([plain, ...parts])].filter((part) => wordsOf(part).length >= least)
}

/** The running text of an item, its field, and whether it tells of what still goes on; null when it has none. */
export const bodyOf = (item: ResumeItem): { field: string; text: string; current: boolean } | null => {
  switch (item.section) {
    case 'experience':
      return {
        field: 'details',
        text: item.content.details ?? '',
        current: goesOn(item.content.end_date),
      }
    case 'overview':
    case 'leadership':
      return { field: 'text', text: item.content.text, current: true }
    case 'roles':
      return { field: 'description', text: item.content.description ?? '', current: !isOverRole(item) }
    case 'skills':
    case 'technical':
    case 'achievements':
      return { field: 'description', text: item.content.description ?? '', current: true }
    default:
      return null
  }
}
