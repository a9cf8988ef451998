import type { Model } from '../testing/model.ts'
import { confirmDeleteMachine } from './confirm-delete.machine.ts'

export const confirmDeleteModel: Model<typeof confirmDeleteMachine> = {
  name: 'confirm-delete',
  machine: confirmDeleteMachine,
  input: undefined,
  events: [
    { type: 'delete.ask', id: 'resume-1', phrase: null },
    { type: 'delete.ask', id: 'me', phrase: 'ada@example.org' },
    { type: 'delete.type', text: 'ada@' },
    { type: 'delete.type', text: ' ada@example.org ' },
    { type: 'delete.confirm' },
    { type: 'delete.cancel' },
  ],
  answers: { deleteThing: [{ output: undefined }, { error: { status: 500, detail: null, isList: false } }] },
  streams: {},
  orders: [],
  home: ['closed'],
}
