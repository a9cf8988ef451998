import { changeIn, figuresIn } from '../../facts/figures.ts'
import { fold, terms } from '../../text/words.ts'
import { type Doc, rarity } from '../build-index.ts'
import { innerProduct } from '../meaning.ts'
import { type Hit, hitOf } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { isWish } from '../wishes.ts'
import { mentionsIn } from './mentions.ts'
import type { Matter } from './rule.ts'

/** One line of the resume by itself, with its text as it is held against a question. */
export type Line = { hit: Hit; text: string; said: string; wishes: boolean; lacks: boolean }

/** A line that says what somebody does not have, do or hold, or not yet. */
const saysLess =
  /\b(?:not|no|never|cannot|can't|won't|don't|doesn't|without|less|lapsed|expired|paused|failed|rusty|only|until|pending|yet|booked|learning|basic|beginner|except|limited|might|unless|non-compete|notice)\b/

/** Kinds of evidence of which each sentence tells something of its own; the others belong to the name that they stand beside. */
const ofSentences = new Set<Doc['kind']>(['overview', 'experience', 'leadership', 'other'])

/** So many lines are weighed: more than a real resume has, and few enough that a very long one holds nobody up. */
const mostLines = 300

/** The lines of the resume and of released answers, those of the evidence that ranks best first. */
export const linesOf = ({ index, hits }: Matter): Line[] =>
  [...new Set([...hits.map(({ doc }) => doc), ...index.docs])]
    .flatMap((doc) => {
      const hit = hitOf(doc, hits)
      const lines =
        ofSentences.has(doc.kind) && doc.sentences.length > 0 ? doc.sentences.map((text) => [text]) : [doc.sentences]
      return lines.map((sentences) => {
        const own = sentences.join(' ')
        return {
          hit: { ...hit, doc: { ...doc, sentences } },
          said: `${doc.title}. ${doc.name}. ${doc.level}. ${own}`.replaceAll('-', ' '),
          text: own === '' ? `${doc.title} ${doc.name}`.trim() : own,
          wishes: isWish(own),
          lacks: saysLess.test(fold(`${doc.level} ${own}`)),
        }
      })
    })
    .slice(0, mostLines)

/**
 * How much it counts that a line is near in meaning, that it answers by the learned product, that it shares a word (the rarer in the resume the more),
 * that it is the entry of that very name ('React', not 'React Native'), and that it tells something in figures. The first three are in proportion as for a single sentence in the judge (`judge/sentence-features.ts`).
 */
const weight = { near: 3, answering: 2, shared: 1, named: 1, change: 0.3, figure: 0.15 } as const
/** So much of a line is read by its meaning. */
const readLength = 300

/** What a line is worth to who asks for something, by its meaning, by the words that it shares, and by its figures. */
export const worthOf = ({ meaning, index }: Matter, line: Line, asked: string, topics: Topic[]): number => {
  const [own, vector] = [meaning.embed(asked), meaning.embed(line.text.slice(0, readLength))]
  const shared = topics
    .filter(mentionsIn(line.said))
    .reduce(
      (sum, { stem }) => sum + rarity(index.frequency.get(stem) ?? 0, index.docs.length) / rarity(1, index.docs.length),
      0,
    )
  const named = terms(line.hit.doc.name)
  const isEntry = line.hit.doc.kind !== 'experience' && named.length > 0
  const byName = isEntry ? topics.filter(({ stem }) => named.includes(stem)).length / named.length : 0
  return (
    weight.named * Math.min(1, byName) +
    weight.near * innerProduct(own, vector) +
    weight.answering * meaning.answering(own, vector) +
    weight.shared * shared +
    (changeIn(line.text) !== null ? weight.change : figuresIn(line.text).length > 0 ? weight.figure : 0)
  )
}
