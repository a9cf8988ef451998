import { determiner } from './noun-openings.ts'
import { badEnds, isForeign, plainWord, withoutBrackets, wordsOf } from './wording.ts'

/**
 * The things a line lists in note form ('Lashing plans, safety equipment, mooring stations'), or null when it is no plain list of
 * three or four short English noun phrases.
 */
export const listedThings = (line: string): string[] | null => {
  const plain = withoutBrackets(line)
    .replace(/^[^:,]{1,30}:\s+/, '')
    .replace(/(?<![.\s])[.\s]+$/, '')
  // 'Copper and fibre patching, cleaning and tests': the first 'and' joins two words of one thing
  if ((plain.match(/\sand\s/g)?.length ?? 0) > 1) return null
  const parts = plain.split(/,\s(?:and\s)?|\sand\s/)
  const fits = (part: string, at: number) => {
    const words = wordsOf(part)
    const first = words[0] ?? ''
    const rest = at === 0 ? words.slice(1) : words
    const lower = rest.every((word) => /^[\p{Ll}-]+$/u.test(word) || /^[A-Z]{2,6}$/.test(word))
    return (
      words.length >= 1 &&
      words.length <= 4 &&
      lower &&
      /^[\p{L}-]+$/u.test(first) &&
      !badEnds.has(plainWord(words.at(-1))) &&
      !badEnds.has(plainWord(first))
    )
  }
  if (
    parts.some(
      (part) =>
        determiner.test(part.split(' ')[0]?.toLowerCase() ?? '') ||
        /^(?:two|three|four|five|six|ten|per)\b/i.test(part),
    )
  )
    return null
  if (parts.length < 3 || parts.length > 4 || !parts.every(fits)) return null
  if (isForeign(plain)) return null
  if (/^[\p{L}-]+(?:ed|ly)$/u.test(plainWord(parts[0]?.split(' ')[0]))) return null
  if (wordsOf(parts.join(' ')).length < parts.length + 1) return null
  const [head = '', ...rest] = parts
  return [/^\p{Lu}\p{Ll}/u.test(head) ? head.charAt(0).toLowerCase() + head.slice(1) : head, ...rest]
}
