import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { draftMachine } from '../draft/draft.machine.ts'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { answerBoxMachine } from './answer-box.machine.ts'
import { answerBoxModel } from './answer-box.model.ts'
import type { KeepDraftInput, KeepDraftOutput } from './answer-box.types.ts'
import { canReuse, toAnswerBoxView } from './answer-box.view.ts'

prove(answerBoxModel, {
  moves: [
    'editing.keeping · answer.cancel → editing.resting',
    'editing.keeping · answer.cancel → viewing',
    'editing.keeping · answer.change → editing.typing',
    'editing.keeping · answer.keepMine → editing.keeping',
    'editing.keeping · answer.restore → editing.typing',
    'editing.keeping · answer.reuse → editing.typing',
    'editing.keeping · answer.save → saving',
    'editing.keeping · answer.takeTheirs → editing.resting',
    'editing.keeping · done.keepDraft → editing.resting',
    'editing.keeping · error.keepDraft → editing.resting',
    'editing.resting · answer.cancel → editing.resting',
    'editing.resting · answer.cancel → viewing',
    'editing.resting · answer.change → editing.typing',
    'editing.resting · answer.keepMine → editing.resting',
    'editing.resting · answer.restore → editing.typing',
    'editing.resting · answer.reuse → editing.typing',
    'editing.resting · answer.save → saving',
    'editing.resting · answer.takeTheirs → editing.resting',
    'editing.typing · after.idle → editing.keeping',
    'editing.typing · answer.cancel → editing.resting',
    'editing.typing · answer.cancel → viewing',
    'editing.typing · answer.change → editing.typing',
    'editing.typing · answer.keepMine → editing.typing',
    'editing.typing · answer.restore → editing.typing',
    'editing.typing · answer.reuse → editing.typing',
    'editing.typing · answer.save → saving',
    'editing.typing · answer.takeTheirs → editing.resting',
    'saving · answer.change → saving',
    'saving · done.saveAnswer → editing.resting',
    'saving · done.saveAnswer → editing.typing',
    'saving · done.saveAnswer → viewing',
    'saving · error.saveAnswer → editing.typing',
    'viewing · answer.change → editing.typing',
    'viewing · answer.edit → editing.resting',
    'viewing · answer.restore → editing.typing',
  ],
  requests: [
    'editing.keeping · answer.cancel ⇒ deleteDraft {"questionId":"question-1"}',
    'editing.keeping · answer.cancel ⇒ forgetDraft {"questionId":"question-1"}',
    'editing.keeping · answer.change ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'editing.keeping · answer.change ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.keeping · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'editing.keeping · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":""}',
    'editing.keeping · answer.reuse ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.keeping · answer.save ⇒ saveAnswer {"questionId":"question-1","text":"new","version":1}',
    'editing.keeping · answer.save ⇒ saveAnswer {"questionId":"question-1","text":"new","version":null}',
    'editing.keeping · answer.takeTheirs ⇒ deleteDraft {"questionId":"question-1"}',
    'editing.keeping · answer.takeTheirs ⇒ forgetDraft {"questionId":"question-1"}',
    'editing.resting · answer.cancel ⇒ deleteDraft {"questionId":"question-1"}',
    'editing.resting · answer.cancel ⇒ forgetDraft {"questionId":"question-1"}',
    'editing.resting · answer.change ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'editing.resting · answer.change ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.resting · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'editing.resting · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":""}',
    'editing.resting · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.resting · answer.reuse ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.resting · answer.save ⇒ saveAnswer {"questionId":"question-1","text":"new","version":1}',
    'editing.resting · answer.save ⇒ saveAnswer {"questionId":"question-1","text":"new","version":null}',
    'editing.resting · answer.takeTheirs ⇒ deleteDraft {"questionId":"question-1"}',
    'editing.resting · answer.takeTheirs ⇒ forgetDraft {"questionId":"question-1"}',
    'editing.typing · after.idle ⇒ keepDraft {"questionId":"question-1","text":" "}',
    'editing.typing · after.idle ⇒ keepDraft {"questionId":"question-1","text":""}',
    'editing.typing · after.idle ⇒ keepDraft {"questionId":"question-1","text":"new"}',
    'editing.typing · answer.cancel ⇒ deleteDraft {"questionId":"question-1"}',
    'editing.typing · answer.cancel ⇒ forgetDraft {"questionId":"question-1"}',
    'editing.typing · answer.change ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'editing.typing · answer.change ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.typing · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'editing.typing · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":""}',
    'editing.typing · answer.reuse ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'editing.typing · answer.save ⇒ saveAnswer {"questionId":"question-1","text":"new","version":1}',
    'editing.typing · answer.save ⇒ saveAnswer {"questionId":"question-1","text":"new","version":null}',
    'editing.typing · answer.takeTheirs ⇒ deleteDraft {"questionId":"question-1"}',
    'editing.typing · answer.takeTheirs ⇒ forgetDraft {"questionId":"question-1"}',
    'saving · answer.change ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'saving · answer.change ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'saving · done.saveAnswer ⇒ forgetDraft {"questionId":"question-1"}',
    'viewing · answer.change ⇒ rememberDraft {"questionId":"question-1","text":" "}',
    'viewing · answer.change ⇒ rememberDraft {"questionId":"question-1","text":"new"}',
    'viewing · answer.restore ⇒ rememberDraft {"questionId":"question-1","text":" "}',
  ],
  invariants: (snapshot) => {
    const { context } = snapshot
    const view = toAnswerBoxView(snapshot)
    if (view.mode === 'viewing')
      expect([context.draft, context.failure, context.conflict]).toEqual([context.saved, null, null])
    if (view.mode === 'viewing') expect(context.saved).not.toBe('')
    if (view.mode === 'saving') expect([context.failure, context.conflict]).toEqual([null, null])
    if (view.canSave) expect([view.mode, view.theirs, view.draft.trim() === '']).toEqual(['editing', null, false])
    expect(view.busy).toBe(view.mode === 'saving')
  },
})

const change = { type: 'answer.change', text: 'new ' }
const save = { type: 'answer.save' }
const cancel = { type: 'answer.cancel' }
const saved = answered('saveAnswer', { kind: 'saved', text: 'new', version: 1 })
const conflict = answered('saveAnswer', { kind: 'conflict', theirs: 'theirs', version: 2 })

const viewAfter = async (...steps: Step[]) => toAnswerBoxView((await play(answerBoxModel, steps)).snapshot)
const withAnswer = { ...answerBoxModel, input: { ...answerBoxModel.input, saved: 'old', version: 4 } }

describe('answer box', () => {
  it('starts editing without an answer [S4.16, S5.17]', async () => {
    expect(await viewAfter()).toMatchObject({ mode: 'editing', draft: '', canSave: false, dirty: false })
  })

  it('starts viewing with an answer [S4.16]', async () => {
    expect(toAnswerBoxView((await play(withAnswer, [])).snapshot).mode).toBe('viewing')
  })

  it('starts editing with a draft kept from before, and says when it was kept', async () => {
    const draftSavedAt = '2026-11-21T14:02:00Z'
    const kept = {
      ...withAnswer,
      input: { ...withAnswer.input, kept: () => ({ text: 'kept', savedAt: draftSavedAt }) },
    }
    const { snapshot } = await play(kept, [])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ mode: 'editing', draft: 'kept', draftSavedAt, dirty: true })
  })

  it('replaces the draft of an earlier page that it grew out of, and forgets it with its own', async () => {
    const from = 'an earlier page'
    const kept = { ...withAnswer, input: { ...withAnswer.input, kept: () => ({ text: 'kept', savedAt: null, from }) } }
    const { calls } = await play(kept, [change, cancel])
    const about = { questionId: 'question-1' }
    expect(calls.flat()).toEqual([
      { effect: 'rememberDraft', params: { ...about, text: 'new ', from } },
      { effect: 'forgetDraft', params: { ...about, from } },
      { effect: 'deleteDraft', params: about },
    ])
  })

  it('leaves the edit mode once saved, with the trimmed text [S4.17]', async () => {
    expect(await viewAfter(change, save)).toMatchObject({ mode: 'saving', busy: true })
    expect(await viewAfter(change, save, saved)).toMatchObject({ mode: 'viewing', draft: 'new', dirty: false })
  })

  it('restores the saved text on cancel, and brings the draft back on request [S4.17]', async () => {
    const { actor, snapshot } = await play(withAnswer, [
      { type: 'answer.edit', saved: 'old', version: 4 },
      change,
      cancel,
    ])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ mode: 'viewing', draft: 'old', undoes: 'cancel' })
    actor.send({ type: 'answer.restore' })
    const restored = { mode: 'editing', draft: 'new ', undoes: null }
    expect(toAnswerBoxView(actor.getSnapshot())).toMatchObject(restored)
  })

  it('stays in the edit mode on cancel when there is no answer to show', async () => {
    expect(await viewAfter(change, cancel)).toMatchObject({ mode: 'editing', draft: '', undoes: 'cancel' })
  })

  it('keeps everything when saving fails', async () => {
    const error = failed('saveAnswer', { status: 401, detail: 'expired', isList: false })
    const kept = { mode: 'editing', draft: 'new ', failure: { kind: 'expired' }, canSave: true }
    expect(await viewAfter(change, save, error)).toMatchObject(kept)
    expect(await viewAfter(change, save, error, save)).toMatchObject({ mode: 'saving', failure: null })
  })

  it('neither saves nor sends as a draft what is longer than an answer may be, and keeps it here [#14.17]', async () => {
    const long = { type: 'answer.change', text: 'x'.repeat(20_012) }
    const idle = { type: 'xstate.after.idle.answerBox.editing.typing' }
    const { snapshot, calls } = await play(answerBoxModel, [long, idle, save])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ mode: 'editing', excess: 12, canSave: false, draftSavedAt: null })
    expect(snapshot.value).toEqual({ editing: 'resting' })
    expect(calls.flat()).toEqual([{ effect: 'rememberDraft', params: { questionId: 'question-1', text: long.text } }])
    const fits = { type: 'answer.change', text: 'x'.repeat(20_000) }
    expect(await viewAfter(long, idle, fits)).toMatchObject({ excess: 0, canSave: true })
    const kept = await play(answerBoxModel, [long, idle, fits, idle])
    expect(kept.calls.at(-1)).toEqual([{ port: 'keepDraft', input: { questionId: 'question-1', text: fits.text } }])
  })

  it('does not say that a draft is saved which the server has not kept as it is now', async () => {
    const draftSavedAt = '2026-11-21T14:02:00Z'
    const kept = {
      ...answerBoxModel,
      input: { ...answerBoxModel.input, kept: () => ({ text: 'kept', savedAt: draftSavedAt }) },
    }
    const refused = failed('keepDraft', { status: 500, detail: null, isList: false })
    const { snapshot } = await play(kept, [change, { type: 'xstate.after.idle.answerBox.editing.typing' }, refused])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ mode: 'editing', draft: 'new ', draftSavedAt: null })
  })

  it('shows both texts after a conflict, and goes on from the one that is chosen', async () => {
    const both = { mode: 'editing', draft: 'new ', theirs: 'theirs', canSave: false }
    expect(await viewAfter(change, save, conflict)).toMatchObject(both)
    const theirs = await viewAfter(change, save, conflict, { type: 'answer.takeTheirs' })
    expect(theirs).toMatchObject({ draft: 'theirs', theirs: null, dirty: false, undoes: 'cancel' })
    const mine = await viewAfter(change, save, conflict, { type: 'answer.keepMine' })
    expect(mine).toMatchObject({ draft: 'new ', theirs: null, dirty: true })
    const { calls } = await play(answerBoxModel, [change, save, conflict, { type: 'answer.keepMine' }, save])
    expect(calls.at(-1)).toEqual([{ port: 'saveAnswer', input: { questionId: 'question-1', text: 'new', version: 2 } }])
  })

  it('puts what was said at the end of the draft, and saves nothing by itself', async () => {
    const said = { type: 'answer.dictated', text: 'said' }
    expect(await viewAfter(said)).toMatchObject({ mode: 'editing', draft: 'said' })
    expect(await viewAfter(change, said)).toMatchObject({ draft: 'new\nsaid' })
    const { snapshot, calls } = await play(withAnswer, [said])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ mode: 'editing', draft: 'old\nsaid' })
    expect(calls.flat()).toEqual([{ effect: 'rememberDraft', params: { questionId: 'question-1', text: 'old\nsaid' } }])
  })

  it('puts an earlier answer into the empty draft, saves nothing, and takes it back on request', async () => {
    const reuse = { type: 'answer.reuse', text: 'earlier' }
    const { actor, snapshot, calls } = await play(answerBoxModel, [reuse])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ mode: 'editing', draft: 'earlier', undoes: 'reuse' })
    expect(calls.flat()).toEqual([{ effect: 'rememberDraft', params: { questionId: 'question-1', text: 'earlier' } }])
    actor.send({ type: 'answer.restore' })
    expect(toAnswerBoxView(actor.getSnapshot())).toMatchObject({ mode: 'editing', draft: '', undoes: null })
  })

  it('offers an earlier answer while typing, and not one that stands in the draft already', async () => {
    const { snapshot } = await play(answerBoxModel, [change])
    expect([canReuse(snapshot, 'earlier'), canReuse(snapshot, 'new')]).toEqual([true, false])
    const viewing = await play(answerBoxModel, [change, save, saved])
    expect(canReuse(viewing.snapshot, 'earlier')).toBe(false)
  })

  it('puts an earlier answer below what is typed, a blank line between, and never twice', async () => {
    const reuse = { type: 'answer.reuse', text: 'earlier' }
    expect(await viewAfter(change, reuse)).toMatchObject({ draft: 'new\n\nearlier' })
    expect(await viewAfter(change, reuse, reuse)).toMatchObject({ draft: 'new\n\nearlier', undoes: 'reuse' })
    expect(await viewAfter(change, reuse, { type: 'answer.restore' })).toMatchObject({ draft: 'new ' })
    expect(await viewAfter(change, reuse, change)).toMatchObject({ draft: 'new ', undoes: null })
    const error = failed('saveAnswer', { status: 500, detail: null, isList: false })
    expect(await viewAfter(change, save, error, reuse)).toMatchObject({ failure: null, draft: 'new\n\nearlier' })
  })

  it('keeps what is said while the answer is on its way as a draft on top of it', async () => {
    const said = { type: 'answer.dictated', text: 'said' }
    expect(await viewAfter(change, save, said, saved)).toMatchObject({
      mode: 'editing',
      draft: 'new\nsaid',
      dirty: true,
    })
    expect(await viewAfter(change, save, { ...change, text: 'newer' }, saved)).toMatchObject({ draft: 'newer' })
  })

  it('opens the text and version as they are now', async () => {
    const fresh = { type: 'answer.edit', saved: 'fresh', version: 9 }
    const { snapshot, calls } = await play(withAnswer, [fresh, save])
    expect(toAnswerBoxView(snapshot)).toMatchObject({ draft: 'fresh', dirty: false })
    expect(calls.at(-1)).toEqual([
      { port: 'saveAnswer', input: { questionId: 'question-1', text: 'fresh', version: 9 } },
    ])
  })

  it('puts what was said in place of nothing but spaces', async () => {
    const blank = { ...change, text: '  ' }
    expect(await viewAfter(blank, { type: 'answer.dictated', text: 'said' })).toMatchObject({ draft: 'said' })
  })

  it('says when the server kept the draft, until it is changed again', async () => {
    const idle = { type: 'xstate.after.idle.answerBox.editing.typing' }
    const keptAt = answered('keepDraft', { savedAt: '2026-11-21T14:02:00Z' })
    expect((await viewAfter(change, idle)).draftSavedAt).toBeNull()
    expect((await viewAfter(change, idle, keptAt)).draftSavedAt).toBe('2026-11-21T14:02:00Z')
    expect((await viewAfter(change, idle, keptAt, change)).draftSavedAt).toBeNull()
    expect(await viewAfter(change, idle, keptAt, save)).toMatchObject({ mode: 'saving', draftSavedAt: null })
  })

  it('forgets the draft when it is given up; when it is saved, it asks nothing more of the server [#15.1]', async () => {
    const forget = { effect: 'forgetDraft', params: { questionId: 'question-1' } }
    const givenUp = [forget, { effect: 'deleteDraft', params: { questionId: 'question-1' } }]
    const without = await play(answerBoxModel, [change, cancel])
    expect(without.calls.at(-1)).toEqual(givenUp)
    const edit = { type: 'answer.edit', saved: 'old', version: 4 }
    const given = await play(withAnswer, [edit, change, cancel])
    expect(given.calls.at(-1)).toEqual(givenUp)
    const kept = await play(answerBoxModel, [change, save, saved])
    expect(kept.calls.at(-1)).toEqual([forget])
  })

  it('keeps what is typed and said while saving as a draft of the version just saved', async () => {
    const said = { type: 'answer.dictated', text: 'said' }
    const { calls } = await play(answerBoxModel, [change, save, said, saved, save])
    expect(calls.slice(-3)).toEqual([
      [{ effect: 'rememberDraft', params: { questionId: 'question-1', text: 'new\nsaid' } }],
      [],
      [{ port: 'saveAnswer', input: { questionId: 'question-1', text: 'new\nsaid', version: 1 } }],
    ])
  })

  it('sends the draft to the server one second after the last key, not earlier', async () => {
    const asked: string[] = []
    const keepDraft = fromPromise<KeepDraftOutput, KeepDraftInput>(({ input }) => {
      asked.push(input.text)
      return Promise.resolve({ savedAt: '2026-11-21T14:02:00Z' })
    })
    const clock = new SimulatedClock()
    const machine = answerBoxMachine.provide({
      actors: { keepDraft },
      actions: { rememberDraft: () => undefined },
    })
    const actor = createActor(machine, { input: answerBoxModel.input, clock }).start()
    actor.send({ type: 'answer.change', text: 'a' })
    clock.increment(999)
    actor.send({ type: 'answer.change', text: 'ab' })
    clock.increment(999)
    expect(asked).toEqual([])
    clock.increment(1)
    expect(asked).toEqual(['ab'])
  })
})

/** The names of a machine's own events, without its prefix. */
const wordsOf = ({ events }: { events: readonly string[] }) =>
  events.filter((event) => !event.startsWith('xstate.')).map((event) => event.replace(/^\w+\./, ''))

it('names what a draft can do too as the draft machine does (decision 024)', () => {
  const ofDraft = wordsOf(draftMachine)
  expect(
    wordsOf(answerBoxMachine)
      .filter((word) => ofDraft.includes(word))
      .sort(),
  ).toEqual(['cancel', 'change', 'edit', 'keepMine', 'save', 'takeTheirs'])
})
