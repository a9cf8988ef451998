import { expect, it } from 'vitest'
import { guessHeading } from './lexicon/guess-heading.ts'
import { misspeltAs } from './misspelt.ts'

const meant = misspeltAs(['experience', 'synopsis', 'academic', 'projects', 'responsible', 'responsibly'], () => false)

it.each([
  ['experiance', 'experience'],
  ['sypnosis', 'synopsis'],
  ['accadamic', 'academic'],
  ['experince', 'experience'],
])('%s was meant to be %s', (wrong, right) => {
  expect(meant(wrong)).toBe(right)
})

it.each(['experienced', 'experience', 'project', 'expense', 'respnsbl'])('%s is not taken for another word', (word) => {
  expect(meant(word)).toBeNull()
})

it('a misspelt heading has the kind of the one that was meant, and is less sure than it', () => {
  expect(guessHeading('Educational Qualificatons')).toMatchObject({ kind: 'education', known: 0.9 })
  expect(guessHeading('PROFESSIONAL EXPERIANCE')).toMatchObject({ kind: 'experience', known: 0.9 })
  expect(guessHeading('Professional Experience')).toMatchObject({ kind: 'experience', known: 1 })
})

it('a word of English is no misspelt word of another language', () => {
  expect(guessHeading('Commissions')).toBeNull()
})
