import { readFileSync } from 'node:fs'
import { words } from '../../text/words.ts'

/** What a bare name of a resume may be. */
export type NameKind =
  | 'tool'
  | 'skill'
  | 'degree'
  | 'certificate'
  | 'title'
  | 'language'
  | 'interest'
  | 'prize'
  // an office beside one's work, and what people take part in
  | 'post'
  | 'cause'

/**
 * A name as resumes write it, and what somebody who knows the thing asks about it: one line of `names/*.jsonl`. An entry with a field of work has what those of
 * that field are asked instead about the skill of another entry, which it names.
 */
export type NameEntry = { kind: NameKind; names: string[]; ask: string[]; field?: string }

const files = [
  'tools',
  'titles',
  'office',
  'trades',
  'more-skills',
  'more-tools',
  'posts',
  'more-titles',
  'rarer-skills',
  'rarer-titles',
  'rarer-posts',
  'by-field',
] as const

/** All entries in the order of their files. */
export const readNames = (): NameEntry[] =>
  files.flatMap((file) =>
    readFileSync(new URL(`./names/${file}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  )

/** A name as it is looked for; one that is written with '=' must be all of the text ('Go' the language, and no 'Go to market'). */
type Named = { words: readonly string[]; alone: boolean; kind: NameKind; row: number }
type Names = {
  entries: readonly NameEntry[]
  byFirst: ReadonlyMap<string, readonly Named[]>
  /** The rows of what is asked in a field, by the field and the name. */
  inField: ReadonlyMap<string, number>
}

const fieldKey = (field: string, name: string): string => `${field} ${words(name).join(' ')}`

let names: Names | undefined

/** All names by their first word, read once when they are first needed. */
export const loadNames = (): Names => {
  if (names !== undefined) return names
  const entries = readNames()
  const all = entries.flatMap(({ kind, names: own, field }, row) =>
    field === undefined ? own.map((name) => ({ words: words(name), alone: name.startsWith('='), kind, row })) : [],
  )
  const inField = entries.flatMap(({ names: own, field }, row) =>
    field === undefined ? [] : own.map((name) => [fieldKey(field, name), row] as const),
  )
  names = { entries, byFirst: Map.groupBy(all, ({ words: [first = ''] }) => first), inField: new Map(inField) }
  return names
}

/** The row of what is asked about an entry in a field of work; null where nothing else is asked there. */
export const rowInField = ({ names: own }: NameEntry, field: string): number | null => {
  const { inField } = loadNames()
  return own.map((name) => inField.get(fieldKey(field, name))).find((row) => row !== undefined) ?? null
}

/** A longer text is no bare name: what it is about decides, not a name that stands in it. */
const longestName = 7

/** A name of the bank that stands in a text: its entry, how many words it has, whether it ends the text, and whether it must be all of it. */
export type MatchedName = { row: number; kind: NameKind; name: string; length: number; last: boolean; alone: boolean }

/** The entries whose names stand in a bare name ('Advanced Excel'), the longest names first, each entry once. */
export const knownNames = (text: string, kinds: readonly NameKind[]): MatchedName[] => {
  const own = words(text)
  if (own.length > longestName) return []
  const { byFirst } = loadNames()
  const found = new Map<number, MatchedName>()
  for (const [place, first] of own.entries())
    for (const { words: name, alone, kind, row } of byFirst.get(first) ?? [])
      if (
        kinds.includes(kind) &&
        name.length > (found.get(row)?.length ?? 0) &&
        (!alone || own.length === name.length) &&
        name.every((word, at) => own[place + at] === word)
      )
        found.set(row, {
          ...{ row, kind, name: name.join(' ') },
          length: name.length,
          alone,
          last: place + name.length === own.length,
        })
  return [...found.values()].sort((a, b) => b.length - a.length)
}
