import * as v from 'valibot'

/** Text that a database can hold: PostgreSQL refuses U+0000, so it is refused at the edge. */
export const textSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\u0000'), 'Text must not contain the NUL character'),
)

/** Text of at most `max` UTF-16 code units, without U+0000. */
export const boundedText = (max: number) =>
  v.pipe(textSchema, v.maxLength(max, `Text must be at most ${max} characters`))

/** Bounded text, trimmed, that must not be empty. */
export const requiredText = (max: number, message: string) =>
  v.pipe(boundedText(max), v.trim(), v.minLength(1, message))
