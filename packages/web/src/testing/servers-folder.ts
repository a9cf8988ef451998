import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the servers of the tests keep their files, until all tests have ended. */
    serversFolder: string
  }
}

// A server that files share ends with their process, which is given no time to clean up.
let folder: string

/** The runner calls it before the first test, */
export const setup = (project: TestProject) => {
  folder = mkdtempSync(join(tmpdir(), 'candid-web-'))
  project.provide('serversFolder', folder)
}

/** and this one when the last test's process has ended. */
export const teardown = () => rmSync(folder, { recursive: true })
