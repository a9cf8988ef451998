import { stopWords, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { innerProduct } from '../meaning.ts'
import type { Topic } from '../read-question.ts'
import { mentionsIn } from '../rules/mentions.ts'
import type { Matter } from '../rules/rule.ts'

/** In a resume of more pieces than this, single words are not held against each other by meaning: each costs milliseconds. */
const mostPieces = 60

/** So many words of one piece of evidence are held against a word of the question by their meaning. */
const mostWords = 24

/** The sentence that is nearest to the question, with the fields. */
const nearestText = (doc: Doc, { question, meaning }: Matter): string => {
  const own = meaning.embed(question.asYou)
  const [best] = doc.sentences
    .slice(0, 12)
    .map((text) => ({ text, value: innerProduct(own, meaning.embed(text.slice(0, 300))) }))
    .sort((one, other) => other.value - one.value)
  return [doc.title, doc.name, doc.level, best?.text ?? ''].join(' ')
}

const texts = new WeakMap<Matter, Map<Doc, string[]>>()
const wordsFor = (doc: Doc, matter: Matter): string[] => {
  const known = texts.get(matter) ?? new Map<Doc, string[]>()
  texts.set(matter, known)
  const found = known.get(doc)
  if (found !== undefined) return found
  const list = [...new Set(words(nearestText(doc, matter)))].filter((word) => !stopWords.has(word) && !/^\d/.test(word))
  known.set(doc, list.slice(0, mostWords))
  return list.slice(0, mostWords)
}

/** How like a word of the question is to the likest word of the evidence: 1 where the evidence mentions it, less by meaning. */
export const likestWord = (word: Topic, doc: Doc, matter: Matter): number => {
  const fields = [doc.title, doc.name, doc.level, ...doc.sentences].join('. ')
  if (mentionsIn(fields)(word)) return 1
  const { meaning, index } = matter
  if (index.docs.length > mostPieces) return 0
  const own = meaning.embed(word.word)
  return Math.max(0, ...wordsFor(doc, matter).map((other) => innerProduct(own, meaning.embed(other))))
}
