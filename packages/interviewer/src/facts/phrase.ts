import { maxStatementWithFigure } from './clause.ts'
import { changeIn, changeInNotes } from './figures.ts'
import { determiner } from './noun-openings.ts'
import { actOfNoun } from './verbs.ts'
import {
  badEnds,
  isForeign,
  isShorthand,
  plainWord,
  sayable,
  shortened,
  toSecondPerson,
  withoutBrackets,
  wordsOf,
} from './wording.ts'
import type { Act } from './words/acts.ts'

const tellsChange =
  /^(?:[\p{L}\p{N}’'&/-]+ ){1,8}?(?:fell|rose|grew|dropped|went|climbed|increased|decreased|declined|improved|shrank|jumped|moved|came down|halved|doubled|tripled)\b/u
const tellsFigure =
  /^(?:[\p{L}’'&/-]+ ){1,6}?(?:is|are|was|were|reached|stands at|averaged) (?:[\p{L}]+ ){0,2}[$€£]?\d/u

/** 'At the phone from 8 to 10' and 'between a father and three heirs' have no subject of their own. */
const opensWithPreposition = /^(?:at|on|from|by|for|with|of|to|between|under|over|during|before|after) /i

/** A verb whose object changed: 'brought cell count down' has no subject that could go down itself. */
const opensWithVerb =
  /^(?:we|I|cuts?|grew|brought|takes?|took|built|ran|got|wrote|kept|made|put|raised|reduced|lowered|shortened|increased|decreased|improved|extended|maintained|chaired|halved|doubled|managed|led|drove|moved|closed|handled|sold|won|lifted|saved|expanded|trimmed|slashed|boosted) /i
/** 'Reduction of suppliers from 1,340 to 610': what went down is what was reduced. */
const namesChange =
  /^(?:reduction|increase|decrease|rise|drop|fall|growth|improvement|cut|shortening|decline) (?:of|in) (?:the |our |my )?(?=[^\d,;:]{3,50} from \D{0,4}\d)/i
/** Bare numbers of a plural: their number went from one to the other. */
const bareNumbers = /^(?:the )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]*[^\Ws]s from \d[\d.,]* to \d[\d.,]*$/iu

/** The thing that a noun of change has, as the subject of a sentence. */
const withoutChangeNoun = (text: string): string => {
  if (!namesChange.test(text)) return text
  const thing = text.replace(namesChange, '')
  return bareNumbers.test(thing) ? `The number of ${lowerFirst(thing)}` : thing.charAt(0).toUpperCase() + thing.slice(1)
}

const withoutStop = (text: string) => withoutBrackets(text).replace(/(?<![.\s])[.\s]+$/, '')

/** What brought a change about, said before it: 'After the new guide the number of tickets fell from 310 to 120 a week'. */
const afterWhat =
  /^(?:after|since|with|under|thanks to) (?:the|an?|my|our) [^,.;:]{3,40}?(?:, (?=\p{L})| (?=the (?:number|share|rate|average|time|cost|costs)\b))/iu

/** A whole sentence about a figure ('Returns fell from 9 to 4 %'), fit to be said as it stands; null in doubt. */
export const sayAsItStands = (sentence: string): string | null => {
  // 'which reduced abandonment from 41% to 27%' goes on about what was said before
  if (/^(?:which|that|who|whose|where|when)\b/i.test(sentence)) return null
  const noted = changeInNotes(sentence)
  if (noted?.thing) {
    const said = toSecondPerson(`${noted.thing} went from ${noted.from} to ${noted.to}`)
    return sayable(said.charAt(0).toUpperCase() + said.slice(1))
  }
  const whole = withoutStop(sentence)
  if (opensWithVerb.test(whole) && changeIn(whole) !== null) return null
  const text = withoutChangeNoun(whole)
    .replace(/\b(a|per|last|this) yr\b/g, '$1 year')
    .replace(
      /^([^\d:]{3,60}?):? ((?:[A-Z]{3} |[$€£] ?)?\d[\d.,]*[^>→\d]{0,20}?) ?(?:->|→|=>|–>) ?(?=\D{0,4}\d)/u,
      '$1 from $2 to ',
    )
    .replace(
      /^(\D{3,60}?\d?\D{0,20}?)(?<!\bfrom) (?=(\d[\d.,]*\s?)(%|kg|km|days|weeks|months|minutes|hours|seconds) to \d[\d.,]*\s?\3)/u,
      '$1 from ',
    )
    .replace(/^([^:]{3,60}): (?=(?:[A-Z]{3} |[$€£] ?)?\d\S*(?: \S+)? to [$€£]?\d)/u, '$1 from ')
    .replace(/ (?:cut|reduced|lowered|raised|increased|shortened|improved) (?=from (?:[A-Z]{3} |[$€£])?\d)/, ' ')
    // 'Higher pass rate from 68 to 81 %': how it changed is what the figures say
    .replace(
      /^(?:higher|lower|better|faster|shorter|fewer|less) (\p{L})(?=[\p{L} -]{1,40} (?:up |down )?(?:from )?[$€£]?\d)/iu,
      (_, first: string) => first.toUpperCase(),
    )
    .replace(
      /^((?:[\p{L}’'&/-]+ ){1,6})(?<!\b(?:came|comes?|went|goes|gone|go|set|put|brought|taken|trained|moved|is|are|was|were|made|picked|built|broke|broken|breaks?|shut|shuts|cut|slowed|stood|sat|wound|\p{L}{2,20}ed) )(up|down) (?=(?:from|by) (?:[A-Z]{3} |[$€£~]|about |nearly |over )?\d|[$€£]?\d)/u,
      '$1went $2 ',
    )
    .replace(
      /^((?:[\p{L}\d’'&/-]+ ){1,8})(?<!\b(?:went|up|down|fell|rose|grew|cut|ed) )from (?!1\d{3} to 1\d{3}|(?:19|20)\d\d to )(?=(?:[A-Z]{3} |[$€£]|day |level )?\d\S*(?: \S+)? to (?:[A-Z]{3} |[$€£]|day |level )?\d)/u,
      (found, thing: string) =>
        /(?:ed|\b(?:cut|brought|kept|taken|made|held)) $/.test(thing) ? found : `${thing}went from `,
    )
    .replace(/^((?:[\p{L}’'&/-]+ ){1,6})minus (?=\d[\d.,]* ?%$)/u, '$1went down ')
    .replace(/^((?:[\p{L}’'&/-]+ ){1,6})plus (?=\d[\d.,]* ?%$)/u, '$1went up ')
    .replace(/ went (up|down) (?=[$€£]?\d)/, ' went $1 by ')
    // 'from 95 min to 55 min avg': what no word joins to the figures is no part of the sentence
    .replace(
      /( (?:went|fell|rose|grew|dropped) from .{1,30} to [$€£]?\d[\d.,]* ?(?:%|(?:min|mins|minutes|hours|hrs|days|weeks|months|seconds|kg|km|ms|s|h)\b))(?= (?!(?:in|within|on|at|for|over|by|since|after|per|a|an|each|every|during|through|across|of|and|as|with|last|this)\b)\p{L}).*$/u,
      '$1',
    )
  const plain = text.charAt(0).toUpperCase() + text.slice(1)
  if (
    (opensWithPreposition.test(plain) && !afterWhat.test(plain)) ||
    !/^\p{Lu}/u.test(plain) ||
    !(tellsChange.test(plain.replace(afterWhat, '')) || tellsFigure.test(plain))
  )
    return null
  const kept = shortened(plain, maxStatementWithFigure)
  if (kept === null) return null
  const said = toSecondPerson(kept)
  return sayable(said.charAt(0).toUpperCase() + said.slice(1))
}

/** A line that is no clause, as one says it to the person who wrote it. */
export type Phrase = {
  /** 'post' names what the person is ('Shift leader for 4 operators'), 'matter' what they deal with. */
  form: 'post' | 'matter'
  act: Act | null
  statement: string
}

const post =
  /^(?:(?:the|a|an) )?(?:\p{L}[\p{L}-]* ){0,3}?(?:leader|head|manager|supervisor|captain|coordinator|co-ordinator|lead|deputy|second in command|point of contact|contact (?:person|point)|member|representative|foreman|forewoman|chair|secretary|treasurer|mentor|coach|spokesperson) (?:for|of|in|at|on|to) \S/iu
const finite = /\b(?:is|are|was|were|has|have|had|will|would|can|could|did|does|do|goes|comes|you|he|she|they|we|I)\b/i
/** 'Support pricing and quotes at weekends': a verb without its subject, which 'You mention' would turn into a noun. */
const verbInNote =
  /^(?:left|went|came|became|began|got|took|gave|had|fell|ran) (?:after|from|for|to|on|in|off|out|up|over|back|with|a|an|the)\b|^(?:support|help|answer|review|update|monitor|track|check|handle) \p{L}+ and \p{L}/iu
/** 'Two left teaching' and 'nobody works nights' are clauses about others, and name no matter of the person's. */
const ofOthers =
  /^(?:nobody|no one|everyone|everybody|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|most|all|both|half) (?:of them |of \p{L}+ )?(?:left|went|came|is|are|was|were|works?|now|had|has|have|got|became|stayed|\p{L}+ed)\b/iu
/** The longest line that is quoted in full. */
const maxQuotedWords = 13
/** Endings of nouns that stand without an article. */
const needsNoArticle =
  /(?:[^su]s|ing|tion|sion|ment|ance|ence|ship|ity|ness|work|care|control|support|service|maintenance|administration|research|design|training|safety|logistics|people|staff|data|software|equipment)$/i

const lowerFirst = (text: string): string => {
  if (
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter)\b/.test(
      text,
    )
  )
    return text
  const [first = '', second = ''] = text.split(' ')
  const proper = !/^\p{Lu}[\p{Ll}-]+$/u.test(first) || /^\p{Lu}/u.test(second)
  return proper ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** A part of a line that can be quoted as a whole: all of it, or what stands before a comma, dash or colon. */
const quotable = (text: string): string | null => {
  const clean = text.replace(/[“”"]/g, '').trim()
  if (isShorthand(clean)) return null
  if (/[{}[\]<>|?@\\]|https?:|\.{2,}|…| {2,}|\p{L}\. \p{Lu}| [,.;:!]/u.test(clean)) return null
  if (wordsOf(clean).length <= maxQuotedWords) return clean
  const parts = clean.split(/(?<=[\p{L}\d%)]{2})(?:,|:| [–—-]) /u)
  let kept = ''
  for (const part of parts) {
    const next = clean.slice(0, kept === '' ? part.length : clean.indexOf(part, kept.length) + part.length)
    if (wordsOf(next).length > maxQuotedWords) break
    kept = next
  }
  return wordsOf(kept).length >= 3 && !badEnds.has(plainWord(wordsOf(kept).at(-1))) ? kept : null
}

/** What a line in note form does: the act that the noun before its first preposition names. */
const actOf = (text: string): Act | null => {
  const head = text.split(/,|:| (?:of|for|in|with|at|on|to|by|from|and|&) /)[0] ?? ''
  return actOfNoun(plainWord(wordsOf(head).at(-1)))
}

/** Reads a line that states no deed ('Weekly rota planning', 'Quick changes: down to 25 seconds'); null when there is no way to say it. */
export const readPhrase = (line: string, current: boolean): Phrase | null => {
  const text = withoutStop(line)
  const words = wordsOf(text)
  if (/^(?:no|not|none|never|only|with|from|of|by|to|for|and|or|as|per|incl\p{L}*\.?) /iu.test(text)) return null
  if (text === '' || text.endsWith(':') || isForeign(text) || !/\p{Script=Latin}{3}/u.test(text)) return null
  if (post.test(text) && words.length <= 16) {
    const undated = text
      .replace(/,?\s?\(?\b(?:(?:since|in|from|until|during|of) (?:\p{L}+ )?)?(?:19|20)\d\d\b.{0,60}$/u, '')
      // 'vice head of communications, AIESEC in Hanoi': whose post it is stands apart from it
      .replace(/(?<=\p{L}), \p{Lu}.{0,60}$/u, '')
      .replace(/[,\s]{1,9}$/, '')
    const kept = sayable(shortened(lowerFirst(undated), 13))
    const article = /^(?:contact|point)/i.test(text) ? 'the ' : /^(?:member|representative)\b/i.test(text) ? 'a ' : ''
    if (kept !== null && wordsOf(kept).length >= 3 && !finite.test(kept))
      return {
        form: 'post',
        act: 'lead',
        statement: `You ${current && !/\b(?:19|20)\d\d ?[–-] ?(?:19|20)\d\d\b/.test(text) ? 'are' : 'were'} ${article}${toSecondPerson(kept)}`,
      }
  }
  const others = ofOthers.test(text)
  const act = others ? null : actOf(text)
  const plain =
    !others &&
    words.length <= 9 &&
    sayable(text) !== null &&
    !finite.test(text) &&
    !/[,\d]|\b(?:always|never|on time)\b/.test(text) &&
    !determiner.test(words[0]?.toLowerCase() ?? '') &&
    !opensWithPreposition.test(text) &&
    !verbInNote.test(text) &&
    needsNoArticle.test(text.split(/ (?:of|for|in|with|at|on|to|by|from|which|that|who) /)[0] ?? '') &&
    !badEnds.has(plainWord(words.at(-1))) &&
    words.slice(1).every((word) => /^\p{Ll}|^\p{Lu}{2,}s?$/u.test(word))
  if (plain) {
    const the = /^\p{L}+(?:ing|tion|sion|ment|ance|sis) of /iu.test(text) ? 'the ' : ''
    return { form: 'matter', act, statement: `You mention ${the}${lowerFirst(text)}` }
  }
  const quoted = quotable(text)
  return quoted === null || wordsOf(quoted).length < 2
    ? null
    : { form: 'matter', act, statement: `You write “${quoted}”` }
}
