import { listedWords } from '../text/listed-words.ts'
import { addressesMachine } from '../text/machine-address.ts'
import { holdsContact, tellsPrivateMatter } from '../text/private-matters.ts'
import { bareWords } from './bare-words.ts'
import { wordsOf } from './wording.ts'
import { declared, neverAsked, type Reason } from './words/never-asked.ts'
import {
  achievementWords,
  interestHeads,
  languages,
  nativeWords,
  nounsLikePosts,
  pastimes,
  postWords,
  praise,
  softSkills,
} from './words/plain-lists.ts'

const languageNames = new Set(languages)
const native = new Set(nativeWords)
const posts = new Set(postWords)
const praises = new Set(praise)
const soft = new Set(softSkills)
const thingsLikePosts = new Set(nounsLikePosts)
const knownPastimes = new Set(pastimes)
const interests = new Set(interestHeads)
const achievements = Object.entries(achievementWords).map(([kind, list]) => [kind, new Set(listedWords(list))] as const)

/** Why a line is never asked about, or null. `formal` also looks for formalities, which only stand outside of jobs and projects. */
export const whySilent = (line: string, formal: boolean): Reason | null => {
  if (addressesMachine(line)) return 'machine'
  if (tellsPrivateMatter(line)) return 'private'
  if (holdsContact(line)) return 'contact'
  if (declared.test(line.trim())) return 'declaration'
  return formal ? (neverAsked.find(([, pattern]) => pattern.test(line))?.[0] ?? null) : null
}

/** Whether a line is a label and a few words, as in a list of personal data ('Hobbies : Chess'). */
export const isLabelled = (line: string): boolean =>
  /^\p{Lu}[\p{L}’' ]{2,24}\s?:\s*\S+(?: \S+){0,5}$/u.test(line.trim())

/** Whether a line is most likely a person's name or an address: a few capitalised words, nothing else. */
export const looksLikeName = (line: string): boolean => {
  const words = wordsOf(line)
  return words.length <= 5 && !/\d{4}/.test(line) && words.every((word) => /^[\p{Lu}\d&|,.–-]/u.test(word))
}

const levelPattern =
  /\b(?:[ABC][12]\b|fluent(?:ly)?|native(?:ly)?|mother tongue|bilingual|conversational|working knowledge|professional(?: working)?(?: proficiency)?|basic|beginner|intermediate|advanced|proficient|elementary|school level|at home|muttersprache|fließend|verhandlungssicher|courant|langue maternelle|notions)/i

/** The languages of a line with their levels ('Fluent in Spanish, German (C1)'); [] when the line is about something else. */
export const languagesIn = (
  line: string,
): { language: string; start: number; level: string | null; native: boolean }[] => {
  const found: ReturnType<typeof languagesIn> = []
  let at = 0
  let words = 0
  for (const part of line.split(/([,;/|\n]|\.\s|\s(?:and|und|et|y)\s)/)) {
    const name = [...part.matchAll(/[\p{L}-]+/gu)].find(
      (match) => /^\p{Lu}/u.test(match[0]) && languageNames.has(match[0].toLowerCase()),
    )
    words += wordsOf(part).length
    if (name) {
      const level = levelPattern.exec(part)?.[0] ?? null
      const first = level !== null && bareWords(level).some((word) => native.has(word))
      found.push({ language: name[0], start: at + name.index, level, native: first })
    }
    at += part.length
  }
  // 'Dutch, French and English fluent': the level after the last is that of all before it that a comma or 'and' joins to it; 'Dutch, English C1' says nothing of Dutch
  let joined = false
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [language, next] = [found[index], found[index + 1]]
    if (!language || !next) continue
    const between = line.slice(language.start + language.language.length, next.start)
    const pair = /^\s(?:and|und|et|y|&)\s$/.test(between)
    joined = language.level === null && (pair || (joined && /^,\s$/.test(between)))
    if (joined) Object.assign(language, { level: next.level, native: next.native })
  }
  return words <= 5 * found.length + 4 ? found : []
}

/** The topic of a thesis as a line names it. */
export const thesisIn = (line: string): { topic: string; start: number } | null => {
  const match = /\b(?:thesis|dissertation)\b\s*(?::|on|about|–|-|“|")\s*(?:on |about )?["“]?([^"”.;\n]{8,120})/i.exec(
    line,
  )
  const topic = match?.[1]
    ?.replace(
      /,? (?:not|never|to be|still to be|yet to be|was|is|has been) (?:yet |\p{L}{1,12}ly )?(?:submitted|finished|completed|handed in|written).*$/iu,
      '',
    )
    // a bracket that the full stop of a mark ('(1.3)') left open
    .replace(/ ?\([^()]{0,40}$/u, '')
    // what became of it is no part of its subject
    .replace(
      /[,(–-] ?(?:(?:in |partly )?(?:part )?(?:published|graded?|marked?|awarded|supervised|summa|magna|with (?:distinction|honou?rs|merit)|unpublished|ongoing|in progress)|\d[.,]\d).*$/iu,
      '',
    )
    .trim()
    .replace(/(?<![,\s])[,\s]+$/, '')
  return match && topic && wordsOf(topic).length <= 14 && !/\b(?:of|the|and|for|in|to|with|a|an)$/.test(topic)
    ? { topic, start: match.index + match[0].lastIndexOf(topic) }
    : null
}

const certificateForm =
  /\b(?:level|stage|grade) (?:\d|[IVX]+)\b|\bprofessional standards\b|\bunlimited\b|\bSTCW\b|\blife support\b|\bfirst aid\b|\bHACCP\b|\bA?CLS\b|\bBLS\b|\bcertified\b|\bchartership\b|\bedition\b|\b(?:green|yellow|black) belt\b/i
const headings = new Set(
  'journal articles article conference proceedings publications publication books papers talks awards certificates certifications'.split(
    ' ',
  ),
)

/** Whether a line is a mere heading ('Journal Articles'). */
const isHeading = (line: string) => bareWords(line).every((word) => headings.has(word))

/** The kind of an achievement by its words, or 'result' when it is something the person did. */
export const achievementKind = (
  name: string,
  description: string,
): 'prize' | 'certificate' | 'talk' | 'publication' | 'patent' | null => {
  if (isHeading(name) || /\bnot (?:chosen|selected|awarded|won|placed)\b/i.test(description)) return null
  if (certificateForm.test(name) || /^[A-Z]{2,6}$/.test(name.trim())) return 'certificate'
  if (/^(?:best|top)\b|\bof the (?:year|month|quarter|season)\b|\bbest (?:paper|poster|talk)\b/i.test(name))
    return 'prize'
  for (const text of [name, description]) {
    const own = new Set([...bareWords(text), ...text.toLowerCase().split(/\s+/)])
    // 'Five-year degree. Thesis on milk' describes a degree, and no paper
    if (text !== name) own.delete('thesis')
    const found = achievements.find(([, words]) => [...own].some((word) => words.has(word)))
    // the keys of achievementWords are these kinds
    if (found) return found[0] as 'prize'
  }
  return null
}

/** Whether a name is that of a post ('Volunteer swim coach'), not of a project. */
export const namesPost = (name: string): boolean => {
  // 'Public commission: Breakwater' is known by what follows
  if (name.includes(':')) return false
  const words = bareWords(name)
  const last = words.at(-1) ?? ''
  if (/(?:er|or|ist|ian)$/.test(last) && words.length > 1 && !thingsLikePosts.has(last)) return true
  return (
    posts.has(words.at(-1) ?? '') ||
    posts.has(words[0] ?? '') ||
    /\b(?:lead|member|chair|captain|volunteer) (?:of|for|at)\b/i.test(name)
  )
}

/** Whether a skill is one of conduct that everyone lists. */
export const isSoft = (name: string): boolean =>
  soft.has(
    name
      .toLowerCase()
      .replace(/^(?:strong|excellent|good|great) /, '')
      .trim(),
  )

/** Whether a 'skill' is an adjective about the person ('Persuasive', 'Hard-working'). */
export const isTrait = (name: string): boolean => {
  const words = bareWords(name.replace(/\s?\([^()]{0,60}\)$/, ''))
  return words.length === 1 && praises.has(words[0] ?? '')
}

/** Praise of oneself that a line holds as a whole phrase ('strong communication skills'), or null. */
export const claimIn = (line: string): { claim: string; start: number } | null => {
  const match =
    /\b(?:strong|excellent|outstanding|exceptional|proven|superb|great|solid|exemplary|impeccable|good)\s+(?:[\p{L}-]+(?: and |, | & | ))?(?:[\p{L}-]+ )?(?:skills?|abilit(?:y|ies)|communicator|team ?player|leader|leadership|record|eye for detail|work ethic|knowledge(?: of (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?=[.,;]|$))?|problem[- ]solver|organi[sz]er|listener)\b/iu.exec(
      line,
    )
  if (match) return { claim: match[0], start: match.index }
  const trait =
    /\b(?:passionate about|known for|obsessed with|committed to|dedicated to|at (?:my|his|her|their) best|thrives? (?:in|on|under))\s+(?:[\p{L}-]+ ){0,5}[\p{L}-]+/iu.exec(
      line,
    )
  return trait &&
    wordsOf(trait[0]).length <= 7 &&
    /[.,;]|$/.test(line.slice(trait.index + trait[0].length, trait.index + trait[0].length + 1))
    ? { claim: trait[0], start: trait.index }
    : null
}

/** The years of experience a line states ('nine years', '12+ years'), or null. */
export const yearsIn = (line: string): { years: string; start: number } | null => {
  const match =
    /\b(?:over |more than |nearly |almost )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)(?:-plus)? years?['’]?(?= (?:of|in|as|on|at|building|running|leading|working|teaching|managing|with|behind|experience|caring|nursing|selling|cooking|making|designing|writing|\p{Ll}+ing\b))/iu.exec(
      line,
    )
  return match ? { years: match[0], start: match.index } : null
}

/** The interests a line lists, when it says that they are such ('Interests: chess, hill walking') or its tag does. */
export const interestsIn = (line: string, tagged: boolean): { name: string; start: number }[] => {
  const head = /^([\p{L} ]{4,20}):\s*/u.exec(line)
  const namesInterests = head !== null && interests.has((head[1] ?? '').toLowerCase().trim())
  if (!namesInterests && !tagged) return []
  const from = namesInterests ? (head?.[0].length ?? 0) : 0
  const found: { name: string; start: number }[] = []
  let at = from
  for (const part of line.slice(from).split(/(,\s+|;\s+|\s{1,20}and\s+|\.\s*|\n)/)) {
    const name = part.trim()
    const words = bareWords(name)
    const pastime = namesInterests || words.some((word) => knownPastimes.has(word))
    if (
      /^[\p{L}][\p{L} '’-]{2,40}$/u.test(name) &&
      name !== 'and' &&
      pastime &&
      words.length <= 4 &&
      !/\bfamily\b/i.test(name)
    )
      found.push({ name, start: at + part.indexOf(name) })
    at += part.length
  }
  return found
}
