// The real server as a process of its own, for benches.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../../scripts/paths.mjs'

/** Starts the server and waits until it is ready; rejects when it ends before, or is not ready in `patienceMs`. */
export const startServer = async (env, patienceMs = 60_000) => {
  const child = spawn(process.execPath, [at('packages/server/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let output = ''
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`not ready in ${patienceMs} ms: ${output}`))
    }, patienceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`ended: ${output}`))
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (!port) return
        clearTimeout(timer)
        resolve(`http://127.0.0.1:${port}`)
      })
  })
  return {
    url,
    pid: child.pid,
    output: () => output,
    stop: async (signal) => {
      child.kill(signal)
      await exited
    },
  }
}

/** Calls the API; throws when the connection breaks. */
export const callerOf =
  (url, token) =>
  async (method, path, { body, form } = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()) }
  }

/** Signs up a user and logs in; gives the token. */
export const newUser = async (url, email) => {
  const password = 'a password of the bench'
  const call = callerOf(url)
  const signUp = { email, full_name: 'Bench User', password, confirm_password: password }
  const { status, body } = await call('POST', '/users/signup', { body: signUp })
  if (status !== 200) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`)
  const { body: login } = await call('POST', '/login/access-token', {
    form: new URLSearchParams({ username: email, password }),
  })
  return login.access_token
}

/** A form with one PDF. */
export const pdfForm = (bytes) => {
  const form = new FormData()
  form.append('upload_file', new File([bytes], 'resume.pdf', { type: 'application/pdf' }))
  return form
}
