import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createValueMachine, toValue } from './value.ts'

it('holds one value, and tells whoever follows it of each change', () => {
  const actor = createActor(createValueMachine<string | null>(null)).start()
  const seen: (string | null)[] = []
  actor.subscribe((snapshot) => seen.push(toValue(snapshot)))
  expect(toValue(actor.getSnapshot())).toBeNull()
  actor.send({ type: 'value.set', value: 'item-1' })
  actor.send({ type: 'value.set', value: null })
  expect(seen).toEqual(['item-1', null])
})
