import { misspeltAs } from '../misspelt.ts'
import { remembering } from '../remembering.ts'
import en from './en.json' with { type: 'json' }
import { foldedWords } from './fold.ts'
import { columnLabels } from './labels.ts'
import { lexica } from './lexica.ts'
import { type Kind, kinds } from './lexicon.ts'
import { fillerWords, organisationWords, titleWords } from './words.ts'

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
  if (words.length > mostWords) return null
  const guess = guessWords(words)
  if (guess && guess.known > 0.99) return guess
  const meant = words.map((word) => meantWord(word) ?? word)
  if (meant.every((word, at) => word === words[at])) return guess
  const corrected = guessWords(meant)
  return corrected && corrected.known > 0.99 ? { ...corrected, known: knownMisspelt } : guess
}, 2000)

/** A heading has no more words. */
const mostWords = 8

/** A misspelt heading tells what its section is about, but not by itself that it is one: its look must say so. */
const knownMisspelt = 0.9

const wordsOfHeading = (text: string) =>
  foldedWords(text.replace(/[:|•·]/g, ' '))
    .flatMap((word) => word.split('-'))
    .flatMap((word) => word.split("'"))
    .filter((word) => word !== 's' && word !== '')

const guessWords = (words: string[]): HeadingGuess | null => {
  if (words.length === 0) return null
  const found: { kind: Kind; at: number; length: number }[] = []
  let covered = 0
  let fillers = 0
  for (let i = 0; i < words.length; ) {
    let taken = 0
    const most = headingWords.has(words[i] ?? '') ? Math.min(4, words.length - i) : 0
    for (let n = most; n > 0 && taken === 0; n--) {
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
  // 'Job Profile', 'Previous Employment Details', 'Experience Details': what is said about jobs
  const jobs = /^(?:work|job|jobs|employment|employer|employers|experience)$/
  if (/^(?:details|profile|summary|particulars)$/.test(last) && words.some((word) => jobs.test(word)))
    return others.has('experience') && [...others].every((kind) => kindsAboutJobs.has(kind)) ? 'experience' : null
  // 'Career History in Brief' is a short list of jobs, where 'In Brief' alone is a profile
  const listed = /^(?:history|experience|employment)$/
  if (/^(?:brief|glance)$/.test(last) && words.some((word) => listed.test(word)))
    return others.has('experience') && [...others].every((kind) => kindsAboutJobs.has(kind)) ? 'experience' : null
  return null
}
const kindsAboutJobs: ReadonlySet<Kind> = new Set(['experience', 'summary', 'contact'])

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
