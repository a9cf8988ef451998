import type { Model } from '../testing/model.ts'
import { uploadMachine } from './upload.machine.ts'

export const uploadModel: Model<typeof uploadMachine> = {
  name: 'upload',
  machine: uploadMachine,
  input: { resumeId: null, parses: false },
  events: [
    { type: 'upload.choose', file: { name: 'ada.pdf', size: 2_000, handle: 'ada' } },
    { type: 'upload.reject', name: 'ada.txt', reasons: ['File type must be .pdf'] },
    { type: 'upload.setParses', parses: true },
    { type: 'upload.send' },
    { type: 'upload.cancel' },
    { type: 'upload.retry' },
    { type: 'upload.reset' },
    { type: 'upload.progressed', sent: 999, total: 2_000 },
    { type: 'upload.finished', resumeId: 'resume-1' },
    { type: 'upload.failed', error: { status: 413, detail: 'File is too large', isList: false } },
  ],
  answers: {},
  streams: { sendFile: ['upload.progressed', 'upload.finished', 'upload.failed'] },
  effects: [],
  home: ['idle'],
}
