import { emptySpan, type Span, slice, splitSpan, trimSpan } from '../2-lines/span.ts'
import sentenceWords from '../words/sentence-words.json' with { type: 'json' }
import { isLongProse, type Skill } from './skill-lists.ts'

/** A name in a sentence has no more words: a longer piece is a part of what is told. */
const longestName = 4
/** Two names may be any two nouns; three in a row are a list. */
const fewestNames = 3

const opening = new Set(sentenceWords.beforeNames)
const tellers = new Set(sentenceWords.tellers)

/**
 * The skills that running text lists: 'My daily work is pricing, planning and budgets. On the computer I use SAP, Word and
 * Excel.' Each list stands behind a word that opens it ('is', 'use', 'in') and has an 'and' before its last name; the first
 * skill keeps the text. Null for other text. English only.
 */
export const readProse = (prose: Span): Skill[] | null => {
  if (!isLongProse(prose.text) && !speaksOfOneself(prose.text)) return null
  const names = splitSpan(prose, /[.;:](?=\s|$)/g).flatMap(namesInClause)
  if (names.length === 0) return null
  return names.map((name, n) => ({ name, label: n === 0 ? prose : emptySpan, level: null, levelSpan: emptySpan }))
}

/** 'I', 'my' and 'me' are in no list of names. */
const speaksOfOneself = (text: string) => /(?<!\S)(?:I|[Mm]y|me)(?!\S)/.test(text)

const namesInClause = (clause: Span): Span[] => {
  if (clause.text.lastIndexOf(' and ') < clause.text.lastIndexOf(', ')) return []
  for (const comma of clause.text.matchAll(/, /g)) {
    const from = listFrom(clause.text.slice(0, comma.index))
    if (from < 0) continue
    const pieces = splitSpan(slice(clause, from, clause.text.length), /, (?:and )?| and /g).map(trimSpan)
    if (pieces.length >= fewestNames && pieces.every(({ text }) => isName(text))) return pieces
  }
  return []
}

/** Where the list begins of which this is the text before a comma: behind the last word that opens one. */
const listFrom = (text: string): number => {
  const words = [...text.matchAll(/\S+/g)]
  const opener = words.findLast((word, n) => n > 0 && opening.has(word[0].toLowerCase()))
  return opener ? opener.index + opener[0].length : -1
}

const isName = (text: string) => {
  const words = text.split(' ')
  const [first = ''] = words
  const tells = opening.has(first.toLowerCase()) || words.some((word) => tellers.has(word.toLowerCase()))
  return /\p{L}/u.test(text) && words.length <= longestName && !tells
}
