import type { Model } from '../testing/model.ts'
import { appearanceMachine } from './appearance.machine.ts'

export const appearanceModel: Model<typeof appearanceMachine> = {
  name: 'appearance',
  machine: appearanceMachine,
  input: { kept: null },
  events: [
    { type: 'appearance.choose', mode: 'light' },
    { type: 'appearance.choose', mode: 'dark' },
    { type: 'appearance.choose', mode: 'system' },
    { type: 'appearance.followed', mode: 'light' },
    { type: 'appearance.followed', mode: 'dark' },
    { type: 'appearance.followed', mode: 'system' },
  ],
  answers: {},
  streams: {},
  effects: ['rememberMode'],
  home: ['light'],
}
