import { assign, emit, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { invariant } from '../invariant.ts'
import { effect, port } from '../port.ts'
import type {
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftInput,
  ForgetFieldsInput,
  KeepFieldsInput,
  OpenedDraft,
  SaveDraftInput,
  SaveDraftOutput,
} from './draft.types.ts'

const blank = { saved: {}, version: null, fields: {}, from: undefined, touched: [], failure: null, conflict: null }

const toOpened = ({ saved, version, draft, from }: OpenedDraft) => ({ saved, version, fields: draft ?? saved, from })

const keepDraft = {
  type: 'keepDraft',
  params: ({ context: { id, fields, from } }: { context: DraftContext }): KeepFieldsInput => ({ id, fields, from }),
} as const
const forgetDraft = {
  type: 'forgetDraft',
  params: ({ context: { id, from } }: { context: DraftContext }): ForgetFieldsInput => ({ id, from }),
} as const
/** Closes the editor and deletes the draft. */
const cancelled = { target: 'resting', actions: [forgetDraft, 'emitClosed'] } as const

/**
 * The draft of an item or of an owner's answer. It is kept in this browser at every change and saved with the version that it
 * is based on, after a confirmation if `confirms` is set. At rest the machine holds no text.
 */
export const draftMachine = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as DraftEvent,
    emitted: {} as DraftEmitted,
  },
  actors: { saveDraft: port<SaveDraftOutput, SaveDraftInput>('saveDraft') },
  guards: {
    isOpen: ({ context }) => Object.keys(context.fields).length > 0,
    isInvalid: ({ context: { validate, fields } }) => Object.keys(validate(fields)).length > 0,
    confirms: ({ context }) => context.confirms,
    isConflict: (_, { output }: { output: SaveDraftOutput }) => output.kind === 'conflict',
  },
  actions: {
    open: assign((_, opened: OpenedDraft) => toOpened(opened)),
    close: assign(blank),
    change: assign(({ context: { fields, touched } }, { field, value }: { field: string; value: string }) => ({
      fields: { ...fields, [field]: value },
      touched: touched.includes(field) ? touched : [...touched, field],
      failure: null,
    })),
    touchAll: assign(({ context }) => ({ touched: Object.keys(context.fields) })),
    // Stryker disable ConditionalExpression: asked under the guard isConflict only
    setConflict: assign((_, { output }: { output: SaveDraftOutput }) => ({
      conflict: output.kind === 'conflict' ? { theirs: output.theirs, version: output.version } : null,
    })),
    // Stryker restore ConditionalExpression
    // Whichever text was chosen, the draft is now based on the saved version.
    endConflict: assign(({ context: { conflict } }) => ({
      saved: invariant(conflict).theirs,
      version: invariant(conflict).version,
      conflict: null,
    })),
    takeTheirs: assign(({ context }) => ({ fields: context.saved, touched: [] })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitClosed: emit(({ context: { id } }) => ({ type: 'draft.closed', id })),
    keepDraft: effect<KeepFieldsInput>('keepDraft'),
    forgetDraft: effect<ForgetFieldsInput>('forgetDraft'),
  },
}).createMachine({
  id: 'draft',
  context: ({ input: { id, validate, confirms = false, opened } }) => ({
    ...blank,
    id,
    validate,
    confirms,
    ...(opened && toOpened(opened())),
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOpen', target: 'typing' }, { target: 'resting' }] },
    resting: {
      entry: 'close',
      on: { 'draft.edit': { target: 'typing', actions: { type: 'open', params: ({ event }) => event } } },
    },
    typing: {
      on: {
        'draft.change': {
          actions: [{ type: 'change', params: ({ event }) => event }, keepDraft],
        },
        'draft.save': [
          { guard: 'isInvalid', actions: 'touchAll' },
          { guard: 'confirms', target: 'confirming', actions: 'clearFailure' },
          { target: 'saving', actions: 'clearFailure' },
        ],
        'draft.cancel': cancelled,
        'draft.leave': { target: 'resting', actions: 'emitClosed' },
      },
    },
    confirming: {
      on: {
        'draft.confirm': 'saving',
        'draft.cancel': cancelled,
      },
    },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context: { id, fields, version } }) => ({ id, fields, version }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflicted',
            actions: { type: 'setConflict', params: ({ event }) => event },
          },
          { target: 'resting', actions: [forgetDraft, 'emitClosed'] },
        ],
        onError: { target: 'typing', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    // The screen shows both texts. Nothing can be saved before the person chooses one.
    conflicted: {
      on: {
        'draft.change': {
          actions: [{ type: 'change', params: ({ event }) => event }, keepDraft],
        },
        'draft.takeTheirs': { target: 'typing', actions: ['endConflict', 'takeTheirs', forgetDraft] },
        'draft.keepMine': { target: 'typing', actions: 'endConflict' },
        'draft.cancel': cancelled,
        'draft.leave': { target: 'resting', actions: 'emitClosed' },
      },
    },
  },
})
