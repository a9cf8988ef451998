import type { Word } from '../1-glyphs/pdf-page.ts'
import { slice } from '../2-lines/span.ts'
import type { Piece } from '../4-entries/entry-pieces.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { organisationWords } from '../words/lexicon/words.ts'
import { isPlace } from '../words/places.ts'
import { titleScore } from '../words/title-score.ts'
import { dateSpan } from './date-span.ts'
import { assign, type Parts } from './title-and-employer.ts'

/**
 * A slot that is neither title nor employer wherever all are printed (the town below the date) is neither where one is
 * missing.
 */
export const withoutSpare = (all: Parts[], votes: Map<string, number>): Parts[] => {
  const chosen = new Set<string>()
  const spare = new Set<string>()
  const full = all.filter(({ pieces }) => pieces.length > 2)
  // one head with more pieces than the others has a dash in its title, and says nothing of theirs
  if (full.length < all.filter(({ pieces }) => pieces.length === 2).length) return all
  for (const parts of full) {
    const { title, name, rest } = assign(parts, votes)
    for (const piece of [title, name]) if (piece) chosen.add(piece.slot)
    for (const piece of rest) spare.add(piece.slot)
  }
  const isSpare = (piece: Piece) =>
    spare.has(piece.slot) && !chosen.has(piece.slot) && titleScore(piece.span.text) === 0
  return all.map((parts) => {
    const kept = parts.pieces.filter((piece) => !isSpare(piece))
    if (parts.pieces.length !== 2 || kept.length !== 1) return parts
    return { ...parts, pieces: kept, places: [...parts.places, ...parts.pieces.filter(isSpare)] }
  })
}

/** A town has no more words. */
export const longestTown = 3

/** 'Partner ⇥ Amsterdam' over 'Acme & Partners' throughout: what stands far at the right without any cue is the place. */
export const withoutFarTowns = (all: Parts[]): Parts[] => {
  const cut = all.map((parts) => {
    const town = parts.pieces.find(
      (piece) =>
        piece.far &&
        !piece.bold &&
        titleScore(piece.span.text) === 0 &&
        piece.span.text.split(' ').length <= longestTown &&
        parts.pieces.some((other) => other.line === piece.line && other.cell < piece.cell) &&
        parts.pieces.some((other) => other.line > piece.line),
    )
    return town
      ? { ...parts, pieces: parts.pieces.filter((piece) => piece !== town), places: [...parts.places, town] }
      : null
  })
  return cut.length >= 2 && cut.every((parts) => parts !== null) ? cut : all
}

const lookOfWord = (word: Word | undefined) =>
  word ? `${word.bold}|${word.italic}|${Math.round(word.size * 2)}|${word.color}` : ''

/** The one short name that is set as the dates are, where the others stand on lines of their own and look otherwise. */
const townLikeDates = ({ entry, pieces }: Parts): Piece | null => {
  const look = lookOfWord(dateSpan(entry.date).parts[0]?.word)
  const isSet = (piece: Piece) => lookOfWord(piece.span.parts[0]?.word) === look
  const [town, ...more] = pieces.filter(isSet)
  if (!town || more.length > 0 || titleScore(town.span.text) !== 0) return null
  const named = new Set(pieces.filter((piece) => piece !== town).map(({ line }) => line))
  return town.span.text.split(' ').length <= longestTown && named.size === pieces.length - 1 ? town : null
}

/**
 * 'Cook' over 'Oakmoor Inn' over 'Rugby | 2014 – 2017', or 'Oakmoor Group' over 'Rugby' over 'Cook' over '2014 – 2017',
 * wherever a head has three names: the one in the look of the dates says where it was, though no list knows the town.
 */
export const withoutTownsOfDates = (all: Parts[]): Parts[] => {
  const full = all.filter(({ pieces }) => pieces.length > 2)
  const towns = new Map(full.map((parts) => [parts, townLikeDates(parts)]))
  if (full.length < 2 || [...towns.values()].includes(null)) return all
  return all.map((parts) => {
    const town = towns.get(parts)
    if (!town) return parts
    return { ...parts, pieces: parts.pieces.filter((piece) => piece !== town), places: [...parts.places, town] }
  })
}

/** Parts of a company, which may stand behind a title: 'Director, Marketing'. */
const department =
  /\b(?:marketing|sales|engineering|operations|finance|products?|design|research|development|legal|support|education|communications?|technology|security|data|people|hr|it|strategy|logistics|quality|europe|emea|apac|americas)\b/i

export const isDepartment = (text: string) => department.test(text)

/** Where the comma before 'Bradford' or 'Atlanta, GA' stands. */
const townFrom = (text: string) => {
  const first = text.indexOf(', ')
  return first >= 0 && isPlace(text.slice(first + 2)) ? first : text.lastIndexOf(', ')
}

/** 'Staff Nurse, Bradford' throughout: a town stands behind every title, and is no part of it. */
export const withoutTowns = (all: Parts[], votes: Map<string, number>): Parts[] => {
  const cut = all.map((parts) => {
    const { title, name } = assign(parts, votes)
    const comma = title ? townFrom(title.span.text) : -1
    if (!title || !name || comma < 0) return null
    const town = slice(title.span, comma + 2, title.span.text.length)
    const likeTown = isPlace(town.text) || /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(town.text)
    if (
      !likeTown ||
      isDepartment(town.text) ||
      titleScore(town.text) !== 0 ||
      organisationWords.count(foldedWords(town.text)) > 0
    )
      return null
    const bare = { ...title, span: slice(title.span, 0, comma) }
    return {
      ...parts,
      pieces: parts.pieces.map((piece) => (piece === title ? bare : piece)),
      places: [...parts.places, { ...title, span: town }],
    }
  })
  return cut.length >= 2 && cut.every((parts) => parts !== null) ? cut : all
}
