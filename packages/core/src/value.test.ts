import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createValueMachine, toValue } from './value.ts'

it('holds one value, and tells whoever follows it of each change', () => {
  const actor = createActor(createValueMachine<string | null>(null)).start()
  const told: (string | null)[] = []
  actor.subscribe((snapshot) => told.push(toValue(snapshot)))
  expect(toValue(actor.getSnapshot())).toBeNull()
  actor.send({ type: 'value.set', value: 'item-1' })
  actor.send({ type: 'value.set', value: null })
  expect(told).toEqual(['item-1', null])
})
