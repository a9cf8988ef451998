import type { OtherTag } from '@candid/core'
import type { Link } from '../1-glyphs/pdf-page.ts'
import type { Line } from '../2-lines/group-lines.ts'
import { lineSpan, paragraphs, type Vocabulary } from '../2-lines/join-text.ts'
import type { Region } from '../2-lines/layout.ts'
import { joinSpans, type Span } from '../2-lines/span.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { readEntries } from '../4-entries/entry-readings.ts'
import { splitEntries } from '../4-entries/split-items.ts'
import { contactWeight } from '../words/contact.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { educationWords, spokenLanguages } from '../words/lexicon/words.ts'
import type { DrawnLevel } from './drawn-levels.ts'
import { effectiveKind } from './effective-kind.ts'
import { entrySpan } from './entry-text.ts'
import { fillAchievements, fillRoles, listAchievements } from './fill-achievements.ts'
import { fillExperience } from './fill-experience.ts'
import { fillHeader } from './fill-header.ts'
import { fillSkills, type Stray } from './fill-skills.ts'
import { pairRows } from './label-pairs.ts'
import { languageGrid } from './language-grids.ts'
import { type Draft, joinedDraft, textDraft } from './make-item.ts'
import { splitList } from './skill-lists.ts'

/** What filling a section needs to know of the rest of the resume. */
export type Context = { regions: Region[]; words: Vocabulary; links: Map<number, Link[]>; drawn: DrawnLevel }

/** The items of a section, each by the rules of its kind. */
export const fillSection = (section: ResumeSection, context: Context): Draft[] => {
  const column = (line: Line) => context.regions[line.region] ?? line
  const details = (lines: Line[]) => paragraphs(lines, context.words, column)
  const lines = section.lines
  if (lines.length === 0) return []
  if (section.kind === null) return fillHeader(section, details)
  const kind = effectiveKind(section, context.regions)
  switch (kind) {
    case 'summary':
      return joinedDraft('overview', section, details(lines))
    case 'experience': {
      const { intro, entries } = splitEntries(lines, context.regions, true)
      return [...asOther(section, intro, details, 'other'), ...fillExperience(section, entries, details)]
    }
    case 'projects': {
      const { intro, entries } = splitEntries(lines, context.regions, false)
      return [...asOther(section, intro, details, 'other'), ...fillRoles(section, entries, details)]
    }
    case 'awards': {
      const { intro, entries, labels } = readEntries(lines, context.regions)
      const awards = fillAchievements(section, entries, details, linkFinder(context.links))
      // headings within the section belong to it as its own does: no field has them, and nothing is lost
      awards[0]?.more.push(...labels.map(lineSpan))
      return [...asOther(section, intro, details, 'other'), ...awards]
    }
    case 'skills':
    case 'technical': {
      const grid = languageGrid(lines)
      const found = fillSkills(section, grid?.rest ?? lines, kind === 'technical', context.drawn, column, context.words)
      return [
        ...found.drafts,
        ...found.strays.flatMap((stray) => fillStray(stray, section, context)),
        ...fillLanguages(section, grid?.languages ?? [], grid?.labels ?? []),
      ]
    }
    case 'leadership':
    case 'volunteering':
    case 'activities': {
      const { intro, entries } = splitEntries(lines, context.regions, false)
      return [
        ...joinedDraft('leadership', section, details(intro)),
        ...entries.map((entry) => textDraft('leadership', entrySpan(entry, details), section, 0.8)),
      ]
    }
    case 'education':
    case 'certificates':
    case 'publications':
    case 'memberships':
    case 'references': {
      // people who can be asked stand side by side, each in a column
      const parts = kind === 'references' ? [...Map.groupBy(lines, (line) => line.region).values()] : [lines]
      const split = parts.map((part) => splitEntries(part, context.regions, kind === 'education'))
      const entries = split.flatMap((part) => part.entries)
      return [
        ...split.flatMap(({ intro }) => asOther(section, intro, details, tagOf(kind))),
        ...entries.map((entry) => {
          const span = entrySpan(entry, details)
          const educational = educationWords.count(foldedWords(span.text)) > 0
          const tag = section.also.includes('education') && educational ? 'education' : tagOf(kind)
          return textDraft('other', span, section, 0.85, tag)
        }),
      ]
    }
    case 'languages': {
      const grid = languageGrid(lines)
      return [
        ...listLines(pairRows(grid?.rest ?? lines, 'none'), details).map((span) => languageDraft(section, span)),
        ...fillLanguages(section, grid?.languages ?? [], grid?.labels ?? []),
      ]
    }
    case 'contact':
    case 'interests':
      return listLines(lines, details).map((span) => textDraft('other', span, section, 0.8, tagOf(kind)))
    default:
      return details(pairRows(lines, 'none')).map((span) =>
        textDraft('other', span, section, 0.8, contactWeight(span.text) === 2 ? 'contact' : tagOf(kind)),
      )
  }
}

/** Interests, languages or awards that stand among the skills under a label of their own. */
const fillStray = (stray: Stray, section: ResumeSection, context: Context): Draft[] => {
  if (stray.kind === 'awards') return listAchievements(section, stray.lists, linkFinder(context.links))
  // 'Languages' says no more than the names do; 'Mother tongue' says how well one is spoken
  const plain = guessHeading(stray.label.text)
  if (stray.kind === 'languages' && plain?.kind === 'languages' && plain.known > 0.99 && stray.lists.length > 0)
    return fillLanguages(section, stray.lists.flatMap(spokenOf), [stray.label])
  const text = joinSpans([stray.label, ...stray.lists], ' ')
  return [textDraft('other', text, section, 0.8, tagOf(stray.kind))]
}

const languageDraft = (section: ResumeSection, span: Span) => textDraft('other', span, section, 0.8, 'language')

/** An item for each language; labels that say only that these are languages belong to the first. */
const fillLanguages = (section: ResumeSection, languages: Span[], labels: Span[]): Draft[] => {
  const drafts = languages.map((span) => languageDraft(section, span))
  drafts[0]?.more.push(...labels)
  return drafts
}

/** The languages of a list, each with what is said of it: 'English (fluent), some Spanish', but not 'English, written and spoken'. */
const spokenOf = (list: Span): Span[] => {
  const languages: Span[] = []
  for (const piece of splitList(list)) {
    const before = languages.at(-1)
    const named = foldedWords(piece.text).some((word) => spokenLanguages.has(word)) || /^\p{Lu}/u.test(piece.text)
    if (before && !named) languages[languages.length - 1] = joinSpans([before, piece], ', ')
    else languages.push(piece)
  }
  return languages
}

/** Short lines that each stand for themselves; only what plainly goes on is joined. */
const listLines = (lines: Line[], details: (lines: Line[]) => Span[]): Span[] => {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1)
    const goesOn =
      last &&
      !line.bullet &&
      (/[,;&(-]$/.test(last.text) || /^\p{Ll}/u.test(line.text)) &&
      contactWeight(line.text) === 0
    if (goesOn) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups.flatMap(details)
}

const tagOf = (kind: ResumeSection['kind']): OtherTag => {
  switch (kind) {
    case 'education':
    case 'coursework':
      return 'education'
    case 'certificates':
      return 'certificate'
    case 'publications':
      return 'publication'
    case 'languages':
      return 'language'
    case 'interests':
      return 'interest'
    case 'references':
      return 'reference'
    case 'contact':
      return 'contact'
    default:
      return 'other'
  }
}

const asOther = (section: ResumeSection, lines: Line[], details: (lines: Line[]) => Span[], tag: OtherTag): Draft[] =>
  details(lines).map((span) => textDraft('other', span, section, 0.5, tag))

const linkFinder =
  (links: Map<number, Link[]>) =>
  (span: Span): string | null => {
    for (const { word } of span.parts) {
      const x = (word.x0 + word.x1) / 2
      const y = (word.top + word.bottom) / 2
      const link = links.get(word.page)?.find((one) => one.x0 <= x && one.x1 >= x && one.y0 <= y && one.y1 >= y)
      if (link && /^(https?:|mailto:)/i.test(link.url)) return link.url
    }
    return null
  }
