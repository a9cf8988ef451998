import { toSecondPerson } from '../facts/wording.ts'
import { isPersonTitle } from './names.ts'
import { awardName, forWorks } from './prize-names.ts'

type Values = Record<string, string | null>
/** What a resume tells of a prize: its name as it is said, its words as they stand, and what is written beside it. */
export type Prize = { name: string; title: string; description: string }
/** The families that fit a prize, with what their questions say of it. */
export type PrizeQuestions = { families: string[]; values: Values; told: boolean }

/** A prize that somebody else won: what a winner is asked does not fit. */
const nearlyWon =
  /\b(?:finalist|(?:short|long)-?list\w*|nominee|nomination|nominated(?! by)|semi-?final\w*|final(?![ -](?:exam\w*|year|project|degree|thesis)\b)|runners?[- ]up|(?:2nd|3rd|second|third)(?! (?:attempt|try|time|state|year|class|and\b|(?:author|inventor|part|edition)\b|of (?:\w+ )?(?:authors|inventors)))|(?:highly )?commended)\b/i
/** The same as a description opens: 'Third place, 51 took part'. */
const beaten =
  /^(?:(?:came |we came )?(?:second|third|2nd|3rd|fourth|4th)\b(?! (?:author|inventor|attempt|try|time|of (?:\w+ )?(?:authors|inventors)))|runners?[- ]up|(?:semi-?)?final(?:ists?|s)?\b|nominee\b|nominated(?! by)\b|did not win|not placed|highly commended|commended|(?:short|long)-?list(?:ed)?\b)/i

const clauses = (text: string): string[] => text.split(/[.;:]\s+|[.;]$|, /).filter((clause) => clause.trim() !== '')

/** Words that say how far somebody got, and name no work: "didn't win!", 'down to three'. */
const tellsOutcome = /^(?:did(?:n['’]t| not)|down to|not\b|no\b|lost\b|last (?:three|four|five|ten|\d))/i

/** Whether somebody came near a prize and did not win it. */
export const isNear = (title: string, description: string): boolean =>
  nearlyWon.test(title) || beaten.test(clauses(description)[0] ?? '')

/** Given for what somebody did in danger. */
const brave = /\b(?:brave(?:ry)?|gallantry|heroism|lives? saved|life-?saving|saving (?:a )?li(?:fe|ves)|rescue of)\b/i
/** First among so many; the marks of an examination ('9.6 out of 10') are none. */
const ranked =
  /\b(?:(?:best|top|first|1st|one|among|from) (?:\d+ )?(?:of )?|(?<!\bmark \d{1,3}(?:\.\d{1,2})? |\d )out of )(?:the |all )?(?!(?:19|20)\d\d\b)\d[\d,.]{0,6}\b(?! ?(?:%|per ?cent\b|to\b|down to\b|up to\b|[-–→>]))|\bof \d[\d,.]{1,6} (?:agents|crew|reps|representatives|entries|teams|stores|branches|people|candidates|students|apprentices)\b/i
/** One of so small a share of all. */
const topShare = /\btop (?:\d{1,2} ?%|\p{L}+ per ?cent|\d{1,2} per ?cent)/iu
/** What was the best, as a prize is named after it ('Best Small Wedding'). */
const best = /^best (?!of\b|in\b|(?:paper|poster|talk|presentation|thesis|dissertation)\b)([^,;:(–—]{3,40})/i
/** Won together with others. */
const together =
  /\b(?:with (?:the|my|our) (?:\p{L}+ )?(?:team|union|crew|colleagues|shift|floor|group)|team (?:award|of|prize)|to the team|jointly|shared with (?!one\b|another\b|two\b)|as a team)\b/iu

/** What every prize is for, and what says nothing of the matter. */
const general =
  /\b(?:excellence|outstanding|best|top|highest|commitment|dedication|education|services? to|years|terms|months|master|doctorate|studies|stay|semester|use|category|performance|achievement|contribution|hard work|safety|cleanliness|(?:first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th)) (?:time|year))\b/i
/** Where a prize was won, and no reason for it: 'for plant Northfield', 'for the Leeds branch'. */
const place =
  /^for (?:the |our |my )?(?:(?:plants?|sites?|factor(?:y|ies)|mills?|branch(?:es)?|stores?|shops?|stations?|depots?|hotels?|region|area|district|division|department|hall|line) (?:in |of |no\.? ?|number )?[\p{Lu}\d]|(?:\p{Lu}[\p{L}-]+ ){1,3}(?:plants?|sites?|factory|mill|branch|store|shop|station|depot|hotel|region|area|district|division|department)$)/u
/** The longest reason that is said, in words. */
const longestReason = 10
const balanced = (text: string): boolean => text.split('“').length === text.split('”').length
const sayable = (text: string): boolean =>
  !/["()]/.test(text) && balanced(text) && text.split(/\s+/).length <= longestReason

const reasonIn = (clause: string): string | null => {
  const [, reason] =
    /^(?:(?:awarded|given|presented|received|recogni[sz]ed|honou?red|won|selected|chosen) )?(for [\p{L}“].+)$/iu.exec(
      clause.trim(),
    ) ?? []
  if (reason === undefined || !sayable(reason) || /^for (?:example|both|all)\b/i.test(reason) || place.test(reason))
    return null
  const said = reason.replace(/^for /i, 'for ')
  // 'for tooling cart project' lacks an article
  const bare =
    /^for (?!(?:the|a|an|my|our|its|his|her|their|\d+)\b)\p{Ll}(?:[^,;]* )?(?:project|campaign|roll-?out|launch|programme|program|initiative)$/iu
  return toSecondPerson(bare.test(said) ? said.replace(/^for /, 'for the ') : said)
}

/** What a prize was given for, as one of the clauses beside it or its own name tells ('Spot Award for the release rescue'); null when neither does. */
const prizedFor = ({ title, description }: Omit<Prize, 'name'>): string | null => {
  const beside = clauses(description)
    .flatMap((clause) => reasonIn(clause) ?? [])
    .find((reason) => !general.test(reason))
  if (beside !== undefined) return beside
  const own = /\b(for (?:the|a|an|my|our|\p{Ll}+ing) \p{Ll}[^,;:]*)$/u.exec(title)?.[1]
  return own === undefined || general.test(own) ? null : reasonIn(own)
}

/** The name of a prize without the reason that it names. */
export const plainTitle = (title: string): string =>
  prizedFor({ title, description: '' }) === null ? title : title.replace(/ for (?:the|a|an|my|our|\p{Ll}+ing) .*$/u, '')

/** When, where or out of how many somebody was chosen: that is not said of those who chose them. */
const whenOrWhere =
  / (?=(?:after|before|during|since|in|at|on|for|among|amongst|from|out of|over|as|when|while|because|following)\b)/i

/** Who put somebody forward for a prize, or chose them, as the resume says it, and after or during what; null when it does not say who. */
const chosenBy = (description: string): { family: string; who: string; occasion: string | null } | null => {
  const [, how = '', whom = ''] =
    /\b(nominated|put forward|proposed|recommended|voted(?: for)?|chosen|elected|selected) by ((?!vote\b)[^.,;:()]{3,60})/i.exec(
      description,
    ) ?? []
  const found = whom.search(whenOrWhere)
  const [people, rest] = found < 0 ? [whom.trim(), ''] : [whom.slice(0, found).trim(), whom.slice(found).trim()]
  const who = toSecondPerson(
    people.replace(/^(?=(?:colleagues|co-?workers|teammates|peers|managers|classmates)\b)/i, 'my '),
  )
  if (who === '' || !sayable(who) || /\p{Lu}\p{L}{1,30} (?:of|for)\b|\b(?:19|20)\d\d\b/u.test(who)) return null
  const named = who.charAt(0).toUpperCase() + who.slice(1)
  const chosen = /^(?:voted|chosen|elected|selected)/i.test(how)
  const occasion = /^(?:after|during) /.test(rest) && sayable(rest) ? toSecondPerson(rest) : null
  if (occasion !== null)
    return { family: chosen ? 'prize.chosen.after' : 'prize.nominated.after', who: named, occasion }
  return { family: chosen ? 'prize.chosen' : 'prize.nominated', who: named, occasion }
}

/** How often a prize was won, as it is said after it; null when it was won once. */
const timesIn = ({ title, description }: Prize): string | null => {
  const beside = /\((twice|(?:two|three|four|five|six|\d) times)\)/i.exec(title)?.[1]
  if (beside !== undefined) return beside.toLowerCase()
  const text = description.trim()
  const said = /^(?:twice|(?:two|three|four|five|six|\d) (?:times|years (?:running|in a row)))\b/i.exec(text)?.[0]
  if (said !== undefined) return said.toLowerCase()
  return /^(?:19|20)\d\d and (?:19|20)\d\d\.?$/.test(text) ? 'twice' : null
}

/** What a prize came after ('After the diversion to Keflavik'). */
const afterIn = (description: string): string | null => {
  const [first = ''] = clauses(description)
  return /^after (?:the|a|an|my|our) \S/i.test(first) && sayable(first)
    ? toSecondPerson(first.charAt(0).toLowerCase() + first.slice(1))
    : null
}

/** Whose prize it is where it is not one person's: 'Store of the Year'. */
const unit =
  /\b(team|store|shop|branch|shift|depot|plant|hotel|department|site|kitchen|restaurant|company|school|ward|unit|crew|office|centre|center)s? of the (?:\p{L}+ )?(?:year|month|quarter|season|region)\b/iu
const period = /\bof the (?:\p{L}+ )?(year|month|quarter|season)\b/iu
/** A record without an accident or a fault. */
const clean =
  /\b(?:(?:zero|no|without an?|without any|nil) (?:\p{L}+[ -]){0,3}(?:accidents?|incidents?|injur(?:y|ies)|defects?|escapes?|complaints?|claims?|lost time)|(?:accident|incident|injury|defect|fault|fatality|error)-free|(?:safe|clean) (?:driving|record|miles|kilomet\p{L}+)|(?:unqualified|clean) audit)\b/iu
/** How long a record has lasted. */
const lasting = /\d\D{0,12}\b(?:days?|months?|years?|hours?|shifts?|miles?|km|kilomet\p{L}+)\b|\b(?:years?|million)\b/iu
/** Medals of a state or a service, to which nobody enters anything. */
const official = /\b(?:merit|service|bravery|army|navy|force|police|chancellor|president)\b/i
const ideas = /\b(?:kaizen|suggestions?|ideas?|improvements?|innovations?)\b/i
/** Words by which the kinds of prizes are known that tell nothing else, and what is asked of each; the first that fits counts. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['prize.record', clean],
  ['prize.idea', ideas],
  [
    'prize.mark',
    /\b(?:(?:highest|best|top) (?:mark|grade|score|result)s?|best (?:final |leaving |licen[sc]e )?exam\p{L}*|(?:top|first) of (?:the|my) (?:class|year|cohort)|best graduate)\b/iu,
  ],
  ['prize.list', /\b(?:\d\d|forty|thirty|fifty) under\b|\b(?:rising stars?|ones? to watch|power list|hall of fame)\b/i],
  ['prize.grant', /\b(?:grants?|funding)\b/i],
  ['prize.project', /\b(?:project|campaign|event|launch|deal|exhibition|catalogue|report|design) of the year\b/i],
  ['prize.safety', /\bsafety\b/i],
  ['prize.poster', /\bposter\b/i],
  [
    'prize.contest',
    /\b(?:contest|competition|challenge|championships?|champions?|cup|slam|throwdown|battle|bash|tournament|games|hackathon|olympiad|1st place|first place)\b/i,
  ],
  ['prize.entry', /\b(?:gold|silver|silver-gilt|bronze|medal(?! in\b)|show|festival)\b/i],
]
/** Competitions, in which one meets those who did better. */
const contests =
  /\b(?:contest|competition|challenge|championships?|cup|hackathon|olympiad|slam|throwdown|battle|tournament|games|show)\b/i

/** A school, a course or its students: who stands high among them earned it by learning. */
const learned =
  /\b(?:dean|provost|faculty|college|school|universit\p{L}+|institute|academy|polytechnic|class(?! of business)|cohort|batch|semester|year group|students?|pupils?|graduat\p{L}+|(?:b|m)\.? ?(?:com|sc|tech|a|ed|eng)\b|exam\p{L}*|subject|degree|matric\p{L}*)/iu
/** A rank among them, which is a mark and no contest. */
const studyRank = /\b(?:rank(?:ed|er)?|topper|position|place|first|1st|second|2nd|third|3rd|top)\b/i

/** The medal of a degree or a university goes to the best marks ('Gold medal in M.Sc.'). */
const degreeMedal =
  /\b(?:gold|silver|bronze) medal(?:l?ist)?s?\b.*\b(?:M\.?|B\.?) ?(?:Sc|A|Com|Tech|Ed|Eng|Phil|Pharm|Arch|BA)\b|\b(?:university|college|faculty|department(?:al)?|chancellor|convocation|institute|academic|degree|master|bachelor|graduat\p{L}+)\b.*\b(?:gold|silver|bronze) medal|\b(?:gold|silver|bronze) medal(?:l?ist)?s?\b.*\b(?:university|college|faculty|department|convocation|academic|degree|master|bachelor|graduat\p{L}+)\b/iu

/** Long years with an employer are no merit that one could ask about. */
const forYears = /\b(?:long[- ]service|years? (?:of )?service|service medal|loyalty)\b/i

/** The longest description that is quoted, and the longest with the name of the prize, in words. */
const longestDescribed = 12
const longestLead = 11
const wordCount = (text: string): number => text.split(/\s+/).length

/** What is handed over with a prize, and is no work that won it. */
const gift =
  /\b(?:(?:gold|silver) coins?|smart ?phone|mobile phone|phone|watch|laptop|tablet|TV|bicycle|motorbike|cash|cheque|voucher|gift|hamper|bonus|shield|plaque|memento|trophy|letter of \p{L}+|dinner|trip to|holiday|goat|salary|(?:Rs\.?|INR|USD|EUR|AED|UGX|KES|gm|grams?) ?\d|\d+ ?(?:gm|grams?|g)\b)|^(?:given|received|got|with) (?:an? |the |my )?/iu

/** What a description names that a prize was given for ('quick-change guard'), as it may be quoted; null when it tells of the prize alone. */
const thingIn = ({ name, description }: Prize): string | null => {
  const [first = ''] = description.trim().split(/[.;]\s+|[.;]$|, (?:category|class|section)\b/)
  const size = wordCount(first)
  return size >= 2 &&
    size <= longestDescribed &&
    size + wordCount(name) <= longestLead &&
    /\p{Ll}{4,}/u.test(first) &&
    !gift.test(first) &&
    !/["“”()]|^[\d€£$x]|^(?:for|from|in|at|as|by|with|to|on|after|among|out of|top|best|only|first|one|two|three|four|five|six|seven|eight|nine|ten|number|finished|place|category|Q\d)\b|\b(?:awards?|prizes?|medals?|certificate|winner|won|mention|votes?|national|regional|internal|place|nominated|finalists?|nominees?|shortlist\p{L}*|outstanding|performance|association|institute|ministry|magazine|paper|newspaper|euros?|full fees|(?:19|20)\d\d)\b/iu.test(
      first,
    )
    ? first
    : null
}

/** Whether a prize is a rank or a share of the best among those who studied together: of contests and of the staff of a school it is none. */
const isStudyRank = ({ title, description }: Prize): boolean => {
  const text = `${title} ${description}`
  if (
    degreeMedal.test(text) &&
    !contests.test(text) &&
    !/\b(?:sports?|athlet\p{L}+|debat\p{L}+|universit(?:y|ies) games|league|team)\b/iu.test(text)
  )
    return true
  return (
    ((studyRank.test(title) && !/\b(?:award|prize|medal|trophy)\b/i.test(title)) || topShare.test(text)) &&
    learned.test(text) &&
    !contests.test(text) &&
    !/\b(?:scholarship|bursary|fellowship|grant|stipend|hackathon|case|debat\p{L}+|sports?|football|pitch|project|poster|paper|team|teach(?:ers?|ing)|lecturers?|staff|employees?|voted|elected|nominated)\b/iu.test(
      text,
    )
  )
}

/** What a reason won, as the head of a sentence: 'The ferry rescue won you an award'. */
const wonBy = (reason: string, title: string): string => {
  const what = reason.replace(/^for /, '')
  const [prize = 'award'] = /\b(?:award|prize|medal|trophy|bonus|cup|scholarship|grant)\b/i.exec(title) ?? []
  const name = prize.toLowerCase()
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} won you ${name === 'award' ? 'an' : 'a'} ${name}`
}

/** How a prize may be asked about: first by what stands beside it, and then by its kind. `told` says that the resume itself tells why it was given. */
export const prizeQuestions = (prize: Prize): PrizeQuestions => {
  const { name, title, description } = prize
  const near = isNear(title, description)
  const reason = prizedFor(prize)
  const thing = reason?.replace(/^for /, '') ?? null
  const chosen = chosenBy(description)
  const after = afterIn(description)
  const times = near || /\battendance\b/i.test(title) ? null : timesIn(prize)
  const described = thingIn(prize)
  const values: Values = {
    name,
    reason,
    thing,
    after,
    times,
    lead: described === null ? `You list “${name}”` : `You write “${described}”`,
    shown: described,
    award: awardName(name),
    won: reason === null ? null : wonBy(reason, title),
    who: chosen?.who ?? null,
    occasion: chosen?.occasion ?? null,
    unit: unit.exec(title)?.[1]?.toLowerCase() ?? null,
    period: period.exec(title)?.[1]?.toLowerCase() ?? null,
  }
  const told = (family: string): PrizeQuestions => ({ families: [family], values, told: true })
  const known = (...families: string[]): PrizeQuestions => ({ families, values, told: false })
  if (chosen !== null) return told(chosen.family)
  // a rank in school or college tells of marks, and of nobody who did better
  if (isStudyRank(prize)) return told('prize.study')
  // what came near is known by its work, by the contest, or by what the prize is for; of a bare place nobody can tell why
  if (near) {
    if (/^(?:the|an?|my|our|your) /.test(thing ?? '')) return told('prize.near.thing')
    if (described !== null && !beaten.test(described) && !tellsOutcome.test(described)) return told('prize.near.work')
    if (contests.test(title)) return told('prize.near.contest')
    return /\bawards?\b/i.test(title) || period.test(title) ? told('prize.near') : known()
  }
  if (brave.test(`${title} ${description}`)) return told('prize.bravery')
  if (together.test(description) || /\(team\)/i.test(title)) return told('prize.team')
  if (times !== null) return told('prize.again')
  if (after !== null) return told('prize.after')
  if (reason !== null && ideas.test(title)) return told('prize.idea.for')
  if (reason !== null)
    return told(
      /^for \p{Ll}+ing (?:the|an?|my|our|your|its|all|every|up|out|down|\d)/u.test(reason)
        ? 'prize.for.deed'
        : 'prize.for',
    )
  if (forYears.test(title) && !clean.test(title)) return known()
  if (unit.test(title)) return known('prize.unit')
  const bestThing =
    best
      .exec(title)?.[1]
      ?.trim()
      .replace(/ (?:award|prize|medal|trophy)$/i, '') ?? null
  if (bestThing !== null && kinds.every(([, words]) => !words.test(title)))
    return known(isPersonTitle(bestThing) ? 'prize.ranked' : 'prize.project')
  if (topShare.test(`${title} ${description}`)) return known('prize.ranked')
  if (ranked.test(description) || ranked.test(title) || /^(?:best|highest|lowest|most|fewest)\b/i.test(description))
    return known('prize.ranked')
  const kind = kinds.find(([one, words]) => words.test(title) && !(one === 'prize.entry' && official.test(title)))?.[0]
  if (described !== null && (kind === 'prize.entry' || forWorks.test(title))) return known('prize.entry.told')
  if (kind !== undefined) return known(kind)
  if (clean.test(description) && lasting.test(description)) return known('prize.record')
  if (described !== null) return known('prize.described')
  // of a prize that only its name tells nobody remembers more than that they won it
  return known(...(period.test(title) ? ['prize.period'] : []))
}

/** Whether an achievement is a record without an accident or a fault. */
export const isCleanRecord = (text: string): boolean =>
  clean.test(text) && (lasting.test(text) || /^zero\b/i.test(text))
