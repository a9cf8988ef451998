import { readDeed } from '../../facts/clause.ts'
import type { Doc } from '../build-index.ts'
import { anybody, endsNoun, hasObject, holdsBeside, stems, type Token, tokensOf } from './object.ts'
import type { Whether } from './read-whether.ts'
import { areSame } from './same-things.ts'

/** Verbs of a figure that went down, and of one that went up. */
export const less = stems('reduce cut lower decrease trim shrink slash minimise shorten halve')
export const more = stems('increase raise grow boost double triple')

/** Groups of people: who is of one need not manage it. */
const groups = stems('team crew squad group department shift')
/** What ends the clause of a participle: 'Lost property office reorganised, …', 'Loss of small items halved after numbered bags'. */
const endsClause =
  /^(?:in|at|for|on|with|from|to|after|since|within|during|when|while|thanks|through|per|each|every|twice|alone|and|[.,;:(–—])$/u
const fell = /^(?:halved|fell|dropped|down|reduced|cut|lowered|decreased|shortened|trimmed)$/
const rose = /^(?:doubled|tripled|grew|rose|up|increased|raised)$/

/** The line that names the thing and then what was done to it: 'No-show fee introduced'. Who did it is the owner of the line, unless it says by whom. */
export const participleProof = (asked: Whether, doc: Doc): string | null => {
  const { verb, thing } = asked
  if (asked.isNow || thing === '' || (doc.kind !== 'experience' && doc.kind !== 'leadership')) return null
  const isDone = ({ word, stem: own }: Token) =>
    /(?:ed|en|t|down|up|fell|rose|grew)$/u.test(word) &&
    (areSame(own, verb) || (less.has(verb) && fell.test(word)) || (more.has(verb) && rose.test(word)))
  const fields = `${doc.title}. ${doc.name}. ${doc.startText} ${doc.endText}`
  return (
    doc.sentences.find((sentence) => {
      if (readDeed(sentence, true) !== null) return false
      const tokens = tokensOf(sentence)
      const at = tokens.findIndex(isDone)
      const next = tokens[at + 1]?.word
      if (at < 1 || (next !== undefined && !endsClause.test(next))) return false
      const before = tokens.slice(0, at)
      if (before.some(({ word }) => /^[.,;:()–—]$/u.test(word))) return false
      return (
        hasObject(before.map(({ word }) => word).join(' '), { ...asked, beside: [] }, fields) &&
        holdsBeside(asked, sentence, fields)
      )
    }) ?? null
  )
}

/** Verbs that say no more of a thing than that it was somebody's work. */
const doing = stems('manage handle do run organise oversee deal')
/** How far from its first word a line may name the thing that it is about. */
const headOfLine = 3

/** The line of a job that begins with the thing, where no more than its handling is asked for: 'Group bookings for schools and choirs'. */
export const dutyProof = (asked: Whether, doc: Doc): string | null => {
  const { verb, thing } = asked
  if (
    asked.isNow ||
    !doing.has(verb) ||
    thing === '' ||
    anybody.has(thing) ||
    groups.has(thing) ||
    doc.kind !== 'experience'
  )
    return null
  const fields = `${doc.title}. ${doc.name}. ${doc.startText} ${doc.endText}`
  return (
    doc.sentences.find((sentence) => {
      const tokens = tokensOf(sentence)
      const at = tokens.findIndex(({ stem: own }) => areSame(own, thing))
      const next = tokens[at + 1]?.word ?? ''
      if (at < 0 || at >= headOfLine || !/^(?:of|for|with|and|to|,|)$/.test(next)) return false
      if (tokens.slice(0, at).some(({ word }) => endsNoun.test(word))) return false
      return (
        readDeed(sentence, true) === null &&
        hasObject(sentence, { ...asked, beside: [] }, fields) &&
        holdsBeside(asked, sentence, fields)
      )
    }) ?? null
  )
}
