import type { Model } from '../testing/model.ts'
import { draftMachine } from './draft.machine.ts'
import type { DraftFields } from './draft.types.ts'

const validate = ({ text = '' }: DraftFields): Record<string, string> =>
  text.trim() === '' ? { text: 'Text is required' } : {}

/** A draft as an item has it: opened by a press, and confirmed before it is saved. */
export const draftModel: Model<typeof draftMachine> = {
  name: 'draft',
  machine: draftMachine,
  input: { id: 'item-1', validate, confirms: true },
  events: [
    { type: 'draft.edit', saved: { text: 'old' }, version: 1 },
    { type: 'draft.change', field: 'text', value: 'new ' },
    { type: 'draft.change', field: 'text', value: ' ' },
    { type: 'draft.save' },
    { type: 'draft.confirm' },
    { type: 'draft.cancel' },
    { type: 'draft.leave' },
    { type: 'draft.takeTheirs' },
    { type: 'draft.keepMine' },
  ],
  answers: {
    saveDraft: [
      { output: { kind: 'saved' } },
      { output: { kind: 'conflict', theirs: { text: 'theirs' }, version: 2 } },
      { error: { status: 500, detail: null, isList: false } },
    ],
  },
  streams: {},
  effects: ['keepDraft', 'forgetDraft'],
  home: ['resting'],
}
