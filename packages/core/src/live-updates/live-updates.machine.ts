import { assign, type EventObject, setup } from 'xstate'
import { stream } from '../port.ts'
import type { LiveUpdatesContext, LiveUpdatesEvent } from './live-updates.types.ts'

/** From here on the pause between two attempts grows no more. */
const mostFailures = 6
const firstPause = 500

/**
 * The connection by which the server reports changes. A lost one is made again after growing pauses. A server without it
 * is asked once only.
 */
export const liveUpdatesMachine = setup({
  types: { context: {} as LiveUpdatesContext, events: {} as LiveUpdatesEvent },
  delays: { pause: ({ context }) => firstPause * 2 ** context.failures },
  actors: { readEvents: stream<EventObject, undefined>('readEvents') },
  actions: {
    countFailure: assign(({ context }) => ({ failures: Math.min(context.failures + 1, mostFailures) })),
    clearFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'liveUpdates',
  // Stryker disable next-line ObjectLiteral: off, where it begins, sets the same
  context: { failures: 0 },
  initial: 'off',
  states: {
    off: { entry: 'clearFailures', on: { 'live.start': 'streaming' } },
    // Nested: the stream that is being opened is the one that is then open.
    streaming: {
      initial: 'connecting',
      invoke: { id: 'readEvents', src: 'readEvents' },
      states: { connecting: { on: { 'live.opened': 'open' } }, open: { entry: 'clearFailures' } },
      on: {
        'live.lost': { target: 'waiting', actions: 'countFailure' },
        'live.unsupported': 'polling',
        'live.stop': 'off',
      },
    },
    waiting: {
      after: { pause: 'streaming' },
      on: { 'live.retry': 'streaming', 'live.stop': 'off' },
    },
    polling: {},
  },
})
