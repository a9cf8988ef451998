import { listedWords } from '../text/listed-words.ts'
import {
  type Act,
  actsByNoun,
  describingForms,
  doublingVerbs,
  onlyVerbs,
  verbsByAct,
  verbsWithoutObject,
} from './words/acts.ts'

type Verb = { base: string; past: string; act: Act }
/** How a clause opens: a known verb and its form. */
export type Opening = Verb & { form: 'past' | 'third' | 'bare' | 'gerund' }

const describing = new Set(describingForms)
const objectless = new Set(verbsWithoutObject)
const neverNouns = new Set(onlyVerbs)

const doubling = new Set(doublingVerbs)
const doubles = (base: string) => doubling.has(base) || /^[^aeiou]*[aeiou][bdglmnprt]$/.test(base)

const regularForms = (base: string) => {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base
  const long = doubles(base) ? `${base}${base.slice(-1)}` : stem
  const y = /[^aeiou]y$/.test(base)
  return {
    pasts: y ? [`${base.slice(0, -1)}ied`] : [`${long}ed`, `${stem}ed`],
    third: y ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`,
    gerunds: [`${long}ing`, `${stem}ing`, ...(base.endsWith('ee') ? [`${base}ing`] : [])],
  }
}

const pasts = new Map<string, Verb>()
const thirds = new Map<string, Verb>()
const bares = new Map<string, Verb>()
const gerunds = new Map<string, Verb>()
for (const act of Object.keys(verbsByAct) as Act[]) // the keys of verbsByAct are the acts
  for (const entry of listedWords(verbsByAct[act])) {
    const [base = '', irregular] = entry.split('/')
    const forms = regularForms(base)
    const past = irregular ?? forms.pasts[0] ?? base
    const verb = { base, past, act }
    for (const form of irregular === undefined ? forms.pasts : [irregular]) pasts.set(form, verb)
    thirds.set(forms.third, verb)
    bares.set(base, verb)
    for (const form of forms.gerunds) gerunds.set(form, verb)
  }

/** Verbs that mean something else with a particle: 'wrote off' is no writing. Only these keep their act. */
const particles = /^(?:up|out|down|off|over)$/
const phrasal = new Map<string, Act>([
  ['set up', 'introduce'],
  ['roll out', 'introduce'],
  ['build up', 'build'],
  ['scale up', 'grow'],
])
const withParticle = (verb: Verb, second: string): Verb =>
  particles.test(second) ? { ...verb, act: phrasal.get(`${verb.base} ${second}`) ?? 'other' } : verb

const notAnObject =
  /^(?:by|in|at|as|with|to|for|on|from|of|and|or|after|among|amongst|alongside|under|across|between|into|through|throughout|within|via|around|over|out|up|off|down|is|are|was|were|has|have|&|-|–|—|\/)$/
const article =
  /^(?:a|an|the|all|both|each|every|new|two|three|four|five|six|seven|eight|nine|ten|twelve|this|that|these|our|my|your|their|its|his|her|multiple|several|various|up|[$€£]?\d.*)$/

/**
 * How a phrase opens, from its first words in lower case, or null when it is not surely a verb. Noun and verb often look the
 * same in English ('Reports and dashboards', 'Registered nurse'): the second word decides, and in doubt it is no verb.
 */
export const openingOf = (first: string, second: string, third = ''): Opening | null => {
  if (second === 'not' || (first === 'laid' && second === 'off')) return null
  const opening = opened(first, second, third) ?? (third === 'la' ? null : unlisted(first, second))
  return opening && { ...opening, ...withParticle(opening, second) }
}

/** A verb that no list holds, where its form and the article after it leave no doubt: 'Salted the cod', 'Stewards a fund'. */
const unlisted = (first: string, second: string): Opening | null => {
  if (!/^\p{Ll}{4,}$/u.test(first) || !/^(?:a|an|the|all|every|each|our|my|their|its|his|her)$/.test(second))
    return null
  if (first.endsWith('ed')) return { base: first, past: first, act: 'other', form: 'past' }
  if (!/[^sui]s$/.test(first)) return null
  const base = first.endsWith('ies')
    ? `${first.slice(0, -3)}y`
    : first.replace(/(?<=s|x|z|ch|sh|o)es$/, '').replace(/s$/, '')
  return { base, past: base, act: 'other', form: 'third' }
}

const nouns = new Map(
  (Object.keys(actsByNoun) as Act[]).flatMap((act) =>
    listedWords(actsByNoun[act] ?? []).map((noun) => [noun, act] as const),
  ),
) // the keys are acts

/** What someone does according to a noun ('planning', 'supervision'), in lower case; null when it names no act. */
export const actOfNoun = (noun: string): Act | null => nouns.get(noun) ?? gerunds.get(noun)?.act ?? null

const opened = (first: string, second: string, third: string): Opening | null => {
  if (second === '') return null
  const past = pasts.get(first)
  if (past) {
    const sure = article.test(second)
    if (sure) return { ...past, form: 'past' }
    if (past.base === first && particles.test(second) && article.test(third)) return { ...past, form: 'past' }
    if (past.base === first || describing.has(first) || second === 'by') return null
    return !notAnObject.test(second) || particles.test(second) || second === 'and' || objectless.has(past.base)
      ? { ...past, form: 'past' }
      : null
  }
  const present = thirds.get(first)
  // 'Works council', 'Works in brass': the noun, unless it tells where or with whom someone works
  if (first === 'works' && !/^(?:with|at|for|as|closely|on|across|from|\d.*)$/.test(second)) return null
  if (present) {
    if (second === 'and' && thirds.has(third)) return { ...present, form: 'third' }
    if (/^(?:and|or|of|by|is|are|was|were|&|\/|-|–|—)$/.test(second)) return null
    return !notAnObject.test(second) || objectless.has(present.base) || particles.test(second)
      ? { ...present, form: 'third' }
      : null
  }
  const bare = bares.get(first)
  if (bare) {
    const pair = second === 'and' && bares.has(third)
    const sure =
      pair ||
      article.test(second) ||
      (objectless.has(first) && /^(?:with|on|in|at|after|for)$/.test(second)) ||
      (neverNouns.has(first) && /^\p{Ll}/u.test(second) && !notAnObject.test(second))
    return sure ? { ...bare, form: 'bare' } : null
  }
  const gerund = gerunds.get(first)
  return gerund && article.test(second) ? { ...gerund, form: 'gerund' } : null
}

/** Whether two words in lower case open a clause about what someone does ('cooks what', 'explains before'). */
export const opensWithVerb = (first: string, second: string): boolean =>
  openingOf(first, second)?.form === 'third' ||
  (thirds.has(first) && /^(?:what|how|before|when|that|until|as)$/.test(second))
