import { fold, stem, stopWords, words } from '../text/words.ts'
import { isCommonWord } from './common-word-tools.ts'
import { type Moment, readMoment, readNumber } from './dates.ts'
import { everydayWords } from './everyday-words.ts'
import { innerProduct, type Meaning } from './meaning.ts'
import { monthWords, namesOf } from './names-in-question.ts'
import { asYou } from './question-as-you.ts'
import { isBehaviour, phrasesOf } from './thesaurus/thesaurus.ts'
import { topicsOfQuestion } from './topics/topics-of-question.ts'
import { type Wanted, wantedOf } from './wanted.ts'

/** One thing a question speaks of: a stem and the groups of the thesaurus that it (or the phrase around it) touches. */
export type Topic = { word: string; stem: string; groups: Set<number>; weight: number; named: boolean }

/** A question of an employer, taken apart. */
export type ReadQuestion = {
  /** How near a text is to the question by meaning, and how well it answers by the learned product, each −1 to 1; 0 without an encoder. */
  nearness: (text: string) => { near: number; answering: number }
  /** True when a job itself is asked for, not what was done in it. */
  asksOfJob: boolean
  /** As one would put it to the person, for the encoder. */
  asYou: string
  /** The usual topics by how likely the question is of each. */
  topicsByLikelihood: { topic: string; likelihood: number }[]
  text: string
  /** The owner's first name as it was given: whom the question is about; '' when unknown. */
  owner: string
  /** Folded, single blanks. */
  plain: string
  wanted: Wanted
  topics: Topic[]
  /** Names that must occur in the evidence, folded. */
  names: string[]
  /** Numbers other than years. */
  numbers: number[]
  years: number[]
  moment: Moment | null
  /** What is counted, for 'how many …': stems of the words after it. */
  counted: string[]
  /** 0 to 1: how much it asks for a story or a way of working; such things stand in interview answers rather than in items. */
  behavioural: number
  /** Asks whether something is so: a question for yes or no, or a note of a thing ('crane licence?'). */
  whether: boolean
  /** A note of a thing ('ICP-MS', 'tunnel experience'): evidence must be of that thing. */
  note: boolean
  /** Takes something for granted ('How did you …', 'Why was …') where 'Have you …' does not. */
  presupposes: boolean
}

const behaviouralSigns =
  /\b(a time|an occasion|an instance|a situation|a moment|an example|ever had to|have you ever|how (do|did|would|have) (you|they|she|he)|how (does|has) (she|he|the candidate|@name)|what (do|did|would|happens|happened) .{0,30}\b(when|if|after)\b|when (was|did) the last time|walk (me|us) through|what (was|is) (the|your|his|her|their) (hardest|toughest|most|biggest|worst|best|greatest)|why (do|did) you|what made you|what (surprised|taught|drives|motivates|inspired|convinced|persuaded)|lesson|learn(ed|t)?\b|proud(est)?|regret|differently|(describe|share|tell (me|us) about|tell (me|us) of) (a|an|one|some)|give (me|us) an)\b/

/** Numbers that say how to answer ('in two sentences', 'three strengths', 'in five years'), and that no evidence holds. */
const quantityOfSpeech =
  /\b(?:two|three|several) (?:jobs|posts|roles|positions|employers)\b(?=.{0,20}\b(?:at once|at the same time|in parallel|simultaneously))|\b[\p{L}\p{N}-]+ (?:sentences?|words?|minutes? (?:to|about)|examples?|reasons?|things?|lines?|strengths?|weaknesses|adjectives?|facts?|years from now)\b|\bin (?:the next )?[\p{L}\p{N}-]+ years\b/gu

const presupposing =
  /^(and )?(so )?(how|why|what|which|when|where|who|whom|for how|since|after|during|as)\b(?!.*\b(if any|would you|do you think)\b)/

/** To so many texts the nearness of one question is measured, each so far; a longer text has no more of it. */
const measured = { texts: 40, length: 300 } as const

const nearnessTo = (question: string, meaning: Meaning | undefined): ReadQuestion['nearness'] => {
  const none = { near: 0, answering: 0 }
  if (meaning === undefined) return () => none
  const known = new Map<string, ReturnType<ReadQuestion['nearness']>>()
  return (other) => {
    const before = known.get(other)
    if (before !== undefined || known.size === measured.texts) return before ?? none
    const [own, vector] = [meaning.embed(question), meaning.embed(other.slice(0, measured.length))]
    const found = { near: innerProduct(own, vector), answering: meaning.answering(own, vector) }
    known.set(other, found)
    return found
  }
}

/** A question shouted in capitals says nothing about names. */
const inLowerCase = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase())

/** A note that asks whether there is something: 'any tunnel experience?', 'Tekla?', without a word that asks what, how or when. */
const notesThing =
  /^(?!.*\b(?:what|which|how|who|whom|whose|when|where|why|or|vs|versus|before|after|until|since|then|tell|describe|list|name|give|is|are|was|were|do|does|did|has|have|had|can|could|would|will|number|level|rate)\b)(?:(?:any|some|ever|also|but) )*[^?.!]{2,60}\?+$|^(?:any|ever)\b(?!.*\b(?:what|which|how|who|when|where|why)\b)/

/** A note that asks whether something holds today, without a mark: 'diving medical current'. */
const asksOfValidity = /\b(?:current|valid|active|in date|up to date)[?.! ]{0,5}$/

/** Takes a question apart. `firstName` is the owner's: no name that must be proved. Without `meaning` its topics are not read. `known` and `tools` are of the index. */
export const readQuestion = (
  question: string,
  firstName: string,
  meaning?: Meaning,
  known: ReadonlySet<string> = new Set(),
  tools: ReadonlySet<string> = new Set(),
): ReadQuestion => {
  const text = inLowerCase(question.replace(/\s+/g, ' ').trim())
  const plain = fold(text)
  const you = asYou(text, firstName)
  const owner = new Set(words(firstName))
  const list = words(plain)
  const stems = list.map(stem)
  const names = namesOf(text, plain, owner)
  // Notes write names in small letters: those of the resume are known by sight.
  for (const word of list)
    if (
      known.has(word) &&
      !owner.has(word) &&
      !isCommonWord(word, plain, [...owner]) &&
      !names.some((name) => name.split(' ').includes(word))
    )
      names.push(word)
  const nameStems = new Set(names.flatMap((name) => words(name).map(stem)))
  const dated = /\b(?:19|20)\d\d\b/.test(plain)
  const topics: Topic[] = []
  for (const [at, word] of list.entries()) {
    const key = stems[at] ?? word
    if (stopWords.has(word) || owner.has(word.replace(/'s$/, '')) || topics.some((topic) => topic.stem === key))
      continue
    // A verb that is the name of a tool in this resume would find the tool: it stands as what no evidence holds.
    const isVerb = tools.has(word) && isCommonWord(word, plain, [...owner])
    topics.push({
      word: isVerb ? `to ${word}` : word,
      stem: isVerb ? `to ${key}` : key,
      groups: new Set(),
      weight: everydayWords.has(key) ? 0.45 : 1,
      named: nameStems.has(key) || /^(?:19|20)\d\d$/.test(word) || (dated && monthWords.has(word)),
    })
  }
  for (const { stems: part, groups } of phrasesOf(text)) {
    for (const topic of topics) if (part.includes(topic.stem)) for (const group of groups) topic.groups.add(group)
  }
  const years = [...plain.matchAll(/\b(?:19|20)\d\d\b/g)].map((match) => Number(match[0]))
  const numbers = [...plain.replace(quantityOfSpeech, ' ').matchAll(/[\p{L}\p{N}][\p{L}\p{N},.-]*/gu)]
    .map(
      (match) =>
        [match[0].replace(/(?<![.,-])[.,-]+$/, ''), readNumber(match[0].replace(/(?<![.,-])[.,-]+$/, ''))] as const,
    )
    .filter(([word, value]) => value !== null && !years.includes(value) && word !== 'one')
    .flatMap(([, value]) => (value === null ? [] : [value]))
  const counted = /\bhow (?:many|much)\s+(.{0,40})/.exec(plain)?.[1] ?? /\bnumber of (.{0,30})/.exec(plain)?.[1] ?? ''
  const wanted = wantedOf(plain)
  const note = notesThing.test(`${plain.replace(/(?<![?.! ])[?.! ]{1,5}$/, '')}?`)
  return {
    text,
    asYou: you,
    nearness: nearnessTo(you, meaning),
    asksOfJob: /\b(?:job|role|position|title|employer|employed|company|companies)\b/.test(plain),
    topicsByLikelihood: meaning === undefined ? [] : topicsOfQuestion(you, meaning),
    owner: firstName.trim(),
    plain,
    wanted,
    whether: wanted === 'yes_no' || notesThing.test(plain) || (note && asksOfValidity.test(plain)),
    note,
    topics,
    names,
    numbers,
    years,
    moment: readMoment(plain),
    counted: countedStems(counted),
    behavioural: behaviouralLevel(fold(you), topics),
    presupposes: presupposing.test(plain),
  }
}

const verbAfterCount =
  /^(did|do|does|are|is|was|were|have|has|had|can|could|will|would|you|your|she|he|they|in|on|at|per|a|under|with|for|from|of|and|or|what|which|how|when|where)$/
const countedStems = (rest: string): string[] => {
  const list = words(rest)
  const end = list.findIndex((word) => verbAfterCount.test(word))
  return list
    .slice(0, end < 0 ? 3 : end)
    .filter((word) => !stopWords.has(word))
    .map(stem)
}

const habit = /^(so )?(do|does|are|is|can|could|would|will|how|what)\b/
const asksFact =
  /^(what|which) \w+ (is|are|does|do|did|has|have|had|was|were|can)\b|^(do|does) (you|they|she|he|the candidate) (have|hold|speak|know|own|work|use)\b|^(is|are) (there|any)\b|^(what|which) (is|are|was|were)\b|^how (many|much|long|big|large|old|often)\b/
const behaviouralLevel = (plain: string, topics: Topic[]): number => {
  if (/^(when|where|since when|how (many|much|long|big|large|old))\b/.test(plain)) return 0
  if (behaviouralSigns.test(plain)) return 1
  if (!topics.some((topic) => [...topic.groups].some(isBehaviour))) return 0
  return habit.test(plain) && !asksFact.test(plain) ? 0.5 : 0.3
}

/** The words that carry a question: neither everyday words nor names. */
export const subjectsOf = (question: ReadQuestion): Topic[] =>
  question.topics.filter((topic) => topic.weight === 1 && !topic.named)
