import * as v from 'valibot'
import { boundedText } from './text.ts'

export const maxLinkLength = 2_000

/** Whether a text is a link that may be followed: http, https or mailto. */
export const isLink = (text: string): boolean =>
  text.length <= maxLinkLength && /^(https?:\/\/[^\s/?#][^\s]*|mailto:[^\s@]+@[^\s@]+)$/i.test(text)

/** A link that may be followed, trimmed; empty means none. Every way in (form, import, parse) is checked by it. */
export const linkSchema = v.pipe(
  boundedText(maxLinkLength),
  v.trim(),
  v.check((text) => text === '' || isLink(text), 'The link must start with http://, https:// or mailto:'),
)
