import { assign, setup } from 'xstate'
import type { PracticeContext, PracticeEvent } from './practice.types.ts'

const none: PracticeContext = {
  questionIds: [],
  at: 0,
  answered: [],
  skipped: [],
  askedAt: 0,
  spent: 0,
  timed: false,
}

const current = ({ questionIds, at }: PracticeContext): string[] => questionIds.slice(at, at + 1)

/**
 * A practice session: questions one at a time, each answered or skipped, and a summary at the end. The answer box of each
 * question edits and saves the answer; the session waits for it.
 */
export const practiceMachine = setup({
  types: { context: {} as PracticeContext, events: {} as PracticeEvent },
  guards: {
    hasQuestions: (_, { questionIds }: { questionIds: string[] }) => questionIds.length > 0,
    isLast: ({ context }) => context.at >= context.questionIds.length - 1,
    hasSkipped: ({ context }) => context.skipped.length > 0,
  },
  actions: {
    begin: assign(({ context }, { questionIds, now }: { questionIds: string[]; now: number }) => ({
      ...none,
      questionIds,
      askedAt: now,
      timed: context.timed,
    })),
    beginSkipped: assign(({ context }, { now }: { now: number }) => ({
      ...none,
      questionIds: context.skipped,
      answered: context.answered,
      spent: context.spent,
      askedAt: now,
      timed: context.timed,
    })),
    clear: assign(({ context }) => ({ ...none, timed: context.timed })),
    markAnswered: assign(({ context }) => ({
      answered: [...context.answered, ...current(context)],
    })),
    markSkipped: assign(({ context }) => ({
      skipped: [...context.skipped, ...current(context)],
    })),
    leave: assign(({ context }, { now }: { now: number }) => ({
      spent: context.spent + Math.max(0, now - context.askedAt),
      askedAt: now,
    })),
    advance: assign(({ context }) => ({ at: context.at + 1 })),
    toggleTimer: assign(({ context }) => ({ timed: !context.timed })),
  },
}).createMachine({
  id: 'practice',
  context: none,
  initial: 'idle',
  states: {
    idle: {
      entry: 'clear',
      on: {
        'practice.start': {
          guard: { type: 'hasQuestions', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    asking: {
      on: {
        'practice.skip': {
          target: 'leaving',
          actions: ['markSkipped', { type: 'leave', params: ({ event }) => event }],
        },
        'practice.saveAndNext': 'saving',
        // The question was answered earlier.
        'practice.next': {
          target: 'leaving',
          actions: ['markAnswered', { type: 'leave', params: ({ event }) => event }],
        },
        'practice.toggleTimer': { actions: 'toggleTimer' },
      },
    },
    saving: {
      on: {
        'practice.saved': {
          target: 'leaving',
          actions: ['markAnswered', { type: 'leave', params: ({ event }) => event }],
        },
        // The answer box shows why; the question stays.
        'practice.notSaved': 'asking',
      },
    },
    leaving: {
      always: [
        { guard: 'isLast', target: 'summary' },
        { target: 'asking', actions: 'advance' },
      ],
    },
    summary: {
      on: {
        'practice.again': {
          guard: 'hasSkipped',
          target: 'asking',
          actions: { type: 'beginSkipped', params: ({ event }) => event },
        },
      },
    },
  },
  on: { 'practice.end': '.idle' },
})
