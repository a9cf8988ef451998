import { expect, it } from 'vitest'
import { asDeed } from './deeds.ts'

it.each([
  ['Redesigned the invoice editor.', 'redesigned the invoice editor.'],
  ['Treat 10 to 12 patients a day.', 'treats 10 to 12 patients a day.'],
  ['Teach a class of thirty.', 'teaches a class of thirty.'],
  ['Runs the science department.', 'runs the science department.'],
  ['Led 14 nurses.', 'led 14 nurses.'],
  ['Care for eight residents.', 'cares for eight residents.'],
  ['Present the figures to the board.', 'presents the figures to the board.'],
  ['Cleaned and tested the pumps.', 'cleaned and tested the pumps.'],
  ['Cut missed doses from 9% to 4%.', 'cut missed doses from 9% to 4%.'],
  ['Lowered food cost from 34% to 27%.', 'lowered food cost from 34% to 27%.'],
])('%s is told as a deed', (bullet, deed) => expect(asDeed(bullet, true)).toBe(deed))

it.each([
  'Experienced with the elderly.',
  'Organised and approachable assistant.',
  'Process 150 invoices and follow up queries.',
  'Registered nurse with a diploma.',
  'Lead Product Designer.',
  'Redesigned the editor that I had drawn.',
  'Plan the shifts and run the bar.',
  '11 hectares.',
  'Head of the night shift.',
  'Chair of the allotment club.',
  'Repair and maintenance of lifts.',
  'Support for 40 clinics.',
  'Feed the animals.',
  'Need for speed.',
  'Enhanced DBS 2025 (school runs).',
  'Stock counts from Carlisle to Crewe.',
])('%s is left as it stands', (bullet) => expect(asDeed(bullet, true)).toBeNull())

it('does not say of an ended job what is done in it today', () =>
  expect(asDeed('Treat 12 patients a day.', false)).toBeNull())
