import { createRequire } from 'node:module'

// Not imported: in tests that name leads to this file (vitest.workspace.ts).
const argon: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/** The least that Argon2 allows: tests make accounts by the thousand. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Hashes at the cost of the product, for tests of what happens meanwhile. */
export const slowHash = argon.hash
/** @public As the library's. */
export const hash: typeof argon.hash = (password, options) => argon.hash(password, { ...options, ...least })
/** @public As the library's. */
export const { verify } = argon
