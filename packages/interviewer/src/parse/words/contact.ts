import { fold, foldedWords } from './lexicon/fold.ts'
import { contactLabels } from './lexicon/words.ts'

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const phone = /(?:^|[\s:|·•(])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./()-]{0,2}\d{2,5}){2,5}(?!\d)/
const web =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|me|de|fr|es|it|pt|nl|eu|co\.uk|uk|ch|at|be|info|app|edu|ca|br|ai|tech|xyz|page|site)(?:\/\S*)?(?=$|[\s|,;·•)])/i
const address =
  /\b\d{4,5}\b.*\p{L}{3}|\b\p{Lu}{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\b(?:street|st\.|avenue|ave\.|road|rd\.|lane|blvd|strasse|stra[ßs]e|str\.|weg|platz|rue|calle|via|rua|straat|laan)\b/iu

const hasEmail = (text: string) => email.test(text)
const hasPhone = (text: string) => {
  const match = phone.exec(text)
  if (!match) return false
  const digits = match[0].replace(/\D/g, '')
  return digits.length >= 7 && digits.length <= 15 && !/^(?:19|20)\d\d[-–/\s]+(?:19|20)\d\d/.test(match[0].trim())
}
const hasWeb = (text: string) => web.test(text)

/** How much of a text is a way to reach the person: 0 none, 1 a sign of it, 2 certain. */
export const contactWeight = (text: string): 0 | 1 | 2 => {
  if (hasEmail(text) || hasPhone(text)) return text.length < 160 ? 2 : 1
  const words = foldedWords(text)
  const labelled = /^[^:]{2,24}:/.test(text) && contactLabels.has(fold(text.split(':')[0] ?? '').trim())
  if (labelled) return 2
  if (hasWeb(text) && text.length < 120 && words.length < 9) return 2
  if (words.length <= 8 && (address.test(text) || contactLabels.has(words[0] ?? ''))) return 1
  return 0
}
