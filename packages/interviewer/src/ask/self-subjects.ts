import type { ResumeItem } from '../interviewer.ts'
import { personName } from './names.ts'
import { isJunior, named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Branches in which people work, and kinds of places: who names several has had to do the same work in different ways. */
const branch =
  /\b(?:bank\w*|insurance|reinsurance|financ\w+|fintech|payments|health ?care|hospitals?|clinics?|pharma\w*|biotech|retail|e-?commerce|grocery|supermarkets?|fashion|homeware|home improvement|hospitality|hotels?|resorts?|restaurants?|catering|education|schools?|universit\w+|colleges?|construction|legal|law firms?|manufacturing|automotive|aerospace|aviation|airlines?|telecoms?|telecommunications|telco|logistics|warehous\w+|(?:public )?transport|shipping|freight|energy|oil|gas|utilities|mining|agricultur\w+|food|beverages?|consumer goods|fmcg|media|publishing|advertising|gaming|saas|b2b|government|public sector|private sector|local government|charit\w+|non-?profits?|ngos?|care homes?|nurser\w+|real estate|property|security|sports?|tourism|travel|commercial|industrial|residential|domestic|chemicals?|dairy|fishing|forestry|museums?|galleries|librar\w+|theat(?:re|er)s?|start-?ups|agenc\w+|consulting|consultancy|in-house|private practice|medical[- ]surgical|intensive care|surgical|oncology|cardiology|acute|emergency|rehab\w*|p(?:a)?ediatric\w*|community|rural|urban|offices?|factor\w+|plants|call cent\w+|contact cent\w+|stores?|shops|e-sports|film|television|radio|print)\b/iu

/** How many things are named together, and how long such a list may be. */
const fewest = 2
const most = 4
const longestList = 13
/** What somebody is experienced in may be a whole profile: so many words are said again. */
const longestKnown = 6

const prepositions = /\b(?:in|across|for|between|at) /giu
/** Where a list ends that stands after a preposition. */
const listEnd = /[^\p{L}\d&'’/, -]|\s(?:in|with|for|at|where|who|on|from|to|since|while|including|as|based|of)\s/u

type List = { prep: string; text: string; things: string[] }

/** The lists of a sentence that stand after a preposition ('in banking, education and e-commerce products'). */
const listsIn = (sentence: string): List[] =>
  [...sentence.matchAll(prepositions)].flatMap(({ 0: prep, index }) => {
    const [list = ''] = sentence.slice(index + prep.length).split(listEnd)
    const text = list.trim().replace(/,$/, '')
    const things = text.split(/, (?:and |or )?| and | & /).map((thing) => thing.trim())
    return text.split(' ').length <= longestList &&
      / (?:and|&) /.test(text) &&
      things.length >= fewest &&
      things.length <= most &&
      things.every((thing) => thing !== '' && thing.split(' ').length <= 4) &&
      !/\b(?:the|a|my|our|their|other|more|all|various|several|many|both)\b|\d/i.test(text)
      ? [{ prep: prep.trim().toLowerCase(), text, things }]
      : []
  })

/** Words before a list by which it tells where or on what somebody has worked. */
const experience =
  /\b(?:experience|years?|background|worked|working|career|employed|delivering|projects|companies|brands|products|units|companies|developer|manager|officer|analyst|specialist|engineer|designer|technician|assistant|nurse|teacher|consultant|leader)\b/i

/** What somebody calls themselves strong in or new to. */
const strength =
  /\b(?<how>(?:particularly |especially |very )?(?:strong|skilled|experienced|confident|comfortable|specialis(?:ed|ing)|specializ(?:ed|ing)|good)) (?<prep>in|with|at|on) (?<list>[^.;:()]{8,60})(?=$|[.;:()])/iu
/** What follows a list and is no part of it. */
const after =
  /,? (?:and (?:I|enjoy|eager|used|keen|looking|committed|known)\b|including|as well as|looking|who|which|while|in (?:a|an|the)\b).*$/i

const strengthIn = (sentence: string): { how: string; prep: string; list: string } | null => {
  const { how = '', prep = '', list = '' } = strength.exec(sentence)?.groups ?? {}
  const text = list.replace(after, '').trim().replace(/,$/, '')
  return / (?:and|&) /.test(text) &&
    text.split(' ').length <= (/experienced/i.test(how) ? longestKnown : longestList) &&
    !/\b(?:I|my|me|years?)\b|\b(?:and|,) (?:in|at|with|on) |\d{2}/.test(text)
    ? { how: how.toLowerCase(), prep, list: text }
    : null
}

/** What somebody writes of the way they work, each as its question says it; what is said of oneself ends where another begins. */
const ways: readonly (readonly [string, RegExp])[] = [
  ['self.best', /\b(?:I am|I['’]m|am) at my best (?<what>(?:when|in|with|under|where) [^.;:()]{6,80})/i],
  ['self.combine', /\bcombin(?:e|es|ing) (?<what>[^.;:(),]{4,60} (?:with|and) [^.;:(),]{4,60})/i],
  ['self.used', /\bused to (?<what>\p{Ll}{3,12}ing [^.;:(),]{6,70})/iu],
  ['self.passion', /\bpassionate about (?<what>[^.;:(),]{4,70})/i],
]
/** Where a further thing begins that is no part of what was said. */
const further = /,? (?:and (?:I|am|enjoy|eager|keen|looking|committed|known|always|able|comfortable)\b|who|which) .*$/i
const longestWay = 12

const waysIn = (sentence: string): { family: string; what: string }[] =>
  ways.flatMap(([family, words]) => {
    const what = (words.exec(sentence)?.groups?.['what'] ?? '').replace(further, '').trim()
    return what === '' || what.split(' ').length > longestWay || /\b(?:I|me|my|we|our)\b|["“”]/.test(what)
      ? []
      : [{ family, what }]
  })

const placements =
  /\b(?<what>internships|placements|work placements)(?: experience)? in (?<list>[\p{L} '’-]{4,40} and [\p{L} '’-]{4,40})(?=[.,;]|$)/iu

/** What a claimed record is one of ('building regional teams, fixing forecasts'). */
const record =
  /\b(?:proven|strong|solid|good|excellent|successful) (?:track )?record (?:of|in|for) (?<what>[^.;:()]{8,90})(?=[.;:]|$)/iu

/** What the record of which an overview boasts is one of; null when it boasts of none, or says no more of it. */
export const recordIn = (text: string): string | null => {
  const what = record.exec(text)?.groups?.['what']?.trim() ?? ''
  return what === '' || what.split(' ').length > longestList ? null : what
}

/** The oldest job of a resume that has at least two, when it says what somebody was. */
const firstTitle = (items: readonly ResumeItem[]): string | null => {
  const dated = items.flatMap((item) => {
    const year =
      item.section === 'experience' ? Number(/\b(?:19|20)\d\d\b/.exec(item.content.start_date ?? '')?.[0] ?? 0) : 0
    return item.section === 'experience' && year > 0 ? [{ year, title: item.content.title ?? '' }] : []
  })
  const [first] = dated.toSorted((a, b) => a.year - b.year)
  return first === undefined || dated.length < 2 ? null : first.title
}

/** Words of a title that tell the trade. */
const tradeWords = (title: string): string[] =>
  (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) =>
      !/^(?:senior|junior|lead|head|chief|assistant|deputy|trainee|graduate|part|time|staff|summer|intern)$/.test(word),
  )

/** Titles that name no trade by themselves. */
const noTrade =
  /^an? (?:associate|assistant|worker|helper|manager|officer|member|partner|leader|consultant|employee|junior .{1,40})$|\b(?:intern|trainee|apprentice|student|fellow|player)$/i

/** Whether an overview tells of a job by a word of its title ('started as a kitchen porter'): of what stands elsewhere it is not asked. */
const tells = (sentences: readonly string[], first: string): boolean => {
  const told = tradeWords(sentences.join(' ')).map((word) => word.slice(0, 5))
  return tradeWords(first).some((word) => told.includes(word.slice(0, 5)))
}

/** A first job in another trade than the one of today, with what somebody is now. */
const beginnings = (items: readonly ResumeItem[], title: string | null, sentences: readonly string[]): Subject[] => {
  // 'Cashier and later Team Leader' began as a cashier
  const first = firstTitle(items)?.split(/,? (?:and )?(?:then|later) /i)[0] ?? null
  const one = personName(first)
  if (title === null || first === null || one === null || noTrade.test(one)) return []
  const now = tradeWords(title)
  const same = tradeWords(first).some((word) => now.some((other) => other.slice(0, 5) === word.slice(0, 5)))
  return same || isJunior(title) || !tells(sentences, first)
    ? []
    : named('path', ['self.first'], { first: one, title }, weights.selfPath, { past: false, most: 1 })
}

/**
 * What an overview tells of its writer that few others could write: the branches somebody knows, what they call themselves strong in, their internships, what a
 * claimed record is one of, and the trade they began in.
 */
export const selfSubjects = (
  sentences: readonly string[],
  title: string | null,
  items: readonly ResumeItem[],
): Subject[] => {
  const about = (topic: string, families: string[], values: Record<string, string | null>) =>
    named(topic, families, values, weights.self, { past: false, most: 1 })
  return [
    ...sentences.flatMap((sentence, at): Subject[] => {
      const strong = strengthIn(sentence)
      const lists = strong === null && experience.test(sentence) ? listsIn(sentence) : []
      const fields = lists.find(({ things }) => things.every((thing) => branch.test(thing)))
      const intern = placements.exec(sentence)?.groups
      const what = recordIn(sentence)
      const two = fields?.things.length === fewest
      return [
        ...(fields === undefined
          ? []
          : about(`fields ${at}`, [two ? 'self.fields.two' : 'self.fields'], {
              fields: fields.text.replace(/ (?:products|projects)$/, ''),
              prep: fields.prep === 'at' || fields.prep === 'between' ? 'in' : fields.prep,
            })),
        ...(strong === null
          ? []
          : about(`strength ${at}`, [/comfortable/.test(strong.how) ? 'self.comfortable' : 'self.strong'], strong)),
        ...(intern === undefined
          ? []
          : about(`intern ${at}`, ['self.internships'], {
              areas: intern['list'] ?? null,
              what: (intern['what'] ?? '').toLowerCase(),
            })),
        ...waysIn(sentence).flatMap(({ family, what: said }) => about(`${family} ${at}`, [family], { what: said })),
        ...(what === null ? [] : about(`record ${at}`, ['self.record'], { what })),
      ]
    }),
    ...beginnings(items, title, sentences),
  ]
}

/** The title of a wished-for job with its article ('a team leader'). */
const wished =
  /(?:^|[,;.] ?|\b(?:and|now|am|is) )(?:now |currently )?(?:looking (?:for|to (?:grow|move|step) (?:up )?into)|seeking|aiming for|hoping for|applying for|eager to (?:grow|move|step) into|wants? to (?:grow|move|step) (?:up )?into|ready for) (?<what>[^.;:()]{4,90})/iu
const post =
  /^(?:an? |my |the )?(?<first>first |next )?(?:new |permanent |full[- ]time |part[- ]time |long[- ]term |stable )*(?<title>[\p{L}&/ -]{3,40}?)[ -](?:position|role|post|job|opening|level role)s?\b(?: as (?<as>[\p{L} -]{3,40}?))?(?= in\b| at\b| with\b| within\b| on\b| for\b| or\b| from\b|,|$)/iu
const asPost =
  /^(?:an? |my |the )?(?<first>first |next )?(?:new |permanent |full[- ]time )*(?:position|role|post|job) as (?:an? )?(?<as>[\p{L} -]{3,40}?)(?= in\b| at\b| with\b| or\b|,|$)/iu
/** What is before 'position' and names no job. */
const noTitle =
  /\b(?:first|next|new|day|night|shift|entry[- ]level|suitable|similar|stable|permanent|challenging|proper|real|paid|steady|decent|senior|junior|mid|leadership|management|director)$|^(?:day|night)\b/i

/** The job that an overview says its writer wants, as somebody is it ('a team leader'); null when it names none, or one that they hold or have held. */
export const wishedJob = (sentence: string, items: readonly ResumeItem[]): { role: string; first: boolean } | null => {
  const what = wished.exec(sentence)?.groups?.['what']?.trim() ?? ''
  const found = asPost.exec(what)?.groups ?? post.exec(what)?.groups
  const title = (found?.['as'] ?? found?.['title'] ?? '').trim().replace(/^(?:an?|my) /i, '')
  if (title === '' || noTitle.test(title) || title.split(' ').length > 4) return null
  const role = personName(title.charAt(0).toUpperCase() + title.slice(1))
  const plain = title.toLowerCase()
  const held = items.some(
    (item) => item.section === 'experience' && (item.content.title ?? '').toLowerCase().includes(plain),
  )
  if (role === null || held) return null
  return { role, first: found?.['first']?.trim().toLowerCase() === 'first' }
}
