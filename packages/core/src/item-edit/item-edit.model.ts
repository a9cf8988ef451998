import type { Model } from '../testing/model.ts'
import { itemEditMachine } from './item-edit.machine.ts'

export const itemEditModel: Model<typeof itemEditMachine> = {
  name: 'item-edit',
  machine: itemEditMachine,
  input: { itemId: 'item-1', section: 'overview' },
  events: [
    { type: 'item.edit', content: { text: 'old' }, version: 1 },
    { type: 'item.change', field: 'text', value: 'new ' },
    { type: 'item.change', field: 'text', value: ' ' },
    { type: 'item.save' },
    { type: 'item.confirm' },
    { type: 'item.cancel' },
    { type: 'item.leave' },
    { type: 'item.takeTheirs' },
    { type: 'item.keepMine' },
  ],
  answers: {
    saveItem: [
      { output: { kind: 'saved' } },
      { output: { kind: 'conflict', theirs: { text: 'theirs' }, version: 2 } },
      { error: { status: 500, detail: null, isList: false } },
    ],
  },
  streams: {},
  orders: ['keepDraft', 'forgetDraft'],
  home: ['viewing'],
}
