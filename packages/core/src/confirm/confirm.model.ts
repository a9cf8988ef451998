import type { Model } from '../testing/model.ts'
import { confirmMachine } from './confirm.machine.ts'

export const confirmModel: Model<typeof confirmMachine> = {
  name: 'confirm',
  machine: confirmMachine,
  input: undefined,
  events: [
    { type: 'confirm.ask', id: 'resume-1', name: 'ada.pdf', phrase: null },
    { type: 'confirm.ask', id: 'me', name: 'Ada', phrase: 'ada@example.org' },
    { type: 'confirm.type', text: 'ada@' },
    { type: 'confirm.type', text: ' ada@example.org ' },
    { type: 'confirm.agree' },
    { type: 'confirm.cancel' },
  ],
  answers: { act: [{ output: undefined }, { error: { status: 500, detail: null, isList: false } }] },
  streams: {},
  effects: [],
  home: ['closed'],
}
