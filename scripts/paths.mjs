import { fileURLToPath } from 'node:url'

/** Absolute path of a file of the project, named from its root. */
export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
