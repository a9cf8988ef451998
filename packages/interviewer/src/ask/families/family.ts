import type { QuestionKind } from '../../interviewer.ts'

/** What a question is after. Purposes are mixed over a session; each maps to a kind of the API. */
export const kindOf = {
  happened: 'situation',
  own_part: 'situation',
  trouble: 'situation',
  reason: 'decision',
  evidence: 'result',
  proof: 'result',
  hindsight: 'learning',
  next: 'learning',
} as const satisfies Record<string, QuestionKind>
export type Purpose = keyof typeof kindOf

/**
 * A way of asking, for one kind of fact. `{said}` is the fact as a sentence to the person, other names in braces are parts of the
 * fact. A line that begins with `!` asks about decisions that a beginner or helper does not
 * take. `[was|is]` takes its first word for what is over and its second for what goes on.
 */
export type Family = { about: string; purpose: Purpose; text: string; authority: boolean }

/** Families from a table: a kind of fact, then purposes, with one way of asking per line. */
export const families = (table: Record<string, Partial<Record<Purpose, string>>>): Family[] =>
  Object.entries(table).flatMap(([about, purposes]) =>
    Object.entries(purposes).flatMap(([purpose, lines]) =>
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        // the keys of a table are purposes
        .map((text) => ({
          about,
          purpose: purpose as Purpose,
          text: text.replace(/^! /, ''),
          authority: text.startsWith('! '),
        })),
    ),
  )

/** A question with `[past|present]` settled: its first word for what is over, its second for what goes on. */
export const inTense = (question: string, past: boolean): string =>
  question.replace(/\[([^[|\]]*)\|([^[\]]*)\]/g, (_, over: string, current: string) => (past ? over : current))
