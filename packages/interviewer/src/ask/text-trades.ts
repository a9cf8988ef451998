import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Those who put the texts or words of others into another language. */
const languageTrade =
  /\b(?:translators?|interpreters?|locali[sz]ers?|subtitlers?|terminologists?|transcreators?|post-?editors?)\b/i
const speaks = /\binterpreters?\b/i
const writes = /\b(?:translators?|locali[sz]ers?|subtitlers?|terminologists?|transcreators?|post-?editors?)\b/i

/** What is their own craft, and what anybody has as a skill: all else that they list is a field of their texts. */
const ownCraft =
  /translat|interpret|subtitl|locali[sz]|proof|edit|termin|transcri|transcreat|transcript|languag|lingu|glossar|corpus|corpora|\bCAT\b|memor|dubb|voice|\bDTP\b|note|summar|consecutive|simultaneous|whisper|revis|review|quality|\bMT\b|writing|copy|style|research|time|team|communicat|customer|client|project|organi|negotiat|account|deadline|typing|prepar|ethic|confiden|\bsign|deaf|remote|platform|teach|train|mentor|presentation|work|manage|leader/i

/** Matters of which texts treat. */
const field =
  /medic|\blaw|legal|patent|financ|pharma|clinical|technical|engineer|automot|devices?\b|touris|energy|regulat|immigra|asylum|court|insur|bank|agricult|chemi|biolog|science|marketing|cosmetic|fashion|food|machin|electr|construct|contract|document|health|trade\b|customs|police|maritime|aviation|games?\b|gaming|software|literature|literary|econom|politic|environment|sustainab|\bEU\b|tender/i

/** Whether a skill of a translator or an interpreter is a field whose texts they translate: nobody asks them to decide what its specialists decide. */
export const isFieldOfTexts = (name: string, title: string | null): boolean =>
  title !== null && languageTrade.test(title) && field.test(name) && !ownCraft.test(name)

/** What may be asked about the field of somebody's translations. */
export const textSubjects = (name: string, title: string): Subject[] =>
  named(
    'name',
    speaks.test(title) && !writes.test(title) ? ['field.spoken'] : ['field.written'],
    { name },
    weights.skill,
    {
      past: false,
    },
  )
