import { setup } from 'xstate'
import { order } from '../port.ts'
import type { AppearanceContext, AppearanceEvent, AppearanceInput, AppearanceMode } from './appearance.types.ts'

/** Light or dark, light by default. */
export const appearanceMachine = setup({
  types: {
    input: {} as AppearanceInput,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
  },
  guards: {
    wasDark: ({ context }) => context.kept === 'dark',
    isDark: (_, { mode }: { mode: AppearanceMode }) => mode === 'dark',
  },
  actions: { rememberMode: order<{ mode: AppearanceMode }>('rememberMode') },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => ({ kept: input.kept }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'wasDark', target: 'dark' }, { target: 'light' }] },
    light: {},
    dark: {},
  },
  on: {
    'appearance.choose': [
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: { type: 'rememberMode', params: { mode: 'dark' } },
      },
      { target: '.light', actions: { type: 'rememberMode', params: { mode: 'light' } } },
    ],
    'appearance.followed': [
      { guard: { type: 'isDark', params: ({ event }) => event }, target: '.dark' },
      { target: '.light' },
    ],
  },
})
