import { assign, emit, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { port } from '../port.ts'
import { canActivate, canParse } from '../rules/lifecycle.ts'
import type {
  LifecycleFailure,
  ResumeFacts,
  ResumeLifecycleContext,
  ResumeLifecycleEmitted,
  ResumeLifecycleEvent,
  ResumeLifecycleInput,
  ResumeRef,
} from './resume-lifecycle.types.ts'

type Wish = LifecycleFailure['wish']

const lifecycle = setup({
  types: {
    input: {} as ResumeLifecycleInput,
    context: {} as ResumeLifecycleContext,
    events: {} as ResumeLifecycleEvent,
    emitted: {} as ResumeLifecycleEmitted,
  },
  // A parse that the server does not end within ten minutes counts as failed here; it can be tried again.
  delays: { nextLook: 2_000, tooLong: 600_000 },
  actors: {
    parseResume: port<ResumeFacts, ResumeRef>('parseResume'),
    readParse: port<ResumeFacts, ResumeRef>('readParse'),
    activateResume: port<ResumeFacts, ResumeRef>('activateResume'),
    deleteResume: port<void, ResumeRef>('deleteResume'),
  },
  guards: {
    isActive: ({ context }) => context.facts.active,
    isParsed: ({ context }) => context.facts.chunked,
    isRunning: ({ context }) => context.facts.parse_status === 'running',
    hasFailed: ({ context }) => context.facts.parse_status === 'failed',
    canParse: ({ context }) => canParse(context.facts),
    canActivate: ({ context }) => canActivate(context.facts),
    runsNoMore: (_, { facts }: { facts: ResumeFacts }) => facts.parse_status !== 'running',
    runsAlready: (_, { error }: { error: unknown }) => toFailure(error).kind === 'conflict',
    isOutranked: ({ context }, { resumeId, ownerId }: { resumeId: string; ownerId: string }) =>
      ownerId === context.ownerId && resumeId !== context.resumeId,
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: ResumeFacts }) => ({ facts })),
    setRunning: assign(({ context }) => ({ facts: { ...context.facts, parse_status: 'running' as const } })),
    setTooLong: assign(({ context }) => ({
      facts: { ...context.facts, parse_status: 'failed' as const, parse_error: 'took_too_long' as const },
    })),
    setInactive: assign(({ context }) => ({ facts: { ...context.facts, active: false } })),
    setFailure: assign((_, { wish, error }: { wish: Wish; error: unknown }) => ({
      failure: { wish, failure: toFailure(error) },
    })),
    clearFailure: assign({ failure: null }),
    tellParsed: emit(({ context: { resumeId } }) => ({ type: 'lifecycle.parsed', resumeId })),
    tellActivated: emit(({ context: { resumeId, ownerId } }) => ({ type: 'lifecycle.activated', resumeId, ownerId })),
    tellDeleted: emit(({ context: { resumeId } }) => ({ type: 'lifecycle.deleted', resumeId })),
    tellRefused: emit(({ context: { resumeId } }, { wish }: { wish: Wish }) => ({
      type: 'lifecycle.refused',
      resumeId,
      wish,
    })),
  },
})

const toRef = ({ context: { resumeId } }: { context: ResumeLifecycleContext }): ResumeRef => ({ resumeId })

/** What can be wished for while nothing goes on; the facts say which of it. */
const resting = lifecycle.createStateConfig({
  on: {
    'lifecycle.parse': { guard: 'canParse', target: 'parsing' },
    'lifecycle.activate': { guard: 'canActivate', target: 'activating', actions: 'clearFailure' },
    'lifecycle.delete': { target: 'deleting', actions: 'clearFailure' },
    'lifecycle.dismiss': { actions: 'clearFailure' },
    'lifecycle.synced': { target: 'settling', actions: { type: 'setFacts', params: ({ event }) => event } },
    'lifecycle.activated': {
      guard: { type: 'isOutranked', params: ({ event }) => event },
      target: 'settling',
      actions: 'setInactive',
    },
  },
})

/** One resume on its way from uploaded over parsed to active. Where it stands is always what the server said last. */
export const resumeLifecycleMachine = lifecycle.createMachine({
  id: 'resumeLifecycle',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'isActive', target: 'active' },
        { guard: 'isParsed', target: 'parsed' },
        { guard: 'isRunning', target: 'parsing.waiting' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'uploaded' },
      ],
    },
    uploaded: resting,
    failed: resting,
    parsed: resting,
    active: resting,
    // Nested: asking for the parse and looking after it share one time limit.
    parsing: {
      entry: 'clearFailure',
      initial: 'starting',
      states: {
        starting: {
          // Facts read before the parse was asked for would look like its end.
          on: { 'lifecycle.synced': undefined },
          invoke: {
            id: 'parseResume',
            src: 'parseResume',
            input: toRef,
            onDone: {
              target: 'looked',
              actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
            },
            onError: [
              {
                guard: { type: 'runsAlready', params: ({ event }) => event },
                target: 'waiting',
                actions: 'setRunning',
              },
              {
                target: '#resumeLifecycle.settling',
                actions: [
                  { type: 'setFailure', params: ({ event: { error } }) => ({ wish: 'parse', error }) },
                  { type: 'tellRefused', params: { wish: 'parse' } },
                ],
              },
            ],
          },
        },
        waiting: { after: { nextLook: 'looking' } },
        looking: {
          invoke: {
            id: 'readParse',
            src: 'readParse',
            input: toRef,
            onDone: {
              target: 'looked',
              actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
            },
            // No answer says nothing about the parse: look again later.
            onError: 'waiting',
          },
        },
        looked: {
          always: [
            { guard: 'isRunning', target: 'waiting' },
            { guard: 'isParsed', target: '#resumeLifecycle.settling', actions: 'tellParsed' },
            {
              target: '#resumeLifecycle.settling',
              actions: { type: 'tellRefused', params: { wish: 'parse' } },
            },
          ],
        },
      },
      after: {
        tooLong: {
          target: 'failed',
          actions: ['setTooLong', { type: 'tellRefused', params: { wish: 'parse' } }],
        },
      },
      on: {
        'lifecycle.delete': 'deleting',
        'lifecycle.synced': {
          guard: { type: 'runsNoMore', params: ({ event }) => event },
          target: '.looked',
          actions: { type: 'setFacts', params: ({ event }) => event },
        },
      },
    },
    activating: {
      invoke: {
        id: 'activateResume',
        src: 'activateResume',
        input: toRef,
        onDone: {
          target: 'settling',
          actions: [{ type: 'setFacts', params: ({ event }) => ({ facts: event.output }) }, 'tellActivated'],
        },
        onError: {
          target: 'settling',
          actions: [
            { type: 'setFailure', params: ({ event: { error } }) => ({ wish: 'activate', error }) },
            { type: 'tellRefused', params: { wish: 'activate' } },
          ],
        },
      },
      on: {
        'lifecycle.synced': { actions: { type: 'setFacts', params: ({ event }) => event } },
      },
    },
    deleting: {
      invoke: {
        id: 'deleteResume',
        src: 'deleteResume',
        input: toRef,
        onDone: { target: 'deleted', actions: 'tellDeleted' },
        onError: {
          target: 'settling',
          actions: [
            { type: 'setFailure', params: ({ event: { error } }) => ({ wish: 'delete', error }) },
            { type: 'tellRefused', params: { wish: 'delete' } },
          ],
        },
      },
      on: {
        'lifecycle.synced': { actions: { type: 'setFacts', params: ({ event }) => event } },
        'lifecycle.activated': {
          guard: { type: 'isOutranked', params: ({ event }) => event },
          actions: 'setInactive',
        },
      },
    },
    deleted: { type: 'final' },
  },
})
