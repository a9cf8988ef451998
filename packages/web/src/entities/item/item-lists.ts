import { isIdentityLine, type Section, sortSkills, sortTechnical } from '@candid/core'
import type { ItemLists, ItemOf } from './item.types.ts'

const asGiven = <T>(items: T[]): T[] => items

const orders: { [S in Section]: (items: ItemOf<S>[]) => ItemOf<S>[] } = {
  overview: asGiven,
  leadership: asGiven,
  experience: asGiven,
  roles: asGiven,
  skills: sortSkills,
  technical: sortTechnical,
  achievements: asGiven,
  // The header shows the lines of the resume's head.
  other: (items) => items.filter((item) => !isIdentityLine(item)),
}

/** Returns the items of a section in the order in which they are shown: skills by name, technical items by level. */
export const toShownItems = <S extends Section>(lists: ItemLists, section: S): ItemOf<S>[] =>
  orders[section](lists[section])

/** Whether the person decides the order of a section; skills and technical items are sorted automatically. */
export const isOrderedByPerson = (section: Section): boolean => section !== 'skills' && section !== 'technical'

const longestTitle = 72

const short = (text: string) => {
  const line = text.trim().split('\n', 1)[0] ?? ''
  if (line.length <= longestTitle) return line
  const cut = line.slice(0, longestTitle)
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : longestTitle).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}

/** Returns a short title of an item, for lists and screen readers. */
export const toItemTitle = (item: ItemOf<Section>): string => {
  if ('text' in item) return short(item.text)
  if ('title' in item) return [item.title, item.name].filter(Boolean).join(' · ') || short(item.details)
  return item.name || short(item.description)
}
