import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { at } from './paths.mjs'

const sources = ['packages/web', 'packages/core/src', 'packages/api-client/src', 'pnpm-lock.yaml']
const outcome = 'packages/web/dist/index.html'

/** When the newest file below a path was changed, in ms since 1970. */
const newest = (path) => {
  const stat = statSync(at(path))
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(at(path))
    .filter((name) => !['node_modules', 'dist', 'dist-server'].includes(name))
    .reduce((latest, name) => Math.max(latest, newest(`${path}/${name}`)), 0)
}

/** Builds the web app when there is no build, or a source is newer than it. Ends the process when the build fails. */
export const buildWebIfStale = (node) => {
  if (existsSync(at(outcome)) && statSync(at(outcome)).mtimeMs > Math.max(...sources.map(newest))) return
  console.log('Building the web app …')
  const { status, error } = spawnSync(
    node,
    [at('packages/web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      cwd: at('packages/web'),
    },
  )
  if (error) throw error
  // A half-written build must not pass for a fresh one at the next start.
  if (status !== 0) {
    rmSync(at('packages/web/dist'), { recursive: true, force: true })
    process.exit(status ?? 1)
  }
}
