// `npm test`: checks, then unit, model, server, web and browser tests, and once more on PostgreSQL those of the server that
// can differ there. `npm test -- --quick`: checks and the tests of core, interviewer and api-client, for the daily loop.
// The last lines say what was left out and how to get it, name every failed test with its message, and then say
// `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { check } from './check.mjs'
import { findChromium, howToGetChromium } from './chromium.mjs'
import { at } from './paths.mjs'
import { howToGetPostgres, postgresIsThere } from './postgres.mjs'
import { buildWebIfStale } from './web-build.mjs'

const reports = mkdtempSync(join(tmpdir(), 'candid-test-'))
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`

/** Runs one test runner that writes a JSON report, and counts. A runner that fails without a failed test counts as one. */
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
  if (status !== 0 && result.failed === 0) {
    result.failed = 1
    result.failures.push(`the runner ended with ${status}, though no test failed`)
  }
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed, ${seconds(began)}`)
  return { ...result, failures: result.failures.map((failure) => `${name}: ${failure}`) }
}

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    console.error(`The runner left no report: ${error.message}`)
    return null
  }
}

// The terminal's colours, and the stack below the message, are left to the runner's own report above.
const brief = (message) => stripVTControlCharacters(message).split('\n').slice(0, linesOfMessage).join('\n    ')
const linesOfMessage = 6

const failuresOfFile = ({ name, message, assertionResults }) => {
  const file = relative(at(''), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && message) return [`${file}\n    ${brief(message)}`]
  return failed.map((test) => `${file} > ${test.fullName}\n    ${brief(test.failureMessages.join('\n'))}`)
}

const failuresOfSuite = (suite) => [
  ...(suite.suites ?? []).flatMap(failuresOfSuite),
  ...(suite.specs ?? [])
    .filter((spec) => !spec.ok || spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => {
      const messages = spec.tests.flatMap((test) => test.results.flatMap((result) => result.error?.message ?? []))
      return `${spec.file}:${spec.line} > ${spec.title}\n    ${brief(messages.join('\n'))}`
    }),
]

const vitest = (name, env, script, ...args) =>
  run(
    name,
    (report) => [at(script), ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => env,
    (report) => {
      const json = readReport(report)
      return {
        passed: json?.numPassedTests ?? 0,
        failed: json?.numFailedTests ?? 0,
        failures: (json?.testResults ?? []).flatMap(failuresOfFile),
      }
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
// The embedded database is PostgreSQL on one connection: what differs is concurrency, notification, migrations and time.
const { files: onPostgres } = JSON.parse(readFileSync(at('packages/server/src/testing/on-postgres.json'), 'utf8'))
const serverOnPostgres = () =>
  vitest('postgres', {}, 'packages/server/src/testing/run-on-postgres.ts', ...onPostgres.map((file) => `src/${file}`))

const playwright = (chromium) =>
  run(
    'browser',
    () => [at('node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    (report) => ({ CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    (report) => {
      const json = readReport(report)
      const stats = json?.stats
      return {
        passed: stats?.expected ?? 0,
        failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
        failures: (json?.suites ?? []).flatMap(failuresOfSuite),
      }
    },
  )

const leftOut = []

/** Where Chromium is; null, with a note of what is left out, where there is none. A wrong setting ends the run at once. */
const chromiumOrNote = () => {
  try {
    const found = findChromium()
    if (!found) leftOut.push(`the browser tests, for want of Chromium. To run them: ${howToGetChromium}`)
    return found
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** Whether the server's tests run on PostgreSQL too; with a note of what is left out for want of it. */
const canUsePostgres = () => {
  if (postgresIsThere()) return true
  const ofTwo = 'the tests of two servers on one PostgreSQL'
  const given = process.env.TEST_DATABASE_URL
  leftOut.push(
    `${given ? ofTwo : `the server's tests on PostgreSQL, and ${ofTwo}`}, for want of PostgreSQL. To run them: ${howToGetPostgres}`,
  )
  return Boolean(given)
}

const everything = async () => {
  const chromium = chromiumOrNote()
  const withPostgres = canUsePostgres()
  const checks = await check()
  buildWebIfStale(process.execPath)
  return [
    checks,
    allTests(),
    ...(chromium ? [playwright(chromium)] : []),
    ...(withPostgres ? [serverOnPostgres()] : []),
  ]
}
const quick = async () => {
  const results = [await check(), quickTests()]
  leftOut.push('by --quick, the tests of server and web, browser tests, PostgreSQL. To run them: npm test')
  return results
}

const results = await (process.argv.includes('--quick') ? quick() : everything())
rmSync(reports, { recursive: true })

for (const what of leftOut) console.log(`left out: ${what}`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
for (const failure of results.flatMap((result) => result.failures)) console.log(`failed: ${failure}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 ? 1 : 0)
