import * as v from 'valibot'
import { expect, it } from 'vitest'
import { doubtSchema } from './doubt.ts'

it.each([
  { reason: 'from_picture' },
  { reason: 'unsure_words', words: ['Acme'] },
  { reason: 'empty_field', field: 'name' },
  { reason: 'empty_field', field: 'title' },
  { reason: 'empty_field', field: 'start_date' },
  { reason: 'ends_before_start' },
  { reason: 'date_in_name', field: 'name' },
  { reason: 'date_in_name', field: 'title' },
  { reason: 'future_date', field: 'start_date' },
  { reason: 'future_date', field: 'end_date' },
  { reason: 'future_date', field: 'date' },
  { reason: 'dates_in_text', field: 'details' },
  { reason: 'dates_in_text', field: 'description' },
  { reason: 'dates_in_text', field: 'text' },
])('%j is a doubt', (doubt) => {
  expect(v.parse(doubtSchema, doubt)).toEqual(doubt)
})

it.each([
  { reason: '' },
  { reason: 'other' },
  { reason: 'unsure_words' },
  { reason: 'empty_field', field: '' },
  { reason: 'date_in_name', field: 'start_date' },
  { reason: 'date_in_name', field: '' },
  { reason: 'future_date', field: 'name' },
  { reason: 'dates_in_text', field: 'name' },
])('%j is none', (doubt) => {
  expect(v.is(doubtSchema, doubt)).toBe(false)
})
