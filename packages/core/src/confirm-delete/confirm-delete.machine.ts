import { assign, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { known } from '../known.ts'
import { port } from '../port.ts'
import { isSamePhrase } from './confirm-delete.rules.ts'
import type { ConfirmDeleteContext, ConfirmDeleteEvent, DeleteInput } from './confirm-delete.types.ts'

const closed: ConfirmDeleteContext = { id: null, phrase: null, typed: '', failure: null }

/** The dialog before a resume, a user or the own account is deleted for good. A refused deletion keeps it open. */
export const confirmDeleteMachine = setup({
  types: {
    context: {} as ConfirmDeleteContext,
    events: {} as ConfirmDeleteEvent,
  },
  actors: { deleteThing: port<void, DeleteInput>('deleteThing') },
  guards: {
    // The phrase is an email address or a name: its case is not what protects from a slip of the hand.
    isAgreed: ({ context: { phrase, typed } }) => phrase === null || isSamePhrase(typed, phrase),
  },
  actions: {
    open: assign((_, { id, phrase }: { id: string; phrase: string | null }) => ({ ...closed, id, phrase })),
    close: assign(closed),
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'confirmDelete',
  context: closed,
  initial: 'closed',
  states: {
    closed: {
      entry: 'close',
      on: { 'delete.ask': { target: 'asking', actions: { type: 'open', params: ({ event }) => event } } },
    },
    asking: {
      on: {
        'delete.type': { actions: { type: 'setTyped', params: ({ event }) => event } },
        'delete.confirm': { guard: 'isAgreed', target: 'deleting', actions: 'clearFailure' },
        'delete.cancel': 'closed',
      },
    },
    // No way out but the answer: a deletion under way cannot be taken back.
    deleting: {
      invoke: {
        id: 'deleteThing',
        src: 'deleteThing',
        input: ({ context }) => ({ id: known(context.id) }),
        onDone: 'closed',
        onError: { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
})
