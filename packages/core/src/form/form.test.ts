import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { answered, failed } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { createFormMachine } from './form.machine.ts'
import { formModel } from './form.model.ts'
import type { FormDefinition } from './form.types.ts'
import { toFormView } from './form.view.ts'

prove(formModel, {
  moves: [
    'filling · form.change → filling',
    'filling · form.leave → filling',
    'filling · form.submit → filling',
    'filling · form.submit → submitting',
    'submitted · form.change → filling',
    'submitting · done.submit → submitted',
    'submitting · error.submit → filling',
  ],
  requests: ['filling · form.submit ⇒ submit {"full_name":"Ada"}'],
  invariants: (snapshot) => {
    const { value, context } = snapshot
    const view = toFormView(snapshot)
    if (value === 'submitting') expect([view.busy, view.errors, context.failure]).toEqual([true, {}, null])
    if (value === 'submitted') expect([view.dirty, context.touched, context.failure]).toEqual([false, [], null])
    if (context.failure) expect(value).toBe('filling')
  },
})

const typed = { type: 'form.change', field: 'name', value: 'Ada' } as const
const submit = { type: 'form.submit' } as const
const refused = failed('submit', { status: 400, detail: 'taken', isList: false })

const unwatched = { validate: () => ({}), toRequest: (values: object) => values }

/** A form that starts with these values. */
const start = <Values extends object>(initial: Values, input: Partial<FormDefinition<Values, object>> = {}) =>
  createActor(createFormMachine<Values, object>(), { input: { ...unwatched, initial, ...input } }).start()

describe('form', () => {
  it('shows an error only once its field was left', async () => {
    const fresh = await play(formModel, [])
    expect(toFormView(fresh.snapshot)).toMatchObject({ errors: {}, busy: false })
    const left = await play(formModel, [{ type: 'form.leave', field: 'name' }])
    expect(toFormView(left.snapshot)).toMatchObject({ errors: { name: 'Name is required' } })
  })

  it('shows the errors of the fields that were left, and of no others', () => {
    const validate = () => ({ name: 'wrong', email: 'wrong too' })
    const actor = start({ name: '', email: '' }, { validate })
    expect(actor.getSnapshot().context.touched).toEqual([])
    actor.send({ type: 'form.leave', field: 'email' })
    expect(toFormView(actor.getSnapshot())).toMatchObject({ errors: { email: 'wrong too' } })
    actor.send({ type: 'form.leave', field: 'email' })
    actor.send({ type: 'form.leave', field: 'name' })
    expect(actor.getSnapshot().context.touched).toEqual(['email', 'name'])
    expect(toFormView(actor.getSnapshot()).errors).toEqual({ name: 'wrong', email: 'wrong too' })
  })

  it('is dirty as soon as one of its fields has changed, and no longer when that is undone', () => {
    const actor = start({ name: 'Ada', email: 'ada@example.org' })
    actor.send({ type: 'form.change', field: 'name', value: 'Eve' })
    expect(toFormView(actor.getSnapshot()).dirty).toBe(true)
    actor.send({ type: 'form.change', field: 'name', value: 'Ada' })
    expect(toFormView(actor.getSnapshot()).dirty).toBe(false)
  })

  it('shows every error when a wrong form is sent, and sends nothing', async () => {
    const { snapshot, calls } = await play(formModel, [submit])
    expect(toFormView(snapshot)).toMatchObject({ errors: { name: 'Name is required' }, busy: false })
    expect(calls.flat()).toEqual([])
  })

  it('shows what is wrong with several fields together, once a wrong form is sent', () => {
    const actor = start({ mail: false, phone: false }, { validate: () => ({ ways: 'Choose one' }) })
    actor.send({ type: 'form.leave', field: 'mail' })
    expect(toFormView(actor.getSnapshot()).errors).toEqual({})
    actor.send(submit)
    expect(toFormView(actor.getSnapshot())).toMatchObject({ errors: { ways: 'Choose one' } })
  })

  it('keeps everything typed when the server refuses it, and says why until something changes', async () => {
    const { actor, snapshot } = await play(formModel, [typed, submit, refused])
    expect(toFormView(snapshot)).toMatchObject({ values: { name: 'Ada' }, busy: false })
    expect(snapshot.context.failure).toMatchObject({ detail: 'taken' })
    actor.send(typed)
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it('shows a failure at the fields it belongs to', async () => {
    const placed = {
      ...formModel,
      input: { ...formModel.input, place: (failure: { detail: string | null }) => ({ name: failure.detail ?? '' }) },
    }
    expect(toFormView((await play(placed, [])).snapshot).errors).toEqual({})
    const { snapshot } = await play(placed, [typed, submit, refused])
    expect(toFormView(snapshot)).toMatchObject({ errors: { name: 'taken' } })
  })

  it('is busy while sending, and blank again once it was sent', async () => {
    const sending = await play(formModel, [typed, submit])
    expect(toFormView(sending.snapshot)).toMatchObject({ busy: true, dirty: true })
    const sent = await play(formModel, [typed, submit, answered('submit', 'made')])
    expect(toFormView(sent.snapshot)).toMatchObject({ values: { name: '' }, dirty: false, busy: false, sent: true })
  })

  it('sends an unchanged form only where no change is needed', () => {
    const free = start({ name: 'Ada' })
    free.send(submit)
    expect(free.getSnapshot().value).toBe('submitting')
    const actor = start({ name: 'Ada' }, { needsChange: true })
    actor.send(submit)
    expect(actor.getSnapshot().value).toBe('filling')
  })

  it('sends a changed form where a change is needed', () => {
    const machine = createFormMachine<{ name: string }, object>().provide({
      actors: { submit: fromPromise<unknown, unknown>(() => Promise.resolve('made')) },
    })
    const input = { ...unwatched, initial: { name: 'Ada' }, needsChange: true }
    const actor = createActor(machine, { input }).start()
    actor.send({ type: 'form.change', field: 'name', value: 'Eve' })
    actor.send(submit)
    expect(actor.getSnapshot().value).toBe('submitting')
  })
})
