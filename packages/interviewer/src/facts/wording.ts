import { foreignWords } from './words/plain-lists.ts'

const foreign = new Set(foreignWords)

/** The words of a text, split at white space. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
/** A word in lower case without the punctuation around it. */
export const plainWord = (word: string | undefined): string =>
  (word ?? '')
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/^[("“]+/, '')
    .replace(/(?<![,;:.)"”])[,;:.)"”]+$/, '')

/** Words before which a clause may end and still be whole. 'Of', 'as' and 'to' are not among them: what precedes them needs them. */
const pauses = new Set(
  `which who whom while so because but using via with for from by through in on at across during after before resulting leading including under when where
  throughout within alongside ensuring enabling allowing helping that covering spanning serving supporting based thereby thus whilst against without per until`.split(
    /\s+/,
  ),
)
/** Words that a whole phrase cannot end with. */
export const badEnds = new Set(
  `a an the and or of for to with by in on at from as that which who whose its their our his her my your per into over through than including such both up via under
  between incl. approx. e.g. i.e. & + / - – — also new all each every very more less most approximately about around nearly almost still yet only not am is are was were be been has have had after before until since while during without within against`.split(
    /\s+/,
  ),
)

/** Words after which a clause that is cut off hangs in the air: 'the forecast used', 'the library in Figma together'. */
const openWord =
  /^(?:together|along|used|based|held|known|according|due|prior|related|compared|located|aimed|needed|required|including|rather|such)$/
/** 'Nine in ten', 'two of five': a count that belongs to what it was counted from. */
const openCount = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})$/
/** Before a participle: something was done, and how or when it was done belongs to it. */
const passive = /^(?:was|were|been|be|is|are)$/
/** 'Four days after a storm': how long after belongs to what it was after. */
const openTime = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|just|right|soon|shortly)$/

/** People of whom one has to say which: 'a class for people' is no whole phrase where 'with Parkinson's disease' follows. */
const openPeople = /^(?:people|those|someone|anyone|everyone|ones|families|women|men)$/

const tidyEnd = (words: string[]): string[] => {
  const kept = [...words]
  // a capital is a unit or a name: '2500 A'
  while (kept.length > 0 && kept.at(-1) !== 'A' && badEnds.has(plainWord(kept.at(-1)))) kept.pop()
  return kept
}

/** A clause shortened to a whole one of at most `limit` words, or null when it has no place to end. */
export const shortened = (text: string, limit: number): string | null => {
  const words = wordsOf(text)
  let kept = words
  if (words.length > limit) {
    let end = 0
    for (let at = Math.min(limit, words.length - 1); at >= 3 && end === 0; at--) {
      const nextDeed = words[at] === 'and' && /ed$/.test(words[at + 1] ?? '')
      const pause = nextDeed || pauses.has(plainWord(words[at]))
      // a preposition right after the verb belongs to it: 'worked with', 'cared for'
      const before = plainWord(words[at - 1])
      const hanging =
        openPeople.test(before) ||
        openWord.test(before) ||
        // 'under which nine in ten complaints were settled on the same day': what was done is told by how or when
        (/^(?:in|of|per)$/.test(plainWord(words[at])) && openCount.test(before)) ||
        (/(?:ed|en|wn|de|ld|nt|pt)$/.test(before) && passive.test(plainWord(words[at - 2]))) ||
        (/^(?:after|before|from)$/.test(plainWord(words[at])) && openTime.test(before)) ||
        // 'during the switch from paper to Epic': a switch of nothing is none
        (plainWord(words[at]) === 'from' &&
          /\b(?:during|for|in|at|through|after|before|with) the \p{L}+ ?$/iu.test(words.slice(0, at).join(' ')))
      if (pause && at > 2 && !badEnds.has(before) && !hanging) end = at
    }
    if (end === 0) return null
    // a participle after a comma begins a new thought: what would be left of it is no whole one
    const thought = words.findIndex(
      (word, at) => at > 3 && at < end && /ing$/.test(word) && /,$/.test(words[at - 1] ?? ''),
    )
    kept = words.slice(0, thought > 0 ? thought : end)
  }
  // a sentence may end in 'given up on'; one that was cut may not
  const whole = (kept === words && !/^(?:and|or|&|a|an|the|of)$/.test(plainWord(words.at(-1))) ? words : tidyEnd(kept))
    .join(' ')
    .replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')
    .replace(/(?<!\bbetween \S{1,12}) (?:and|or|plus) \d[\d.,]*\s?%?$/, '')
    // 'the crisis, July 2024' and 'the support group 2022': no word leads to the year
    .replace(
      /, (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d$|(?<=\b(?!(?:in|since|by|of|from|until|till|to|for|and|during|before|after|between|over|through|with|about)\b)\p{Ll}{1,20}) (?:19|20)\d\d$/u,
      '',
    )
    // 'Organised the annual evening, about 80 guests': the number is added and belongs to no word of the clause
    .replace(/, (?:about |around |over |up to |some )?\d[\d.,]* \p{L}+(?: \p{L}+)?$/u, '')
  return wordsOf(whole).length >= 2 ? whole : null
}

/** A text without what stands in brackets, with curly quotation marks and single spaces. */
export const withoutBrackets = (text: string) =>
  text
    .replace(/["„]([^"„“”\n]{1,60})["”“]/g, '“$1”')
    .replace(/\s{0,20}[([][^()[\]]*[)\]]/g, '')
    .replace(/(?<!\s)\s+([,.;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** A text with its first person turned into the second. */
export const toSecondPerson = (text: string): string =>
  text
    .replace(/\b(?:I|we) (?:am|was)\b/g, (found) => (found.endsWith('am') ? 'you are' : 'you were'))
    .replace(/\bI'm\b/g, 'you are')
    .replace(/\bI've\b/g, 'you have')
    .replace(/\b(?:myself|himself|herself)\b/gi, 'yourself')
    // 'two of whom now hold their own certificates' is said of others
    .replace(/\b(?:his|her|their) own\b/gi, (found, at: number) =>
      /\bwhom?\b/i.test(text.slice(0, at)) ? found : 'your own',
    )
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:I|we)\b/g, 'you')
    .replace(/\b(?:me|us)\b/g, 'you')

const unsayable = /["“”„«»<>{}|[\]()\\]|\.{2,}|…|\s[•·/]\s|[:;]|https?:|@|\?|!|\p{L}\.\s+\p{Lu}/u

/** 'You lost shoes were pulled': a second verb that no word joins to the first has a subject of its own. */
const secondFinite =
  /^You (?!are\b|were\b|write\b|mention\b)\S+ (?:(?!(?:who|that|which|what|where|when|while|because|as|if|until|after|before|so|and|but|how|than|whose|whether)\b)[^\s,]+ ){1,9}(?:was|were|went|is|are)\b/u

/** Shorthand that nobody says: 'from yr 2', 'w/ 1 colleague', 'a supermkt'. */
const shorthand =
  /(?<![\p{L}\d/])(?:w\/o?|yrs?|wks?|mths?|\p{Ll}{0,6}mkts?|mgmt|dept|confs|cos|lv|incl|approx|assoc|avg)(?![\p{L}/])/u

/** Whether a text holds shorthand, which is not said aloud or quoted. */
export const isShorthand = (text: string): boolean => shorthand.test(text)

/** Text that can be said aloud inside a question, or null. */
export const sayable = (text: string | null): string | null => {
  // what is quoted as a whole may hold any word
  const own = text?.replace(/“[^“”]{1,60}”/g, '') ?? ''
  if (
    text === null ||
    unsayable.test(own) ||
    isShorthand(text) ||
    /^You .*\b(?:does|doesn['’]t|isn['’]t)\b/.test(text) ||
    /^You [\p{L}-]+ (?:it|them|this|these|those)\b/u.test(text) ||
    secondFinite.test(text) ||
    /[^\p{L}\p{N}\s.,'’%$€£+&/#–—-]/u.test(own)
  )
    return null
  return text
}

/** Whether a phrase holds a small word of another language ('Gestion de projet'). */
export const isForeign = (text: string): boolean => wordsOf(text).some((word) => foreign.has(plainWord(word)))
