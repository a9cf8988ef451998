import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const include = ['src/**/*.test.{ts,tsx}']
// What one process compiled the next ones need not compile again: the server's sources, which each file of web starts once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/candid-compiled')

// Time limits are for what hangs: a busy machine may take many times as long as a quiet one.
const expectations = { poll: { timeout: 60_000 } }
const nodeProject = (name: string, testTimeout: number, isolate = true) => ({
  test: {
    name,
    isolate,
    root: `packages/${name}`,
    environment: 'node',
    include,
    testTimeout,
    hookTimeout: testTimeout,
    expect: expectations,
  },
})

/**
 * Node loads the sources itself, as it does in the product: nothing is rewritten first, and calls between files are plain calls. No
 * test of these packages has a module replaced, so none is looked through for that.
 */
const loadedByNode = ({ test }: ReturnType<typeof nodeProject>) => ({
  test: { ...test, experimental: { viteModuleRunner: false, nodeLoader: false } },
})

/** What the encoder gave for a text is kept from run to run: the tests' texts are the same, and half their time went into it. */
const withKeptVectors = ({ test }: ReturnType<typeof nodeProject>) => ({
  test: { ...test, setupFiles: [join(import.meta.dirname, 'packages/interviewer/src/testing/keep-vectors.ts')] },
})

/** Passwords are hashed at the least cost in the server's tests; servers in processes of their own hash as the product does. */
const withQuickArgon = ({ test }: ReturnType<typeof nodeProject>) => ({
  test: {
    ...test,
    alias: { '@node-rs/argon2': join(import.meta.dirname, 'packages/server/src/testing/quick-argon.ts') },
  },
})

// Files of web that need modules or a history which no other file has touched, or run in Node.
const alone = [
  'src/platform/kept-drafts.test.ts',
  'src/features/items/month-field.test.tsx',
  'src/shell/bearer.test.ts',
  'src/shell/navigation.test.ts',
  'src/prerender.test.tsx',
  'src/testing/wired.test.ts',
]
const webTesting = (file: string) => join(import.meta.dirname, 'packages/web/src/testing', file)
const webProject = (
  name: string,
  test: { isolate: boolean; include: string[]; exclude?: string[]; globalSetup?: string; setupFiles: string[] },
) => ({
  root: 'packages/web',
  plugins: [react(), tailwindcss()],
  test: {
    ...test,
    name,
    environment: 'happy-dom',
    expect: expectations,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    // Some tests wait for what takes its time, a lease of half a minute among them: no core is idle meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Core is pure, and what the interviewer keeps is what it has loaded: a file leaves nothing behind that the next would see.
      loadedByNode(nodeProject('core', 60_000, false)),
      loadedByNode(nodeProject('api-client', 60_000)),
      loadedByNode(withKeptVectors(nodeProject('interviewer', 240_000, false))),
      // Each file has servers and databases of its own; what files share is compiled code, and counters that make names
      // unique.
      withQuickArgon(nodeProject('server', 240_000, false)),
      // The files of web share what they have loaded, a DOM and, while none asks for one of its own, a server.
      webProject('web', {
        isolate: false,
        include,
        exclude: alone,
        globalSetup: webTesting('servers-folder.ts'),
        setupFiles: ['setup.ts', 'leave-nothing.ts'].map(webTesting),
      }),
      webProject('web-alone', { isolate: true, include: alone, setupFiles: [webTesting('setup.ts')] }),
      {
        root: 'packages/gallery',
        plugins: [react()],
        test: { name: 'gallery', environment: 'happy-dom', include, testTimeout: 60_000 },
      },
    ],
  },
})
