import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const limits = { atOnce: 2, waiting: 100, atOncePerUser: 1, waitingPerUser: 3 }

/** Tasks by name that end when told, and the names of those that have begun. */
const tasks = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    begun.push(name)
    const { promise, resolve } = Promise.withResolvers<string>()
    ends.set(name, () => resolve(name))
    return promise
  }
  return { begun, task, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('users take turns, however many tasks one of them has waiting', async () => {
  const queue = createFairQueue({ ...limits, atOnce: 1 })
  const { begun, task, end } = tasks()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.pass('a', task(name))
  for (const name of ['b1', 'b2']) void queue.pass('b', task(name))
  for (let round = 0; round < 6; round++) {
    await settled()
    end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

it('one user alone never holds all places', async () => {
  const queue = createFairQueue(limits)
  const { begun, task } = tasks()
  for (const name of ['a1', 'a2']) void queue.pass('a', task(name))
  void queue.pass('b', task('b1'))
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
})

it('a full line refuses its user and nobody else', async () => {
  const queue = createFairQueue(limits)
  const { task } = tasks()
  for (const name of ['a1', 'a2', 'a3', 'a4']) expect(queue.pass('a', task(name))).not.toBeNull()
  expect(queue.pass('a', task('a5'))).toBeNull()
  expect(queue.pass('b', task('b1'))).not.toBeNull()
})

it('a full queue refuses everybody until a task has ended', async () => {
  const queue = createFairQueue({ ...limits, waiting: 1 })
  const { begun, task, end } = tasks()
  for (const user of ['a', 'b', 'c']) void queue.pass(user, task(user))
  expect(queue.pass('d', task('d'))).toBeNull()
  await settled()
  end('a')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  expect(queue.pass('d', task('d'))).not.toBeNull()
})

it('a task that fails gives its place to the next', async () => {
  const queue = createFairQueue({ ...limits, atOnce: 1 })
  const failing = queue.pass('a', () => Promise.reject(new Error('broken')))
  const next = queue.pass('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
})
