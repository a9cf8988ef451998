const asks = '(?:what|which|when|where|who|whom|why|how|(?:since|until|from) when)'
const auxiliary = '(?:did|do|does|have|has|is|are|was|were|can|could)'
/** Where one question ends and another begins: a mark, 'and' before a question, a plus sign of notes. */
const joint = new RegExp(
  `\\?\\s{0,3}(?=[a-z\\d])|;\\s|\\s\\+\\s|,?\\s{1,20}(?:and|as well as|but also|plus|also|&)\\s+(?=(?:${asks}|${auxiliary})\\b)|,\\s{1,5}(?=(?:and )?(?:${asks}\\b|${auxiliary} (?:she|he|they|you)\\b))`,
  'i',
)
const pair =
  /^(.*\b(?:both|with|in|about|of|at|for|between|to|on|know|use|used)\b\s{1,5})(?:both\s{1,5})?([^,?]{2,40}?)\s{1,5}(?:and|or|as well as|versus|vs\.?)\s{1,5}([^,?]{2,40})\?*$/i
const note = /^([^,?]{3,40}?)\s(?:and|&|\/)\s([^,?]{3,40}?)\??$/i

/** 'does she know it from work or studies?': one thing, of which one of two is so. */
const ofSource =
  /\b(?:from|through|by|at|only) (?:the |her |his |their )?\p{L}+ or (?:only )?(?:from |through |by |at )?(?:the |her |his |their )?\p{L}+[?.! ]*$/iu

/** 'the 30% on waiting times, what was that?': nothing of its own is asked. */
const refersBack = /^what(?:'s|s| is| was| were) (?:that|this|it|those|these)(?: (?:for|about|all about))?[?.! ]{0,5}$/i

/** 'at Ligurpesca and on the boat': the second has a preposition of its own. */
const lead = (first: string, second: string): string =>
  /^(?:at|in|on|with|for|of|about) /i.test(second) ? first.replace(/\b\S{1,12}\s{1,5}$/, '') : first

const beginning = /^(?:do|does|did|can|could|will|would|has|have|had) \S{1,20}(?= )/i
const infinitive = /^(?:have|do)(?= (?!(?:you|they|we|i|people|clients|customers)\b))/i
/** 'Does he drive and have own transport': the second asks of the same person. */
const withSubject = ([first = '', ...others]: string[]): string[] => {
  const [lead] = beginning.exec(first) ?? []
  return [first, ...others.map((part) => (lead !== undefined && infinitive.test(part) ? `${lead} ${part}` : part))]
}

/** 'Then and now' and 'when he joined and now' are two times of one thing. */
const ofTimes = /^(?:now|then|today|after(?:wards)?|before|since|later|currently|when (?:he|she|they) left|left)$/i

/**
 * The questions inside one question. `kind`: 'questions' each have a question word or a mark of their own, 'things' are two of which the same is asked,
 * and 'notes' are two only when each asks for a usual thing of its own ('salary and notice').
 */
export type SplitQuestion = { parts: string[]; kind: 'questions' | 'things' | 'notes' | 'one' }

/** 'Where did you study, and when?' has two questions, 'experience with Go and Kotlin?' asks about two things, 'degree + languages' is two notes. No parts when it is one. */
export const splitQuestion = (question: string): SplitQuestion => {
  const parts = question
    .split(joint)
    .map((part) =>
      part.trim().replace(/^(?:and|also|plus) (?!(?:since|until|from|how|when|where|what|which|who|why)\b)/i, ''),
    )
    .filter((part) => /\p{L}/u.test(part) && !refersBack.test(part))
  if (parts.length > 1) return { parts: withSubject(parts).slice(0, 3), kind: 'questions' }
  const match = ofSource.test(question) ? null : pair.exec(question.trim())
  if (match !== null && !/^[\d\s]+$/.test(match[3] ?? ''))
    return { parts: [`${match[1]}${match[2]}?`, `${lead(match[1] ?? '', match[3] ?? '')}${match[3]}?`], kind: 'things' }
  const [, first, second] = note.exec(question.trim()) ?? []
  return first === undefined || second === undefined || ofTimes.test(second)
    ? { parts: [], kind: 'one' }
    : { parts: [`${first}?`, `${second}?`], kind: 'notes' }
}
