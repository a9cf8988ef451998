import { assign, emit, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { invariant } from '../invariant.ts'
import { port } from '../port.ts'
import type { ChosenFile } from '../upload/upload.types.ts'
import type {
  ImportReading,
  JsonImportContext,
  JsonImportEmitted,
  JsonImportEvent,
  ReadFileInput,
  SendDocumentInput,
  SendDocumentOutput,
} from './json-import.types.ts'

const blank: JsonImportContext = { file: null, reading: null, failure: null }

const toSendInput = ({ file, reading }: JsonImportContext): SendDocumentInput => {
  // Stryker disable next-line ConditionalExpression, OptionalChaining, StringLiteral: sent only after a document was read
  if (reading?.kind !== 'document') throw new Error('only a document that was read can be sent')
  return { name: invariant(file).name, document: reading.document }
}

/** The import of a JSON Resume file: chosen, read, previewed, sent. The file stays chosen if the server refuses it. */
export const jsonImportMachine = setup({
  types: {
    context: {} as JsonImportContext,
    events: {} as JsonImportEvent,
    emitted: {} as JsonImportEmitted,
  },
  actors: {
    readFile: port<ImportReading, ReadFileInput>('readFile'),
    sendDocument: port<SendDocumentOutput, SendDocumentInput>('sendDocument'),
  },
  guards: {
    isOfKind: (_, { output, kind }: { output: ImportReading; kind: ImportReading['kind'] }) => output.kind === kind,
  },
  actions: {
    clear: assign(blank),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ ...blank, file })),
    setReading: assign((_, { output }: { output: ImportReading }) => ({ reading: output })),
    setRejected: assign((_, { reasons }: { reasons: string[] }) => ({
      ...blank,
      reading: { kind: 'rejected' as const, reasons },
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitDone: emit((_, { output }: { output: SendDocumentOutput }) => ({
      type: 'import.done',
      resumeId: output.resumeId,
    })),
  },
}).createMachine({
  id: 'jsonImport',
  context: blank,
  initial: 'empty',
  states: {
    empty: { entry: 'clear' },
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: invariant(context.file) }),
        onDone: [
          {
            guard: { type: 'isOfKind', params: ({ event }) => ({ output: event.output, kind: 'document' }) },
            target: 'ready',
            actions: { type: 'setReading', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOfKind', params: ({ event }) => ({ output: event.output, kind: 'invalid' }) },
            target: 'invalid',
            actions: { type: 'setReading', params: ({ event }) => event },
          },
          { target: 'rejected', actions: { type: 'setReading', params: ({ event }) => event } },
        ],
        onError: {
          target: 'rejected',
          actions: { type: 'setRejected', params: { reasons: ['The file could not be read.'] } },
        },
      },
    },
    ready: { on: { 'import.send': { target: 'sending', actions: 'clearFailure' } } },
    invalid: {},
    rejected: {},
    // A request that was sent is not cancelled.
    sending: {
      invoke: {
        id: 'sendDocument',
        src: 'sendDocument',
        input: ({ context }) => toSendInput(context),
        onDone: { target: 'empty', actions: { type: 'emitDone', params: ({ event }) => event } },
        onError: { target: 'ready', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: { 'import.choose': undefined, 'import.reject': undefined, 'import.remove': undefined },
    },
  },
  on: {
    'import.choose': { target: '.reading', actions: { type: 'setFile', params: ({ event }) => event } },
    'import.reject': { target: '.rejected', actions: { type: 'setRejected', params: ({ event }) => event } },
    'import.remove': '.empty',
  },
})
