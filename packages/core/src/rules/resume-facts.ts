import type { ParseCounts } from '../schemas/resume.ts'
import type { Section } from '../schemas/sections.ts'

/** The number of items in each section; a section without items can be absent. */
export type ItemCounts = Partial<Record<Section, number>>

/** The sections that say most about a resume, with the words for their items. */
const words = [
  ['experience', 'job', 'jobs'],
  ['roles', 'role', 'roles'],
  ['technical', 'tool', 'tools'],
] as const satisfies readonly (readonly [Section, string, string])[]

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Describes what a resume contains: '3 jobs', '2 roles', '10 tools'; or '4 items' if it has none of these. */
export const toResumeFacts = (counts: ItemCounts): string[] => {
  const facts = words.flatMap(([section, one, many]) => {
    const count = counts[section] ?? 0
    return count > 0 ? [countOf(count, one, many)] : []
  })
  if (facts.length > 0) return facts
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [countOf(all, 'item', 'items')]
}

/** Describes what a running parse has counted: '2 of 5 pages read', later '5 pages read', '14 items found'. */
export const toParseFacts = ({ pages_read, pages, items }: ParseCounts): string[] => {
  if (pages === null) return []
  const read =
    pages_read < pages ? `${pages_read} of ${countOf(pages, 'page', 'pages')}` : countOf(pages, 'page', 'pages')
  return [`${read} read`, ...(items > 0 ? [`${countOf(items, 'item', 'items')} found`] : [])]
}
