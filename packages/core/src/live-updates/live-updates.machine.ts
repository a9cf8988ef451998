import { assign, type EventObject, setup } from 'xstate'
import { stream } from '../port.ts'
import type { LiveUpdatesContext, LiveUpdatesEvent } from './live-updates.types.ts'

/** After this many attempts the pause between two attempts stops growing. */
const mostFailures = 6
const firstPause = 500

/**
 * The connection on which the server reports changes. After a loss it connects again, with growing pauses. A server that has
 * no such route is asked only once.
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
    // Nested, because the stream that is being opened is the one that is open afterwards.
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
