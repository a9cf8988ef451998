import { expect, it } from 'vitest'
import { writeOut } from './notes.ts'

it.each([
  ['which langauges?', 'which languages?'],
  // Words of their own, a letter from one by which is asked.
  ['three nights', 'three nights'],
  ['any oil spill?', 'any oil spill?'],
  ['waves', 'waves'],
])('%s is read as %s', (question, read) => expect(writeOut(question, () => false)).toBe(read))
