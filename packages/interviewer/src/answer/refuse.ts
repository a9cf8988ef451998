import { addressesMachine } from '../text/machine-address.ts'
import { fold } from '../text/words.ts'
import { orders } from './orders.ts'
import { otherMatters } from './other-matters.ts'
import { isProtected } from './protected-topics.ts'

/** Why a question is not answered whatever the resume says. */
type FixedRefusal = 'protected' | 'instruction' | 'out_of_scope'

/** The question with the owner's name and 'the candidate' as 'they', so that one pattern serves all ways of naming the person. */
const withPronouns = (
  plain: string,
  firstName: string,
  titles: string[] = ['the candidate', 'the applicant', 'this candidate', 'this person'],
): string => {
  const own = fold(firstName).replace(/[^\p{L}\p{N} -]/gu, '')
  if (own === '' && titles.length === 0) return plain
  const named = [...titles, ...(own === '' ? [] : [own])].join('|')
  return plain
    .replace(new RegExp(`\\b(?:${named})(?:'s?)(?![\\p{L}\\p{N}])`, 'gu'), 'their')
    .replace(new RegExp(`\\b(?:${named})\\b`, 'g'), 'they')
}

/** What somebody was told to do, or did, is no order to the machine: 'Was she ever told to disregard a rule?'. */
const reported =
  /\b(?:(?:told|asked|ordered|forced|pressed|tempted|allowed|had|needed|wanted|decided|refused|chose|managed) (?:\p{L}+ )?to|(?:did|has|have|had) (?:she|he|they|you|the (?:candidate|applicant))(?: (?!to\b)\p{L}+){0,2}|(?:does|would|do) (?:she|he|they|the (?:candidate|applicant))(?: ever)?) (?:ignore|disregard|forget|override|bypass|skip|neglect|drop|invent|fabricate|make up|guess)(?!.*\b(?:prompts?|previous|prior|above|(?:all|your|the|any|system) instructions?)\b)/gu

/** Decides, before anything is searched, whether a question is one that is never answered. `firstName` is how it may name the owner. */
export const fixedRefusal = (question: string, firstName: string): FixedRefusal | null => {
  const plain = fold(question).replace(/\s+/g, ' ').trim()
  const addressed = withPronouns(plain, firstName)
  const addressing = withPronouns(plain, firstName, []).replace(reported, ' ')
  if (addressesMachine(addressing) || orders.some((pattern) => pattern.test(addressing))) return 'instruction'
  if (isProtected(addressed)) return 'protected'
  return otherMatters.some((pattern) => pattern.test(addressed)) ? 'out_of_scope' : null
}
