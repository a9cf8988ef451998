import type { Proficiency } from '@candid/core'
import type { Line } from '../2-lines/group-lines.ts'
import type { ColumnOf, Vocabulary } from '../2-lines/join-text.ts'
import { joinSpans, type Span, trimSpan } from '../2-lines/span.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { fold, foldedWords } from '../words/lexicon/fold.ts'
import { guessHeading } from '../words/lexicon/guess-heading.ts'
import type { Kind } from '../words/lexicon/lexicon.ts'
import { contactLabels, spokenLanguages } from '../words/lexicon/words.ts'
import type { DrawnLevel } from './drawn-levels.ts'
import { pairRows } from './label-pairs.ts'
import { clip, type Draft } from './make-item.ts'
import { readProse } from './prose-skills.ts'
import { joinWrapped, withoutTableHead } from './skill-cells.ts'
import { groupLabels } from './skill-groups.ts'
import { isProseText, readLevel, readList, type Skill } from './skill-lists.ts'

/** What stood among the skills and is none: a group under a label of another kind. */
export type Stray = { kind: Kind; label: Span; lists: Span[] }

/** Fills skills and technical skills: one item per name, with its group label and the level that is printed. */
export const fillSkills = (
  section: ResumeSection,
  lines: Line[],
  technical: boolean,
  drawn: DrawnLevel,
  column: ColumnOf,
  words: Vocabulary,
): { drafts: Draft[]; strays: Stray[] } => {
  const drafts: Draft[] = []
  const strays: Stray[] = []
  for (const group of groupLabels(
    joinWrapped(withoutTableHead(pairRows(lines, 'bold labels or lists')), column, words),
    column,
    words,
  )) {
    const guess = group.label.text === '' ? null : guessHeading(group.label.text.replace(/:$/, ''))
    const labelKind = guess && guess.known > 0.99 ? guess.kind : null
    const told = group.label.text === '' ? readProse : () => null
    const skills = group.lists.flatMap((list) => told(list) ?? readList(list, group.label))
    const spoken = skills.filter((skill) => isSpoken(skill.name.text)).length
    const least = labelKind === 'languages' ? mostlySpoken.labelled : mostlySpoken.unlabelled
    if (spoken > 0 && spoken >= least * skills.length && (labelKind === 'languages' || labelKind === null)) {
      strays.push({ kind: 'languages', ...group })
      continue
    }
    if (contactLabels.has(fold(group.label.text.replace(/:$/, ''))) && group.lists.length > 0) {
      strays.push({ kind: 'personal', ...group })
      continue
    }
    if (labelKind && strayKinds.has(labelKind) && group.lists.length > 0) {
      strays.push({ kind: labelKind, ...group })
      continue
    }
    const isTechnical = technical || labelKind === 'technical'
    const prose = group.lists.length > 0 && group.label.text !== '' && group.lists.every(isProseText)
    if (prose || (skills.length === 0 && group.label.text !== '')) {
      const read = readLevel(group.label)
      drafts.push(namedDraft(read, joinSpans(group.lists, '\n'), isTechnical, section))
      continue
    }
    for (const skill of skills)
      drafts.push(skillDraft(skill, isTechnical, section, isTechnical ? drawn(skill.name) : null))
  }
  return { drafts, strays }
}

/** So many names of a list are languages that people speak: fewer below a label that says so ('some Spanish from work' is long). */
const mostlySpoken = { labelled: 0.5, unlabelled: 0.6 }

const strayKinds: ReadonlySet<Kind> = new Set([
  'interests',
  'awards',
  'certificates',
  'publications',
  'volunteering',
  'references',
])

const namedDraft = (
  read: { name: Span; level: Proficiency | null; levelSpan: Span },
  description: Span,
  technical: boolean,
  section: ResumeSection,
): Draft => {
  const content = { name: clip(read.name.text), description: clip(description.text, true), projects: null }
  const spans = { name: read.name, description, ...(read.level ? { proficiency: read.levelSpan } : {}) }
  const confidence = { name: 0.8, description: 0.85, proficiency: 0.95 }
  const rest = { more: [], confidence, heading: section.title }
  return technical || read.level
    ? { section: 'technical', content: { ...content, proficiency: read.level }, spans, ...rest }
    : { section: 'skills', content, spans, ...rest }
}

const isSpoken = (text: string) =>
  foldedWords(text.replace(/\(.{0,200}\)/, '')).some((word) => spokenLanguages.has(word)) &&
  foldedWords(text).length <= 5

const skillDraft = (skill: Skill, technical: boolean, section: ResumeSection, drawn: Proficiency | null): Draft => {
  const name = skill.name.text
  const prose = name.split(' ').length > 9
  const label = trimSpan(skill.label)
  const description = prose ? skill.name : label
  const content = { name: prose ? '' : clip(name), description: clip(description.text, true), projects: null }
  const spans: Record<string, Span> = prose ? { description } : { name: skill.name, description }
  const level = skill.level ?? drawn
  const confidence = { name: 0.9, description: 0.8, proficiency: skill.level ? 0.95 : 0.7 }
  // '90 %' is none of the levels: the item keeps its words, no field does
  const more = skill.level === null && skill.levelSpan.text !== '' ? [skill.levelSpan] : []
  if (technical || level !== null)
    return {
      section: 'technical',
      content: { ...content, proficiency: level },
      spans: { ...spans, ...(skill.level && skill.levelSpan.text ? { proficiency: skill.levelSpan } : {}) },
      more,
      confidence,
      heading: section.title,
    }
  return { section: 'skills', content, spans, more, confidence, heading: section.title }
}
