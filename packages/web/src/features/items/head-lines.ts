import { identityOf, isIdentityLine } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'

/** The lines of a resume's head, in their order. */
export const toHeadLines = (other: readonly ItemOf<'other'>[]): ItemOf<'other'>[] => other.filter(isIdentityLine)

/** What each line of the head is called where it is edited, by what it states. */
export const toLabels = (lines: readonly ItemOf<'other'>[]): string[] => {
  const { name, headline } = identityOf(lines.map(({ text }) => text))
  // A name may take two lines, and one line may hold it together with more.
  const states = (text: string, value: string | null) =>
    value !== null && (text.includes(value) || (text.trim() !== '' && value.includes(text.trim())))
  const kinds = lines.map(({ text }) => {
    const found = [states(text, name) && 'name', states(text, headline) && 'headline'].filter(Boolean)
    return found.length > 0 ? found.join(' and ') : 'contact line'
  })
  return kinds.map((kind, index) => {
    const label = kind.charAt(0).toUpperCase() + kind.slice(1)
    const before = kinds.slice(0, index).filter((other) => other === kind).length
    return kinds.filter((other) => other === kind).length > 1 ? `${label} ${before + 1}` : label
  })
}
