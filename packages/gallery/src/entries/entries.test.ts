import { explore, models } from '@candid/core/testing'
import { describe, expect, it } from 'vitest'
import { entries } from './index.ts'

describe('the gallery', () => {
  it('has every machine that core proves', () => {
    expect(entries.map(({ model }) => model.machine.id).sort()).toEqual(models.map(({ machine }) => machine.id).sort())
  })

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    'shows %s with sample data that moves just like the proven model',
    (_, { model, proven }) => {
      expect(explore(model).table).toEqual(explore(proven).table)
    },
  )
})
