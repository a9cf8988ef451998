import type { Model } from '../testing/model.ts'
import { jsonImportMachine } from './json-import.machine.ts'

export const jsonImportModel: Model<typeof jsonImportMachine> = {
  name: 'json-import',
  machine: jsonImportMachine,
  input: undefined,
  events: [
    { type: 'import.choose', file: { name: 'ada.json', size: 2_000, handle: 'ada' } },
    { type: 'import.reject', reasons: ['File type must be .json'] },
    { type: 'import.remove' },
    { type: 'import.send' },
  ],
  answers: {
    readFile: [
      {
        output: {
          kind: 'document',
          document: { basics: { name: 'Ada' } },
          counts: [{ section: 'other', items: 1 }],
          notPlaced: [],
        },
      },
      { output: { kind: 'invalid', issues: [{ place: 'work.0', message: 'Invalid' }] } },
      { output: { kind: 'rejected', reasons: ['ada.json is larger than 1 MB'] } },
      { error: 'unreadable' },
    ],
    sendDocument: [
      { output: { resumeId: 'resume-1' } },
      { error: { status: 400, detail: 'You have too many resumes', isList: false } },
    ],
  },
  streams: {},
  effects: [],
  home: ['empty'],
}
