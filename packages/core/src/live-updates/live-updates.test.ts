import { describe, expect, it } from 'vitest'
import type { Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { liveUpdatesModel } from './live-updates.model.ts'
import { toLiveUpdatesView } from './live-updates.view.ts'

prove(liveUpdatesModel, {
  moves: [
    'off · live.start → streaming.connecting',
    'streaming.connecting · live.lost → waiting',
    'streaming.connecting · live.opened → streaming.open',
    'streaming.connecting · live.stop → off',
    'streaming.connecting · live.unsupported → polling',
    'streaming.open · live.lost → waiting',
    'streaming.open · live.stop → off',
    'streaming.open · live.unsupported → polling',
    'waiting · after.pause → streaming.connecting',
    'waiting · live.retry → streaming.connecting',
    'waiting · live.stop → off',
  ],
  requests: [
    'off · live.start ⇒ readEvents undefined',
    'streaming.connecting · live.lost ⇒ readEvents stops',
    'streaming.connecting · live.stop ⇒ readEvents stops',
    'streaming.connecting · live.unsupported ⇒ readEvents stops',
    'streaming.open · live.lost ⇒ readEvents stops',
    'streaming.open · live.stop ⇒ readEvents stops',
    'streaming.open · live.unsupported ⇒ readEvents stops',
    'waiting · after.pause ⇒ readEvents undefined',
    'waiting · live.retry ⇒ readEvents undefined',
  ],
  invariants: (snapshot) => {
    const { polls } = toLiveUpdatesView(snapshot)
    if (snapshot.matches({ streaming: 'open' }) || snapshot.matches('off')) expect(polls).toBe(false)
    if (snapshot.matches('polling')) expect(polls).toBe(true)
  },
})

const start: Step = { type: 'live.start' }
const opened: Step = { type: 'live.opened' }
const lost: Step = { type: 'live.lost' }
const pause: Step = { type: 'xstate.after.pause.liveUpdates.waiting' }

const after = async (...steps: Step[]) => (await play(liveUpdatesModel, steps)).snapshot
const polls = async (...steps: Step[]) => toLiveUpdatesView(await after(...steps)).polls

describe('live updates', () => {
  it('polls nothing while the stream is open, nor while it is being made again for the first time', async () => {
    expect(await polls(start)).toBe(false)
    expect(await polls(start, opened)).toBe(false)
    expect(await polls(start, opened, lost)).toBe(false)
    expect(await polls(start, opened, lost, pause)).toBe(false)
  })

  it('polls while the server cannot be reached, and no more once it can', async () => {
    expect(await polls(start, opened, lost, pause, lost)).toBe(true)
    expect(await polls(start, opened, lost, pause, lost, pause, opened)).toBe(false)
  })

  it('waits twice as long after each failure, half a minute at most', async () => {
    const { delays } = liveUpdatesModel.machine.implementations
    const pauseOf = delays.pause as (from: { context: { failures: number } }) => number
    const failing = (times: number) => Array.from({ length: times }, () => [lost, pause]).flat()
    const pauses = []
    for (const times of [0, 1, 2, 5, 6, 7]) {
      const { context } = await after(start, ...failing(times), lost)
      pauses.push(pauseOf({ context }))
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 32_000, 32_000, 32_000])
  })

  it('asks a server without the stream once, and never again', async () => {
    const { snapshot, calls } = await play(liveUpdatesModel, [start, { type: 'live.unsupported' }])
    expect(snapshot.value).toBe('polling')
    expect(calls.flat()).toEqual([
      { stream: 'readEvents', input: undefined },
      { stream: 'readEvents', stopped: true },
    ])
  })

  it('forgets its failures when nobody looks any more', async () => {
    expect((await after(start, lost, { type: 'live.stop' })).context.failures).toBe(0)
  })
})
