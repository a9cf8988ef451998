import { readDeed } from '../facts/clause.ts'
import type { FactOf } from '../facts/fact.ts'
import { isOverRole } from '../facts/goes-on.ts'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import type { Context } from './context.ts'
import { isPersonTitle, quotedName } from './names.ts'
import { isEvent, kindOfPost, learnersIn, occasionsIn } from './post-kinds.ts'
import { postIn, postSubjects } from './post-subjects.ts'
import { bodyName, eventRun, partakenBody, partakenName, placeIn, speaker } from './role-names.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Words for what somebody takes part in and did not begin. */
const belonging =
  /\b(?:member|club|choir|band|orchestra|swimmers?|team|association|society|institute|federation|union|board|brigade|crew|committee|group|party|council|network|branch|chapter|church|parish|demos?)\b/i
/** Of these, bodies that decide or advise. */
const council = /\b(?:committee|board|council|working (?:group|party)|panel|jury)\b/i
/** Those who are called out. */
const rescue =
  /\b(?:(?:mountain|fell|coast|sea|cave|water|alpine) rescue|rescue (?:team|service|boat)|lifeboat|fire (?:brigade|service|department)|(?:volunteer|part-time|retained|on-call) fire\p{L}+|fireman|flood warden|call-?outs)\b/iu
/** What is read or listened to, issue after issue. */
const periodical = /\b(?:blog|newsletter|podcast|column|magazine|channel)\b/i
/** Words by which somebody began a thing or made it. */
const began =
  /\b(?:found(?:er|ed)|co-?found\w*|built|build|created?|creator|started|began|begun|developed|developer|wrote|author\w*|designed|designer|open[- ]source|prototype|invented|set up)\b/i
/** Things that are made, as the name of a project tells them ('Kiln newsletter'). */
const madeThing =
  /\b(?:app|tool|library|plugin|website|prototype|project|thesis|film|novel|album|exhibition|podcast|blog|newsletter|channel|book|cookbook|handbook|magazine|translation)\b/i
/** A description that opens with such a thing: 'A tool for the kiln'. */
const madeFirst =
  /^(?:an? |my |our |own )?(?:[\p{Ll}-]+ ){0,3}(?:app|tool|library|plugin|website|prototype|film|novel|album|exhibition|podcast|blog|newsletter|book|handbook|magazine|translation|archive|collection|map|zine|data ?set|log|tracker|sensor)\b/iu
/** What tells of a program under a name of its own ('tinyraft | Rust, 600 stars on GitHub'). */
const programmed =
  /\b(?:GitHub|GitLab|repository|stars|downloads|visits a|Django|Rust|React|Flask|Node\.?js|TypeScript|JavaScript|Python|Kotlin|Swift|Flutter|Arduino|PostGIS|PostgreSQL)\b/i
const maker = /\b(?:(?:co-?)?founder|creator|author|developer|designer|builder|maker|inventor|initiator)\b/i
/** What is made to solve a problem: of an exhibition or a novel nobody asks which. */
const purposeful =
  /\b(?:app|tool|library|plugin|website|prototype|database|software|api|bot|extension|dashboard|calculator|template|handbook|guide|system)\b/i
/** Words by which others had a part in it. */
const shared =
  /\b(?:(?:team|crew|group) of|with (?:two|three|four|five|six|\d+|my|a|other) (?:others|colleagues|friends|students|\p{L}+ists|sister|brother|crew|team)|(?:student|project) team|one of (?:two|three|four|five|six|seven|\d+)|borrowed|together with|project of (?:two|three|four|five|\d+))\b/iu
const isOwnWork = (name: string, text: string): boolean =>
  began.test(`${name}. ${text}`) ||
  madeThing.test(name) ||
  madeFirst.test(text) ||
  (/^\S+$/.test(name) && programmed.test(text))

const hasBody = ({ sentences }: Context): boolean =>
  [...sentences.values()].some((together) => together.some((fact) => 'statement' in fact && fact.statement !== null))

/** 'Managed retreat pilot' is a thing, as its last word has neither an article before it nor a plural. */
const bareThing =
  /^\p{L}+ed (?:[\p{Ll}-]+ )?(?:pilot|project|programme|program|system|study|trial|fund|scheme|network|plan|service|tool|map|team|group)$/iu

/** Who writes the questions of examinations. */
const writesItems = /^(?:item|question|test|exam|paper) (?:writer|setter|author)\b/i

const study =
  /^(?:(?:final[- ]year|master'?s?|bachelor'?s?|phd|doctoral|diploma) )?(?:dissertation|thesis|final[- ]year project)$/i
const paper = /^(?:\p{L}+['’]?s? )?(?:thesis|dissertation) ?[:–-] ?(\S.*)$/iu
/** 'Final year project: solar dryer' is about the dryer. */
const projectFirst =
  /^(?:(?:final[- ]year|capstone|pro bono|personal|side|open[- ]source|bachelor'?s?|master'?s?|student|course|team|hobby|university|college|group|research) )?(?:project(?::|,| [–—-])|(?:website|app):) (?=\p{L})/iu

/** The work itself where its maker's part stands before it: 'Open source maintainer, ledger-kt'. */
const workOf = (name: string): string => {
  const [first = '', ...rest] = name.replace(projectFirst, '').split(/, | [–—-] |: /)
  const work = rest.join(', ').trim()
  return work !== '' && isPersonTitle(first) ? work : name.replace(projectFirst, '')
}

/** What recurs is asked about by what was changed, as long as it goes on. */
const runSubjects = (context: Context, past: boolean): Subject[] => {
  const name = past ? null : eventRun(context.item)
  return name === null ? [] : named('event', ['role.event'], { name }, weights.people, { most: 1, past })
}

/** What a post or project counts: those who are taught together, trips or matches. */
const countSubjects = (context: Context, past: boolean): Subject[] => {
  const text = wholeText(context.item)
  return [
    ...named('learners', ['role.taught'], { learners: learnersIn(text) }, weights.people, { past, most: 1 }),
    ...named('occasions', ['occasions'], { occasions: occasionsIn(text) }, weights.occasions, { past, most: 1 }),
  ]
}

/** Who is still in training for it has not been called out. */
const notYet = /\b(?:trainee|training|probationary|recruit|from (?:spring|summer|autumn|winter|next))\b/iu

/** Those who are called out are asked about that, whatever their post is called. */
const rescueSubjects = (context: Context, post: string | null): Subject[] =>
  rescue.test(wholeText(context.item)) &&
  !notYet.test(wholeText(context.item)) &&
  (post === null || /^(?:post\.rescues|post\.volunteers)?$/.test(kindOfPost(post) ?? ''))
    ? named('kind', ['role.rescue'], {}, weights.people, { most: 1 })
    : []

const yearsIn = (items: readonly ResumeItem[]): number[] =>
  [
    ...items
      .map(wholeText)
      .join(' ')
      .matchAll(/\b(?:19|20)\d\d\b/g),
  ].map(Number)

/** So many years make something that somebody has kept up. */
const longSince = 6

/** The year since which somebody has done something beside their work without a break; null when it is none or recent among the years of the resume. */
const keptUpSince = ({ item, items }: Context): string | null => {
  if (item.section !== 'roles') return null
  const year = /^(?:since )?(?:\p{L}+ )?((?:19|20)\d\d) ?(?:[-–—] ?(?:present|now|today|ongoing|current)?)?$/iu.exec(
    (item.content.date ?? '').trim(),
  )?.[1]
  const open = /since|[-–—]/i.test(item.content.date ?? '')
  const latest = Math.max(0, ...yearsIn(items))
  return year !== undefined && open && latest - Number(year) >= longSince ? year : null
}

/** Posts that one has as a student or pupil: they end with one's studies. */
const ofStudents =
  /\b(?:students?|campus|prefect|fraternity|sorority|class rep(?:resentative)?|law clinic|(?:school|hall|hostel) council|(?:university|college) (?:society|club|union|team))\b|(?:president|secretary|treasurer|editor|captain|chair\p{L}*)\b.*\b(?:university|college) of\b/iu

/** Whether a post or project is over: its end stands there, or it was a student's and the resume goes on for years after it. */
export const isOverPost = ({ item, items }: Context): boolean => {
  if (item.section !== 'roles' || isOverRole(item)) return isOverRole(item)
  const year = Number(/(?:19|20)\d\d$/.exec((item.content.date ?? '').trim())?.[0] ?? Number.NaN)
  const goesOn = /since|[-–—]|present|now/i.test(item.content.date ?? '')
  const after = yearsIn(items.filter(({ section }) => section === 'experience')).some((one) => one > year)
  const current = readDeed(item.content.description ?? '', true)?.tense === 'present'
  return !goesOn && !current && after && ofStudents.test(item.content.name ?? '')
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
  // 'Volunteer at THW' is one, and says not what was done
  // 'Coaches flag football, YMCA': the place is no part of the deed
  const [told = ''] = name.split(/, (?=\p{Lu})/u)
  const deed =
    /^volunteer (?:at|for|with) /i.test(name) || bareThing.test(told) ? null : readDeed(told, !isOverPost(context))
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
  const since = named('since', ['role.since'], { year: keptUpSince(context) }, weights.post, {
    past: false,
    most: 1,
    stock: true,
  })
  const post = maker.test(name) ? null : postIn(name, fact.kind === 'post')
  if (post !== null)
    return [
      ...rescueSubjects(context, post),
      ...runSubjects(context, isOverPost(context)),
      ...postSubjects(post, isOverPost(context), described, placeIn(name), wholeText(context.item)),
      ...countSubjects(context, isOverPost(context)),
      ...since,
    ]
  const own = isOwnWork(name, context.item.section === 'roles' ? (context.item.content.description ?? '') : '')
  // 'Item writer for the national exam' is somebody, and nothing that came about
  const made = own && !belonging.test(name) && !speaker.test(name) && !writesItems.test(name)
  const past = made || isOverPost(context)
  const values = { name: made ? quotedName(workOf(name.replace(speaker, ''))) : partakenName(name) }
  const office =
    context.item.section === 'roles' ? postIn((context.item.content.description ?? '').split(/[,.;]/)[0] ?? '') : null
  const held =
    office === null || values.name === null || /^(?:member|volunteer)$/i.test(office)
      ? []
      : postSubjects(office, past, described, null, wholeText(context.item))
  // a body that decides, and what somebody made: of the rest there is nothing to ask
  const families = made
    ? [
        ...(periodical.test(name) ? ['role.writes'] : []),
        ...(values.name === null
          ? ['role.nameless']
          : ['project', ...(purposeful.test(wholeText(context.item)) ? ['project.tool'] : [])]),
      ]
    : council.test(values.name ?? '')
      ? ['role.council']
      : []
  const body = families[0] === 'role.council' ? { name: bodyName(values.name) } : values
  const run = runSubjects(context, past)
  const event =
    run.length === 0 && isEvent(name) && !past
      ? named('name', ['role.event'], values, weights.project, { most: 1, past })
      : run
  return [
    ...rescueSubjects(context, office),
    ...countSubjects(context, past),
    ...event,
    ...held,
    ...named('name', families, body, weights.project, { most: described ? 1 : 2, past }),
    ...(held.length > 0
      ? []
      : named(
          'part',
          // of what is known by its name alone there is nothing to ask
          // and which part of a boat or club is theirs is asked of nobody
          shared.test(wholeText(context.item)) && !belonging.test(name) ? ['role.team'] : [],
          { name: made ? values.name : (partakenBody(name) ?? partakenName(name) ?? quotedName(name)) },
          weights.any,
          { past: past || !belonging.test(name), stock: true, most: 1 },
        )),
    ...since,
  ]
}
