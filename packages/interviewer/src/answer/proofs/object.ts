import { fold, stem, terms } from '../../text/words.ts'
import { oneOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Whether } from './read-whether.ts'
import { areSame, endsOfMentions } from './same-things.ts'

/** The stems of words in a list, as they are and as terms. */
export const stems = (list: string): ReadonlySet<string> => new Set(terms(list).concat(list.split(' ').map(stem)))

/** Words after which nothing more belongs to the noun before them: 'staff in summer', but not 'staff rotas'. */
export const endsNoun =
  /^(?:in|at|for|on|with|from|to|by|of|and|or|but|across|into|through|within|since|before|after|while|when|until|per|each|every|a|an|the|who|that|which|as|during|over|under|up|down|plus|including|via|between|without|using|so|then|is|are|was|were|now|daily|weekly|monthly|yearly|together|[a-e][1e]?|\p{L}+ed|\d.*)$/u
const endsDeed = oneOf(phrases.object.endsDeed)
const negation = /^(?:not|never|no|nothing|none|nobody|\p{L}+n't|hardly|barely|almost|nearly)$/u

export type Token = { word: string; stem: string; end: number }
/** The words and marks of a text. */
export const tokensOf = (text: string): Token[] =>
  [...fold(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’%-]*|[.,;:()–—“”"]/gu)].map((match) => ({
    word: match[0],
    stem: stem(match[0]),
    end: match.index + match[0].length,
  }))

/** True when what is said after the verb has the thing that is asked for as its object, with all that is said of it. */
export const hasObject = (said: string, { thing, before, beside }: Whether, fields: string): boolean => {
  const all = tokensOf(said)
  const stop = all.findIndex(({ word }) => endsDeed.test(word))
  const tokens = stop < 0 ? all : all.slice(0, stop)
  const ends = new Set(endsOfMentions(thing, said))
  const held = new Set([...all.map((token) => token.stem), ...terms(fields)])
  const at = tokens.findIndex(({ stem: own, end }, place) => {
    if (!areSame(own, thing) && !ends.has(end)) return false
    const next = tokens[place + 1]?.word
    if (next !== undefined && /^[\p{L}\d]/u.test(next) && !endsNoun.test(next)) return false
    const near = tokens.slice(Math.max(0, place - 5), place).map((token) => token.stem)
    return before.every((word) => near.some((other) => areSame(other, word)))
  })
  return (
    at >= 0 &&
    !tokens.slice(0, at).some(({ word }) => negation.test(word)) &&
    beside.every((word) => [...held].some((other) => areSame(other, word)))
  )
}

/** True when a line, with the fields of its item, holds all that is asked beside the object. */
export const holdsBeside = ({ beside }: Whether, sentence: string, fields: string): boolean => {
  const held = terms(`${fields}. ${sentence}`)
  return beside.every((word) => held.some((other) => areSame(other, word)))
}

/** People in general, of whom any will do. */
export const anybody = stems(
  'people person anyone anybody someone somebody others other team staff employee worker colleague',
)
