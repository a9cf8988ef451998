import { vi } from 'vitest'

/**
 * Milliseconds after which a call counts as hanging. Far above what a busy machine needs: how fast a call is, is measured
 * in processor time or by the benches.
 */
export const hangMs = 120_000

/** Waits until `assert` no longer throws, as long as a busy machine may need. */
export const eventually = <T>(assert: () => T | Promise<T>): Promise<T> => vi.waitFor(assert, { timeout: hangMs })

/** Waits until `found` gives something, asked each `interval` milliseconds, as long as a busy machine may need. */
export const until = <T>(found: () => T | Promise<T>, interval = 50) =>
  vi.waitUntil(found, { timeout: hangMs, interval })
