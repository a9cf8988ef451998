import type { Model } from '../testing/model.ts'
import { liveUpdatesMachine } from './live-updates.machine.ts'

export const liveUpdatesModel: Model<typeof liveUpdatesMachine> = {
  name: 'live-updates',
  machine: liveUpdatesMachine,
  input: undefined,
  events: [
    { type: 'live.start' },
    { type: 'live.stop' },
    { type: 'live.retry' },
    { type: 'live.opened' },
    { type: 'live.lost' },
    { type: 'live.unsupported' },
  ],
  answers: {},
  streams: { readEvents: ['live.opened', 'live.lost', 'live.unsupported'] },
  effects: [],
  home: ['off', 'polling'],
}
