import { groupNouns, moneyWords, numberWords, peopleNouns } from './words/figure-words.ts'

const alternatives = (list: readonly string[]) => list.join('|')
const unit = String.raw`(?:\s?(?:%|percent\b|per cent\b|k\b|m\b|bn\b|million\b|billion\b|thousand\b))?`
const amount = String.raw`(?:[$€£]\s?|(?:USD|EUR|GBP|CHF)\s?)?\d[\d.,]*${unit}\+?|\b(?:${alternatives(numberWords)})\b`
const timeUnit = 'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|ms'

/** A unit without a space before it: '9h', '420kg'. */
const glued = String.raw`(?:(?<=\d)(?:h|g|kg|km|t)\b)?`
const years = String.raw`(?:19|20)\d\d(?:[/–-]\d{2,4})?`
const changePattern = new RegExp(
  String.raw`\bfrom (?:about |around |over |nearly |an? |day |level |week )?(?<from>${amount})(?<unitA>${glued}(?: [\p{L}-]+){0,3}?)(?: (?:in )?\(?${years}\)?)? (?:down |up )?to (?:about |around |over |nearly |under |just |below |day |level |week )?(?<to>${amount})(?: ?(?<unitB>${timeUnit}|h|g|kg|km|t)\b)?`,
  'iu',
)
/** '23 -> 4' and ': 640,000 to 85,000': the note form of 'from 23 to 4'. */
const arrowPattern = new RegExp(
  String.raw`(?<before>: |^|[\p{L})] )(?<from>${amount})(?<unitA>(?: [\p{L}-]+)?)(?: \([^()]{1,20}\))? ?(?<arrow>->|→|=>|–>|to) ?(?<to>${amount})(?: (?<unitB>${timeUnit})\b)?`,
  'iu',
)
/** 'Scrap 3.9% to 1.6%': two amounts of one unit. */
const sameUnitPattern =
  /(?<before>[\p{L})] )(?<from>\d[\d.,]*\s?(?<unit>%|kg|km|days|weeks|months|minutes|hours|seconds)) to (?<to>\d[\d.,]*\s?\k<unit>)/iu
const when = String.raw`\(?(?:in |by |at the end of |since )?(?:(?:\p{Lu}\p{L}{2,8} )?(?:19|20)\d\d|last (?:yr|year|month|quarter)|now|today|this (?:yr|year))\)?`
const counted = '(?:day |level |week |place )?'
/** 'Callbacks 9% in 2019, 3% last year': each with its time. */
const datedPattern = new RegExp(
  String.raw`^(?<thing>[^\d,;:]{3,50}) (?<from>${amount}) ${when}(?:,| and| then) (?<to>${amount}) ${when}(?=\.?$)`,
  'iu',
)
/** What others have is no figure of before: 'was 83%, compared with 74% for the whole course'. */
const ofOthers =
  /^[^.;\d]{0,14}\b(?:for (?:the|all|other)|of (?:the|all|other)|across|among|averages?|national|nationwide|targets?|planned|elsewhere|industry|company|county|country|regional?|sector|district|others?|in the (?:whole|rest|other))\b/i
/** 'Average grade 5.6 in 2025, against 4.8 in 2020': the new figure first. */
const againstPattern = new RegExp(
  String.raw`^(?<thing>[^\d,;:]{3,50}?)(?: is| are| was| were|:)?(?: now)?(?: (?:on|at|in)(?: working)?)? (?<to>${counted}(?:${amount}))(?<unit>(?: (?:${timeUnit}))?)(?: ${when})?(?:,? (?:against|compared (?:with|to)|up from|down from|it was|it used to be|instead of|after(?= \d[\d.,]*\s?(?:%|per)))| \((?:it )?(?:was|before|used to be|up from|down from)) (?<from>${counted}(?:${amount}))`,
  'iu',
)
/** What a phrase cannot end with that names a thing. */
const endsOpen = /\b(?:of|for|in|with|at|on|to|by|from|and|or|the|an?|about|around|over|under|is|are|was|were)$/iu

const byPattern = new RegExp(
  String.raw`\b(?:reduc|cut|increas|improv|rais|grew|grow|boost|lower|decreas|lift|sav|shorten|accelerat|expand|drop|fell|rose|drove up|up|down)(?<!(?:up|down)(?=\p{L}))\p{L}*\b[^.;]{0,80}?\bby (?:about |around |over |nearly |more than |up to |an average of )?(?<by>${amount})(?! ?(?:am|pm)\b)`,
  'iu',
)
const shareOf = /^(?:\d[\d.,]*)\s?(?:%|percent|per cent)/i
const single = new RegExp(amount, 'giu')
const moneyLike = new RegExp(String.raw`\b(?:${alternatives(moneyWords)})\b`, 'i')

/** A change that a sentence states: from one figure to another, or by one. Texts are exact parts of the sentence. */
export type FigureChange = {
  text: string
  start: number
  thing: string | null
  from: string | null
  to: string | null
  by: string | null
}

/** What changed: the words between the verb and 'from' or 'by', when they are a short noun phrase. */
const thingBefore = (sentence: string, at: number): string | null => {
  const before = sentence.slice(0, at).trim()
  const phrase =
    before
      .split(/[,;:]|\b(?:and|which|that|while|by)\b/i)
      .at(-1)
      ?.trim()
      .split(/\s+/) ?? []
  const [head = '', ...rest] = phrase
  const words = /(?:ed|ut|ew|ose|ell|ised|ing)$/i.test(head) ? rest : phrase
  const tail = words.filter(
    (word, index) =>
      !(
        index === words.length - 1 &&
        /^(?:fell|rose|grew|dropped|increased|decreased|went|climbed|improved)$/i.test(word)
      ),
  )
  return tail.length > 0 && tail.length <= 6 ? tail.join(' ') : null
}

/** A change in notes that name the two figures each with its time, or the new one against the old one. */
export const changeInNotes = (sentence: string): FigureChange | null => {
  const found = datedPattern.exec(sentence) ?? againstPattern.exec(sentence)
  const { thing = '', unit = '' } = found?.groups ?? {}
  const [from = '', after = ''] = [found?.groups?.['from'], found?.groups?.['to']].map((each) =>
    each?.replace(/(?<![.,])[.,]+$/, ''),
  )
  const to = `${after}${unit}`
  if (found && ofOthers.test(sentence.slice(found.index + found[0].length))) return null
  if (!found || endsOpen.test(thing) || /^(?:19|20)\d\d$/.test(from) || /^(?:19|20)\d\d$/.test(to)) return null
  const text = found[0]
    .slice(thing.length)
    .replace(/(?<![.,])[.,]+$/, '')
    .trim()
  return { text, start: sentence.indexOf(text, thing.length), thing, from, to, by: null }
}

/** The change a sentence states, or null. */
export const changeIn = (sentence: string): FigureChange | null => {
  const pair = changePattern.exec(sentence)
  if (pair?.groups) {
    const { from = '', unitB = '' } = pair.groups
    const to = (pair.groups['to'] ?? '').replace(/(?<![.,])[.,]+$/, '')
    if (!/^(?:19|20)\d\d$/.test(from.trim()))
      return {
        text: pair[0].replace(/(?<![.,])[.,]+$/, ''),
        start: pair.index,
        thing: thingBefore(sentence, pair.index),
        from: from.trim(),
        to: `${to} ${unitB}`.trim(),
        by: null,
      }
  }
  const arrow = arrowPattern.exec(sentence) ?? sameUnitPattern.exec(sentence)
  const { before = '', arrow: sign = 'to', from = '', to = '', unitB = '' } = arrow?.groups ?? {}
  if (arrow && (sign !== 'to' || before === ': ' || arrow.groups?.['unit'] !== undefined)) {
    const text = arrow[0].slice(before.length).replace(/(?<![.,])[.,]+$/, '')
    return {
      text,
      start: arrow.index + before.length,
      thing: thingBefore(sentence, arrow.index + (before === ': ' ? 0 : before.length)),
      from: from.trim(),
      to: `${to.replace(/(?<![.,])[.,]+$/, '')} ${unitB}`.trim(),
      by: null,
    }
  }
  const inNotes = changeInNotes(sentence)
  if (inNotes) return inNotes
  const single = byPattern.exec(sentence)
  const by = single?.groups?.['by']?.trim().replace(/(?<![.,])[.,]+$/, '')
  if (single && by) {
    const at = single.index + single[0].lastIndexOf(` by `) + 1
    return {
      text: sentence.slice(at, single.index + single[0].length).replace(/(?<![.,])[.,]+$/, ''),
      start: at,
      thing: thingBefore(sentence, at),
      from: null,
      to: null,
      by,
    }
  }
  return null
}

/** A figure that stands alone: its amount, what it measures, and the noun after it. */
export type LoneFigure = {
  text: string
  start: number
  amount: string
  measure: 'money' | 'share' | 'time' | 'count'
  thing: string | null
}

const small = (text: string) => /^(?:one|two|three|[0-3])$/i.test(text.trim())
const year = /^(?:19|20)\d\d$/

/** Figures of a sentence that are no year, date, version or mere 'two'. */
export const figuresIn = (sentence: string): LoneFigure[] => {
  const found: LoneFigure[] = []
  for (const match of sentence.matchAll(single)) {
    const text = match[0].replace(/(?<![.,])[.,]+$/, '')
    const before = sentence[match.index - 1] ?? ' '
    const after = sentence.slice(match.index + text.length)
    if (
      /[\p{L}\d./:_-]/u.test(before) ||
      /^[\p{L}\d/:]|^-\d/u.test(after) ||
      year.test(text) ||
      /\b\p{Lu}{2,} $/u.test(sentence.slice(0, match.index))
    )
      continue
    const noun =
      /^[ -]((?!(?:and|or|to|in|with|for|by|from|on|at|of|per|as|is|are|was|were)\b)[\p{L}][\p{L}-]*(?: (?!(?:and|or|to|in|with|for|by|from|on|at|who|which|that|the|of|per|as|is|are|was|were|using|used|about|across|within|during|after|before|since|through|over|under|into|each|every|[\p{L}-]+(?:ed|ing))\b)[\p{L}][\p{L}-]*){0,2})/u.exec(
        after,
      )?.[1] ?? null
    const measure =
      /^[$€£]|^(?:USD|EUR|GBP|CHF)/.test(text) || (noun !== null && moneyLike.test(noun))
        ? 'money'
        : shareOf.test(text)
          ? 'share'
          : noun !== null && new RegExp(`^(?:${timeUnit})\\b`, 'i').test(noun)
            ? 'time'
            : 'count'
    if (/^years?\b|^year-olds?\b/i.test(noun ?? '') || (measure === 'count' && (noun === null || small(text)))) continue
    found.push({ text, start: match.index, amount: text, measure, thing: noun })
  }
  return found
}

const peoplePattern = new RegExp(
  String.raw`\b(?:(?:(?:an?|the) (?:[\p{L}-]+ ){0,2}?)?(?:${alternatives(groupNouns)}) of (?:up to |about |over |around |more than )?(?<of>\d[\d,]*\+?|${alternatives(numberWords)})(?: (?<whom>(?:[\p{L}-]+ )?(?:${alternatives(peopleNouns)})))?|(?:up to |about |over |around )?(?<count>\d[\d,]*\+?|${alternatives(numberWords)}) (?<who>(?:[\p{L}-]+ ){0,2}?(?:${alternatives(peopleNouns)}))|(?:an? |the )(?<team>(?:[\p{L}&-]+ ){0,2}?(?:team|squad|crew|department)))\b`,
  'iu',
)

const peopleEnding =
  /^(?:(?:up to |about |over |around )?(\d[\d,]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?:men|women|ers|ors|ists|ants|ees|ians))\b/u
const things =
  /(?:servers|orders|cent(?:er|re)s|papers|containers|computers|sensors|transfers|letters|numbers|motors|monitors|errors|plants|restaurants|grants|customers|dinners|offers|clusters|posters|registers|towers|rivers|trailers|boilers|routers)$/i

/** The people in a sentence about leading or teaching: how many, and who; null when it names none. */
export const peopleIn = (
  sentence: string,
): { text: string; start: number; count: string | null; who: string } | null => {
  const match = peoplePattern.exec(sentence)
  if (!match?.groups) return peopleByEnding(sentence)
  const { of, whom, count, who, team } = match.groups
  return { text: match[0], start: match.index, count: of ?? count ?? null, who: whom ?? who ?? team ?? match[0] }
}

const groupAfterVerb = new RegExp(
  String.raw`^\S+ (?:an? |the |our )?(?:[\p{L}-]+ ){0,2}?(?:${alternatives(groupNouns)}) of (?:up to |about |over |around )?(?:\d+|${alternatives(numberWords)})\b`,
  'iu',
)

/** Whether a line tells of leading by its object alone ('Runs a gang of four', 'Edited a desk of five reporters'). */
export const leadsGroup = (sentence: string): boolean => groupAfterVerb.test(sentence)

/** 'Manages two herdsmen': what follows the verb is a number of people by the ending of its noun. */
const peopleByEnding = (sentence: string): ReturnType<typeof peopleIn> => {
  const start = sentence.search(/\s/) + 1
  const match = start > 0 ? peopleEnding.exec(sentence.slice(start)) : null
  const [text = '', count = null, who = ''] = match ?? []
  return match && !things.test(who) ? { text, start, count, who } : null
}
