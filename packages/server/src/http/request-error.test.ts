import { PassThrough, Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerError } from './request-error.ts'

let app: FastifyInstance
let lines: { level: number; msg: string }[]

beforeEach(() => {
  lines = []
  const stream = new PassThrough().setEncoding('utf8')
  stream.on('data', (line: string) => lines.push(JSON.parse(line)))
  app = fastify({ logger: { level: 'warn', stream } })
  app.setErrorHandler(answerError)
})
afterEach(() => app.close())

describe('an error of a route that has already said what it would send', () => {
  it('is answered as JSON, not as the type that was announced', async () => {
    app.get('/file', (_request, reply) =>
      reply.headers({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' }).send(
        new Readable({
          read() {
            this.destroy(new Error('the file is gone'))
          },
        }),
      ),
    )
    const answer = await app.inject('/file')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.json()).toEqual({ detail: 'Internal server error' })
  })
})

describe('a caller who leaves while a stream is open [#14]', () => {
  it('is no error of ours, and is not written to the log as one', async () => {
    const body = new PassThrough()
    const opened = Promise.withResolvers<void>()
    app.get('/events', (_request, reply) => {
      body.write('event: ready\n\n')
      opened.resolve()
      return reply.type('text/event-stream').send(body)
    })
    const closed = new Promise((resolve) => body.once('close', resolve))
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const leave = new AbortController()
    const answer = await fetch(`${address}/events`, { signal: leave.signal })
    await opened.promise
    leave.abort()
    await expect(answer.text()).rejects.toThrow()
    await closed
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
})
