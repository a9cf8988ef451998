import { terms, words } from '../../text/words.ts'
import { type Doc, rarity } from '../build-index.ts'
import { innerProduct } from '../meaning.ts'
import type { Hit } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { mentionsIn } from '../rules/mentions.ts'
import type { Matter } from '../rules/rule.ts'
import { thingsAsked } from '../rules/unmentioned.ts'
import { holdsWanted } from './holds-wanted.ts'
import { likestWord } from './like-words.ts'

/** So many sentences of a piece of evidence are read, each so far. */
const read = { sentences: 12, length: 300 } as const
/** Against the sentences of so many other pieces of evidence the best one is held. */
const compared = 8

/** A sentence with how near it is to the question, how well it answers by the learned product, and what of the question it mentions. */
type Weighed = { text: string; near: number; answering: number; mentioned: number; value: number }

const weighed = new WeakMap<Matter, Map<Doc, Weighed[]>>()

/** The sentences of a piece of evidence, the one that says most of what is asked first; its fields where it has none. */
const sentencesOf = (matter: Matter, doc: Doc): Weighed[] => {
  const known = weighed.get(matter) ?? new Map<Doc, Weighed[]>()
  weighed.set(matter, known)
  const found = known.get(doc)
  if (found !== undefined) return found
  const { question, meaning } = matter
  const own = meaning.embed(question.asYou)
  const things = thingsAsked(matter, { intent: false })
  const texts = doc.sentences.length === 0 ? [`${doc.title} ${doc.name}`] : doc.sentences.slice(0, read.sentences)
  const list = texts
    .map((text) => {
      const vector = meaning.embed(text.slice(0, read.length))
      const near = innerProduct(own, vector)
      const answering = meaning.answering(own, vector)
      const mentions = mentionsIn(text)
      const mentioned = things.filter(mentions).length
      return { text, near, answering, mentioned, value: mentioned + 3 * near + 2 * answering }
    })
    .sort((one, other) => other.value - one.value)
  known.set(doc, list)
  return list
}

const negated = /\b(?:not?|never|none|without|only|except|un\p{L}{4,20}|yet|instead|rather|but)\b/u

/** What the one sentence that says most of what is asked has of it, and how far it is ahead of the sentences of other evidence. */
export const sentenceFeatures = (matter: Matter, hit: Hit): Record<string, number> => {
  const { question, hits, index } = matter
  const { doc } = hit
  const [best, second] = sentencesOf(matter, doc)
  if (best === undefined) return {}
  const others = hits
    .filter((other) => other !== hit)
    .slice(0, compared)
    .flatMap((other) => sentencesOf(matter, other.doc).slice(0, 1))
  const most = (of: (one: Weighed) => number) => Math.max(-1, ...others.map(of))
  const things = thingsAsked(matter, { intent: false })
  const weightOf = ({ stem }: Topic) => rarity(index.frequency.get(stem) ?? 0, index.docs.length)
  const total = things.reduce((sum, word) => sum + weightOf(word), 0)
  const mentions = mentionsIn(best.text)
  const inFields = mentionsIn(`${doc.title}. ${doc.name}. ${doc.level}`)
  const soft = (word: Topic) => (mentions(word) || inFields(word) ? 1 : likestWord(word, doc, matter))
  const mentionedBy = (other: Hit) => {
    const [text] = sentencesOf(matter, other.doc)
    const fields = mentionsIn(`${other.doc.title}. ${other.doc.name}. ${text?.text ?? ''}`)
    return things.filter(fields).length
  }
  const own = things.filter((word) => mentions(word) || inFields(word)).length
  const asked = new Set(question.topics.map(({ stem }) => stem))
  const said = [...new Set(terms(best.text))]
  return {
    sentenceNear: best.near,
    sentenceAnswering: best.answering,
    sentenceNearMargin: best.near - most(({ near }) => near),
    sentenceAnsweringMargin: best.answering - most(({ answering }) => answering),
    sentenceMargin: best.value - most(({ value }) => value),
    sentenceWithin: second === undefined ? 1 : best.value - second.value,
    fieldsMentioned: things.length === 0 ? -1 : things.filter(inFields).length / things.length,
    likeMentioned: total === 0 ? -1 : things.reduce((sum, word) => sum + weightOf(word) * soft(word), 0) / total,
    mentionedMargin:
      own -
      Math.max(
        0,
        ...hits
          .filter((other) => other !== hit)
          .slice(0, compared)
          .map(mentionedBy),
      ),
    rivals: hits.filter((other) => other !== hit && mentionedBy(other) >= own).length,
    sentenceFocus: said.length === 0 ? 0 : said.filter((stem) => asked.has(stem)).length / said.length,
    sentenceWords: words(best.text).length,
    sentenceWanted: Number(
      holdsWanted(question, { ...doc, startText: '', level: '', title: '', name: '' }, [best.text]),
    ),
    sentenceFigures: Number(/\d/.test(best.text)),
    sentenceLimits: Number(negated.test(best.text.toLowerCase())),
    alternatives: Number(/\/|\bor\b/.test(question.plain)),
    several: Number(/\s[-–+&]\s|,|\band\b/.test(question.plain)),
  }
}
