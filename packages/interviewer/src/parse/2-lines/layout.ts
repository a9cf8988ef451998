import { isBulletText, isItemNumber, type Word } from '../1-glyphs/pdf-page.ts'
import { findDates, isOnlyDates } from '../words/dates.ts'
import { fold } from '../words/lexicon/fold.ts'
import { monthNumbers, untilWords } from '../words/lexicon/words.ts'

/** Words of one line that stand together, without a wide gap. */
export type Segment = {
  words: Word[]
  text: string
  page: number
  x0: number
  x1: number
  top: number
  bottom: number
  base: number
  size: number
  seq: number
}

/** The edge of a narrow column that belongs to the lines beside it. */
export type Rail = { x: number; top: number; bottom: number }

/** A part of a page that is read from top to bottom on its own. */
export type Region = {
  page: number
  segments: Segment[]
  x0: number
  x1: number
  top: number
  bottom: number
  /** Left rails (dates or labels beside the text): what ends left of `x` between `top` and `bottom`. */
  rails: Rail[]
  /** Right rails: dates and places that start right of `x`. */
  sides: Rail[]
  /** 0: the page's own column; else one column of several. */
  depth: number
  /** One of two columns of the same width through which text flows. */
  flows: boolean
}

/** The words of a segment or line as text; glued words stay glued. */
export const joinWords = (words: Word[]) => {
  let text = ''
  for (const word of words) {
    if (word.text === '') continue
    text += text === '' || word.glued ? word.text : ` ${word.text}`
  }
  return text
}

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

export const makeSegment = (words: Word[]): Segment => {
  const first = words[0]
  if (!first) throw new Error('a segment has words')
  let { x0, x1, top, bottom, size } = first
  let mixed = false
  for (const word of words) {
    if (word.x0 < x0) x0 = word.x0
    if (word.x1 > x1) x1 = word.x1
    if (word.top < top) top = word.top
    if (word.bottom > bottom) bottom = word.bottom
    if (Math.abs(word.size - size) > 0.12) mixed = true
  }
  const text = joinWords(words)
  if (mixed) size = mainSize(words, text)
  const base = mixed ? (words.find((word) => Math.abs(word.size - size) < 0.3)?.base ?? first.base) : first.base
  // browsers paint the signs of all lists after the text: the order of painting is that of the words
  const [sign, second] = words
  const seq = sign && second && isBulletText(sign.text) ? second.seq : first.seq
  return { words, text, page: first.page, size, seq, x0, x1, top, bottom, base }
}

/** The size of most of the text; of small capitals, which are drawn in two sizes, the larger one. */
const mainSize = (words: Word[], text: string) => {
  if (isCapitals(text)) return Math.max(...words.map((word) => word.size))
  const sizes = new Map<number, number>()
  for (const word of words) sizes.set(word.size, (sizes.get(word.size) ?? 0) + word.text.length + 0.1)
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** A bullet sign or icon that stands alone, left of the text it marks. */
export type Marker = { x1: number; top: number; bottom: number; bullet: boolean; numbered: boolean }

/** Takes lone bullet signs and icons out of the segments: they mark the line to their right and are no text. */
export const takeMarkers = (segments: Segment[]): { text: Segment[]; markers: Marker[] } => {
  const text: Segment[] = []
  const markers: Marker[] = []
  for (const segment of segments) {
    const first = segment.words[0]
    const icons = segment.words.every((word) => word.icon)
    const sign =
      segment.words.length === 1 && first !== undefined && (isBulletText(first.text) || isItemNumber(first.text))
    const marked =
      sign &&
      segments.some(
        (other) =>
          other !== segment &&
          Math.abs(other.base - segment.base) < 0.5 * segment.size &&
          other.x0 > segment.x1 &&
          other.x0 - segment.x1 < 4 * segment.size,
      )
    const { x1, top, bottom } = segment
    if (icons || marked)
      markers.push({ x1, top, bottom, bullet: !icons, numbered: !icons && isItemNumber(segment.text) })
    else text.push(segment)
  }
  return { text, markers }
}

/** Joins words to segments: first along the content stream, then pieces that were painted apart. */
export const groupSegments = (words: Word[]): Segment[] => {
  const groups: Word[][] = []
  let group: Word[] = []
  for (const word of words) {
    const last = group.at(-1)
    if (last && belongs(last, word)) group.push(word)
    else {
      if (group.length > 0) groups.push(group)
      group = [word]
    }
  }
  if (group.length > 0) groups.push(group)
  return joinApart(groups.map(makeSegment))
}

/** 'September' over '2023', '2012 –' over '2014': a date that broke in a narrow column is one piece. */
export const joinDatesBelow = (segments: Segment[]): Segment[] => {
  const openDate = /^(?:\p{L}{3,10}\.?|.*\d\s*[-–—→>](?:\s*\p{L}{3,10}\.?)?|.*\d\s\p{L}{1,9}|[-–—→>])$/u
  const gone = new Set<Segment>()
  const joined = segments.map((segment) => {
    const month = monthBelow(segment, segments)
    if (month) {
      gone.add(month)
      return makeSegment([...segment.words, ...month.words.map((word) => ({ ...word, glued: true }))])
    }
    if (segment.text.length > 30 || !openDate.test(segment.text)) return segment
    const lastWord = /\p{L}{1,12}\.?$/u.exec(segment.text)?.[0] ?? ''
    // 'September', and the open end of 'Sep 2011 – Dec'
    const monthAlone = monthNumbers.has(fold(lastWord).replace(/\.$/, ''))
    const opens = /[-–—→>]$/.test(segment.text) || untilWords.has(fold(lastWord))
    const range = opens && findDates(`${segment.text} 2001`).length > 0
    if (!monthAlone && !range) return segment
    const below = segments.find(
      (other) =>
        other !== segment &&
        other.page === segment.page &&
        other.base > segment.base + 2 &&
        other.base - segment.base < 1.7 * segment.size &&
        (Math.abs(other.x0 - segment.x0) < 4 ||
          Math.abs(other.x1 - segment.x1) < 4 ||
          Math.abs(other.x0 + other.x1 - segment.x0 - segment.x1) < 4) &&
        other.text.length < 22 &&
        (monthAlone
          ? /^(?:19|20)\d\d\b/.test(other.text)
          : !findDates(other.text).some((date) => date.range) &&
            findDates(`2000 – ${other.text}`).some(
              (date) => date.range && isOnlyDates(other.text.replace(/\p{L}+/gu, '2000')),
            )),
    )
    if (!below) return segment
    gone.add(below)
    return makeSegment([...segment.words, ...below.words])
  })
  return joined.filter((segment) => !gone.has(segment))
}

/** '2016-10 - 2020-' over '01': a browser breaks a date in numbers behind its hyphen. */
const monthBelow = (segment: Segment, segments: Segment[]) =>
  segment.text.length <= 20 && /(?:^|[\s–—])(?:19|20)\d\d-$/u.test(segment.text)
    ? segments.find(
        (other) =>
          other.page === segment.page &&
          other.base > segment.base + 2 &&
          other.base - segment.base < 1.7 * segment.size &&
          Math.abs(other.x0 - segment.x0) < 4 &&
          /^(?:0[1-9]|1[0-2])$/.test(other.text),
      )
    : undefined

const belongs = (last: Word, word: Word) => {
  const size = Math.max(last.size, word.size)
  if (Math.abs(last.base - word.base) > (Math.min(last.size, word.size) < 0.8 * size ? 0.5 : 0.3) * size) return false
  const gap = word.x0 - last.x1
  return gap > -0.4 * size && gap < (last.icon || word.icon ? 2 : word.spaced ? 1.4 : 1) * size
}

const joinApart = (segments: Segment[]): Segment[] => {
  const sorted = [...segments].sort((a, b) => a.base - b.base || a.x0 - b.x0)
  const done = new Set<Segment>()
  const joined: Segment[] = []
  for (let i = 0; i < sorted.length; i++) {
    const start = sorted[i]
    if (!start || done.has(start)) continue
    done.add(start)
    let words = start.words
    let right = start.x1
    let again = true
    while (again) {
      again = false
      for (let j = i + 1; j < sorted.length; j++) {
        const next = sorted[j]
        if (!next || next.base - start.base > 0.25 * start.size) break
        if (done.has(next)) continue
        const gap = next.x0 - right
        if (gap < -0.1 * start.size || gap > 0.45 * Math.max(start.size, next.size)) continue
        done.add(next)
        words = [...words, ...next.words]
        right = next.x1
        again = true
      }
    }
    joined.push(words === start.words ? start : makeSegment(words))
  }
  return joined.sort((a, b) => a.seq - b.seq)
}
