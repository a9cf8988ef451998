import { assign, emit, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { invariant } from '../invariant.ts'
import { port } from '../port.ts'
import type {
  ParseResumeInput,
  ResumeCommand,
  ResumeLifecycleContext,
  ResumeLifecycleEmitted,
  ResumeLifecycleEvent,
  ResumeLifecycleInput,
  ResumeRef,
} from './resume-lifecycle.types.ts'

/** What `toFailure` makes a wait without an answer of. */
const tooLong = { name: 'TimeoutError', message: 'The parse took too long' }

/**
 * One command at a time for one resume: parse, or delete. Where the resume stands is not kept here: the server says it,
 * and views read it from the query.
 */
export const resumeLifecycleMachine = setup({
  types: {
    input: {} as ResumeLifecycleInput,
    context: {} as ResumeLifecycleContext,
    events: {} as ResumeLifecycleEvent,
    emitted: {} as ResumeLifecycleEmitted,
  },
  // A parse that the server does not end within ten minutes counts as failed here; it can be tried again.
  delays: { tooLong: 600_000 },
  actors: {
    /** Resolves once the resume is parsed, also when somebody else had begun; rejects with the reason when it is not. */
    parseResume: port<void, ParseResumeInput>('parseResume'),
    deleteResume: port<void, ResumeRef>('deleteResume'),
  },
  guards: { isParsing: ({ context }) => context.isParsing },
  actions: {
    setRefusal: assign((_, { command, error }: { command: ResumeCommand; error: unknown }) => ({
      refusal: { command, failure: toFailure(error) },
    })),
    clearRefusal: assign({ refusal: null }),
    endParse: assign({ isParsing: false }),
    reportParsed: emit(({ context: { resumeId } }) => ({ type: 'lifecycle.parsed', resumeId })),
    reportDeleted: emit(({ context: { resumeId } }) => ({ type: 'lifecycle.deleted', resumeId })),
    reportRefused: emit(({ context: { resumeId, refusal } }) => ({
      type: 'lifecycle.refused',
      resumeId,
      ...invariant(refusal),
    })),
  },
}).createMachine({
  id: 'resumeLifecycle',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isParsing', target: 'parsing' }, { target: 'idle' }] },
    idle: { on: { 'lifecycle.parse': 'parsing', 'lifecycle.delete': 'deleting' } },
    refused: {
      entry: 'reportRefused',
      exit: 'clearRefusal',
      on: { 'lifecycle.parse': 'parsing', 'lifecycle.delete': 'deleting' },
    },
    parsing: {
      exit: 'endParse',
      invoke: {
        id: 'parseResume',
        src: 'parseResume',
        input: ({ context: { resumeId, isParsing } }) => ({ resumeId, isParsing }),
        onDone: { target: 'idle', actions: 'reportParsed' },
        onError: {
          target: 'refused',
          actions: { type: 'setRefusal', params: ({ event: { error } }) => ({ command: 'parse', error }) },
        },
      },
      after: {
        tooLong: {
          target: 'refused',
          actions: { type: 'setRefusal', params: { command: 'parse', error: tooLong } },
        },
      },
      on: { 'lifecycle.delete': 'deleting' },
    },
    deleting: {
      invoke: {
        id: 'deleteResume',
        src: 'deleteResume',
        input: ({ context: { resumeId } }) => ({ resumeId }),
        onDone: { target: 'deleted', actions: 'reportDeleted' },
        onError: {
          target: 'refused',
          actions: { type: 'setRefusal', params: ({ event: { error } }) => ({ command: 'delete', error }) },
        },
      },
    },
    deleted: { type: 'final' },
  },
})
