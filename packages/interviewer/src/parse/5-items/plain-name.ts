import { type Span, slice } from '../2-lines/span.ts'

/** The full stop of a sentence is no part of a name; that of 'Inc.' is. */
export const plainName = (span: Span): Span => withoutQuotes(withoutStop(withoutBrackets(span)))

/** Quotation marks around a name, or the one that is left of a pair, are no part of it. */
const withoutQuotes = (span: Span): Span => {
  const open = /^[‘“"'„«]\s*/u.exec(span.text)?.[0].length ?? 0
  const close = /\s{0,5}[’”"'»]$/u.exec(span.text)?.[0].length ?? 0
  const inner = span.text.slice(open, span.text.length - close)
  return open + close > 0 && !/[‘“"„«’”»]/u.test(inner) ? slice(span, open, span.text.length - close) : span
}

/** 'Head Chef' over '(Oakmoor Hospital)': brackets around the whole of a name are no part of it. */
const withoutBrackets = (span: Span): Span =>
  /^\([^()]+\)$/.test(span.text) ? slice(span, 1, span.text.length - 1) : span

const withoutStop = (span: Span): Span =>
  /\p{Ll}{3}\.$/u.test(span.text) && !/\b(?:inc|ltd|corp|bros|dept|univ)\.$/i.test(span.text)
    ? slice(span, 0, span.text.length - 1)
    : span
