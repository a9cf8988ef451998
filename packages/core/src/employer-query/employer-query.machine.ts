import { assign, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { port } from '../port.ts'
import { maxQueryLength } from '../schemas/employer.ts'
import type { AskQueryInput, EmployerQueryContext, EmployerQueryEvent } from './employer-query.types.ts'

/** The box in which an employer asks. It sends one question at a time, and keeps the typed text until it is answered. */
export const employerQueryMachine = setup({
  types: {
    context: {} as EmployerQueryContext,
    events: {} as EmployerQueryEvent,
  },
  actors: { askQuery: port<{ id: string }, AskQueryInput>('askQuery') },
  guards: {
    isQuestion: ({ context }) => {
      const { length } = context.draft.trim()
      return length > 0 && length <= maxQueryLength
    },
  },
  actions: {
    setDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    clearDraft: assign({ draft: '' }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'employerQuery',
  context: { draft: '', failure: null },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'query.type': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'clearFailure'] },
        'query.ask': { guard: 'isQuestion', target: 'asking', actions: 'clearFailure' },
        'query.pick': {
          target: 'asking',
          actions: [{ type: 'setDraft', params: ({ event }) => ({ text: event.question }) }, 'clearFailure'],
        },
      },
    },
    asking: {
      invoke: {
        id: 'askQuery',
        src: 'askQuery',
        input: ({ context }) => ({ question: context.draft.trim() }),
        onDone: { target: 'writing', actions: 'clearDraft' },
        onError: { target: 'writing', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: { 'query.cancel': 'writing' },
    },
  },
})
