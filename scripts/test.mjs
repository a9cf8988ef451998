// `npm test`: checks, then unit, model, server, web and browser tests, and once more on PostgreSQL those of the server that
// can differ there. `npm test -- --quick`: checks and the tests of core, interviewer and api-client, for the daily loop.
// The last lines say what was left out and how to get it, name every failed test with its message, and then say
// `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { check } from './check.mjs'
import { findChromium, howToGetChromium } from './chromium.mjs'
import { at, compiledOnce } from './paths.mjs'
import { howToGetPostgres, postgresIsThere } from './postgres.mjs'
import { buildWebIfStale } from './web-build.mjs'

const reports = mkdtempSync(join(tmpdir(), 'candid-test-'))
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`

/**
 * Tests wait for a server, a page or a lease now and then: two runners at once keep the processors busy. The terminal is the
 * first one's; what the second says is kept until it is free.
 */
const createAside = () => {
  const kept = []
  let isFree = false
  const say = (text) => (isFree ? process.stdout.write(text) : kept.push(text))
  const free = () => {
    isFree = true
    for (const text of kept.splice(0)) process.stdout.write(text)
  }
  return { say, free }
}

/**
 * Runs one test runner that writes a JSON report, and counts. A runner that fails without a failed test counts as one. `say`
 * takes what it prints, for one that has no terminal.
 */
const run = async (name, args, env, count, say) => {
  const began = Date.now()
  const report = join(reports, `${name}.json`)
  const child = spawn(process.execPath, args(report), {
    cwd: at(''),
    stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...compiledOnce, ...env(report) },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say)
  const [status] = await once(child, 'close')
  const result = count(report)
  if (status !== 0 && result.failed === 0) {
    result.failed = 1
    result.failures.push(`the runner ended with ${status}, though no test failed`)
  }
  const summary = `${name}: ${result.passed} passed, ${result.failed} failed, ${seconds(began)}\n`
  if (say) say(summary)
  else process.stdout.write(summary)
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

const vitest = (name, env, script, args, say) =>
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
    say,
  )

// On the embedded database, whatever this shell has set.
const onEmbedded = { TEST_DATABASE_URL: undefined }
const vitestArgs = (...names) => [
  ...['run', '--config', 'vitest.workspace.ts', '--maxWorkers', `${availableParallelism()}`],
  ...names.flatMap((name) => ['--project', name]),
]
const unitTests = (...names) => vitest('vitest', onEmbedded, 'node_modules/vitest/vitest.mjs', vitestArgs(...names))
// The embedded database is PostgreSQL on one connection: what differs is concurrency, notification, migrations and time.
const { files: onPostgres } = JSON.parse(readFileSync(at('packages/server/src/testing/on-postgres.json'), 'utf8'))
const serverOnPostgres = (say) =>
  vitest(
    'postgres',
    {},
    'packages/server/src/testing/run-on-postgres.ts',
    onPostgres.map((file) => `src/${file}`),
    say,
  )

const playwright = (chromium, say) =>
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
    say,
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

/** Runs the tests of vitest, and beside them the others, one after another. */
const beside = async (unit, ...others) => {
  const { say, free } = createAside()
  const inTurn = async () => {
    const results = []
    for (const other of others) results.push(await other(say))
    return results
  }
  const [first, rest] = await Promise.all([unit().finally(free), inTurn()])
  return [first, ...rest]
}

const everything = async () => {
  const chromium = chromiumOrNote()
  const withPostgres = canUsePostgres()
  buildWebIfStale(process.execPath)
  return beside(
    () => unitTests(),
    check,
    ...(chromium ? [(say) => playwright(chromium, say)] : []),
    ...(withPostgres ? [serverOnPostgres] : []),
  )
}
const quick = async () => {
  const results = await beside(() => unitTests('core', 'interviewer', 'api-client'), check)
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
