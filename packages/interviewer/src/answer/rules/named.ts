import { fold, terms, words } from '../../text/words.ts'
import { isSpoken } from '../proofs/spoken.ts'
import { type Hit, hitOf } from '../rank.ts'
import type { Topic } from '../read-question.ts'
import { languages } from '../topics/resume-words.ts'
import { anyOf } from '../word-table.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import { passesGuards } from './guards.ts'
import { isBare, specificsOf } from './mentions.ts'
import { linesNaming, namedInLine, namingIt } from './named-in-line.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule } from './rule.ts'

const ofMore = anyOf(phrases.named.ofMore)

const asksOfTongue = anyOf(phrases.named.asksOfTongue)

const asksOfLanguages = /\b(?:which|what|other|all) languages\b|^languages\b/

/** The entries of tools and skills of which the name holds all that is asked for. */
const entriesNamed = (matter: Matter, things: Topic[]): Hit[] =>
  matter.hits.filter((hit) => {
    const { doc } = hit
    if (doc.kind !== 'technical' && doc.kind !== 'skills') return false
    const name = new Set(terms(doc.name))
    const named = { ...doc, context: fold(doc.name) }
    return (
      things.every(({ stem }) => name.has(stem)) &&
      matter.question.names.every((asked) => holdsName(named, asked)) &&
      passesGuards(matter, hit)
    )
  })

/** Words by which it is asked in which job, or how long, something was used. */
const asksWhere = anyOf(phrases.named.asksWhere)

/** More than that it is listed: a level. */
const asksOfLevel = anyOf(phrases.named.asksOfLevel)

/** Rules for things that stand in the resume by their name. */
export const namedRules: Rule[] = [
  {
    name: 'a language by its name',
    examples: ['French?', 'is her French good enough for patients', 'can she talk to French patients'],
    judge: (matter) => {
      const { question, hits, index } = matter
      const asked = words(question.plain).filter((word) => languages.has(word))
      const others = specificsOf(question).filter(({ word, stem }) => !languages.has(word) && !askingWords.has(stem))
      if (asked.length === 0 || (others.length > 0 && !asksOfTongue.test(question.plain))) return null
      const cited = hits.filter(({ doc }) => {
        const spoken = doc.facts.flatMap((fact) => (fact.kind === 'language' ? words(fold(fact.language)) : []))
        return doc.kind === 'other' && asked.every((language) => spoken.includes(language))
      })
      // Who introduces themselves may say it in passing: 'I make Chenin blanc and speak Afrikaans and English'
      const inPassing = index.docs.flatMap((doc) => {
        const sentences =
          doc.kind === 'overview'
            ? doc.sentences.filter((text) => asked.every((language) => words(text).includes(language)))
            : []
        return sentences.length === 0 ? [] : [{ ...hitOf(doc, hits), doc: { ...doc, sentences } }]
      })
      const [line] = [...cited, ...inPassing]
      if (line === undefined) return null
      const isProved = question.whether && isSpoken(question, line.doc)
      // 'Which languages, level of Spanish?' asks for all of them
      const isOfAll = asksOfLanguages.test(question.plain)
      const isOfLevel = question.wanted === 'level' && others.length === 0
      return {
        outcome: 'answered',
        cited: [line],
        ...(isProved && { proved: true }),
        ...((isProved || isOfLevel) && !isOfAll && { telling: 'spoken' as const }),
        confidence: 0.85,
      }
    },
  },
  {
    name: 'a tool or skill by its name',
    examples: ['Epic?', 'Does she know Epic?', 'how good is her Epic'],
    judge: (matter) => {
      const { question } = matter
      if (!question.whether && question.wanted !== 'level') return null
      // Another job before this one is no skill.
      if (question.asksOfJob && question.names.length === 0) return null
      if (ofMore.test(question.plain)) return null
      const things = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
      if (things.length === 0 && question.names.length === 0) return null
      const cited = entriesNamed(matter, things)
      if (cited.length === 0) return null
      // What was done with a thing says more than that it is listed
      const isOnlyListed = cited.every(isBare) && question.wanted !== 'level' && !asksOfLevel.test(question.plain)
      const lines = isOnlyListed ? linesNaming(matter, things) : []
      return lines.length > 0
        ? { outcome: 'answered', cited: [...lines, ...cited.slice(0, 1)], sure: true, proved: true, confidence: 0.9 }
        : { outcome: 'answered', cited: cited.slice(0, 2), sure: true, confidence: 0.9 }
    },
  },
  {
    name: 'where or how long a listed thing was used',
    examples: ['where has she used Excel?', 'how many years of Excel?'],
    judge: (matter) => {
      const { question, hits } = matter
      const isOfTime = question.wanted === 'duration'
      if (!isOfTime && !asksWhere.test(question.plain)) return null
      const things = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
      if ((things.length === 0 && question.names.length === 0) || question.years.length > 0) return null
      const entries = entriesNamed(matter, things)
      const cited = isOfTime ? [] : hits.flatMap((hit) => namingIt(matter, things, hit))
      if (entries.length === 0 || entries.some(({ doc }) => doc.sentences.length > 0)) return null
      return cited.length > 0
        ? { outcome: 'answered', cited: cited.slice(0, 3), telling: 'highlights', confidence: 0.8 }
        : { outcome: 'closest', near: entries.slice(0, 1), closeness: 'unlikely', confidence: 0.3 }
    },
  },
  namedInLine,
]
