import { sessionModel, stage, uploadModel } from '@candid/core/testing'
import { describe, expect, it } from 'vitest'
import type { Actor, AnyStateMachine } from 'xstate'
import { sessionEntry } from '../entries/session.tsx'
import { uploadEntry } from '../entries/upload.tsx'
import { bring, waysOf } from '../stage/bring.ts'
import { createRecorder } from './recorder.ts'

const recorderOf = (size: number) =>
  createRecorder({ size, now: () => 0, choicesOf: () => [], choose: () => undefined })

describe('the recorder', () => {
  it('keeps event, microsteps and snapshot of each step, and the moves that were taken', async () => {
    const { source } = await bring(uploadEntry, uploadEntry.model.events.slice(0, 1))
    const { actors, log } = source.read()
    expect(log.map(({ kind, event, state }) => [kind, event, state])).toEqual([
      ['event', 'upload.choose', null],
      ['microstep', 'upload.choose', 'chosen'],
      ['snapshot', 'upload.choose', 'chosen'],
    ])
    expect(actors[0]?.lastMoves).toEqual(['|upload.choose|0'])
    expect(actors[0]?.active).toEqual(['chosen'])
  })

  it('never stores a token', async () => {
    const steps = sessionEntry.model.events.filter(({ type }) => type !== 'session.end')
    const { source } = await bring(sessionEntry, steps)
    const text = JSON.stringify(source.read())
    for (const event of sessionModel.events)
      if ('token' in event && event.token !== null) expect(text).not.toContain(`"${event.token}"`)
  })

  it('forgets the oldest lines when it is full', () => {
    const recorder = recorderOf(4)
    const { actor, send } = stage(uploadModel)
    actor.system.inspect(recorder.inspect)
    return send({ type: 'upload.reset' })
      .then(() => send({ type: 'upload.reset' }))
      .then(() => {
        const { log } = recorder.source.read()
        expect(log.map(({ id }) => id)).toEqual([3, 4, 5, 6])
      })
  })

  it('lets a choice happen, answers of ports among them', async () => {
    const way = waysOf(uploadEntry).find(({ state }) => state === 'uploading')?.ways[0]
    const { actor, source } = await bring(uploadEntry, way?.events ?? [])
    const [shown] = source.read().actors
    const finish = shown?.choices.find(({ label }) => label === 'upload.finished')
    expect(finish).toMatchObject({ kind: 'stream', leadsTo: 'done' })
    source.choose(shown?.id ?? '', finish?.index ?? -1)
    expect((actor as Actor<AnyStateMachine>).getSnapshot().value).toBe('done')
  })
})
