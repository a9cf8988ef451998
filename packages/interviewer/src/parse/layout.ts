import type { Word } from './pdf-page.ts'

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

/** A part of a page that is read from top to bottom on its own. */
export type Region = {
  page: number
  segments: Segment[]
  x0: number
  x1: number
  top: number
  bottom: number
  /** Left rails (dates or labels beside the text): what ends left of `x` between `top` and `bottom`. */
  rails: { x: number; top: number; bottom: number }[]
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

export const makeSegment = (words: Word[]): Segment => {
  const first = words[0]
  if (!first) throw new Error('a segment has words')
  let weight = 0
  let size = first.size
  const sizes = new Map<number, number>()
  for (const word of words) {
    const key = Math.round(word.size * 4) / 4
    const sum = (sizes.get(key) ?? 0) + word.text.length + 0.1
    sizes.set(key, sum)
    if (sum > weight) {
      weight = sum
      size = word.size
    }
  }
  return {
    words,
    text: joinWords(words),
    page: first.page,
    size,
    seq: first.seq,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    base: words.find((word) => Math.abs(word.size - size) < 0.3)?.base ?? first.base,
  }
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
  const segments = groups.map(makeSegment)
  return joinApart(segments)
}

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
