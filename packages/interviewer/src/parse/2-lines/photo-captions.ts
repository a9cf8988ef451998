import type { PdfPage } from '../1-glyphs/pdf-page.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import captions from '../words/photo-captions.json' with { type: 'json' }
import type { Segment } from './layout.ts'

const pictures = new Set(captions.picture)
const telling = new Set(captions.telling)
const others = new Set(captions.beside)
const isWord = (word: string) => pictures.has(word) || telling.has(word) || others.has(word)

/** Such a box stands beside the name, so far down the page at most. */
const lowest = 0.4
/** The lines of a caption are no further apart, in letters' heights. */
const nextLine = 2

/** 'Affix recent' over 'passport size' over 'photograph': the words in a box for a picture tell nothing of the person. */
export const withoutPhotoCaptions = (segments: Segment[], page: PdfPage): Segment[] => {
  if (page.number > 1) return segments
  const parts = segments.filter(
    (one) => one.top < lowest * page.height && foldedWords(one.text).length > 0 && foldedWords(one.text).every(isWord),
  )
  const captioned = new Set<Segment>()
  for (const first of parts) {
    const caption = [first]
    for (const one of parts) if (caption.some((other) => isBelow(one, other))) caption.push(one)
    const words = caption.flatMap((one) => foldedWords(one.text))
    // 'Photograph' alone may be a word of the person's
    if (words.some((word) => pictures.has(word)) && words.some((word) => telling.has(word)))
      for (const one of caption) captioned.add(one)
  }
  return captioned.size > 0 ? segments.filter((one) => !captioned.has(one)) : segments
}

const isBelow = (one: Segment, other: Segment) =>
  one.base > other.base && one.base - other.base < nextLine * other.size && one.x0 < other.x1 && one.x1 > other.x0
