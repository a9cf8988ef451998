import * as v from 'valibot'
import { errors, HttpError, type Issue } from '../errors.ts'

/** Validates one part of a request. Throws 422 with every issue and its place. */
export const validate = <S extends v.GenericSchema>(schema: S, value: unknown, place: string): v.InferOutput<S> => {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new HttpError(
    422,
    result.issues.map((issue): Issue => ({ loc: [place, ...keysOf(issue)], msg: issue.message, type: issue.type })),
  )
}

const keysOf = (issue: v.BaseIssue<unknown>): (string | number)[] =>
  issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? []

/** No input of the contract is nested deeper than a few levels. The limit protects the stack from recursion. */
const maxDepth = 32
/** No input has a longer list. Without the limit, each wrong entry would be validated and reported. */
const maxEntries = 1_000

/**
 * Refuses text that PostgreSQL cannot store (U+0000) or that is not valid Unicode (half of a surrogate pair), anywhere in a
 * value. Otherwise it would reach the database and cause a server error.
 */
export const refuseUnstorable = (value: unknown, loc: (string | number)[]): void => {
  if (loc.length > maxDepth) throw errors.invalid('The input is nested too deeply', loc.slice(0, 3))
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw errors.invalid('Text must not contain the NUL character', loc)
    if (!value.isWellFormed()) throw errors.invalid('Text must be valid Unicode', loc)
  } else if (Array.isArray(value)) {
    if (value.length > maxEntries) throw errors.invalid(`A list must have at most ${maxEntries} entries`, loc)
    for (const [index, entry] of value.entries()) refuseUnstorable(entry, [...loc, index])
  } else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      refuseUnstorable(key, loc)
      refuseUnstorable(entry, [...loc, key])
    }
}
