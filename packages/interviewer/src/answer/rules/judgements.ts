import { tellsPrivateMatter } from '../../text/private-matters.ts'
import type { Doc } from '../build-index.ts'
import { type Hit, surely } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { strengthsOf } from '../strengths.ts'
import { evidenceOf, topicNamed } from '../topics/topics.ts'
import { topicsOfQuestion } from '../topics/topics-of-question.ts'
import { askingWords } from './asking-words.ts'
import { type Line, linesOf, worthOf } from './judgement-lines.ts'
import {
  asksForDrawbacks,
  asksForJudgement,
  asksForLeading,
  asksWhetherSuited,
  doubtsClaim,
  tellsOfHealth,
} from './judgement-questions.ts'
import { conditionsIn, type Requirement, thingsIn, toolsUnmentioned } from './requirements.ts'
import type { Matter, Rule } from './rule.ts'
import { wordsOfStrength } from './strengths.ts'

/** So many lines are shown, so many of one entry; one alone is no ground for a judgement. */
const shown = { lines: 4, requirements: 7, atLeast: 3, ofOne: 2, least: 2 } as const
/** From which worth on a line is shown for one requirement, and for the post at large: what was done, what is looked for, what is lacking. */
const least = { requirement: 2.6, whole: 1.2, wish: 1, lack: 1.6 } as const
/** What a line that says that something is lacking is worth more than others. */
const obstacle = 0.5

type Judged = { line: Line; value: number }

const best = (lines: Judged[]): Judged[] => [...lines].sort((one, other) => other.value - one.value)

/** The lines that bear on a question at large, best first, few of one entry. */
const atLarge = (matter: Matter, lines: Line[], topics: Topic[]): Line[] => {
  const ofEach = new Map<string, number>()
  return best(lines.map((line) => ({ line, value: worthOf(matter, line, matter.question.plain, topics) })))
    .filter(({ line: { hit } }) => {
      const count = (ofEach.get(hit.doc.id) ?? 0) + 1
      ofEach.set(hit.doc.id, count)
      return count <= shown.ofOne
    })
    .slice(0, shown.lines)
    .map(({ line }) => line)
}

/** What speaks for somebody where nothing more is asked, without what is private. */
const forThem = ({ index, hits }: Matter, lines: Line[]): Hit[] => {
  const mayTell = (doc: Doc) => ({
    ...doc,
    sentences: doc.sentences.filter((text) => lines.some((line) => line.text.includes(text))),
  })
  return strengthsOf(index.docs.map(mayTell)).flatMap((doc) =>
    hits
      .filter((hit) => hit.doc.id === doc.id)
      .slice(0, 1)
      .map((hit) => ({ ...hit, doc })),
  )
}

/** Whether what speaks against somebody is asked for as well. */
const asksForBoth = (text: string): boolean => /\bweak\w*|\bcons\b/i.test(text)
/** The skills and tools that somebody says are limited. */
const weaknesses = ({ hits }: Matter, lines: Line[]): Hit[] =>
  lines
    .filter(({ lacks, hit }) => lacks && (hit.doc.kind === 'skills' || hit.doc.kind === 'technical'))
    .slice(0, shown.ofOne)
    .flatMap(({ hit }) => hits.filter(({ doc }) => doc.id === hit.doc.id).slice(0, 1))

/** Conditions of a post that resumes state in lines of their own. */
const conditions = new Set([
  'availability',
  'relocation',
  'remote work',
  'working hours',
  'shifts',
  'weekends',
  'travel',
  'work permit',
  'clearance',
  'driving',
  'languages',
])

/** The lines that are evidence of a usual topic. */
const linesOfTopic = (name: string, lines: Line[], { index, meaning }: Matter): Line[] => {
  const topic = topicNamed(name)
  const evidence = topic === undefined ? [] : evidenceOf(topic, index, meaning).map(({ id }) => id)
  return lines.filter(({ hit }) => evidence.includes(hit.doc.id))
}

/** The lines that state a usual condition that a requirement names ('start in January', 'some Dutch'); none where it names none. */
const ofCondition = (text: string, lines: Line[], matter: Matter): Line[] => {
  const [first] = topicsOfQuestion(text, matter.meaning)
  return first === undefined || first.likelihood < surely || !conditions.has(first.topic)
    ? []
    : linesOfTopic(first.topic, lines, matter)
}

/** True for a line that tells of people who were led or hired. */
const tellsOfLed = ({ hit: { doc }, text }: Line): boolean =>
  doc.facts.some((fact) => fact.kind === 'people' && fact.act !== 'teach' && text.includes(fact.text))

/** Kinds of evidence in which 'no' and 'not' say what somebody lacks; of a job they often tell a success ('no accident'). */
const saysOfSelf = new Set<Line['hit']['doc']['kind']>(['overview', 'other', 'technical', 'skills', 'achievements'])

/** What a line is worth for one of the things that a post requires: more where it says that something is lacking, for an obstacle decides more than a strength. */
const forRequirement = (matter: Matter, line: Line, { text, topics }: Requirement): number =>
  worthOf(matter, line, text, topics) + (line.lacks && saysOfSelf.has(line.hit.doc.kind) ? obstacle : 0)

/** The best line for each thing that a post requires, those of the most worth, in the order in which they are asked for. */
const forRequirements = (matter: Matter, lines: Line[], topics: Topic[]): Line[] => {
  const bestFor = (candidates: Line[], requirement: Requirement): Judged[] =>
    best(candidates.map((line) => ({ line, value: forRequirement(matter, line, requirement) }))).slice(0, 1)
  const judged = conditionsIn(matter.question, topics).flatMap((condition) => {
    const stated = asksForLeading(condition.text)
      ? lines.filter(tellsOfLed)
      : ofCondition(condition.text, lines, matter)
    const things = stated.length > 0 ? [] : thingsIn(condition)
    return [
      ...bestFor(stated, condition).map(({ line, value }) => ({ line, value: value + least.requirement })),
      ...things.flatMap((thing) => bestFor(lines, thing)),
    ].filter(
      ({ line, value }) =>
        value >= least.requirement && (line.hit.doc.kind !== 'experience' || line.hit.doc.sentences.length > 0),
    )
  })
  const kept = new Set(
    best(judged)
      .map(({ line }) => line)
      .filter((line, at, all) => all.indexOf(line) === at)
      .slice(0, shown.requirements),
  )
  return [...new Set(judged.map(({ line }) => line).filter((line) => kept.has(line)))]
}

/** The lines on which it hangs whether somebody suits a post: one for each thing that it requires, what they lack, when they could begin, and what they look for. */
const forPost = (matter: Matter, lines: Line[], topics: Topic[]): Line[] => {
  const found = forRequirements(matter, lines, topics)
  const worth = (line: Line) => worthOf(matter, line, matter.question.plain, topics)
  const add = (candidates: Line[], least: number, most = 1) => {
    const fresh = candidates.filter((line) => !found.includes(line)).map((line) => ({ line, value: worth(line) }))
    found.push(
      ...best(fresh)
        .filter(({ value }) => value >= least)
        .slice(0, most)
        .map(({ line }) => line),
    )
  }
  const own = lines.filter(({ wishes, hit }) => !wishes && hit.doc.sentences.length > 0)
  add(own, least.whole, Math.max(0, shown.atLeast - found.length))
  add(
    own.filter(({ lacks, hit }) => lacks && saysOfSelf.has(hit.doc.kind)),
    least.lack,
  )
  const available = linesOfTopic('availability', lines, matter)
  if (!available.some((line) => found.includes(line))) add(available, Number.NEGATIVE_INFINITY)
  const wished = lines.filter(({ wishes }) => wishes)
  if (!wished.some((line) => found.includes(line))) add(wished, least.wish)
  return [...found.filter(({ wishes }) => !wishes), ...found.filter(({ wishes }) => wishes)]
}

/** True for a line by which somebody may be judged: none that tells of a private matter or of their health. */
const mayBear = ({ text, hit: { doc } }: Line): boolean =>
  !tellsPrivateMatter(text) && !((doc.kind === 'other' || doc.kind === 'overview') && tellsOfHealth(text))

/** A question of somebody or for a post. */
const ofPerson =
  /\b(?:she|he|they|her|him|hers|his|their|them|you|candidate|person|hire|role|post|position|job|team|us|we)\b/i

/** Rules for questions that only the asker can answer: the lines that speak for and against are shown, and nothing is asserted. */
export const judgementRules: Rule[] = [
  {
    name: 'what bears on a judgement',
    examples: ['why should we talk to her?', 'would you recommend her for the ward?'],
    judge: (matter) => {
      const { text } = matter.question
      const isAgainst = asksForDrawbacks(text)
      // The words of a profile are what is doubted: they are no proof of themselves
      const isDoubted = doubtsClaim(text) && matter.hits[0]?.doc.kind === 'overview'
      if (!isAgainst && !isDoubted && !asksForJudgement(text)) return null
      const topics = matter.question.topics.filter(
        ({ stem, weight, named }) => named || (weight === 1 && !askingWords.has(stem) && !wordsOfStrength.has(stem)),
      )
      // 'latte art - any good?' judges a thing, of which its own lines tell
      if (topics.length > 0 && /\b(?:any|how) good\b/i.test(text) && !ofPerson.test(text)) return null
      const all = linesOf(matter).filter(mayBear)
      const isOfPost =
        asksWhetherSuited(text) && conditionsIn(matter.question, topics).some((one) => one.topics.length > 0)
      const isBare = !isDoubted && topics.length === 0
      const forPerson =
        isBare && !isAgainst
          ? forThem(
              matter,
              all.filter(({ wishes }) => !wishes),
            )
          : []
      if (forPerson.length >= shown.least)
        return {
          outcome: 'closest',
          near: [...forPerson, ...(asksForBoth(text) ? weaknesses(matter, all) : [])],
          telling: 'strengths',
          closeness: 'likely',
          undivided: true,
          career: true,
          confidence: 0.3,
        }
      const lines = isAgainst
        ? atLarge(
            matter,
            all.filter(({ lacks }) => lacks),
            topics,
          )
        : isOfPost
          ? forPost(matter, all, topics)
          : atLarge(
              matter,
              all.filter(({ wishes, hit }) => !wishes && !(isDoubted && hit.doc.kind === 'overview')),
              topics,
            )
      if (lines.length < (isAgainst ? 1 : shown.least)) return null
      return {
        outcome: 'closest',
        near: lines.map(({ hit }) => hit),
        closeness: 'likely',
        undivided: true,
        ...(isBare && !isAgainst && { career: true }),
        ...(isOfPost && { career: true, unmentioned: toolsUnmentioned(matter, topics, all) }),
        confidence: 0.3,
      }
    },
  },
]
