/** What an employer says of themselves before they ask, and greetings. */
const ofAsker =
  /\b(?:we|we're|we've|our|ours|us|i|i'm|i've|my|hello|hi|hey|dear|thanks|thank you|good (?:morning|afternoon|evening|day)|lovely|nice|great|impressive)\b/i
/** A question that refers back to what was said. */
const refersBack = /\b(?:it|that|this|those|these|them|such|there|same|so|like)\b/i

/** A question without what its asker says before it ('We are in Ghent. Is any of her Dutch left?'), where it can be understood alone. */
export const withoutPreface = (question: string): string => {
  const parts = question.split(/(?<=[.!…])\s+/)
  const rest = parts.findIndex((part) => !ofAsker.test(part) || part.includes('?'))
  const asked = parts.slice(Math.max(0, rest)).join(' ')
  return rest <= 0 || refersBack.test(asked) || asked.split(/\s+/).length < 2 ? question : asked
}
