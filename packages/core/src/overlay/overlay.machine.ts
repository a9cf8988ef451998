import { assign, setup } from 'xstate'
import type { Overlay, OverlayContext, OverlayEvent } from './overlay.types.ts'

/** The dialogs of one page, of which at most one is open. The machine holds the id of what a dialog is about; the data is in the query. */
export const overlayMachine = setup({
  types: {
    context: {} as OverlayContext,
    events: {} as OverlayEvent,
  },
  actions: {
    show: assign((_, { kind, about }: Overlay) => ({ shown: { kind, about } })),
    hide: assign({ shown: null }),
  },
}).createMachine({
  id: 'overlay',
  context: { shown: null },
  initial: 'closed',
  on: { 'overlay.open': { target: '.open', actions: { type: 'show', params: ({ event }) => event } } },
  states: {
    closed: {},
    open: { on: { 'overlay.close': { target: 'closed', actions: 'hide' } } },
  },
})
