import { expect, it } from 'vitest'
import { isWish } from './wishes.ts'

it.each([
  'Looking for a post in Porto',
  'Want: warehouse supervisor',
  'Now hoping to move into training',
  'I would like a part-salaried role',
  'Aims for a school of her own',
  'Wants to work nearer home',
  'Next role: head gardener',
  'Open to new roles abroad',
  'Plans to qualify as a diver',
])('says what is looked for: %s', (text) => expect(isWish(text)).toBe(true))

it.each([
  'Open to relocation',
  'Ready to start in March',
  'Asks guests what they want',
  'Wrote cleaning plans for four sites',
  'Prepared pupils for their next step',
  'Aimed searchlights in three theatres',
  'Looked after 40 horses',
  'Nights possible, weekends preferred',
])('says none: %s', (text) => expect(isWish(text)).toBe(false))
