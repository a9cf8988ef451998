import { describe, expect, it } from 'vitest'
import { endedFromOutside, isDenied, undenied } from './denied.ts'

describe('what is denied or limited', () => {
  it.each([
    'lectures only, no clients',
    'a colleague does the sending',
    'Saw Datamine over the shoulder',
    'the estimator showed me',
  ])('is seen in %s', (line) => expect(isDenied(line)).toBe(true))
  it.each([
    'six years without an accident',
    'No complaints in two years',
    'Moved 30 services without downtime',
    'Led the night shop',
  ])('is not what did not happen, or what is plainly told: %s', (line) => expect(isDenied(line)).toBe(false))
  it.each(['my own template used by 5 colleagues', 'explains the rules to new colleagues'])(
    'is not what colleagues have from it: %s',
    (line) => expect(isDenied(line)).toBe(false),
  )
  it('is left out of a line, the rest stays', () =>
    expect(undenied('Fitting of panels, no electrics; handover to clients')).toBe(
      'Fitting of panels, handover to clients',
    ))
  it.each(['Made redundant with the entire desk', 'Left when the mine went on care and maintenance'])(
    'an end that was not chosen is seen in %s',
    (line) => expect(endedFromOutside.test(line)).toBe(true),
  )
})
