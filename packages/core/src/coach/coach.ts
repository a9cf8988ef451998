import { manner } from './clauses.ts'
import type { Coaching, Passage, Remark } from './coach.types.ts'
import {
  endings,
  englishWords,
  fillers,
  hedges,
  noAction,
  otherWords,
  questionParts,
  vagueAmounts,
} from './coach.words.ts'
import { storyOf } from './story.ts'

/** Spoken English in an interview, in words a second. */
const wordsPerSecond = 2.5
/** Below `shortWords` (24 s) an answer is too short for remarks on its story; above `longWords` (2 min 12 s) it is too long. */
const shortWords = 60
const longWords = 330
/** The word at which two minutes end, and how many words are quoted to show the place. */
const twoMinutesWords = 300
const wordsToShow = 5
/** The longest text that is analysed; a longer answer is too long in any case. */
const maxRead = 20_000

const asSet = (list: string) => new Set(list.split(' '))
const english = asSet(englishWords)
const foreign = asSet(otherWords)
const idle = asSet(noAction)

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const phrases = (list: string) =>
  new RegExp(`(?<![\\p{L}'])(?:${list.split('|').map(escaped).join('|')})(?![\\p{L}'])`, 'giu')
const endingPattern = phrases(endings)
const hedgePattern = phrases(hedges)
const fillerPattern = phrases(fillers)
const vaguePattern = phrases(vagueAmounts)
const figurePattern =
  /(?:[$€£]\s?)?\d[\d.,]*(?:\s?%)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|half|halved|doubled|tripled|twice|a third|a quarter)\b/giu

/** Finds a passive that hides who acted ('it was decided'). */
const passivePattern = /\b(?:was|were|been|got) [a-z]{2,}ed\b/g
const wordPattern = /[\p{L}\p{N}'’]+/gu

const passagesOf = (text: string, pattern: RegExp): Passage[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))

/** Finds the verb after 'I'. 'I never guess' counts as an action, too. */
const ownVerb = new RegExp(String.raw`\bI\s(?:never\s)?${manner}([a-z']+)`, 'gu')

/** Whether any 'I' has a verb that does something ('I asked', also 'when I asked'): only without one, it is called missing. */
const mentionsAction = (text: string): boolean =>
  [...text.matchAll(ownVerb)].some(([, verb = '']) => !idle.has(verb) && !verb.includes("'"))

const isEnglish = (words: readonly string[]): boolean => {
  const own = words.filter((word) => english.has(word)).length
  const other = words.filter((word) => foreign.has(word)).length
  return own > 0 && own >= other
}

const partsOf = (question: string): string[] =>
  (question.split(/[.!] /).at(-1) ?? question).split(/, (?:and|or) (?=what|how|why|who|when|where|which|for)/i)

const answeredParts = (question: string, answer: string) => {
  const asked = partsOf(question).map((part) => ({ part, kind: questionParts.find(({ asks }) => asks.test(part)) }))
  if (asked.some(({ kind }) => kind === undefined)) return null
  const open = asked.filter(({ kind }) => !kind?.answeredBy.test(answer)).map(({ part }) => part.replace(/\?$/, ''))
  return { asked: asked.length, answered: asked.length - open.length, open }
}

/** Present tense in a story about the past ('then I go to her and say'): told apart by what follows 'I', 'he' or 'we'. */
const presentIn = (text: string): Passage[] =>
  passagesOf(
    text,
    /\b(?:I|we|they) (?:go|say|tell|ask|come|take|get|see|run|make|start|begin|decide|call|write|give|put)\b/g,
  )

/** Returns `count` words from a place on; none if the text ends before it. */
const wordsAt = (text: string, place: number, count: number): Passage[] => {
  const words = passagesOf(text, wordPattern).slice(place).slice(0, count)
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? [{ start: first.start, end: last.end, text: text.slice(first.start, last.end) }] : []
}

const lengthRemarks = (text: string, words: number): Remark[] => {
  if (words < shortWords)
    return [
      {
        code: 'too_short',
        passages: [],
        says: 'This takes less than half a minute to say.',
        tip: 'Tell one case from start to end: what was going on, what you did, and what came of it.',
      },
    ]
  if (words > longWords)
    return [
      {
        code: 'too_long',
        passages: wordsAt(text, twoMinutesWords, wordsToShow),
        says: 'This takes more than two minutes to say. You reach two minutes here:',
        tip: 'Cut the background to two sentences and keep what you did and what came of it.',
      },
    ]
  return []
}

const storyRemarks = (
  mentions: NonNullable<Coaching['mentions']>,
  words: number,
  figures: Passage[],
  answer: string,
): Remark[] => {
  const remarks: Remark[] = []
  const mine = passagesOf(answer, /\b(?:I|I'm|I've|I'd|my|myself)\b/g)
  const ours = passagesOf(answer, /\b(?:we|our|us)\b/gi)
  if (ours.length >= 2 && ours.length > 2 * mine.length)
    remarks.push({
      code: 'no_own_part',
      passages: ours,
      says: `You say “we” ${ours.length} times and hardly “I”.`,
      tip: 'Say which part was yours, in one sentence that begins with “I”.',
    })
  else if (!mentions.action && words >= 25)
    remarks.push({
      code: 'no_action',
      passages: [...ours, ...passagesOf(answer, passivePattern)].toSorted((one, other) => one.start - other.start),
      says: 'It does not say what you did.',
      tip: 'Name two or three things you did, each with its own verb: “I asked…”, “I changed…”.',
    })
  if (!mentions.result && words >= 25)
    remarks.push({
      code: 'no_result',
      passages: wordsAt(answer, -wordsToShow, wordsToShow),
      says: 'It does not say how it ended. It stops here:',
      tip: 'End with what was different afterwards, and for whom.',
    })
  const vague = passagesOf(answer, vaguePattern)
  if (figures.length === 0 && words >= 25)
    remarks.push({
      code: 'no_figures',
      passages: vague,
      says: vague.length === 0 ? 'There is no number in it.' : 'There is no number in it. These words could be one:',
      tip: 'Add one number that an interviewer can remember: how many, how long, how much before and after.',
    })
  return remarks
}

const wordingRemarks = (answer: string, question: string): Remark[] => {
  const remarks: Remark[] = []
  const soft = passagesOf(answer, hedgePattern)
  const empty = passagesOf(answer, fillerPattern)
  const present = presentIn(answer)
  const past = /\b[a-z]{3,}ed\b|\b(?:was|were|had|went|said|told|came|took|got|saw|ran|made|began|wrote|gave)\b/.test(
    answer,
  )
  if (soft.length >= 2)
    remarks.push({
      code: 'hedges',
      passages: soft,
      says: 'Some words weaken what you say.',
      tip: 'Leave them out and read the sentence again: it is usually still true.',
    })
  if (empty.length >= 2)
    remarks.push({
      code: 'fillers',
      passages: empty,
      says: 'Some words add nothing.',
      tip: 'Pause briefly instead.',
    })
  if (present.length >= 2 && past && /\b(?:did|was|were|had|last)\b/i.test(question))
    remarks.push({
      code: 'tense',
      passages: present,
      says: 'The story moves between past and present.',
      tip: 'Tell it in the past from start to end.',
    })
  return remarks
}

/**
 * Analyses an answer by fixed rules, as an interviewer would hear it: how long it takes to say, which clauses tell which part of a story,
 * and what could be better. It gives no score. For texts that are not in English it returns only their length and figures.
 */
export const coachAnswer = (answer: string, question: string): Coaching => {
  const text = answer.slice(0, maxRead)
  const words = text.toLowerCase().match(wordPattern) ?? []
  const figures = passagesOf(text, figurePattern)
  const base = { words: words.length, seconds: Math.round(words.length / wordsPerSecond), figures }
  if (words.length === 0) return { ...base, story: null, mentions: null, parts: null, remarks: [] }
  if (!isEnglish(words))
    return { ...base, story: null, mentions: null, parts: null, remarks: lengthRemarks(text, words.length) }
  const mentions = { action: mentionsAction(text), result: passagesOf(text, endingPattern).length > 0 }
  const parts = answeredParts(question, text)
  const open: Remark[] =
    parts !== null && parts.asked > 1 && parts.open.length > 0
      ? [
          {
            code: 'question_open',
            passages: [],
            says: `A part of the question is still open: “${parts.open.join('” and “')}”.`,
            tip: 'Answer it in one sentence of its own.',
          },
        ]
      : []
  return {
    ...base,
    story: storyOf(text),
    mentions,
    parts: parts && { asked: parts.asked, answered: parts.answered },
    remarks: [
      ...lengthRemarks(text, words.length),
      ...open,
      ...storyRemarks(mentions, words.length, figures, text),
      ...wordingRemarks(text, question),
    ],
  }
}
