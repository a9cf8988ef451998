const topics: RegExp[] = [
  /\b(married|unmarried|marital|divorced?|widow(ed|er)?|husband|wife|spouse|girlfriend|boyfriend|engaged to|single (mother|father|parent))\b/i,
  /\b((?:i|she|he|am|is|was|got|became|being|while|when|my) pregnan\w*|my pregnanc\w*|(?:the|our|my) (?:eldest|youngest|baby|firstborn) (?:was|is) (?:due|born|ill|sick|small|on the way)|(?<!\bcover(?:ing|ed)? (?:\w{1,12} ){0,2})(?:maternity|paternity|parental) leave(?! (?:cover\w*|replacement|substitut\w{1,8}|contract|post)\b)|childless|(two|three|four|one|my|own|\d) (kids?|sons?|daughters?)|mother of|father of)\b/i,
  /\b(date of birth|birth ?date|birthday|born (in|on)|d\.?o\.?b\b|(?<!\b(?:that|which) (?:was|were|is|are) [\w-]{1,12} )years old|aged? \d\d|age ?: ?\d)/i,
  /\b(religio\w*|christian|catholic|protestant|muslim|islam\w*|jewish|judaism|hindu\w*|buddhis\w*|sikh|atheis\w*|church|mosque|synagogue|temple|parish)\b/i,
  /\b(disab(led|ility|ilities)|diagnos(is|ed) (of|with)|chronic illness|my health|sick leave|cancer survivor|hiv)\b/i,
  // Being worn out, and the time off after it; a motor burns out as well.
  /\bburn-?outs?\b|\bburn(?:ed|t) out(?=[.,;!]|$| (?:and|in|after|at|by|so|from) )|\b(?:took|had|needed) (?:\w{1,12} ){0,3}(?:days?|weeks?|months?|a year) off\b(?! (?:the|each|every|our|its|a)\b)/i,
  /\b(ethnic\w*|skin colou?r|sexual\w*|gay|lesbian|transgender|gender identity|caste)\b/i,
  /\b(political (party|views?|opinion)|(labour|conservative|republican|democratic|green|liberal) party|trade union member\w*|union (member|rep)\w*)\b/i,
  /\b(nationality|citizenship|immigration status|criminal record|convict(ed|ion))\b/i,
  /\bgender ?:|\bsex ?: ?(m|f)/i,
]

/** True when a text tells of a matter that an employer must not ask about (family, age, health, religion, origin, politics). */
export const tellsPrivateMatter = (text: string): boolean => topics.some((topic) => topic.test(text))

/** True when a text holds an address of the person: e-mail, telephone, link, street with a number. The thousands of '96,000 (2021/22)' begin no number. */
export const holdsContact = (text: string): boolean =>
  /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,}|https?:\/\/|\bwww\.|\b(linkedin|github)\.com|(?:\+|(?<![\d,.])\b00)\d[\d ()/.-]{6,}|\(\d{3}\)\s?\d{3}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b(phone|mobile|tel|e-?mail|address)\s*:/i.test(
    text,
  )

const personalData: RegExp[] = [
  ...topics.slice(0, 3),
  /\b(religion|faith|nationality|citizenship|gender|sex|marital status|health|blood (type|group)|ethnicity|national insurance|social security|passport)( (no|number))?\.? ?:/i,
]

/** True when a sentence states personal data (age, family, health …) that no employer is to be told, whatever the question. */
export const statesPersonalData = (text: string): boolean => personalData.some((pattern) => pattern.test(text))
