import { identityOf } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'

const contactLine = 'contact line'

/** The field for the name, if no line of the head states one. */
export const newName = 'name'

/** Whether no line of a head states a name. */
export const lacksName = (lines: readonly { text: string }[]): boolean =>
  identityOf(lines.map(({ text }) => text)).name === null

/** The label of a line of the head in the form, and whether the line is a way to contact the person. */
type HeadField = { label: string; isContact: boolean }

/** Returns the form fields for the lines of the head, by what each line states. */
export const toHeadFields = (lines: readonly ItemOf<'other'>[]): HeadField[] => {
  const { name, headline } = identityOf(lines.map(({ text }) => text))
  // A name can take two lines, and a line can contain more than the name.
  const states = (text: string, value: string | null) =>
    value !== null && (text.includes(value) || (text.trim() !== '' && value.includes(text.trim())))
  const kinds = lines.map(({ text }) => {
    const found = [states(text, name) && 'name', states(text, headline) && 'headline'].filter(Boolean)
    return found.length > 0 ? found.join(' and ') : contactLine
  })
  return kinds.map((kind, index) => {
    const label = kind.charAt(0).toUpperCase() + kind.slice(1)
    const before = kinds.slice(0, index).filter((other) => other === kind).length
    const isOneOfMany = kinds.filter((other) => other === kind).length > 1
    return { label: isOneOfMany ? `${label} ${before + 1}` : label, isContact: kind === contactLine }
  })
}
