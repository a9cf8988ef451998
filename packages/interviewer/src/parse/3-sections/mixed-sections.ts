import type { Line } from '../2-lines/group-lines.ts'
import { findDates } from '../words/dates.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import type { ResumeSection } from './cut-sections.ts'

/** What is written as a list of names … */
const lists: ReadonlySet<Kind> = new Set(['skills', 'technical', 'languages', 'interests'])
/** … and what has an entry, mostly with a date, for each. */
const entries: ReadonlySet<Kind> = new Set([
  'awards',
  'certificates',
  'education',
  'projects',
  'volunteering',
  'publications',
  'memberships',
])

/** 'Skills & Awards': what stands under a heading of two kinds is parted by what each line says. */
export const partMixed = (sections: ResumeSection[]): ResumeSection[] => sections.flatMap(part)

const part = (section: ResumeSection): ResumeSection[] => {
  const kinds = section.kind ? [section.kind, ...section.also] : []
  const list = kinds.find((kind) => lists.has(kind))
  const entry = kinds.find((kind) => entries.has(kind))
  if (!list || !entry || !/&|\+|\/|,|\b(?:and|und|et|y|e|en)\b/i.test(section.title ?? '')) return [section]
  // where every line names itself, the labels part the section better
  if (section.lines.filter((line) => labelOf(line)).length > 0.7 * section.lines.length) return [section]
  const parts: ResumeSection[] = []
  let kind: Kind | null = null
  for (const line of section.lines) {
    kind = kindOf(line, list, entry) ?? kind ?? entry
    const last = parts.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else parts.push({ ...section, kind, also: [], lines: [line] })
  }
  return parts.length > 1 ? parts : [section]
}

const labelOf = (line: Line) => /^([^:]{2,30}):(?:\s|$)/.exec(line.text)?.[1]

/** Null when the line goes on with what stands above it. */
const kindOf = (line: Line, list: Kind, entry: Kind): Kind | null => {
  const label = labelOf(line)
  const guess = label ? guessHeading(label) : null
  if (guess && guess.known > 0.99 && (guess.kind === list || guess.kind === entry)) return guess.kind
  const dated = [line.text, ...line.rail.map((cell) => cell.text)].some((text) => findDates(text).length > 0)
  if (dated) return entry
  return (line.text.match(/[,;|•·~]/g)?.length ?? 0) >= 2 ? list : null
}
