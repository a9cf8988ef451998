import { isPersonTitle, titleName, withArticle } from './names.ts'
import { kindOfPost } from './post-kinds.ts'
import { lowerFirst } from './role-names.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** A post that somebody holds, as it ends. */
const isPost =
  /\b(?:trustee|director|chair(?:man|woman|person)?|president|co-host|host|volunteer|teacher|lecturer|counsellor|instructor|tutor|mentor|coach|trainer|captain|treasurer|secretary|judge|juror|warden|marshal|delegate|representative|rep|ambassador|champion|organi[sz]er|coordinator|examiner|editor|reviewer|steward|leader|usher|verifier|assessor|lifeguard|befriender|visitor|buddy|helper|contributor|responder|translator|interpreter|referee|governor|councillor|convenor|interviewer|adviser|advisor|firefighter|expert|umpire|officer|liaison|moderator|selector|(?:AP|exam|essay|script|lay|proof) ?reader|marker|scorer|timekeeper|commentator|fundraiser|campaigner|bell[- ]?ringer|auditor|inspector|mediator|facilitator|advocate|spokesperson|link (?:nurse|worker|person|teacher)|safety (?:person|contact)|(?:jury|panel|board|committee|council) member)$/i
/** Posts of which there is one at a time: each has a predecessor and a successor. */
const isOffice = /\b(?:chair(?:man|woman|person)?|president|treasurer|secretary|captain|editor|convenor)$/i

/** The post that a name tells, wherever it stands in it: 'Trustee, food bank' and 'Chamber of commerce, lecturer'; null when there is none. */
export const postIn = (name: string, surely = false): string | null =>
  name
    .replace(/\s?\([^()]{0,60}\)/g, '')
    .split(/[,|–—/]|\s-\s/)
    .map((part) =>
      titleName(
        part
          .trim()
          // who is on a committee is one of its members
          .replace(/^(?:\p{L}+ )?(?:committee|board)$/iu, '$& member')
          .replace(/^(?:under[- ]?\d+s?|u\d+) | (?:under[- ]?\d+s?|u\d+)$/i, '')
          .replace(/ (?:of|at|in|on|for|to) .*$/, ''),
      ),
    )
    .find(
      (title) =>
        title !== null &&
        (isPost.test(title) || (surely && isPersonTitle(title) && !/^member$/i.test(title))) &&
        !/ (?:with|who|and other) /.test(title),
    ) ?? null

/** Posts whose holders decide together with others. */
const decides =
  /\b(?:board|trustee|governor|councillor|chair\p{L}*|president|treasurer|secretary|committee|director|representative)\b/iu

/** A post with its article, or without one where there is one holder at a time: 'a mentor', 'treasurer'. */
const oneOf = (post: string): string => (isOffice.test(post) ? lowerFirst(post) : withArticle(lowerFirst(post)))

/** An office that was given up. */
const formerly = /\b(?:former|ex|past|previous)[ -](\p{L}[\p{L} -]{3,40})$/iu

/** Who stands in for somebody changes little. */
const standIn = /^(?:acting|interim|deputising|relief|stand-in)\b/i

/** On whom nobody relies in particular: who helps once, plays, makes something alone or is sent. */
const alone =
  /\b(?:volunteer|helper|modder|hobbyist|enthusiast|expert|participant|attendee|contributor|collector|ringer|visitor|guest|fellow|alum\p{L}+|supporter|subscriber|donor|delegate|reader|fan|traveller|student)$/iu
/** Where a trainer is a coach. */
const sport =
  /\b(?:football|soccer|basketball|handball|volleyball|hockey|rugby|cricket|tennis|badminton|swim\p{L}*|skat\p{L}+|ski\p{L}*|athletics|gymnastics|judo|karate|taekwondo|boxing|wrestling|rowing|climbing|running|sports? club|youth team|under[- ]?\d+s?|u\d+)\b/iu

/** What may be asked of the holder of a post: by what its holders do, and only where that is not known what fits any post. */
export const postSubjects = (
  name: string,
  ended: boolean,
  described: boolean,
  place: string | null = null,
  text = '',
): Subject[] => {
  // 'Member and former treasurer': the office is over, and it is what one asks about
  const given = formerly.exec(name)?.[1]
  const post = given ?? name
  const past = ended || given !== undefined
  const found = kindOfPost(post)
  const trains = found === 'post.teaches' && /\btrainer$/i.test(post) && sport.test(text)
  const kind = trains ? 'post.coaches' : found === 'post.volunteers' && place === null ? null : found
  const families = [
    ...(kind !== null ? [kind] : standIn.test(post) || alone.test(post) ? [] : ['post']),
    ...(decides.test(post) ? ['post.decides'] : []),
  ]
  return named('kind', families, { one: oneOf(post), place }, weights.post, {
    past,
    most: described || kind === null ? 1 : 2,
    stock: kind === null,
  })
}
