import { assign, emit, setup } from 'xstate'
import { invariant } from '../invariant.ts'
import { port } from '../port.ts'
import type { ActivationContext, ActivationEmitted, ActivationEvent } from './activation.types.ts'

/**
 * Activates one of an owner's resumes. It sends one request at a time, because the server could process two of them in
 * another order than they were chosen. The last choice wins, and only its outcome is reported.
 */
export const activationMachine = setup({
  types: {
    context: {} as ActivationContext,
    events: {} as ActivationEvent,
    emitted: {} as ActivationEmitted,
  },
  actors: { activateResume: port<void, { resumeId: string }>('activateResume') },
  guards: {
    isSuperseded: ({ context }) => context.next !== null,
    isCurrent: ({ context }, { resumeId }: { resumeId: string }) => resumeId === context.current,
  },
  actions: {
    setCurrent: assign((_, { resumeId }: { resumeId: string }) => ({ current: resumeId })),
    setNext: assign((_, { resumeId }: { resumeId: string }) => ({ next: resumeId })),
    dropNext: assign({ next: null }),
    takeNext: assign(({ context }) => ({ current: context.next, next: null })),
    clear: assign({ current: null }),
    reportDone: emit(({ context }) => ({ type: 'activation.done', resumeId: invariant(context.current) })),
    reportRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'activation.refused',
      resumeId: invariant(context.current),
      error,
    })),
  },
}).createMachine({
  id: 'activation',
  context: { current: null, next: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'activation.choose': { target: 'running', actions: { type: 'setCurrent', params: ({ event }) => event } } },
    },
    running: {
      invoke: {
        id: 'activateResume',
        src: 'activateResume',
        input: ({ context }) => ({ resumeId: invariant(context.current) }),
        onDone: [
          { guard: 'isSuperseded', target: 'running', reenter: true, actions: 'takeNext' },
          { target: 'idle', actions: ['reportDone', 'clear'] },
        ],
        onError: [
          { guard: 'isSuperseded', target: 'running', reenter: true, actions: 'takeNext' },
          { target: 'idle', actions: [{ type: 'reportRefused', params: ({ event }) => event }, 'clear'] },
        ],
      },
      on: {
        'activation.choose': [
          { guard: { type: 'isCurrent', params: ({ event }) => event }, actions: 'dropNext' },
          { actions: { type: 'setNext', params: ({ event }) => event } },
        ],
      },
    },
  },
})
