/**
 * Things of which a question speaks and which the item itself must tell: a term of several words whose single words stand on other resumes in another sense.
 * A dental practice with four surgeries does no day surgery, a permit to work is no work permit, and stars of a repository are no users with requests. The
 * first pattern finds the thing in a question, the second what must stand in the item.
 */
const itemSettings: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bday-surgery\b|^On the call the next day\b/i,
    /day[- ](?:case|surger(?:y|ies) (?:unit|ward|nurs|patient|cent|discharge))|(?:after|in|from|for) day[- ]surgery|^day[- ]surgery|same[- ]day|ambulatory|outpatient surg|discharg|follow-up calls/im,
  ],
  [
    /\bthe work permit \[?(?:has|had)\b|\binternational relocation\b/i,
    /visa|immigra|relocat|mobility|expat|international (?:hire|staff|recruit)|foreign|residence|work permits? (?:for|and|applic)/i,
  ],
  [/\brequests from users\b/i, /\busers?\b|contributor|downloads|maintain|issues|community|requests/i],
  [
    /\bescape routes that\b/i,
    /escape|evacuat|\bdrills?\b|office|stores?\b|shop|warehouse|hotel|school|hospital|facilit|premises|care home|fire warden/i,
  ],
  [/\brather than in your induction\b/i, /induct|onboard/i],
  // new homes are square, or should be
  [
    /\bin an old (?:house|building|home)\b/i,
    /\bold\b|renovat|restor|refurb|remodel|heritage|listed|period|repair|conver|retrofit|alter|joiner/i,
  ],
]

/** Whether a question speaks of something that its item would have to tell, and does not. */
export const lacksInItem = (question: string, item: string): boolean =>
  itemSettings.some(([asked, told]) => asked.test(question) && !told.test(item))

/** Who organises or judges a contest does not take part in it. */
const organises =
  /\b(?:ran|run|runs|running|organi[sz]\p{L}*|co-?organi[sz]\p{L}*|host(?:s|ed|ing)?|plan(?:s|ned|ning)?|judg\p{L}+|coordinat\p{L}+|launch\p{L}*|set up|sponsor\p{L}*|supervis\p{L}+)\b/iu
const takingPart = new Set(['theme.jam', 'theme.placed'])

/** Whether what takers-part are asked is asked of somebody who brought a contest about: weekly talks and a hackathon that are run have no finish. */
export const asksParticipant = (about: string, line: string): boolean => takingPart.has(about) && organises.test(line)

/** Trades that are called by several names: what each is called in a question, and how titles call it. */
const trades: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bvet\b/i,
    /\bvet\b(?! (?:nurse|tech))|\bveterinarian|\bveterinary (?:surgeon|officer|doctor|physician|practitioner)/i,
  ],
  [
    /\b(?:doctor|physician|GP)\b/i,
    /\b(?:doctor|physician|GP|general practitioner|medical officer|house officer|(?<!(?:veterinary|dental|tree) )surgeon|an(?:ae|e)sthetist|p(?:a)?ediatrician)\b/i,
  ],
  [/\bdentist\b/i, /\b(?:dentist|dental surgeon|orthodontist|endodontist)\b/i],
  [/\b(?:lawyer|solicitor|attorney)\b/i, /\b(?:lawyer|solicitor|attorney|barrister|legal counsel)\b/i],
]
const sentFor = /\b(?:get|fetch|call|ask|ring|send for) (?:in )?(?:the|an?) (?<who>[^,.?]{2,30})/iu

/** Whether a question has somebody call in one of their own trade under another of its names: a veterinarian is the vet. */
export const callsOwnTrade = (question: string, titles: readonly string[]): boolean => {
  const who = sentFor.exec(question)?.groups?.['who'] ?? ''
  // a junior doctor calls a senior one
  if (/\b(?:senior|second|another|on[- ]call|experienced)\b/i.test(who)) return false
  return trades.some(([name, held]) => name.test(who) && titles.some((title) => held.test(title)))
}

/** Decisions that one profession takes alone: those who work beside it are not asked for them. */
const decisions: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\btooth\b.*\bworth (?:saving|keeping)|\bworth (?:saving|keeping)\b.*\btooth\b/i,
    /\b(?:dentist|dental surgeon|endodont\p{L}+|prosthodont\p{L}+|dental (?:student|therapist))\b/iu,
  ],
  [
    /\bnotified body\b|\bclaim that the clinical data\b/i,
    /regulat|engineer|quality|device|medical|clinical|product|market|compliance|scien|R&D|develop/i,
  ],
]

/** Whether a question asks for what only another profession decides than any of `titles`. */
export const decidesForOthers = (question: string, titles: readonly string[]): boolean =>
  decisions.some(([asked, held]) => asked.test(question) && !titles.some((title) => held.test(title)))
