import { likelihoodOf } from '../judge/judge.ts'
import { likestWord } from '../judge/like-words.ts'
import type { Hit } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { vocabularyOf } from '../topics/topics.ts'
import { askingWords } from './asking-words.ts'
import { bearers, bearsIn, holdsPosts, specificsOf } from './bearing.ts'
import type { Matter } from './rule.ts'

/** From which likeness of two words on one stands for the other. */
const highLikeness = 0.75
/** Likeness does not tell these apart: 'second' is like 'third', and 'gold' like 'silver'. */
const opposites =
  /^(?:first|second|third|fourth|last|one|two|three|four|\d.*|gold|silver|bronze|black|green|white|red|blue|north|south|east|west|junior|senior|day|night|inbound|outbound|buy|sell|import|export)$/
/** A question of so many specific words may miss one of them, where the judge is so sure. */
const mayMiss = { of: 3, likelihood: 0.8 } as const

/** The words that say which thing is asked for and that no sentence of the evidence bears. */
const unborneWords = (matter: Matter, { doc, intent }: Hit): Topic[] => {
  const topic = matter.question.topicsByLikelihood[0]?.topic
  const asking = intent && topic !== undefined ? vocabularyOf(topic) : new Set<string>()
  const specific = specificsOf(matter.question).filter(({ stem }) => !askingWords.has(stem) && !asking.has(stem))
  const left = bearers(doc).map((text) => {
    const bears = bearsIn(text)
    return specific.filter((word) => !bears(word))
  })
  const [fewest = []] = left.sort((one, other) => one.length - other.length)
  return fewest.filter((word) => opposites.test(word.word) || likestWord(word, doc, matter) < highLikeness)
}

/** True when all that says which thing is asked for stands in what would be stated; of a long question one word may be missing where the judge is very sure. */
export const passesGate = (matter: Matter, hit: Hit): boolean => {
  if (!holdsPosts(matter.question, hit.doc)) return false
  const unborne = unborneWords(matter, hit).length
  if (unborne === 0) return true
  const asked = specificsOf(matter.question).length
  // A story is told in its own words, seldom in those of the question.
  const isStory = hit.doc.kind === 'answer'
  return unborne === 1 && (isStory || asked >= mayMiss.of) && likelihoodOf(matter, hit) >= mayMiss.likelihood
}
