import type { Fact, FactOf } from '../facts/fact.ts'
import { goesOn } from '../facts/goes-on.ts'
import type { ResumeItem } from '../interviewer.ts'
import { isDenied } from './denied.ts'
import { number, numberOf } from './numbers.ts'
import { isStudy } from './study-states.ts'
import { named, type Subject } from './subject.ts'
import { themesIn } from './themes/themes.ts'
import { weights } from './weights.ts'

/** What subjects are read from: the item among its resume, its facts by sentence, and whether it is a beginner's. */
export type Context = {
  item: ResumeItem
  items: readonly ResumeItem[]
  sentences: Map<number, Fact[]>
  junior: boolean
}

const isLarge = (amount: string): boolean =>
  /million|billion|bn|m\b|k\b|thousand/i.test(amount) || (numberOf(amount) ?? 0) >= 100
const scaleActs = new Set(['lead', 'operate', 'serve', 'plan', 'replace', 'teach'])

/** Deeds that move a figure. 'Took a batch from 200 grams to 2 tonnes' has two figures and moved none. */
const movingActs = new Set(['cut', 'grow', 'improve', 'replace', 'lead', 'solve', 'plan'])
const movingVerbs = new Set(['bring', 'drive', 'turn', 'make', 'get'])

const directionOf = (fact: FactOf<'change'>): 'down' | 'up' | null => {
  if (fact.from !== null && fact.to !== null) {
    const [from, to] = [numberOf(fact.from), numberOf(fact.to)]
    return from === null || to === null || from === to ? null : to < from ? 'down' : 'up'
  }
  const said = fact.statement ?? ''
  if (/\b(?:cut|reduc|lower|shorten|decreas|drop|fell|sav|down)/i.test(said)) return 'down'
  return /\b(?:increas|rais|grew|grow|boost|improv|lift|rose|expand|up)/i.test(said) ? 'up' : null
}

/** The way in which a change was brought about, as the sentence itself tells it: nobody is asked for what stands there. */
const tellsMeans =
  /\b(?:by \p{L}+ing|through|thanks to|after (?:\p{L}+ing|I|we|you)|using|with (?:a|an|the|new)|because)\b|: (?:we|I|now)\b/iu
const isVague = /\b(?:various|tasks|duties|responsibilities|activities|miscellaneous)\b/i

type Telling = Extract<Fact, { statement: string | null }>

const changeSubject = (fact: FactOf<'change'>, deed: FactOf<'deed'> | undefined, context: Context): string[] => {
  const moved = deed === undefined || fact.by !== null || movingActs.has(deed.act) || movingVerbs.has(deed.verb)
  if (!moved) return []
  const direction = directionOf(fact)
  const means = tellsMeans.test(deed?.text ?? fact.statement ?? '')
  // 'by pairing collections' was cut off: nobody is asked for it, and 'that' would stand for nothing
  if (means && !tellsMeans.test(fact.statement ?? '')) return context.junior ? ['change.junior'] : ['change.described']
  return [
    context.junior ? 'change.junior' : means ? 'change.means' : 'change',
    ...(direction === 'up' || (direction === 'down' && fact.from !== null) ? [`change.${direction}`] : []),
  ]
}

/** A description that opens so tells a level or a time and no matter. */
const levelFirst =
  /^(?:basic|beginner|intermediate|advanced|expert|good|level|since|until|only|at|for|in|daily|used|\d)\b/i
/** What someone does seldom or no longer is not worth a question. */
const partly = /\b(?:occasional(?:ly)?|only|not since|no longer|until|valid)\b/i
const words = (text: string) => text.split(/\s+/).length
const skillLike = (item: ResumeItem) => item.section === 'skills' || item.section === 'technical'

/** Acts for which there are questions to beginners, or which tell too little of them for others. */
const beginnersActs = new Set(['build', 'introduce', 'support', 'operate', 'join', 'sell', 'other'])
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

/** Texts that others are to follow. */
const rulesToFollow =
  /\b(?:guides?|guidelines?|guidance|manuals?|handbooks?|protocols?|procedures?|instructions?|polic(?:y|ies)|rules?|checklists?|standards?|playbooks?|runbooks?|SOPs?)\b/i

/** Verbs that tell no deed: nothing goes wrong in holding a budget or knowing a law. */
const heldNotDone = new Set(
  'hold have know understand own like enjoy prefer use need learn start begin follow'.split(' '),
)
/** What is found by looking where others have not. */
const hidden =
  /\b(?:an? \p{L}+|errors?|bugs?|faults?|mistakes?|cause|reason|source|discrepanc\w+|leaks?|flaws?|gaps?|fraud|doubles?|duplicates?|missing|cracks?|defects?|losses|loss|cheaper|way|solution)\b/iu

/** A text of which one writes more than one version: 'prepared quotations' and 'edited code' are none. */
const wrote =
  /\b(?:reports?|letters?|articles?|texts?|manuals?|books?|scripts?|speech(?:es)?|proposals?|documentation|papers?|stor(?:y|ies)|polic(?:y|ies)|curricul\p{L}{1,3}|guides?|guidelines|handbooks?|chapters?|blogs?|newsletters?|columns?|translations?|essays?|plans?|assessments?|presentations?|statements?|brochures?|poems?|songs?|contracts?|procedures?|instructions?|reviews?|specifications?|applications?|minutes|press releases?|posts?|copy|lessons?|novels?|thesis)\b/iu
/** What is written again and again in the same form. */
const recurring =
  /\b(?:daily|weekly|monthly|quarterly|regular|routine|shift) (?:\p{L}+ )?(?:reports?|minutes|statements?)\b/iu
/** What is booked or scheduled day by day is no occasion. */
const bookings = /\b(?:appointments?|meetings|calls|travel|flights|trips|interviews|visits|slots|tables|rooms)\b/i
/** Who works with things has nobody to disagree with. */
const workedWithThings =
  /\b(?:systems?|software|tools?|machines?|materials?|programs?|programmes?|data|equipment|applications?|platforms?|documents?|files|forms|archives?|spreadsheets?|instruments?)\b/i
/** To show something to a colleague, or to begin a course, is no reform of how things are done. */
const noReform =
  /\b(?:one (?:new )?(?:colleague|\p{L}+er)|(?:colleagues?|starters?|hires?|trainees?|staff|students?|members?) (?:to|into|in)\b)/iu
/** Those who are won over for something and not taken on. */
const notHired =
  /\b(?:donors?|members?|volunteers?|participants?|subscribers?|patients|respondents|customers|clients|users)\b/i
/** What is tested, checked or inspected to find faults: a mailing and a ticket are not. */
const faultsFound =
  /\b(?:systems?|alarms?|monitor(?:s|ed|ing)?|equipment|patients?|machines?|networks?|servers?|logs|software|games?|builds?|installations?|vehicles?|trains?|aircraft|transactions?|security|sites?|cameras?|plants?|pipes?|bridges?|quality|batch(?:es)?|samples|vital|signs|safety|weather|hives|animals)\b/i
/** Occasions are arranged: what came first is asked of those who plan work. */
const arranges = new Set('organise organize arrange host stage curate co-organise co-organize'.split(' '))

/** Families that fit a deed, the most particular first: by what it is about, by the kind of act, and those that fit any deed. */
const deedFamilies = (fact: FactOf<'deed'>, open: boolean, { item, junior }: Context) => {
  const { act, tense } = fact
  const rules = act === 'write' && rulesToFollow.test(fact.statement ?? '') ? ['deed.write.rules'] : []
  // who finds the speakers month after month has no trail, and 'found the venue' is no discovery
  if (act === 'discover' && (tense === 'present' || (fact.verb === 'find' && !hidden.test(fact.text))))
    return skillLike(item)
      ? { own: [], general: [`skill.${tense}`] }
      : { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  // of who prepared quotes and kept the till nobody asks which part they rewrote
  const other = act === 'write' && !wrote.test(fact.statement ?? '')
  if (other && !skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  // printers are installed as a matter of course, a report that is due every day is not rewritten, and systems do not disagree
  const routine =
    fact.verb === 'install' ||
    (act === 'write' && recurring.test(fact.text)) ||
    (act === 'plan' && bookings.test(fact.text)) ||
    (act === 'join' && workedWithThings.test(fact.text))
  if (routine && !skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  if (act === 'plan' && tense === 'past' && arranges.has(fact.verb) && !skillLike(item) && !junior)
    return { own: ['deed.arrange'], general: [`deed.${tense}`] }
  if (
    (act === 'introduce' && (fact.verb === 'start' || noReform.test(fact.text))) ||
    (act === 'hire' && notHired.test(fact.text))
  )
    if (!skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  if (act === 'watch' && !faultsFound.test(fact.text) && !skillLike(item))
    return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  const own = [...rules, `deed.${act}`, `deed.${act}.${tense}`, ...(open ? [`deed.${act}.${tense}.open`] : [])]
  if (skillLike(item))
    return {
      own: tense === 'past' && act !== 'introduce' && act !== 'plan' ? own : [],
      general: heldNotDone.has(fact.verb) ? [] : [`skill.${tense}`],
    }
  if (junior) return { own: [`junior.${act}`, ...(beginnersActs.has(act) ? [] : own)], general: ['junior'] }
  return {
    own,
    general: [`deed.${tense}`, ...(open ? [`deed.${tense}.open`] : [])],
  }
}

const deedSubjects = (
  fact: FactOf<'deed'>,
  base: Partial<Subject> & { topic: string },
  bonus: number,
  context: Context,
): Subject[] => {
  const together = fact.sentence === null ? [] : (context.sentences.get(fact.sentence) ?? [])
  const said = { said: fact.statement, brief: fact.brief ?? fact.statement }
  // 'Rewrote the form: drop-outs 33% to 12%' states what came of it
  const open =
    fact.outcome === null &&
    !/\d ?(?:%|\p{L}{1,12})? ?(?:->|→|to) ?\d/u.test(fact.text) &&
    !together.some((other) => other.kind === 'change')
  // 'Has taken five through': the verb that matters comes second
  const weak = fact.verb !== 'have' && (fact.act === 'join' || fact.act === 'other') ? weights.weakVerb : 0
  const { own, general } = deedFamilies(fact, open, context)
  const outcome =
    fact.withOutcome === null
      ? []
      : named(base.topic, ['outcome'], { ...said, whole: fact.withOutcome }, weights.outcome + bonus, base)
  return [
    ...outcome,
    ...named(base.topic, own, said, weights.deed + bonus + weak, base),
    ...named(base.topic, general, said, weights.general + bonus + weak, base),
  ]
}

/** How a job was paid, or how it ended: there is nothing to tell of it that is not private. */
const employment =
  /^(?:I )?(?:laid off|made redundant|redundan\w+|recalled|contract (?:was|ended|not|extended)|\d+-month contract|fixed[- ]term|unpaid|temporary|left (?:as|when|because|for|after)|(?:came|went|moved|returned) (?:back )?home\b|reports? (?:directly )?to|took \S{1,20} (?:\p{L}+ ){0,3}(?:leave|lv|off))\b/iu

/** What is said to the reader and tells nothing of the person: 'see my page for rates'. */
const toReader =
  /^(?:see|ask|call|contact|visit|cf\.?) (?:my|me|page|below|above|attached|enclosed|link|website|portfolio)\b/i

/** Time away from work is nobody's business. */
const timeOff =
  /\b(?:took|had|spent|taken)\b.{0,40}\b(?:off|leave|break|at home|caring)\b|\((?:family|health|caring|personal)\b/i

/** What somebody only saw others do is no deed of theirs. */
const onlySeen = /^(?:saw|watched|observed|shadowed)\b/i

/** Those whom one prepares for work of their own. */
const newcomers =
  /\b(?:apprentices?|trainees?|new (?:starters?|hires?|colleagues?|staff|people|drivers|clerks|nurses|slingers|members)|starters|newcomers|juniors?|graduates|recruits|successors?|drivers|operators|clerks|nurses|technicians|staff|employees)\b/i
/** From so many on nobody knows all whom they lead, and up to so few are no team. */
const manyPeople = 30
const fewPeople = 2

/** The counts of a line, without the grades of people ('band 5'). */
const counts = new RegExp(String.raw`(?<!\b(?:band|grade|level|year|stage|step|class) )\b${number}\b`, 'giu')

/** Which questions fit the people of a line, by how many they are and what is done with them. */
const peopleFamilies = ({ act, count, text, statement }: FactOf<'people'>): string[] => {
  if (act === 'teach')
    return newcomers.test(statement ?? text) ? ['people.teach', 'people.teach.work'] : ['people.teach']
  if (act === 'hire' && notHired.test(statement ?? text)) return []
  if (act !== 'lead') return [`people.${act}`]
  const size = numberOf(count ?? '')
  if (size !== null && size >= manyPeople) return ['people.lead.large']
  // 'five clerks, two of them trainees'
  const others = [...(statement ?? text).matchAll(counts)].some(([found]) => (numberOf(found) ?? 0) > fewPeople)
  return size !== null && size <= fewPeople && !others ? ['people.lead.few'] : ['people.lead']
}

/** A deed that was not done ('Sold no packages'); a clean record is a deed all the same. */
const refrained = /^You \p{L}+ (?:no|none|neither)\b/u

/** Sections in which what fits any item of theirs is no worse than a question about a line of which only the words are known. */
const quotesOnly: ReadonlySet<ResumeItem['section']> = new Set(['experience', 'leadership', 'roles'])

/** The meaning of so many lines of an item is looked at: each takes some milliseconds the first time. */
const mostThemedLines = 12

/** What a share measures when it tells how well something goes: 'I ask for 50 % in advance' measures nothing. */
const measured =
  /\b(?:rates?|accura\w+|attendance|uptime|availability|satisf\w+|pass(?:es|ed)?|punctual\w*|scores?|on[- ]time|retention|retained|retain|occupancy|yield|nps|complian\w+|audits?|inspections?|complet\w+|quality|conversion|utili[sz]ation|efficiency|oee|adoption|response|recovery|right first time|first[- ]time|target|goal|quota|coverage|renewals?|margin|reliability|grades?|graduat\w+|placed|survival|approval|acceptance)\b/i

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
    past: /^You were /.test(fact.statement) || tense === 'past',
  }
  const vague = isVague.test(fact.statement) ? weights.vague : 0
  const bonus = weights.order(fact.sentence ?? 0) + vague
  const said = { said: fact.statement, brief: fact.brief ?? fact.statement }
  const whole = { said: fact.statement, brief: fact.statement }
  // a quoted line is no clause of the person's: what is asked about it fits less often
  const quoted = /^You (?:write|mention)/.test(fact.statement) ? weights.quoted : 0
  const themed =
    item.section === 'other' || (fact.sentence ?? 0) >= mostThemedLines || isDenied(lineOf(together, fact))
      ? []
      : themesIn(fact.statement, {
          tool: item.section === 'technical',
          source: lineOf(together, fact),
          surely: quoted < 0,
        }).flatMap((theme, at) => named(base.topic, [theme], said, weights.theme + bonus + quoted - at * 0.6, base))
  switch (fact.kind) {
    case 'change': {
      const families = changeSubject(fact, deed, context)
      return families.length === 0 ? [] : named(base.topic, families, whole, weights.change + bonus, base)
    }
    case 'people':
      return named(
        base.topic,
        peopleFamilies(fact),
        said,
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
        const families = [context.junior ? 'figure.junior' : `figure.${fact.measure}`]
        return [...named(base.topic, families, said, weights[fact.measure] + bonus, base)]
      }
      const large = isLarge(fact.amount) && deed !== undefined && scaleActs.has(deed.act)
      return large
        ? named(base.topic, ['figure.count.large', `figure.count.large.${tense}`], said, weights.count + bonus, base)
        : alone
    }
    case 'duty':
      return [...themed, ...named(base.topic, ['duty'], said, weights.duty + bonus, base)]
    case 'phrase': {
      const acts =
        fact.act === null || fact.post || skillLike(item) || (fact.text.match(/,/g)?.length ?? 0) >= 2
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
        return [...themed, ...named(base.topic, ['habit'], said, weights.remark + bonus, base)]
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
