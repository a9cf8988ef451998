import type { FactOf } from '../facts/fact.ts'
import { type Context, skillLike } from './context.ts'
import { isInquiry, notHired } from './people-families.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Acts for which there are questions to beginners, or which tell too little of them for others. */
const beginnersActs = new Set(['build', 'introduce', 'support', 'operate', 'join', 'sell', 'other'])

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
/** What is tested, checked or inspected to find faults: a mailing and a ticket are not. */
const faultsFound =
  /\b(?:systems?|alarms?|monitor(?:s|ed|ing)?|equipment|patients?|machines?|networks?|servers?|logs|software|games?|builds?|installations?|vehicles?|trains?|aircraft|transactions?|security|sites?|cameras?|plants?|pipes?|bridges?|quality|batch(?:es)?|samples|vital|signs|safety|weather|hives|animals)\b/i
/** Occasions are arranged: what came first is asked of those who plan work. */
const arranges = new Set('organise organize arrange host stage curate co-organise co-organize'.split(' '))

/** What is led before people and goes by with them: a circle, a tutorial. */
const session =
  /^You \p{L}+ (?:\S+ ){0,3}?(?:circles?|tutorials?|sessions?|tours?|class(?:es)?|workshops?|lessons?|discussions?|walks?|seminars?|(?:orientation|discussion|support|reading|study|play|self-help|exercise|art|therapy|hiking|walking|youth|parent|swimming|dance|craft|music|drama|yoga|fitness|tour|conversation|activity) groups?|groups of (?:\S+ to )?\S+(?: (?:children|kids|pupils|toddlers|patients|residents|guests|visitors|tourists|hikers|campers|teenagers|beginners|learners|participants|clients|students|parents|families|newcomers|refugees)\b| (?!\p{L})|[,.]|$))/iu
/** Talks among others that somebody sees through. */
const talks =
  /\b(?:meetings?|conversations?|discussions?|retrospectives?|conferences?|dialogues?|mediations?|negotiations?|focus groups?)\b/i
/** Students and trainees whom somebody looks after at work: one of them is no team, and neither are they all. */
const learner =
  /^You \p{L}+ (?:(?:one|an?) )?(?:[\p{L}-]+ ){0,2}?(?:students?|interns?|trainees?|apprentices?|juniors?)\b/iu
/** What students write under somebody's eyes: there is nothing to hand over. */
const theses =
  /^You \p{L}+ (?:\S+ ){0,4}?(?:thes[ie]s|dissertations?|(?:student|final[- ]year|capstone|degree) projects?)\b/iu
/** What is made new as a matter of course, one after the other, and not for the better. */
const renewed = new Set('update digitise digitize digitalise digitalize modify adapt revise'.split(' '))
/** Things that are exchanged one by one ('replaced 40+ motor starters', 'converted layouts'): no change of system. */
const oneByOne =
  /^You (?:replaced?|convert(?:ed)?|transfer(?:red)?) (?:\d\S* |(?!(?:an?|the|all|our|its|your|every|each|one|two|three)\b)\p{Ll}+s\b)(?!.*\b(?:with|by) (?:an?|the)\b)/iu
/** What people buy, or come to. */
const sold =
  /\b(?:products?|services?|brands?|offers?|events?|tickets?|campaigns?|books?|sales|courses?|tours?|wines?|menus?|packages?|subscriptions?|memberships?|apps?|shops?|stores?|restaurants?|hotels?|collections?|cards?|accounts?)\b/i
/** One undertaking, which is planned once: a show is produced day after day. */
const plannedOnce = new Set('plan direct choreograph rehearse coordinate co-ordinate'.split(' '))
const onePlan =
  /^You \p{L}+ (?:an?|the|our|its|your) (?:[\p{L}\d’'-]+ ){0,3}?(?!\p{L}+s(?: |$))\p{L}{3,}(?= (?:of|for|from|to|on|in|at|which|that|with)\b|[,.]|$)/iu
const again =
  /\b(?:daily|weekly|monthly|annual|yearly|quarterly|seasonal|rotas?|rosters?|schedules?|diar(?:y|ies)|calendars?|every|each|budget|forecast)\b/i

/** What people are given for their work. */
const thanks =
  /\b(?:awards?|prizes?|references?|offers?|commendations?|recognition|praise|promotions?|bonus(?:es)?|medals?|scholarships?|letters? of|nominations?|thanks|ratings?|mentions?|certificates? of)\b/i
const earned = new Set('pass complete earn obtain gain attain achieve hold'.split(' '))
/** Those whom somebody cares for, and does not serve. */
const inCare = /\b(?:patients?|residents?)\b/i
/** The same as the object of who supervises or manages: they are looked after and not led. */
const lookedAfter =
  /^You \p{L}+ (?:(?:an?|the|up to|about|over|around) )?(?:\S+ ){0,3}?(?:children|kids|pupils|toddlers|babies|patients|residents|campers|teenagers|caseload)\b/iu
/** Words for what is coached in sport. */
const sport =
  /\b(?:varsity|track|football|soccer|basketball|baseball|softball|volleyball|netball|handball|rugby|hockey|cricket|hurling|camogie|tennis|swimming|swimmers?|swim|athletics|athletes?|gymnast\p{L}*|rowing|rowers?|wrestling|lacrosse|badminton|players?|squad|under[- ]?\d+s?|U\d+s?|sports? teams?)\b/iu

/** What is found out first and written afterwards. */
const findings =
  /^You \p{L}+ (?:\S+ ){0,3}?(?:thesis|dissertation|case study|white paper|study|research (?:paper|report)|paper)\b/iu
/** Things that are built, and what each is asked by: what a model rests on, what a dashboard is looked at for. */
const built: readonly (readonly [string, RegExp])[] = [
  ['deed.build.model', /\b(?:models?|forecasts?|simulations?|valuations?|projections?)\b/i],
  ['deed.build.shows', /\b(?:dashboards?|reports?|scorecards?|KPIs?|visuali[sz]ations?)\b/i],
]
/** What a line says was built, up to its first preposition. */
const builtIn = (line: string): string | undefined => {
  const head = line.replace(/ (?:for|with|to|in|on|of|that|which|from|using|by) .*/, '')
  return built.find(([, words]) => words.test(head))?.[0]
}

/** Whether a deed is the writing of what others are to follow. */
export const tellsRules = ({ act, statement }: FactOf<'deed'>): boolean =>
  act === 'write' && rulesToFollow.test((statement ?? '').replace(/ (?:for|with|to|under|that|which) .*/, ''))

/** A thing on hire, of which nobody is chosen: 'Resistograph, hired when needed'. */
const onHire = /^You hired? (?:when|as|if|by|on|only|from|for|out)\b/

/** Families that fit a deed, the most particular first: by what it is about, by the kind of act, and those that fit any deed. */
const deedFamilies = (fact: FactOf<'deed'>, open: boolean, { item, junior }: Context) => {
  const { act, tense } = fact
  const rules = act === 'write' && tellsRules(fact) ? ['deed.write.rules'] : []
  // who finds the speakers month after month has no trail, and 'found the venue' is no discovery
  if (act === 'discover' && (tense === 'present' || (fact.verb === 'find' && !hidden.test(fact.text))))
    return skillLike(item)
      ? { own: [], general: [`skill.${tense}`] }
      : { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  // of who prepared quotes and kept the till nobody asks which part they rewrote
  const other = act === 'write' && !wrote.test((fact.statement ?? '').replace(/ (?:for|with|to|after|before) .*/, ''))
  if (other && !skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  // printers are installed as a matter of course, a report that is due every day is not rewritten, and systems do not disagree
  const routine =
    fact.verb === 'install' ||
    (act === 'write' && recurring.test(fact.text)) ||
    (act === 'plan' && bookings.test(fact.text)) ||
    (act === 'join' && workedWithThings.test(fact.text))
  if (routine && !skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  const line = fact.statement ?? ''
  if (act === 'hire' && onHire.test(line)) return { own: [], general: [] }
  // an examination is no piece of work by which somebody introduces themselves
  if (item.section === 'overview' && act === 'win' && earned.has(fact.verb)) return { own: [], general: [] }
  // nobody goes about what they are given
  if (act === 'win' && fact.verb === 'receive' && !skillLike(item))
    return { own: thanks.test(line) ? ['deed.received'] : [], general: [] }
  // of patients one asks by what one does for them
  if (act === 'serve' && inCare.test(line) && !skillLike(item)) return { own: ['deed.care'], general: [] }
  // who coaches a team teaches no matter that sinks in
  if (act === 'teach' && fact.verb === 'coach' && sport.test(line) && !skillLike(item))
    return { own: ['deed.coach'], general: [] }
  if (!skillLike(item) && !junior) {
    const once = arranges.has(fact.verb) || (plannedOnce.has(fact.verb) && onePlan.test(line) && !again.test(line))
    if (act === 'plan' && tense === 'past' && once) return { own: ['deed.arrange'], general: [`deed.${tense}`] }
    if (act === 'plan' && /^You co-?ordinated? with\b/.test(line)) return { own: ['deed.join'], general: [] }
    if (fact.verb === 'promote' && act === 'hire') return { own: ['deed.promote'], general: [] }
    if (act === 'lead' && fact.verb !== 'chair' && session.test(line)) return { own: ['deed.session'], general: [] }
    if (fact.verb === 'facilitate' && talks.test(line)) return { own: ['deed.facilitate'], general: [] }
    if (act === 'lead' && lookedAfter.test(line)) return { own: ['deed.care'], general: [] }
    if (act === 'lead' && theses.test(line)) return { own: ['deed.theses'], general: [] }
    if (act === 'lead' && learner.test(line)) return { own: ['people.lead.few'], general: [] }
  }
  const plain =
    (act === 'improve' && renewed.has(fact.verb)) ||
    (act === 'replace' && oneByOne.test(line)) ||
    (act === 'sell' && /^(?:promote|advertise|market|pitch|fundraise)$/.test(fact.verb) && !sold.test(line))
  if (plain && !skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  if (
    (act === 'introduce' && (fact.verb === 'start' || noReform.test(fact.text))) ||
    (act === 'hire' && (notHired.test(fact.text) || isInquiry(line)))
  )
    if (!skillLike(item)) return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  if (act === 'watch' && !faultsFound.test(fact.text) && !skillLike(item))
    return { own: [], general: [junior ? 'junior' : `deed.${tense}`] }
  if (act === 'write' && findings.test(line) && !skillLike(item))
    return { own: ['deed.write.findings'], general: [`deed.${tense}`] }
  const thing = act === 'build' && tense === 'past' && !skillLike(item) ? builtIn(line) : undefined
  const own = [
    ...rules,
    ...(thing === undefined ? [] : [thing]),
    `deed.${act}`,
    `deed.${act}.${tense}`,
    ...(open ? [`deed.${act}.${tense}.open`] : []),
  ]
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

/** What may be asked about a deed of a running text. */
export const deedSubjects = (
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
    // who took part in something does not check whether it worked
    fact.withOutcome === null || fact.act === 'join'
      ? []
      : named(base.topic, ['outcome'], { ...said, whole: fact.withOutcome }, weights.outcome + bonus, base)
  return [
    ...outcome,
    ...named(base.topic, own, said, weights.deed + bonus + weak, base),
    ...named(base.topic, general, said, weights.general + bonus + weak, base),
  ]
}
