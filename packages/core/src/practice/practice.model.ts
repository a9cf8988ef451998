import type { Model } from '../testing/model.ts'
import { practiceMachine } from './practice.machine.ts'

export const practiceModel: Model<typeof practiceMachine> = {
  name: 'practice',
  machine: practiceMachine,
  input: undefined,
  events: [
    { type: 'practice.start', questionIds: [], now: 0 },
    { type: 'practice.start', questionIds: ['question-1', 'question-2'], now: 0 },
    { type: 'practice.skip', now: 0 },
    { type: 'practice.saveAndNext' },
    { type: 'practice.saved', now: 0 },
    { type: 'practice.notSaved' },
    { type: 'practice.next', now: 0 },
    { type: 'practice.toggleTimer' },
    { type: 'practice.again', now: 0 },
    { type: 'practice.end' },
  ],
  answers: {},
  streams: {},
  effects: [],
  home: ['idle'],
}
