import { foldedWords } from './lexicon/fold.ts'
import { awardWords, organisationWords } from './lexicon/words.ts'

/** 'Awarded by the Guild' says who gave it. */
const givenBy = /^(?:awarded|issued|given|presented|granted|conferred|verliehen|décernée?|otorgad[oa])\s/i

/** Positive for the name of an award, negative for who gave it, 0 when the words do not tell. */
export const awardScore = (text: string) => {
  if (givenBy.test(text)) return -1
  const words = foldedWords(text).flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
  return Math.min(1, awardWords.count(words)) - Math.min(1, organisationWords.count(words))
}
