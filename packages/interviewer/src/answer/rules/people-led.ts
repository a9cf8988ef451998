import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { countsThing } from '../counting.ts'
import { readNumber } from '../dates.ts'
import { isBreak, isRunning, jobsLatestFirst, monthsOf } from '../dates-of-docs.ts'
import { judged } from '../judge/features.ts'
import { likelihoodOf } from '../judge/judge.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { anyOf, wordsOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import { datesAlone } from './named-things.ts'
import phrases from './phrases.json' with { type: 'json' }
import { isLesserPost } from './posts-of-work.ts'
import type { Rule } from './rule.ts'
import { statesLength } from './stated-length.ts'
import { asksOfLength, asksOfOtherLength } from './totals.ts'

const howMany = /\b(?:how many|number of) (\p{L}+)/u
const asksOfTeam = anyOf(phrases.peopleLed.asksOfTeam)
const ofReports = anyOf(phrases.peopleLed.ofReports)
const asksOfPast = anyOf(phrases.peopleLed.asksOfPast)
const saysLed = anyOf(phrases.peopleLed.saysLed)
const saysInCharge = anyOf(phrases.peopleLed.saysInCharge)
const saysWhom = anyOf(phrases.peopleLed.saysWhom)
const notLed = anyOf(phrases.peopleLed.notLed)
const leadingDeed = anyOf(phrases.peopleLed.leadingDeed)
const ofLeading = anyOf(phrases.peopleLed.ofLeading)
const leadingPost = anyOf(phrases.peopleLed.leadingPost)
const anybody: ReadonlySet<string> = new Set(wordsOf(phrases.peopleLed.anybody))
const ofTeam = anyOf(phrases.peopleLed.ofTeam)
const ofYear = /\b(?:19|20)\d\d\b/

/** 'How many people does she run?', not 'for how many people did she run payroll'. */
const runsThem = /\b(?:she|he|they) (?:runs?|ran|heads?)(?:$|[?.!,]| (?:now|today|currently|at|in|and|there)\b)/

/** True when it is asked how many people somebody leads, not how many there are, nor how many sites or students. */
export const asksHowManyLed = ({ plain }: ReadQuestion): boolean =>
  asksOfTeam.test(plain) ||
  ((ofReports.test(plain) || runsThem.test(plain)) && anybody.has(howMany.exec(plain)?.[1] ?? ''))

/** True when a sentence counts the people whom somebody leads. */
const countsLed = ({ facts }: Doc, text: string): boolean =>
  facts.some((fact) => fact.kind === 'people' && fact.act === 'lead' && fact.count !== null && text.includes(fact.text))

/** True when a sentence tells how many people somebody leads, or who they are. */
const tellsWhom = (doc: Doc, text: string): boolean =>
  saysWhom.test(fold(text)) || countsThing(text, ['people'], 'people') || countsLed(doc, text)

/** The first sentence that says of people that they are led, how many or who they are. */
export const ledLine = (doc: Doc): string | null => {
  const said = doc.sentences.filter((text) => {
    const plain = fold(text)
    const isSaid = saysLed.test(plain) || (doc.kind === 'leadership' && saysInCharge.test(plain))
    return isSaid && !notLed.test(plain) && tellsWhom(doc, text)
  })
  return said.find((text) => countsLed(doc, text)) ?? said[0] ?? null
}

/** True for evidence that tells of people who are led. */
export const tellsOfLed = (doc: Doc): boolean => doc.kind === 'answer' || ledLine(doc) !== null

/** True for a post that is held in its own right, and leads people by its title or one of its lines. */
export const isLeadingPost = (doc: Doc): boolean =>
  doc.kind === 'experience' &&
  !isBreak(doc) &&
  !isLesserPost(doc) &&
  (leadingPost.test(fold(doc.title)) || ledLine(doc) !== null)

/** True when nothing is asked beside leading people: no place, no time, no kind of work. */
const asksOfNothingElse = ({ names, years, ...question }: ReadQuestion): boolean =>
  names.length === 0 &&
  years.length === 0 &&
  specificsOf({ ...question, names, years }).every(({ stem, word }) => askingWords.has(stem) || ofLeading.test(word))

/** From which likelihood on a released answer tells of it. */
const likely = 0.5
/** At most so many lines are told. */
const most = 3
const cut = (hit: Hit): Hit => {
  const sentence = ledLine(hit.doc)
  return hit.doc.kind === 'leadership' || sentence === null
    ? hit
    : { ...hit, doc: { ...hit.doc, sentences: [sentence] } }
}

/** 'I run a plant with 140 people': what the profile says of today. */
const leadsNow = /\bi (?:now |currently )?(?:run|lead|manage|head|supervise|oversee)\b/

const ofProfileIn = (hits: Hit[]): Hit[] =>
  hits.filter(({ doc }) => doc.kind === 'overview' && leadsNow.test(fold(ledLine(doc) ?? '')))

/** Those who are led today: the lines beside the jobs first, and of them those that are of no year of their own. */
const ledToday = (hits: Hit[]): Hit[] => {
  const ofProfile = ofProfileIn(hits)
  if (ofProfile.length > 0) return ofProfile.slice(0, 1)
  const led = hits.filter(({ doc }) => (doc.kind === 'leadership' || isRunning(doc)) && ledLine(doc) !== null)
  const lasting = led.filter(({ doc }) => doc.kind === 'leadership' && !ofYear.test(ledLine(doc) ?? ''))
  return lasting.length > 0 ? lasting : led
}

/** Those who were led at any time: as the lines beside the jobs say, then by the jobs, the latest first. */
const ledEver = (hits: Hit[]): Hit[] => {
  const led = hits.filter(({ doc }) => doc.kind !== 'answer' && ledLine(doc) !== null)
  const jobs = jobsLatestFirst(led.map(({ doc }) => doc))
  return [
    ...led.filter(({ doc }) => doc.kind === 'leadership'),
    ...led
      .filter(({ doc }) => doc.kind === 'experience')
      .sort((one, other) => jobs.indexOf(one.doc) - jobs.indexOf(other.doc)),
  ]
}

const ofSoMany =
  /\b(?:crew|team|staff|group|gang|squad|shift|brigade)s? of (?:up to |about )?(\d{1,4})\b|\bwith (\d{1,4}) (?:people|staff|employees)\b/gu
const asksForLargest = /\b(?:biggest|largest|most)\b/
/** How many people a line says that somebody led; 'crew of 32' counts them without a verb. */
const sizeOf = ({ doc }: Hit): number => {
  const led = fold(ledLine(doc) ?? '')
  const counts = doc.facts.flatMap((fact) =>
    fact.kind === 'people' && fact.act === 'lead' ? [readNumber(String(fact.count ?? '')) ?? 0] : [],
  )
  return Math.max(0, ...counts, ...[...led.matchAll(ofSoMany)].map(([, one, other]) => Number(one ?? other)))
}
/** Of those who count whom they led, the one with the most. */
const largest = (led: Hit[]): Hit[] => {
  const [first] = [...led].sort((one, other) => sizeOf(other) - sizeOf(one))
  return first === undefined || sizeOf(first) === 0 ? led : [first]
}

/** Management of a thing, not of people. */
const managedThing =
  /\b(?!(?:of|in|the|and|people|team|staff|line|personnel|person|any|years?|senior|middle|upper)\b)\p{L}{3,}[- ]management\b/u

/** Rules for how many people somebody leads, and how long they have: a figure of something else is no answer to either. */
export const peopleLedRules: Rule[] = [
  {
    name: 'how many people are led',
    examples: ['how many people report to her?'],
    judge: (matter) => {
      const { question, hits } = matter
      if (!asksHowManyLed(question) || !asksOfNothingElse(question)) return null
      const ever = asksForLargest.test(question.plain)
        ? largest([...ofProfileIn(hits), ...ledEver(hits)])
        : ledEver(hits)
      const asked = asksOfPast.test(question.plain) ? ever : ledToday(hits)
      const cited = asked.slice(0, most).map(cut)
      if (cited.length > 0) return { outcome: 'answered', cited, telling: 'lines', confidence: 0.9 }
      if (hits.slice(0, judged).some((hit) => hit.doc.kind === 'answer' && likelihoodOf(matter, hit) >= likely))
        return null
      // A line that counts people or names a team comes near; nothing else does
      const near = hits.flatMap((hit) => {
        const sentences = hit.doc.kind === 'answer' ? [] : hit.doc.sentences.filter((text) => ofTeam.test(fold(text)))
        return sentences.length === 0 ? [] : [{ ...hit, doc: { ...hit.doc, sentences } }]
      })
      const led = near.filter(
        ({ doc }) => (doc.kind === 'experience' || doc.kind === 'leadership') && ledLine(doc) !== null,
      )
      return near.length === 0
        ? { outcome: 'not_stated', confidence: 0.3 }
        : {
            outcome: 'closest',
            near: led.length > 0 ? led.slice(0, 1) : near.slice(0, most),
            closeness: 'likely',
            confidence: 0.3,
          }
    },
  },
  {
    name: 'how long people have been led',
    examples: ['how many years has she been leading people?'],
    judge: ({ question, hits, today }) => {
      const { plain } = question
      if (!asksOfLength.test(plain) || asksOfOtherLength.test(plain) || !leadingDeed.test(plain)) return null
      // 'years of product management' are of a trade, not of leading people
      if (!asksOfNothingElse(question) || managedThing.test(plain)) return null
      const led = hits.filter(
        ({ doc }) => doc.kind === 'leadership' || (doc.kind === 'overview' && ledLine(doc) !== null),
      )
      const counted = led.filter(({ doc }) =>
        doc.sentences.some((text) => statesLength(text, doc.kind) && saysLed.test(fold(text))),
      )
      if (counted.length > 0)
        return { outcome: 'answered', cited: counted.slice(0, 1), undivided: true, confidence: 0.9 }
      const posts = hits.filter(({ doc }) => isLeadingPost(doc) && monthsOf(doc, today) !== null)
      // Who leads people today in a post that does not say so has led them longer than the others come to
      const isWhole = posts.some(({ doc }) => isRunning(doc)) || led.length === 0
      if (posts.length > 0 && isWhole)
        return { outcome: 'answered', cited: posts.sort(byStart), telling: 'sum', undivided: true, confidence: 0.85 }
      return led.length === 0
        ? { outcome: 'not_stated', confidence: 0.3 }
        : { outcome: 'closest', near: led.slice(0, most), closeness: 'likely', undivided: true, confidence: 0.3 }
    },
  },
]

const monthOf = ({ doc }: Hit) => (doc.start?.year ?? 0) * 12 + (doc.start?.month ?? 6)
const byStart = (one: Hit, other: Hit) => monthOf(other) - monthOf(one)

const asksOfOffice =
  /\b(?:led|lead|leading|headed|run|in charge of) (?:anything|something|people|others|anybody|anyone)\b|\bleadership\b|\b(?:positions?|posts?|roles?|offices?) of (?:responsibility|trust|authority)\b/
const besideOffice =
  /^(?:anything|something|anybody|anyone|others|positions?|posts?|roles?|offices?|experience|responsibility|trust|authority|held|hold|charge)$/
/** How an office is called that is held by who leads: of a club, of a unit, of a project. */
const office =
  /\b(?:president|chair(?:man|woman|person)?|captain|head|chief|leader|lead|founder|director|commander|coordinator|treasurer)\b/

/** Who is asked whether they led anything and says so by a title alone: the posts and offices are shown. */
export const officesRule: Rule = {
  name: 'posts and offices of who leads',
  examples: ['ever been in charge of anything?', 'positions of trust?'],
  judge: ({ question, hits }) => {
    const isOfNothingElse = specificsOf(question).every(
      ({ stem, word }) => askingWords.has(stem) || ofLeading.test(word) || besideOffice.test(word),
    )
    if (!asksOfOffice.test(question.plain) || !isOfNothingElse) return null
    if (question.names.length > 0 || question.years.length > 0 || question.behavioural >= 0.5) return null
    const isOffice = (doc: Doc) =>
      doc.kind === 'roles'
        ? office.test(fold([doc.title, doc.name, ...doc.sentences].join('. ')))
        : isLeadingPost(doc) || (doc.kind === 'experience' && !isLesserPost(doc) && office.test(fold(doc.title)))
    const near = hits
      .filter(({ doc }) => isOffice(doc))
      .map((hit) => (hit.doc.kind === 'roles' ? hit : ledLine(hit.doc) === null ? datesAlone(hit) : cut(hit)))
    return near.length === 0
      ? null
      : { outcome: 'closest', near: near.slice(0, mostOffices), closeness: 'likely', undivided: true, confidence: 0.3 }
  },
}
const mostOffices = 3
