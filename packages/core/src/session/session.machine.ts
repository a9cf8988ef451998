import { assign, emit, setup } from 'xstate'
import { effect } from '../port.ts'
import type { SessionContext, SessionEmitted, SessionEnd, SessionEvent, SessionInput } from './session.types.ts'

/** The session: a token that the host stores. It ends with a log-out, with a call that the server refuses (401), and when another tab ends it. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isToken: (_, { token }: { token: string | null }) => token !== null,
    isGone: (_, { token }: { token: string | null }) => token === null,
    isCurrent: ({ context }, { sentWith }: { sentWith: string }) => sentWith === context.token,
    isSameUser: (_, { sameUser }: { sameUser: boolean }) => sameUser,
  },
  actions: {
    holdToken: assign((_, { token }: { token: string | null }) => ({ token })),
    dropToken: assign({ token: null }),
    emitOpened: emit({ type: 'session.opened' }),
    emitClosed: emit((_, { reason }: { reason: SessionEnd }) => ({ type: 'session.closed', reason })),
    rememberToken: effect<{ token: string }>('rememberToken'),
    forgetToken: effect<undefined>('forgetToken'),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input.token }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'loggedIn' }, { target: 'loggedOut' }] },
    loggedOut: {
      on: {
        'session.followed': {
          guard: { type: 'isToken', params: ({ event }) => event },
          target: 'loggedIn',
          actions: [{ type: 'holdToken', params: ({ event }) => event }, 'emitOpened'],
        },
      },
    },
    loggedIn: {
      on: {
        'session.renewed': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          actions: [
            { type: 'holdToken', params: ({ event }) => event },
            { type: 'rememberToken', params: ({ event: { token } }) => ({ token }) },
          ],
        },
        'session.expired': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'loggedOut',
          actions: ['forgetToken', 'dropToken', { type: 'emitClosed', params: { reason: 'expired' } }],
        },
        'session.end': {
          target: 'loggedOut',
          actions: ['forgetToken', 'dropToken', { type: 'emitClosed', params: ({ event }) => event }],
        },
        'session.followed': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'loggedOut',
            actions: ['dropToken', { type: 'emitClosed', params: { reason: 'followed' } }],
          },
          {
            guard: { type: 'isSameUser', params: ({ event }) => event },
            actions: { type: 'holdToken', params: ({ event }) => event },
          },
          { actions: [{ type: 'holdToken', params: ({ event }) => event }, 'emitOpened'] },
        ],
      },
    },
  },
  on: {
    'session.started': {
      target: '.loggedIn',
      actions: [
        { type: 'holdToken', params: ({ event }) => event },
        { type: 'rememberToken', params: ({ event: { token } }) => ({ token }) },
        'emitOpened',
      ],
    },
  },
})
