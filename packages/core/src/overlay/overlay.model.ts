import type { Model } from '../testing/model.ts'
import { overlayMachine } from './overlay.machine.ts'

export const overlayModel: Model<typeof overlayMachine> = {
  name: 'overlay',
  machine: overlayMachine,
  input: undefined,
  events: [
    { type: 'overlay.open', kind: 'add', about: null },
    { type: 'overlay.open', kind: 'edit', about: 'user-1' },
    { type: 'overlay.close' },
  ],
  answers: {},
  streams: {},
  effects: [],
  home: ['closed'],
}
