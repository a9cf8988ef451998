import { readDeed } from '../facts/clause.ts'
import type { FactOf } from '../facts/fact.ts'
import { wholeText } from '../text/item-text.ts'
import { quotedName, titleName, withArticle } from './names.ts'
import { isEvent, kindOfPost, learnersIn, occasionsIn } from './post-kinds.ts'
import type { Context } from './sentence-subjects.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Words for what somebody takes part in and did not begin. */
const belonging =
  /\b(?:member|club|choir|band|orchestra|swimmers?|team|association|society|institute|federation|union|board|brigade|crew|committee|group|party|council|network|branch|chapter|church|parish|demos?)\b/i
/** Of these, bodies that decide or advise, and what people belong to in their own time. */
const council = /\b(?:committee|board|council|working (?:group|party)|panel|jury)\b/i
const leisure = /\b(?:club|choir|band|orchestra|quartet|ensemble|swimmers?|society)\b/i
/** Those who are called out. */
const rescue =
  /\b(?:(?:mountain|fell|coast|sea|cave|water|alpine) rescue|rescue (?:team|service|boat)|lifeboat|fire (?:brigade|service|department)|(?:volunteer|part-time|retained|on-call) fire\p{L}+|fireman|flood warden|call-?outs)\b/iu
/** What is read or listened to, issue after issue. */
const periodical = /\b(?:blog|newsletter|podcast|column|magazine|channel)\b/i
/** A post that somebody holds, as it ends. */
const isPost =
  /\b(?:trustee|director|chair(?:man|woman|person)?|president|co-host|host|volunteer|teacher|lecturer|counsellor|instructor|tutor|mentor|coach|trainer|captain|treasurer|secretary|judge|juror|warden|marshal|delegate|representative|rep|ambassador|champion|organi[sz]er|coordinator|examiner|editor|reviewer|steward|leader|usher|verifier|assessor|lifeguard|befriender|visitor|buddy|helper|contributor|responder|translator|interpreter|referee|governor|councillor|convenor|interviewer|adviser|advisor|firefighter|expert|umpire|officer|liaison|(?:jury|panel|board|committee|council) member)$/i
/** Posts of which there is one at a time: each has a predecessor and a successor. */
const isOffice =
  /\b(?:chair(?:man|woman|person)?|president|treasurer|secretary|captain|editor|convenor|(?<!team )leader|head coach|organi[sz]er|director)$/i
/** Words by which somebody began a thing or made it. */
const ownWork =
  /\b(?:found(?:er|ed)|co-?found\w*|built|build|created?|creator|started|began|begun|developed|developer|wrote|writing|author\w*|designed|designer|app|tool|library|open[- ]source|plugin|website|prototype|own|invented|made|set up|project|thesis|film|novel|album|exhibition|podcast|blog|newsletter|channel|book|cookbook|handbook|magazine|translation)\b/i

const hasBody = ({ sentences }: Context): boolean =>
  [...sentences.values()].some((together) => together.some((fact) => 'statement' in fact && fact.statement !== null))

/** Whether a post or project is over: '2019 – 2021'. A single year is that of its beginning. */
const isOver = ({ item }: Context): boolean =>
  item.section === 'roles' &&
  (/(?:19|20)\d\d\s?(?:[-–—]|to)\s?(?:19|20)\d\d/.test(item.content.date ?? '') ||
    /\b(?:(?:one|two|three|\d+) (?:days?|weeks?|months?|term)|once|ended|until)\b/i.test(wholeText(item)))

/** The post that a name tells, wherever it stands in it: 'Trustee, food bank' and 'Chamber of commerce, lecturer'; null when there is none. */
const postIn = (name: string): string | null =>
  name
    .split(/[,|–—/]|\s-\s/)
    .map((part) =>
      titleName(
        part
          .trim()
          .replace(/^(?:under[- ]?\d+s?|u\d+) /i, '')
          .replace(/ (?:of|at|in|on|for) .*$/, ''),
      ),
    )
    .find((title) => title !== null && isPost.test(title) && !/ (?:with|who|and other) /.test(title)) ?? null

const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Posts whose holders decide together with others. */
const decides =
  /\b(?:board|trustee|governor|councillor|chair\p{L}*|president|treasurer|secretary|committee|director|representative)\b/iu
const placedFamily = (post: string): string => (decides.test(post) ? 'post.at.office' : 'post.at')

/** A post and where it is held, of a name that tells both ('Trustee, Black Country Foodbank'); null when it does not. */
const heldAt = (name: string, post: string): { post: string; body: string } | null => {
  const [first = '', second = '', ...more] = name.split(/,\s|\s[–—|-]\s/)
  if (more.length > 0 || titleName(first) !== post || /^volunteer$/i.test(post)) return null
  // a department or an activity is no place: 'Volunteer, hot meals'
  const body = /^\p{Lu}[\p{L}’'.]*(?: \S+)+$/u.test(second) ? quotedName(second) : null
  return body === null ? null : { post: lowerFirst(post), body }
}

const study =
  /^(?:(?:final[- ]year|master'?s?|bachelor'?s?|phd|doctoral|diploma) )?(?:dissertation|thesis|final[- ]year project)$/i
const paper = /^(?:\p{L}+['’]?s? )?(?:thesis|dissertation) ?[:–-] ?(\S.*)$/iu
/** Before the occasion at which somebody spoke. */
const speaker = /^(?:guest |keynote |invited )?(?:speaker|guest|panell?ist)(?: at)?[,:] ?/i

/** The name of what somebody takes part in, without the town or the part in it ('Choir, alto'); null when it is a bare word that needs an article. */
const partakenName = (name: string): string | null => {
  const [first = ''] = name
    .replace(speaker, '')
    .replace(/^member (?:of|on) (?:the )?/i, '')
    .split(/,|\s[–—-]\s/)
  return /\s/.test(first.trim()) ? quotedName(first.trim()) : null
}

/** What a post or project counts: those who are taught together, trips or matches. */
const countSubjects = (context: Context, past: boolean): Subject[] => {
  const text = wholeText(context.item)
  return [
    ...named('learners', ['role.taught'], { learners: learnersIn(text) }, weights.people, { past, most: 1 }),
    ...named('occasions', ['occasions'], { occasions: occasionsIn(text) }, weights.occasions, { past, most: 1 }),
  ]
}

/** Those who are called out are asked about that, whatever their post is called. */
const rescueSubjects = (context: Context, post: string | null): Subject[] =>
  rescue.test(wholeText(context.item)) && (post === null || /^(?:post\.rescues)?$/.test(kindOfPost(post) ?? ''))
    ? named('kind', ['role.rescue'], {}, weights.people, { most: 1 })
    : []

/** What may be asked of the holders of such a post; nothing when it is not known what they do. */
const kindSubjects = (post: string, past: boolean): Subject[] => {
  const kind = kindOfPost(post)
  const one = isOffice.test(post) ? lowerFirst(post) : withArticle(lowerFirst(post))
  return kind === null ? [] : named('kind', [kind], { one }, weights.post, { past, most: 1 })
}

/** What may be asked about a post or a project by its name: of a post what it is about, of a club what one does there, of one's own work how it came about. */
export const roleSubjects = (fact: FactOf<'post'> | FactOf<'project'>, context: Context): Subject[] => {
  const name = fact.name.trim()
  const described = hasBody(context)
  const title = study.exec(name)?.[0]
  if (title !== undefined) return named('name', ['study'], { name: title.toLowerCase() }, weights.thesis)
  const topic = paper.exec(name)?.[1]
  if (topic !== undefined) return named('name', ['thesis'], { topic: topic.replace(/["“”]/g, '') }, weights.thesis)
  // 'Teaches purchasing at the college': the name itself tells what is done
  const deed = readDeed(name, !isOver(context))
  if (deed?.statement && !/^\p{L}+ing$/u.test(name)) {
    const past = deed.tense === 'past'
    return [
      ...countSubjects(context, past),
      ...named('name', [past ? 'story.once' : 'story.habit'], { said: deed.statement }, weights.post, {
        past,
        most: 1,
      }),
    ]
  }
  const post = postIn(name)
  if (post !== null) {
    const held = heldAt(name, post)
    const families = isOffice.test(post) ? ['post', 'post.office'] : ['post']
    return [
      ...rescueSubjects(context, post),
      ...kindSubjects(post, isOver(context)),
      ...countSubjects(context, isOver(context)),
      ...(held === null
        ? []
        : named('name', [placedFamily(post)], { post: held.post, body: held.body }, weights.post, {
            past: isOver(context),
          })),
      ...named(
        'name',
        families,
        { name: post, one: isOffice.test(post) ? lowerFirst(post) : withArticle(lowerFirst(post)) },
        weights.post,
        {
          past: isOver(context),
          most: described ? 1 : 2,
          stock: described || held !== null,
        },
      ),
      ...named('part', ['post.any'], { name: post }, weights.any, { past: isOver(context), stock: true }),
    ]
  }
  const own = ownWork.test(wholeText(context.item)) && !belonging.test(name) && !speaker.test(name)
  const past = own || isOver(context)
  const values = { name: own ? quotedName(name.replace(speaker, '')) : partakenName(name) }
  const office =
    context.item.section === 'roles' ? postIn((context.item.content.description ?? '').split(/[,.;]/)[0] ?? '') : null
  const held =
    office === null || values.name === null || /^(?:member|volunteer)$/i.test(office)
      ? []
      : named('post', [placedFamily(office)], { post: lowerFirst(office), body: values.name }, weights.post, {
          past,
          most: 1,
        })
  // what somebody did for a club can be asked; what they did for a secondment or a mill of the family cannot
  const joined = council.test(values.name ?? '')
    ? ['role.council']
    : [...(leisure.test(name) ? ['role.leisure'] : []), belonging.test(name) ? 'role.join' : 'role.part']
  const made = periodical.test(name) ? ['role.writes', 'project'] : ['project']
  const families = values.name === null ? ['role.nameless'] : own ? made : joined
  const event = isEvent(name) && !past ? named('name', ['role.event'], values, weights.project, { most: 1, past }) : []
  return [
    ...rescueSubjects(context, office),
    ...(office === null ? [] : kindSubjects(office, past)),
    ...countSubjects(context, past),
    ...event,
    ...held,
    ...named('name', families, values, weights.project, { most: described ? 1 : 2, past }),
    ...named('part', ['role.any'], values, weights.any, { past, stock: true }),
  ]
}
