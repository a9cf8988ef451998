import { stem } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import { everydayWords } from './everyday-words.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { ReadQuestion } from './read-question.ts'
import { closed, quoted } from './sentence.ts'
import { knowsWord } from './thesaurus/thesaurus.ts'
import { anyOf } from './word-table.ts'

const asLevel: Record<string, string> = {
  beginner: 'beginner’s',
  intermediate: 'intermediate',
  advanced: 'advanced',
  expert: 'expert',
}

const noSkill = anyOf(phrases.toolSentence.noSkill, 'i')

const asksOfLevel = /\b(?:proficient|expert|advanced|skilled|strong|fluent)\b/

const quotedName = (name: string) => `“${name.replace(/[“”]/g, '"')}”`

/** A quotation with its first letter as it stands in the resume: names of tools are written small ('dplyr, ggplot2'). */
const asWritten = (text: string, { kind, sentences: [first = ''] }: Doc): string => {
  const [name = ''] = /^\p{Ll}[\p{L}\p{N}.]*(?=,)/u.exec(first) ?? []
  const isList = kind === 'technical' && name !== '' && !knowsWord(name) && !everydayWords.has(stem(name))
  return isList && text.startsWith(first.slice(0, 1).toUpperCase())
    ? `“${first.slice(0, 1)}${quoted(text).slice(2)}`
    : quoted(text)
}

/** A tool or skill in a sentence: 'Ananya has intermediate knowledge of React: “Hooks, Query.”' */
export const toolSentence = (doc: Doc, said: string[], { owner, wanted, plain }: ReadQuestion): string => {
  const level = asLevel[doc.level]
  const text = said.join(' ')
  if (doc.kind === 'skills' && text !== '' && noSkill.test(doc.name))
    return `Under ${quotedName(doc.name)}: ${quoted(text)}`
  const named = owner === '' ? doc.name : `${owner} lists ${doc.name}${doc.kind === 'skills' ? ' as a skill' : ''}`
  const head = level === undefined || owner === '' ? named : `${owner} has ${level} knowledge of ${doc.name}`
  if (text !== '') return `${head}: ${asWritten(text, doc)}`
  const isOfLevel = wanted === 'level' || asksOfLevel.test(plain)
  return closed(isOfLevel && level === undefined ? `${head}, without a level` : head)
}
