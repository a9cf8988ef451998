import { languages } from '../facts/words/plain-lists.ts'
import { holdsContact, tellsPrivateMatter } from '../text/private-matters.ts'

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** A name that can be said inside a question, or null: short, without dates, addresses, brackets and full sentences. */
const sayableName = (name: string | null, maxWords: number): string | null => {
  const text = (name ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s{0,20}\([^()]{0,200}\)\s*$/, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
    .replace(/,?\s{1,5}(?:until|since|from|in|,)?\s{0,5}(?:(?!Year )\p{Lu}\p{L}+ )?(?:19|20)\d\d$/u, '')
  const odd =
    /[“”"„«»<>{}|[\]()?!;]|\s[–—•·]|:\s*$|\b(?:19|20)\d\d\b|\d\/\d|\bI\b|\b(?:proceedings|journal|vol|pp)\b|\d[–-]\d|\p{Ll}(?:Beginner|Basic|Intermediate|Advanced|Proficient|Expert|Fluent|Native)$/u.test(
      text,
    )
  const words = wordsOf(text)
  const broken = /\b(?:of|the|and|for|in|to|with|a|an)$/.test(text)
  if (text === '' || words.length > maxWords || odd || broken || !/\p{L}/u.test(text)) return null
  return holdsContact(text) || tellsPrivateMatter(text) ? null : text
}

const commonHead =
  /^(?:\p{L}+(?:ing|tion|ment|sis|ship)|design|research|control|service|services|support|care|assurance|strategy|writing|skills|theory|law|finance|relations|safety|data|sales|operations)$/iu

/** First words that keep their capital inside a sentence. */
const keepsCapital = new RegExp(
  `^(?:bayesian|markov|monte|agile|excel|powerpoint|outlook|google|microsoft|adobe|apple|oracle|linux|montessori|kanban|lean|${languages.trim().split(/\s+/).join('|')})$`,
  'i',
)

/** A skill or tool as it stands inside a sentence: 'Schema design' in lower case, 'Python' and 'Microsoft Word' as they are. */
export const nameInSentence = (name: string): string | null => {
  const text = sayableName(name, /^\p{L}+ing /u.test(name) ? 8 : 5)
  if (
    text === null ||
    /,/.test(text) ||
    /^(?:proficient|experienced|fluent|skilled|expert|knowledge|familiar|basic|advanced|good|strong|excellent|use|using|ability|able)\b|\b(?:basics|fundamentals|knowledge)$/i.test(
      text,
    )
  )
    return null
  const [first = '', ...rest] = wordsOf(text)
  const plainStart = /^\p{Lu}[\p{Ll}-]+$/u.test(first)
  const sentenceCase =
    plainStart && (rest.length > 0 ? rest.every((word) => /^[\p{Ll}&]/u.test(word)) : /ing$/.test(first))
  if (keepsCapital.test(first)) return text
  if (plainStart && rest.length > 0 && commonHead.test(rest.at(-1) ?? '')) return text.toLowerCase()
  return sentenceCase ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A project or achievement as it stands inside a sentence: in quotation marks unless it reads as a name. */
export const quotedName = (name: string | null): string | null => {
  // 'Article "How to hide a zip"' is known by what it quotes
  const inner = /["“]([^"“”]{4,80})["”]/.exec(name ?? '')?.[1]
  const text = sayableName(inner ?? name, inner === undefined ? 8 : 12)
  if (text === null) return null
  return wordsOf(text).length === 1 ? text : `“${text}”`
}

/** A noun with its article as it is spoken: 'a university lecturer', 'an HR manager', 'a US sergeant'. */
export const withArticle = (noun: string): string => {
  const [first = ''] = noun.split(/[\s/-]/)
  const spelled = /^\p{Lu}{2,}$/u.test(first)
  const vowel = spelled ? /^[AEFHILMNORSX]/.test(first) : /^(?:[aeio]|u(?!n[ai]|s[aei])|hour|honest)/i.test(first)
  return `${vowel ? 'an' : 'a'} ${noun}`
}

/** What stands where a title should and is none: a place ('mushroom farm') or what was done there ('worked over there'). */
const noPerson =
  /^(?:worked|helped|helping|did|done|was|various|different|several|odd jobs|casual)\b|\b(?:farm|shop|store|factory|plant|warehouse|company|school|hospital|restaurant|hotel|caf[eé]|bar|office|mine|quarry|market|jobs?|work|stuff|things)$/i

/** A job title without its unit ('Staff Nurse, Emergency Department' → 'Staff Nurse'), or null when it is no plain title. */
export const titleName = (title: string | null): string | null => {
  const text = sayableName((title ?? '').split(/[,|–—/]|\s-\s/)[0] ?? null, 5)
  if (text === null || /\d/.test(text) || text.length < 3) return null
  // an internship is not what someone is
  if (/\b(?:internship|placement|service|apprenticeship|secondment|studies|scheme|leave|traineeship)$/i.test(text))
    return null
  if (noPerson.test(text)) return null
  const [first = '', ...rest] = wordsOf(text)
  const sentenceCase =
    /^\p{Lu}[\p{Ll}-]+$/u.test(first) && rest.length > 0 && rest.every((word) => /^[\p{Ll}&]/u.test(word))
  return sentenceCase && !keepsCapital.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** An employer or school as it stands inside a sentence, without its town, or null when it is no plain name. */
export const schoolName = (name: string | null): string | null => {
  const text = sayableName((name ?? '').split(/,\s|\s[-–—|·•]\s/)[0] ?? null, 7)
  const named =
    text !== null && /^(?:University|Institute|College|School|Academy|Faculty) of /.test(text) ? `the ${text}` : text
  return named === null ||
    // 'You were at chicken place' lacks an article that nobody knows
    !/[\p{Lu}\d]/u.test(named) ||
    /\b(?:school|college|university)\b/.test(named) ||
    /^(?:via|through|for|with|remote|freelance|private|privately|family|self[- ]employed|various|present|n\/a)\b/i.test(
      named,
    )
    ? null
    : named
}
