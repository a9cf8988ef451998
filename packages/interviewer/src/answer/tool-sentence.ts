import type { Doc } from './build-index.ts'
import type { ReadQuestion } from './read-question.ts'
import { closed, quoted } from './sentence.ts'

const asLevel: Record<string, string> = {
  beginner: 'beginner’s',
  intermediate: 'intermediate',
  advanced: 'advanced',
  expert: 'expert',
}

/** A tool or skill in a sentence: 'Ananya has intermediate knowledge of React: “Hooks, Query.”' */
export const toolSentence = (doc: Doc, said: string[], { owner }: ReadQuestion): string => {
  const level = asLevel[doc.level]
  const named = owner === '' ? doc.name : `${owner} lists ${doc.name}${doc.kind === 'skills' ? ' as a skill' : ''}`
  const head = level === undefined || owner === '' ? named : `${owner} has ${level} knowledge of ${doc.name}`
  return said.length === 0 ? closed(head) : `${head}: ${quoted(said.join(' '))}`
}
