import type { ParseCounts } from '../schemas/resume.ts'
import type { Section } from '../schemas/sections.ts'

/** How many items a resume has in each of its sections; a section without items may be absent. */
export type ItemCounts = Partial<Record<Section, number>>

/** The sections that say most about a resume, by the words that people use for their items. */
const words = [
  ['experience', 'job', 'jobs'],
  ['roles', 'role', 'roles'],
  ['technical', 'tool', 'tools'],
] as const satisfies readonly (readonly [Section, string, string])[]

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What a resume holds, in words: '3 jobs', '2 roles', '10 tools'; where it has none of these, '4 items'. */
export const toResumeFacts = (counts: ItemCounts): string[] => {
  const facts = words.flatMap(([section, one, many]) => {
    const count = counts[section] ?? 0
    return count > 0 ? [countOf(count, one, many)] : []
  })
  if (facts.length > 0) return facts
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [countOf(all, 'item', 'items')]
}

/** What a running parse has counted, in words: '2 of 5 pages read', then '5 pages read', '14 items found'. */
export const toParseFacts = ({ pages_read, pages, items }: ParseCounts): string[] => {
  if (pages === null) return []
  const read =
    pages_read < pages ? `${pages_read} of ${countOf(pages, 'page', 'pages')}` : countOf(pages, 'page', 'pages')
  return [`${read} read`, ...(items > 0 ? [`${countOf(items, 'item', 'items')} found`] : [])]
}
