import { expect, it, vi } from 'vitest'
import type { Evidence } from '../interviewer.ts'
import { createIndexCache } from './index-cache.ts'

const evidence = (version: string | undefined, text = 'Led a team.'): Evidence => ({
  firstName: 'Ada',
  items: [{ id: '1', section: 'overview', content: { text } }],
  answers: [],
  today: '2026-11-21',
  ...(version !== undefined && { version }),
})
const counted = (limits?: { entries: number; characters: number }) => {
  const prepare = vi.fn((given: Evidence) => ({ of: given }))
  return { prepare, get: createIndexCache(prepare, limits) }
}

it('prepares evidence once for each version', () => {
  const { prepare, get } = counted()
  expect(get(evidence('1'))).toBe(get(evidence('1')))
  get(evidence('2'))
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('keeps nothing of evidence without a version', () => {
  const { prepare, get } = counted()
  get(evidence(undefined))
  get(evidence(undefined))
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('forgets what was used least recently when there are too many', () => {
  const { prepare, get } = counted({ entries: 2, characters: 1_000 })
  for (const version of ['1', '2', '1', '3', '1', '2']) get(evidence(version))
  expect(prepare.mock.calls.map(([{ version }]) => version)).toEqual(['1', '2', '3', '2'])
})

it('holds no more text than it may, and nothing longer than that', () => {
  const { prepare, get } = counted({ entries: 10, characters: 100 })
  const long = 'x'.repeat(60)
  for (const version of ['1', '2', '1']) get(evidence(version, long))
  for (const version of ['3', '3']) get(evidence(version, 'x'.repeat(101)))
  expect(prepare.mock.calls.map(([{ version }]) => version)).toEqual(['1', '2', '1', '3', '3'])
})
