import { opensWithVerb } from './verbs.ts'
import { wordsOf } from './wording.ts'

const goalPattern =
  /\b(?:(?:I am |I'm |now |currently )?(?:looking for|seeking|in search of|wants?|wish(?:es)? for|hoping for))\s+(?<goal>(?:an? |the )?[^.;,]{3,70})/iu
const formal = /\b(?:position|role|job|opportunit\w+|challenge|employment|post|work|career)\b/i

/** What a profile says its owner is looking for ('a team with code review'); null when it is merely a job. */
export const goalIn = (line: string): { goal: string; start: number } | null => {
  const match = goalPattern.exec(line)
  const goal = match?.groups?.['goal']?.trim()
  if (!match || !goal) return null
  const words = wordsOf(goal).length
  const bare = formal.test(goal) && !/\b(?:where|with|that|in which)\b/i.test(goal)
  return bare || words < 2 || words > 11 ? null : { goal, start: match.index + match[0].lastIndexOf(goal) }
}

const opening =
  /^(?:calm|used to|can|likes?|loves?|enjoys?|believes?|happy|happiest|at home|equally|never|always|I\b|good (?:at|with)|strong (?:in|on|at)|patient with|curious|comfortable|someone who|who|prefers?|thinks?|trusts?|quick to|slow to|better (?:at|with)|keen on|proud of|not afraid)\b/iu

const ownStory = /\b(?:taught me|never forgot|I learned)\b/

/**
 * What a profile says of its owner that nobody else would say so ('calm when doors are slammed'): clauses with an opinion, a habit or
 * a way of working, fit to be quoted.
 */
export const remarksIn = (line: string): { remark: string; start: number }[] => {
  const found: { remark: string; start: number }[] = []
  let at = 0
  for (const part of line.split(
    /(,\s+|;\s+|\s[–—-]\s|\.\s+|:\s+|(?<!\b(?:people|those|someone|anyone|everyone|nobody|one|customers|patients|families|colleagues))\swho\s)/u,
  )) {
    const remark = part.trim().replace(/(?<!\.)\.$/, '')
    const words = wordsOf(remark)
    const isPersonal =
      opening.test(remark) ||
      ownStory.test(remark) ||
      opensWithVerb(words[0]?.toLowerCase() ?? '', words[1]?.toLowerCase() ?? '')
    if (
      words.length >= 4 &&
      words.length <= 16 &&
      isPersonal &&
      !/["“”\d?!()[\]{}]/.test(remark) &&
      (ownStory.test(remark) || !/\b(?:skills|experience|years)\b/i.test(remark)) &&
      !goalPattern.test(remark)
    )
      found.push({ remark, start: at + part.indexOf(remark) })
    at += part.length
  }
  return found
}

/** Words without which a sentence only lists or names things ('Investigations, access control, crisis planning'). */
const tells =
  /\b(?:I|my|me|is|are|was|were|has|have|can|does|do|will|would|who|that|which|where|when|what|how|before|after|first|last|than|not|nobody|never|always|still|only|because|until|without|belongs?|comes?|goes|takes?|makes?|knows?|wants?|needs?|works?|pays?|stays?)\b/i

/** Whether a later sentence of a profile is short enough to be quoted as a whole, and no formality ('Manual first, automation where it pays'). */
export const plainRemark = (sentence: string): boolean => {
  const words = wordsOf(sentence).length
  return (
    tells.test(sentence) &&
    words >= 4 &&
    words <= 16 &&
    /\s\p{Ll}{4,}/u.test(sentence) &&
    !/["“”\d?!()[\]{};:]|\b(?:years?|skills?|experience|looking for|seeking|open to|member of)\b/i.test(sentence) &&
    !goalPattern.test(sentence)
  )
}
