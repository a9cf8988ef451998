import * as core from '@candid/core/testing'
import { explore, type Model } from '@candid/core/testing'
import { describe, expect, it } from 'vitest'
import { entries } from './index.ts'

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'machine' in value && 'answers' in value

describe('the gallery', () => {
  it('has every machine that core proves', () => {
    const proven = new Set(
      Object.values(core)
        .filter(isModel)
        .map((model) => model.machine.id),
    )
    expect(new Set(entries.map(({ model }) => model.machine.id))).toEqual(proven)
  })

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    'shows %s with sample data that moves just like the proven model',
    (_, { model, proven }) => {
      expect(explore(model).table).toEqual(explore(proven).table)
    },
  )
})
