import { fold, stem, stopWords, words } from '../../text/words.ts'
import type { ReadQuestion } from '../read-question.ts'
import { oneOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }

/** 'Has she reduced food waste at Casa Almeja?' taken apart. */
export type Whether = {
  /** The question, folded. */
  plain: string
  /** 'does' asks for what is so today, 'has' and 'did' for what was done at any time. */
  isNow: boolean
  /** The verb's stem. */
  verb: string
  /** What the verb has for its object: its last word, as a stem, and those before it. */
  thing: string
  before: string[]
  /** Stems of all that is said beside it, names left out. */
  beside: string[]
}

const asked =
  /^(?:(?:and|but|so|also),? )?(has|have|had|did|does|do|can|could) (?:she|he|they|you|the candidate|the applicant|this candidate|this person) (?:(?:ever|also|already|really|actually|personally|currently|still|even|previously|recently|successfully) ){0,2}([\p{L}-]{1,30})(?: ([^?.!;]{1,120}))?\W{0,3}$/u

const endsObject = oneOf(phrases.readWhether.endsObject)
/** Whom somebody leads or teaches, in words that say nothing of them. */
const somebody = /^(?:any|some)(?:one|body)$|^others?$/
const possession = /^(?:got|any|some|an?|the|her|his|their|own|enough)$/

/** The question with the owner's name as 'she'. */
const withPronoun = ({ plain, owner }: ReadQuestion): string => {
  const name = fold(owner).replace(/[^\p{L} -]/gu, '')
  return name === '' ? plain : plain.replace(` ${name} `, ' she ')
}

/** Takes a question for yes or no apart; null when it is put in any other way, or asks for one of two. */
export const readWhether = (question: ReadQuestion): Whether | null => {
  const [, first = '', second = '', third = ''] = asked.exec(withPronoun(question)) ?? []
  if (first === '' || /\b(?:or|versus|vs|and|more than|less than|at least|both|alone|herself|himself)\b/.test(third))
    return null
  const isPossession = /^ha(?:s|ve|d)$/.test(first) && possession.test(second)
  const rest = (isPossession ? `${second} ${third}` : third).split(/\s+/).filter((word) => word !== '')
  const isContent = (word: string) => somebody.test(word) || (!stopWords.has(word) && !endsObject.test(word))
  // 'worked with vans', 'dealt with customs': the object stands after the preposition
  const from = endsObject.test(rest[0] ?? '') ? 1 : 0
  const end = rest.findIndex((word, at) => at >= from && endsObject.test(word))
  const stems = (part: string[]) => words(part.filter(isContent).join(' ')).map(stem)
  const object = stems(rest.slice(from, end < 0 ? rest.length : end))
  const named = new Set(question.names.flatMap((name) => words(name).map(stem)))
  const years = (word: string) => /^(?:19|20)\d\d$/.test(word)
  return {
    plain: question.plain,
    isNow: first === 'does' || first === 'do',
    verb: isPossession ? 'have' : stem(second),
    thing: object.at(-1) ?? '',
    before: object.slice(0, -1),
    beside: stems(rest.slice(end < 0 ? rest.length : end)).filter((word) => !named.has(word) && !years(word)),
  }
}
