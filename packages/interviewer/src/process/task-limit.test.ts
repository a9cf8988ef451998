import { expect, it } from 'vitest'
import { createTaskLimit } from './task-limit.ts'

it('runs a limited number of tasks at once, queues a limited number in order and rejects the rest', async () => {
  const limit = createTaskLimit(2, 2)
  const log: string[] = []
  const gates = new Map<string, () => void>()
  const task = (name: string) => () => {
    log.push(name)
    return new Promise<string>((resolve) => gates.set(name, () => resolve(name)))
  }
  const results = ['a', 'b', 'c', 'd', 'e'].map((name) => limit.run(task(name)))
  expect(results[4]).toBeNull()
  await Promise.resolve()
  expect(log).toEqual(['a', 'b'])
  gates.get('b')?.()
  await results[1]
  await expect.poll(() => log).toEqual(['a', 'b', 'c'])
  gates.get('a')?.()
  await expect.poll(() => log).toEqual(['a', 'b', 'c', 'd'])
})

it('frees the place of a failed task', async () => {
  const limit = createTaskLimit(1, 0)
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(limit.run(() => Promise.resolve('next'))).resolves.toBe('next')
})
