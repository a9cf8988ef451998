import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { explore, type Model, nameOf, strandedOf } from './model.ts'
import { play, stage } from './play.ts'

const endless = setup({ types: { context: {} as { n: number }, events: {} as { type: 'up' } } }).createMachine({
  context: { n: 0 },
  on: { up: { actions: assign(({ context }) => ({ n: context.n + 1 })) } },
})
const trap = setup({ types: { events: {} as { type: 'fall' } } }).createMachine({
  initial: 'free',
  states: { free: { on: { fall: 'caught' } }, caught: {} },
})
const noWorld = { answers: {}, streams: {}, effects: [], input: undefined }

it('says so when a machine has no end of snapshots', () => {
  const model: Model<typeof endless> = {
    ...noWorld,
    name: 'endless',
    machine: endless,
    events: [{ type: 'up' }],
    home: [],
  }
  expect(() => explore(model)).toThrow('endless: more than 5000 snapshots')
})

it('finds the snapshots from which there is no way home', () => {
  const model: Model<typeof trap> = {
    ...noWorld,
    name: 'trap',
    machine: trap,
    events: [{ type: 'fall' }],
    home: ['free'],
  }
  const { edges, paths, table } = explore(model)
  expect(table).toEqual(['free · fall → caught'])
  expect(strandedOf(model, edges, paths)).toEqual(['["caught",{}]'])
})

it('names nested and parallel states', () => {
  expect(nameOf('viewing')).toBe('viewing')
  expect(nameOf({ editing: { deeply: 'so' } })).toBe('editing.deeply.so')
  expect(nameOf({ left: 'a', right: 'b' })).toBe('left.a + right.b')
})

it('refuses to play an answer that nobody asked for, and an event of a stream that does not run', async () => {
  const model: Model<typeof trap> = {
    ...noWorld,
    name: 'trap',
    machine: trap,
    events: [],
    home: [],
    streams: { speak: ['speech.ended'] },
  }
  const done = { type: 'xstate.done.actor.saveItem' }
  await expect(play(model, [done])).rejects.toThrow('port "saveItem" was not asked')
  await expect(stage(model).send({ type: 'speech.ended' })).rejects.toThrow('stream "speak" is not running')
})
