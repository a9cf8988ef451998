import { describe, expect, it } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { answered, failed, type Model, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { draftMachine } from './draft.machine.ts'
import { draftModel } from './draft.model.ts'
import type { DraftInput } from './draft.types.ts'
import { toDraftView } from './draft.view.ts'

const blank = { saved: {}, version: null, fields: {}, from: undefined, touched: [], failure: null, conflict: null }

const invariants = (snapshot: SnapshotFrom<typeof draftMachine>) => {
  const { value, context } = snapshot
  const { id, validate, confirms, ...held } = context
  const view = toDraftView(snapshot)
  if (value === 'resting') {
    expect(held).toEqual(blank)
    expect(view.reason).toBeNull()
  } else expect(context.fields).not.toEqual({})
  expect(Object.keys(context.fields)).toEqual(expect.arrayContaining(context.touched))
  if (value === 'confirming' || value === 'saving')
    expect([view.reason, view.errors, view.failure, view.theirs]).toEqual([null, {}, null, null])
  if (view.failure) expect(value).toBe('typing')
  expect(view.theirs !== null).toBe(value === 'conflicted')
  expect(view.canSave).toBe(value === 'typing' && view.reason === null)
  if (view.fields['text']?.trim() === '') expect(view.reason).toBe('Text is required')
}

const kept = [' ', 'new '].map((text) => `keepDraft {"id":"item-1","fields":{"text":"${text}"}}`)
const forgets = 'forgetDraft {"id":"item-1"}'
const closes = 'emits {"type":"draft.closed","id":"item-1"}'
const saves = (text: string, version: number | null) =>
  `saveDraft {"id":"item-1","fields":{"text":"${text}"},"version":${version}}`

describe('a draft that is confirmed', () => {
  prove(draftModel, {
    moves: [
      'confirming · draft.cancel → resting',
      'confirming · draft.confirm → saving',
      'conflicted · draft.cancel → resting',
      'conflicted · draft.change → conflicted',
      'conflicted · draft.keepMine → typing',
      'conflicted · draft.leave → resting',
      'conflicted · draft.takeTheirs → typing',
      'resting · draft.edit → typing',
      'saving · done.saveDraft → conflicted',
      'saving · done.saveDraft → resting',
      'saving · error.saveDraft → typing',
      'typing · draft.cancel → resting',
      'typing · draft.change → typing',
      'typing · draft.leave → resting',
      'typing · draft.save → confirming',
      'typing · draft.save → typing',
    ],
    requests: [
      `confirming · draft.cancel ⇒ ${closes}`,
      `confirming · draft.cancel ⇒ ${forgets}`,
      `confirming · draft.confirm ⇒ ${saves('new ', 1)}`,
      `confirming · draft.confirm ⇒ ${saves('new ', 2)}`,
      `confirming · draft.confirm ⇒ ${saves('old', 1)}`,
      `confirming · draft.confirm ⇒ ${saves('old', 2)}`,
      `confirming · draft.confirm ⇒ ${saves('theirs', 2)}`,
      `conflicted · draft.cancel ⇒ ${closes}`,
      `conflicted · draft.cancel ⇒ ${forgets}`,
      ...kept.map((keeps) => `conflicted · draft.change ⇒ ${keeps}`),
      `conflicted · draft.leave ⇒ ${closes}`,
      `conflicted · draft.takeTheirs ⇒ ${forgets}`,
      `saving · done.saveDraft ⇒ ${closes}`,
      `saving · done.saveDraft ⇒ ${forgets}`,
      `typing · draft.cancel ⇒ ${closes}`,
      `typing · draft.cancel ⇒ ${forgets}`,
      ...kept.map((keeps) => `typing · draft.change ⇒ ${keeps}`),
      `typing · draft.leave ⇒ ${closes}`,
    ],
    invariants,
  })
})

/** As the form of a new item or of an owner's answer: open from the start, saved without a question. */
const formModel: Model<typeof draftMachine> = {
  ...draftModel,
  input: { id: 'item-1', validate: draftModel.input.validate, opened: () => ({ saved: { text: '' }, version: null }) },
  events: draftModel.events.filter(
    ({ type }) => !['draft.confirm', 'draft.takeTheirs', 'draft.keepMine'].includes(type),
  ),
  answers: { saveDraft: [{ output: { kind: 'saved' } }, { error: { status: 500, detail: null, isList: false } }] },
}

describe('a draft of a form that is open from the start', () => {
  prove(formModel, {
    moves: [
      'resting · draft.edit → typing',
      'saving · done.saveDraft → resting',
      'saving · error.saveDraft → typing',
      'typing · draft.cancel → resting',
      'typing · draft.change → typing',
      'typing · draft.leave → resting',
      'typing · draft.save → saving',
      'typing · draft.save → typing',
    ],
    requests: [
      `saving · done.saveDraft ⇒ ${closes}`,
      `saving · done.saveDraft ⇒ ${forgets}`,
      `typing · draft.cancel ⇒ ${closes}`,
      `typing · draft.cancel ⇒ ${forgets}`,
      ...kept.map((keeps) => `typing · draft.change ⇒ ${keeps}`),
      `typing · draft.leave ⇒ ${closes}`,
      `typing · draft.save ⇒ ${saves('new ', 1)}`,
      `typing · draft.save ⇒ ${saves('new ', null)}`,
      `typing · draft.save ⇒ ${saves('old', 1)}`,
    ],
    invariants,
  })
})

const edit = { type: 'draft.edit', saved: { text: 'old' }, version: 1 } as const
const change = { type: 'draft.change', field: 'text', value: 'new ' } as const
const save = { type: 'draft.save' } as const
const confirm = { type: 'draft.confirm' } as const
const cancel = { type: 'draft.cancel' } as const
const conflict = answered('saveDraft', { kind: 'conflict', theirs: { text: 'theirs' }, version: 2 })

const viewAfter = async (...steps: Step[]) => toDraftView((await play(draftModel, steps)).snapshot)
const offline = draftMachine.provide({ actions: { keepDraft: () => undefined, forgetDraft: () => undefined } })
const start = (input: Partial<DraftInput>) =>
  createActor(offline, { input: { id: 'item-1', validate: () => ({}), ...input } }).start()

describe('a draft', () => {
  it('restores the values and returns to rest when the confirmation is cancelled [S4.13, S4.14]', async () => {
    expect(await viewAfter(edit, change, save, cancel)).toMatchObject({ mode: 'resting', fields: {}, dirty: false })
    expect(await viewAfter(edit, change, save, cancel, edit)).toMatchObject({ mode: 'typing', fields: { text: 'old' } })
  })

  it('asks for a confirmation even when nothing was changed, as the specification says [S4.14]', async () => {
    expect(await viewAfter(edit, save)).toMatchObject({ mode: 'confirming', dirty: false })
  })

  it('cannot be saved while its required content is empty, and says what is missing [S4.15]', async () => {
    expect(await viewAfter(edit, { ...change, value: ' ' }, save)).toMatchObject({
      mode: 'typing',
      canSave: false,
      errors: { text: 'Text is required' },
      reason: 'Text is required',
    })
  })

  it('shows what is wrong with a field once that was changed, and with all once saving was refused', () => {
    const validate = () => ({ name: 'Name is required', text: 'Text is required' })
    const actor = start({ validate, opened: () => ({ saved: { name: '', text: '' }, version: null }) })
    expect(toDraftView(actor.getSnapshot())).toMatchObject({ errors: {}, reason: 'Name is required' })
    actor.send({ ...change, value: '' })
    actor.send({ ...change, value: ' ' })
    expect(toDraftView(actor.getSnapshot()).errors).toEqual({ text: 'Text is required' })
    expect(actor.getSnapshot().context.touched).toEqual(['text'])
    actor.send(save)
    expect(toDraftView(actor.getSnapshot()).errors).toEqual(validate())
  })

  it('changes one field and leaves the others', () => {
    const actor = start({ opened: () => ({ saved: { name: 'Ada', text: 'old' }, version: null }) })
    actor.send(change)
    expect(toDraftView(actor.getSnapshot())).toMatchObject({ fields: { name: 'Ada', text: 'new ' }, dirty: true })
    actor.send({ ...change, value: 'old' })
    expect(toDraftView(actor.getSnapshot()).dirty).toBe(false)
  })

  it('knows whether leaving would lose something', async () => {
    expect((await viewAfter(edit)).dirty).toBe(false)
    expect((await viewAfter(edit, change)).dirty).toBe(true)
  })

  it('stays as typed when saving fails, and forgets the failure at the next change or try', async () => {
    const error = failed('saveDraft', { status: 500, detail: 'broken', isList: false })
    const broken = { mode: 'typing', fields: { text: 'new ' }, failure: { kind: 'broken' } }
    expect(await viewAfter(edit, change, save, confirm, error)).toMatchObject(broken)
    expect(await viewAfter(edit, change, save, confirm, error, change)).toMatchObject({ failure: null })
    expect(await viewAfter(edit, change, save, confirm, error, save)).toMatchObject({ failure: null })
  })

  it('is shown beside the saved text after a conflict, and goes on from the one that is chosen', async () => {
    const steps = [edit, change, save, confirm, conflict]
    const both = { mode: 'conflicted', fields: { text: 'new ' }, theirs: { text: 'theirs' }, canSave: false }
    expect(await viewAfter(...steps)).toMatchObject(both)
    const chosen = { mode: 'typing', theirs: null, canSave: true }
    const theirs = await viewAfter(...steps, { type: 'draft.takeTheirs' })
    expect(theirs).toMatchObject({ ...chosen, fields: { text: 'theirs' }, dirty: false, errors: {} })
    const mine = await viewAfter(...steps, { type: 'draft.keepMine' })
    expect(mine).toMatchObject({ ...chosen, fields: { text: 'new ' }, dirty: true })
  })

  it('is left with its text kept: nothing is forgotten', async () => {
    const { snapshot, calls } = await play(draftModel, [edit, change, { type: 'draft.leave' }])
    expect(toDraftView(snapshot)).toMatchObject({ mode: 'resting', fields: {}, dirty: false })
    const keeps = { effect: 'keepDraft', params: { id: 'item-1', fields: { text: 'new ' } } }
    expect(calls.flat()).toEqual([keeps, { emitted: { type: 'draft.closed', id: 'item-1' } }])
  })

  it('opens with a text kept from before', () => {
    const actor = start({})
    actor.send({ ...edit, draft: { text: 'kept' } })
    expect(toDraftView(actor.getSnapshot())).toMatchObject({ fields: { text: 'kept' }, dirty: true })
    const opened = start({ opened: () => ({ saved: { text: '' }, version: null, draft: { text: 'kept' } }) })
    expect(toDraftView(opened.getSnapshot())).toMatchObject({ mode: 'typing', fields: { text: 'kept' }, dirty: true })
  })

  it('replaces the kept text that it grew out of, and forgets it too, until it rests again', async () => {
    const opened = { ...edit, draft: { text: 'kept' }, from: 'an earlier page' }
    const { calls } = await play(draftModel, [opened, change, { type: 'draft.leave' }, edit, change, cancel])
    const fields = { text: 'new ' }
    expect(calls.flat().filter((call) => 'effect' in call)).toEqual([
      { effect: 'keepDraft', params: { id: 'item-1', fields, from: 'an earlier page' } },
      { effect: 'keepDraft', params: { id: 'item-1', fields, from: undefined } },
      { effect: 'forgetDraft', params: { id: 'item-1', from: undefined } },
    ])
    const givenUp = await play(draftModel, [opened, cancel])
    expect(givenUp.calls.flat()[0]).toEqual({
      effect: 'forgetDraft',
      params: { id: 'item-1', from: 'an earlier page' },
    })
  })
})
