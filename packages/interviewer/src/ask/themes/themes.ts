import type { Family } from '../families/family.ts'
import { careThemes } from './care-themes.ts'
import { isAbout } from './gate.ts'
import { officeThemes } from './office-themes.ts'
import { serviceThemes } from './service-themes.ts'
import { technicalThemes } from './technical-themes.ts'
import { type Theme, themeFamilies } from './theme.ts'

/** All themes by name. */
export const themes: Readonly<Record<string, Theme>> = {
  ...technicalThemes,
  ...careThemes,
  ...serviceThemes,
  ...officeThemes,
}

/** The ways of asking about every theme. */
export const allThemeFamilies: readonly Family[] = themeFamilies(themes)

const preposition =
  /^(?:for|with|in|at|from|by|to|on|into|across|during|among|under|between|while|after|before|through|via|using|against)$/i

/**
 * What a line is about: its beginning up to the first preposition ('You grew 2,000 oaks' of 'You grew 2,000 oaks with pupils'). One that
 * follows the verb belongs to it ('You worked in the warehouse'), and so does all of a line about a post.
 */
const headOf = (line: string): string => {
  const words = line.split(' ')
  if (/^You (?:are|were|list) /.test(line) || words.length < 5) return line
  const quoted = /^You (?:write|mention) /.test(line)
  const from = quoted ? 4 : line.startsWith('You ') ? 3 : 1
  const stop = words.findIndex(
    // 'tidyverse, for county budgets': what follows a comma is a detail at any rate
    (word, at) => (at >= from || (at > 2 && /,$/.test(words[at - 1] ?? ''))) && preposition.test(word),
  )
  return stop < 0 ? line : words.slice(0, stop).join(' ')
}

/** How a line is looked at: by which text of the resume its meaning is judged; a bare name has none. */
type Reading = { source?: string | null; surely?: boolean }

/**
 * Up to two themes of a line, the one that is named first before the other. A theme must be named in the head of the line or by two of its words: one word further on is a place or a detail. What the line means
 * decides: a word of another trade sets off no theme.
 */
export const themesIn = (line: string, { source = null, surely = false }: Reading = {}): string[] => {
  const head = headOf(line)
  return Object.entries(themes)
    .flatMap(([name, { words }]) => {
      const first = words.exec(line)
      if (first === null) return []
      const after = line.slice(first.index + first[0].length)
      return first.index <= head.length + 1 || words.test(after) ? [{ name, at: first.index }] : []
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ name }) => source === null || isAbout(name, source, surely))
    .slice(0, 2)
    .map(({ name }) => `theme.${name}`)
}
