import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { oneOf } from '../word-table.ts'
import { anybody, endsNoun, stems, tokensOf } from './object.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Whether } from './read-whether.ts'
import { areSame } from './same-things.ts'

/** Verbs of which a line without the thing is a no: who has no car drives none. What somebody changed is not denied by 'no complaints'. */
const ofHaving = stems('have hold own possess get got drive operate use work speak do travel take play')
const ofLeading = stems('lead manage supervise have head')
const noStaff =
  /\bno (?:direct |line |formal )?(?:reports|reportees|staff|team|people|line management|personnel responsibility)\b/u
const negation = /^(?:no|not|never|without|cannot|\p{L}+n't)$/u
const between = oneOf(phrases.denials.between)
const limiting =
  /^(?:in|on|at|before|after|for|without|until|during|with|except|unless|but|if|over|under|than|from|to)$/
/** So far behind 'no' the thing may stand. */
const reach = 4

const deniesThing = (sentence: string, { thing, before, isNow, plain }: Whether): boolean => {
  const asked = new Set(words(plain))
  const tokens = tokensOf(sentence)
  return tokens.some(({ stem: own }, at) => {
    if (!areSame(own, thing)) return false
    const from = tokens.slice(Math.max(0, at - reach), at)
    const start = from.findLastIndex(({ word }) => negation.test(word))
    const inside = from.slice(start + 1)
    const isWhole =
      start >= 0 &&
      inside.every(({ word, stem: key }) => between.test(word) || before.some((one) => areSame(one, key))) &&
      before.every((one) => inside.some(({ stem: key }) => areSame(one, key)))
    const next = tokens[at + 1]?.word
    if (!isWhole || (next !== undefined && /^[\p{L}\d]/u.test(next) && !endsNoun.test(next) && next !== 'work'))
      return false
    const rest = tokens.slice(at + 1)
    const end = rest.findIndex(({ word }) => /^[.;,(]$/.test(word))
    const tail = (end < 0 ? rest : rest.slice(0, end)).map(({ word }) => word)
    const limit = tail.findIndex((word) => limiting.test(word) || (word === 'since' && !isNow))
    return limit < 0 || tail.slice(limit + 1).every((word) => asked.has(word))
  })
}

/** 'Does not drive.': nothing limits what is denied. */
const deniesDeed = (sentence: string, verb: string): boolean => {
  const tokens = tokensOf(sentence)
  return tokens.some(({ stem: own }, at) => {
    const next = tokens[at + 1]?.word ?? '.'
    return areSame(own, verb) && negation.test(tokens[at - 1]?.word ?? '') && /^[.;,(]$/.test(next)
  })
}

const lesser = oneOf(phrases.denials.lesser)
/** So many words lie between 'not' and what was not done. */
const nearVerb = 4
const endOfClause = /^(?:[.;:(]|but|except|although|though|so|because|when)$/

/** 'I have not bought fruit, meat or wine': verb and thing are denied in one clause, and nothing limits it. */
const deniesDoing = (sentence: string, { verb, thing, before, plain }: Whether): boolean => {
  const asked = new Set(words(plain))
  const tokens = tokensOf(sentence)
  const start = tokens.findIndex(({ word }) => negation.test(word))
  const rest = tokens.slice(start + 1)
  const end = rest.findIndex(({ word }) => endOfClause.test(word))
  const clause = end < 0 ? rest : rest.slice(0, end)
  const at = clause.findIndex(({ stem: own }) => areSame(own, thing))
  const isDone = clause.slice(0, nearVerb).some(({ stem: own }) => areSame(own, verb))
  if (start < 0 || at < 0 || !isDone || clause.some(({ word }) => lesser.test(word) && !asked.has(word))) return false
  const after = clause.slice(at + 1)
  const next = after.findIndex(({ word }) => /^(?:,|or|and)$/.test(word))
  const beside = (next < 0 ? after : after.slice(0, next)).map(({ word }) => word)
  return (
    before.every((one) => clause.some(({ stem: own }) => areSame(own, one))) &&
    (!beside.some((word) => limiting.test(word)) || beside.every((word) => asked.has(word)))
  )
}

/** The sentence that says of what is asked that it is not so ('licence B, no car'); null when none does. */
export const denialOf = (asked: Whether, doc: Doc): string | null => {
  if (doc.kind === 'answer') return null
  if (asked.thing === '')
    return ofHaving.has(asked.verb) && asked.beside.length === 0
      ? (doc.sentences.find((sentence) => deniesDeed(sentence, asked.verb)) ?? null)
      : null
  if (ofLeading.has(asked.verb) && anybody.has(asked.thing) && asked.before.length === 0)
    return doc.sentences.find((sentence) => noStaff.test(fold(sentence))) ?? null
  if (asked.beside.length > 0) return null
  if (!ofHaving.has(asked.verb)) return doc.sentences.find((sentence) => deniesDoing(sentence, asked)) ?? null
  return doc.sentences.find((sentence) => deniesThing(sentence, asked)) ?? null
}
