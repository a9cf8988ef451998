import * as v from 'valibot'
import { number } from '../numbers.ts'
import { type Hook, phraseOf } from './hook.ts'
import { hookValues } from './hook-values.ts'
import table from './work-hooks.json' with { type: 'json' }

const valueNames = Object.keys(hookValues) as (keyof typeof hookValues)[]
/** A regular expression as it is written in source. */
const Pattern = v.pipe(v.string(), v.regex(/^\/.+\/i?u?$/s))

const Row = v.strictObject({
  name: v.string(),
  words: Pattern,
  not: v.exactOptional(Pattern),
  notInLine: v.exactOptional(Pattern),
  why: v.exactOptional(v.string()),
  place: v.exactOptional(v.picklist(['overview', 'work'])),
  done: v.exactOptional(v.literal(true)),
  deed: v.exactOptional(v.literal(true)),
  own: v.exactOptional(v.literal(true)),
  values: v.exactOptional(v.picklist(valueNames)),
  least: v.exactOptional(v.number()),
  most: v.exactOptional(v.number()),
  like: v.string(),
  weight: v.number(),
})

const Table = v.strictObject({ why: v.string(), words: v.record(v.string(), v.string()), hooks: v.array(Row) })

const { words, hooks } = v.parse(Table, table)

const parts: Record<string, string> = { ...words, number, phrase2: phraseOf(2), phrase3: phraseOf(3) }

const patternOf = (written: string): RegExp => {
  const end = written.lastIndexOf('/')
  const source = written.slice(1, end).replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`no words '${name}' in ${written}`)
    return part
  })
  return new RegExp(source, written.slice(end + 1))
}

const hookOf = ({
  why: _,
  words: pattern,
  not,
  notInLine,
  values,
  least = 0,
  most = Number.POSITIVE_INFINITY,
  ...rest
}: v.InferOutput<typeof Row>): Hook => ({
  ...rest,
  words: patternOf(pattern),
  ...(not === undefined ? {} : { not: patternOf(not) }),
  ...(notInLine === undefined ? {} : { notInLine: patternOf(notInLine) }),
  ...(values === undefined ? {} : { values: (groups) => hookValues[values](groups, least, most) }),
})

/** What a line about work may hold that an interviewer takes up at once; the order decides between hooks of one weight. */
export const workHooks: readonly Hook[] = hooks.map(hookOf)
