import * as v from 'valibot'
import { isLink, maxLinkLength } from './link-text.ts'
import { boundedText } from './text.ts'

/** A link that may be followed, trimmed; empty means none. Every way in (form, import, parse) is checked by it. */
export const linkSchema = v.pipe(
  boundedText(maxLinkLength),
  v.trim(),
  v.check((text) => text === '' || isLink(text), 'The link must start with http://, https:// or mailto:'),
)
