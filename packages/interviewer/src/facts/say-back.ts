import { sayable, shortened, toSecondPerson, withoutBrackets } from './wording.ts'

/** The longest piece of an answer that is said back to the person who gave it. */
const maxSaidBackWords = 12

/** A sentence that someone wrote about themselves ('I asked the movers to pack'), said back to them; null in doubt. */
export const sayBack = (sentence: string): string | null => {
  const plain = withoutBrackets(sentence)
    .replace(/^(?:so|then|first|and|but|after that|in the end|finally|eventually),?\s+(?=I |we )/i, '')
    .replace(/(?<![.\s])[.\s]+$/, '')
  if (
    !/^(?:I|We) (?!am\b|was\b|were\b|think\b|believe\b|guess\b|feel\b|felt\b|know\b|would\b|will\b|can\b|could\b|should\b|might\b|always\b|usually\b)\p{Ll}/u.test(
      plain,
    )
  )
    return null
  const kept = shortened(plain, maxSaidBackWords)
  const back = kept === null ? null : toSecondPerson(kept)
  return sayable(back === null ? null : back.charAt(0).toUpperCase() + back.slice(1))
}
