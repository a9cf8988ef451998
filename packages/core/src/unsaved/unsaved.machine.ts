import { assign, emit, setup } from 'xstate'
import { invariant } from '../invariant.ts'
import { effect } from '../port.ts'
import { keysWithin } from './unsaved.rules.ts'
import type {
  UnsavedContext,
  UnsavedEmitted,
  UnsavedEvent,
  UnsavedInput,
  UnsavedKeys,
  UnsavedThing,
} from './unsaved.types.ts'

const aboutOf = ({ context }: { context: UnsavedContext }): UnsavedKeys => ({ keys: invariant(context.question).about })

/** The unsaved texts of the screen. Before they are left, the person is asked; the answer goes to the actor that asked. */
export const unsavedMachine = setup({
  types: {
    input: {} as UnsavedInput,
    context: {} as UnsavedContext,
    events: {} as UnsavedEvent,
    emitted: {} as UnsavedEmitted,
  },
  guards: {
    isNothingWithin: ({ context }, { within }: { within: string | null }) =>
      keysWithin(context.things, within).length === 0,
    hasAsked: ({ context }, { asker }: { asker: number }) => invariant(context.question).asker === asker,
    isLastAskedAbout: ({ context: { things, question } }, { key }: { key: string }) =>
      things.every((thing) => thing.key === key || !invariant(question).about.includes(thing.key)),
  },
  actions: {
    add: assign(({ context }, { key, within }: UnsavedThing) => ({ things: [...context.things, { key, within }] })),
    remove: assign(({ context }, { key }: { key: string }) => ({
      things: context.things.filter((thing) => thing.key !== key),
    })),
    setQuestion: assign(({ context }, { asker, within }: { asker: number; within: string | null }) => ({
      question: { asker, about: keysWithin(context.things, within) },
    })),
    endQuestion: assign({ question: null }),
    answerNewAskerFree: emit((_, { asker }: { asker: number }) => ({ type: 'unsaved.answered', asker, isFree: true })),
    answerFree: emit(({ context }) => ({
      type: 'unsaved.answered',
      asker: invariant(context.question).asker,
      isFree: true,
    })),
    answerStay: emit(({ context }) => ({
      type: 'unsaved.answered',
      asker: invariant(context.question).asker,
      isFree: false,
    })),
    keepDrafts: effect<UnsavedKeys>('keepDrafts'),
    discardDrafts: effect<UnsavedKeys>('discardDrafts'),
  },
}).createMachine({
  id: 'unsaved',
  context: ({ input }) => ({ ...input, question: null }),
  initial: 'idle',
  on: {
    'unsaved.add': { actions: { type: 'add', params: ({ event }) => event } },
    'unsaved.remove': { actions: { type: 'remove', params: ({ event }) => event } },
  },
  states: {
    idle: {
      entry: 'endQuestion',
      on: {
        'unsaved.ask': [
          {
            guard: { type: 'isNothingWithin', params: ({ event }) => event },
            actions: { type: 'answerNewAskerFree', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'setQuestion', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      on: {
        // It was saved or removed in the meantime, for example because the session ended. Nothing is left to ask about.
        'unsaved.remove': [
          {
            guard: { type: 'isLastAskedAbout', params: ({ event }) => event },
            target: 'idle',
            actions: ['answerFree', { type: 'remove', params: ({ event }) => event }],
          },
          { actions: { type: 'remove', params: ({ event }) => event } },
        ],
        // A second question answers the first one: the first asker stays.
        'unsaved.ask': [
          {
            guard: { type: 'isNothingWithin', params: ({ event }) => event },
            target: 'idle',
            actions: ['answerStay', { type: 'answerNewAskerFree', params: ({ event }) => event }],
          },
          { actions: ['answerStay', { type: 'setQuestion', params: ({ event }) => event }] },
        ],
        'unsaved.withdraw': {
          guard: { type: 'hasAsked', params: ({ event }) => event },
          target: 'idle',
          actions: 'answerStay',
        },
        'unsaved.stay': { target: 'idle', actions: 'answerStay' },
        'unsaved.keepDraft': { target: 'idle', actions: [{ type: 'keepDrafts', params: aboutOf }, 'answerFree'] },
        'unsaved.discard': { target: 'idle', actions: [{ type: 'discardDrafts', params: aboutOf }, 'answerFree'] },
      },
    },
  },
})
