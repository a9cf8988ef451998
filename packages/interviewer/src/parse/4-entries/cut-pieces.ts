import { type Span, slice, trimSpan } from '../2-lines/span.ts'
import { findDates, isOnlyDates, stripDuration } from '../words/dates.ts'
import { isJoiningWord, joiningOpening } from '../words/joining-words.ts'
import { fold } from '../words/lexicon/fold.ts'
import { isTableLabel } from '../words/lexicon/labels.ts'
import { atWords } from '../words/lexicon/words.ts'
import { isPlace, isTownAndState, townAtEnd } from '../words/places.ts'
import { partOfUniversity, titleScore } from '../words/title-score.ts'

/** Signs that part the pieces of a head wherever they are. */
export const separators = /\s{0,20}[|•·⋅✦◆♦❖⬥◦▪]\s*|\s{0,20};\s+|\s{1,20}@\s{0,20}(?=[\p{Lu}\p{N}])|\s{1,20}~\s+|\t/gu
const dashes = /\s{1,20}[–—-]{1,2}\s+|\s{0,20}[–—]\s+/gu

/** Takes the date out of a line's text and gives back what stands before and after it. */
export const withoutDates = (given: Span, keep: boolean): Span[] => {
  if (keep) return [given]
  const bracket = /\s{0,20}[([]([^()[\]]*)[)\]]\s*$/.exec(given.text)
  const span = bracket && isOnlyDates(bracket[1] ?? '') && bracket.index > 0 ? slice(given, 0, bracket.index) : given
  let pieces: Span[] = [span]
  const dates = findDates(span.text)
  const chosen = dates.some((date) => date.range) ? dates.filter((date) => date.range) : dates
  for (const date of [...chosen].reverse()) {
    const head = pieces[0]
    if (!head) break
    let from = date.from
    let to = date.to
    if (/[([]\s*$/.test(head.text.slice(0, from)) && /^\s*[)\]]/.test(head.text.slice(to))) {
      from = head.text.lastIndexOf(head.text.slice(0, from).trimEnd().slice(-1), from)
      to += /^\s*[)\]]/.exec(head.text.slice(to))?.[0].length ?? 0
    }
    const bare = stripDuration(head.text.slice(to))
    const rest = bare.trim() === '' ? [] : [slice(head, to, head.text.length)]
    pieces = [...openBracket(slice(head, 0, from), bare), ...rest, ...pieces.slice(1)]
  }
  return pieces.map(trimSpan).filter((piece) => /[\p{L}\p{N}]/u.test(piece.text))
}

/** 'Golden Ladle (Guild of Cooks' before ', 2018)': what the bracket opens with is a piece of its own. */
const openBracket = (before: Span, after: string): Span[] => {
  const at = Math.max(before.text.lastIndexOf('('), before.text.lastIndexOf('['))
  const closes = /^\s{0,5}[)\]]/.test(after) && at > 0 && !/[)\]]/.test(before.text.slice(at))
  return closes ? [slice(before, 0, at), slice(before, at + 1, before.text.length)] : [before]
}

/** Does a phrase go on between two words: 'won a prize for | Best Menu', 'a Golden Ladle | in 2019'? */
const runsOn = (before: string, after: string) =>
  /^(?:of|for|in|the|an?|on|with|at|from|by|to|and|as)$|[“"‘(]$/i.test(before) ||
  /^(?!at$|bei$|chez$)\p{Ll}/u.test(after)

/** 'Achieved **top marks**', '**Won** the cup': a verb opens a sentence, and no name is set apart by its look. */
const opensWithVerb = ({ parts: [first] }: Span) =>
  first !== undefined && /^(?:\p{Lu}\p{Ll}{2,}ed|Won|Led|Built|Ran|Made|Took|Came|Beat)$/u.test(first.word.text)

/** Cuts a span where its look changes between bold, italic and plain; `said` where it may be a sentence. */
export const splitByLook = (span: Span, said: boolean): Span[] => {
  if (said && opensWithVerb(span)) return [span]
  // what is said in a sentence and opens plain has no name set apart at its beginning: words in bold are only stressed
  const opening = span.parts[0]?.word
  const plain = said && opening !== undefined && !opening.bold && !opening.italic
  const cuts: number[] = []
  let last: Span['parts'][number] | null = null
  for (const part of span.parts) {
    // a comma or bracket set apart has no look of its own
    if (!/\p{L}/u.test(part.word.text)) continue
    const changes = last && (last.word.bold !== part.word.bold || last.word.italic !== part.word.italic)
    if (last && changes && !(plain && runsOn(last.word.text, part.word.text))) cuts.push(part.from)
    last = part
  }
  if (cuts.length === 0 || cuts.length > 3) return [span]
  let from = 0
  const pieces: Span[] = []
  for (const cut of [...cuts, span.text.length]) {
    pieces.push(trimSpan(slice(span, from, cut)))
    from = cut
  }
  return pieces.filter((piece) => piece.text !== '')
}

/** 'Acme Robotics – Leeds, UK', 'Oakmoor School, Salem, OR': the place at the end is a piece of its own. */
export const withoutPlace = (span: Span): Span[] => {
  const town = townAtEnd(span.text)
  // of a town behind a title the other heads of its section tell more
  if (town > 0 && titleScore(span.text.slice(0, town)) <= 0)
    return [trimSpan(slice(span, 0, town)), slice(span, town, span.text.length)]
  const dash = [...span.text.matchAll(dashes)].at(-1)
  if (!dash) return [span]
  const place = slice(span, dash.index + dash[0].length, span.text.length)
  return isPlace(place.text) ? [slice(span, 0, dash.index), place] : [span]
}

/** What a comma does not part from the name of a company. */
export const legalForm = /^(?:ltd|inc|llc|llp|corp|limited|gmbh|s\.?a|s\.?l|s\.?r\.?l|b\.?v|plc|pty)\b/i

/** ', ' may part title and employer, or employer and place: the cut whose sides look most like that wins. */
export const splitByComma = (span: Span): Span[] => {
  const commas = [...span.text.matchAll(/,\s+/g)]
  if (commas.length === 0) return [span]
  let best: { at: number; end: number; worth: number } | null = null
  // a part of an organisation and the organisation are one name
  const parted = (text: string) => partOfUniversity.test(fold(text))
  if (parted(span.text) && commas.every((comma) => titleScore(span.text.slice(comma.index + 2)) <= 0)) return [span]
  for (const comma of commas) {
    // the legal form of a company is a part of its name: 'Lantern Tech Co., Ltd.'
    if (legalForm.test(span.text.slice(comma.index + comma[0].length))) continue
    const left = span.text.slice(0, comma.index)
    const right = span.text.slice(comma.index + comma[0].length)
    if (parted(right) && titleScore(left) > 0)
      return [slice(span, 0, comma.index), slice(span, comma.index + comma[0].length, span.text.length)]
    const worth = Math.abs(titleScore(left) - titleScore(right.split(',')[0] ?? '')) - (isPlace(right) ? 3 : 0)
    if (!best || worth > best.worth + 0.01) best = { at: comma.index, end: comma.index + comma[0].length, worth }
    // 'San Antonio, TX' is one place: the comma before its state parts nothing
    if (isTownAndState(right)) break
  }
  // two organisations are one employer, and its parent or its branch
  const sides = best ? [span.text.slice(0, best.at), span.text.slice(best.end)] : []
  if (sides.length > 0 && sides.every((side) => titleScore(side) < 0)) return [span]
  if (!best || best.worth < 0) return [span]
  return [slice(span, 0, best.at), slice(span, best.end, span.text.length)]
}

const splitByAt = (span: Span): Span[] => {
  for (const match of span.text.matchAll(/\s(\p{L}+(?=\s)|@)/gu)) {
    const word = fold(match[1] ?? '')
    if (word !== '@' && (!atWords.has(word) || /^(for|with|im|am|a la|pour)$/.test(word))) continue
    const [left, right] = [slice(span, 0, match.index), slice(span, match.index + match[0].length, span.text.length)]
    if (left.text && right.text && /^[\p{Lu}\p{N}]/u.test(right.text)) return [left, right]
  }
  return [span]
}

/** 'The Pier as a Cook': the employer, and what the person was there. */
export const splitByAs = (span: Span): Span[] => {
  const as = /\s{1,5}as an?\s{1,5}/i.exec(span.text)
  const [left, right] = as ? [span.text.slice(0, as.index), span.text.slice(as.index + as[0].length)] : ['', '']
  if (!as || titleScore(right) <= 0 || titleScore(left) > 0 || isJoiningWord(left)) return [span]
  return [slice(span, 0, as.index), slice(span, as.index + as[0].length, span.text.length)]
}

/** How a lone piece is cut into title and employer, surest first. */
export const cutters: ((span: Span) => Span[])[] = [
  (span) => splitByAt(span),
  (span) => splitOutside(span, dashes),
  (span) => splitOutside(span, /\s{1,20}\/\s+/g),
  (span) => splitByComma(span),
]

/** Cuts at a pattern, but never inside brackets. */
export const splitOutside = (span: Span, pattern: RegExp): Span[] => {
  const pieces: Span[] = []
  let from = 0
  for (const match of span.text.matchAll(pattern)) {
    const before = span.text.slice(0, match.index)
    if ((before.match(/[([]/g)?.length ?? 0) > (before.match(/[)\]]/g)?.length ?? 0)) continue
    pieces.push(slice(span, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(slice(span, from, span.text.length))
  return pieces.filter((piece) => piece.text !== '')
}

/** 'Position: Cook': a label says what the piece is, and is no part of it. */
export const withoutLabel = (span: Span): Span => {
  const label = /^([^:]{2,24}):\s+(?=\S)/.exec(span.text)
  return label && isTableLabel(label[1] ?? '') ? slice(span, label[0].length, span.text.length) : span
}

/** 'Working as a Cook': the title alone. */
export const withoutOpening = (span: Span): Span => slice(span, joiningOpening(span.text), span.text.length)

/** 'at Rove & Rally' on a piece of its own: the name without the word that joined it. */
export const stripAt = (span: Span): Span => {
  const lead = /^(?:(\p{L}+)\s+|@\s*)(?=[\p{Lu}\p{N}])/u.exec(span.text)
  const word = fold(lead?.[1] ?? '')
  return lead && (word === '' || (atWords.has(word) && !/^(for|with|im|am|a la|pour)$/.test(word)))
    ? slice(span, lead[0].length, span.text.length)
    : span
}
