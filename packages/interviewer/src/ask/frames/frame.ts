import type { QuestionKind } from '../../interviewer.ts'
import type { FactForm } from '../facts.ts'

/** A way of asking. `{x}` is the fact, `{name}` the item's name. */
export type Frame = { form: FactForm; kind: QuestionKind; text: string; people: boolean }

/** Frames from a table of kinds with one way of asking per line. */
export const frames = (form: FactForm, table: Record<QuestionKind, string>, people = false): Frame[] =>
  (Object.keys(table) as QuestionKind[]).flatMap(
    (
      kind, // the keys of a Record<QuestionKind> are its kinds
    ) =>
      table[kind]
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((text) => ({ form, kind, text, people })),
  )
