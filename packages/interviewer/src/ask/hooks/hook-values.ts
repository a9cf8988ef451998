import { withArticle } from '../names.ts'
import { numberOf, saidNumber } from '../numbers.ts'

/** The named groups of a hook's words, and what a question says instead; null when the line is none after all. */
export type HookValues = (groups: Record<string, string>, least: number, most: number) => Record<string, string> | null

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const counted = (text: string | undefined): number => numberOf(text ?? '') ?? 0

/** The rest of a count: 'two' of 6 of 8. Nobody asks about the rest of ten thousand; a hundred is the most that is said in words. */
const rest: HookValues = ({ part, whole, ...groups }) => {
  const left = counted(whole) - counted(part)
  return counted(part) > 0 && left > 0 && left < 100 ? { ...groups, rest: left === 1 ? 'one' : saidNumber(left) } : null
}

/** What is left of a share of the whole: of a composition or of a trifle nothing is asked. */
const shareLeft: HookValues = ({ share, ...groups }) => {
  const value = Number((share ?? '').replace(',', '.'))
  const left = 100 - value
  return value >= 50 && left >= 1 && Number.isInteger(left) ? { ...groups, rest: saidNumber(left) } : null
}

/** 'Fourteen suggestions, five accepted': two or more were, and two or more were not. */
const someOfAll: HookValues = ({ all = '', some = '', ...groups }) =>
  counted(some) >= 2 && counted(all) - counted(some) >= 2 ? { ...groups, all, some } : null

/** Groups that grew to half as many again or more. */
const grown: HookValues = ({ from = '', to = '', ...groups }) =>
  counted(from) >= 2 && counted(to) >= counted(from) * 1.5 ? { ...groups, from, to } : null

/** Things that became fewer. */
const fewer: HookValues = ({ from = '', to = '', things = '' }) =>
  counted(to) < counted(from) ? { from, to, things } : null

/** A rank as it stands within a sentence; one in capitals is an abbreviation. */
const rankInSentence: HookValues = ({ rank = '' }) => ({
  rank: /^\p{Lu}\p{Ll}/u.test(rank) ? rank.toLowerCase() : rank,
})

/** A load of so many at least and at most: fewer are little work, and more are not one person's. */
const load: HookValues = ({ load: said = '', count }, least, most) =>
  counted(count) >= least && counted(count) <= most ? { load: lowerFirst(said) } : null

/** A count in words. */
const countInWords: HookValues = ({ count = '', ...groups }) => ({ ...groups, count: saidNumber(counted(count)) })

/** 'an army officer' for 'army officer'. */
const roleWithArticle: HookValues = ({ role = '' }) => ({ role: withArticle(role) })

/** What somebody did before, and for how long. */
const timeBefore: HookValues = ({ time = '', role, field }) => {
  if (role !== undefined) return { before: `${time} as ${withArticle(role)}` }
  return field === undefined ? null : { before: `${time} in ${field}` }
}

/** 'fifteen years' within a sentence. */
const yearsInSentence: HookValues = ({ years = '', object = '' }) => ({ years: lowerFirst(years), object })

/** 'your operators' for 'my operators'. */
const yourParty: HookValues = ({ party = '' }) => ({ party: party.replace(/^(?:my|our) /, 'your ') })

/** How a hook turns what it found into what a question says, by the name in its table. */
export const hookValues = {
  rest,
  shareLeft,
  someOfAll,
  grown,
  fewer,
  rankInSentence,
  load,
  countInWords,
  roleWithArticle,
  timeBefore,
  yearsInSentence,
  yourParty,
} satisfies Record<string, HookValues>
