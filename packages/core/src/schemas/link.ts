import * as v from 'valibot'
import { isLink, maxLinkLength } from './link-text.ts'
import { boundedText } from './text.ts'

/** A safe link, trimmed; empty means none. Forms, imports and parses all check links with it. */
export const linkSchema = v.pipe(
  boundedText(maxLinkLength),
  v.trim(),
  v.check((text) => text === '' || isLink(text), 'The link must start with http://, https:// or mailto:'),
)
