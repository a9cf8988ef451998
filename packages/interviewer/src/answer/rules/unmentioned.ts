import { likestWord } from '../judge/like-words.ts'
import type { Hit } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { vocabularyOf } from '../topics/topics.ts'
import { askingWords } from './asking-words.ts'
import { bearers, mentionsIn, specificsOf } from './mentions.ts'
import type { Matter } from './rule.ts'

/** From which likeness of two words on one stands for the other. */
const highLikeness = 0.75
/** Likeness does not tell these apart: 'second' is like 'third', and 'gold' like 'silver'. */
export const opposites =
  /^(?:first|second|third|fourth|last|one|two|three|four|\d.*|gold|silver|bronze|black|green|white|red|blue|north|south|east|west|junior|senior|day|night|inbound|outbound|buy|sell|import|export)$/

/** The words of a question that say which thing is asked for: neither how it is asked nor, where the evidence is of a usual topic, what asks for that. */
export const thingsAsked = ({ question }: Matter, { intent }: Pick<Hit, 'intent'>): Topic[] => {
  const topic = question.topicsByLikelihood[0]?.topic
  const asking = intent && topic !== undefined ? vocabularyOf(topic) : new Set<string>()
  // How much money it was says no sentence in that word
  const isMoney = (word: string) => question.wanted === 'amount' && word === 'money'
  return specificsOf(question).filter(({ word, stem }) => !askingWords.has(stem) && !asking.has(stem) && !isMoney(word))
}

/** The words that say which thing is asked for and that no sentence of the evidence mentions. */
export const unmentionedWords = (matter: Matter, hit: Hit): Topic[] => {
  const specific = thingsAsked(matter, hit)
  const left = bearers(hit.doc).map((text) => {
    const mentions = mentionsIn(text)
    return specific.filter((word) => !mentions(word))
  })
  const [fewest = []] = left.sort((one, other) => one.length - other.length)
  return fewest.filter((word) => opposites.test(word.word) || likestWord(word, hit.doc, matter) < highLikeness)
}
