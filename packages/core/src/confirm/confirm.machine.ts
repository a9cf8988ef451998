import { assign, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { invariant } from '../invariant.ts'
import { port } from '../port.ts'
import { isSamePhrase } from './confirm.rules.ts'
import type { ConfirmContext, ConfirmEvent, ConfirmedInput, ConfirmSubject } from './confirm.types.ts'

const closed: ConfirmContext = { id: null, name: '', phrase: null, typed: '', failure: null }

/** The dialog that asks before an action that cannot be undone, such as a deletion. It stays open if the server refuses the action. */
export const confirmMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
  },
  actors: { act: port<void, ConfirmedInput>('act') },
  guards: {
    // The phrase is an email address or a name. Case does not matter: typing the phrase at all is the protection.
    isAgreed: ({ context: { phrase, typed } }) => phrase === null || isSamePhrase(typed, phrase),
  },
  actions: {
    open: assign((_, { id, name, phrase }: ConfirmSubject) => ({ ...closed, id, name, phrase })),
    close: assign(closed),
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'confirm',
  context: closed,
  initial: 'closed',
  states: {
    closed: {
      entry: 'close',
      on: { 'confirm.ask': { target: 'asking', actions: { type: 'open', params: ({ event }) => event } } },
    },
    asking: {
      on: {
        'confirm.type': { actions: { type: 'setTyped', params: ({ event }) => event } },
        'confirm.agree': { guard: 'isAgreed', target: 'acting', actions: 'clearFailure' },
        'confirm.cancel': 'closed',
      },
    },
    // Only the response ends this state: a request that was sent cannot be taken back.
    acting: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ id: invariant(context.id) }),
        onDone: 'closed',
        onError: { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
})
