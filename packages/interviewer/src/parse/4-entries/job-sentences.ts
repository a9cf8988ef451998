import type { Word } from '../1-glyphs/pdf-page.ts'
import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { groupParagraphs } from '../2-lines/join-text.ts'
import { makeSegment, type Region } from '../2-lines/layout.ts'
import { type Span, spanOf } from '../2-lines/span.ts'
import { type FoundDate, findDates, isOnlyDates } from '../words/dates.ts'
import { isJoiningWord } from '../words/joining-words.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { organisationWords } from '../words/lexicon/words.ts'
import { isPlace } from '../words/places.ts'
import sentenceWords from '../words/sentence-words.json' with { type: 'json' }
import { titleScore } from '../words/title-score.ts'
import { type Entry, fullText, headDate } from './head-lines.ts'

const light = new Set(sentenceWords.light)
const verbs = new Set(sentenceWords.verbs)
const anyVerb = new RegExp(sentenceWords.verbs.join('|'))
const beforeEmployer = new Set(sentenceWords.employer)
const beforeDates = new Set(sentenceWords.dates)
const ends = new Set(sentenceWords.ends)

/** Neither a title nor the name of an employer has more words. */
const longestName = 9
/** The name before the colon of 'The Pier: working as a Cook …' has no more. */
const longestLead = 6
/** A sentence says that it tells of a job within so many words. */
const longestOpening = 10

/** A word of a sentence, bare of signs and capitals; `dated` when it belongs to the dates. */
type Token = { word: Word; key: string; dated: boolean }

/** A job that a sentence states, and what the sentence says besides. */
type StatedJob = { title: Word[]; employer: Word[]; date: FoundDate | null; rest: Word[] }

const keyOf = (text: string) =>
  text.toLowerCase().replace(/^[^\p{L}\p{N}]{1,5}|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]{1,5}$/gu, '')

// a sign alone says nothing either
const isLight = ({ key }: Token) => key === '' || light.has(key) || /^\d{1,2}\+?$/.test(key)
/** '2 years' of '2 years working experience as …'. */
const isLength = (key: string) =>
  /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|years?|yrs|months?|days?)$/.test(key)
const legalForm = /^(?:ltd|inc|llc|llp|corp|co|gmbh|plc|pvt|limited)$/

/** The words of a text; those of its dates, and 'from' before them, are marked. */
const tokensOf = (span: Span, date: FoundDate | null): Token[] => {
  const tokens = span.parts.map(({ word, from, to }) => ({
    word,
    key: keyOf(word.text),
    dated: date !== null && to > date.from && from < date.to,
  }))
  for (let at = tokens.findIndex(({ dated }) => dated) - 1; at >= 0; at--) {
    const token = tokens[at]
    if (!token || !beforeDates.has(token.key)) break
    token.dated = true
  }
  return tokens
}

/** The words of one name from a place on: up to a sign or a word that ends it. */
const nameFrom = (tokens: Token[], start: number, stops: (key: string) => boolean): Token[] => {
  const name: Token[] = []
  for (const token of tokens.slice(start)) {
    if (token.dated || (name.length > 0 && stops(token.key))) break
    name.push(token)
    const { text } = token.word
    const next = tokens[start + name.length]
    const legal = next !== undefined && legalForm.test(next.key)
    if ((/[,;]$/.test(text) && !legal) || (/\p{Ll}{3}\.$/u.test(text) && !legalForm.test(token.key))) break
  }
  return name
}

/** Where the title stands behind 'as a', or the employer behind its word and any length of time. */
const skip = (tokens: Token[], from: number, is: (token: Token) => boolean) => {
  let at = from
  for (let token = tokens[at]; token && is(token) && !token.dated; token = tokens[at]) at++
  return at
}
const isArticle = ({ key }: Token) => key === 'a' || key === 'an' || key === 'the'
const textOf = (tokens: Token[]) => spanOf(tokens.map(({ word }) => word)).text

/** 'Worked as a Cook at The Pier from 2019 to 2021', 'Working with The Pier as a Cook since 2019', 'The Pier: worked as a Cook'. */
const readSentence = (words: Word[]): StatedJob | null => {
  const span = spanOf(words)
  // most lines have no such verb anywhere, and need no look at each of their words
  if (!anyVerb.test(span.text.toLowerCase())) return null
  const date = findDates(span.text).find((one) => one.range) ?? null
  const tokens = tokensOf(span, date)
  const colon = tokens.slice(0, longestLead).findIndex(({ word }) => /:$/.test(word.text) || word.text.startsWith(':'))
  // 'Presently working: with …' names nobody before its colon
  const named = tokens.slice(0, colon + 1).some((token) => !isLight(token) && !verbs.has(token.key))
  const lead = colon > 0 && named ? tokens.slice(0, tokens[colon]?.word.text.startsWith(':') ? colon : colon + 1) : []
  let at = skip(tokens, lead.length, (token) => isLight(token) || verbs.has(token.key))
  const opening = tokens.slice(lead.length, at)
  const joins = tokens[at]?.key ?? ''
  if (!opening.some(({ key }) => verbs.has(key)) || opening.length > longestOpening) return null
  // how long it lasted is said in the details
  const used = new Set<Token>(opening.filter(({ key }) => !isLength(key)))
  let employer = lead
  let title: Token[] = []
  const asTitle = (from: number) => nameFrom(tokens, skip(tokens, from, isArticle), (key) => ends.has(key))
  if (joins === 'as') {
    title = asTitle(at + 1)
    at = tokens.indexOf(title.at(-1) ?? (tokens[at] as Token)) + 1
    // 'as a Guard for 2 years in …' says how long first
    at = skip(tokens, at, (token) => isLight(token) || beforeEmployer.has(token.key))
    if (employer.length === 0) employer = nameFrom(tokens, at, (key) => ends.has(key) || key === 'as')
  } else if (beforeEmployer.has(joins) && lead.length === 0) {
    employer = nameFrom(tokens, at + 1, (key) => ends.has(key) || key === 'as')
    const as = tokens.findIndex(({ key }, index) => index > at && key === 'as')
    const behind = tokens.findLastIndex(({ dated }) => dated) + 1
    title = as > 0 ? asTitle(as + 1) : behind > 0 ? asTitle(behind) : []
  } else return null
  for (const token of [...title, ...employer]) used.add(token)
  const isName = (name: Token[]) => name.length > 0 && name.length <= longestName && /\p{Lu}/u.test(textOf(name))
  const where = textOf(employer)
  const employed = isName(employer) && organisationWords.count(foldedWords(where)) > 0
  // 'as an O.E.T.' is a title where the employer is sure, and dates with a sure employer are a job without one
  const titled =
    title.length > 0 ? titleScore(textOf(title)) > 0 || (employed && title.length <= 3) : employed && date !== null
  if (!titled || title.length > longestName || (employer.length > 0 && !isName(employer))) return null
  const placed =
    employer.length > 0 && (!isPlace(where.split(',')[0] ?? '') || organisationWords.count(foldedWords(where)) > 0)
  const rest = tokens.filter((token) => !token.dated && (!used.has(token) || (!placed && employer.includes(token))))
  // what joined a name or a date to the rest joins nothing now
  const left = rest.filter((token) => {
    const next = tokens[tokens.indexOf(token) + 1]
    return !isJoiningWord(token.key) || (next !== undefined && rest.includes(next) && !isJoiningWord(next.key))
  })
  const said = left.some(({ word }) => /[\p{L}\p{N}]/u.test(word.text) && !isJoiningWord(word.text))
  return {
    title: title.map(({ word }) => word),
    employer: placed ? employer.map(({ word }) => word) : [],
    date,
    rest: said ? left.map(({ word }) => word) : [],
  }
}

/** One item of a list, or one paragraph: a line and those that go on with it. */
type Paragraph = { lines: Line[]; words: Word[]; job: StatedJob | null }

const paragraphsOf = (lines: Line[], regions: Region[]): Paragraph[] =>
  groupParagraphs(lines, (line) => regions[line.region] ?? line).map((group) => {
    const words = group.flatMap((line) => line.words)
    const plain = group.every((line) => line.cells.length <= 1 && line.rail.length === 0)
    return { lines: group, words, job: plain ? readSentence(words) : null }
  })

const entryOf = ({ lines, words, job }: Paragraph): Entry | null => {
  const first = lines[0]
  if (!job || !first) return null
  const whole = { ...makeLine(first.id, first.region, [makeSegment(words)], []), above: first.above }
  const rest = job.rest.length > 0 ? [makeLine(first.id + 0.5, first.region, [makeSegment(job.rest)], [])] : []
  return {
    head: [],
    body: rest,
    date: job.date ? { ...job.date, line: whole, where: 'text' } : null,
    stated: { title: spanOf(job.title), employer: spanOf(job.employer) },
  }
}

/** A job with its dates in a list of such jobs, in words that say nothing else: '• Oakmoor Catering, Leeds from 2009 to 2010'. */
const headOf = ({ lines, words }: Paragraph): Entry | null => {
  const first = lines[0]
  const date = findDates(spanOf(words).text).find((one) => one.range)
  if (!first?.bullet || !date) return null
  const whole = { ...makeLine(first.id, first.region, [makeSegment(words)], []), above: first.above }
  return { head: [whole], body: [], date: { ...date, line: whole, where: 'text' } }
}

/**
 * A section whose jobs are stated in a sentence each ('Worked with The Pier as a Cook from 2019 to 2021'). Null where other
 * lines are the heads: then a sentence like that is a duty, or goes on with the head above it.
 */
export const sentenceEntries = (lines: Line[], regions: Region[]): { intro: Line[]; entries: Entry[] } | null => {
  const all = paragraphsOf(lines, regions)
  if (all.every(({ job }) => job === null)) return null
  const dated = all.filter(({ job }) => job?.date)
  const heads = all.filter(
    ({ job, lines: own }) => !job && own.some((line) => headDate(line, regions[line.region], true)?.range),
  )
  if (heads.length > 0 && heads.length >= dated.length) return null
  const statesJob = ({ job }: Paragraph) => job !== null && (dated.length === 0 || job.date !== null)
  const undated = dated.length === 0
  // without dates only a list of nothing but such sentences is sure
  const jobs = all.filter(statesJob)
  if (jobs.length === 0 || (undated && jobs.length < all.length)) return null
  const listed = jobs.every(({ lines: own }) => own[0]?.bullet)
  const intro: Line[] = []
  const entries: Entry[] = []
  for (const paragraph of all) {
    const entry = statesJob(paragraph) ? entryOf(paragraph) : listed ? headOf(paragraph) : null
    if (entry) entries.push(entry)
    else (entries.at(-1)?.body ?? intro).push(...paragraph.lines)
  }
  return { intro, entries }
}

/** '2019 – 2021' over 'Working with The Pier as a Cook': the sentence below the dates names the job. */
export const headFromSentence = (entry: Entry, regions: Region[]): Entry => {
  if (entry.stated || !entry.date || !isOnlyDates(entry.head.map(fullText).join(' '))) return entry
  const [first, ...others] = paragraphsOf(entry.body, regions)
  const made = first?.job && !first.job.date ? entryOf(first) : null
  if (!made?.stated) return entry
  return { ...entry, stated: made.stated, body: [...made.body, ...others.flatMap(({ lines }) => lines)] }
}
