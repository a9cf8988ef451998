import { setup } from 'xstate'
import type { ProfileEvent } from './profile.types.ts'

/** Whether the user's profile is shown or edited. The typed text is in the form of the edit mode. */
export const profileMachine = setup({
  types: { events: {} as ProfileEvent },
}).createMachine({
  id: 'profile',
  initial: 'viewing',
  states: {
    viewing: { on: { 'profile.edit': 'editing' } },
    editing: { on: { 'profile.cancel': 'viewing', 'profile.saved': 'viewing' } },
  },
})
