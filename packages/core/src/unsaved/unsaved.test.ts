import { describe, expect, it } from 'vitest'
import type { Model, Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import type { unsavedMachine } from './unsaved.machine.ts'
import { unsavedModel } from './unsaved.model.ts'
import { isFree, toUnsavedView } from './unsaved.view.ts'

const answers = (cause: string, asker: number, free: boolean) =>
  `${cause} ⇒ emits {"type":"unsaved.answered","asker":${asker},"isFree":${free}}`
const effects = (effect: string) =>
  ['"item-1","item-2"', '"item-1"', '"item-2"'].map((keys) => `${effect} {"keys":[${keys}]}`)

prove(unsavedModel, {
  moves: [
    'asking · unsaved.ask → asking',
    'asking · unsaved.ask → idle',
    'asking · unsaved.discard → idle',
    'asking · unsaved.keepDraft → idle',
    'asking · unsaved.remove → asking',
    'asking · unsaved.remove → idle',
    'asking · unsaved.stay → idle',
    'asking · unsaved.withdraw → idle',
    'idle · unsaved.ask → asking',
    'idle · unsaved.ask → idle',
    'idle · unsaved.remove → idle',
  ],
  requests: [
    answers('asking · unsaved.ask', 1, false),
    answers('asking · unsaved.ask', 1, true),
    answers('asking · unsaved.ask', 2, false),
    ...effects('asking · unsaved.discard ⇒ discardDrafts'),
    ...[1, 2].map((asker) => answers('asking · unsaved.discard', asker, true)),
    ...[1, 2].map((asker) => answers('asking · unsaved.keepDraft', asker, true)),
    ...effects('asking · unsaved.keepDraft ⇒ keepDrafts'),
    ...[1, 2].map((asker) => answers('asking · unsaved.remove', asker, true)),
    ...[1, 2].map((asker) => answers('asking · unsaved.stay', asker, false)),
    ...[1, 2].map((asker) => answers('asking · unsaved.withdraw', asker, false)),
    ...[1, 2].map((asker) => answers('idle · unsaved.ask', asker, true)),
  ],
  invariants: (snapshot) => {
    const { things, question } = snapshot.context
    const view = toUnsavedView(snapshot)
    expect(view).toEqual({ isAsking: question !== null, isFree: things.length === 0 })
    // What is asked about is unsaved still.
    const keys = things.map(({ key }) => key)
    if (question) expect(keys.some((key) => question.about.includes(key))).toBe(true)
  },
})

const add = (key: string, ...within: string[]) => ({ type: 'unsaved.add', key, within })
const ask = (asker: number, within: string | null = null) => ({ type: 'unsaved.ask', asker, within })
const answer = (asker: number, free: boolean) => ({ emitted: { type: 'unsaved.answered', asker, isFree: free } })
const nothing: Model<typeof unsavedMachine> = { ...unsavedModel, input: { things: [] } }
const after = (...steps: Step[]) => play(nothing, steps)

describe('what is unsaved', () => {
  it('lets everyone go while there is nothing', async () => {
    const { snapshot, calls } = await after(ask(7))
    expect([toUnsavedView(snapshot).isAsking, calls.flat()]).toEqual([false, [answer(7, true)]])
  })

  it('keeps who stays where they are, and touches nothing', async () => {
    const { snapshot, calls } = await after(add('a', 'roles'), ask(1), { type: 'unsaved.stay' })
    expect([toUnsavedView(snapshot).isFree, calls.flat()]).toEqual([false, [answer(1, false)]])
  })

  it.each([
    ['unsaved.keepDraft', 'keepDrafts'],
    ['unsaved.discard', 'discardDrafts'],
  ])('on %s lets go, and does that to all that was asked about', async (type, effect) => {
    const { calls } = await after(add('a', 'roles', 'a'), add('b', 'skills', 'b'), ask(1, 'roles'), { type })
    expect(calls.flat()).toEqual([{ effect, params: { keys: ['a'] } }, answer(1, true)])
  })

  it('asks about nothing that is elsewhere', async () => {
    const { snapshot, calls } = await after(add('a', 'roles', 'a'), ask(1, 'skills'))
    expect(calls.flat()).toEqual([answer(1, true)])
    expect([isFree(snapshot, 'skills'), isFree(snapshot, 'a'), isFree(snapshot, null)]).toEqual([true, false, false])
  })

  it('answers by itself once all it asks about is saved or gone', async () => {
    const removed = (key: string) => ({ type: 'unsaved.remove', key })
    const steps = [add('a', 'roles'), add('b', 'roles'), add('c', 'skills'), ask(1, 'roles')]
    const first = await after(...steps, removed('a'), removed('c'))
    expect([toUnsavedView(first.snapshot).isAsking, first.calls.flat()]).toEqual([true, []])
    const { snapshot, calls } = await after(...steps, removed('a'), removed('b'))
    expect([toUnsavedView(snapshot), calls.flat()]).toEqual([{ isAsking: false, isFree: false }, [answer(1, true)]])
    expect(isFree(snapshot, 'roles')).toBe(true)
  })

  it('asks no longer once who asked has stopped waiting; another question stays open', async () => {
    const withdrawn = (asker: number) => ({ type: 'unsaved.withdraw', asker })
    const { snapshot, calls } = await after(add('a', 'roles'), ask(1), withdrawn(1))
    expect([toUnsavedView(snapshot), calls.flat()]).toEqual([{ isAsking: false, isFree: false }, [answer(1, false)]])
    const other = await after(add('a', 'roles'), ask(1), ask(2), withdrawn(1))
    expect(toUnsavedView(other.snapshot).isAsking).toBe(true)
  })

  it('is nothing once it was removed', async () => {
    const { snapshot } = await after(add('a', 'roles'), { type: 'unsaved.remove', key: 'a' })
    expect(toUnsavedView(snapshot).isFree).toBe(true)
  })

  it('takes a second question for a stay at the first', async () => {
    const { actor, calls } = await after(add('a', 'roles'), ask(1), ask(2, 'roles'))
    expect([toUnsavedView(actor.getSnapshot()).isAsking, calls.flat()]).toEqual([true, [answer(1, false)]])
    actor.send({ type: 'unsaved.stay' })
    expect(calls.flat()).toEqual([answer(1, false), answer(2, false)])
    const elsewhere = await after(add('a', 'roles'), ask(1), ask(2, 'skills'))
    expect(elsewhere.calls.flat()).toEqual([answer(1, false), answer(2, true)])
    expect(toUnsavedView(elsewhere.snapshot)).toEqual({ isAsking: false, isFree: false })
  })
})
