import { assign, setup } from 'xstate'
import { invariant } from '../invariant.ts'
import { port } from '../port.ts'
import type { Section } from '../schemas/sections.ts'
import type { AskToLeavePanelInput, ViewerContext, ViewerEvent, ViewerInput } from './viewer.types.ts'

type Wanted = { panel: Section | null; isFree: boolean }

/** The panels of a resume, of which at most one is open. A panel with unsaved text is closed only after asking. */
export const viewerMachine = setup({
  types: {
    input: {} as ViewerInput,
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
  },
  actors: { askToLeave: port<boolean, AskToLeavePanelInput>('askToLeave') },
  guards: {
    canOpen: ({ context: { open } }, { panel, isFree }: Wanted) => isFree || open === null || open === panel,
    isAllowed: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    open: assign((_, { panel }: Wanted) => ({ open: panel })),
    want: assign((_, { panel }: Wanted) => ({ wanted: panel })),
    openWanted: assign(({ context: { wanted } }) => ({ open: wanted })),
    forgetWanted: assign({ wanted: null }),
    beginAdding: assign((_, { panel }: { panel: Section }) => ({ adding: panel })),
    endAdding: assign({ adding: null }),
    showOriginal: assign((_, { forReview }: { forReview: boolean }) => ({
      original: forReview ? ('shownForReview' as const) : ('shown' as const),
    })),
    hideOriginal: assign({ original: 'hidden' }),
    setStop: assign((_, { at }: { at: number | null }) => ({ stop: at })),
  },
}).createMachine({
  id: 'viewer',
  context: ({ input }) => ({ ...input, adding: null, wanted: null, stop: null }),
  initial: 'settled',
  states: {
    settled: { entry: 'forgetWanted' },
    asking: {
      invoke: {
        id: 'askToLeave',
        src: 'askToLeave',
        input: ({ context }) => ({ panel: invariant(context.open) }),
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event },
            target: 'settled',
            actions: 'openWanted',
          },
          { target: 'settled' },
        ],
      },
    },
  },
  on: {
    'viewer.open': [
      {
        guard: { type: 'canOpen', params: ({ event }) => event },
        target: '.settled',
        actions: { type: 'open', params: ({ event }) => event },
      },
      { target: '.asking', actions: { type: 'want', params: ({ event }) => event } },
    ],
    'viewer.add': [
      {
        guard: { type: 'canOpen', params: ({ event }) => event },
        target: '.settled',
        actions: [
          { type: 'beginAdding', params: ({ event }) => event },
          { type: 'open', params: ({ event }) => event },
        ],
      },
      {
        target: '.asking',
        actions: [
          { type: 'beginAdding', params: ({ event }) => event },
          { type: 'want', params: ({ event }) => event },
        ],
      },
    ],
    'viewer.added': { actions: 'endAdding' },
    'viewer.showOriginal': { actions: { type: 'showOriginal', params: ({ event }) => event } },
    'viewer.hideOriginal': { actions: 'hideOriginal' },
    'viewer.stop': { actions: { type: 'setStop', params: ({ event }) => event } },
  },
})
