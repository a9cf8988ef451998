import { type Line, makeLine } from '../2-lines/group-lines.ts'
import { makeSegment, type Region } from '../2-lines/layout.ts'
import { emptySpan, joinSpans, type Span, slice, spanOf } from '../2-lines/span.ts'
import { findDates, isDuration, isOnlyDates } from '../words/dates.ts'
import { type Answer, type Field, readAnswer, withoutRoles } from './form-answers.ts'
import { type Entry, type EntryDate, fullText, headDate, isProse } from './head-lines.ts'

/** 'Client : Oakmoor' right above the first label that says what it asks for is a line of the same form. */
const startOf = (answers: (Answer | null)[], at: number): number => {
  let start = at
  while (answers[start - 1]?.field === null && answers[start - 1]?.value.text !== '') start--
  return answers[start - 1] ? at : start
}

/** The name above a form is no longer. */
const longestName = 80
/** Between the employer above a form and its first known label stand no more lines of it. */
const linesBetween = 2

/** A paragraph about the employer has no more lines. */
const mostLinesAbout = 6

/** The line above a form that names the employer, where no label does. */
const nameAbove = (lines: Line[], answers: (Answer | null)[], start: number): number | null => {
  let linesAbout = 0
  for (let at = start - 1; at >= 0 && at >= start - 1 - linesBetween - linesAbout; at--) {
    const line = lines[at]
    if (!line || answers[at]?.field) return null
    if (answers[at] && answers[at]?.value.text !== '') continue
    if (line.bullet && !line.numbered) return null
    const text = fullText(line)
    // a paragraph about the employer may stand between its name and the form
    if (text.length > longestName || /\p{Ll}[;.]$/u.test(text.replace(/\b(?:ltd|inc|co|corp)\.$/i, ''))) {
      if (++linesAbout > mostLinesAbout) return null
      continue
    }
    return wrapsInto(lines[at - 1], line) ? at - 1 : at
  }
  return null
}

/** 'Oakmoor Catering – North Kitchen,' over 'Leeds': a name of two lines in one look. */
const wrapsInto = (above: Line | undefined, line: Line) =>
  above !== undefined &&
  !above.bullet &&
  !line.bullet &&
  above.bold === line.bold &&
  above.size === line.size &&
  above.rail.length === 0 &&
  above.text.length <= longestName &&
  /,$/.test(above.text)

const dateOf = (line: Line): EntryDate | null => {
  const found = findDates(line.text)
  const date = found.find((one) => one.range) ?? found[0]
  return date ? { ...date, line, where: 'text' } : null
}

/** A value that wraps stands below its own beginning, right of the labels. */
const runsOn = (line: Line, answered: Line | undefined) =>
  answered !== undefined && !line.bullet && line.cells.length === 1 && line.x0 > (answered.cells[0]?.x1 ?? answered.x1)

/** 'Company : Acme' over '(2019 to 2021)' below the name: dates without a label of their own. */
const isDateBelow = (line: Line, answered: Line | undefined) => runsOn(line, answered) && isOnlyDates(fullText(line))

/**
 * Jobs filled in like a form whose labels say what they ask for ('Company', 'Designation', 'Duration'), though entries differ in
 * their lines, and the employer may stand above each form. Null where other lines are the heads of the section.
 */
export const formEntries = (
  lines: Line[],
  regions: Region[],
): { intro: Line[]; entries: Entry[]; namedAbove: boolean } | null => {
  const answers = withoutRoles(lines.map(readAnswer))
  const starts: number[] = []
  let seen = new Set<Field>()
  let opener: Field | null = null
  answers.forEach((answer, at) => {
    if (!answer?.field) return
    // where the employer's label opens the first form it opens each
    if (starts.length === 0) opener = answer.field
    if (starts.length === 0 || seen.has(answer.field) || (answer.field === 'employer' && opener === 'employer')) {
      starts.push(startOf(answers, at))
      seen = new Set()
    }
    seen.add(answer.field)
  })
  const has = (field: Field) => answers.filter((answer) => answer?.field === field).length
  if (has('title') === 0 || has('title') < leastTitled * starts.length) return null
  const above = has('employer') > 0 ? [] : starts.map((start) => nameAbove(lines, answers, start))
  const inForms = starts.map((start, n) =>
    answers.slice(start, starts[n + 1]).some((answer) => answer?.field === 'employer'),
  )
  // a project below another one is for the same employer, whose name opens the first
  const named = inForms[0] ? starts.length : has('employer') + above.filter((at) => at !== null).length
  const dated = answers.filter((answer) => answer?.field === 'dates' || (answer && datesTitle(answer))).length
  if (dated === 0 && has('employer') === 0) return null
  if (named + dated < starts.length || named < leastTitled * starts.length) return null
  const isHead = (line: Line, at: number) =>
    !answers[at]?.field && !isDateBelow(line, lines[at - 1]) && headDate(line, regions[line.region], true)?.range
  if (lines.filter((line, at) => isHead(line, at) && !isProse(line, regions[line.region])).length > 0) return null
  const from = starts.map((start, n) => above[n] ?? start)
  const entries = from.map((start, n) => entryOf(lines, answers, start, from[n + 1] ?? lines.length, above[n] ?? null))
  return {
    intro: lines.slice(0, from[0]),
    entries: inForms[0] ? carryEmployers(entries) : entries,
    namedAbove: above.length > 0,
  }
}

/** 'Project #2' below the form of a job: who was the employer there is said once. */
const carryEmployers = (entries: Entry[]): Entry[] => {
  let employer = emptySpan
  return entries.map((entry) => {
    if (!entry.stated) return entry
    if (entry.stated.employer.text !== '') employer = entry.stated.employer
    return { ...entry, stated: { ...entry.stated, employer } }
  })
}

/** Below a head the title is asked for within so many lines. */
const linesBelow = 2

/** 'Oakmoor Hospital, 2018 – 2021' over 'Job Title: Cook': the label says what the head does not. */
export const answeredTitle = (entry: Entry): { title: Span; label: Span; body: Line[] } | null => {
  for (const line of entry.body.slice(0, linesBelow)) {
    const answer = line.bullet ? null : readAnswer(line)
    if (answer?.field !== 'title' || answer.value.text === '') continue
    return { title: answer.value, label: answer.label, body: entry.body.filter((other) => other !== line) }
  }
  return null
}

/** 'Designation: Cook [2014 – 2017]': the title has the dates behind it. */
const datesTitle = ({ field, value }: Answer) =>
  field === 'title' ? findDates(value.text).find((date) => date.range && date.from > 0) : undefined

/** A form here and there lacks a line. */
const leastTitled = 0.7

/** '2016 – 2017 (part time)': what is said beside the dates of a form, as a line of its own. */
const besideDates = (line: Line, { value }: Answer): Line[] => {
  const dates = findDates(value.text)
  const last = dates.at(-1)
  const behind = last ? slice(value, last.to, value.text.length) : emptySpan
  if (isDuration(behind.text) || !/\p{L}{2}/u.test(behind.text)) return []
  return [makeLine(line.id + 0.5, line.region, [makeSegment(behind.parts.map((part) => part.word))], [])]
}

const cellsOf = (line: Line): Span =>
  joinSpans(
    line.cells.map((cell) => spanOf(cell.words)),
    ' ',
  )

const entryOf = (
  lines: Line[],
  answers: (Answer | null)[],
  start: number,
  end: number,
  above: number | null,
): Entry => {
  const values: Partial<Record<Field, Span>> = {}
  const labels: Span[] = []
  const body: Line[] = []
  let date: EntryDate | null = null
  let open: { field: Field; line: Line } | null = null
  for (let at = start; at < end; at++) {
    const [line, answer] = [lines[at], answers[at]]
    if (!line) continue
    if (at === above) values.employer = answer?.label ?? cellsOf(line)
    else if (above !== null && at === above + 1 && wrapsInto(lines[above], line))
      values.employer = joinSpans([values.employer ?? emptySpan, cellsOf(line)], ' ')
    else if (answer?.field && (answer.field !== 'dates' || dateOf(line))) {
      if (answer.field === 'dates') {
        date ??= dateOf(line)
        body.push(...besideDates(line, answer))
      } else values[answer.field] = answer.value
      const behind = datesTitle(answer)
      if (behind && !date) {
        date = dateOf(line)
        values.title = slice(
          answer.value,
          0,
          answer.value.text
            .slice(0, behind.from)
            .trimEnd()
            .replace(/[\s([,–—-]{1,5}$/u, '').length,
        )
      }
      labels.push(answer.label)
      open = { field: answer.field, line }
    } else if (!date && !answer && isDateBelow(line, open?.line)) date = dateOf(line)
    else if (open && open.field !== 'dates' && !answer && runsOn(line, open.line))
      values[open.field] = joinSpans([values[open.field] ?? emptySpan, spanOf(line.words)], ' ')
    else {
      body.push(line)
      open = null
    }
  }
  return {
    head: [],
    body,
    date,
    stated: { title: values.title ?? emptySpan, employer: values.employer ?? emptySpan, labels },
  }
}
