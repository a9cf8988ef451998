import { fold } from '../../text/words.ts'
import type { ReadQuestion } from '../read-question.ts'

const whose = '(?:her|his|their|your|the)'
const what =
  '(?:time|years|work|role|job|post|position|stint|tenure|duties|tasks|responsibilities|remit|day|days|experience|background|record|track record|achievements?|accomplishments?|results?|success(?:es)?|wins?|highlights?|contributions?|impact)'
const much = '(?:(?:main|biggest|best|greatest|key|top|most important|actual|exact|usual|typical|daily|day-to-day) )?'
/** 'What does her day look like?' asks of the present job. */
export const dayAsked =
  /\bwhat (?:does|do|is|would) (?:an?|her|his|their|your|the) (?:(?:typical|usual|normal|average|ordinary) )?(?:working )?(?:day|week|shift)s? (?:look|looks|like|involve|involves)\b|\b(?:typical|usual|normal|average|ordinary) (?:working )?(?:day|week|shift)\b(?! (?:rate|pattern|hours))|\bwhat (?:does|do|would|will|did) (?:she|he|they|you) (?:actually )?do (?:all|every|each) (?:day|week|shift)\b/u
/** What somebody would bring to a place: what stands in the resume of that, and the work of today. */
export const asksForGain =
  /\bwhat (?:does|can|could|would|will|do) (?:she|he|they|you) (?:bring|offer|add|contribute)\b/u
/** Questions that want to be told of a thing at large. */
export const asksToTell = new RegExp(
  [
    '^(?:(?:and|so|ok|okay|please|pls|hi|also),? ){0,2}(?:(?:can|could|would) you (?:please )?)?(?:tell (?:me|us) (?:(?:more|something|a bit|a little|a bit more) )?about|describe|summari[sz]e|outline|(?:walk|talk|take) (?:me|us) (?:through|thru))\\b',
    '\\bwhat (?:did|does|has|had|have) (?:she|he|they|you) (?:(?:actually|really|mainly|mostly) )?(?:do|done|did|achieved?|accomplish(?:ed)?|contributed?|get done|got done|delivered?|work(?:ed)? on|been doing)\\b',
    `\\bwhat(?:'s|s| is| was| are| were) ${whose} ${much}${what}\\b`,
    "\\bwhat'?s (?:she|he|they) (?:done|achieved|accomplished|delivered|been doing)\\b",
    '\\bwhat (?:is|was|were|are) (?:she|he|they|you) (?:(?:mainly|mostly|actually) )?(?:responsible for|in charge of|doing)\\b',
    dayAsked.source,
    asksForGain.source,
    '\\bwhat (?:came (?:out )?of|resulted from|(?:was|were) the (?:results?|outcomes?) of)\\b',
    '\\bwhat (?:can|could|does|do|would|will) (?:she|he|they|you) (?:actually |really )?do (?:on|with|in|about|around|for)\\b',
    "\\bwhat(?:'s|s| is| was| are| were) (?:her|his|their|your|the) .{2,40} about\\b",
    `^${whose} ${much}${what} (?:at|in|as|for|with|on|from)\\b`,
    `^(?:highlights?|achievements?|results?|duties|responsibilities|overview|summary) (?:at|in|as|for|with|of|from)\\b`,
  ].join('|'),
  'u',
)
/** Words by which the work at a named employer is asked for. */
export const asksOfWork = /\b(?:work\w*|doing|did|done|do|job|employ\w*|busy)\b/u
/** Questions for what somebody knows of a thing. */
export const asksExperience =
  /\b(?:experience|background|exposure|expertise|knowledge|familiarity|history|dealings)\b(?! (?:level|years))/u

/** A story of one occasion stands in a released answer, not in the lines of a job. */
export const asksForOccasion =
  /\b(?:an?|one|any) (?:\p{L}+ )?(?:time|situation|moment|occasion|example|instance)\b|\bwhen\b/u

/** What came before or after something is asked of the jobs. */
export const asksForNeighbour = /\b(?:before|after|prior to)\b/u

/** The question as of 'she', whatever the owner's name is. */
export const withPronoun = ({ plain, owner }: ReadQuestion): string => {
  const name = fold(owner).replace(/[^\p{L} -]/gu, '')
  return name === '' ? plain : ` ${plain} `.replaceAll(` ${name} `, ' she ').replaceAll(` ${name}'s `, ' her ').trim()
}

/** Questions that want all that somebody knows of a thing: 'summarise her experience with', 'what experience does he have in'. */
export const asksForSummary =
  /^(?:please |pls )?(?:tell (?:me|us)|describe|summari[sz]e|outline)\b.*\b(?:experience|background|expertise|exposure)\b|\bwhat (?:kind of |sort of |relevant |previous )?(?:experience|background|expertise|exposure)\b/u

/** Words by which what is done today is asked for. */
export const asksOfNow =
  /\b(?:(?:day-to-day|daily|main|key|usual|typical) (?:responsibilities|duties|tasks|work|job)|responsibilities|duties|current(?:ly)?|present(?:ly)?|now|nowadays|today|these days|at the moment|latest|most recent)\b/u
