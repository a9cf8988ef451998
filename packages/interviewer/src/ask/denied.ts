/** What is denied, limited, or done by somebody else: no deed of the writer's, so nothing of which they are asked how they did it. */
const denials =
  /\b(?:no|not|never|nobody|none|nor|without|(?<!\b(?:by|for|with|to|train|trained|trains|teach|taught|teaches|help|helped|helps|coach|coached|advise|advised|support|supported|show|led|lead|introduced) (?:\d+ |all |my |our |other |the |new |\p{L}+ ){0,2})colleagues?|somebody else|someone else|only|in theory|observed|over the shoulder|shown|showed|sent it back|last (?:drawn|used|done|written|worked)|to others|(?:by|of) (?:others|somebody|someone)|(?:done|made|written|run|handled|coded) by (?:my|our|the|a) (?:\p{L}+ )?(?:team|colleagues?|staff|department|agency|contractors?))\b|n['’]t\b/iu

/** 'Without an accident', 'no complaint in two years': what did not happen is the deed itself. */
const cleanRecord =
  /\b(?:no|not|without|never|nobody|none|only)\b.*\b(?:accidents?|complaints?|injur\p{L}*|hurt|loss(?:es)?|lost|findings?|errors?|mistakes?|downtime|incidents?|claims?|outages?|delays?|defects?|breach\p{L}*|faults?|overtime|overspend|remarks?|missed|late|interruption|off)\b/iu

/** Whether a clause denies or limits what it speaks of. */
export const isDenied = (clause: string): boolean => denials.test(clause) && !cleanRecord.test(clause)

/** A line without the clauses that deny something. */
export const undenied = (line: string): string =>
  line
    .split(/(?<=[;,.:(])\s|\s[–—-]\s/u)
    .filter((clause) => !isDenied(clause))
    .join(' ')

/** Words for the end of a job that its holder did not choose: nobody is asked why they left, nor what was better afterwards. */
export const endedFromOutside =
  /\b(?:redundan\w+|laid off|clos(?:ed|ure)|shut(?: down)?|insolven\w*|bankrupt\w*|liquidat\w*|care and maintenance|contract (?:ended|ran out|not renewed)|fixed[- ]term|dissolved|wound up|disbanded)\b/i
