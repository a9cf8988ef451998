import { assign, setup, stateIn } from 'xstate'
import { invariant } from '../invariant.ts'
import { effect, port } from '../port.ts'
import type {
  Address,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  Place,
  RestoreAddress,
} from './navigation.types.ts'

type Changed = Extract<NavigationEvent, { type: 'navigation.changed' }>

const toPlace = ({ path, search }: Place): Place => ({ path, search })

/**
 * Moves between screens as the browser's address changes. It first asks about unsaved text. The old screen stays until the
 * code of the new one is loaded. If that takes long, a pending screen shows, and it stays for a minimum time.
 */
export const navigationMachine = setup({
  types: {
    input: {} as NavigationInput,
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
  },
  // specification, section 9
  delays: { pendingDelay: 1_000, pendingMinimum: 500 },
  actors: {
    askToLeave: port<boolean, void>('askToLeave'),
    loadCode: port<unknown, { path: string }>('loadCode'),
  },
  guards: {
    // An error page has no text that could be lost.
    mustAsk: ({ context: { place, error } }, { path, isUnsaved }: Changed) =>
      isUnsaved && error === null && place !== null && path !== place.path,
    isLoaded: (_, { isLoaded }: Address) => isLoaded,
    isFree: (_, { output }: { output: boolean }) => output,
    mayArrive: ({ context }, { output }: { output: boolean }) => output && context.target.isLoaded,
    mustStillShowPending: stateIn({ loading: 'pending' }),
    hasLoaded: ({ context: { outcome } }) => outcome !== null && outcome.error === null,
    hasOutcome: ({ context: { outcome } }) => outcome !== null,
  },
  actions: {
    setTarget: assign((_, { path, search, isLoaded, change }: Changed) => ({
      target: { path, search, isLoaded, change },
      outcome: null,
    })),
    arrive: assign(({ context: { target } }) => ({ place: toPlace(target), error: null, outcome: null })),
    fail: assign(({ context: { target } }, { error }: { error: unknown }) => ({
      place: toPlace(target),
      error,
      outcome: null,
    })),
    setOutcome: assign((_, { error }: { error: unknown }) => ({ outcome: { error } })),
    restoreAddress: effect<RestoreAddress>('restoreAddress'),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({
    place: null,
    target: { ...input, change: 'popstate' },
    error: null,
    outcome: null,
  }),
  initial: 'arriving',
  states: {
    // The first screen of a visit: there is no old one to stay at.
    arriving: {
      always: [
        { guard: { type: 'isLoaded', params: ({ context }) => context.target }, target: 'at', actions: 'arrive' },
        { target: 'loading' },
      ],
    },
    at: {},
    asking: {
      invoke: {
        id: 'askToLeave',
        src: 'askToLeave',
        onDone: [
          { guard: { type: 'mayArrive', params: ({ event }) => event }, target: 'at', actions: 'arrive' },
          { guard: { type: 'isFree', params: ({ event }) => event }, target: 'loading' },
          {
            target: 'at',
            actions: {
              type: 'restoreAddress',
              params: ({ context: { target, place } }) => ({ change: target.change, place: invariant(place) }),
            },
          },
        ],
      },
    },
    // Nested, because loading goes on while the pending screen appears and has to stay for a minimum time.
    loading: {
      initial: 'quiet',
      invoke: {
        id: 'loadCode',
        src: 'loadCode',
        input: ({ context }) => ({ path: context.target.path }),
        // The first outcome counts; it waits until the pending screen may go.
        onDone: [
          { guard: 'hasOutcome' },
          { guard: 'mustStillShowPending', actions: { type: 'setOutcome', params: { error: null } } },
          { target: 'at', actions: 'arrive' },
        ],
        onError: [
          { guard: 'hasOutcome' },
          { guard: 'mustStillShowPending', actions: { type: 'setOutcome', params: ({ event }) => event } },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      states: {
        quiet: { after: { pendingDelay: 'pending' } },
        pending: {
          after: {
            pendingMinimum: [
              { guard: 'hasLoaded', target: '#navigation.at', actions: 'arrive' },
              {
                guard: 'hasOutcome',
                target: '#navigation.failed',
                actions: { type: 'fail', params: ({ context }) => invariant(context.outcome) },
              },
              { target: 'overdue' },
            ],
          },
        },
        overdue: {},
      },
    },
    failed: { on: { 'navigation.retry': 'loading' } },
  },
  on: {
    'navigation.changed': [
      {
        guard: { type: 'mustAsk', params: ({ event }) => event },
        target: '.asking',
        actions: { type: 'setTarget', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLoaded', params: ({ event }) => event },
        target: '.at',
        actions: [{ type: 'setTarget', params: ({ event }) => event }, 'arrive'],
      },
      { target: '.loading', actions: { type: 'setTarget', params: ({ event }) => event } },
    ],
  },
})
