import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { itemEditMachine } from './item-edit.machine.ts'
import { itemEditModel } from './item-edit.model.ts'
import { toItemEditView } from './item-edit.view.ts'

const atRest = { original: null, version: null, draft: {}, failure: null, conflict: null }

prove(itemEditModel, {
  moves: [
    'confirming · item.cancel → viewing',
    'confirming · item.confirm → saving',
    'editing · item.cancel → viewing',
    'editing · item.change → editing',
    'editing · item.keepMine → editing',
    'editing · item.leave → viewing',
    'editing · item.save → confirming',
    'editing · item.takeTheirs → editing',
    'saving · done.saveItem → editing',
    'saving · done.saveItem → viewing',
    'saving · error.saveItem → editing',
    'viewing · item.edit → editing',
  ],
  asks: [
    'confirming · item.cancel ⇒ forgetDraft {"itemId":"item-1"}',
    'confirming · item.confirm ⇒ saveItem {"itemId":"item-1","section":"overview","content":{"text":"new"},"version":1}',
    'confirming · item.confirm ⇒ saveItem {"itemId":"item-1","section":"overview","content":{"text":"new"},"version":2}',
    'confirming · item.confirm ⇒ saveItem {"itemId":"item-1","section":"overview","content":{"text":"old"},"version":1}',
    'confirming · item.confirm ⇒ saveItem {"itemId":"item-1","section":"overview","content":{"text":"old"},"version":2}',
    'confirming · item.confirm ⇒ saveItem {"itemId":"item-1","section":"overview","content":{"text":"theirs"},"version":2}',
    'editing · item.cancel ⇒ forgetDraft {"itemId":"item-1"}',
    'editing · item.change ⇒ keepDraft {"itemId":"item-1","draft":{"text":" "}}',
    'editing · item.change ⇒ keepDraft {"itemId":"item-1","draft":{"text":"new "}}',
    'editing · item.takeTheirs ⇒ forgetDraft {"itemId":"item-1"}',
    'saving · done.saveItem ⇒ emits {"type":"item.saved","itemId":"item-1"}',
    'saving · done.saveItem ⇒ forgetDraft {"itemId":"item-1"}',
  ],
  promises: (snapshot) => {
    const { value, context } = snapshot
    const view = toItemEditView(snapshot)
    if (value === 'viewing') expect(context).toEqual({ itemId: 'item-1', section: 'overview', ...atRest })
    else expect(context.original).not.toBeNull()
    if (value === 'confirming' || value === 'saving')
      expect([view.errors, view.failure, view.theirs]).toEqual([{}, null, null])
    if (view.failure || view.theirs) expect(value).toBe('editing')
    if (view.theirs || view.draft['text']?.trim() === '') expect(view.canSave).toBe(false)
    expect(view.busy).toBe(value === 'saving')
  },
})

const edit = { type: 'item.edit', content: { text: 'old' }, version: 1 } as const
const change = { type: 'item.change', field: 'text', value: 'new ' } as const
const save = { type: 'item.save' }
const confirm = { type: 'item.confirm' }
const cancel = { type: 'item.cancel' }
const conflict = answered('saveItem', { kind: 'conflict', theirs: { text: 'theirs' }, version: 2 })

const viewAfter = async (...steps: Step[]) => toItemEditView((await play(itemEditModel, steps)).snapshot)

describe('item edit', () => {
  it('restores the values and returns to viewing when the confirmation is cancelled [S4.13, S4.14]', async () => {
    expect(await viewAfter(edit, change, save, cancel)).toMatchObject({ mode: 'viewing', draft: {}, dirty: false })
    expect(await viewAfter(edit, change, save, cancel, edit)).toMatchObject({ mode: 'editing', draft: { text: 'old' } })
  })

  it('asks for a confirmation even when nothing was changed, as the specification says [S4.14]', async () => {
    expect(await viewAfter(edit, save)).toMatchObject({ mode: 'confirming', dirty: false })
  })

  it('cannot be saved while its required content is empty, and says what is missing [S4.15]', async () => {
    expect(await viewAfter(edit, { ...change, value: ' ' }, save)).toMatchObject({
      mode: 'editing',
      canSave: false,
      errors: { text: 'Text is required' },
    })
  })

  it('knows whether leaving would lose something', async () => {
    expect((await viewAfter(edit)).dirty).toBe(false)
    expect((await viewAfter(edit, change)).dirty).toBe(true)
  })

  it('keeps the draft when saving fails, and forgets the failure at the next change or try', async () => {
    const error = failed('saveItem', { status: 500, detail: 'broken', isList: false })
    const broken = { mode: 'editing', draft: { text: 'new ' }, failure: { kind: 'broken' } }
    expect(await viewAfter(edit, change, save, confirm, error)).toMatchObject(broken)
    expect(await viewAfter(edit, change, save, confirm, error, change)).toMatchObject({ failure: null })
    expect(await viewAfter(edit, change, save, confirm, error, save)).toMatchObject({ failure: null })
  })

  it('shows both texts after a conflict, and goes on from the one that is chosen', async () => {
    const steps = [edit, change, save, confirm, conflict]
    const both = { mode: 'editing', draft: { text: 'new ' }, theirs: { text: 'theirs' }, canSave: false }
    expect(await viewAfter(...steps)).toMatchObject(both)
    const chosen = { mode: 'editing', theirs: null, canSave: true }
    const theirs = await viewAfter(...steps, { type: 'item.takeTheirs' })
    expect(theirs).toMatchObject({ ...chosen, draft: { text: 'theirs' }, dirty: false })
    const mine = await viewAfter(...steps, { type: 'item.keepMine' })
    expect(mine).toMatchObject({ ...chosen, draft: { text: 'new ' }, dirty: true })
  })

  it('is left with its draft kept: nothing is forgotten', async () => {
    const { snapshot, calls } = await play(itemEditModel, [edit, change, { type: 'item.leave' }])
    expect(toItemEditView(snapshot)).toMatchObject({ mode: 'viewing', draft: {}, dirty: false })
    const kept = { order: 'keepDraft', params: { itemId: 'item-1', draft: { text: 'new ' } } }
    expect(calls.flat()).toEqual([kept])
  })

  it('opens with a draft kept from before', () => {
    const actor = createActor(itemEditMachine, { input: { itemId: 'item-1', section: 'overview' } }).start()
    actor.send({ ...edit, draft: { text: 'kept' } })
    expect(toItemEditView(actor.getSnapshot())).toMatchObject({ draft: { text: 'kept' }, dirty: true })
  })
})
