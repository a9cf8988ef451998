import type { Model } from '../testing/model.ts'
import { answerBoxMachine } from './answer-box.machine.ts'

export const answerBoxModel: Model<typeof answerBoxMachine> = {
  name: 'answer-box',
  machine: answerBoxMachine,
  input: { questionId: 'question-1', saved: '', version: null, kept: () => null },
  events: [
    { type: 'answer.edit', saved: 'new', version: 1 },
    { type: 'answer.change', text: 'new' },
    { type: 'answer.change', text: ' ' },
    { type: 'answer.reuse', text: 'new' },
    { type: 'answer.save' },
    { type: 'answer.cancel' },
    { type: 'answer.restore' },
    { type: 'answer.takeTheirs' },
    { type: 'answer.keepMine' },
  ],
  answers: {
    saveAnswer: [
      { output: { kind: 'saved', text: 'new', version: 1 } },
      { output: { kind: 'conflict', theirs: 'new', version: 1 } },
      { error: { status: 500, detail: null, isList: false } },
    ],
    keepDraft: [
      { output: { savedAt: '2026-11-21T14:02:00Z' } },
      { error: { status: 500, detail: null, isList: false } },
    ],
  },
  streams: {},
  effects: ['rememberDraft', 'forgetDraft', 'deleteDraft'],
  home: ['viewing'],
}
