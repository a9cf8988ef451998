import { type ItemContent, maxFieldLength } from '@candid/core'

const withheld = '[not shared]'
// Tried only where a word begins: from each letter of a very long one it would take the square of its length.
const mail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** A phone number: at least eight digits in groups, as no year range or amount of money has them. */
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

/** What fields of an item may hold: a date, a line, a text. What is left out must not make one longer than that. */
const bounds = [100, 500, maxFieldLength]
const boundOf = ({ length }: string) => bounds.find((bound) => length <= bound) ?? length

/** A text with e-mail addresses and phone numbers left out. */
export const withholdContactIn = (text: string): string => {
  const fits = replaceContact(text, () => withheld)
  return fits.length <= boundOf(text) ? fits : replaceContact(text, (found) => withheld.slice(0, found.length))
}

/** An item's content with e-mail addresses and phone numbers left out, wherever they stand in its texts. */
export const withholdContact = <C extends ItemContent>(content: C): C =>
  // Every text keeps its field, so the content keeps its shape.
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => {
      if (typeof value === 'string') return [field, withholdContactIn(value)]
      if (Array.isArray(value)) return [field, value.map(withholdContactIn)]
      return [field, value]
    }),
  ) as C
