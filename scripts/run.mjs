// The two commands' bootstrap: `npm start` and `npm test` on a machine that has only Node >= 20 and npm.
// It brings pnpm (by npx) and the pinned Node (an npm package), installs, and hands over. No dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { installPackages } from './debian.mjs'
import { at } from './paths.mjs'
import { buildWebIfStale } from './web-build.mjs'

const windows = process.platform === 'win32'
const [command, ...rest] = process.argv.slice(2)
const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`)
  process.exit(1)
}

const pnpm = (...args) => {
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const { status, error } = spawnSync('npx', ['--yes', packageManager, ...args], {
    stdio: 'inherit',
    shell: windows,
    cwd: at(''),
    env: { ...process.env, npm_config_loglevel: 'error' },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

const install = () => {
  // With a new enough Node of one's own, the pinned one (about 200 MB) is not downloaded: its install script is skipped.
  pnpm('install', '--frozen-lockfile', ...(ownNodeIsEnough() ? ['--ignore-scripts'] : []))
  // What was installed under a newer Node than this one lacks the pinned one, and is not installed again.
  if (!ownNodeIsEnough() && !existsSync(pinnedNode)) pnpm('rebuild', 'node')
}

const pinnedNode = at(windows ? 'node_modules/.bin/node.exe' : 'node_modules/.bin/node')
const ownNodeIsEnough = () => major >= 24 && major !== 25 && !process.execPath.startsWith(at('node_modules'))

/** What a program says of why it does not run; empty when it runs. */
const complaintOf = (program) => {
  const { status, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? '' : `${stderr ?? ''}${error ?? ''}`
}

install()
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath
// The pinned Node needs one library that the smallest systems lack.
if (/libatomic/.test(complaintOf(node))) installPackages("Node's library libatomic", 'libatomic1')
const complaint = complaintOf(node)
if (complaint) {
  console.error(`The pinned Node does not run: ${complaint.trim()}`)
  console.error('Install what it lacks (on Debian: apt-get install libatomic1), or use Node 24 or newer yourself.')
  process.exit(1)
}

if (command === 'start') buildWebIfStale(node)

const scripts = { start: 'packages/server/src/main.ts', test: 'scripts/test.mjs' }
const child = spawn(node, [at(scripts[command]), ...rest], { stdio: 'inherit', cwd: at('') })
// Ctrl-C reaches the child by itself, as one of the terminal's group; a plain kill of this process must be passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
