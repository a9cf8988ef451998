import type { Model } from '../testing/model.ts'
import { unsavedMachine } from './unsaved.machine.ts'

export const unsavedModel: Model<typeof unsavedMachine> = {
  name: 'unsaved',
  machine: unsavedMachine,
  // From the start: adding without end would have no end of snapshots.
  input: {
    things: [
      { key: 'item-1', within: ['roles', 'item-1'] },
      { key: 'item-2', within: ['skills', 'item-2'] },
    ],
  },
  events: [
    { type: 'unsaved.remove', key: 'item-1' },
    { type: 'unsaved.remove', key: 'item-2' },
    { type: 'unsaved.ask', asker: 1, within: 'roles' },
    { type: 'unsaved.ask', asker: 2, within: null },
    { type: 'unsaved.withdraw', asker: 1 },
    { type: 'unsaved.withdraw', asker: 2 },
    { type: 'unsaved.stay' },
    { type: 'unsaved.keepDraft' },
    { type: 'unsaved.discard' },
  ],
  answers: {},
  streams: {},
  effects: ['keepDrafts', 'discardDrafts'],
  home: ['idle'],
}
