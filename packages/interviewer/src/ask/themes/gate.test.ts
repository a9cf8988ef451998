import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readModelFiles } from '../../encoder/model-files.ts'
import { isAbout } from './gate.ts'
import { themes } from './themes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url))
const model = JSON.parse(read('./gate.json').toString())

describe('the gate of the themes', () => {
  it('was learned from the lines as they are, for these themes, with this encoder (node bench/questions/train-themes.mjs)', () => {
    const lines = JSON.parse(read('../../../../../bench/questions/theme-lines.json').toString())
    expect(model.lines).toBe(createHash('sha256').update(JSON.stringify(lines)).digest('hex'))
    expect(model.encoder).toBe(readModelFiles().hash)
    expect(model.topics).toEqual(Object.keys(themes))
  })
  it.each([
    [
      'bugs',
      'Debugging of embedded C code on STM32 boards',
      'Pest controller: treated bed bugs in 300 hotel rooms a year',
    ],
    [
      'legacy',
      'Rewrote a 15-year-old legacy billing system in Java',
      'Legacy giving: talks with people about their wills',
    ],
    ['tests', 'Wrote unit tests for the billing module', 'Marked unit tests and mock exams for Year 9 mathematics'],
    ['kitchen', 'Served 120 covers on a Friday in the kitchen of a bistro', 'Designed book covers for a publisher'],
  ])('lets through what is about %s and nothing that only uses its words', (theme, about, other) => {
    expect(isAbout(theme, about)).toBe(true)
    expect(isAbout(theme, other)).toBe(false)
  })
  it.each(Object.entries(themes))('knows the example of %s', (name, { like }) => expect(isAbout(name, like)).toBe(true))
})
