import { setup } from 'xstate'
import { effect } from '../port.ts'
import type { AppearanceContext, AppearanceEvent, AppearanceInput, AppearanceMode } from './appearance.types.ts'

/** The colour theme: light, dark, or the setting of the device. The default is light. */
export const appearanceMachine = setup({
  types: {
    input: {} as AppearanceInput,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
  },
  guards: {
    wasKept: ({ context }, { mode }: { mode: AppearanceMode }) => context.kept === mode,
    isMode: (_, { chosen, mode }: { chosen: AppearanceMode; mode: AppearanceMode }) => chosen === mode,
  },
  actions: { rememberMode: effect<{ mode: AppearanceMode }>('rememberMode') },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => ({ kept: input.kept }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'wasKept', params: { mode: 'dark' } }, target: 'dark' },
        { guard: { type: 'wasKept', params: { mode: 'system' } }, target: 'system' },
        { target: 'light' },
      ],
    },
    light: {},
    dark: {},
    system: {},
  },
  on: {
    'appearance.choose': [
      {
        guard: { type: 'isMode', params: ({ event }) => ({ chosen: event.mode, mode: 'dark' }) },
        target: '.dark',
        actions: { type: 'rememberMode', params: { mode: 'dark' } },
      },
      {
        guard: { type: 'isMode', params: ({ event }) => ({ chosen: event.mode, mode: 'system' }) },
        target: '.system',
        actions: { type: 'rememberMode', params: { mode: 'system' } },
      },
      { target: '.light', actions: { type: 'rememberMode', params: { mode: 'light' } } },
    ],
    'appearance.followed': [
      { guard: { type: 'isMode', params: ({ event }) => ({ chosen: event.mode, mode: 'dark' }) }, target: '.dark' },
      { guard: { type: 'isMode', params: ({ event }) => ({ chosen: event.mode, mode: 'system' }) }, target: '.system' },
      { target: '.light' },
    ],
  },
})
