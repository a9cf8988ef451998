import { assign, type EventObject, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { stream } from '../port.ts'
import type { ChosenFile, SendFileInput, UploadContext, UploadEvent, UploadInput } from './upload.types.ts'

const blank = { file: null, reasons: [], rejected: null, percent: 0, failure: null }

/** The upload of one file. The file stays chosen after a cancel or a failure, so that nobody has to find it again. */
export const uploadMachine = setup({
  types: {
    input: {} as UploadInput,
    context: {} as UploadContext,
    events: {} as UploadEvent,
  },
  actors: { sendFile: stream<EventObject, SendFileInput>('sendFile') },
  actions: {
    clear: assign(blank),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ ...blank, file })),
    setRejected: assign((_, { name, reasons }: { name: string; reasons: string[] }) => ({
      ...blank,
      rejected: name,
      reasons,
    })),
    setParses: assign((_, { parses }: { parses: boolean }) => ({ parses })),
    setPercent: assign((_, { sent, total }: { sent: number; total: number }) => ({
      percent: total > 0 ? Math.min(100, Math.floor((100 * sent) / total)) : 0,
    })),
    clearAttempt: assign({ percent: 0, failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), percent: 0 })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, ...blank }),
  initial: 'idle',
  states: {
    idle: { entry: 'clear' },
    chosen: { on: { 'upload.send': 'uploading' } },
    rejected: {},
    uploading: {
      entry: 'clearAttempt',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { resumeId, file } }) => ({ resumeId, file }),
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: {
        'upload.choose': undefined,
        'upload.reject': undefined,
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
        'upload.finished': 'done',
        'upload.failed': { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        'upload.cancel': { target: 'chosen', actions: 'clearAttempt' },
      },
    },
    done: { entry: 'clear' },
    failed: { on: { 'upload.retry': 'uploading' } },
  },
  on: {
    'upload.choose': { target: '.chosen', actions: { type: 'setFile', params: ({ event }) => event } },
    'upload.reject': { target: '.rejected', actions: { type: 'setRejected', params: ({ event }) => event } },
    'upload.setParses': { actions: { type: 'setParses', params: ({ event }) => event } },
    'upload.reset': '.idle',
  },
})
