import type { Fact } from '../facts/fact.ts'
import { peopleIn } from '../facts/figures.ts'
import { isOverRole } from '../facts/goes-on.ts'
import { careerSteps } from '../facts/read-career.ts'
import { readItem } from '../facts/read-item.ts'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { dutySubjects } from './bank/duty-subjects.ts'
import type { Context } from './context.ts'
import { hookSubjects } from './hooks/hook-subjects.ts'
import { jobSubjects, stepSubject } from './job-subjects.ts'
import { withKnownPost } from './known-post.ts'
import { isLanguage } from './language-subjects.ts'
import { withoutLimited } from './level.ts'
import { nameSubjects } from './name-subjects.ts'
import { quotedName } from './names.ts'
import { withoutPrivateTime } from './no-job.ts'
import { ledIn } from './not-led.ts'
import { number, numberOf } from './numbers.ts'
import { overviewSubjects } from './overview-subjects.ts'
import { kindOfPost } from './post-kinds.ts'
import { postIn, postSubjects } from './post-subjects.ts'
import { sentenceSubjects } from './sentence-subjects.ts'
import { storySubjects } from './story-subjects.ts'
import { isStudy } from './study-states.ts'
import { isJunior, named, type Subject, titleOf } from './subject.ts'
import { tellingSubjects } from './telling-subjects.ts'
import { isTermOfWork } from './terms-of-work.ts'
import { weights } from './weights.ts'

/** 'You led 6 of them', 'You give interviews in it', 'You built one on promotions': what the pronoun stands for is not in the question. */
const loosePronoun =
  /\b(?:(?:of|for|with|to|by|from|on|in|at|about) (?:them|it|these|those|this|that)|the (?:same|above|former|latter))$|^You (?:have )?\p{L}+ (?:one|some|both|several)(?:,| (?:for|on|in|at|about|of|with)\b|$)/iu

/** What is told of one's family is nobody's business. */
const kin = /\b(?:your|the|a|an) (?:daughter|son|wife|husband|baby|mother|father|child)\b/i

/** Whether a line on leading says that there is nobody to lead, speaks of money alone, or of people. */
const leadFamily = (text: string): string | null => {
  if (
    /^(?:none|no|nil|n\/a|not yet|nothing|never)\b(?! (?:more|fewer|less)\b)|\b(?:(?:nobody|no one) (?:reports?|below|under|to lead|works? (?:for|under)|yet|so far|$)|no (?:employees|staff|reports|direct reports|team)|no line reports|without (?:staff|reports|employees))\b/i.test(
      text.trim(),
    )
  )
    return 'lead.none'
  // who organises a meetup has nobody under them
  // who stands in for a while has nobody who grew through them
  if (
    /\b(?:covers? for|covered for|stood in|standing in|stand[- ]in|deputi[sz]\p{L}+ for|interim|acting)\b/iu.test(text)
  )
    return 'lead.post'
  const office =
    /\b(?:organi[sz]er|chair(?:man|woman|person)?|treasurer|secretary|trustee|meetups?|committee|board member)\b/i
  const people =
    /\b(?:team|staff|people|crew|gang|shift|reports?|leads?|led|lead|head|manage\p{L}*|supervis(?:es?|ed|ing|ors?)|mentor\p{L}*|train\p{L}*|\p{L}{3,}(?:ers|ors|ists|ees|ants|men|women))\b/iu
  if (
    office.test(text) &&
    !/\b(?:team|staff|crew|led|lead|manage\p{L}*|supervis\p{L}+|mentor\p{L}*|train\p{L}*|volunteers|under me)\b/iu.test(
      text,
    )
  )
    return 'lead.post'
  if (people.test(text.replace(reportsUp, '').replace(notLed, '')) || someOf.test(text)) return 'lead.any'
  if (/[$€£]\s?\d|\b\d[\d.,]* ?(?:million|billion|m|bn|k)\b|\bbudget\b/i.test(text)) return 'lead.budget'
  // who packs parcels leads nobody; what another language tells is not known
  return leadsNobody.test(text) || english.test(text) ? null : 'lead.any'
}

/** Words by which a line shows that it is English, and so that nobody is led in it. */
const english = /\b(?:the|of|and|for|with|to|by|\p{L}{3,}ing|\p{L}{3,}ed)\b/iu

/** Those whom work is for, and words that end like people. */
const notLed =
  /\b(?:donors?|customers?|clients?|users?|visitors?|guests?|passengers?|members?|subscribers?|followers?|readers?|parcels?|papers?|numbers?|computers?|sensors?|motors?|orders?|offers?|others|letters?|posters?|dinners?|winners?|shelters?|centers|quarters?|partners?|vendors?|suppliers?|buyers?|investors?|processors?|errors|doors?|floors?|events|documents|payments|plants?|grants?|restaurants?|departments?)\b/gi

/** Who took part, guides visitors, watches over something or sits on a board led nobody. */
const leadsNobody =
  /\b(?:volunteers?|participants?|attendees?|members?|delegates?|guides?|docents?|ushers?|board ?room|sits? on|senate|panel|(?:safety|liaison|fire|welfare) officer|reports? to|focal (?:point|person)|contact person|representative|ambassador)\b/i

/** Whom somebody reports to is not below them. */
const reportsUp = /\breport(?:s|ed|ing)? (?:directly )?to (?:the|a|my|our) .*/i
/** A number of people, whatever they are called: 'newsroom of four', '3 waves of new hires', 'two interns'. */
const someOf = new RegExp(
  String.raw`\b(?:of (?:${number})(?:$|[\s,;.:])|(?:${number}) (?:\p{L}+ ){0,2}(?:interns|agents|apprentices?|juniors?|students|graduates|colleagues|guides|mentees|trainees|volunteers|hires|casuals|nurses|clerks|cooks|chefs|techs|members|guards|executives|representatives|reps|staff|employees|people|guys|technicians|mechanics|drivers|engineers|workers|reports|analysts|assistants|officials|consultants|FTEs?))`,
  'iu',
)

/** Those who learn from somebody are no team, and neither are one or two. */
const learning = /\b(?:interns|apprentices?|juniors?|students|graduates|mentees|trainees|volunteers|members)$/i
const fewestInTeam = 3
const isTeam = (text: string): boolean =>
  [...text.matchAll(new RegExp(someOf, 'giu'))].some(
    ([found]) =>
      !learning.test(found) && (numberOf(new RegExp(number, 'iu').exec(found)?.[0] ?? '') ?? 0) >= fewestInTeam,
  )

const counted = new RegExp(`^${number} `, 'i')

/** The people whom a line on leading names and says no more of ('Two archivists and a summer crew of four students'); null when it is no such line. */
const groupIn = (text: string): string | null => {
  const [first = ''] = text.trim().split(/[.;:]\s|[.;:]$|\n/)
  const isGroup =
    counted.test(first) &&
    peopleIn(`Led ${first.charAt(0).toLowerCase()}${first.slice(1)}`) !== null &&
    first.split(' ').length <= 10 &&
    !/[()“”",]|\b(?:I|me|my|under|report\w*|from|since|until|who|went|were|was|is|are|have|has)\b|(?:19|20)\d\d/.test(
      first,
    )
  return isGroup ? first.charAt(0).toLowerCase() + first.slice(1) : null
}

/** An entry of a post has so many lines at most: when, what and where. */
const mostRows = 3

/** Whether a line ends with the year in which what it tells was over. */
const hasEnded = (line: string): boolean =>
  /(?:[–—-] ?|\b(?:to|until|till) )(?:\p{L}+ )?(?:19|20)\d\d\b(?!.*\b(?:since|present|now)\b)/iu.test(line)

/** What a line on leading names as a post and says no more of ('Coach, girls’ softball 2016 – 2019') is asked about by what its holders do. */
const officeIn = (text: string): Subject[] => {
  const line = text.trim()
  const rows = line.split(/\n/)
  // dates, post and body may stand in lines of their own
  const [first = ''] = (rows.find((row) => !/\d/.test(row)) ?? line).split(/[,.;:(\n]| \d| [–—-] /)
  const post = rows.length > mostRows || first.split(' ').length > 4 ? null : postIn(first)
  const kind = post === null ? null : kindOfPost(post)
  if (post === null || kind === null || kind === 'post.volunteers') return []
  return postSubjects(post, hasEnded(line), false)
}

/** What may be asked of any line on leading, and of any post or project that has no name. */
const anyOfSection = (item: ResumeItem, facts: readonly Fact[]): Subject[] => {
  const silent = facts.length > 0 && facts.every((fact) => fact.kind === 'silent')
  if (silent || !/\p{L}{2}/u.test(wholeText(item))) return []
  if (item.section === 'leadership') {
    const group = groupIn(item.content.text)
    const post = officeIn(item.content.text)
    if (post.length > 0) return post
    const led = ledIn(item.content.text)
    const family = led === '' ? null : leadFamily(led)
    const past = hasEnded(item.content.text)
    return [
      ...named('group', ['lead.group'], { group }, weights.people),
      ...named('team', family === 'lead.any' && isTeam(item.content.text) ? ['lead.team'] : [], {}, weights.people, {
        past,
      }),
      ...named('any', family === null ? [] : [family], {}, weights.any, { past, stock: true }),
    ]
  }
  const nameless = item.section === 'roles' && quotedName(item.content.name ?? null) === null
  return nameless
    ? withKnownPost(
        named('any', ['role.nameless'], {}, weights.any - 1, { stock: true }),
        item,
        isOverRole(item),
        false,
      )
    : []
}

/** All that is worth asking about an item of a resume. Formalities and private matters are not among it. */
export const subjectsOf = (whole: ResumeItem, items: readonly ResumeItem[]): Subject[] => {
  const open = withoutPrivateTime(whole)
  if (open !== whole) return open === null ? [] : dutySubjects(open, items)
  const item = withoutLimited(whole)
  const facts = readItem(item)
  // a language is spoken, and no tool whose remark could tell of a duty
  const spoken = item.section === 'technical' && isLanguage(item.content.name ?? '')
  const sentences = new Map<number, Fact[]>()
  for (const fact of facts)
    if (fact.sentence !== null) sentences.set(fact.sentence, [...(sentences.get(fact.sentence) ?? []), fact])
  // what a trainee does in a club they may well do alone
  const junior = item.section !== 'roles' && isJunior(titleOf(item, items))
  const context: Context = { item, items, sentences, junior }
  const telling = tellingSubjects(item)
  const turns = telling.some(({ families }) => families.includes('telling.turn'))
  const own = overviewSubjects(item, items, turns)
  // whose next job is named wants to grow into that
  const wishes = own.some(({ families }) => families.some((family) => /^wish\.(?:job|first)$/.test(family)))
  return [
    ...facts.flatMap((fact) =>
      fact.kind === 'job'
        ? jobSubjects(fact, item, items)
        : [...sentenceSubjects(fact, context), ...nameSubjects(fact, context)],
    ),
    ...careerSteps(item, items).flatMap((step) => stepSubject(step, wholeText(item), items)),
    ...(spoken
      ? []
      : isStudy(item)
        ? hookSubjects(item, junior).filter(({ families }) => families.includes('hook.used'))
        : [...telling, ...dutySubjects(item, items), ...hookSubjects(item, junior), ...storySubjects(item)]),
    ...own,
    ...anyOfSection(item, facts),
  ]
    .filter(({ families }) => !wishes || !families.includes('hook.grow'))
    .filter(({ values }) => !isTermOfWork(values['said'] ?? ''))
    .filter(({ values }) => !kin.test(`${values['said'] ?? ''} ${values['do'] ?? ''}`))
    .filter(({ values }) => !loosePronoun.test(values['said'] ?? '') && !loosePronoun.test(values['do'] ?? ''))
    .map((subject) => ({ ...subject, junior }))
}
