import type { Model } from '../testing/model.ts'
import { activationMachine } from './activation.machine.ts'

export const activationModel: Model<typeof activationMachine> = {
  name: 'activation',
  machine: activationMachine,
  input: undefined,
  events: [
    { type: 'activation.choose', resumeId: 'resume-1' },
    { type: 'activation.choose', resumeId: 'resume-2' },
    { type: 'activation.choose', resumeId: 'resume-3' },
  ],
  answers: {
    activateResume: [{ output: undefined }, { error: { status: 500, detail: null, isList: false } }],
  },
  streams: {},
  effects: [],
  home: ['idle'],
}
