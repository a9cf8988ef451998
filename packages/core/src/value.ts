import { assign, setup } from 'xstate'

type Value<T> = { value: T }

/** A machine that holds one value outside the screens, such as the toasts. The value is always replaced as a whole. */
export const createValueMachine = <T>(value: T) =>
  setup({
    types: { context: {} as Value<T>, events: {} as { type: 'value.set' } & Value<T> },
    actions: { set: assign((_, given: Value<T>) => ({ value: given.value })) },
  }).createMachine({
    id: 'value',
    context: { value },
    on: { 'value.set': { actions: { type: 'set', params: ({ event }) => event } } },
  })

/** The value that the machine holds. */
export const toValue = <T>(snapshot: { context: Value<T> }): T => snapshot.context.value
