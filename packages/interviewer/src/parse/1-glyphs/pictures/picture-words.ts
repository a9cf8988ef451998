import type { Word } from '../pdf-page.ts'
import type { PagePicture } from './page-picture.ts'
import type { ReadLine, ReadWord } from './read-picture.ts'

/** The height of a line, from descenders to capitals, is about this share of the size of its type. */
const heightOfSize = 0.92
/** Sizes measured on one page that differ less than this are one size. */
const sameSize = 0.14
/** Strokes this much wider than most of the page's are bold. */
const boldStrokes = 1.22
/** A sign that stands for a bullet is read as one of many, with little confidence. */
const sureSign = 80
/** Specks of dust are read as signs, with hardly any confidence. */
const leastConfidence = 30
/** Below this the reader itself doubts a word. */
const doubtful = 60

/** Words of a picture as words of a page, level again and with a size and weight from their ink. */
export const wordsOfPicture = (lines: ReadLine[], picture: PagePicture, page: number): Word[] => {
  const slope = slopeOf(lines)
  const sizes = sizesOf(lines.map((line) => line.height / heightOfSize / picture.perPoint))
  const read = lines.flatMap((line, index) => {
    const size = sizes[index] ?? 10
    return line.words
      .flatMap((word, at) => (at === 0 ? partSign(word) : [word]))
      .map((word, at) => ({ word, text: textOf(word, at, line), size, line, seq: index, at }))
      .filter(({ text }) => text !== '')
      .map((one) => ({ ...one, stroke: strokeOf(one.word, picture) / (size * picture.perPoint) }))
  })
  const usual = medianOf(
    read.flatMap(({ stroke, text }) => (stroke > 0 ? Array<number>(text.length).fill(stroke) : [])),
  )
  return read.map(({ word, text, size, line, seq, stroke }, id): Word => {
    const middle = (word.x0 + word.x1) / 2
    const { baseline } = line
    const run = baseline.x1 - baseline.x0
    const foot = run === 0 ? baseline.y0 : baseline.y0 + ((baseline.y1 - baseline.y0) * (middle - baseline.x0)) / run
    const base = (foot - slope * middle) / picture.perPoint
    const across = (x: number) => (x + slope * foot) / picture.perPoint
    return {
      id,
      page,
      text,
      x0: across(word.x0),
      x1: across(word.x1),
      top: base - 0.8 * size,
      bottom: base + 0.22 * size,
      size,
      base,
      font: '',
      weight: stroke > boldStrokes * usual ? 700 : 400,
      bold: false,
      italic: false,
      color: '#000000',
      seq,
      glued: false,
      spaced: true,
      unpainted: false,
      mark: null,
      angle: 0,
      icon: false,
      unsure: word.confidence < doubtful,
    }
  })
}

/** How far the page is turned, as pixels down per pixel to the right: what most of its long lines say. */
const slopeOf = (lines: ReadLine[]): number => {
  const slopes = lines.flatMap(({ baseline: { x0, y0, x1, y1 } }) =>
    x1 - x0 > 200 ? Array<number>(Math.ceil((x1 - x0) / 100)).fill((y1 - y0) / (x1 - x0)) : [],
  )
  return slopes.length === 0 ? 0 : medianOf(slopes)
}

const medianOf = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Measured sizes as few sizes: the commonest first, each takes what is near it. */
const sizesOf = (measured: number[]): number[] => {
  const sizes = measured.map((size) => size)
  const open = new Set(measured.keys())
  while (open.size > 0) {
    const centre = medianOf([...open].map((index) => measured[index] ?? 0))
    const near = [...open].filter((index) => Math.abs((measured[index] ?? 0) - centre) <= sameSize * centre)
    for (const index of near) {
      sizes[index] = Math.round(centre * 2) / 2
      open.delete(index)
    }
  }
  return sizes
}

/** '«Looked': a bullet that stands near its text is read as one word with it. */
const partSign = (word: ReadWord): ReadWord[] => {
  const sign = /^[«»¢°*+•](?=\p{Lu})/u.exec(word.text)
  if (!sign) return [word]
  const x = word.x0 + (word.x1 - word.x0) / word.text.length
  return [
    { ...word, text: '•', x1: x },
    { ...word, text: word.text.slice(1), x0: x },
  ]
}

const textOf = (word: ReadWord, at: number, line: ReadLine): string => {
  const text = word.text.trim()
  const plain = /[\p{L}\p{N}]/u.test(text)
  if (!plain && word.confidence < leastConfidence && at > 0) return ''
  const next = line.words[1]
  const sign = at === 0 && next !== undefined && [...text].length === 1 && word.confidence < sureSign
  if (text === '•') return text
  return sign && (!plain || /^[eo©®°a]$/i.test(text)) ? '•' : text
}

/** Mean width of the strokes of a word: how long runs of ink are from left to right. */
const strokeOf = (word: ReadWord, { pixels, width }: PagePicture): number => {
  let ink = 0
  let runs = 0
  for (let y = word.y0; y < word.y1; y += 2) {
    let before = false
    for (let x = word.x0; x < word.x1; x++) {
      const dark = (pixels[y * width + x] ?? 255) < 128
      if (dark) ink++
      if (dark && !before) runs++
      before = dark
    }
  }
  return runs === 0 ? 0 : ink / runs
}
