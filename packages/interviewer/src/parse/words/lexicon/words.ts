import { misspeltAs } from '../misspelt.ts'
import { remembering } from '../remembering.ts'
import awardNames from './award-words.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import documentNames from './document-names.json' with { type: 'json' }
import dutyLabels from './duty-labels.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import { type Kind, kinds, type Level, type Lexicon } from './lexicon.ts'
import nl from './nl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import tableLabels from './table-labels.json' with { type: 'json' }

const lexica: Lexicon[] = [en, de, fr, es, it, pt, nl]

/** Lower case, without accents: how lexicon words are compared. */
export const fold = (text: string) => (/^[\x20-\x5f\x61-\x7e]*$/.test(text) ? text.toLowerCase() : foldSigns(text))

const foldSigns = (text: string) => {
  const plain = text.replace(/[‐‑‒–—―−]/g, '-').replace(/[’‘ʼ´`]/g, "'")
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.toLowerCase()
  return plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
}

/** Words of a folded text: letters, digits, and the signs that belong to a word. */
export const foldedWords = (text: string) =>
  fold(text)
    .match(/[\p{L}\p{N}][\p{L}\p{N}.'+#-]*/gu)
    ?.map((word) => word.replace(/(?<![.'-])[.'-]+$/, '')) ?? []

const merged = (pick: (lexicon: Lexicon) => string[]) => new Set(lexica.flatMap(pick).map(fold))

/** A set of words where '*' at the start or the end stands for any letters. */
class WordSet {
  private readonly exact = new Set<string>()
  private readonly starts: string[] = []
  private readonly ends: string[] = []
  private readonly phrases: string[] = []
  private readonly fits = remembering(
    (word) =>
      this.starts.some((start) => word.startsWith(start)) ||
      this.ends.some((end) => word.endsWith(end) && word.length > end.length),
    5000,
  )
  constructor(entries: Iterable<string>) {
    for (const raw of entries) {
      const entry = fold(raw)
      if (entry.startsWith('*')) this.ends.push(entry.slice(1))
      else if (entry.endsWith('*')) this.starts.push(entry.slice(0, -1))
      else if (entry.includes(' ')) this.phrases.push(entry)
      else this.exact.add(entry)
    }
  }
  has(word: string): boolean {
    if (this.exact.has(word)) return true
    if (word.length < 5) return false
    return this.fits(word)
  }
  /** How many of the words are in the set; a phrase counts once. */
  count(words: string[]) {
    let hits = 0
    for (const word of words) if (this.has(word)) hits++
    if (this.phrases.length > 0 && words.length > 1) {
      const text = ` ${words.join(' ')} `
      for (const phrase of this.phrases) if (text.includes(` ${phrase} `)) hits++
    }
    return hits
  }
}

export const titleWords = new WordSet(lexica.flatMap((lexicon) => lexicon.titles))
export const organisationWords = new WordSet(lexica.flatMap((lexicon) => lexicon.organisations))
export const awardWords = new WordSet(awardNames.words)
export const educationWords = new WordSet(lexica.flatMap((lexicon) => lexicon.education))
export const spokenLanguages = merged((lexicon) => lexicon.languages)
export const contactLabels = merged((lexicon) => lexicon.contact)
export const atWords = merged((lexicon) => lexicon.at)
export const presentWords = merged((lexicon) => lexicon.present)
export const sinceWords = merged((lexicon) => lexicon.since)
export const untilWords = merged((lexicon) => lexicon.until)
export const seasonWords = merged((lexicon) => lexicon.seasons)
const fillerWords = merged((lexicon) => lexicon.fillers)

const columnLabels = new Set(Object.values(tableLabels.columns).flat())
const numberLabels = new Set(tableLabels.numbers)
/** Is the text a label over the running numbers of a table's rows ('S. No.', '#')? */
export const isNumberLabel = (text: string) =>
  numberLabels.has(
    fold(text)
      .replace(/[.:°º]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** Is the text a label at the head of a table's column ('Period', 'Employer / Company', 'From – To')? */
export const isTableLabel = (text: string) =>
  isNumberLabel(text) ||
  columnLabels.has(fold(text)) ||
  fold(text)
    .split(/\s{0,20}(?:[/,&()-]|\b(?:and|und|et|y|e|en|of|the)\b)\s*/)
    .filter((part) => part !== '')
    .every((part) => columnLabels.has(part.replace(/:$/, '')))

/** Is a label among the words of the cell ('Year of Passing', 'Name of the Institute')? A running number below 'No.' is one too. */
export const hasTableLabel = (text: string) =>
  /^\d{1,3}[.)]?$/.test(text) || foldedWords(text).some((word) => columnLabels.has(word))

const dutyNouns = new Set(dutyLabels.nouns)
const dutyModifiers = new Set(dutyLabels.modifiers)
/** Does the text name what was done in a job ('Key Responsibilities', 'Duties:', 'Job Description') and nothing else? */
export const isDutyLabel = (text: string) => {
  const words = foldedWords(text)
  return (
    words.some((word) => dutyNouns.has(word)) && words.every((word) => dutyNouns.has(word) || dutyModifiers.has(word))
  )
}

const documents = new Set(Object.values(documentNames).flat())
/** Does the text name the whole document ('Curriculum Vitae', 'Bio-Data') rather than a part of it? */
export const isDocumentName = (text: string) => documents.has(foldedWords(text).join(' ').replace(/-/g, ' '))

/** Month by its folded name or abbreviation, 1 to 12. */
export const monthNumbers = new Map<string, number>()
for (const lexicon of lexica)
  lexicon.months.forEach((names, index) => {
    for (const name of names.split(' ')) monthNumbers.set(fold(name), index + 1)
  })

const levelPhrases = new Map<string, Level>()
for (const lexicon of lexica)
  for (const [level, phrases] of Object.entries(lexicon.levels))
    for (const phrase of phrases) levelPhrases.set(fold(phrase), level as Level)

/** The level that a phrase states ('advanced', 'sehr gut'), or null. */
export const statedLevel = (text: string): Level | null => {
  const phrase = foldedWords(text).join(' ')
  return (
    levelPhrases.get(phrase) ??
    levelPhrases.get(phrase.replace(/ (level|niveau|nivel|livello|knowledge|kenntnisse|user|proficiency)$/, '')) ??
    null
  )
}

/** English phrases win over the same letters in another language ('qualifications'). */
const englishPhrases = new Set(
  Object.values(en.headings).flatMap((phrases) => phrases.map((phrase) => foldedWords(phrase).join(' '))),
)
const headingKeywords = new Map<string, Set<Kind>>()
for (const kind of kinds)
  for (const lexicon of lexica)
    for (const phrase of lexicon.headings[kind] ?? []) {
      const key = foldedWords(phrase).join(' ')
      if (lexicon !== en && englishPhrases.has(key)) continue
      const known = headingKeywords.get(key)
      if (known) known.add(kind)
      else headingKeywords.set(key, new Set([kind]))
    }

const headingWords = new Set([...headingKeywords.keys()].flatMap((key) => key.split(' ')))
/**
 * The words of English headings that are long enough to be known when they are misspelt. A word of one language often looks
 * like a slip in another: 'commissions' is no misspelt 'commissies'.
 */
const meantWord = misspeltAs(
  [...englishPhrases].flatMap((key) => key.split(' ')),
  (word) =>
    fillerWords.has(word) ||
    columnLabels.has(word) ||
    titleWords.has(word) ||
    headingWords.has(word) ||
    organisationWords.has(word),
)

/** Kinds in the order in which they win when a heading has keywords of several ('Technical Skills' is technical). */
const strength: Kind[] = [
  'volunteering',
  'references',
  'certificates',
  'publications',
  'awards',
  'memberships',
  'languages',
  'coursework',
  'interests',
  'leadership',
  'projects',
  'technical',
  'skills',
  'education',
  'activities',
  'contact',
  'summary',
  'experience',
  'personal',
  'other',
]

/** What a heading's words say: its kind, other kinds it names, and how much of it the lexicon knows (0 to 1). */
export type HeadingGuess = { kind: Kind; also: Kind[]; known: number; words: number }

/** Reads a heading by its words; null when no word is known. */
export const guessHeading = remembering((text): HeadingGuess | null => {
  if (text.length > 90) return null
  const words = wordsOfHeading(text)
  const guess = guessWords(words)
  if (guess && guess.known > 0.99) return guess
  const meant = words.map((word) => meantWord(word) ?? word)
  if (meant.every((word, at) => word === words[at])) return guess
  const corrected = guessWords(meant)
  return corrected && corrected.known > 0.99 ? { ...corrected, known: knownMisspelt } : guess
}, 2000)

/** A misspelt heading tells what its section is about, but not by itself that it is one: its look must say so. */
const knownMisspelt = 0.9

const wordsOfHeading = (text: string) =>
  foldedWords(text.replace(/[:|•·]/g, ' '))
    .flatMap((word) => word.split('-'))
    .flatMap((word) => word.split("'"))
    .filter((word) => word !== 's' && word !== '')

const guessWords = (words: string[]): HeadingGuess | null => {
  if (words.length === 0 || words.length > 8) return null
  const found: { kind: Kind; at: number; length: number }[] = []
  let covered = 0
  let fillers = 0
  for (let i = 0; i < words.length; ) {
    let taken = 0
    for (let n = Math.min(4, words.length - i); n > 0 && taken === 0; n--) {
      const hit = headingKeywords.get(words.slice(i, i + n).join(' '))
      if (!hit) continue
      for (const kind of hit) found.push({ kind, at: i, length: n })
      taken = n
    }
    if (taken > 0) covered += taken
    else {
      // '01 Skills': a number may stand before a heading; behind it ('Project 1') it names one of several things
      const counted = i === 0 && words.length > 1 && /^\d{1,2}$/.test(words[0] ?? '')
      if (counted || fillerWords.has(words[i] ?? '') || /^(&|and|\d{4})$/.test(words[i] ?? '')) fillers++
      taken = 1
    }
    i += taken
  }
  if (found.length === 0) {
    // letters spelled out with lost word gaps: 'WORKEXPERIENCE'
    const squeezed = words.join('')
    return words.length <= 2 && squeezed.length > 6 ? guessSqueezed(squeezed) : null
  }
  const order = [...found].sort((a, b) => strength.indexOf(a.kind) - strength.indexOf(b.kind) || a.at - b.at)
  const best = technicalLanguages(words) ?? headNoun(found, words) ?? order[0]?.kind ?? 'other'
  const also = [...new Set(found.map((hit) => hit.kind))].filter((kind) => kind !== best)
  return { kind: best, also, known: (covered + fillers) / words.length, words: words.length }
}

/** 'Computer engineering experience' and 'leadership and work experience' are experience: the head noun rules its modifiers. */
const headNoun = (found: { kind: Kind; at: number }[], words: string[]): Kind | null => {
  const last = words.at(-1) ?? ''
  const others = new Set(found.map((hit) => hit.kind))
  if (/^(experience|experiences|employment|appointments|positions|internships)$/.test(last)) {
    if (words.includes('work') || words.includes('employment') || words.includes('professional')) return 'experience'
    if (
      ![...others].some(
        (kind) => kind === 'leadership' || kind === 'volunteering' || kind === 'projects' || kind === 'activities',
      )
    )
      return 'experience'
  }
  // 'Job Profile', 'Previous Employment Details': what is told of jobs
  const jobs = /^(?:work|job|jobs|employment|employer|employers)$/
  if (/^(?:details|profile|summary|particulars)$/.test(last) && words.some((word) => jobs.test(word)))
    return others.has('experience') && [...others].every((kind) => toldOfJobs.has(kind)) ? 'experience' : null
  // 'Career History in Brief' is a short list of jobs, where 'In Brief' alone is a profile
  const listed = /^(?:history|experience|employment)$/
  if (/^(?:brief|glance)$/.test(last) && words.some((word) => listed.test(word)))
    return others.has('experience') && [...others].every((kind) => toldOfJobs.has(kind)) ? 'experience' : null
  return null
}
const toldOfJobs: ReadonlySet<Kind> = new Set(['experience', 'summary', 'contact'])

/** 'Programming languages' are no spoken languages. */
const technicalLanguages = (words: string[]): Kind | null =>
  words.some((word) => /^(languages?|langages?|sprachen|linguagens?|linguaggi|lenguajes?|talen)$/.test(word)) &&
  words.some((word) =>
    /^(programming|technologies|technology|frameworks?|tools|software|coding|scripting|programmation|computer|libraries|databases|markup)$/.test(
      word,
    ),
  )
    ? 'technical'
    : null

const squeezed = new Map<string, string>()
const guessSqueezed = (text: string): HeadingGuess | null => {
  if (squeezed.size === 0) for (const key of headingKeywords.keys()) squeezed.set(key.replace(/ /g, ''), key)
  for (let cut = 3; cut < text.length; cut++) {
    const [head, tail] = [text.slice(0, cut), text.slice(cut)]
    if ((squeezed.has(head) || fillerWords.has(head)) && squeezed.has(tail))
      return guessHeading(`${head} ${squeezed.get(tail)}`)
  }
  const phrase = squeezed.get(text)
  return phrase?.includes(' ') ? guessHeading(phrase) : null
}
