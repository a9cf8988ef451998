import { type ItemContent, maxFieldLength } from '@candid/core'

const withheld = '[not shared]'
// Tried only at the start of a word, because trying it at each letter of a very long word would take quadratic time.
const mail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Matches a phone number: at least eight digits in groups, unlike a range of years or an amount of money. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\d[\d ()./-]{6,}\d(?![\p{L}\p{N}])/gu

const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '')
  const looksLikeYears = /^(19|20)\d\d\D+(19|20)\d\d$/.test(text)
  return (
    digits.length >= 8 &&
    digits.length <= 15 &&
    !looksLikeYears &&
    (/^[+0(]/.test(text) || /\d[ ().-]+\d{3,}[ .-]+\d/.test(text))
  )
}

const replaceContact = (text: string, by: (found: string) => string) =>
  text.replaceAll(mail, by).replaceAll(phone, (found) => (isPhone(found) ? by(found) : found))

/** The maximum lengths of an item's fields: a date, a line, a text. The replacement must not make a field longer. */
const bounds = [100, 500, maxFieldLength]
const boundOf = ({ length }: string) => bounds.find((bound) => length <= bound) ?? length

/** Removes email addresses and phone numbers from a text. */
export const withholdContactIn = (text: string): string => {
  const fits = replaceContact(text, () => withheld)
  return fits.length <= boundOf(text) ? fits : replaceContact(text, (found) => withheld.slice(0, found.length))
}

/** Removes email addresses and phone numbers from all texts of an item's content. */
export const withholdContact = <C extends ItemContent>(content: C): C =>
  // Every text stays in its field, so the content keeps its shape.
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => {
      if (typeof value === 'string') return [field, withholdContactIn(value)]
      if (Array.isArray(value)) return [field, value.map(withholdContactIn)]
      return [field, value]
    }),
  ) as C
