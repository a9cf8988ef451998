// `pnpm dev`: the server with restart on change, and the web app with hot reload, gallery and inspector in front of it.
import { spawn } from 'node:child_process'
import { at } from './paths.mjs'

const server = spawn(process.execPath, ['--watch', at('packages/server/src/main.ts')], {
  stdio: 'inherit',
  cwd: at(''),
})
const web = spawn(
  process.execPath,
  [at('node_modules/vite/bin/vite.js'), '--config', at('packages/gallery/vite.config.ts')],
  { stdio: 'inherit', cwd: at('') },
)
const children = [server, web]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
