import type { Line } from '../2-lines/group-lines.ts'
import { contactWeight } from '../words/contact.ts'
import { findDates } from '../words/dates.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import { educationWords, organisationWords, spokenLanguages, titleWords } from '../words/lexicon/words.ts'
import { titleScore } from '../words/title-score.ts'
import type { ResumeSection } from './cut-sections.ts'

/** Facts of a section's text that tell what it is about when its heading does not. */
const factsOf = (section: ResumeSection) => {
  let ranges = 0
  let dates = 0
  let titles = 0
  let longest = 0
  let characters = 0
  let bullets = 0
  const wordsOfLines: string[][] = []
  for (const line of section.lines) {
    const text = [...line.rail.map((cell) => cell.text), line.text].join('\t')
    const found = findDates(text)
    const words = foldedWords(text)
    if (found.some((date) => date.range)) ranges++
    if (found.length > 0) dates++
    if (titleWords.count(words) > 0 && words.length < 12) titles++
    wordsOfLines.push(words)
    if (line.bullet) bullets++
    longest = Math.max(longest, words.length)
    characters += text.length
  }
  return { ranges, dates, titles, longest, characters, bullets, wordsOfLines, lines: section.lines.length }
}

/** '14 | 3x | 92%' over their captions: the figures of an infographic. */
const isRowOfFigures = (line: Line) =>
  line.cells.length >= 2 &&
  line.cells.every((cell) => /^[<>~+]?\d[\d.,]{0,9}\s?(?:%|[kmbx]\b|\+)*\+?$/i.test(cell.text))

/** A paragraph has no fewer words. */
const wordsOfParagraph = 12

/** Running text, also in a column so narrow that its lines are as short as names: lines go on in small letters, to a full stop. */
export const isParagraph = (lines: Line[]): boolean => {
  const words = lines.flatMap((line) => line.text.split(' ')).length
  const goingOn = lines.slice(1).filter((line) => /^\p{Ll}/u.test(line.text)).length
  return (
    words >= wordsOfParagraph &&
    lines.every((line) => !line.bullet && line.cells.length === 1) &&
    /[.!?]$/.test(lines.at(-1)?.text ?? '') &&
    2 * goingOn >= lines.length - 1
  )
}

const kindByContent = (section: ResumeSection, facts: Facts): Kind => {
  if (facts.lines === 0) return 'other'
  if (section.lines.some(isRowOfFigures)) return 'other'
  const spoken = facts.wordsOfLines.filter((words) => words.some((word) => spokenLanguages.has(word))).length
  if (spoken >= 1 && spoken >= 0.6 * facts.lines && facts.longest < 10) return 'languages'
  const contacts = section.lines.filter((line) => contactWeight(line.text) === 2).length
  if (facts.ranges === 0 && contacts >= 0.5 * facts.lines) return 'contact'
  const schools = facts.wordsOfLines.filter((words) => educationWords.count(words) > 0).length
  if (facts.ranges > 0 && schools >= 0.8 * facts.ranges && facts.titles < schools) return 'education'
  if (facts.ranges > 0 && facts.characters > 120) return 'experience'
  if (facts.dates >= datedLines * facts.lines) return 'awards'
  if (isParagraph(section.lines)) return 'other'
  const cells = section.lines.reduce((sum, line) => sum + Math.max(1, line.cells.length), 0)
  const average = facts.characters / cells
  const several = facts.lines >= 2 || section.lines.some((line) => line.cells.length > 1)
  if (average < 40 && facts.longest <= 8 * Math.max(1, cells / facts.lines) && several) return 'skills'
  const text = section.lines.map((line) => line.text).join(' ')
  const commas = (text.match(/[,;|•·⋅✦◆♦❖⬥]/g)?.length ?? 0) / Math.max(1, text.split(' ').length)
  if (commas > 0.25) return 'skills'
  return 'other'
}

/** Of three lines of an award (name, issuer, year) one has its date, and one or two may wrap. */
const datedLines = 0.3

type Facts = ReturnType<typeof factsOf>

/** A list of names has no more words in a line. */
const wordsOfName = 8

/**
 * What stands under some headings decides what they mean: 'Qualifications' may head schools or skills, 'Expertise' skills
 * or posts, 'Roles' jobs or what was done in them. Null when the heading's usual meaning fits.
 */
const ambiguous = (section: ResumeSection, facts: Facts): Kind | null => {
  if (facts.lines === 0 || section.also.length > 0) return null
  const schools = section.lines.filter((line) => educationWords.count(foldedWords(line.text)) > 0).length
  if (section.kind === 'education' && schools === 0 && facts.dates === 0) {
    const kind = kindByContent(section, facts)
    return kind === 'skills' ? kind : null
  }
  const listed = section.kind === 'skills' || section.kind === 'technical'
  if (listed && facts.ranges >= 2 && facts.longest > wordsOfName)
    return facts.titles >= facts.ranges ? 'experience' : 'projects'
  if (
    section.kind === 'experience' &&
    /^(?:key |main |selected )?roles$/i.test(section.title ?? '') &&
    facts.dates === 0
  )
    return 'projects'
  // 'Career Summary' over the posts themselves
  if (section.kind === 'summary' && facts.ranges >= 2 && facts.titles >= facts.ranges) return 'experience'
  // 'Teaching' over courses, none of which says in what post it was given
  if (section.kind === 'experience' && /^teaching\b(?!.*(?:experience|positions|posts))/i.test(section.title ?? ''))
    return section.lines.some(namesDatedPost) ? null : 'coursework'
  return null
}

/** 'Teaching Assistant, 2019', or with the date on the next line, before any comma or bracket. */
const namesDatedPost = (line: Line, index: number, lines: Line[]) => {
  const next = lines[index + 1]
  const dated = [line, ...(next && !next.bullet ? [next] : [])].flatMap((one) => [...one.rail, ...one.cells])
  return (
    titleScore(line.text.split(/[\t,(]|\bat\b/)[0] ?? '') > 0 && dated.some(({ text }) => findDates(text).length > 0)
  )
}

/** A job on one line: '2019 – 2021 ⇥ Oakmoor Catering ⇥ Cook'. */
const isPost = ({ rail, cells }: Line) =>
  [...rail, ...cells].some(({ text }) => findDates(text).some((date) => date.range)) &&
  cells.some(({ text }) => titleScore(text) > 0)

/** Gives every section its kind: by the heading's words, else by what stands under it. */
export const classifySections = (sections: ResumeSection[]): ResumeSection[] => {
  const employed = sections.some((section) => section.kind === 'experience')
  const jobs = sections.filter((section) => section.kind === 'experience' && section.lines.length > 0).length
  return sections.map((section, index) => {
    if (section.heading === null) return section
    const facts = factsOf(section)
    if (section.kind === null) {
      const kind = kindByContent(section, facts)
      const long = section.lines.reduce((sum, line) => sum + line.text.length, 0) > 60
      const prose =
        kind === 'other' && index <= 2 && (long || section.lines.length >= 2) && !section.lines.some(isRowOfFigures)
      return { ...section, kind: prose ? 'summary' : kind, certainty: 0.4 }
    }
    if (section.certainty < 0.99 || section.kind === 'personal') {
      if (section.kind === 'summary' && facts.ranges >= 2 && facts.bullets > 2)
        return { ...section, kind: kindByContent(section, facts), certainty: 0.5 }
      if (section.kind === 'experience' && facts.dates === 0 && facts.bullets === 0 && index <= 2)
        return { ...section, kind: 'summary', certainty: 0.5 }
    }
    // 'Career Highlights' over posts with their dates, where no other section has any
    const posts = facts.ranges >= 2 && facts.titles >= facts.ranges && facts.bullets > 0
    if (section.kind === 'awards' && !employed && posts) return { ...section, kind: 'experience', certainty: 0.5 }
    // 'Organizational Highlights' over one job a line: half of the heading is not known, and every line says what it is
    if (section.kind === 'awards' && section.certainty < 0.99 && facts.lines >= 2 && section.lines.every(isPost))
      return { ...section, kind: 'experience', certainty: 0.5 }
    // 'Positions of Responsibility' over the only posts of a resume
    const held = section.kind === 'leadership' && /\bpositions?\b/i.test(section.title ?? '')
    if (held && !employed && facts.ranges >= 2 && facts.titles >= facts.ranges)
      return { ...section, kind: 'experience', certainty: 0.5 }
    const prose = facts.longest > wordsOfName && /[.!?]$/.test(section.lines.at(-1)?.text ?? '')
    if (section.kind === 'experience' && facts.dates + facts.bullets === 0 && index <= 2 && prose && facts.titles === 0)
      return { ...section, kind: 'summary', certainty: 0.5 }
    const kind = ambiguous(section, facts)
    if (kind) return { ...section, kind, certainty: 0.5 }
    // 'Key Experience' over a list of what a person can do, where the jobs stand under another heading
    const listed = facts.bullets === facts.lines && facts.dates === 0 && facts.titles < facts.lines / 3
    if (section.kind === 'experience' && jobs > 1 && facts.lines > 0 && listed)
      return { ...section, kind: kindByContent(section, facts) === 'skills' ? 'skills' : 'summary', certainty: 0.5 }
    // 'Job Profile' over duties alone
    if (section.kind === 'experience' && section.also.includes('summary') && facts.dates === 0)
      return { ...section, kind: 'summary', certainty: 0.5 }
    if (section.kind === 'experience' && section.certainty >= 0.99) {
      // 'Background' and 'Career' may head a profile
      if (
        facts.dates === 0 &&
        facts.lines > 1 &&
        facts.titles === 0 &&
        organisationWords.count(foldedWords(section.lines.map((line) => line.text).join(' '))) === 0
      )
        return { ...section, kind: 'summary', certainty: 0.5 }
    }
    return section
  })
}
