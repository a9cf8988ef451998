import { fold } from '../text/words.ts'

/** How a resume says what its owner looks for. Who is 'open to nights' or 'ready to start' says what is so today. */
const wish =
  /^(?:(?:want(?:s|ed)?|target|objective|goal)s? ?[:–-]|next (?:step|role|post|job)\b)|\b(?:looking (?:for|to)|in search of|seek(?:s|ing)?|searching for|hop(?:e|es|ing) (?:to|for)|aim(?:s|ing)? (?:to|for|at)|aspir\w{1,8}|(?:keen|eager) (?:to|for|on)|plan(?:s|ning)? (?:to|on)|wants? (?:to|an?|the|my|more|another)|wish(?:es)? (?:to|for)|would (?:like|love)|open to (?:an? |new |other )?(?:roles?|posts?|positions?|jobs?|offers?)|ready for (?:an? |the |my )(?:next|new|first|bigger|larger)|interested in (?:becoming|working|learning|moving|an? (?:position|post|role|job)))\b/

/** True for a line that says what its owner looks for: 'Looking for a post in Porto', 'Want: warehouse supervisor'. */
export const isWish = (text: string): boolean => wish.test(fold(text))

/** Words by which it is asked what somebody looks for, or that it bears on: why, and what they bring. */
export const asksOfWish =
  /^why\b|\b(bring|offer|look|looking|seek|seeking|want|wants|hope|hopes|aim|aims|plan|plans|goal|goals|interested|future|motivat\w+|next)\b/

/** True for evidence that says nothing but what its owner looks for, where something else is asked: a wish is no experience. */
export const isOnlyWish = (
  { plain }: { plain: string },
  { kind, sentences }: { kind: string; sentences: string[] },
): boolean => kind !== 'answer' && sentences.length > 0 && sentences.every(isWish) && !asksOfWish.test(plain)
