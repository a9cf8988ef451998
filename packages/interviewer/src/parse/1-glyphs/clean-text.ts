import type { Glyph } from './painted.ts'

/** Signs that older TeX fonts set over or under a letter, with the marks that join it. */
export const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['\u00b4', '\u0301'],
  ['\u02c6', '\u0302'],
  ['\u02dc', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
])

/** The letters of a word, where a sign over or under a letter ('\u00b8' with 'c') is one with it. */
export const composed = (part: Glyph[]): string => {
  let text = ''
  let open = ''
  part.forEach((glyph, index) => {
    const mark = accents.get(glyph.text)
    const next = part[index + 1]
    const middle = (glyph.x0 + glyph.x1) / 2
    if (mark !== undefined && next && /^\p{L}/u.test(next.text) && middle > next.x0 && middle < next.x1) {
      open = mark
      return
    }
    // a letter without its dot stands below the sign
    const letter = open === '' ? glyph.text : glyph.text.replace('\u0131', 'i').replace('\u0237', 'j')
    text += open === '' ? letter : `${letter}${open}`.normalize('NFC')
    open = ''
  })
  return text
}

const small = /[\uf730-\uf739\uf761-\uf77a\uf7e0-\uf7f6\uf7f8-\uf7fe]/g

/**
 * Letters of fonts that write small capitals and old figures with codes of Adobe's own: U+F761 is a small 'A', U+F730 an old
 * '0' (Adobe's corporate use subarea). One alone may be an icon.
 */
const fromSmallCapitals = (text: string) =>
  (text.match(small)?.length ?? 0) > 1 || /[A-Za-z]/.test(text)
    ? text.replace(small, (sign) => String.fromCharCode(sign.charCodeAt(0) & 255))
    : text

/** Bullets of the fonts Symbol and Wingdings, which word processors write with codes of their own. */
const symbolBullets = new Map([
  ['\uf0b7', '•'],
  ['\uf0a7', '▪'],
  ['\uf06e', '■'],
  ['\uf076', '❖'],
  ['\uf0d8', '➢'],
  ['\uf0fc', '✓'],
  ['\uf0a8', '◆'],
])

/**
 * Text as a person reads it: compatibility forms folded (ligatures, wide letters), icon glyphs and control
 * characters dropped, and Latin letters that arrive with their two bytes swapped (U+6600 for 'f') put right;
 * of a swapped ligature pdf.js makes the sum of its letters (U+CF00 = U+6600 + U+6900, 'fi').
 */
export const cleanText = (raw: string) => {
  if (/^[\x21-\x7e]+$/.test(raw)) return raw
  const sign = symbolBullets.get(raw)
  if (sign !== undefined) return sign
  const swapped = /[\u4100-\u5a00\u6100-\u7a00]/.test(raw)
    ? raw.replace(/[\u4100-\u5a00\u6100-\u7a00]/g, (sign) => {
        const code = sign.charCodeAt(0)
        return (code & 255) === 0 && /^[A-Za-z]$/.test(String.fromCharCode(code >> 8))
          ? String.fromCharCode(code >> 8)
          : sign
      })
    : raw
  const repaired =
    /[\ucc00\ucf00\ud200]/.test(swapped) && /[A-Za-z]/.test(swapped)
      ? swapped
          .replace(/\ucf00/g, 'fi')
          .replace(/\ud200/g, 'fl')
          .replace(/\ucc00/g, 'ff')
      : swapped
  return (
    fromSmallCapitals(repaired)
      .replace(/\u00ad/g, '\u2010')
      .normalize('NFKC')
      .replace(/[\ue000-\uf8ff\u{f0000}-\u{10ffff}\ufffd\ufeff\u200b-\u200f\u2028-\u202e]/gu, '')
      .replace(/\p{Cc}/gu, '')
      // only at the end of a word may a hyphen of this kind be one of a broken line
      .replace(/(?<!\p{L})\u2010|\u2010(?=.)/gu, '-')
      .trim()
  )
}
