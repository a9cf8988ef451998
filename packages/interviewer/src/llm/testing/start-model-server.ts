import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Behaviour, FromServer, SeenRequest, ToServer } from './behaviour.ts'

const file = fileURLToPath(new URL('./model-server.ts', import.meta.url))

export type ModelServer = {
  baseUrl: string
  /** Sets what comes next: one behaviour a request, the last one for all that follow. Forgets what was seen. */
  behave(...script: [...Behaviour[], Behaviour]): Promise<void>
  /** The requests since `behave`. */
  seen(): Promise<SeenRequest[]>
  stop(): Promise<void>
}

const answerOf = async (child: ChildProcess, message?: ToServer): Promise<FromServer> => {
  const answered = once(child, 'message')
  if (message) child.send(message)
  const [reply] = await answered
  return reply
}

/** Starts the OpenAI-compatible test server as a process on a free port of loopback. */
export const startModelServer = async (): Promise<ModelServer> => {
  const child = fork(file, { execArgv: ['--no-warnings'], env: {} })
  const listening = await answerOf(child)
  if (listening.type !== 'listening') throw new Error('the model server did not start')
  return {
    baseUrl: `http://127.0.0.1:${listening.port}/v1`,
    async behave(...script) {
      const after = script.at(-1)
      if (after) await answerOf(child, { type: 'script', script: script.slice(0, -1), after })
    },
    async seen() {
      const reply = await answerOf(child, { type: 'seen' })
      return reply.type === 'seen' ? reply.seen : []
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
