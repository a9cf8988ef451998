import type { ResumeItem } from '../interviewer.ts'
import { words } from '../text/words.ts'
import { loadNames, type NameKind } from './bank/bare-names.ts'
import { named, type Subject } from './subject.ts'
import { mostPerKnownName, weights } from './weights.ts'

/** A name of a post: each part must stand in the text as it is ('under 12 & coach': both, in any order). */
type PostName = readonly (readonly string[])[]
type KnownPost = { row: number; kind: NameKind; names: readonly PostName[] }

let posts: readonly KnownPost[] | undefined

/** The usual posts and causes of the bank, in the order of their file: the first one that fits a text counts. */
const loadPosts = (): readonly KnownPost[] => {
  posts ??= loadNames().entries.flatMap(({ kind, names }, row) =>
    kind === 'post' || kind === 'cause'
      ? [{ row, kind, names: names.map((name) => name.split(' & ').map(words)) }]
      : [],
  )
  return posts
}

/** The place of a phrase in a text, both as words; -1 when it does not stand there. */
const placeOf = (phrase: readonly string[], text: readonly string[]): number =>
  text.findIndex((_, at) => phrase.every((word, next) => text[at + next] === word))

/** The most words that the title of an office has where a description opens with it. */
const mostWordsOfOffice = 5

const clause = /^(?:is|are|was|were|my|his|her|their)$/

/** The parts of a description that may name an office, with nothing else beside it ('on the board, treasurer'). */
const officesIn = (description: string): string[][] =>
  description
    .split(/[,.;:]\s*/)
    .slice(0, 2)
    .map((part) => words(part))
    // 'treasurer is my wife' names somebody else
    .filter((part) => part.length > 0 && part.length <= mostWordsOfOffice && !part.some((word) => clause.test(word)))

/** The words of a name without what only tells where or for whom ('Sewing course in the neighbourhood association'): there stands no post. */
const headsIn = (name: string): string[] =>
  name
    .split(/(?<=[,|:(–—])|\s-\s/u)
    .flatMap((part) => words(part.replace(/ (?:in|at|with|from|on|near|to) (?!the board\b|the committee\b).*$/iu, '')))

const opensOrEnds = (phrase: readonly string[], part: readonly string[]): boolean => {
  const place = placeOf(phrase, part)
  return place === 0 || (place > 0 && place + phrase.length === part.length)
}

/**
 * The row of the usual post or cause that an item is about: the office that its name tells ('Treasurer, friends of the fire brigade'), or else the one that its
 * description opens with, or else what somebody takes part in; null when it is none of them.
 */
export const knownPostRow = (name: string, description: string): number | null => {
  const own = words(name)
  const parts = officesIn(description)
  const opening = words(description.split(/[.;]/)[0] ?? '')
  const fitting = (kind: NameKind, fits: (name: PostName) => boolean) =>
    loadPosts().find((post) => post.kind === kind && post.names.some(fits))?.row
  const all = [...own, ...words(description)]
  // 'Examiner' whose description tells of scripts: of several parts one must stand in the name
  const standsIn = (text: readonly string[]) => (phrases: PostName) =>
    phrases.some((phrase) => placeOf(phrase, text) >= 0) &&
    (phrases.length === 1 || phrases.every((phrase) => placeOf(phrase, all) >= 0))
  return (
    fitting('post', standsIn(headsIn(name))) ??
    fitting('post', ([phrase = [], ...more]) => more.length === 0 && parts.some((part) => opensOrEnds(phrase, part))) ??
    fitting('cause', standsIn(own)) ??
    fitting('cause', standsIn(opening)) ??
    null
  )
}

/** What fits any post or any cause: not asked where the bank knows just this one. */
const anyPost = new Set(['post', 'post.decides', 'post.volunteers', 'post.minutes', 'post.plays', 'role.nameless'])

/** Something that was made for others: 'Pro bono website, Animal Shelter Patas' is no work with animals. */
const madeForOthers =
  /^(?:pro bono )?(?:[\p{L}-]+ ){0,2}(?:website|site|app|tool|database|logo|film|video|handbook|map)\b/iu

/**
 * What may be asked about a post, with the questions of the bank for the usual ones in place of those that fit any. Where its description tells of work of
 * another kind (`told`: 'Volunteer, food bank | Built their donation tracker'), what is asked of anybody in the cause gives way to that.
 */
export const withKnownPost = (
  subjects: readonly Subject[],
  item: ResumeItem,
  past: boolean,
  told: boolean,
): Subject[] => {
  const { name = '', description = '' } = item.section === 'roles' ? item.content : {}
  const row = item.section === 'roles' ? knownPostRow(name ?? '', description ?? '') : null
  const cause = row !== null && loadNames().entries[row]?.kind === 'cause'
  if (row === null || (cause && madeForOthers.test(name ?? ''))) return [...subjects]
  return [
    ...named('post', [`name.${row}`], {}, weights.knownPost, {
      past,
      most: cause && told ? 1 : mostPerKnownName,
      stock: cause && told,
    }),
    ...subjects.flatMap((subject) => {
      const families = subject.families.filter((family) => !anyPost.has(family))
      return families.length === 0 ? [] : [{ ...subject, families }]
    }),
  ]
}
