import type { Model } from '../testing/model.ts'
import { viewerMachine } from './viewer.machine.ts'

export const viewerModel: Model<typeof viewerMachine> = {
  name: 'viewer',
  machine: viewerMachine,
  input: { open: 'experience', original: 'hidden' },
  events: [
    { type: 'viewer.open', panel: 'skills', isFree: true },
    { type: 'viewer.open', panel: 'skills', isFree: false },
    { type: 'viewer.open', panel: null, isFree: false },
    { type: 'viewer.add', panel: 'leadership', isFree: false },
    { type: 'viewer.added' },
    { type: 'viewer.showOriginal', forReview: false },
    { type: 'viewer.showOriginal', forReview: true },
    { type: 'viewer.hideOriginal' },
    { type: 'viewer.stop', at: 1 },
    { type: 'viewer.stop', at: null },
  ],
  answers: { askToLeave: [{ output: true }, { output: false }] },
  streams: {},
  effects: [],
  home: ['settled'],
}
