import { languages } from '../facts/words/plain-lists.ts'
import { holdsContact, tellsPrivateMatter } from '../text/private-matters.ts'
import { loadDuties, stemsOf } from './bank/duties.ts'

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

/** Plain words in lower case: '3D' and 'AutoCAD' stay as they are. */
const lowerWords = (text: string): string =>
  wordsOf(text)
    .map((word) => (/^\p{Lu}[\p{Ll}’'-]+$/u.test(word) && !keepsCapital.test(word) ? word.toLowerCase() : word))
    .join(' ')

/** Whether a word stands in none of the duties of the bank: then it is hardly a word of the language. */
const isUnknownWord = (word: string): boolean =>
  /^\p{Lu}[\p{Ll}]{2,}$/u.test(word) && stemsOf(word).every((stem) => !loadDuties().rarity.has(stem))

/** Endings of words that only look like plurals ('ethics', 'analysis', 'canvas'). */
const noPlural = /(?:ss|us|is|as|ics|ings|ys)$/i

/** Whether a name is one plain word for several things ('Cuts', 'Knives'): no art and no tool of which one says where it made the difference. */
export const isPlainPlural = (name: string): boolean =>
  /^\p{L}[\p{Ll}]{2,}s$/u.test(name.trim()) && !noPlural.test(name.trim()) && !isUnknownWord(name.trim())

/** First words that keep their capital inside a sentence. */
const keepsCapital = new RegExp(
  `^(?:bayesian|markov|monte|agile|java|python|android|salesforce|wordpress|javascript|typescript|react|ruby|excel|powerpoint|outlook|google|microsoft|adobe|apple|oracle|linux|montessori|kanban|lean|${languages.join('|')})(?:-\\p{L}+)?$`,
  'iu',
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
  // 'Fluke testers': a word of no duty is somebody's name
  // 'Te Whāriki planning' likewise
  if (keepsCapital.test(first) || (rest.length > 0 && [first, ...rest].some(isUnknownWord))) return text
  // 'MedStation' is written so by its maker
  const branded = rest.some((word) => /\p{Ll}\p{Lu}/u.test(word))
  if (plainStart && !branded && rest.length > 0 && commonHead.test(rest.at(-1) ?? '')) return lowerWords(text)
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

/** Posts of which a house has one. */
const soleOf =
  /^(?:(?:deputy|acting|interim|global|group|assistant|vice|managing|executive) )?(?:head|director|president|chief|chair|dean|mayor|captain) of\b/i

/** A noun with its article as it is spoken: 'a university lecturer', 'an HR manager', 'a US sergeant'. */
export const withArticle = (noun: string): string => {
  // there is one of them: 'you were head of strategic purchasing'
  if (soleOf.test(noun)) return noun
  const [first = ''] = noun.split(/[\s/-]/)
  const spelled = /^\p{Lu}[\p{Lu}&]+$/u.test(first)
  const vowel = spelled ? /^[AEFHILMNORSX]/.test(first) : /^(?:[aeio]|u(?!n[ai]|s[aei])|hour|honest)/i.test(first)
  return `${vowel ? 'an' : 'a'} ${noun}`
}

/** What stands where a title should and is none: a place ('mushroom farm') or what was done there ('worked over there'). */
const noPerson =
  /^(?:worked|helped|helping|did|done|was|various|different|several|odd jobs|casual)\b|\b(?:farm|shop|store|factory|plant|warehouse|company|school|hospital|restaurant|hotel|caf[eé]|bar|office|mine|quarry|market|jobs?|work|stuff|things)$/i

/** Endings and words of titles that say what somebody is ('setter', 'nurse'), as opposed to a place or an activity ('Warehouse', 'Picking and packing'). */
const personEnd =
  /(?:er|or|ist|ian|ee|man|men|chef|cook|clerk|nurse|aide|pilot|guard|intern|apprentice|lead|head|chief|deputy|assistant|consultant|accountant|attendant|sergeant|lieutenant|merchant|agent|superintendent|president|student|architect|captain|associate|executive|representative|\brep|\btemp|\bhand|\bmate|help|host|hostess|waitress|steward|stewardess|midwife|physician|medic|mechanic|coach|counsel|fellow|cadet|scout|delegate|principal|secretary|registrar|analyst|judge|critic|pastor|smith|wright|official|model|artisan|barista|maid|nanny|\bvet|groom|guide|herd|professional|partner|person|NCO|NCOIC|CEO|CFO|CTO|COO|CIO|\bPA|VP|GP)$/iu
/** Words with such an ending that name no person. */
const noPersonEnd =
  /^(?:senior|junior)$|\b(?:other|number|counter|center|theater|summer|winter|water|paper|power|floor|door|labor|order|offer|matter|chapter|career|computer|server|corner|tower|river|dinner|cover|letter|newsletter|newspaper|register|quarter|semester|sector|motor|harbor|monitor|tractor|elevator|reactor|generator|laser|fiber|timber|rubber|leather|copper|silver|butter|flower|soccer|transfer|customer|consumer|coffee|committee|employee|degree|bachelor|help)$/iu

/** Whether a title says what somebody is: only then one can speak of them 'as' that. */
export const isPersonTitle = (title: string): boolean => {
  const [head = ''] = title.replace(/\s?\([^()]{0,60}\)/gu, '').split(/,|\s(?:of|for|in|at|to|with|on)\s/iu)
  return personEnd.test(head.trim()) && !noPersonEnd.test(head.trim())
}

/** Words of two or three letters that are no abbreviation. */
const shortWord = /^(?:of|in|at|to|on|for|and|the|bar|car|bus|van|tax|law|art|vet|spa|gas|oil|web|key|dog|cat)$/i

/** A title in capitals ('BANQUET SUPERVISOR') as it is written otherwise; its abbreviations stay. */
const normalCase = (title: string): string =>
  /\p{Ll}/u.test(title) || !/\p{Lu}{5}/u.test(title)
    ? title
    : title.replace(/\p{Lu}+/gu, (word) =>
        word.length > 3 || shortWord.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
      )

/** A job title without its unit ('Staff Nurse, Emergency Department' → 'Staff Nurse'), or null when it is no plain title. */
export const titleName = (title: string | null): string | null => {
  const text = sayableName(normalCase((title ?? '').split(/[,|–—/]|\s-\s/)[0] ?? ''), 5)
  if (text === null || /\d/.test(text) || text.length < 3) return null
  // an internship is not what someone is
  if (/\b(?:internship|placement|service|apprenticeship|secondment|studies|scheme|leave|traineeship)$/i.test(text))
    return null
  // 'Helper + driver' and 'Assistant driller then driller' are two
  if (noPerson.test(text) || /\+|\b(?:then|later)\b/i.test(text)) return null
  // a trade is no name: 'Research Assistant' is a research assistant inside a sentence, and an 'SAP Consultant' an SAP consultant
  return lowerWords(text)
}

/** A tool or machine with the article that it needs inside a sentence: 'the GIS viewer', but 'Excel' and 'electric shears'. */
export const withItsArticle = (name: string): string => {
  const [last = '', ...before] = wordsOf(name).reverse()
  const plain = /^\p{Ll}{3,}$/u.test(last) && before.every((word) => /^(?:[\p{Ll}-]+|[\p{Lu}\d]{2,})$/u.test(word))
  return plain && !/^(?:the|a|an|my|our) /i.test(name) && !/ (?:on|for|of|in|and) /.test(name) && device.test(last)
    ? `the ${name}`
    : name
}
const device =
  /^(?:\p{L}{2,}(?:er|or)|machine|rig|lathe|crane|press|mill|saw|kiln|oven|truck|lift|system|app|tool|program|programme|platform|microscope|camera|till|register|database|bench|gauge|meter|line|robot|drone|bandsaw|forklift|excavator|module)$/u

/** What somebody is by such a title, with its article ('a research assistant'); null when the title does not say what they are. */
export const personName = (title: string | null): string | null => {
  const name = titleName(title)
  return name === null || !isPersonTitle(name) ? null : withArticle(name)
}

/** Bodies that are said with their article: 'at the Ministry of Health', 'at the Border Guard Board'. */
const takesThe =
  /^(?:University|Institute|College|School|Academy|Faculty|Ministry|Department|Office|Bureau|Board|Municipality|City|Bank) of |^(?!the )\p{Lu}.* (?:Board|Authority|Agency|Ministry|Department|Inspectorate|Commission|Bureau|Army|Navy|Air Force)$/iu

/** An employer or school as it stands inside a sentence, without its town, or null when it is no plain name. */
export const schoolName = (name: string | null): string | null => {
  const text = sayableName((name ?? '').split(/,\s|\s[-–—|·•]\s/)[0] ?? null, 7)
  const named = text !== null && takesThe.test(text) ? `the ${text}` : text
  return named === null ||
    // 'You were at chicken place' lacks an article that nobody knows
    !/^(?:the )?[\p{Lu}\d]/u.test(named) ||
    /\b(?:school|college|university)\b/.test(named) ||
    /^(?:via|through|for|with|remote|freelance|private|privately|family|self[- ]employed|various|present|n\/a)\b/i.test(
      named,
    )
    ? null
    : named
}

/** A phrase as it stands inside a sentence: its first letter small, unless it opens with an acronym or 'I'. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
