import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { anyOf, oneOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asksOfBest = anyOf(phrases.strongest.asksOfBest)
const ofTools = anyOf(phrases.strongest.ofTools)
const ofWriting = anyOf(phrases.strongest.ofWriting)
const ofSpeech = anyOf(phrases.strongest.ofSpeech)
const ofCode = oneOf(phrases.strongest.ofCode)
const isCode = ({ name }: Doc) => name.split(/[,/&()]| and /).some((part) => ofCode.test(fold(part).trim()))

const levels = ['', 'beginner', 'intermediate', 'advanced', 'expert']
const levelOf = ({ level }: Doc) => levels.indexOf(level)

/** At most so many tools of the highest level are told. */
const most = 4

/** A rule for the tool or the programming language that somebody knows best, by the levels that they give themselves. */
export const strongestRules: Rule[] = [
  {
    name: 'the tools of the highest level',
    examples: ['which software is she best at?'],
    judge: ({ question, hits }) => {
      const { plain, names } = question
      if (
        !asksOfBest.test(plain) ||
        !ofTools.test(plain) ||
        names.some((name) => !ofTools.test(name)) ||
        ofSpeech.test(plain)
      )
        return null
      const asksOfLanguage = /\blanguages?\b/.test(plain)
      const isElse = ({ stem, word }: { stem: string; word: string }) =>
        !askingWords.has(stem) && !asksOfBest.test(word) && !ofTools.test(word)
      if (specificsOf(question).some(isElse)) return null
      const tools = hits.filter(
        ({ doc }) => doc.kind === 'technical' && levelOf(doc) > 0 && (!asksOfLanguage || isCode(doc)),
      )
      const highest = Math.max(0, ...tools.map(({ doc }) => levelOf(doc)))
      const cited = tools
        .filter(({ doc }) => levelOf(doc) === highest)
        .sort((one, other) => one.doc.place - other.doc.place)
      // 'best language?' of who lists a beginner's SQL is one that is spoken
      const isSpoken = asksOfLanguage && !ofWriting.test(plain) && highest < levels.indexOf('advanced')
      return cited.length === 0 || isSpoken
        ? null
        : { outcome: 'answered', cited: cited.slice(0, most), telling: 'lines', confidence: 0.85 }
    },
  },
]
