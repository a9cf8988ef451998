import { type Line, makeLine } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { contactWeight } from '../words/contact.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import { educationWords, titleWords } from '../words/lexicon/words.ts'
import { type Entry, fullText, headDate } from './head-lines.ts'
import { splitEntries } from './split-items.ts'

/** Fewer than this many entries before the first heading may be chance. */
const least = 2

/**
 * Jobs and schools that stand before the first heading, as in a resume without any, make sections of their own: by what
 * each entry says. 'Skills: a, b' names its section itself.
 */
export const partHeader = (sections: ResumeSection[], regions: Region[]): ResumeSection[] => {
  const [header, ...others] = sections
  if (!header || header.heading !== null) return sections
  return partHead(header, others.flatMap(takeLabelledSkills), regions)
}

/** A line below 'Tech: Go, Java' that goes on with it stands at the edge of what is behind the label. */
const sameEdge = 3

/** 'Tech: Go, Java' below a summary, in the look of a label: known skills stand in no summary. */
const takeLabelledSkills = (section: ResumeSection): ResumeSection[] => {
  if (section.kind !== 'summary') return [section]
  const own: Line[] = []
  let edge: number | null = null
  for (const line of section.lines) {
    const label = line.cells.length === 2 ? line.cells[0] : undefined
    const goesOn: boolean = edge !== null && line.cells.length === 1 && Math.abs(line.x0 - edge) < sameEdge
    if (goesOn || (label && isSkillsLabel(line))) own.push(line)
    if (!goesOn) edge = label && own.includes(line) ? (line.cells[1]?.x0 ?? null) : null
  }
  if (own.length === 0) return [section]
  const made: ResumeSection = { heading: null, title: null, kind: 'skills', also: [], certainty: 0.6, lines: own }
  return [{ ...section, lines: section.lines.filter((line) => !own.includes(line)) }, made]
}

const isSkillsLabel = (line: Line) => {
  const label = /^([^:,;]{2,30}):\s+\S.*[,;|•·/]/.exec(line.text)?.[1]
  const guess = label ? guessHeading(label) : null
  return guess !== null && guess.known > 0.99 && (guess.kind === 'skills' || guess.kind === 'technical')
}

const partHead = (header: ResumeSection, others: ResumeSection[], regions: Region[]): ResumeSection[] => {
  const ranges = header.lines.filter((line) => headDate(line, regions[line.region], true)?.range)
  if (ranges.length < least) return takeSkills(header, others)
  const { labelled, rest } = takeLabelled(header.lines)
  const { intro, entries } = splitEntries(rest, regions, true)
  const made: ResumeSection[] = []
  for (const entry of entries) {
    const kind = isEducation(entry) ? 'education' : 'experience'
    const last = made.at(-1)
    const lines = [...entry.head, ...entry.body]
    if (last?.kind === kind) last.lines.push(...lines)
    else made.push({ heading: null, title: null, kind, also: [], certainty: 0.4, lines })
  }
  if (labelled.length > 0)
    made.push({ heading: null, title: null, kind: 'skills', also: [], certainty: 0.6, lines: labelled })
  return [{ ...header, lines: intro }, ...made, ...others]
}

/** 'Techs: Go, Java' among name and contact, before the first heading. */
const takeSkills = (header: ResumeSection, others: ResumeSection[]): ResumeSection[] => {
  const lines = header.lines.filter(isSkillsLabel)
  if (lines.length === 0) return [header, ...others]
  const [own, contacts] = [lines.map((line) => ofCells(line, false)), lines.map((line) => ofCells(line, true))]
  const made: ResumeSection = {
    heading: null,
    title: null,
    kind: 'skills',
    also: [],
    certainty: 0.6,
    lines: own.filter((line) => line !== null),
  }
  const left = header.lines.flatMap((line) => (lines.includes(line) ? (contacts[lines.indexOf(line)] ?? []) : [line]))
  return [{ ...header, lines: left }, made, ...others]
}

/** 'Techs: Go, Java ⇥ robin@example.org': the cells of a line that reach the person, or the others. */
const ofCells = (line: Line, contact: boolean): Line | null => {
  const cells = line.cells.filter((cell) => (contactWeight(cell.text) === 2) === contact)
  return cells.length === 0
    ? null
    : cells.length === line.cells.length
      ? line
      : { ...makeLine(line.id, line.region, cells, []), above: line.above }
}

const isEducation = (entry: Entry) => {
  const words = foldedWords(entry.head.map(fullText).join(' '))
  return educationWords.count(words) > titleWords.count(words)
}

/** Blocks of 'Label: a, b' of which at least one label is known as a heading. */
const takeLabelled = (lines: Line[]): { labelled: Line[]; rest: Line[] } => {
  const labelled: Line[] = []
  const rest: Line[] = []
  let open = false
  for (const line of lines) {
    const label = /^([^:,;]{2,30}):\s+\S/.exec(line.text)?.[1]
    const guess = label && !line.bullet ? guessHeading(label) : null
    const known = guess !== null && guess.known > 0.99 && guess.kind !== 'contact' && guess.kind !== 'personal'
    const apart = line.above === null || line.above > 2 * line.size
    open = known || (open && !apart)
    if (open) labelled.push(line)
    else rest.push(line)
  }
  return { labelled, rest }
}
