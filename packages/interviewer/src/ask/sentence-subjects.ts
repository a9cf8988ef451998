import type { Fact } from '../facts/fact.ts'
import { goesOn } from '../facts/goes-on.ts'
import type { ResumeItem } from '../interviewer.ts'
import { changeFamilies } from './change-families.ts'
import { type Context, skillLike } from './context.ts'
import { deedSubjects, tellsRules } from './deed-subjects.ts'
import { isDenied } from './denied.ts'
import { numberOf } from './numbers.ts'
import { peopleFamilies } from './people-families.ts'
import { isStudy } from './study-states.ts'
import { named, type Subject } from './subject.ts'
import { themesIn } from './themes/themes.ts'
import { weights } from './weights.ts'

/** Verbs of an overview that tell what somebody has, is or answers for, and nothing that they do again and again. */
const stateVerbs = new Set(
  'run lead manage head oversee own know have hold speak live work handle cover serve come belong study support'.split(
    ' ',
  ),
)

/** 'Microsoft 365' and 'Airbus 320' are names, and no count of anything. */
const isName = (amount: string, line: string): boolean => {
  const before = (line.split(` ${amount}`)[0] ?? '').split(' ')
  return /^\d{3,4}$/.test(amount) && before.length > 1 && /^\p{Lu}[\p{L}\d]{2,30}$/u.test(before.at(-1) ?? '')
}
const isLarge = (amount: string): boolean =>
  /million|billion|bn|m\b|k\b|thousand/i.test(amount) || (numberOf(amount) ?? 0) >= 100
const scaleActs = new Set(['lead', 'operate', 'serve', 'plan', 'replace', 'teach'])
const isVague = /\b(?:various|tasks|duties|responsibilities|activities|miscellaneous)\b/i

type Telling = Extract<Fact, { statement: string | null }>

/** A description that opens so tells a level or a time and no matter. */
const levelFirst =
  /^(?:basic|beginner|intermediate|advanced|expert|good|level|since|until|only|at|for|in|daily|used|\d)\b/i
/** What someone does seldom or no longer is not worth a question. */
const partly = /\b(?:occasional(?:ly)?|only|not since|no longer|until|valid)\b/i
const words = (text: string) => text.split(/\s+/).length
/** Acts of which a share or a sum tells how well they went: 'rejected 38 %' is none. */
const measuredActs = new Set([
  'cut',
  'grow',
  'improve',
  'win',
  'lead',
  'operate',
  'solve',
  'sell',
  'negotiate',
  'buy',
  'plan',
])

/** How a job was paid, or how it ended: there is nothing to tell of it that is not private. */
const employment =
  /^(?:I )?(?:laid off|made redundant|redundan\w+|recalled|contract (?:was|ended|not|extended)|\d+-month contract|fixed[- ]term|unpaid|temporary|left (?:as|when|because|for|after)|(?:closed|stopped|quit|resigned|gave up|sold up|finished)(?: it| up)? (?:because|when|as|after|once)\b|(?:came|went|moved|returned) (?:back )?home\b|moved (?:house|abroad)\b|reports? (?:directly )?to|took \S{1,20} (?:\p{L}+ ){0,3}(?:leave|lv|off))\b/iu

/** What is said to the reader and tells nothing of the person: 'see my page for rates'. */
const toReader =
  /^(?:see|ask|call|contact|visit|cf\.?) (?:my|me|page|below|above|attached|enclosed|link|website|portfolio)\b/i

/** Time away from work is nobody's business. */
const timeOff =
  /\b(?:took|had|spent|taken)\b.{0,40}\b(?:off|leave|break|at home|caring)\b|\((?:family|health|caring|personal)\b/i

/** What somebody only saw others do is no deed of theirs. */
const onlySeen = /^(?:saw|watched|observed|shadowed)\b/i

/** A deed that was not done ('Sold no packages'); a clean record is a deed all the same. */
const refrained = /^You \p{L}+ (?:no|none|neither)\b/u

/** Sections in which what fits any item of theirs is no worse than a question about a line of which only the words are known. */
const quotesOnly: ReadonlySet<ResumeItem['section']> = new Set(['experience', 'leadership', 'roles'])

/** The meaning of so many lines of an item is looked at: each takes some milliseconds the first time. */
const mostThemedLines = 12

/** What a share measures when it tells how well something goes: 'I ask for 50 % in advance' measures nothing. */
const measured =
  /\b(?:rates?|accura\w+|attendance|uptime|availability|satisf\w+|pass(?:es|ed)?|punctual\w*|scores?|on[- ]time|retention|retained|retain|occupancy|yield|nps|complian\w+|audits?|inspections?|complet\w+|quality|conversion|utili[sz]ation|efficiency|oee|adoption|response|recovery|right first time|first[- ]time|target|goal|quota|coverage|renewals?|margin|reliability|grades?|graduat\w+|placed|survival|approval|acceptance)\b/i

/** A group of people that became larger or smaller is no measure of which one asks how it was taken. */
const ofPeople =
  /\b(?:team|staff|headcount|department|crew|workforce|brigade)\b[^,]{0,40}\bfrom \S+ to\b|\bfrom \S+ to \S+ (?:people|employees|staff|colleagues|members)\b/i

/** The whole line that a fact stands in. */
const lineOf = (together: readonly Fact[], fact: Fact): string =>
  together.reduce((line, other) => (other.text.length > line.length ? other.text : line), fact.text)

/** What may be asked about a fact of a running text. */
export const sentenceSubjects = (fact: Fact, context: Context): Subject[] => {
  if (
    !('statement' in fact) ||
    fact.statement === null ||
    employment.test(fact.text) ||
    onlySeen.test(fact.text) ||
    toReader.test(fact.text)
  )
    return []
  const { item, sentences } = context
  // how far somebody got is asked about as such
  if (isStudy(item)) return []
  const together = fact.sentence === null ? [] : (sentences.get(fact.sentence) ?? [])
  const deed = together.find((other) => other.kind === 'deed')
  const tense = deed?.tense ?? (isCurrent(fact, item) ? 'present' : 'past')
  const base = {
    topic: `${fact.span.field} ${fact.sentence}`,
    past: /^You were /.test(fact.statement) || (tense === 'past' && !/^You are /.test(fact.statement)),
  }
  const vague = isVague.test(fact.statement) ? weights.vague : 0
  const bonus = weights.order(fact.sentence ?? 0) + vague
  const said = { said: fact.statement, brief: fact.brief ?? fact.statement }
  // of how many a question speaks has to stand before it
  const withCount = {
    said: fact.statement,
    brief: fact.brief?.includes(fact.text) === true ? fact.brief : fact.statement,
  }
  const whole = { said: fact.statement, brief: fact.statement }
  // a quoted line is no clause of the person's: what is asked about it fits less often
  const quoted = /^You (?:write|mention)/.test(fact.statement) ? weights.quoted : 0
  const themed =
    item.section === 'other' ||
    // the remark on a tool or skill is about that, and a theme of its words beside the matter ('small budgets so far')
    item.section === 'technical' ||
    item.section === 'skills' ||
    // who writes a procedure for complaints is asked about it, and not about a complaint
    (deed !== undefined && tellsRules(deed)) ||
    (fact.sentence ?? 0) >= mostThemedLines ||
    isDenied(lineOf(together, fact))
      ? []
      : themesIn(fact.statement, {
          source: lineOf(together, fact),
          surely: quoted < 0,
        }).flatMap((theme, at) => named(base.topic, [theme], said, weights.theme + bonus + quoted - at * 0.6, base))
  switch (fact.kind) {
    case 'change': {
      // a team that grew is asked about by what its growth changed (the hook 'growth')
      const families = ofPeople.test(fact.statement) ? [] : changeFamilies(fact, deed, context)
      return families.length === 0 ? [] : named(base.topic, families, whole, weights.change + bonus, base)
    }
    case 'people':
      return named(
        base.topic,
        peopleFamilies(fact),
        withCount,
        (fact.act === 'lead' ? weights.people : weights.teaching) + bonus,
        base,
      )
    case 'figure': {
      if (fact.measure === 'time') return []
      const alone = deed === undefined ? themed : []
      if (fact.measure !== 'count') {
        // a small share is no success of which one asks how it came about
        const high = (numberOf(fact.amount) ?? 0) >= 50 || / (?:went|fell|rose) /.test(fact.statement)
        // marks at school are no success of which one asks who brought it about
        const share =
          fact.measure === 'share' &&
          high &&
          item.section !== 'achievements' &&
          (measured.test(lineOf(together, fact)) || / (?:went|fell|rose) /.test(fact.statement))
            ? ['figure.alone']
            : []
        if (deed === undefined)
          return skillLike(item) ? alone : [...alone, ...named(base.topic, share, said, weights.alone + bonus, base)]
        if (!measuredActs.has(deed.act)) return []
        // a sum that somebody answers for is no result that they brought about
        if (fact.measure === 'money' && tense === 'present') return []
        const families = [context.junior ? 'figure.junior' : `figure.${fact.measure}`]
        return [...named(base.topic, families, said, weights[fact.measure] + bonus, base)]
      }
      const large =
        isLarge(fact.amount) && !isName(fact.amount, fact.statement) && deed !== undefined && scaleActs.has(deed.act)
      return large
        ? named(
            base.topic,
            ['figure.count.large', `figure.count.large.${tense}`],
            withCount,
            weights.count + bonus,
            base,
          )
        : alone
    }
    case 'duty':
      return [...themed, ...named(base.topic, ['duty'], said, weights.duty + bonus, base)]
    case 'phrase': {
      const acts =
        fact.act === null ||
        fact.act === 'lead' ||
        (fact.act === 'sell' && quoted < 0) ||
        fact.post ||
        skillLike(item) ||
        (fact.text.match(/,/g)?.length ?? 0) >= 2
          ? []
          : [`deed.${fact.act}`, `deed.${fact.act}.${tense}`]
      if (skillLike(item) && isDenied(fact.text)) return []
      // a project is asked about by its name, not by a description in note form
      if (item.section === 'roles' && (item.content.name ?? '').trim() !== '') return themed
      // a description of a prize, or a mere count, is asked about only by someone who knows the matter
      const thin = skillLike(item) && (words(fact.text) < 4 || levelFirst.test(fact.text) || partly.test(fact.text))
      if (thin || item.section === 'achievements' || /^You write “\d/.test(fact.statement))
        return words(fact.statement) < 6 ? [] : themed
      // a post that stands beside a skill is no office of which one asks what its holder changed
      const general = skillLike(item)
        ? []
        : fact.post
          ? ['post.held']
          : // how many people are led tells nothing that an answer could be about: what may be asked of any leader says more
            item.section === 'leadership' &&
              /\d|\b(?:team|crew|staff|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(fact.text)
            ? []
            : ['phrase'].filter(() => !context.junior && words(fact.text) >= 5)
      return [
        ...themed,
        ...named(base.topic, acts, said, weights.noun + bonus, base),
        // a quoted line of which only the words are known is no better than a question about the job as a whole
        ...named(base.topic, general, said, (fact.post ? weights.duty : weights.phrase) + bonus, {
          ...base,
          stock: !fact.post && quotesOnly.has(item.section) && fact.statement.startsWith('You write'),
        }),
      ]
    }
    case 'deed':
      // what is limited or denied was not done, or not alone: the line as a whole may have a story
      if (skillLike(item) && isDenied(fact.statement)) return []
      // 'Works in public collections' lists works
      if (item.section === 'other' && (fact.verb === 'work' || timeOff.test(fact.text))) return []
      if (item.section === 'other')
        return named(
          base.topic,
          [`aside.${tense}`],
          { said: fact.statement.split(',')[0] ?? fact.statement },
          weights.aside,
          { ...base, most: 1 },
        )
      if (refrained.test(fact.statement))
        return isDenied(fact.statement) ? named(base.topic, ['deed.refrained'], said, weights.remark + bonus, base) : []
      // what someone says they do in an overview is a habit that they are proud of
      if (item.section === 'overview' && tense === 'present')
        // what somebody runs or knows is no habit
        return stateVerbs.has(fact.verb)
          ? themed
          : [...themed, ...named(base.topic, ['habit'], said, weights.remark + bonus, base)]
      return [...themed, ...deedSubjects(fact, base, bonus, context)]
  }
}

/** Whether what a fact tells still goes on, by the fact itself or by the job that it is about. */
const isCurrent = (fact: Telling, item: ResumeItem): boolean =>
  item.section === 'roles'
    ? !/\b(?:19|20)\d\d$/.test((item.content.date ?? '').trim()) || /since/i.test(item.content.date ?? '')
    : 'current' in fact
      ? fact.current
      : item.section !== 'experience' || goesOn(item.content.end_date)
