import { assign, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { invariant } from '../invariant.ts'
import { effect, port } from '../port.ts'
import { maxAnswerLength } from '../schemas/interview.ts'
import { append, forgetDraft, forgotten, rememberDraft } from './answer-box.drafts.ts'
import type {
  AnswerBoxContext,
  AnswerBoxEvent,
  AnswerBoxInput,
  ForgetAnswerDraftInput,
  KeepDraftInput,
  KeepDraftOutput,
  RememberDraftInput,
  SaveAnswerInput,
  SaveAnswerOutput,
} from './answer-box.types.ts'

/** The answer to one question, shown or edited. A draft is kept in this browser at every change, and at the server after a pause in typing. */
export const answerBoxMachine = setup({
  types: {
    input: {} as AnswerBoxInput,
    context: {} as AnswerBoxContext,
    events: {} as AnswerBoxEvent,
  },
  delays: { idle: 1_000 },
  actors: {
    saveAnswer: port<SaveAnswerOutput, SaveAnswerInput>('saveAnswer'),
    keepDraft: port<KeepDraftOutput, KeepDraftInput>('keepDraft'),
  },
  guards: {
    startsViewing: ({ context }) => context.saved !== '' && context.draft === context.saved,
    isAnswered: ({ context }) => context.saved !== '',
    isReady: ({ context }) =>
      context.draft.trim() !== '' && context.draft.length <= maxAnswerLength && context.conflict === null,
    /** The server refuses a draft that is too long to be saved as an answer. This browser keeps all of it. */
    fitsServer: ({ context }) => context.draft.length <= maxAnswerLength,
    hasConflict: ({ context }) => context.conflict !== null,
    isNew: ({ context }, { text }: { text: string }) => !context.draft.includes(text),
    wasUndone: ({ context }) => context.undone !== null,
    isConflict: (_, { output }: { output: SaveAnswerOutput }) => output.kind === 'conflict',
    hasGrown: ({ context }, { output }: { output: SaveAnswerOutput }) =>
      // Stryker disable next-line ConditionalExpression: a conflict has been met by isConflict before
      output.kind === 'saved' && context.draft.trim() !== output.text,
  },
  actions: {
    openDraft: assign((_, { saved, version }: { saved: string; version: number | null }) => ({
      saved,
      version,
      draft: saved,
      undone: null,
    })),
    changeDraft: assign((_, { text }: { text: string }) => ({
      draft: text,
      draftSavedAt: null,
      undone: null,
      failure: null,
    })),
    appendDraft: assign(({ context }, { text }: { text: string }) => ({
      draft: append(context.draft, text, '\n'),
      draftSavedAt: null,
      undone: null,
      failure: null,
    })),
    // A blank line separates the two texts, and the typed one is not changed.
    reuseText: assign(({ context }, { text }: { text: string }) => ({
      draft: append(context.draft, text, '\n\n'),
      draftSavedAt: null,
      undone: { draft: context.draft, by: 'reuse' as const },
      failure: null,
    })),
    restoreDraft: assign(({ context }) => ({
      draft: invariant(context.undone).draft,
      draftSavedAt: null,
      undone: null,
    })),
    dropDraft: assign(({ context }) => ({
      draft: context.saved,
      undone: context.draft === context.saved ? null : { draft: context.draft, by: 'cancel' as const },
      draftSavedAt: null,
      failure: null,
      conflict: null,
    })),
    // Stryker disable ConditionalExpression: asked only when the answer was saved
    settle: assign(({ context }, { output }: { output: SaveAnswerOutput }) => ({
      saved: output.kind === 'saved' ? output.text : context.saved,
      version: output.version,
      draftSavedAt: null,
    })),
    // Stryker restore ConditionalExpression
    showSaved: assign(({ context }) => ({ draft: context.saved })),
    setKeptAt: assign((_, { output }: { output: KeepDraftOutput }) => ({ draftSavedAt: output.savedAt })),
    // Stryker disable ConditionalExpression: asked under the guard isConflict only
    setConflict: assign((_, { output }: { output: SaveAnswerOutput }) => ({
      conflict: output.kind === 'conflict' ? { theirs: output.theirs, version: output.version } : null,
    })),
    // Stryker restore ConditionalExpression
    // Whichever text was chosen, the draft is now based on the saved version.
    endConflict: assign(({ context: { conflict } }) => ({
      saved: invariant(conflict).theirs,
      version: invariant(conflict).version,
      conflict: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetPast: assign({ failure: null, undone: null }),
    rememberDraft: effect<RememberDraftInput>('rememberDraft'),
    /** Deletes the draft from this browser. */
    forgetDraft: effect<ForgetAnswerDraftInput>('forgetDraft'),
    /** Deletes the draft at the server. Saving an answer needs no such call: the server then deletes its draft itself. */
    deleteDraft: effect<{ questionId: string }>('deleteDraft'),
  },
}).createMachine({
  id: 'answerBox',
  context: ({ input: { questionId, saved, version, kept: readKept } }) => {
    const kept = readKept()
    return {
      questionId,
      saved,
      version,
      draft: kept?.text ?? saved,
      draftSavedAt: kept?.savedAt ?? null,
      from: kept?.from,
      undone: null,
      failure: null,
      conflict: null,
    }
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'startsViewing', target: 'viewing' }, { target: 'editing' }] },
    viewing: {
      on: {
        'answer.edit': { target: 'editing', actions: { type: 'openDraft', params: ({ event }) => event } },
        'answer.restore': {
          guard: 'wasUndone',
          target: 'editing.typing',
          actions: ['restoreDraft', rememberDraft],
        },
      },
    },
    // Nested, because the draft is kept while editing goes on, and all three steps share save and cancel.
    editing: {
      initial: 'resting',
      states: {
        resting: {},
        typing: { after: { idle: [{ guard: 'fitsServer', target: 'keeping' }, { target: 'resting' }] } },
        keeping: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: ({ context: { questionId, draft } }) => ({ questionId, text: draft }),
            onDone: { target: 'resting', actions: { type: 'setKeptAt', params: ({ event }) => event } },
            // Not reported: this browser has the draft, and the next change tries the server again.
            onError: 'resting',
          },
        },
      },
      on: {
        'answer.save': { guard: 'isReady', target: 'saving', actions: 'forgetPast' },
        'answer.reuse': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: '.typing',
          actions: [{ type: 'reuseText', params: ({ event }) => event }, rememberDraft],
        },
        'answer.restore': {
          guard: 'wasUndone',
          target: '.typing',
          actions: ['restoreDraft', rememberDraft],
        },
        'answer.takeTheirs': {
          guard: 'hasConflict',
          target: '.resting',
          actions: ['endConflict', 'dropDraft', ...forgotten],
        },
        'answer.keepMine': { guard: 'hasConflict', actions: 'endConflict' },
        'answer.cancel': [
          {
            guard: 'isAnswered',
            target: 'viewing',
            actions: ['dropDraft', ...forgotten],
          },
          {
            target: '.resting',
            actions: ['dropDraft', ...forgotten],
          },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'saveAnswer',
        src: 'saveAnswer',
        input: ({ context: { questionId, draft, version } }) => ({ questionId, text: draft.trim(), version }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'setConflict', params: ({ event }) => event },
          },
          {
            // Text that was typed or dictated while the answer was being saved becomes a draft of the new version.
            guard: { type: 'hasGrown', params: ({ event }) => event },
            target: 'editing.typing',
            actions: { type: 'settle', params: ({ event }) => event },
          },
          {
            target: 'viewing',
            actions: [{ type: 'settle', params: ({ event }) => event }, 'showSaved', forgetDraft],
          },
        ],
        // The draft is also sent to the server, as if it had just been typed.
        onError: { target: 'editing.typing', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: {
        'answer.change': {
          actions: [{ type: 'changeDraft', params: ({ event }) => event }, rememberDraft],
        },
        'answer.dictated': {
          actions: [{ type: 'appendDraft', params: ({ event }) => event }, rememberDraft],
        },
      },
    },
  },
  on: {
    'answer.change': {
      target: '.editing.typing',
      actions: [{ type: 'changeDraft', params: ({ event }) => event }, rememberDraft],
    },
    'answer.dictated': {
      target: '.editing.typing',
      actions: [{ type: 'appendDraft', params: ({ event }) => event }, rememberDraft],
    },
  },
})
