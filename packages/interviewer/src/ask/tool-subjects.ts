import type { FactOf } from '../facts/fact.ts'
import { toSecondPerson } from '../facts/wording.ts'
import { languages } from '../facts/words/plain-lists.ts'
import { bankSubjects, withoutQuestions } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { hasNotUsed, isHobby, isLongAgo, limitsUse, onlyViews } from './level.ts'
import { listed } from './list-subjects.ts'
import { isPlainPlural, lowerFirst, nameInSentence, withItsArticle } from './names.ts'
import { sentenceWith } from './sentence-with.ts'
import { skillKind } from './skill-kinds.ts'
import { skillRemarks } from './skill-remarks.ts'
import { isExecutive, named, type Subject, titleOf } from './subject.ts'
import { mostPerKnownName, weights } from './weights.ts'

const languageNames = new Set(languages)

/** What may be asked about a tool of which a line of a job speaks: that piece of work. */
const toolAt = (tool: string, name: string, { items }: Context): Subject[] => {
  const at = sentenceWith(tool, items)
  return at === null
    ? []
    : named('used', ['tool.at'], { name, said: at.said }, weights.used, { past: at.past, most: 1 })
}

const levelSubjects = (fact: FactOf<'tool'>, name: string, stock: boolean): Subject[] => {
  if (fact.level === null || isPlainPlural(fact.name)) return []
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

/** A single case that went wrong, or a handle of the office: whoever runs a department leaves them to others. */
const trifle =
  /^When (?:an?|the|one|some(?:one|body)) .*\b(?:find|trace|track|fix|correct|put (?:it|them) right|get it|where do you look|what do you (?:do|check))\b|\b(?:stuck|share files|password|petty cash|receipts?|file names?|folders?)\b/iu

/** What everybody has on their desk or in their pocket. */
const everyday =
  /^(?:(?:ms|microsoft|google|apple|basic|the) )*(?:office(?: (?:suite|package|365|programs?|applications?))?|office 365|365|word|outlook|power ?point|one ?note|teams|zoom|skype|whatsapp|whats app|e-?mails?|gmail|internet|web browser|google|docs|slides|meet|calendar|windows(?: \d+)?|computers?|smartphones?|phones?|mobile phones?|tablets?|printers?|photocopiers?|keyboard|typing|pdf|adobe reader|libre ?office|open ?office|slack|telegram|messenger)$/i
/** Those whose main tools they are. */
const ofOffice =
  /\b(?:secretar\p{L}+|office|administrat\p{L}+|admin|assistant|clerk|typist|reception\p{L}*|coordinator|trainer|consultant|PA|EA)\b/iu

/** Whether the remark on a tool or skill tells nothing of it: none, its level, or the group in which it stands. */
export const isGrouped = (remark: string): boolean =>
  /^\W*(?:(?:other|others|trade|office|basic|basics|good|very good|fair|general|IT|computer|computers|software|tools?|digital|advanced|intermediate|beginner|user|working knowledge|daily|skills?)\W*){0,2}$/i.test(
    remark,
  )

/** Whether a tool is one that everybody has, and whose use says nothing of its owner's work. */
export const isEveryday = (name: string, title: string | null): boolean =>
  !ofOffice.test(title ?? '') && name.split(/\s?(?:,|\/|&|\+|\band\b)\s?/).every((one) => everyday.test(one.trim()))

/** What may be asked about a tool: the work it was used for, its level, or what a remark says of it. */
export const toolSubjects = (fact: FactOf<'tool'>, context: Context): Subject[] => {
  const { item, items } = context
  // 'Postman, REST Assured': two tools in one line
  const bare = nameInSentence(fact.name.replace(/^([^,]+), ([^,]+)$/, '$1 and $2'))
  if (bare === null) return []
  if (
    item.section === 'technical' &&
    isGrouped(item.content.description ?? '') &&
    isEveryday(fact.name, titleOf(item, items))
  )
    return []
  const name = withItsArticle(bare)
  if (isHobby(item)) return toolAt(fact.name, name, context)
  const limits = limitsUse(item)
  // a language among the tools is spoken and not operated: of their own nobody is asked
  if (languageNames.has(fact.name.trim().toLowerCase()))
    return fact.level === null || fact.level === 'expert'
      ? []
      : named(
          'language',
          [fact.level === 'advanced' ? 'language.good' : 'language.fair'],
          { language: fact.name.trim() },
          weights.language,
          { most: 1 },
        )
  if (hasNotUsed(item)) return named('name', ['tool.unused'], { name }, weights.tool, { most: 1 })
  if (onlyViews(item)) return toolAt(fact.name, name, context)
  if (limits && fact.level === 'beginner') return levelSubjects(fact, name, false)
  const remarks = skillRemarks(item, name)
  if (isLongAgo(item)) return named('name', ['tool.past'], { name }, weights.tool, { most: 1 })
  // where its limit is, the remark says itself
  if (limits) return toolAt(fact.name, name, context)
  const task = item.section === 'technical' ? taskIn(item.content.description ?? '') : null
  const used = task === null ? [] : named('task', ['tool.task'], { name, task }, weights.used, { past: false, most: 1 })
  const at = toolAt(fact.name, name, context)
  // 'Python (pandas, matplotlib)' is Python where nothing is known of the whole
  const bank = [fact.name, fact.name.replace(/\s?\([^()]{1,60}\)$/, '')]
    .map((one) => bankSubjects(one, ['tool', 'skill'], 'name', weights.knownName, context))
    .reduce((whole, head) => (whole.length > 0 ? whole : head))
  const leads = isExecutive(titleOf(item, items))
  const own = leads
    ? [
        ...withoutQuestions(bank, (question) => trifle.test(question)),
        ...named('name', ['tool.led'], { name }, weights.tool, { past: false, most: mostPerKnownName }),
      ]
    : bank
  const known = [...remarks, ...used, ...(bank.length > 0 ? own : [])]
  if (known.length > 0) return [...at, ...known]
  const described = item.section === 'technical' && (item.content.description ?? '').trim() !== ''
  const things = item.section === 'technical' ? toolsIn(item.content.description ?? '') : null
  if (things !== null)
    return [...at, ...named('name', ['tool.list'], { things: listed(things) }, weights.tool, { most: 1 })]
  const kind = skillKind(fact.name)
  const soft = kind === null ? [] : named('name', [kind], { name }, weights.tool, { most: 1 })
  return [...at, ...soft, ...levelSubjects(fact, name, described || kind !== null)]
}
