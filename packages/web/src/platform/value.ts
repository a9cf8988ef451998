import { createValueMachine, toValue } from '@candid/core'
import { startActor } from './start-actor.ts'

/** A value outside React. Ports and screens set it, and screens read it with `useSyncExternalStore`. */
export const createValue = <T>(initial: T) => {
  const actor = startActor(createValueMachine(initial))
  return {
    read: () => toValue(actor.getSnapshot()),
    set: (value: T) => actor.send({ type: 'value.set', value }),
    subscribe: (listener: () => void) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
  }
}
