import { readDeed } from '../facts/clause.ts'
import type { Fact, FactOf } from '../facts/fact.ts'
import { piecesOf } from '../facts/pieces.ts'
import { isForeign, toSecondPerson } from '../facts/wording.ts'
import { languages } from '../facts/words/plain-lists.ts'
import type { ResumeItem } from '../interviewer.ts'
import { achievementSubjects, degreeSubjects } from './achievement-subjects.ts'
import { bankSubjects } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { isDenied } from './denied.ts'
import { hasNotUsed, knowsLittle, limitsUse, onlyViews } from './level.ts'
import { listed, listSubjects } from './list-subjects.ts'
import { nameInSentence, withItsArticle } from './names.ts'
import { roleSubjects } from './role-subjects.ts'
import { skillKind } from './skill-kinds.ts'
import { skillRemarks } from './skill-remarks.ts'
import { named, type Subject } from './subject.ts'
import { maxPerBareName, weights } from './weights.ts'

const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const fair = /B[12]|intermediate|conversational/i
/** Words beside a language that is no longer spoken, or was only learned at school. */
const unused = /forg[oe]t|once|rusty|school|basic|elementary|beginner|notions|A[12]\b|read(?:ing|s)? only|passive/i

/** Whether a question about a language would be answered by 'not much'. */
const isUnused = ({ text, span }: Fact, item: ResumeItem): boolean => {
  const line = item.section === 'other' ? item.content.text : ''
  return unused.test(line.slice(span.start + text.length).split(/[,;\n]/)[0] ?? '')
}

/** A sentence of a job or project in which a name stands, said to the person; null when none can be said. */
const sentenceWith = (name: string, items: readonly ResumeItem[]): { said: string; past: boolean } | null => {
  const whole = new RegExp(`(?<![\\p{L}\\d])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d+#])`, 'iu')
  for (const item of items) {
    const body =
      item.section === 'experience'
        ? (item.content.details ?? '')
        : item.section === 'roles'
          ? (item.content.description ?? '')
          : ''
    if (!whole.test(body)) continue
    for (const piece of piecesOf('', body).slice(0, 60)) {
      const found = whole.exec(piece.text)
      const deed = found && readDeed(piece.text, item.section !== 'experience')
      const said = found && deed?.statementWith(found[0])
      if (said) return { said, past: deed?.tense === 'past' }
    }
  }
  return null
}

/** What may be asked about a tool of which a line of a job speaks: that piece of work. */
const toolAt = (tool: string, name: string, { items }: Context): Subject[] => {
  const at = sentenceWith(tool, items)
  return at === null
    ? []
    : named('used', ['tool.at'], { name, said: at.said }, weights.used, { past: at.past, most: 1 })
}

const levelSubjects = (fact: FactOf<'tool'>, name: string, stock: boolean): Subject[] => {
  if (fact.level === null) return []
  if (fact.level === 'beginner')
    return named('level', ['tool.beginner'], { name, it: itFor(name) }, weights.level, { most: 1, stock })
  const family = fact.level === 'expert' || fact.level === 'advanced' ? 'tool.high' : `tool.${fact.level}`
  return named('level', [family], { name, level: fact.level, it: itFor(name) }, weights.level, { most: 1, stock })
}
/** The pronoun that stands for a name: 'electric shears' are them. */
const itFor = (name: string): string =>
  (/[^s]s$/.test(name) && /^\p{Ll}/u.test(name)) || / and /.test(name) ? 'them' : 'it'

/** 'PostgreSQL, Oracle, Redis': the tools that a description lists and nothing else; null otherwise. */
const toolsIn = (description: string): string[] | null => {
  const parts = description.trim().split(/,\s*/)
  return parts.length >= 2 &&
    parts.length <= 4 &&
    parts.every((part) => /^\p{Lu}[\p{L}\d.+#-]*(?: [\p{Lu}\d][\p{L}\d.+#-]*)?$/u.test(part))
    ? parts
    : null
}

/** What comes out of a tool, in the plural: what it is used for can be said after 'for' as it stands. */
const product =
  'reports|dashboards|forecasts|letters|templates|models|plans|rotas|rosters|schedules|lists|estimates|drawings|statements|newsletters|invoices|payslips|records|charts|maps|flats|presentations|posters|brochures|budgets|quotes|quotations|labels|listings|backups|takeoffs|take-offs|calculations'
const taskPattern = new RegExp(
  String.raw`^(?:(?!(?:no|not|only|some|few|one|own|basic|simple|read|reads|reading|built|made|wrote|drew|ran|\p{L}+(?:ed|ing))\b)[\p{L}-]+ ){0,3}(?:${product})(?: (?:for|of|to) (?:the |a |an |my |our )?[\p{L}-]+(?: [\p{L}-]+)?)?$`,
  'iu',
)

/** What a tool is used for, where its description says so and nothing else ('weekly stock reports'); null otherwise. */
const taskIn = (description: string): string | null => {
  const [first = ''] = description
    .trim()
    .replace(/\.$/, '')
    .split(/[,;]\s/)
  return taskPattern.test(first) ? toSecondPerson(lowerFirst(first)) : null
}

/** Words by which a remark says that somebody has not worked with a tool for a while. */
const longAgo =
  /\b(?:last used|until (?:\p{L}+ )?(?:19|20)\d\d|(?:19|20)\d\d (?:to|[-–]) ?(?:19|20)\d\d(?: only)?$|(?:to|[-–]) ?(?:19|20)\d\d only|not since|no longer|(?:yrs?|years) (?:off|ago)|in my (?:old|former|last|previous) job|at (?:my|the) (?:old|former|last|previous) )/iu

const toolSubjects = (fact: FactOf<'tool'>, context: Context): Subject[] => {
  const { item } = context
  // 'Postman, REST Assured': two tools in one line
  const bare = nameInSentence(fact.name.replace(/^([^,]+), ([^,]+)$/, '$1 and $2'))
  if (bare === null) return []
  const name = withItsArticle(bare)
  const limits = limitsUse(item)
  if (hasNotUsed(item)) return named('name', ['tool.unused'], { name }, weights.tool, { most: 1 })
  if (onlyViews(item)) return toolAt(fact.name, name, context)
  if (limits && fact.level === 'beginner') return levelSubjects(fact, name, false)
  const remarks = skillRemarks(item, name)
  if (item.section === 'technical' && longAgo.test(item.content.description ?? ''))
    return named('name', ['tool.past'], { name }, weights.tool, { most: 1 })
  // where its limit is, the remark says itself
  if (limits) return toolAt(fact.name, name, context)
  const task = item.section === 'technical' ? taskIn(item.content.description ?? '') : null
  const used = task === null ? [] : named('task', ['tool.task'], { name, task }, weights.used, { past: false, most: 1 })
  const at = toolAt(fact.name, name, context)
  const known = [...remarks, ...used, ...bankSubjects(fact.name, ['tool', 'skill'], 'name', weights.knownName, context)]
  if (known.length > 0) return [...at, ...known]
  const described = item.section === 'technical' && (item.content.description ?? '').trim() !== ''
  const things = item.section === 'technical' ? toolsIn(item.content.description ?? '') : null
  if (things !== null)
    return [...at, ...named('name', ['tool.list'], { things: listed(things) }, weights.tool, { most: 1 })]
  const kind = skillKind(fact.name)
  const own = kind === null ? [] : named('name', [kind], { name }, weights.tool, { most: 1 })
  const unknown =
    kind === null && fact.level === null
      ? named('name', ['tool'], { name }, weights.tool, { most: 1, stock: true })
      : []
  return [...at, ...own, ...unknown, ...levelSubjects(fact, name, described || kind !== null)]
}

const languageNames = new Set(languages)

const skillSubjects = (fact: FactOf<'skill'>, context: Context): Subject[] => {
  const { items } = context
  const name = nameInSentence(fact.name)
  // a language of which one says to have little is none to ask about
  if (name === null || (languageNames.has(name.toLowerCase()) && knowsLittle(context.item))) return []
  if (context.item.section === 'skills' && hasNotUsed(context.item) && fact.name === context.item.content.name)
    return named('name', ['tool.unused'], { name }, weights.skill, { most: 1 })
  // 'reading faults, not programming new': who says how little they do is asked how far they get
  if (context.item.section === 'skills' && knowsLittle(context.item) && fact.name === context.item.content.name)
    return named(
      'name',
      ['skill.limited'],
      { name: fact.soft || fact.trait ? name.toLowerCase() : name },
      weights.skill,
      { most: 1 },
    )
  const known = bankSubjects(fact.name, ['skill', 'tool'], 'name', weights.knownName, context)
  const used = sentenceWith(fact.name, items)
  const remarks =
    fact.name === (context.item.section === 'skills' && context.item.content.name)
      ? skillRemarks(context.item, name)
      : []
  const plain = fact.soft || fact.trait ? name.toLowerCase() : name
  const cited =
    used === null ? [] : named('used', ['usedAt.skill'], { name: plain, said: used.said }, weights.used, { most: 1 })
  if (known.length > 0) return [...remarks, ...known]
  const kind = skillKind(fact.name)
  const weight = fact.proved ? weights.provedSkill : weights.skill
  const inside = /\s/.test(plain) ? plain : lowerFirst(plain)
  if (kind !== null)
    return [
      ...remarks,
      ...cited,
      ...named('name', [kind], { name: inside, told: `You list ${inside}` }, weight, {
        most: maxPerBareName,
        stock: fact.proved,
      }),
    ]
  // of what others do in one's place, one is no judge of beginners
  const ofItem = context.item.section === 'skills' && fact.name === context.item.content.name
  const denied = ofItem && isDenied((context.item.section === 'skills' && context.item.content.description) || '')
  const other = denied ? null : skillFamily(fact)
  return [
    ...remarks,
    ...cited,
    ...(other === null
      ? []
      : named(
          'name',
          [other],
          { name: other === 'craft' && !/\s/.test(plain) ? lowerFirst(plain) : plain },
          weight - 1,
          { most: 1, stock: fact.proved },
        )),
  ]
}

/** What may be asked about something that the resume names: a skill, a tool, a project, a prize, a degree, a language. */
export const nameSubjects = (fact: Fact, context: Context): Subject[] => {
  switch (fact.kind) {
    case 'tool':
      return toolSubjects(fact, context)
    case 'skill':
      return skillSubjects(fact, context)
    case 'post':
    case 'project':
      return roleSubjects(fact, context)
    case 'list':
      return listSubjects(fact, context)
    case 'prize':
    case 'certificate':
    case 'talk':
    case 'publication':
    case 'patent':
    case 'result':
      return achievementSubjects(fact, context)
    case 'degree':
      return degreeSubjects(fact.field, context)
    case 'thesis':
      return named('thesis', ['thesis'], { topic: fact.topic }, weights.thesis, { most: 2 })
    case 'language': {
      if (fact.native || fact.language === 'English' || fact.level === null || isUnused(fact, context.item)) return []
      const level = fair.test(fact.level) ? 'language.fair' : 'language.good'
      return named(`language ${fact.language}`, [level], { language: fact.language }, weights.language, { most: 1 })
    }
    case 'interest': {
      const known = bankSubjects(fact.name, ['interest'], 'interest', weights.interest, context)
      // one hobby is enough for a conversation about work
      if (known.length > 0) return known.map((subject) => ({ ...subject, most: 1 }))
      return named('interest', ['interest'], { name: lowerFirst(fact.name) }, weights.interest, { most: 1 })
    }
    case 'claim':
      return claimSubject(fact)
    case 'remark':
      if (
        isDenied(fact.remark) ||
        statesWish.test(fact.remark) ||
        /^I(?: am|['’]m) an? /i.test(fact.remark) ||
        isForeign(fact.remark) ||
        /^(?:(?:fully |state[- ])?(?:trained|based|registered|qualified|certified|licensed|chartered|educated|born)|(?:full )?member|fellow|holds?)\b/i.test(
          fact.remark,
        )
      )
        return []
      return named(
        `${fact.span.field} ${fact.sentence}`,
        [remarkFamily(fact)],
        { remark: fact.remark },
        fact.plain ? weights.plainRemark : weights.remark,
        { most: 2 },
      )
    case 'years':
      return named('years', ['years'], { years: fact.years.toLowerCase().replace(/['’]$/, '') }, weights.years, {
        most: 1,
      })
    case 'profile':
      return [
        ...['path', 'taste', 'others', 'ahead'].flatMap((topic) =>
          named(topic, [`profile.${topic}`], {}, weights.profile, { most: 1, stock: true }),
        ),
      ]
    default:
      return []
  }
}

/** Praise of oneself: asked about by its kind ('strong people skills'), or as it stands. */
const claimSubject = ({ claim, sentence }: FactOf<'claim'>): Subject[] => {
  const kind = skillKind(claim)
  const praise = lowerFirst(claim)
  if (/\brecord$/i.test(claim))
    return named(`claim ${sentence}`, ['claim.record'], { claim: `a ${praise}` }, weights.claim, { most: 1 })
  return named(
    `claim ${sentence}`,
    [kind ?? 'claim'],
    { claim: praise, name: praise, told: `You write of “${praise}”` },
    weights.claim,
    { most: 1 },
  )
}

/** What somebody would like is a wish, and no liking. */
const statesWish = /\b(?:would|['’]d) like\b|\b(?:hoping|wanting|looking|aiming) (?:to|for)\b/i

/** What a remark is: a liking, a gift, a rule that its writer keeps to, or neither. */
const remarkFamily = ({ remark, plain }: FactOf<'remark'>): string => {
  if (plain && !/\b(?:I|my)\b|\bfirst\b.*\b(?:second|last|then|where)\b/.test(remark)) return 'remark.plain'
  if (/\b(?:like|likes|love|loves|enjoy|enjoys|happy|happiest|favourite|keen on)\b/i.test(remark))
    return 'remark.liking'
  if (/^(?:can|able to)\b/i.test(remark)) return 'remark.gift'
  if (
    /\b(?:always|never|rather|before|prefers?|every|everyone|nobody|only|trusts?|without|instead|than)\b/i.test(remark)
  )
    return 'remark.rule'
  return plain ? 'remark.plain' : 'remark'
}

const skillFamily = ({ name }: FactOf<'skill'>): string | null => {
  if (isForeign(name) || /\ben\b|[ñáéíóúçãõßäöü]/i.test(name)) return null
  if (/^(?:working|dealing|communicating|collaborating|cooperating) with /i.test(name)) return 'practice.with'
  if (/^\p{L}+ing \p{L}/u.test(name) && !/ and /.test(name)) return 'practice.doing'
  // one word may be a field of any size ('Finance'), unless it is what somebody does ('Grafting')
  if (/^[^\d&/+]+$/.test(name) && craftEnding.test(name.trim()) && (/\s/.test(name) || /ing$/.test(name)))
    return 'craft'
  return null
}
const craftEnding =
  /(?:ing|tion|ment|ship|ance|sis|ry|care|design|work|control|preparation|repair|service|cutting|analysis|research|management)$/i
