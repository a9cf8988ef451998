import { expect, it } from 'vitest'
import { createTurnstile } from './turnstile.ts'

it('runs so many at once, lets so many wait in order and turns the rest away', async () => {
  const turnstile = createTurnstile(2, 2)
  const log: string[] = []
  const gates = new Map<string, () => void>()
  const task = (name: string) => () => {
    log.push(name)
    return new Promise<string>((resolve) => gates.set(name, () => resolve(name)))
  }
  const passes = ['a', 'b', 'c', 'd', 'e'].map((name) => turnstile.pass(task(name)))
  expect(passes[4]).toBeNull()
  await Promise.resolve()
  expect(log).toEqual(['a', 'b'])
  gates.get('b')?.()
  await passes[1]
  await expect.poll(() => log).toEqual(['a', 'b', 'c'])
  gates.get('a')?.()
  await expect.poll(() => log).toEqual(['a', 'b', 'c', 'd'])
})

it('gives the place free when a task fails', async () => {
  const turnstile = createTurnstile(1, 0)
  await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turnstile.pass(() => Promise.resolve('next'))).resolves.toBe('next')
})
