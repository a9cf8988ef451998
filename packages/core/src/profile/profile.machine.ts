import { setup } from 'xstate'
import type { ProfileEvent } from './profile.types.ts'

/** Whether the own profile is shown or edited. What is typed lives in the form of the edit mode, and goes with it. */
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
