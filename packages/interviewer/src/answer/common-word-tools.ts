import table from './common-word-tools.json' with { type: 'json' }
import { wordsOf } from './word-table.ts'

/** Tools whose names are words of everyday English, too. */
const tools: ReadonlySet<string> = new Set(wordsOf(table))

const adverb = String.raw`(?:(?:\p{L}{2,20}ly|ever|also|always|often|usually|normally|then|still|really|just|not|never|so|very|too) ){0,2}`
/** What follows a tool that is named, where a common word is followed by its object or by nothing: 'excel skills', 'go developer'. */
const notNamed = String.raw`(?! (?:experience|skills?|knowledge|level|developers?|development|engineers?|programm\p{L}+|cod\p{L}+|services?|code|apps?|certif\p{L}+|courses?|projects?|native|sheets?|macros?|stack|expert|version)\b)`
/** Where a sentence goes on after a noun or an adjective. */
const goesOn = String.raw`(?=\W*$|[,;.?!]| (?:of|in|for|to|at|on|with|by|and|or|when|under|that|who|before|after)\b)`

const positions = (word: string, person: string) => [
  // 'does she react', 'how they express themselves'; 'has she excel' is a note of the tool.
  String.raw`(?<!\b(?:has|have|had|is|are|was|were|with) )\b(?:${person}) ${adverb}${word}\b${notNamed}`,
  String.raw`\b(?:how|able|ability|chance|room|space|needs?|quick|slow|ready|expected|likely|free|tr(?:y|ies|ied)|wants?|wanted|learn\p{L}*)(?: (?:is|are|was|were) (?:${person}))? to ${adverb}${word}\b${notNamed}`,
  // 'is she swift in emergencies'.
  String.raw`\b(?:is|are|was|were) (?:${person}|there|it) ${adverb}${word}\b${goesOn}`,
  // 'as an illustrator', 'a notion of type'.
  String.raw`\ban? ${word}\b${goesOn}`,
]

/** True when a tool's name is a common word where it stands in a question: 'How does she react?' asks about no library. `person` are first names. */
export const isCommonWord = (word: string, plain: string, person: readonly string[]): boolean => {
  if (!tools.has(word)) return false
  const people = ['she', 'he', 'they', 'you', 'who', 'people', 'candidate', 'applicant', ...person]
    .map((name) => name.replaceAll(/[^\p{L}\p{N}-]/gu, ''))
    .filter((name) => name !== '')
  return positions(word, people.join('|')).some((position) => new RegExp(position, 'u').test(plain))
}
