// Runs the server's tests on PostgreSQL: the server that TEST_DATABASE_URL names, or one started from the machine's
// packages. Arguments go to vitest. Says so, and ends well, when there is neither.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findPostgres, startPostgres } from './postgres-process.ts'

const root = join(import.meta.dirname, '../../../..')
const given = process.env['TEST_DATABASE_URL']
const bin = findPostgres()
if (!given && !bin) {
  process.stdout.write('PostgreSQL is not installed: the server suite on PostgreSQL is left out\n')
  process.exit(0)
}

const postgres = given || !bin ? null : await startPostgres(bin)
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = ['run', '--config', 'vitest.workspace.ts', '--project', 'server', ...process.argv.slice(2)]
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: given ?? postgres?.url },
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
} finally {
  await postgres?.stop()
}
