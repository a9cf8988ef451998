import { stem, words } from '../text/words.ts'
import { readNumber } from './dates.ts'
import phrases from './phrases.json' with { type: 'json' }
import { groupStrength, groupsOfStem } from './thesaurus/thesaurus.ts'
import { oneOf } from './word-table.ts'

/** Numbers that a text holds, in digits or words. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N},.-]*/gu)]
    .map((match) => readNumber(match[0].replace(/(?<![.,-])[.,-]+$/, '')))
    .filter((value) => value !== null)

const peopleWord =
  /^(people|person|persons|staff|employee|employees|colleague|colleagues|members?|reports?|subordinates?|workers?|heads?)$/

const peopleNouns = new Set(
  'team crew squad brigade people person staff employee colleague member worker nurse teacher engineer developer pupil student child children visitor guest customer client patient passenger volunteer apprentice trainee adult resident participant attendee delegate lawyer doctor driver picker tradespeople subcontractor operator technician analyst designer manager assistant family user reader viewer listener subscriber player spectator candidate interviewer'
    .split(' ')
    .flatMap((noun) => [noun, noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`])
    .concat('people', 'children'),
)

/** 'A kitchen of eight' counts people, 'a turnover of 4000' does not. */
const crowd = 1000

const numbered = oneOf(phrases.counting.numbered)

/**
 * True when a number in the text counts the things asked for: it stands close to one of them or to a near synonym. For people any
 * of the words for people will do ('fourteen nurses').
 */
export const countsThing = (text: string, counted: readonly string[], plain: string): boolean => {
  if (counted.length === 0) return numbersIn(text).length > 0
  const list = words(text)
  const people = words(plain).some((word) => peopleWord.test(word))
  const close = (group: number) => groupStrength(group) >= 0.78
  const kin = new Set(counted.flatMap((key) => [...groupsOfStem(key)].filter(close)))
  const wanted = new Set(counted)
  return list.some((word, at) => {
    if (readNumber(word) === null && !/^\d/.test(word)) return false
    if (
      /^(?:19|20)\d\d$/.test(word) ||
      numbered.test(list[at - 1] ?? '') ||
      (list[at - 1] === 'to' && numbered.test(list[at - 3] ?? ''))
    )
      return false
    // 'a kitchen of eight', but not 'a programme of five projects'
    const [next = ''] = list.slice(at + 1)
    const isOfThings = /[^s]s$/.test(next) && !peopleNouns.has(next) && !peopleNouns.has(list[at - 2] ?? '')
    if (people && list[at - 1] === 'of' && (readNumber(word) ?? crowd) < crowd && !isOfThings) return true
    const near = [...list.slice(Math.max(0, at - 4), at), ...list.slice(at + 1, at + 6)]
    return near.some((noun) => {
      const key = stem(noun)
      return (
        wanted.has(key) || (people && peopleNouns.has(noun)) || [...groupsOfStem(key)].some((group) => kin.has(group))
      )
    })
  })
}
