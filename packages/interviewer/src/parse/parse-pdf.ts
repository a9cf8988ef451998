import type { Section } from '@candid/core'
import type { ParseProgress, ParseResult, Unplaced } from '../interviewer.ts'
import type { Link, PdfPage, Word } from './1-glyphs/pdf-page.ts'
import { type OpenPdf, openPdf } from './1-glyphs/read-pdf.ts'
import { vocabularyOf } from './2-lines/join-text.ts'
import { isPageNumber, type Layout, readLayout, type Sight, sameLayout, seePages } from './2-lines/read-layout.ts'
import { type Choice, otherChoices, usualChoice } from './2-lines/readings.ts'
import { sourceOf, spanOf } from './2-lines/span.ts'
import { classifySections } from './3-sections/classify-sections.ts'
import type { ResumeSection } from './3-sections/cut-sections.ts'
import { findSections } from './3-sections/find-headings.ts'
import { partMixed } from './3-sections/mixed-sections.ts'
import { partHeader } from './4-entries/without-headings.ts'
import { drawnLevels } from './5-items/drawn-levels.ts'
import { effectiveKind } from './5-items/effective-kind.ts'
import { type Context, fillSection } from './5-items/fill-section.ts'
import { finishItem } from './5-items/finish-item.ts'
import { isAlarming, isBetter, judge } from './5-items/judge.ts'
import type { Draft } from './5-items/make-item.ts'
import { isDuration } from './words/dates.ts'
import { isJoiningWord } from './words/joining-words.ts'
import { hasTableLabel } from './words/lexicon/labels.ts'

/** What the parse found out on its way, for the picture of it. */
export type ParseTrace = { pages: PdfPage[]; layout: Layout; sections: ResumeSection[] }

export type ParsePdfOptions = {
  onProgress?: (progress: ParseProgress) => void
  onTrace?: (trace: ParseTrace) => void
  /** Whether pages that are pictures are read too, which takes seconds for each. */
  pictures?: boolean
}

/** Parses a PDF in this process: the rules from bytes to items. Expected failures are values. */
export const parsePdf = async (bytes: Uint8Array, options: ParsePdfOptions = {}): Promise<ParseResult> => {
  const stage = options.pictures ? 'read_pictures' : 'read_text'
  options.onProgress?.({ stage, pagesRead: 0, pages: null, items: 0 })
  const onPage = (pagesRead: number, pages: number) => options.onProgress?.({ stage, pagesRead, pages, items: 0 })
  const pdf = await openPdf(bytes, { pictures: options.pictures, onPage })
  if (!pdf.ok) return pdf
  try {
    return await parsePages(pdf, options)
  } finally {
    await pdf.close()
  }
}

const parsePages = async (pdf: OpenPdf, options: ParsePdfOptions): Promise<ParseResult> => {
  const read = { pagesRead: pdf.count, pages: pdf.count }
  const tell: Tell = (stage, items) => options.onProgress?.({ stage, ...read, items })
  tell('find_sections', 0)
  const sight = seePages(pdf.pages)
  const usual = await readPages(pdf, readLayout(sight), usualChoice, tell)
  const { layout, sections, drafts, unplaced } = mayReadAgain(pdf, usual) ? await readAgain(pdf, sight, usual) : usual
  options.onTrace?.({ pages: pdf.pages, layout, sections })
  tell('check', drafts.length)
  const now = new Date()
  const items = drafts.map((draft) => finishItem(draft, now))
  items.sort((a, b) => order[a.section] - order[b.section])
  return {
    ok: true,
    engine: { kind: 'rules' },
    pages: pdf.pages.length,
    items,
    unplaced,
    hidden: groupWords(layout.hidden),
    ...(pdf.unread.length > 0 ? { unread: pdf.unread } : {}),
  }
}

/** Reports the stage and the items found so far; all pages are read by then. */
type Tell = (stage: ParseProgress['stage'], items: number) => void

/** A whole resume read in one way, with what the judge gives for it. */
type Reading = {
  layout: Layout
  sections: ResumeSection[]
  drafts: Draft[]
  unplaced: Unplaced[]
  worth: number
}

const readPages = async (
  { pages, linksOf }: OpenPdf,
  layout: Layout,
  choice: Choice,
  tell?: Tell,
): Promise<Reading> => {
  const headed = partHeader(findSections(layout.lines, layout.regions, choice), layout.regions)
  const sections = partMixed(classifySections(headed))
  tell?.('fill_items', 0)
  const links = new Map<number, Link[]>()
  for (const number of pagesWithLinks(sections)) links.set(number, await linksOf(number))
  const context: Context = {
    regions: layout.regions,
    words: vocabularyOf(layout.lines),
    links,
    drawn: drawnLevels(pages),
  }
  const drafts: Draft[] = []
  for (const section of sections) {
    drafts.push(...fillSection(section, context))
    tell?.('fill_items', drafts.length)
  }
  const unplaced = leftOver(layout, sections, drafts)
  return { layout, sections, drafts, unplaced, worth: judge(sections, drafts, unplaced) }
}

/** Reading a file again costs about as much as the first time: one so long is no resume of which a layout was misread. */
const mostPagesAgain = 20
const mayReadAgain = ({ pages }: OpenPdf, { worth }: Reading) => isAlarming(worth) && pages.length <= mostPagesAgain

/** Where the usual reading makes items that cannot be right, what the rules were unsure of is read in other ways: the best stays. */
const readAgain = async (pdf: OpenPdf, sight: Sight, usual: Reading): Promise<Reading> => {
  let best = usual
  const seen = [{ layout: usual.layout, headings: usualChoice.headings }]
  for (const choice of otherChoices) {
    const layout = readLayout(sight, choice)
    // where pages have no doubtful gutter or margin, the same lines would make the same items again
    if (seen.some((one) => one.headings === choice.headings && sameLayout(one.layout, layout))) continue
    seen.push({ layout, headings: choice.headings })
    const other = await readPages(pdf, layout, choice)
    if (isBetter(other.worth, usual.worth) && other.worth > best.worth) best = other
  }
  return best
}

/** Only achievements have a link of their own. */
const pagesWithLinks = (sections: ResumeSection[]) =>
  new Set(
    sections
      .filter((section) => effectiveKind(section) === 'awards')
      .flatMap((section) => section.lines.map((line) => line.page)),
  )

/** The product's order of sections (core's list, without loading core at run time: the parser's process starts faster). */
const order: Record<Section, number> = {
  overview: 0,
  leadership: 1,
  experience: 2,
  roles: 3,
  skills: 4,
  technical: 5,
  achievements: 6,
  other: 7,
}

const groupWords = (words: Word[]): Unplaced[] => {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    if (last && last.page === word.page && Math.abs(last.base - word.base) < 2) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  return groups
    .map((group) => ({ text: spanOf(group).text, source: sourceOf(spanOf(group)) }))
    .filter((one) => /[\p{L}\p{N}]/u.test(one.text))
}

/**
 * Words that no item has, headings of sections and of the columns of tables aside. The number of a page and how long a job lasted, as networks work it out from
 * its dates, are no part of a resume that anybody could miss.
 */
const leftOver = (layout: Layout, sections: ResumeSection[], drafts: Draft[]): Unplaced[] => {
  const used = new Set<Word>()
  for (const draft of drafts)
    for (const span of [...Object.values(draft.spans), ...draft.more])
      for (const part of span.parts) used.add(part.word)
  const withItems = new Set(drafts.map((draft) => draft.heading))
  for (const section of sections)
    if (section.heading && withItems.has(section.title)) for (const word of section.heading.words) used.add(word)
  const left = layout.lines
    .flatMap((line) => [...line.rail.flatMap((cell) => cell.words), ...line.words])
    .filter((word) => !used.has(word) && /[\p{L}\p{N}]/u.test(word.text) && !isJoiningWord(word.text))
  return groupWords([
    ...left,
    ...layout.labels.filter((cell) => !hasTableLabel(cell.text)).flatMap((cell) => cell.words),
    ...layout.furniture.filter((segment) => !isPageNumber(segment.text)).flatMap((segment) => segment.words),
    ...layout.turned.filter((word) => word.text !== ''),
  ]).filter(({ text }) => !isDuration(text) || !/\p{L}/u.test(text))
}
