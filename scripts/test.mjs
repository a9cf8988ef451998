// `npm test`: checks, then unit, model, server, web and browser tests, and once more on PostgreSQL those of the server that
// can differ there. `npm test -- --quick`: checks and the tests of core, interviewer and api-client, for the daily loop.
// Last line: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { at } from './paths.mjs'
import { postgresIsThere } from './postgres.mjs'
import { buildWebIfStale } from './web-build.mjs'

const reports = mkdtempSync(join(tmpdir(), 'candid-test-'))
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`

/** Runs one test runner that writes a JSON report, and counts. A runner that dies without failures counts as one. */
const run = (name, args, env, count) => {
  const began = Date.now()
  const report = join(reports, `${name}.json`)
  const { status, error } = spawnSync(process.execPath, args(report), {
    cwd: at(''),
    stdio: 'inherit',
    env: { ...process.env, ...env(report) },
  })
  if (error) throw error
  const result = count(report)
  if (status !== 0 && result.failed === 0) result.failed = 1
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed, ${seconds(began)}`)
  return result
}

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    console.error(`The runner left no report: ${error.message}`)
    return null
  }
}

const vitest = (name, env, script, ...args) =>
  run(
    name,
    (report) => [at(script), ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => env,
    (report) => {
      const json = readReport(report)
      return { passed: json?.numPassedTests ?? 0, failed: json?.numFailedTests ?? 0 }
    },
  )

// On the embedded database, whatever this shell has set.
const onEmbedded = { TEST_DATABASE_URL: undefined }
const allTests = () =>
  vitest('vitest', onEmbedded, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.workspace.ts')
const projects = (...names) => names.flatMap((name) => ['--project', name])
const quickTests = () =>
  vitest(
    'vitest',
    onEmbedded,
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'vitest.workspace.ts', ...projects('core', 'interviewer', 'api-client')],
  )
// The embedded database is PostgreSQL on one connection: what differs is concurrency, notification, processes and time.
const { files: onPostgres } = JSON.parse(readFileSync(at('packages/server/src/testing/on-postgres.json'), 'utf8'))
const serverOnPostgres = () =>
  vitest('postgres', {}, 'packages/server/src/testing/run-on-postgres.ts', ...onPostgres.map((file) => `src/${file}`))

const playwright = (chromium) =>
  run(
    'browser',
    () => [at('node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    (report) => ({ CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    (report) => {
      const stats = readReport(report)?.stats
      return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
    },
  )

const everything = () => {
  const chromium = findChromium()
  const withPostgres = postgresIsThere()
  const checks = check()
  buildWebIfStale(process.execPath)
  return [checks, allTests(), playwright(chromium), ...(withPostgres ? [serverOnPostgres()] : [])]
}
const quick = () => {
  const results = [check(), quickTests()]
  console.log('Left out by --quick: tests of server and web, browser tests, PostgreSQL. `npm test` runs all.')
  return results
}

const results = process.argv.includes('--quick') ? quick() : everything()
rmSync(reports, { recursive: true })

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 ? 1 : 0)
