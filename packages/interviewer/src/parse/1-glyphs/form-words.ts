import { fold } from '../words/lexicon/fold.ts'
import { monthNumbers } from '../words/lexicon/words.ts'
import { accents, cleanText, composed } from './clean-text.ts'
import type { Glyph } from './painted.ts'
import type { Word } from './pdf-page.ts'

const weights: [RegExp, number][] = [
  [/hairline|thin|ultra-?light|extra-?light/i, 200],
  [/light(?!ning)/i, 300],
  [/semi-?bold|demi(?!an)|semibd/i, 600],
  [/extra-?bold|ultra-?bold|black|heavy|fat/i, 800],
  [/bold|^(?:cmbx|cmb\d|sfbx|ecbx|lmbx|cmssbx|sfsx)|(?:^|[-_,])(?:bd|blk|hv)(?:[-_,]|$)/i, 700],
  [/medium|(?:^|[-_,])md(?:[-_,]|$)/i, 500],
]
const weightIn = (text: string) => weights.find(([pattern]) => pattern.test(text))?.[1]
/** The style behind the hyphen counts before the family: 'MerriweatherLight-Bold' is bold, and '…Light-Regular' plain. */
const weightOf = (name: string) => {
  const style = name.slice(name.indexOf('-') + 1)
  const plain = style !== name && /^(?:regular|roman|book|normal|italic)/i.test(style)
  return weightIn(style) ?? (plain ? 400 : (weightIn(name) ?? 400))
}

/** Fonts whose letters are pictures. */
const iconFont =
  /awesome|(?<!lex)icons?(?:$|[-\d\s_]|regular|solid)|fontello|icomoon|ionicons|glyphicons|marvosym|dingbats|academicons|simpleicons/i

const italicName =
  /ital|obliq|slanted|(^|[-_,])it([-_,]|$)|^(cmti|cmsl|cmbxti|cmbxsl|sfti|sfsl|sfbi|sfbl|ecti|ecsl|ecbi|ecbl|lmri)/i

/** The name without the six letters of a subset. */
const plainName = (name: string) => name.replace(/^[A-Z]{6}\+/, '')

const median = (values: number[]) => {
  // numbers in an array of their own kind are sorted without a call for each pair; every run of letters comes here
  const sorted = Float64Array.from(values).sort()
  return sorted[sorted.length >> 1] ?? 0
}

/** Glyphs that follow each other on one line in one size. */
const sameRun = (a: Glyph, b: Glyph) =>
  Math.abs(a.base - b.base) < 0.3 * Math.max(a.size, b.size) &&
  a.angle === b.angle &&
  b.x0 > a.x0 - 0.6 * a.size &&
  b.x0 - a.x1 < (a.font === b.font ? widestGap : widestGapOfFonts) * Math.max(a.size, b.size) &&
  Math.abs(a.size - b.size) < 0.45 * Math.max(a.size, b.size)

/** A wider gap, in letters' heights, parts runs: each has letters as far apart as it is set. */
const widestGap = 4
/** In another font after such a gap another text begins: a label set wide beside its text has gaps of its own. */
const widestGapOfFonts = 1.4

/** Joins glyphs to words by the gaps between them; 'S K I L L S' is one word, lost spaces are found again. */
export const formWords = (glyphs: Glyph[], page: number, fontName: (id: string) => string): Word[] => {
  const words: Word[] = []
  const faces = new Map<string, { weight: number; italic: boolean; name: string; icons: boolean }>()
  const face = (id: string) => {
    const known = faces.get(id)
    if (known) return known
    const name = plainName(fontName(id))
    const made = { name, weight: weightOf(name), italic: italicName.test(name), icons: iconFont.test(name) }
    faces.set(id, made)
    return made
  }
  const emit = (part: Glyph[], glued: boolean, spaced: boolean) => {
    const first = part[0]
    const last = part.at(-1)
    if (!first || !last) return
    let raw = ''
    let size = 0
    let marks = false
    for (const glyph of part) {
      raw += glyph.text
      if (glyph.size > size) size = glyph.size
      if (glyph.text.length === 1 && accents.has(glyph.text)) marks = true
    }
    if (marks) raw = composed(part)
    const look = face(first.font)
    const text = look.icons ? '' : cleanText(raw)
    const icon = text === '' && raw.trim() !== ''
    if (text === '' && !icon) return
    const box = upright(first, last, size)
    words.push({
      id: words.length,
      page,
      text,
      x0: box.x0,
      x1: box.x1,
      top: box.top,
      bottom: box.bottom,
      size,
      base: first.base,
      font: look.name,
      weight: first.stroked ? Math.max(look.weight, 700) : look.weight,
      bold: false,
      italic: look.italic,
      color: first.color,
      seq: first.seq,
      glued,
      spaced,
      unpainted: first.unpainted,
      mark: first.mark,
      angle: first.angle,
      icon,
    })
  }
  let run: Glyph[] = []
  const flush = () => {
    if (run.length > 0) splitRun(run, emit)
    run = []
  }
  let last: Glyph | null = null
  for (const glyph of glyphs) {
    // zero-size or unreadable glyphs have no place on the page
    if (!(glyph.size > 0) || !Number.isFinite(glyph.x0) || !Number.isFinite(glyph.base)) continue
    if (last && !sameRun(last, glyph)) flush()
    run.push(glyph)
    last = glyph
  }
  flush()
  return words
}

const upright = (first: Glyph, last: Glyph, size: number) => {
  const x1 = Math.max(first.x1, last.x1)
  if (first.angle === 0) return { x0: first.x0, x1, top: first.base - 0.8 * size, bottom: first.base + 0.22 * size }
  const rad = (first.angle * Math.PI) / 180
  const xs: number[] = []
  const ys: number[] = []
  for (const along of [first.x0, x1])
    for (const across of [first.base - 0.8 * size, first.base + 0.22 * size]) {
      xs.push(along * Math.cos(rad) - across * Math.sin(rad))
      ys.push(along * Math.sin(rad) + across * Math.cos(rad))
    }
  return { x0: Math.min(...xs), x1: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const splitRun = (run: Glyph[], emit: (part: Glyph[], glued: boolean, spaced: boolean) => void) => {
  const size = run[0]?.size ?? 1
  const spelled = isSpelledOut(run)
  const gaps: number[] = []
  let before: Glyph | null = null
  let between = false
  for (const glyph of run) {
    if (glyph.space) {
      between = true
      continue
    }
    if (before && (!between || spelled)) gaps.push((glyph.x0 - before.x1) / size)
    before = glyph
    between = false
  }
  const usual = gaps.length >= 3 ? Math.max(0, median(gaps)) : 0
  const limit = spelled ? usual * 1.5 + 0.02 : usual < 0.06 ? 0.115 : usual + 0.17
  let part: Glyph[] = []
  let glued = false
  let spaced = false
  before = null
  between = false
  let index = -1
  for (const glyph of run) {
    index++
    if (glyph.space) {
      between = true
      continue
    }
    if (before) {
      const gap = (glyph.x0 - before.x1) / size
      const apart = spelled ? gap > limit : between || gap > limit || datesMeet(run, index)
      const restyled = glyph.font !== before.font || glyph.color !== before.color || glyph.mark !== before.mark
      if (apart || restyled) {
        emit(part, glued, spaced)
        part = []
        glued = !apart && gap > -0.3
        spaced = between
      }
    }
    part.push(glyph)
    before = glyph
    between = false
  }
  emit(part, glued, spaced)
}

const [capitalA, capitalZ, one, two, firstAccented] = [65, 90, 49, 50, 0xc0]

/** Letters enough for the longest month with its year. */
const dateReach = 16

/** 'Engineer2019–2021', 'DeveloperAug.2015', 'Jul 2018Researcher': does a date begin or end here without any space? */
const datesMeet = (run: Glyph[], at: number): boolean => {
  const here = run[at]?.text ?? ''
  // nearly every glyph is neither a capital nor the first digit of a year: they cost a comparison and no pattern
  const code = here.charCodeAt(0)
  if (!((code >= capitalA && code <= capitalZ) || code === one || code === two || code >= firstAccented)) return false
  const last = run[at - 1]?.text ?? ''
  const ends = /\d$/.test(last) && /^\p{Lu}/u.test(here)
  if (!ends && !(/\p{Ll}$/u.test(last) && /^[12\p{Lu}]/u.test(here))) return false
  const text = (glyphs: Glyph[]) => glyphs.map((glyph) => (glyph.space ? ' ' : glyph.text)).join('')
  const before = text(run.slice(Math.max(0, at - dateReach), at))
  const after = text(run.slice(at, at + dateReach))
  if (ends) return /(?:^|[^\p{L}\d])(?:\p{L}+\.?)?(?:19|20)\d\d$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after)
  if (!/\p{Ll}{2}$/u.test(before)) return false
  if (/^(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|\p{Lu}|$)/u.test(after)) return true
  const month = /^(\p{Lu}\p{Ll}+)\.?\s?(?:19|20)\d\d/u.exec(after)?.[1]
  return month !== undefined && monthNumbers.has(fold(month))
}

/** 'S K I L L S' with real spaces: nearly every letter stands alone. */
const isSpelledOut = (run: Glyph[]) => {
  const tokens = run
    .map((glyph) => (glyph.space ? ' ' : glyph.text))
    .join('')
    .trim()
    .split(/\s+/)
  if (tokens.length < 4) return false
  const single = tokens.filter((token) => /^[\p{L}\p{N}&]$/u.test(token)).length
  return single >= 4 && single >= 0.8 * tokens.length
}
