import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readJson } from './read-json.ts'

it.each([
  ['plain', '{"a":1}'],
  ['in a fence', '```json\n{"a":1}\n```'],
  ['in a fence without a language, with words around it', 'Here you are:\n```\n{"a":1}\n```\nAnything else?'],
  ['with words around it', 'Sure! {"a":1} Done.'],
  ['after thinking aloud', '<think>maybe {"a":2}?</think>\n{"a":1}'],
])('finds JSON that stands %s', (_, reply) => {
  expect(readJson(reply)).toEqual({ a: 1 })
})

it.each(['', 'I cannot help.', '{"a":', '```json\n{"a":\n```', '}{'])('finds none in %j', (reply) => {
  expect(readJson(reply)).toBeUndefined()
})

it('never throws', () => {
  fc.assert(fc.property(fc.string(), (reply) => void readJson(reply)))
})
