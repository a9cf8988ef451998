import type { Proficiency } from '@candid/core'
import { emptySpan, type Span, slice, trimSpan } from '../2-lines/span.ts'
import { isDuration } from '../words/dates.ts'
import { statedLevel } from '../words/lexicon/words.ts'
import sentenceWords from '../words/sentence-words.json' with { type: 'json' }
import { dottedLevel } from './drawn-levels.ts'

export type Skill = { name: Span; label: Span; level: Proficiency | null; levelSpan: Span }

/** Cuts at list signs, but never inside brackets. */
export const splitList = (span: Span): Span[] => {
  const pieces: Span[] = []
  let depth = 0
  let from = 0
  const text = span.text
  // 'A / B / C' is a list, 'A / B' one name
  const slashes = (text.match(/ \/ /g)?.length ?? 0) > 1
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ''
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    else if (
      depth === 0 &&
      (/[,;|•·⋅✦◆♦❖⬥▪◦∙‣、]/.test(sign) ||
        ((/[–—~+-]/.test(sign) || (sign === '/' && slashes)) &&
          text[i - 1] === ' ' &&
          // a line may end with the sign
          (text[i + 1] === ' ' || (sign === '+' && i === text.length - 1)) &&
          !levelFollows(text.slice(i + 1))))
    ) {
      if (sign === ',' && /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '')) continue
      pieces.push(slice(span, from, i))
      from = i + 1
    }
  }
  pieces.push(slice(span, from, text.length))
  return pieces
    .map((piece) => trimSpan(piece))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text) || dottedLevel(piece.text) !== null)
}

/** '90 %' or '5+ yrs', as infographics say how well a skill is known: it names none of the levels, nor a skill. */
export const isShare = (text: string) => /^\(?\d{1,3}\s?%\)?$/.test(text.trim()) || isDuration(text.trim())

const levelFollows = (text: string) => {
  const next = (text.split(/[,;|•·⋅✦◆♦❖⬥]/)[0] ?? '').trim()
  return statedLevel(next) !== null || isShare(next)
}

/** 'Python (Advanced)', 'Excel – expert', 'Go: basic': the name and the level printed with it. */
export const readLevel = (span: Span): { name: Span; level: Proficiency | null; levelSpan: Span } => {
  const none = { name: span, level: null, levelSpan: emptySpan }
  const share = /(?<=\p{L}.{0,80})\s\d{1,3}\s?%$/u.exec(span.text)
  if (share)
    return {
      name: trimSpan(slice(span, 0, share.index)),
      level: null,
      levelSpan: slice(span, share.index, span.text.length),
    }
  if (span.text.length > 80) return none
  const mark = /[([:]|\s[–—-]\s/g
  for (const match of span.text.matchAll(mark)) {
    const from = match.index + match[0].length
    const stated = span.text.slice(from).replace(/[)\]]\s*$/, '')
    const level = match.index > 0 ? statedLevel(stated) : null
    if (level || (match.index > 0 && isShare(stated)))
      return { name: trimSpan(slice(span, 0, match.index)), level, levelSpan: slice(span, from, from + stated.length) }
  }
  return none
}

/** A list of names has no more words between its signs on average; running text has more. */
const wordsBetweenSigns = 8
/** A shorter text may be one name without any sign. */
const wordsOfLongName = 14
/** A sentence with a full stop has fewer signs than a list that ends with one. */
const wordsBetweenCommas = 3

/** How many signs part the names of a list: dashes, slashes and tildes only where spaces stand around them. */
const countSigns = (text: string) => text.match(/[,;|•·⋅✦◆♦❖⬥]|(?<= )[–—~/+-](?= )/g)?.length ?? 0

/** Running text too long for a name, with hardly a sign of a list. */
export const isLongProse = (text: string) => {
  const words = text.split(' ').length
  return words > wordsOfLongName && (countSigns(text) * wordsBetweenSigns < words || isSentence(text))
}

/** A list in a sentence about oneself has no more signs than this for its words. */
const wordsBetweenSignsOfSentence = 4
/** How many words may stand before the one that tells: 'I have a good knowledge of …'. */
const wordsBeforeTelling = 5
const telling = new Set(sentenceWords.telling)
const beforeTelling = new Set(sentenceWords.beforeTelling)

/** 'Able to …', 'Possess knowledge of …': a sentence about oneself, though commas part what it names. */
const isSentence = (text: string) => {
  const words = text.split(' ')
  const first = words.slice(0, wordsBeforeTelling).find((word) => !beforeTelling.has(word.toLowerCase()))
  return telling.has(first?.toLowerCase() ?? '') && countSigns(text) * wordsBetweenSignsOfSentence < words.length
}

/** Running text rather than a list. */
export const isProseText = (list: Span) => {
  const words = list.text.split(' ').length
  const sentence = words >= 6 && /[\p{Ll}\p{N})]\.$/u.test(list.text)
  return isLongProse(list.text) || (sentence && countSigns(list.text) * wordsBetweenCommas < words)
}

export const readList = (list: Span, label: Span): Skill[] => {
  if (isLongProse(list.text)) return [{ name: list, label, level: null, levelSpan: emptySpan }]
  // 'Welding, Riveting. Software: SAP, Excel': a label may open in the middle of running text
  const opened = /^.*?\p{L}{3}\.\s+(\p{Lu}[^.,;:]{1,28}):\s/u.exec(list.text)
  if (opened) {
    const [whole, name = ''] = opened
    const at = whole.lastIndexOf(name)
    const rest = slice(list, whole.length, list.text.length)
    return [...readList(slice(list, 0, at), label), ...readList(rest, slice(list, at, at + name.length))]
  }
  const skills: Skill[] = []
  for (const piece of splitLast(list, splitList(list))) {
    const own = statedLevel(piece.text) ?? dottedLevel(piece.text)
    const last = skills.at(-1)
    if (own && last && last.level === null) {
      last.level = own
      last.levelSpan = piece
      continue
    }
    const dots = /(?<![●⬤★■◼▮○◯☆□◻▯▫\s])[●⬤★■◼▮○◯☆□◻▯▫\s]{3,}$/u.exec(piece.text)
    const dotted = dots ? dottedLevel(dots[0]) : null
    const read =
      dots && dotted
        ? { name: slice(piece, 0, dots.index), level: dotted, levelSpan: slice(piece, dots.index, piece.text.length) }
        : readLevel(piece)
    const name = trimEnd(stripAnd(read.name))
    if (/\p{L}/u.test(name.text)) skills.push({ name, label, level: read.level, levelSpan: read.levelSpan })
  }
  return skills
}

/** 'Pricing, Interviews, Planning and Budgets.': before the full stop of a sentence 'and' parts the last two names. */
const splitLast = (list: Span, pieces: Span[]): Span[] => {
  const last = pieces.at(-1)
  if (!last || pieces.length < 2 || !/[\p{Ll}\d]\.$/u.test(list.text)) return pieces
  const and = [...last.text.matchAll(/\s(?:and|und|et|y|e|en)\s/g)]
  const [only, ...more] = and
  if (!only || more.length > 0 || only.index === 0) return pieces
  return [
    ...pieces.slice(0, -1),
    slice(last, 0, only.index),
    slice(last, only.index + only[0].length, last.text.length),
  ]
}

const trimEnd = (span: Span) =>
  /[^.]\.$/.test(span.text) && !/\.[a-z]+\.$/i.test(span.text) ? slice(span, 0, span.text.length - 1) : span
/** A capital begins a name: 'E Commerce' is no 'and'. */
const stripAnd = (span: Span) => {
  const match = /^(?:and|und|et|y|e|en|&)\s+/.exec(span.text)
  return match ? slice(span, match[0].length, span.text.length) : span
}
