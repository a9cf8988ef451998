import { assign, emit, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { known } from '../known.ts'
import { order, port } from '../port.ts'
import { readItemDraft, toItemDraft } from '../schemas/item-forms.ts'
import type {
  ItemEditContext,
  ItemEditEmitted,
  ItemEditEvent,
  ItemEditInput,
  SaveItemInput,
  SaveItemOutput,
} from './item-edit.types.ts'

const atRest = { original: null, version: null, draft: {}, failure: null, conflict: null }

/** What would be saved; `null` while something required is missing or wrong. */
const contentOf = ({ section, draft, original }: ItemEditContext) =>
  original && readItemDraft(section, draft, original).content

const toSaveInput = (context: ItemEditContext): SaveItemInput => {
  const { itemId, section, version } = context
  return { itemId, section, content: known(contentOf(context)), version }
}

/** One item being changed. The saved content stays with the server; only the draft lives here. */
export const itemEditMachine = setup({
  types: {
    input: {} as ItemEditInput,
    context: {} as ItemEditContext,
    events: {} as ItemEditEvent,
    emitted: {} as ItemEditEmitted,
  },
  actors: { saveItem: port<SaveItemOutput, SaveItemInput>('saveItem') },
  guards: {
    isReady: ({ context }) => context.conflict === null && contentOf(context) !== null,
    hasConflict: ({ context }) => context.conflict !== null,
    isConflict: (_, { output }: { output: SaveItemOutput }) => output.kind === 'conflict',
  },
  actions: {
    openDraft: assign((_, { content, version, draft }: Extract<ItemEditEvent, { type: 'item.edit' }>) => ({
      original: content,
      version,
      draft: draft ?? toItemDraft(content),
    })),
    changeDraft: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      failure: null,
    })),
    dropDraft: assign(atRest),
    // Stryker disable ConditionalExpression: asked under the guard isConflict only
    setConflict: assign((_, { output }: { output: SaveItemOutput }) => ({
      conflict: output.kind === 'conflict' ? { theirs: output.theirs, version: output.version } : null,
    })),
    // Stryker restore ConditionalExpression
    // Whoever wins: from now on the draft rests on what is saved now.
    endConflict: assign(({ context: { conflict } }) => ({
      original: known(conflict).theirs,
      version: known(conflict).version,
      conflict: null,
    })),
    takeTheirs: assign(({ context: { original } }) => ({ draft: toItemDraft(known(original)) })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    tellSaved: emit(({ context }) => ({ type: 'item.saved', itemId: context.itemId })),
    keepDraft: order<{ itemId: string; draft: Record<string, string> }>('keepDraft'),
    forgetDraft: order<{ itemId: string }>('forgetDraft'),
  },
}).createMachine({
  id: 'itemEdit',
  context: ({ input }) => ({ ...input, ...atRest }),
  initial: 'viewing',
  states: {
    viewing: {
      entry: 'dropDraft',
      on: { 'item.edit': { target: 'editing', actions: { type: 'openDraft', params: ({ event }) => event } } },
    },
    editing: {
      on: {
        'item.change': {
          actions: [
            { type: 'changeDraft', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context: { itemId, draft } }) => ({ itemId, draft }) },
          ],
        },
        'item.save': { guard: 'isReady', target: 'confirming', actions: 'clearFailure' },
        'item.takeTheirs': {
          guard: 'hasConflict',
          actions: [
            'endConflict',
            'takeTheirs',
            { type: 'forgetDraft', params: ({ context: { itemId } }) => ({ itemId }) },
          ],
        },
        'item.keepMine': { guard: 'hasConflict', actions: 'endConflict' },
        'item.leave': 'viewing',
        'item.cancel': {
          target: 'viewing',
          actions: { type: 'forgetDraft', params: ({ context: { itemId } }) => ({ itemId }) },
        },
      },
    },
    confirming: {
      on: {
        'item.confirm': 'saving',
        'item.cancel': {
          target: 'viewing',
          actions: { type: 'forgetDraft', params: ({ context: { itemId } }) => ({ itemId }) },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveItem',
        src: 'saveItem',
        input: ({ context }) => toSaveInput(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'setConflict', params: ({ event }) => event },
          },
          {
            target: 'viewing',
            actions: [{ type: 'forgetDraft', params: ({ context: { itemId } }) => ({ itemId }) }, 'tellSaved'],
          },
        ],
        onError: { target: 'editing', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
})
