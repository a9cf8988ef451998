import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isBreak, isRunning, jobsLatestFirst } from '../dates-of-docs.ts'
import { landsAsked, landsCovered, landsOf, placeOf, placesIn } from '../places/places.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import { longestList, type Matter, type Rule, type Verdict } from './rule.ts'

const ofWork = anyOf(phrases.places.ofWork)
const asksOfMove = anyOf(phrases.places.asksOfMove)
const statesMove = anyOf(phrases.places.statesMove)
const limitsMove = /\b(?:no|not|never|only|except|before|until|but|if|unless)\b/

/** A sentence that says that its owner would move to each place: by its name, or by that of its country or region. */
export const coversAll = (text: string, asked: ReturnType<typeof placesIn>): boolean => {
  const covered = landsCovered(text)
  const named = new Set(placesIn(text).map(({ place }) => place))
  return asked.every(({ place, land }) => named.has(place) || covered.has(land))
}

const asksOfAbroad =
  /^(?:(?:any|has|did|does|have|and|so|ever|s?he|they|got|had|work(?:ed|ing)?|jobs?|experience|posts?|roles?|done|some) ){0,6}(?:overseas|abroad|international(?:ly)?|foreign|outside (?:of )?(?:her|his|their|the) (?:own |home |native )?country)(?: (?:work|working|job|jobs|experience|exposure|before|ever|posting|stint)s?){0,2}[?.! ]{0,5}$/

/** The jobs in another country than those of today, or than the latest. */
const workAbroad = ({ hits }: Matter): Verdict | null => {
  const jobs = jobsLatestFirst(hits.map(({ doc }) => doc)).filter((doc) => !isBreak(doc))
  const home = new Set(
    jobs.filter((doc) => isRunning(doc) || doc === jobs[0]).flatMap(({ name }) => [...landsOf(name)]),
  )
  const isAbroad = ({ name }: Doc) => landsOf(name).size > 0 && ![...landsOf(name)].some((land) => home.has(land))
  const cited = home.size === 0 ? [] : hits.filter(({ doc }) => jobs.includes(doc) && isAbroad(doc))
  return cited.length === 0
    ? null
    : { outcome: 'answered', cited: cited.slice(0, longestList), telling: 'list', sure: true, confidence: 0.85 }
}

/** Rules for the places of jobs, which stand in their headers, and for those that somebody would move to. */
export const placeRules: Rule[] = [
  {
    name: 'a job in a country',
    examples: ['has she ever worked in Ireland?', 'UK experience?', 'worked in europe?', 'work abroad?'],
    judge: (matter) => {
      const { question, hits } = matter
      if (asksOfAbroad.test(question.plain)) return workAbroad(matter)
      const asked = landsAsked(question.plain)
      if (asked === null || !question.whether || !ofWork.test(question.plain)) return null
      const others = specificsOf(question).filter(
        ({ word, stem }) => !asked.words.includes(word) && !askingWords.has(stem) && !ofWork.test(word),
      )
      const cited = hits.filter(
        ({ doc }) => doc.kind === 'experience' && [...landsOf(placeOf(doc.name))].some((land) => asked.lands.has(land)),
      )
      const beside = question.names.filter((name) => !words(fold(name)).every((word) => asked.words.includes(word)))
      if (cited.length === 0 || others.length > 0 || beside.length > 0 || question.years.length > 0) return null
      return { outcome: 'answered', cited: cited.slice(0, longestList), telling: 'list', sure: true, confidence: 0.9 }
    },
  },
  {
    name: 'a place that somebody would move to',
    examples: ['would she relocate to Doha?'],
    judge: ({ question, hits }) => {
      const asked = placesIn(question.text)
      if (asked.length === 0 || !question.whether || !asksOfMove.test(question.plain)) return null
      const cited = hits.flatMap((hit) => {
        if (hit.doc.kind !== 'other' && hit.doc.kind !== 'overview') return []
        const sentence = hit.doc.sentences.find(
          (text) => statesMove.test(fold(text)) && !limitsMove.test(fold(text)) && coversAll(text, asked),
        )
        return sentence === undefined ? [] : [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
      })
      return cited.length === 0
        ? null
        : {
            outcome: 'answered',
            cited: cited.slice(0, 1),
            telling: 'lines',
            sure: true,
            proved: true,
            confidence: 0.85,
          }
    },
  },
]
