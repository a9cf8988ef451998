// For the mutation runner only, which tests one part at a time; all else runs from the root's workspace.
import { defineConfig } from 'vitest/config'

const part = process.env['MUTATED_PART'] ?? '**'
const include = [part === 'src' ? 'src/*.test.ts' : `src/${part}/*.test.ts`]

export default defineConfig({ test: { environment: 'node', include, isolate: false } })
