import type { FactOf } from '../facts/fact.ts'
import { languages } from '../facts/words/plain-lists.ts'
import type { ResumeItem } from '../interviewer.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

const names = new Set(languages)
const fair = /B[12]|intermediate|conversational/i
/** Words beside a language that is no longer spoken, or was only learned at school. */
const unused =
  /forg[oe]t|once|rusty|school|basic|elementary|beginner|notions|\bsome\b|A[12]\b|read(?:ing|s)? only|passive|understands?\b/i
/** A level at which somebody has grown up with a language or lives in it: nothing is difficult in it that would not be in another. */
const ownLevel = /native|mother tongue|expert|bilingual|home language|fluent|\bC2\b/i

/** Whether a question about a language would be answered by 'not much': what stands beside it, before or after. */
const isUnused = ({ span, text }: FactOf<'language'>, item: ResumeItem): boolean => {
  const line = item.section === 'other' ? item.content.text : ''
  const before =
    line
      .slice(0, span.start)
      .split(/[,;:\n/]|\.\s|\s(?:and|–|-)\s/)
      .at(-1) ?? ''
  const after = line.slice(span.start + text.length).split(/[,;\n/]/)[0] ?? ''
  return unused.test(`${before} ${after}`)
}

/** Whether a skill or tool is a language that people speak. */
export const isLanguage = (name: string): boolean => names.has(name.trim().toLowerCase())

const ask = (language: string, level: string): Subject[] =>
  named(
    `language ${language}`,
    [fair.test(level) ? 'language.fair' : 'language.good'],
    { language },
    weights.language,
    {
      most: 1,
    },
  )

/** What may be asked about a language: nothing of one's own, of English, in which the resume is written, or of one that is hardly spoken. */
export const languageSubjects = (fact: FactOf<'language'>, item: ResumeItem): Subject[] =>
  fact.native || fact.language === 'English' || fact.level === null || ownLevel.test(fact.level) || isUnused(fact, item)
    ? []
    : ask(fact.language, fact.level)

/** The same of a language among the tools, by its level. */
export const spokenTool = ({ name, level }: FactOf<'tool'>, item: ResumeItem): Subject[] => {
  const remark = item.section === 'technical' ? (item.content.description ?? '') : ''
  const stated = level ?? ''
  return /^english$/i.test(name.trim()) ||
    stated === '' ||
    stated === 'beginner' ||
    ownLevel.test(`${stated} ${remark}`) ||
    unused.test(remark)
    ? []
    : ask(name.trim(), stated)
}
