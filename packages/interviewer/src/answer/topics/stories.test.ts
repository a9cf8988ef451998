import { expect, it } from 'vitest'
import { sharedMeaning } from '../meaning.ts'

const likelihood = (question: string) => {
  const meaning = sharedMeaning()
  return meaning.asksForStory(meaning.embed(question))
}

it.each([
  'a quarrel with a supplier, what did you do',
  'standing up to an angry guest',
  'a mistake you made and what you learned',
])('takes for a story, without a word that asks for one: %s', (question) =>
  expect(likelihood(question)).toBeGreaterThan(0.3),
)

it.each(['forklift licence?', 'how many people did you lead', 'where do you work now', 'notice period'])(
  'takes for a fact: %s',
  (question) => expect(likelihood(question)).toBeLessThan(0.3),
)
