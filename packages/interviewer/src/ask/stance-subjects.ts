import { toSecondPerson } from '../facts/wording.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Words for what somebody calls themselves: only these make a list of adjectives a claim about a person ('warm, organised and unflappable'). */
const quality =
  'warm|organi[sz]ed|unflappable|calm|patient|friendly|curious|persistent|reliable|dependable|punctual|flexible|adaptable|resourceful|creative|analytical|proactive|motivated|driven|determined|dedicated|hard-?working|energetic|enthusiastic|empathetic|compassionate|caring|diplomatic|discreet|tactful|fair|honest|direct|thorough|precise|careful|meticulous|conscientious|methodical|structured|disciplined|resilient|level-headed|approachable|cheerful|polite|practical|pragmatic|hands-on|detail-oriented|customer-focused|solution-oriented|results-oriented|results-driven|self-motivated|quick|efficient|versatile|innovative|persuasive|confident|ambitious|trustworthy|loyal|quick-thinking|steady|tidy|sociable|outgoing|open-minded|team-oriented|supportive|observant|inquisitive|independent'
const adjectives = new RegExp(
  String.raw`(?:^|\b(?:am|as|being) (?:an? )?|^an? )(?<list>(?:(?:very |highly |always )?(?:${quality}), ?)*(?:very |highly )?(?:${quality}),? (?:and|&) (?:very |highly )?(?:${quality}))(?=[ ,.;]|$)`,
  'iu',
)

/** What somebody is towards people and things: 'Calm with guests, fair with staff, careful with cash'. */
const towards = new RegExp(
  String.raw`^(?:I am |I'm |I’m )?(?<list>(?:${quality}|strict|firm|good|strong|gentle|generous) (?:with|on|at|under|in|about|towards?) [\p{L}’' -]{2,30}(?:(?:, (?:and )?| and )(?:${quality}|strict|firm|good|strong|gentle|generous) (?:with|on|at|under|in|about|towards?) [\p{L}’' -]{2,30}){1,3})\.?$`,
  'iu',
)

const pride = /\btakes? (?:great |real |particular |some )?pride in (?<what>\p{Ll}{3,}ing [^.;:()]{6,80})/iu

/** Where somebody came to their trade from: 'I came to data from three years in customer service'. */
const cameFrom =
  /\b(?:came|come) to (?:the )?(?:[\p{L}-]+ ){1,3}(?:from|after|via|by way of) (?<before>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty) years (?:in|of|as|at|on) [\p{L}’' -]{3,40}?)(?=[,.;:]|$| so\b| and\b)/iu

/** How much somebody runs at present, counted in people or places. */
const size = String.raw`(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)`
const verbs: Readonly<Record<string, string>> = {
  run: 'run',
  runs: 'run',
  running: 'run',
  lead: 'lead',
  leads: 'lead',
  leading: 'lead',
  manage: 'manage',
  manages: 'manage',
  managing: 'manage',
  oversee: 'oversee',
  oversees: 'oversee',
  overseeing: 'oversee',
}
const people = new RegExp(
  String.raw`(?:^|\b(?:I|and|currently|now|presently|today) )(?<verb>run|runs|running|leads?|leading|manages?|managing|oversees?|overseeing) (?<what>[^.;:,()]{0,50}?\b${size}(?:[ -]\p{Ll}+){0,2} (?:people|staff|employees|engineers|nurses|drivers|operators|technicians|agents|teachers|reports|colleagues|cooks|sellers|representatives|developers|guards|cleaners|carers))\b`,
  'iu',
)
/** Places of which somebody looks after several. */
const places =
  /(?:^|\b(?:I|and|currently|now|presently|today) )(?:run|runs|running|manages?|managing|oversees?|overseeing|handles?|handling|looks? after|looking after|covers?|covering|supports?|supporting)\b[^.;:,()]{0,60}?\b(?<places>(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:plants|sites|stores|shops|branches|restaurants|hotels|schools|countries|regions|warehouses|depots|clinics|factories|brands|markets|kitchens|wards|practices|centres|centers))\b/iu

/** What follows in the sentence and is no part of what somebody takes pride in. */
const further = /,? and (?:in|I|always|am)\b.*$|, .*$/i

/** What the sentences of an overview claim of their writer, and how much they say that they run: each by what an interviewer asks to see of it. */
export const stanceSubjects = (sentences: readonly string[]): Subject[] =>
  sentences.flatMap((sentence, at): Subject[] => {
    const about = (topic: string, family: string, values: Record<string, string | null>) =>
      named(topic === 'trait' ? topic : `${topic} ${at}`, [family], values, weights.self, { past: false, most: 1 })
    const text = sentence.trim()
    const list = adjectives.exec(text)?.groups?.['list']
    const manner = towards.exec(text)?.groups?.['list']
    const what = pride.exec(text)?.groups?.['what']?.replace(further, '')
    const before = cameFrom.exec(text)?.groups?.['before']
    const led = people.exec(text)?.groups
    const several = led === undefined ? places.exec(text)?.groups?.['places'] : undefined
    return [
      ...(list === undefined || manner !== undefined
        ? []
        : about('trait', 'self.adjectives', { list: list.toLowerCase() })),
      ...(manner === undefined
        ? []
        : about('manner', 'self.manner', { list: manner.charAt(0).toLowerCase() + manner.slice(1) })),
      ...(what === undefined ? [] : about('pride', 'self.pride', { what: toSecondPerson(what.trim()) })),
      ...(before === undefined ? [] : about('path', 'self.from', { before: toSecondPerson(before.trim()) })),
      ...(led === undefined
        ? []
        : about('scale', 'self.scale', {
            do: `${verbs[(led['verb'] ?? '').toLowerCase()] ?? 'run'} ${toSecondPerson(led['what'] ?? '')}`,
          })),
      ...(several === undefined ? [] : about('places', 'self.places', { places: several })),
    ]
  })
