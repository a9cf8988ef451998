import { answer } from '@candid/interviewer'
import type { Shared } from './shared-resume.ts'

const most = 4

/** 'Nordkorn Foods' of 'Nordkorn Foods, Borås'. */
const shortName = (name: string) => name.split(',')[0]?.trim() || name

const candidatesOf = ({ items, firstName }: Shared): string[] => {
  const questions: string[] = []
  for (const item of items) {
    if (item.section === 'experience' && item.content.name !== '')
      questions.push(`What did ${firstName} do at ${shortName(item.content.name)}?`)
    if (item.section === 'technical' && item.content.name !== '')
      questions.push(`How well does ${firstName} know ${item.content.name}?`)
    if (item.section === 'achievements' && item.content.name !== '')
      questions.push(`What was ${item.content.name} for?`)
    if (item.section === 'roles' && item.content.name !== '') questions.push(`What is ${item.content.name} about?`)
  }
  const broad = [`What is ${firstName}'s current job?`, `Has ${firstName} led people?`]
  // One of each kind before a second one of the same.
  const [first, ...rest] = questions
  return [...broad.slice(0, 1), ...(first ? [first] : []), ...broad.slice(1), ...rest]
}

/** A few questions from the resume's own content, only such as it can answer. `today` is YYYY-MM-DD. */
export const suggestQuestions = (shared: Shared, today: string): string[] => {
  const { firstName, items, answers } = shared
  const suggestions: string[] = []
  for (const question of candidatesOf(shared)) {
    if (suggestions.length === most) break
    const result = answer({ firstName, items, answers, question, today })
    if (result.ok && result.outcome === 'answered') suggestions.push(question)
  }
  return suggestions
}
