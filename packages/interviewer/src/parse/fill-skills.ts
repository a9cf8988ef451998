import type { Proficiency } from '@candid/core'
import { type DrawnLevel, dottedLevel } from './drawn-levels.ts'
import type { ResumeSection } from './find-headings.ts'
import type { Line } from './group-lines.ts'
import { makeSegment, type Segment } from './layout.ts'
import type { Kind } from './lexicon/lexicon.ts'
import { foldedWords, guessHeading, spokenLanguages, statedLevel } from './lexicon/words.ts'
import { clip, type Draft } from './make-item.ts'
import type { Word } from './pdf-page.ts'
import { emptySpan, joinSpans, type Span, slice, spanOf, trimSpan } from './span.ts'

type Skill = { name: Span; label: Span; level: Proficiency | null; levelSpan: Span }

/** Cuts at list signs, but never inside brackets. */
const splitList = (span: Span): Span[] => {
  const pieces: Span[] = []
  let depth = 0
  let from = 0
  const text = span.text
  // 'A / B / C' is a list, 'A / B' one name
  const slashes = (text.match(/ \/ /g)?.length ?? 0) > 1
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ''
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    else if (
      depth === 0 &&
      (/[,;|•·▪◦∙‣、]/.test(sign) ||
        ((/[–—-]/.test(sign) || (sign === '/' && slashes)) &&
          text[i - 1] === ' ' &&
          text[i + 1] === ' ' &&
          !levelFollows(text.slice(i + 1))))
    ) {
      if (sign === ',' && /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '')) continue
      pieces.push(slice(span, from, i))
      from = i + 1
    }
  }
  pieces.push(slice(span, from, text.length))
  return pieces
    .map((piece) => trimSpan(piece))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text) || dottedLevel(piece.text) !== null)
}

const levelFollows = (text: string) => statedLevel((text.split(/[,;|•·]/)[0] ?? '').trim()) !== null

/** 'Python (Advanced)', 'Excel – expert', 'Go: basic': the name and the level printed with it. */
const readLevel = (span: Span): { name: Span; level: Proficiency | null; levelSpan: Span } => {
  const none = { name: span, level: null, levelSpan: emptySpan }
  if (span.text.length > 80) return none
  const mark = /[([:]|\s[–—-]\s/g
  for (const match of span.text.matchAll(mark)) {
    const from = match.index + match[0].length
    const stated = span.text.slice(from).replace(/[)\]]\s*$/, '')
    const level = match.index > 0 ? statedLevel(stated) : null
    if (level)
      return { name: trimSpan(slice(span, 0, match.index)), level, levelSpan: slice(span, from, from + stated.length) }
  }
  return none
}

const isLabelText = (text: string) => /:\s*$/.test(text)

/** What stood among the skills and is none: a group under a label of another kind. */
export type Stray = { kind: Kind; label: Span; lists: Span[] }

/** Fills skills and technical skills: one item per name, with its group label and the level that is printed. */
export const fillSkills = (
  section: ResumeSection,
  lines: Line[],
  technical: boolean,
  drawn: DrawnLevel,
): { drafts: Draft[]; strays: Stray[] } => {
  const drafts: Draft[] = []
  const strays: Stray[] = []
  for (const group of groupLabels(joinWrapped(lines))) {
    const guess = group.label.text === '' ? null : guessHeading(group.label.text.replace(/:$/, ''))
    const labelKind = guess && guess.known > 0.99 ? guess.kind : null
    const skills = group.lists.flatMap((list) => readList(list, group.label))
    const spoken = skills.filter((skill) => isSpoken(skill.name.text)).length
    if (skills.length > 0 && spoken >= 0.6 * skills.length && (labelKind === 'languages' || labelKind === null)) {
      strays.push({ kind: 'languages', ...group })
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

const strayKinds: ReadonlySet<Kind> = new Set([
  'interests',
  'awards',
  'certificates',
  'publications',
  'volunteering',
  'references',
])

/** Running text rather than a list. */
const isProseText = (list: Span) => {
  const words = list.text.split(' ').length
  const marks = list.text.match(/[,;|•·]/g)?.length ?? 0
  return (
    (words > 14 && marks / words < 0.12) || (words >= 6 && /[\p{Ll}\p{N})]\.$/u.test(list.text) && marks / words < 0.34)
  )
}

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

/** A name that wraps inside its cell ('Territory' over 'planning') is one name, also where several cells stand side by side. */
const joinWrapped = (lines: Line[]): Line[] => {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const wraps =
      last &&
      !line.bullet &&
      line.region === last.region &&
      last.cells.length > 1 &&
      line.base - last.base < 1.6 * line.size &&
      line.cells.every((cell) => /^\p{Ll}/u.test(cell.text) && last.cells.some((above) => below(cell, above)))
    if (!last || !wraps) {
      joined.push(line)
      continue
    }
    const cells = last.cells.map((above) => {
      const more = line.cells.filter((cell) => below(cell, above))
      return more.length > 0 ? makeSegment([...above.words, ...more.flatMap((cell) => cell.words)]) : above
    })
    joined[joined.length - 1] = { ...last, cells, words: cells.flatMap((cell) => cell.words), base: line.base }
  }
  return joined
}
const below = (cell: Segment, above: Segment) =>
  Math.abs(cell.x0 - above.x0) < 4 || Math.abs((cell.x0 + cell.x1) / 2 - (above.x0 + above.x1) / 2) < 4

const isSpoken = (text: string) =>
  foldedWords(text.replace(/\(.*\)/, '')).some((word) => spokenLanguages.has(word)) && foldedWords(text).length <= 5

const skillDraft = (skill: Skill, technical: boolean, section: ResumeSection, drawn: Proficiency | null): Draft => {
  const name = skill.name.text
  const prose = name.split(' ').length > 9
  const label = trimSpan(skill.label)
  const description = prose ? skill.name : label
  const content = { name: prose ? '' : clip(name), description: clip(description.text, true), projects: null }
  const spans: Record<string, Span> = prose ? { description } : { name: skill.name, description }
  const level = skill.level ?? drawn
  const confidence = { name: 0.9, description: 0.8, proficiency: skill.level ? 0.95 : 0.7 }
  if (technical || level !== null)
    return {
      section: 'technical',
      content: { ...content, proficiency: level },
      spans: { ...spans, ...(skill.levelSpan.text ? { proficiency: skill.levelSpan } : {}) },
      more: [],
      confidence,
      heading: section.title,
    }
  return { section: 'skills', content, spans, more: [], confidence, heading: section.title }
}

const readList = (list: Span, label: Span): Skill[] => {
  const prose =
    list.text.split(' ').length > 14 && (list.text.match(/[,;|•·]/g)?.length ?? 0) / list.text.split(' ').length < 0.12
  if (prose) return [{ name: list, label, level: null, levelSpan: emptySpan }]
  const skills: Skill[] = []
  for (const piece of splitList(list)) {
    const own = statedLevel(piece.text) ?? dottedLevel(piece.text)
    const last = skills.at(-1)
    if (own && last && last.level === null) {
      last.level = own
      last.levelSpan = piece
      continue
    }
    const dots = /\s*[●⬤★■◼▮○◯☆□◻▯▫\s]{3,}$/u.exec(piece.text)
    const dotted = dots ? dottedLevel(dots[0]) : null
    const read =
      dots && dotted
        ? { name: slice(piece, 0, dots.index), level: dotted, levelSpan: slice(piece, dots.index, piece.text.length) }
        : readLevel(piece)
    const name = trimEnd(stripAnd(read.name))
    if (name.text !== '') skills.push({ name, label, level: read.level, levelSpan: read.levelSpan })
  }
  return skills
}

const trimEnd = (span: Span) =>
  /[^.]\.$/.test(span.text) && !/\.[a-z]+\.$/i.test(span.text) ? slice(span, 0, span.text.length - 1) : span
const stripAnd = (span: Span) => {
  const match = /^(?:and|und|et|y|e|en|&)\s+/i.exec(span.text)
  return match ? slice(span, match[0].length, span.text.length) : span
}

type Group = { label: Span; lists: Span[] }

/** Cells of a line; chips that only wide gaps part (and no painted space) are cells too. */
const skillCells = (line: Line): Span[] =>
  [...line.rail, ...line.cells].flatMap((cell) => {
    if (/[,;|•·:]/.test(cell.text)) return [spanOf(cell.words)]
    const chips: Word[][] = []
    for (const word of cell.words) {
      const last = chips.at(-1)?.at(-1)
      const gap = last ? (word.x0 - last.x1) / word.size : 0
      const apart = !last || (!word.glued && gap > (word.spaced ? 0.8 : 0.52))
      if (apart) chips.push([word])
      else chips.at(-1)?.push(word)
    }
    return chips.map(spanOf)
  })

/** Puts lines under their labels: 'Label: a, b', a bold label with its list, a label line over a list, a label column. */
const groupLabels = (lines: Line[]): Group[] => {
  const groups: Group[] = []
  let open: Group | null = null
  let last: Line | null = null
  const someBold = lines.some((line) => line.bold) && !lines.every((line) => line.bold)
  const addLevel = (group: Group | null, level: Span) => {
    const before = group?.lists.at(-1)
    if (!group || !before || splitList(before).length > 1) return false
    group.lists[group.lists.length - 1] = joinSpans([before, level], ' – ')
    return true
  }
  const put = (span: Span, line: Line) => {
    if (!open) {
      open = { label: emptySpan, lists: [] }
      groups.push(open)
    }
    const before = open.lists.at(-1)
    if (before && last && continues(before, line, last))
      open.lists[open.lists.length - 1] = joinSpans([before, span], ' ')
    else open.lists.push(span)
  }
  for (const line of lines) {
    const cells = skillCells(line)
    const first = cells[0]
    if (!first) continue
    const inline = inlineLabel(line)
    if (inline) {
      open = { label: inline.label, lists: [] }
      groups.push(open)
      if (inline.rest.text !== '') open.lists.push(inline.rest)
    } else if (cells.length === 1 && labelLine(line, lines, someBold)) {
      open = { label: first, lists: [] }
      groups.push(open)
    } else if (cells.length === 1 && statedLevel(first.text) && addLevel(open, first)) {
      // the level stands on a line of its own below the skill
    } else put(joinCells(cells), line)
    last = line
  }
  return groups
}

/** Cells side by side are separate skills, unless the second is the level of the first. */
const joinCells = (cells: Span[]): Span => {
  let text: Span = emptySpan
  for (const cell of cells)
    text =
      text.text === ''
        ? cell
        : joinSpans(
            [text, cell],
            statedLevel(cell.text) || dottedLevel(cell.text) ? ' – ' : /[,;|•·]$/.test(text.text) ? ' ' : ' | ',
          )
  return text
}

const continues = (before: Span, line: Line, last: Line) => {
  if (line.bullet || line.rail.length > 0) return false
  if (/[,;&(|•·]$/.test(before.text) || /^\p{Ll}/u.test(line.text)) return true
  const open = (before.text.match(/\(/g)?.length ?? 0) > (before.text.match(/\)/g)?.length ?? 0)
  if (open) return true
  // a sentence over two lines
  if (
    !/[,;|•·.]/.test(before.text) &&
    before.text.split(' ').length >= 6 &&
    line.cells.length === 1 &&
    line.base - last.base < 1.6 * line.size
  )
    return true
  if (last.bullet && line.x0 > last.x0 - 2 && line.base - last.base < 1.6 * line.size && before.text.length > 30)
    return true
  return (
    /[,;|•·]/.test(before.text) &&
    last.cells.length === 1 &&
    line.cells.length === 1 &&
    line.base - last.base < 1.5 * line.size &&
    before.text.length > 45 &&
    !/[.]$/.test(before.text)
  )
}

/** 'Languages: Go, Rust', or a bold beginning before plain text, or a label cell before a list cell. */
const inlineLabel = (line: Line): { label: Span; rest: Span } | null => {
  const cells = skillCells(line)
  const first = cells[0]
  if (!first) return null
  const colon = /^([^:,;|•]{2,45}?)\s?:(?=\s|$)/u.exec(first.text)
  if (colon && !statedLevel(first.text.slice(colon[0].length)))
    return {
      label: slice(first, 0, (colon[1] ?? '').length),
      rest: joinCells(
        [slice(first, colon[0].length, first.text.length), ...cells.slice(1)].filter((cell) => cell.text !== ''),
      ),
    }
  const words = first.parts.map((part) => part.word)
  const boldCount = words.findIndex((word) => !word.bold)
  if (words[0]?.bold && boldCount > 0 && boldCount <= 5) {
    const cut = first.parts[boldCount]?.from ?? 0
    const rest = slice(first, cut, first.text.length)
    if (!statedLevel(rest.text) && /\p{L}/u.test(rest.text) && !/^[(,;–-]/.test(rest.text))
      return { label: trimSpan(slice(first, 0, cut)), rest: joinCells([rest, ...cells.slice(1)]) }
    if (/^[–—-]\s/.test(rest.text) && /[,;]/.test(rest.text))
      return { label: trimSpan(slice(first, 0, cut)), rest: joinCells([trimSpan(rest), ...cells.slice(1)]) }
  }
  const second = cells[1]
  if (cells.length === 2 && second && !statedLevel(second.text)) {
    const [a, b] = [first.parts[0]?.word, second.parts[0]?.word]
    const restyled = a && b && (a.bold !== b.bold || a.color !== b.color || a.italic !== b.italic)
    if (/[,;|•·]/.test(second.text) && !/[,;|•·]/.test(first.text) && (restyled || splitList(second).length >= 2))
      return { label: first, rest: second }
  }
  return null
}

/** A line that names a group: it looks unlike the list below it and holds no list sign. */
const labelLine = (line: Line, lines: Line[], someBold: boolean) => {
  const next = lines[lines.indexOf(line) + 1]
  if (!next || line.bullet || /[,;|•·]/.test(line.text) || line.text.length > 45 || /^\p{Ll}/u.test(line.text))
    return false
  if (statedLevel(line.text) || statedLevel(next.text)) return false
  if (isLabelText(line.text)) return true
  if (line.heading > 0 && next.heading === 0) return true
  const differs =
    (line.bold && !next.bold) ||
    (line.italic && !next.italic) ||
    line.size > next.size * 1.06 ||
    (line.caps && !next.caps && line.text.length >= 9) ||
    (line.color !== next.color && line.font !== next.font)
  if (differs && (someBold || !line.bold)) return true
  return next.bullet && !line.bullet
}
