import { fold, words } from '../../text/words.ts'
import type { ReadQuestion, Topic } from '../read-question.ts'
import { technologyNames } from '../thesaurus/technologies.ts'
import type { Line } from './judgement-lines.ts'
import { onlyJudges, speaksOfPerson } from './judgement-questions.ts'
import { mentionsIn } from './mentions.ts'
import type { Matter } from './rule.ts'

/** One thing that a post requires, in the asker's words. */
export type Requirement = { text: string; topics: Topic[] }

/** Where one condition of a post ends and another begins, and where within it one thing ends and another begins. */
const between = {
  conditions: /[,.;:?!()\n]|\s[–-]\s|\b(?:but|plus|who|that)\b/u,
  things: /[+&/]|\b(?:and|or|with|for|in|at|mostly|mainly|on|from|as well as)\b/u,
} as const
/** So many of what a post requires is read: more than an advertisement lists, and few enough that a long text holds nobody up. */
const mostRead = 24

const partsOf = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const withTopics = (parts: string[], topics: Topic[]): Requirement[] =>
  parts.slice(0, mostRead).map((text) => {
    const held = new Set(words(text))
    return { text, topics: topics.filter(({ word }) => held.has(word)) }
  })

/** The conditions of a described post, each with the words of the question that stand in it; not what only asks for the judgement or speaks of the person. */
export const conditionsIn = ({ text }: ReadQuestion, topics: Topic[]): Requirement[] =>
  withTopics(
    partsOf(fold(text), between.conditions).filter((part) => !onlyJudges(part) && !speaksOfPerson(part)),
    topics,
  )

/** The single things that a condition names: 'React', 'Node'. */
export const thingsIn = ({ text, topics }: Requirement): Requirement[] =>
  withTopics(partsOf(text, between.things), topics).filter((part) => part.topics.length > 0)

/** The tools that a described post names and of which no line of the resume says anything. Of other words nothing is said: a resume may mean them in its own. */
export const toolsUnmentioned = ({ question }: Matter, topics: Topic[], lines: Line[]): string[] => {
  const mentions = lines.map(({ said }) => mentionsIn(said))
  const named = new Set(conditionsIn(question, topics).flatMap((condition) => condition.topics))
  return [...named]
    .filter(({ word }) => technologyNames.has(word))
    .filter((topic) => !mentions.some((mentionsTopic) => mentionsTopic(topic)))
    .map(({ word }) => writtenIn(question.text, word))
}

/** A word as it stands in a text. */
const writtenIn = (text: string, word: string): string => {
  const at = fold(text).indexOf(word)
  return at < 0 ? word : text.slice(at, at + word.length)
}
