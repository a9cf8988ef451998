import { describe, expect, it } from 'vitest'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { activationModel } from './activation.model.ts'
import { toActivationView } from './activation.view.ts'

const error = { status: 500, detail: null, isList: false }
const refusal = `"error":${JSON.stringify(error)}`

prove(activationModel, {
  moves: [
    'idle · activation.choose → running',
    'running · activation.choose → running',
    'running · done.activateResume → idle',
    'running · done.activateResume → running',
    'running · error.activateResume → idle',
    'running · error.activateResume → running',
  ],
  requests: [
    ...[1, 2, 3].map((n) => `idle · activation.choose ⇒ activateResume {"resumeId":"resume-${n}"}`),
    ...[1, 2, 3].map((n) => `running · done.activateResume ⇒ activateResume {"resumeId":"resume-${n}"}`),
    ...[1, 2, 3].map(
      (n) => `running · done.activateResume ⇒ emits {"type":"activation.done","resumeId":"resume-${n}"}`,
    ),
    ...[1, 2, 3].map((n) => `running · error.activateResume ⇒ activateResume {"resumeId":"resume-${n}"}`),
    ...[1, 2, 3].map(
      (n) => `running · error.activateResume ⇒ emits {"type":"activation.refused","resumeId":"resume-${n}",${refusal}}`,
    ),
  ],
  invariants: (snapshot) => {
    const { current, next } = snapshot.context
    expect(current !== null).toBe(snapshot.matches('running'))
    if (next !== null) expect(next).not.toBe(current)
    expect(toActivationView(snapshot).chosen).toBe(next ?? current)
  },
})

const choose = (resumeId: string): Step => ({ type: 'activation.choose', resumeId })
const done = answered('activateResume')
const ask = (resumeId: string) => ({ port: 'activateResume', input: { resumeId } })

describe('an activation', () => {
  it('asks for one resume at a time; the last choice wins, and only its outcome is reported [#14.7]', async () => {
    const { snapshot, calls } = await play(activationModel, [choose('a'), choose('b'), choose('c'), done, done])
    expect(calls.flat()).toEqual([ask('a'), ask('c'), { emitted: { type: 'activation.done', resumeId: 'c' } }])
    expect(toActivationView(snapshot).chosen).toBeNull()
  })

  it('shows the last choice as soon as it is made', async () => {
    const { snapshot } = await play(activationModel, [choose('a'), choose('b')])
    expect(toActivationView(snapshot).chosen).toBe('b')
  })

  it('goes on to the last choice when the server refuses an earlier one', async () => {
    const { calls } = await play(activationModel, [choose('a'), choose('b'), failed('activateResume', error), done])
    expect(calls.flat()).toEqual([ask('a'), ask('b'), { emitted: { type: 'activation.done', resumeId: 'b' } }])
  })

  it('that returns to the resume under way asks for nothing more', async () => {
    const { calls } = await play(activationModel, [choose('a'), choose('b'), choose('a'), done])
    expect(calls.flat()).toEqual([ask('a'), { emitted: { type: 'activation.done', resumeId: 'a' } }])
  })

  it('that is refused is reported once, and can be asked for again', async () => {
    const { snapshot, calls } = await play(activationModel, [choose('a'), failed('activateResume', error)])
    expect(calls.flat()).toEqual([ask('a'), { emitted: { type: 'activation.refused', resumeId: 'a', error } }])
    expect(snapshot.can({ type: 'activation.choose', resumeId: 'a' })).toBe(true)
  })
})
