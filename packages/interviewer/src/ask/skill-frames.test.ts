import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'
import { candidatesOf } from './candidates.ts'

const skill = (name: string): ResumeItem => ({
  id: name,
  section: 'skills',
  content: { name, description: '', projects: null },
})
const tool = (name: string): ResumeItem => ({
  id: name,
  section: 'technical',
  content: { name, description: '', proficiency: null, projects: null },
})
const possible = (item: ResumeItem): string =>
  candidatesOf({ item, items: [item], existing: [], num: 3 })
    .map(({ text }) => text)
    .join('\n')
const asked = (item: ResumeItem): string => {
  const result = ask({ item, items: [item], existing: [], num: 3 })
  return result.ok ? result.questions.map(({ text }) => text).join('\n') : ''
}

describe('a skill that nobody knows is asked about by its kind', () => {
  it.each([
    ['Training kiln hands', 'really sunk in'],
    ['Presenting to glaziers', 'decide what to leave out'],
    ['Crackle assessment', 'doubt your first finding'],
    ['Crackle scheduling', 'the most difficult thing'],
    ['Working dogs', 'the last time working dogs got difficult'],
  ])('%s', (name, words) => expect(possible(skill(name))).toContain(words))
})

describe('a question names nothing beside the skill or tool, and nothing trifling', () => {
  it.each([
    [skill('Dry needling'), /taping/],
    [skill('Staff supervision'), /your shift/],
    [tool('Cash handling'), /large note/],
    [tool('Microsoft 365'), /How do you share files/],
    [tool('Opera PMS'), /normal shift/],
  ])('%#', (item, words) => expect(asked(item)).not.toMatch(words))
})
