import { fold, stem, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'

/** 'Did she go into management?', 'Has he moved into teaching?': a trade that somebody took up. */
const asked =
  /\b(?:go|goes|went|gone|move|moved|get|got|step|stepped|switch|switched|change|changed) (?:over |up )?(?:in)?to (?!an? |the |his |her |their |another |other )([\p{L}-]{4,24})(?: (?:work|side|post|role|position)s?)?(?=\W*$)/u
const leading = /^(?:management|leadership|supervision|managing)$/
const leads =
  /\b(?:manager|head|director|chief|supervisor|foreman|forewoman|superintendent|principal|president|matron|(?:team|shift|section|crew|site) lead(?:er)?)\b/
const below =
  /\b(?:assistant|deputy|trainee|junior|acting|stand-in|secretary|product manager|account manager|case manager|community manager|key account)\b/
/** A word of a trade and its title begin alike in so many letters: 'teaching' and 'Teacher'. */
const alike = 5

/** The trade that a question asks whether somebody went into, folded; null when it asks for anything else. */
export const tradeAsked = ({ plain }: ReadQuestion): string | null => asked.exec(plain)?.[1] ?? null

/** True for a job whose title is of that trade. */
export const isOfTrade = (trade: string, { kind, title }: Doc): boolean => {
  const plain = fold(title)
  if (kind !== 'experience') return false
  if (leading.test(trade)) return leads.test(plain) && !below.test(plain)
  const root = stem(trade).slice(0, alike)
  return words(plain).some(
    (word) => word.slice(0, alike) === trade.slice(0, alike) || stem(word).slice(0, alike) === root,
  )
}
