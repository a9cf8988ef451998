import { assign, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { invariant } from '../invariant.ts'
import { port } from '../port.ts'
import type {
  GenerateQuestionsInput,
  InterviewContext,
  InterviewEvent,
  LoadQuestionsInput,
  QuestionsOutput,
} from './interview.types.ts'

const closed: InterviewContext = { itemId: null, num: 0, count: 0, exhausted: false, failure: null }

/** The interview's modal: which item it is about, and whether its questions are loaded. */
export const interviewMachine = setup({
  types: { context: {} as InterviewContext, events: {} as InterviewEvent },
  actors: {
    loadQuestions: port<QuestionsOutput, LoadQuestionsInput>('loadQuestions'),
    generateQuestions: port<QuestionsOutput, GenerateQuestionsInput>('generateQuestions'),
  },
  guards: {
    hasQuestions: ({ context }) => context.count > 0,
    isOther: ({ context }, { itemId }: { itemId: string }) => itemId !== context.itemId,
  },
  actions: {
    open: assign((_, { itemId }: { itemId: string }) => ({ ...closed, itemId })),
    want: assign((_, { num }: { num: number }) => ({ num, exhausted: false, failure: null })),
    setCount: assign((_, { output }: { output: QuestionsOutput }) => ({ count: output.count, num: 0 })),
    // While questions are being generated, `num` is how many were requested.
    setAdded: assign(({ context }, { output }: { output: QuestionsOutput }) => ({
      exhausted: output.count - context.count < context.num,
      count: output.count,
      num: 0,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), num: 0 })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'interview',
  context: closed,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'interview.open': { target: 'loading', actions: { type: 'open', params: ({ event }) => event } },
        'interview.choose': undefined,
      },
    },
    loading: {
      entry: 'clearFailure',
      invoke: {
        id: 'loadQuestions',
        src: 'loadQuestions',
        input: ({ context: { itemId } }) => ({ itemId: invariant(itemId) }),
        onDone: { target: 'loaded', actions: { type: 'setCount', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    loaded: { always: [{ guard: 'hasQuestions', target: 'listing' }, { target: 'empty' }] },
    empty: {
      on: {
        'interview.generate': { target: 'generating', actions: { type: 'want', params: { num: 3 } } },
        'interview.addAnother': { target: 'generating', actions: { type: 'want', params: { num: 1 } } },
      },
    },
    listing: {
      on: {
        'interview.generate': { target: 'generating', actions: { type: 'want', params: { num: 3 } } },
        'interview.addAnother': { target: 'generating', actions: { type: 'want', params: { num: 1 } } },
      },
    },
    generating: {
      invoke: {
        id: 'generateQuestions',
        src: 'generateQuestions',
        input: ({ context: { itemId, num } }) => ({ itemId: invariant(itemId), num }),
        onDone: { target: 'loaded', actions: { type: 'setAdded', params: ({ event }) => event } },
        // The existing questions stay, and the failure is shown with them.
        onError: { target: 'loaded', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'interview.retry': 'loading' } },
  },
  on: {
    'interview.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'open', params: ({ event }) => event },
    },
  },
})
