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

/** The error of a parse that did not end in time. */
const tooLong = { name: 'TimeoutError', message: 'The parse took too long' }

/**
 * Runs one command at a time for one resume: parse or delete. The state of the resume is not kept here: views read it from
 * the query.
 */
export const resumeLifecycleMachine = setup({
  types: {
    input: {} as ResumeLifecycleInput,
    context: {} as ResumeLifecycleContext,
    events: {} as ResumeLifecycleEvent,
    emitted: {} as ResumeLifecycleEmitted,
  },
  // A parse that does not end within ten minutes counts as failed here, and can be started again.
  delays: { tooLong: 600_000 },
  actors: {
    /** Resolves when the resume is parsed, also if somebody else started the parse; rejects with the reason if the parse fails. */
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
