import * as v from 'valibot'

/** Text that the database can store: PostgreSQL rejects U+0000, so the schema rejects it. */
export const textSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\u0000'), 'Text must not contain the NUL character'),
)

/** Text of at most `max` UTF-16 code units, without U+0000. */
export const boundedText = (max: number) =>
  v.pipe(textSchema, v.maxLength(max, `Text must be at most ${max} characters`))

/** Text of bounded length, trimmed and not empty. */
export const requiredText = (max: number, message: string) =>
  v.pipe(boundedText(max), v.trim(), v.minLength(1, message))
