import { determiner } from './noun-openings.ts'
import { type Opening, openingOf } from './verbs.ts'
import { plainWord, toSecondPerson } from './wording.ts'
import { countNouns, measureNouns } from './words/plain-lists.ts'

const countable = new Set(countNouns)
const measures = new Set(measureNouns)

/** Verbs of a list ('designs, builds and tests') after the first one, each of which must take the same form. */
const listVerb = /(,? and |, | or )([\p{L}-]+)(?= |,)/gu

const endsPhrase =
  /^(?:of|for|to|with|by|in|on|at|from|as|that|which|who|and|or|using|via|across|through|between|into|per|within|\p{L}+ed|(?:serv|reduc|increas|cover|support|includ|allow|enabl|ensur|lead|result|sav|track|show)ing)$/u

const belongsToVerb =
  /^(?:in|on|at|after|for|with|to|from|by|of|as|into|over|under|up|out|off|down|through|across|around|between|about|and|or)$/u

/** Puts the article into a line in note form: 'Designed new booking system for' → 'Designed a new booking system for'. */
const withArticle = (words: readonly string[]): string[] => {
  const [verb = '', ...rest] = words
  // 'worked in the warehouse' has no object that wants an article
  if (determiner.test(rest[0] ?? '') || belongsToVerb.test(rest[0] ?? '')) return [...words]
  const found = rest.findIndex((word, at) => at > 0 && endsPhrase.test(plainWord(word)))
  const stop = rest.findIndex((word) => /,$/.test(word))
  const end = stop >= 0 && (found < 0 || stop < found) ? stop + 1 : found < 0 ? rest.length : found
  const head = plainWord(rest[end - 1])
  // 'show new starters the system': the article that stands there is that of a second object
  const second = rest.slice(1, end).some((word) => /^(?:an?|the|my|our|their|your)$/i.test(word))
  if (end > 5 || second) return [...words]
  if (measures.has(head)) return [verb, 'the', ...rest]
  if (!countable.has(head)) return [...words]
  const first = plainWord(rest[0])
  const vowel = /^(?:[aeio]|u(?!n[ai]|s[aeiu])|hour|honest)/.test(first) && !/^(?:one|eu)/.test(first)
  return [verb, vowel ? 'an' : 'a', ...rest]
}

/** 'Introduced a checklist' as one says it to the person: 'You introduced a checklist'; null when there is no safe way. */
export const said = (text: string, opening: Opening, current: boolean): string | null => {
  const [head = '', ...rest] = withArticle(text.split(' '))
  // 'Organize the evening' of what is over was organised
  const present = opening.form !== 'past' && current
  const verb = opening.form === 'past' ? plainWord(head) : present ? opening.base : opening.past
  // 'Maps, Places and Earth' is a list of things: a comma after the verb is right only before another verb
  let sure = !/,$/.test(head)
  const tail = `${/,$/.test(head) ? ',' : ''} ${rest.join(' ')}`.replace(
    listVerb,
    (found, link: string, word: string, at: number, all: string) => {
      const [next = '', later = ''] = all
        .slice(at + found.length)
        .trim()
        .split(/[\s,]+/)
      const other = openingOf(word.toLowerCase(), next.toLowerCase(), later.toLowerCase())
      if (other === null || other.form !== opening.form) return found
      if (at === 0) sure = true
      if (opening.form === 'gerund') sure = false
      if (!present && opening.form !== 'past') return `${link}${other.past}`
      return opening.form === 'third' ? `${link}${other.base}` : found
    },
  )
  if (opening.form === 'gerund' && / and [\p{L}-]+ing\b/u.test(tail)) return null
  // 'deletes more than she draws' and 'chairs the society of her street' speak of the person as of someone else
  if (/\b(?:she|he|her|his)\b(?! own\b)|^ (?:him|her)self\b/.test(tail)) return null
  // 'assisted for tender pricing' is written by many and said by nobody
  const told = opening.base === 'assist' ? tail.replace(/^ for (?=\p{L}+ )/u, ' with ') : tail
  return sure ? `You ${verb}${toSecondPerson(told)}` : null
}

/** Verbs that have one form for the past and for the infinitive. */
const unchanging = /^(?:cut|put|set|let|shut|hit|cast|bid|quit|read|spread|split|forecast)$/

/** 'You introduced a checklist' as it stands after 'How did you': 'introduce a checklist'. A second verb would need its own form. */
export const infinitiveOf = (statement: string | null, { base, past, form }: Opening): string | null => {
  if (statement === null || (form === 'past' && base === past && !unchanging.test(base))) return null
  const rest = statement.replace(/^You \S+/, '')
  for (const [, , word = '', next = ''] of rest.matchAll(/(,? and |, | or )([\p{L}-]+)(?: ([\p{L}\d$€£-]+))?/gu)) {
    const other = openingOf(word.toLowerCase(), next.toLowerCase())
    if (other?.form === 'past' && form !== 'bare' && form !== 'third') return null
  }
  return `${base}${rest}`
}
