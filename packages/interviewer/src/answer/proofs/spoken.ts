import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { languagesOf } from '../languages-of.ts'
import type { ReadQuestion } from '../read-question.ts'
import { languages } from '../topics/resume-words.ts'
import { anyOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }

const well = anyOf(phrases.spoken.well)
const hardly =
  /\b(?:learning|basics?|beginner(?:'s)?|elementary|some|little|a1|a2|n4|n5|passive|reads?|reading|understands?|understood|rusty|school|hardly|only|few|phrases|polite|forgotten|once|not|no)\b/
/** Whether a language is spoken at all is asked in these words; whoever asks anything more of it means that it is spoken well. */
const asksAtAll = new Set(
  'and so any do does can could is has have language languages she he they you speak speaks spoken speaker know knows talk some a of in the also still ever even skills'.split(
    ' ',
  ),
)
/** A language with nothing but a level in brackets. */
const bareEntry = /^\p{L}+(?: \([^()]{1,20}\))?$/u
const cefr = /\b[abc][12]\b/

/** The entries of the languages that are asked for, each with its level as it stands ('Swedish (native)'); null where one is missing. */
const entriesAsked = (plain: string, doc: Doc): string[] | null => {
  const asked = words(plain).filter((word) => languages.has(word))
  const entries = languagesOf(doc) ?? doc.sentences.join('; ').split(/,(?![^()]{0,200}\))|[;/]|\.\s|\band\b/)
  const found = asked.map((language) => entries.find((entry) => words(fold(entry)).includes(language))?.trim())
  return found.length === 0 || found.some((entry) => entry === undefined) ? null : found.flatMap((entry) => entry ?? [])
}

/** True when a line says that a language is spoken as it is asked for: fluently where that is meant, and not only begun. */
export const isSpoken = ({ plain, owner }: ReadQuestion, doc: Doc): boolean => {
  const entries = entriesAsked(plain, doc)
  if (entries === null) return false
  const [level] = cefr.exec(plain) ?? []
  const own = new Set(words(fold(owner)))
  const isAtAll = words(plain).every((word) => languages.has(word) || own.has(word) || asksAtAll.has(word))
  return entries.map(fold).every((entry) => {
    if (level !== undefined) return (cefr.exec(entry)?.[0] ?? '') >= level || /\b(?:native|mother tongue)\b/.test(entry)
    return isAtAll ? !hardly.test(entry) : well.test(entry)
  })
}

/** What is told of the languages that are asked for, without the others of the line; null where the line says more than languages and levels. */
export const languagesSpoken = ({ plain, owner, wanted }: ReadQuestion, doc: Doc): string | null => {
  const entries = entriesAsked(plain, doc)
  const areBare = languagesOf(doc) !== null || entries?.every((entry) => bareEntry.test(entry)) === true
  if (owner === '' || entries === null || !areBare) return null
  const isBare = wanted === 'level' && entries.every((entry) => !entry.includes('('))
  return `${owner} ${isBare ? 'lists' : 'speaks'} ${entries.join(' and ')}${isBare ? ', without a level' : ''}.`
}
