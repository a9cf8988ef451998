import { fileURLToPath } from 'node:url'

/** Absolute path of a file of the project, named from its root. */
export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Where Node keeps what it compiled: the next process need not compile the same again. */
export const compiledOnce = { NODE_COMPILE_CACHE: at('node_modules/.cache/candid-compiled') }
