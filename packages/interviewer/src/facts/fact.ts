import type { Act } from './words/acts.ts'
import type { Reason } from './words/never-asked.ts'

/** Where a fact stands: the field of the item's content and the place of its text in that field (end excluded). */
export type Span = { field: string; start: number; end: number }

type Base = {
  /** The exact characters at `span`. */
  text: string
  span: Span
  /** Facts of one sentence share a number: one answer would serve them all. Fields other than running text have none. */
  sentence: number | null
}

/** The sentence as one says it to the person ('You led a squad of five'), or null when there is no safe way to say it. */
type Said = {
  statement: string | null
  /** The same in a few words, for a second question about it; null when it cannot be shorter. */
  brief: string | null
}

/**
 * What a piece of a resume says, typed. A field that the text does not state is null, never guessed; every other text is an
 * exact part of the item, save `statement` and `brief` (the same words, turned to the second person and perhaps shortened).
 */
export type Fact = Base &
  (
    | ({
        kind: 'deed'
        /** Base form of the verb that opens the clause. */
        verb: string
        act: Act
        tense: 'past' | 'present'
        /** The effect that the clause itself states ('which removed duplicate payouts'), or null. */
        outcome: string | null
        /** The statement together with that effect, or null. */
        withOutcome: string | null
      } & Said)
    | ({ kind: 'duty'; what: string; current: boolean } & Said)
    | ({ kind: 'change'; thing: string | null; from: string | null; to: string | null; by: string | null } & Said)
    | ({ kind: 'figure'; amount: string; measure: 'money' | 'share' | 'time' | 'count'; thing: string | null } & Said)
    | ({ kind: 'people'; count: string | null; who: string; act: 'lead' | 'teach' | 'hire' } & Said)
    | { kind: 'list'; things: string[] }
    | ({ kind: 'phrase'; act: Act | null; post: boolean; current: boolean } & Said)
    | { kind: 'goal'; goal: string }
    | { kind: 'remark'; remark: string; plain: boolean }
    | { kind: 'years'; years: string }
    | {
        kind: 'job'
        title: string | null
        employer: string | null
        start: string | null
        end: string | null
        current: boolean
      }
    | { kind: 'tool'; name: string; level: string | null; proved: boolean }
    | { kind: 'skill'; name: string; soft: boolean; trait: boolean; proved: boolean }
    | { kind: 'post'; name: string; date: string | null }
    | { kind: 'project'; name: string; outcome: boolean; described: boolean }
    | {
        kind: 'prize' | 'certificate' | 'talk' | 'publication' | 'patent' | 'result'
        name: string
        date: string | null
      }
    | { kind: 'degree'; degree: string | null; field: string | null; school: string | null; year: string | null }
    | { kind: 'thesis'; topic: string }
    | { kind: 'language'; language: string; level: string | null; native: boolean }
    | { kind: 'claim'; claim: string }
    | { kind: 'interest'; name: string }
    | { kind: 'profile' }
    | { kind: 'silent'; why: Reason | 'name' }
  )

export type FactKind = Fact['kind']
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>
