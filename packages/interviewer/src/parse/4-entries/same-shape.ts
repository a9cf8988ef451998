import type { Line } from '../2-lines/group-lines.ts'
import { looksOf } from './head-lines.ts'

/** One or two lines in the look of others may be chance. */
const fewestLines = 3

/**
 * Do lines above a date look, line by line, as those above the first date of the section do? '**Acme**' over its street
 * and its town over '**2019 – 2021**': the head is as long, though its dates look as its first line does.
 */
export const hasShape = (lines: Line[], model: Line[]): boolean =>
  model.length >= fewestLines &&
  lines.length === model.length &&
  new Set(model.map(looksOf)).size > 1 &&
  lines.every((line, n) => {
    const wanted = model[n]
    return wanted !== undefined && !line.bullet && looksOf(line) === looksOf(wanted)
  })
