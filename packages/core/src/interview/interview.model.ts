import type { Model } from '../testing/model.ts'
import { interviewMachine } from './interview.machine.ts'

const error = { status: 500, detail: null, isList: false }

export const interviewModel: Model<typeof interviewMachine> = {
  name: 'interview',
  machine: interviewMachine,
  input: undefined,
  events: [
    { type: 'interview.open', itemId: 'item-1' },
    { type: 'interview.choose', itemId: 'item-1' },
    { type: 'interview.choose', itemId: 'item-2' },
    { type: 'interview.generate' },
    { type: 'interview.addAnother' },
    { type: 'interview.retry' },
  ],
  answers: {
    loadQuestions: [{ output: { count: 0 } }, { output: { count: 2 } }, { error }],
    generateQuestions: [{ output: { count: 0 } }, { output: { count: 3 } }, { error }],
  },
  streams: {},
  effects: [],
  home: ['listing'],
}
