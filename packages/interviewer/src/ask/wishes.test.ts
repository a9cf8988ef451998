import { describe, expect, it } from 'vitest'
import { isWish, wishIn } from './wishes.ts'

describe('a wish of an overview', () => {
  it.each([
    [
      'Now looking for a workshop where somebody checks my welds',
      'You are looking for a workshop where somebody checks your welds',
    ],
    ['I want to leave the kitchen for food development', 'You want to leave the kitchen for food development'],
    ['Joiner, would like to become a site foreman.', 'You want to become a site foreman'],
  ])('is said to the person: %s', (sentence, said) => expect(wishIn(sentence)).toBe(said))
  it.each([
    'Looking for part-time work near Leeds',
    'Seeking a new challenge',
    'Looking for my first',
    'Student looking for an internship',
    'I advise people who want to buy their first house',
    'Happy with the team that I have',
  ])('is neither terms of work, nor a mere job, nor what others want: %s', (sentence) =>
    expect(wishIn(sentence)).toBeNull(),
  )
  it('is told from what somebody does, of whatever kind it is', () => {
    expect(isWish('Looking for a general ledger position with more closing work')).toBe(true)
    expect(isWish('Looked after the general ledger for people who want to sell')).toBe(false)
  })
})
