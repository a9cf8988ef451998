import { contentSchemas, type ItemContent, type Section } from '@candid/core'

/** Returns the words of an item in one line, in the order of its fields (the database keeps no order). */
export const itemText = (section: Section, content: ItemContent): string => {
  const values = new Map(Object.entries(content))
  return Object.keys(contentSchemas[section].entries)
    .flatMap((field) => values.get(field) ?? [])
    .filter((value) => value !== '')
    .join(' · ')
}
