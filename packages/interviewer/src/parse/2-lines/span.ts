import type { Source } from '@candid/core'
import type { Word } from '../1-glyphs/pdf-page.ts'

/** A piece of printed text that knows which words it is made of. */
export type Span = { text: string; parts: { word: Word; from: number; to: number }[] }

export const emptySpan: Span = { text: '', parts: [] }

/** The text of words with their places in it. */
export const spanOf = (words: Word[]): Span => {
  let text = ''
  const parts: Span['parts'] = []
  for (const word of words) {
    if (word.text === '') continue
    const last = parts.at(-1)
    if (last && broken(last.word, word)) {
      text = text.slice(0, -1)
      last.to--
    } else if (text !== '' && !word.glued) text += ' '
    parts.push({ word, from: text.length, to: text.length + word.text.length })
    text += word.text
  }
  return { text, parts }
}

/** Does a word that a soft hyphen ends go on with this word, on a line below? An ordinary hyphen may belong to the word. */
const broken = (last: Word, word: Word) =>
  last.text.endsWith('\u2010') && last.base !== word.base && /^\p{Ll}/u.test(word.text)

/** Joins spans with a separator between their texts. */
export const joinSpans = (spans: Span[], separator: string): Span => {
  let text = ''
  const parts: Span['parts'] = []
  for (const span of spans) {
    if (span.text === '') continue
    if (text !== '') text += separator
    for (const part of span.parts)
      parts.push({ word: part.word, from: part.from + text.length, to: part.to + text.length })
    text += span.text
  }
  return { text, parts }
}

/** The characters from `from` to `to`, without white space at the ends. */
export const slice = (span: Span, from: number, to: number): Span => {
  let start = Math.max(0, from)
  let end = Math.min(span.text.length, to)
  while (start < end && /\s/.test(span.text[start] ?? '')) start++
  while (end > start && /\s/.test(span.text[end - 1] ?? '')) end--
  const parts: Span['parts'] = []
  for (const part of span.parts)
    if (part.to > start && part.from < end)
      parts.push({ word: part.word, from: Math.max(part.from, start) - start, to: Math.min(part.to, end) - start })
  return { text: span.text.slice(start, end), parts }
}

/** Cuts a span at every match of a pattern; the matches are dropped. */
export const splitSpan = (span: Span, pattern: RegExp): Span[] => {
  const pieces: Span[] = []
  let from = 0
  for (const match of span.text.matchAll(pattern)) {
    pieces.push(slice(span, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(slice(span, from, span.text.length))
  return pieces.filter((piece) => piece.text !== '')
}

/** Trims punctuation that only joined the piece to its neighbours. */
export const trimSpan = (span: Span): Span => {
  const lead = /^(?:\/\s|[\s,;|·•⋅✦◆♦❖⬥:–—-])+/.exec(span.text)?.[0].length ?? 0
  const tail = /(?<![\s,;|·•⋅✦◆♦❖⬥:–—-])(?:\s\/|[\s,;|·•⋅✦◆♦❖⬥:–—-])+$/.exec(span.text)?.[0].length ?? 0
  return lead + tail === 0 ? span : slice(span, lead, Math.max(lead, span.text.length - tail))
}

const round = (value: number) => Math.round(value * 10) / 10

/** Boxes of a span's words, one per line, by page. */
export const sourceOf = (...spans: Span[]): Source => {
  const pages = new Map<number, { x0: number; y0: number; x1: number; y1: number }[]>()
  const seen = new Set<Word>()
  for (const span of spans)
    for (const { word } of span.parts) {
      if (seen.has(word)) continue
      seen.add(word)
      const boxes = pages.get(word.page) ?? []
      pages.set(word.page, boxes)
      const last = boxes.at(-1)
      const sameLine =
        last &&
        word.top < last.y1 - 1 &&
        word.bottom > last.y0 + 1 &&
        word.x0 - last.x1 < 4 * word.size &&
        word.x0 > last.x0 - 1
      if (last && sameLine) {
        last.x1 = Math.max(last.x1, word.x1)
        last.y0 = Math.min(last.y0, word.top)
        last.y1 = Math.max(last.y1, word.bottom)
      } else boxes.push({ x0: word.x0, y0: word.top, x1: word.x1, y1: word.bottom })
    }
  return [...pages].map(([page, boxes]) => ({
    page,
    boxes: boxes.map((box) => ({
      x: round(box.x0),
      y: round(box.y0),
      width: round(box.x1 - box.x0),
      height: round(box.y1 - box.y0),
    })),
  }))
}
