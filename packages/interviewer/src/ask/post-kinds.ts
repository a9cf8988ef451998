import { number, numberOf } from './numbers.ts'

/** What the holders of posts beside one's work do, by the words for the post; the first that fits counts. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['post.passes', /\b(?:examiner|assessor|verifier|reviewer|gatekeeper|moderator|inspector|auditor)$/i],
  ['post.referees', /\b(?:referee|umpire)$/i],
  ['post.judges', /\b(?:judge|juror|jury member)$/i],
  [
    'post.controls',
    /\b(?:compliance|data protection|privacy|equality|anti-corruption|whistleblowing) (?:officer|representative|lead)$/i,
  ],
  [
    'post.promotes',
    /\b(?:link (?:nurse|worker|person|teacher)|champion|(?<!student )ambassador|(?:sustainability|wellbeing|green|hygiene|quality|digital|diversity|inclusion|energy|waste|recycling) (?:lead|officer|coordinator|representative|rep))$/i,
  ],
  ['post.between', /\b(?:liaison|mediator|go-between|contact person)$/i],
  ['post.safety', /\b(?:(?:health and )?safety \p{L}+|fire (?:warden|marshal|officer)|(?:floor|evacuation) warden)$/iu],
  [
    'post.speaks',
    /\b(?:delegate|representative|rep|(?:shop|union) steward|spokes(?:man|woman|person)|ombuds\p{L}+)$/iu,
  ],
  ['post.selects', /\bselector$/i],
  ['post.marks', /\b(?:(?:AP|exam|essay|script) ?reader|marker)$/i],
  ['post.coaches', /\b(?:coach)$/i],
  ['post.mentors', /\bmentor$/i],
  ['post.teaches', /\b(?:teacher|tutor|instructor|trainer|lecturer)$/i],
  ['post.money', /\b(?:treasurer)$/i],
  ['post.minutes', /\b(?:secretary|minute taker)$/i],
  ['post.chairs', /\b(?:chair(?:man|woman|person)?|president|convenor|vice[- ]chair)$/i],
  ['post.board', /\b(?:trustee|governor|councillor|(?:board|committee|council|panel) member)$/i],
  ['post.writes', /\b(?:editor)$/i],
  ['post.organises', /\b(?:organi[sz]er|coordinator)$/i],
  ['post.leads', /\b(?:captain|(?:scout|cub|guide|youth|troop|pack|choir|band|walk|section) leader)$/i],
  ['post.rescues', /\b(?:fire-?fighter|lifeguard|rescuer|(?:first|community) responder|lifeboat (?:crew|member))$/i],
  [
    'post.helps',
    /\b(?:befriender|visitor|buddy|companion|listener|(?:peer|crisis|helpline|support|hospice|hospital|listening) (?:support )?volunteer)$/i,
  ],
  [
    'post.plays',
    /\b(?:player|singer|dancer|musician|drummer|violinist|guitarist|runner|rower|swimmer|(?:goal)?keeper|performer|actor|supporter|soprano|alto|tenor|bass)$/i,
  ],
  ['post.volunteers', /\bvolunteer$/i],
]

/** The kind of questions that fit a post; null when nothing is known of what its holders do. */
export const kindOfPost = (post: string): string | null => kinds.find(([, words]) => words.test(post))?.[0] ?? null

/** Words by which a post or project is one of teaching. */
const teaching =
  /\b(?:teach\p{L}*|taught|tutor\p{L}*|mentor\p{L}*|coach\p{L}*|instruct\p{L}*|lessons?|classes|(?:evening|night|dance|art|online|week|language|english) class|lectur\p{L}*|camp|homework|course)\b/iu
const learners = new RegExp(
  String.raw`(?<![\p{L}\d]|[–-])(?<size>${number}) (?:(?:[Gg]rade|[Yy]ear) \d{1,2} |\p{Ll}+ )?(?:children|kids|learners|pupils|students|apprentices|girls|boys|teenagers|youngsters|beginners|juniors|adults|scouts|cubs)(?! (?:a|per|each|from|who|since|so|over|in)\b)`,
  'u',
)
/** So many can be seen at once, and so many are a group. */
const [fewest, most] = [3, 40]

/** Those whom somebody teaches together ('14 kids'), as a text on teaching counts them; null when it does not. */
export const learnersIn = (text: string): string | null => {
  const found = teaching.test(text) ? learners.exec(text) : null
  const size = numberOf(found?.groups?.['size'] ?? '')
  return found === null || size === null || size < fewest || size > most ? null : found[0]
}

/** What takes place again and again: one asks what was changed after the first. */
const events =
  /^(?:[\p{L}’'-]+ ){0,4}(?:days|nights|evenings|workshops|(?:holiday|summer|winter|vacation|youth|sports|music|training) camps?|festivals?|fairs?|meet-?ups?|tournaments?|concerts|open house|clean-?ups?|suppers|walks|mornings|afternoons|caf[eé])$/iu

/** Whether a name is that of an occasion which recurs ('Tasting days for parents'). */
export const isEvent = (name: string): boolean =>
  events.test(name.split(/,|\s[–—-]\s| (?:for|of|in|at|with|by) /)[0]?.trim() ?? '')

/** Things that can go wrong each by itself, and that somebody remembers. */
const happenings =
  'trips|journeys|tours|transports|voyages|crossings|matches|games|bouts|concerts|performances|dives|flights|jumps|expeditions|excavations|rescues|call-?outs|missions|festivals|weddings|ceremonies|hearings|auctions|exhibitions|climbs|ascents|races|productions'
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,]|[–-]|[$€£])(?<size>${number}) (?:${happenings})(?!\p{L}| (?:a|an|per|each|every|from|of|in an?)\b|\s?/)`,
  'iu',
)
/** Of so few one tells each, and of more nobody remembers which. */
const [fewestTimes, mostTimes] = [4, 2000]

/** A number of trips, matches or dives in a text; null when it counts none. */
export const occasionsIn = (text: string): string | null => {
  const found = counted.exec(text)
  const size = numberOf(found?.groups?.['size'] ?? '')
  return found === null || size === null || size < fewestTimes || size > mostTimes ? null : found[0]
}
