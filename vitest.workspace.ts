import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const include = ['src/**/*.test.{ts,tsx}']
const nodeProject = (name: string, testTimeout: number) => ({
  test: { name, root: `packages/${name}`, environment: 'node', include, testTimeout, hookTimeout: testTimeout },
})

export default defineConfig({
  test: {
    // Many tests wait for processes of their own: on two cores, one worker would leave a core idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Core is pure: its files share nothing that one could leave behind for the next.
      { ...nodeProject('core', 5_000), test: { ...nodeProject('core', 5_000).test, isolate: false } },
      nodeProject('api-client', 5_000),
      nodeProject('interviewer', 30_000),
      nodeProject('server', 60_000),
      {
        root: 'packages/web',
        plugins: [react(), tailwindcss()],
        test: { name: 'web', environment: 'happy-dom', include, testTimeout: 30_000, hookTimeout: 60_000 },
      },
    ],
  },
})
