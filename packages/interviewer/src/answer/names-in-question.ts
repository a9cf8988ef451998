import { fold, words } from '../text/words.ts'
import { isCommonWord } from './common-word-tools.ts'
import { landsNamed } from './places/places.ts'
import { technologyNames } from './thesaurus/technologies.ts'
import { languages } from './topics/resume-words.ts'

const degreeNames = /\b(phd|ph\.d|doctorate|mba|master of business administration|pgce|llb|llm)\b/g

/** Names of months and days: capitalised, and names of nothing that must be proved. */
export const monthWords = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)
const plainCapitals = new Set(
  'i cv resume ok hr ceo cto uk usa eu english a what why how when where who which whose whom does did do is are was were has have had can could would will should tell describe give any in on at for with and the since after before during as of your you please so if during besides apart'.split(
    ' ',
  ),
)

/** Where a sentence ends inside what reads like a name: 'the OSCP. When did he', not 'St. Olave'. */
const endOfSentence =
  /(?<=\p{L}{4})\.\s|\.\s(?=(?:What|Which|When|Where|Who|Why|How|Does|Do|Did|Is|Are|Was|Were|Has|Have|Had|Can|Could|Will|Would|She|He|They|And|So|But|Any)\b)/u

const asksOfLanguage = /\b(speak\w*|spoken|fluent|language|languages|talk in|understand|read|write|native)\b/

/** What a country has that somebody works with: 'the Russian market' is Russia, where 'Russian' alone is a language. */
const ofLand =
  /^(?:markets?|business|customers?|clients?|buyers?|suppliers?|importers?|distributors?|offices?|branch|subsidiary|factory|plant|operations?|teams?|colleagues|partners?|accounts?|projects?|authorities|government)$/

/** A people's name as that of its country where something of the country is meant; any other name as it is. */
const asLand = (name: string, plain: string): string => {
  const list = words(plain)
  const [land, ...others] = landsNamed(name) ?? []
  const isMeant = ofLand.test(list[list.indexOf(name) + 1] ?? '')
  return land !== undefined && others.length === 0 && isMeant ? land : name
}

/** Proper names of a question: capitalised words inside a sentence, names of technologies wherever they stand, words with digits or signs. */
export const namesOf = (text: string, plain: string, owner: ReadonlySet<string>): string[] => {
  const found: string[] = []
  for (const match of text.matchAll(
    /(?<![.!?]\s|^)(?<=[\s("'“‘/-])\p{Lu}[\p{L}\p{N}.+#&’'-]*(?:\s(?:of|de|for|and|the|&)\s\p{Lu}[\p{L}\p{N}.+#&’'-]*|\s\p{Lu}[\p{L}\p{N}.+#&’'-]*)*/gu,
  )) {
    const [written = ''] = match[0].split(endOfSentence)
    const name = fold(written)
      .replace(/'s$/, '')
      .replace(/(?<![.,'-])[.,'-]+$/, '')
      .replace(/-(speaking|based|related|trained|style|certified|specific|level)$/, '')
    const isOfTime = words(name).every((word) => word === 'and' || monthWords.has(word))
    if (name !== '' && !plainCapitals.has(name) && !isOfTime) found.push(name)
  }
  for (const match of text.matchAll(/(?<=^|[\s("'“/-])\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu)) found.push(fold(match[0]))
  if (asksOfLanguage.test(plain) || words(plain).length <= 4)
    found.push(...words(plain).filter((word) => languages.has(word)))
  for (const match of plain.matchAll(degreeNames)) found.push(match[0])
  const lead = /^["'“]?(\p{Lu}[\p{L}\p{N}.+#-]*)/u.exec(text)?.[1] ?? ''
  if (/\p{Lu}.*\p{Lu}|[+#]|\d/u.test(lead) && !plainCapitals.has(fold(lead))) found.push(fold(lead))
  for (const word of words(plain))
    if (technologyNames.has(word) && !isCommonWord(word, plain, [...owner])) found.push(word)
  for (const phrase of technologyNames) if (phrase.includes(' ') && plain.includes(phrase)) found.push(phrase)
  return [...new Set(found)]
    .filter(
      (name) =>
        !name.split(' ').every((part) => owner.has(part)) &&
        !found.some((other) => other !== name && other.includes(name)),
    )
    .map((name) => asLand(name, plain))
}
