import type { Opening } from './verbs.ts'
import { verbsWithoutObject } from './words/acts.ts'

/** Words that open a noun phrase and leave no room for another article. */
export const determiner =
  /^(?:a|an|the|all|both|each|every|one|this|that|these|those|my|our|your|his|her|its|their|any|some|no|another|[$€£]?\d.*|\p{Lu}.*|[\p{L}’']+['’]s?)$/u

/**
 * Nouns of figures that look like a verb in the present: 'Budget $1.24 million' and 'Shrink 2.6% to 1.7%' state an amount, 'Orders that come through
 * social' names a thing, 'Guide for 17 shops' and 'Clean audit' say what one is or has, and 'Ground support equipment' is no deed at all.
 */
export const opensWithNoun = (opening: Opening, first: string, second: string, third: string): boolean =>
  // 'Film 38 to 32 microns', 'Code 8 licence', 'Work at height course': a bare form that is a noun as often, before a figure or a place
  (opening.form === 'bare' && asOftenNoun.test(first) && /^(?:\d.*|at|after)$/.test(second)) ||
  // 'Construct 3 with teenagers' names a thing and its number
  (opening.form === 'bare' && /^\d{1,2}$/.test(second) && /^(?:with|in|on|for|at|by|of|and)$/.test(third)) ||
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/.test(first) ||
  (first === 'ground' && !determiner.test(second)) ||
  // 'Paid per 100 chicks' is what was done to the person, and so is 'Trained in 2022 on the rescue kit'
  (first === 'paid' && /^(?:per|by|on|in|hourly|daily|weekly|fortnightly|monthly|quarterly)$/.test(second)) ||
  // 'Lost wax casting', 'lost property': what is lost, not who lost it
  (first === 'lost' && /^(?:wax|property|foam|time|art)$/.test(second)) ||
  (first === 'trained' && /^(?:(?:19|20)\d\d,?|on|in|by|at|to|with|for|as)$/.test(second)) ||
  // 'Trained 16h', 'taught 3 weeks': so long were they taught
  (/^(?:trained|taught|instructed|coached)$/.test(first) && timeSpent.test(`${second} ${third}`)) ||
  // 'See my page for rates' is said to the reader
  (opening.form === 'bare' && /^(?:see|ask|call|contact|visit)$/.test(first) && forReader.test(second)) ||
  // 'Drills each month', 'checks weekly': a verb that wants an object and has none is a noun
  ((opening.form === 'bare' || opening.form === 'third') &&
    !withoutObject.has(opening.base) &&
    /^(?:each|every|once|twice|daily|weekly|fortnightly|monthly|quarterly|yearly|annually)$/.test(second) &&
    (!/^(?:each|every)$/.test(second) || timeOf.test(third))) ||
  ((opening.form === 'bare' || opening.form === 'third') &&
    ((/^(?:budget|shrink|spend|rent|volume|stock|waste|cost|profit|fleet|turnover|yield|staff|crew|market)s?$/.test(
      first,
    ) &&
      /^[$€£\d]/.test(second)) ||
      (opening.form === 'bare' && agents.test(first) && /^(?:for|of|to|at|in)$/.test(second)) ||
      (first === 'clean' && !/s$/.test(second) && !determiner.test(second)) ||
      // 'Programs come from the office': what comes is a thing
      (opening.form === 'third' && /^(?:come|have|need|get|do)$/.test(second)) ||
      /^(?:that|which|per|went|was|were|is|are|only)$/.test(second)))

/** How long something took: '16h', '3 weeks'. */
const timeSpent = /^\d{1,4} ?(?:h|hrs?|hours?|d|days?|wks?|weeks?|mths?|months?|yrs?|years?)\b/
/** What a reader is pointed to. */
const forReader = /^(?:my|me|page|below|above|attached|enclosed|link|website|portfolio|overleaf)$/
const timeOf =
  /^(?:day|night|morning|evening|week|month|quarter|term|season|year|shift|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/
const withoutObject = new Set(verbsWithoutObject)

/** Verbs whose bare form opens a note as a noun as often as not. */
const asOftenNoun =
  /^(?:film|code|work|care|dance|guide|report|sample|process|cover|export|import|transport|contract|project|order|trade|design|fish|farm|score|rate|scale|grade|place|rank)$/

/** Words for people that look like verbs: 'Guide for 17 shops' says what somebody is. */
const agents = /^(?:guide|coach|cook|host|judge|mentor|tutor|nurse|pilot|guard|partner|captain|model|support|contact)$/
