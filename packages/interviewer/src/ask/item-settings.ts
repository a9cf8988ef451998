import type { ResumeItem } from '../interviewer.ts'
import { words } from '../text/words.ts'

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
  // a sprayer or a screen that is calibrated measures nothing
  [
    /\binstruments?\b.*\bcalibrat|\bcalibrat\p{L}+\b.*\binstruments?\b/iu,
    /^(?!.*\b(?:sprayers?|spreaders?|seeders?|drills?|planters?|colou?r|monitors?|displays?|screens?|printers?|projectors?)\b)/is,
  ],
  // of sports in which one competes alone
  [
    /\bplaying time\b|\bleft out of the side\b/i,
    /^(?!.*\b(?:wrestl\p{L}+|judo\p{L}*|karate|taekwondo|boxing|kick-?boxing|martial|fencing|swim\p{L}*|athletics|track and field|running|runners?|triathlon|gymnast\p{L}*|tennis|badminton|squash|table tennis|chess|climb\p{L}*|ski\p{L}*|skat\p{L}+|golf|cycling|rowing|dance|dancing|archery|shooting|riding|equestrian|surf\p{L}*|sailing|robot\p{L}*|debat\p{L}+|spelling|maths?)\b)/isu,
  ],
  [/\bword the minutes\b/i, /\bminutes?\b|meeting|minute[- ]tak|protocol/i],
  // crew resource management has no customers
  [/\bin the CRM\b|\bCRM\b/, /^(?!.*\b(?:cockpit|cabin|crew|flight|aviation|pilots?|bridge team|maritime)\b)/is],
  // animals are trained by other plans than pupils
  [
    /\ball the adults around a student\b/i,
    /^(?!.*\b(?:crates?|dogs?|animals?|horses?|keepers?|zoo|clicker|scales|blood|husbandry)\b)/is,
  ],
  // a control valve has no set pressure at which it lifts
  [/\bsafety valve\b/i, /\b(?:safety|relief|pressure[- ]relief)\b|\b[TP]?P?[SR]Vs?\b/i],
  // who tests by hand automates nothing, unless they say so
  [
    /\btests to automate\b/i,
    /automat|seleniu|cypress|playwright|appium|robot framework|\bCI\b|pytest|junit|webdriver|\bSDET\b|script|^(?!.*\bmanual\b)/is,
  ],
  // who closes work orders has not written them
  [
    /\bput in a work order so that\b|\bwrite in a work order so that\b/i,
    /\b(?:writ|creat|plan|rais|issu|prepar|schedul|draft|open|assign|generat)\p{L}*\b|^(?!.*\b(?:clos(?:e|es|ed|ing)|confirm\p{L}*|view\p{L}*|read\p{L}*|receiv\p{L}*)\b)/isu,
  ],
  // who sorts gives nothing out
  [
    /\bembarrassed to take\b/i,
    /\b(?:hand(?:s|ed|ing)? out|distribut\p{L}+|give|giving|gave|serv\p{L}+|lend\p{L}*|deliver\p{L}*)\b|^(?!.*\b(?:sort\p{L}*|pack\p{L}*|collect\p{L}*|wash\p{L}*|driv\p{L}+|account\p{L}*|treasurer|fundrais\p{L}*|website)\b)/isu,
  ],
  // the members of an association of hospitals are no neighbours
  [
    /\bfriends or neighbours\b/i,
    /^(?!.*\b(?:(?:association|federation|union|alliance|consortium|network|council|chamber) of (?:\p{L}+ ){0,3}(?:hospitals|clinics|schools|universities|colleges|companies|firms|banks|manufacturers|exporters|producers|employers|municipalities|cities|cooperatives|co-operatives|museums|libraries|NGOs|charities|institutions|organi[sz]ations|shops|hotels|pharmacies)|chamber of commerce|employers['’]? (?:association|federation))\b)/isu,
  ],
  // only one comes before the second
  [
    /\bthose who came out ahead\b/i,
    /^(?!.*\b(?:2nd|second|silver|runner[- ]up|vice[- ]champion)\b)|\b(?:(?:2nd|second) runner|3rd|third|4th|fourth|5th|fifth|bronze|finalist|shortlist\p{L}*)\b/isu,
  ],
  // an image of a scanner in an office or a library is none of a camera on a line
  [
    /\bimage processing\b/i,
    /^(?!.*\b(?:scann(?:er|ing)|photoshop|lightroom|book|flatbed|retouch\p{L}*|photo\p{L}*)\b)/isu,
  ],
  // new homes are square, or should be
  [
    /\bin an old (?:house|building|home)\b/i,
    /\bold\b|renovat|restor|refurb|remodel|heritage|listed|period|repair|conver|retrofit|alter|joiner/i,
  ],
]

const remarkDenies =
  /\b(?:not|no|never|without|(?:do|does|did|have|has|am|is|are|can)(?:n['’]t| not))\b(?<what>[^,;.()]{3,50})/giu
/** Words of so few letters are no things. */
const shortWord = 4
/** Words that stand after a denial and name nothing. */
const noThing =
  /^(?:only|much|very|yet|more|longer|with|from|that|this|have|used|been|work\p{L}*|alone|need\p{L}*|certif\p{L}*|course|train\p{L}*|experience|production|accident\p{L}*|complaint\p{L}*|error\p{L}*|loss\p{L}*|findings?|incident\p{L}*)$/iu

/** A check whether a question is about something of which the remark on a skill or tool says that its owner does not do it: 'magnetics, not seismic'. */
export const deniedIn = (item: ResumeItem): ((question: string) => boolean) => {
  const remark = item.section === 'skills' || item.section === 'technical' ? (item.content.description ?? '') : ''
  const things = [...remark.matchAll(remarkDenies)].flatMap(({ groups }) =>
    words(groups?.['what'] ?? '').filter((word) => word.length >= shortWord && !noThing.test(word)),
  )
  if (things.length === 0) return () => false
  const own = words(item.section === 'skills' || item.section === 'technical' ? (item.content.name ?? '') : '')
  const denied = things
    .filter((thing) => !own.includes(thing))
    .map((thing) => thing.slice(0, Math.max(shortWord, thing.length - 2)))
  return (question) => words(question).some((word) => denied.some((thing) => word.startsWith(thing)))
}

/** Whether a question speaks of something that its item would have to tell, and does not. */
export const lacksInItem = (question: string, item: string): boolean =>
  itemSettings.some(([asked, told]) => asked.test(question) && !told.test(item))

const ofPeople =
  /\b(?:team|office|department|network|unit|business|branch|practice|relationships?|community|club|group|school|company|clientele|base|staff|workforce)\b/iu

/** Whether an office or a team that somebody built up is taken for a thing that is tried out. */
export const testsPeople = (question: string, said: string): boolean =>
  /\btest the result\b/i.test(question) && ofPeople.test(said)

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
  // who writes the documentation of a program leaves nothing to its code, and an animator builds no blueprints
  [
    /\bleave to the code\b|\bwrite in code in Unreal\b/i,
    /develop|programm|(?<!\b(?:QA|test|quality|mechanical|civil|electrical|chemical|process|sales|field|service) )engineer|software|\bcod(?:er|ing)\b|technical artist|tech(?:nical)? (?:design|lead)|game(?:play)? design|level design|\bCTO\b|data scien|devops|architect|informati[ck]/i,
  ],
  [
    /\btooth\b.*\bworth (?:saving|keeping)|\bworth (?:saving|keeping)\b.*\btooth\b/i,
    /\b(?:dentist|dental surgeon|endodont\p{L}+|prosthodont\p{L}+|dental (?:student|therapist))\b/iu,
  ],
  // who is on the roster does not publish it
  [
    /\bpublish a schedule\b|\bwant to swap shifts\b/i,
    /\b(?:manager|supervis\p{L}+|lead(?:er)?|head|director|owner|founder|planner|schedul\p{L}+|coordinator|administrat\p{L}+|admin|HR|human resources|matron|sister|charge nurse|chef|foreman|forewoman|captain|dispatcher|officer|executive|partner|secretary|principal|steward|sergeant|in charge|deputy|disponent)\b/iu,
  ],
  // nor does a technician who makes the tooth decide whether it stays
  [
    /\bsaving a tooth\b|\ba treatment turns out harder\b/i,
    /\b(?:dentist|dental surgeon|endodont\p{L}+|prosthodont\p{L}+|dental (?:student|therapist|officer|associate)|oral surgeon)\b/iu,
  ],
  // who is hired for the harvest decides nothing of the farm
  [
    /\bsell the grain\b|\bwhich crops \[got\|get\] it first\b|\bchoose a rotation\b|\bis still worth keeping\b|\bstill worth keeping\b|\breally necessary to spray\b/i,
    /grower|farmer|rancher|planter|smallholder|manager|owner|founder|agronom|agricultur|consult|advis|head|foreman|supervisor|director|lead|partner|gardener|horticultur|nursery/i,
  ],
  // a picture of a container has no patient
  [
    /\bkeep the dose low\b/i,
    /radio(?:graph|log|ther)|x-ray|sonograph|nurs|dent|\bvet|medical|physician|doctor|clinic|mammograph|imaging|medizin/i,
  ],
  [
    /\bnotified body\b|\bclaim that the clinical data\b/i,
    /regulat|engineer|quality|device|medical|clinical|product|market|compliance|scien|R&D|develop/i,
  ],
]

/** Whether a question asks for what only another profession decides than any of `titles`. */
export const decidesForOthers = (question: string, titles: readonly string[]): boolean =>
  decisions.some(([asked, held]) => asked.test(question) && !titles.some((title) => held.test(title)))
