import phrases from './phrases.json' with { type: 'json' }
import { anyOf } from './word-table.ts'

const ofAsker = anyOf(phrases.preface.ofAsker, 'i')
/** A question that refers back to what was said. */
const refersBack =
  /\b(?:it|that|this|those|these|them|such|there|same|so|like)\b|\btell (?:me|us) more\b|\b(?:keen|interested|willing|happy|up for|ok|okay|game)[?.! ]{0,5}$/i

/** 'Would she cope?', 'suitable?': with what was said before. */
const asksNothing =
  /^(?:so |and |but )?(?:(?:would|could|can|will|does|is|do you think) (?:she|he|they|\p{L}{2,20}) (?:be )?(?:able to )?)?(?:cope|manage|handle|fit|suit|suited|suitable|ready|right|up to|ok|okay|possible|a (?:good )?(?:fit|match))[?.! ]{0,5}$/iu

/** Words with which talk begins and that ask nothing: 'so can she …', 'ok and does he …'. */
const opening =
  /^(?:(?:so|and|ok|okay|well|also|but|right|then|now|just|hi|hey)[,:]? ){1,3}(?=(?:can|could|does|do|did|is|are|was|were|has|have|had|will|would|what|which|who|how|where|why)\b)/i

/** 'Morning! Quick one, …' */
const greeting =
  /^(?:(?:(?:good )?(?:morning|afternoon|evening)|hello|hi|hey)(?: there| all| team)?[!,.] {0,2}|(?:just )?(?:a )?quick (?:one|question)[,:.!] {0,2}){1,2}/i

/** A request put as a question for yes or no: 'Can you summarise her background?'. */
const polite =
  /^(?:can|could|would|will) you (?:please |kindly |briefly )?(?=(?:tell|give|describe|summari[sz]e|outline|list|name|explain|share|show|walk|talk|sum)\b)/i

/** How long the answer should be is no part of what is asked. */
const length =
  '(?:in|within|using) (?:an? |one |two |three |\\d )?(?:few |short |couple of )?(?:sentences?|words|lines?)'
const ofForm = new RegExp(`^${length}[,:]? | ${length}(?=[?.! ]{0,5}$)`, 'gi')

/** A word at the end that only joins a question to those before it: 'experience with generators as well?' */
const besides = /,? (?:as well|too)(?=[?.! ]{0,5}$)/i

/** That it is to be told, after what is asked: '… tell me the story', '… how did she go about it?' */
const tellIt =
  /[?.!,;:]? (?:and )?(?:please )?(?:tell (?:me|us) (?:the story|about it)|how did (?:she|he|they) (?:go about|handle|manage) (?:it|that))[?.! ]{0,5}$/i
const withoutTail = (question: string): string => {
  const rest = question.replace(tellIt, '')
  return rest.split(/\s+/).length < 3 ? question : rest
}

/** Whose strengths, background or career is asked for: nothing in particular. */
const ofCandidate = /\b(?:(?:the|this|that|your|our) )?(?:candidate|applicant|person)['’]s\b/gi

/** A question without a greeting and the words with which talk begins, and 'the candidate's' as 'their'. */
export const withoutOpening = (question: string): string =>
  withoutTail(question)
    .trim()
    .replace(greeting, '')
    .replace(opening, '')
    .replace(polite, '')
    .replace(ofForm, '')
    .replace(besides, '')
    .replace(ofCandidate, 'their')

/** What an employer has heard of the person is no preface: 'I see she has a law degree. Which year?'. */
const ofPerson =
  /\b(?:i|we) (?:see|gather|understand|hear|heard|read|believe|noticed?|was told|were told)\b.{0,60}\b(?:she|he|they|her|him|them|his|their)\b/i

/** A question without what its asker says before it ('We are in Ghent. Is any of her Dutch left?'), where it can be understood alone. */
export const withoutPreface = (question: string): string => {
  const parts = question.split(/(?<=[.!…])\s+/)
  const rest = parts.findIndex((part) => !ofAsker.test(part) || ofPerson.test(part) || part.includes('?'))
  const asked = parts.slice(Math.max(0, rest)).join(' ')
  return rest <= 0 || refersBack.test(asked) || asksNothing.test(asked) || asked.split(/\s+/).length < 2
    ? question
    : asked
}

/** What an employer says of the post that is to be filled: 'role is 100% product pricing', 'the shifts start at 6'. */
const ofPost =
  /^(?:and |but |also )?(?:the |this |our )?(?:role|job|post|position|contract|project|site|office|shifts?|team|client|company|school|hospital|clinic|hours|budget|package|salary|pay) (?:is|are|will|would|starts?|begins?|needs?|requires?|involves?|means|runs?|pays?|has|have)\b/i
const asks = /\?|\b(?:what|which|who|whom|whose|when|where|why|how|whether|or)\b/i

/** What an employer says of themselves beside the question: 'we have a lot of guests from Osaka'. */
const ofThemselves =
  /^(?:and |but |also |because |cos |as |since )?(?:we|we're|we've|our|i|i'm|i've|my) (?!(?:would|'d|want|wish|need|like) (?:you )?(?:like )?to\b)(?!.*\b(?:know|hear|learn|understand|wonder\w*|ask\w*|she|he|they|her|him|his|them|their)\b)/i
/** Such a remark after a comma, at the end. */
const remarkAtEnd = /(?:,| -| –) (?:(?:because|cos|as|since) )?(?:we|we're|we've|our) (?:\S{1,30} ?){2,14}$/i

/** A question without the sentences that only say what the post is like or what its asker does; as it is where nothing else is left. */
export const withoutRemarks = (question: string): string => {
  const parts = question.split(/(?<=[.!?…])\s+/)
  // What stands before the question may be what it goes back to
  const first = parts.findIndex((part) => part.includes('?'))
  const isRemarkAt = (part: string, at: number) => first >= 0 && at > first && ofThemselves.test(part)
  const asked = parts.filter((part, at) => (!ofPost.test(part) && !isRemarkAt(part, at)) || asks.test(part))
  const kept = asked.length === 0 ? question : asked.join(' ')
  const [remark = ''] = remarkAtEnd.exec(kept) ?? []
  const isRemark = remark !== '' && ofThemselves.test(remark.replace(/^[ ,–-]{1,3}/, '')) && !asks.test(remark)
  const before = kept.slice(0, kept.length - remark.length)
  return isRemark && before.trim().split(/\s+/).length > 2 ? before : kept
}
