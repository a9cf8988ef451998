import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Behaviour, FromServer, SeenRequest, ToServer } from './behaviour.ts'
import { play } from './players.ts'

/** A process of its own: an OpenAI-compatible server on loopback that behaves as its parent tells it to. */

let script: Behaviour[] = []
let after: Behaviour = { kind: 'status', status: 500 }
let seen: SeenRequest[] = []

const tell = (message: FromServer) => process.send?.(message)

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const openStream = (response: ServerResponse, content: string) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': a comment, as some servers send to keep the line open\n\n')
  for (const part of content.match(/\s*\S+\s*/g) ?? []) response.write(event({ content: part }))
}

const stream = (response: ServerResponse, content: string, finish = 'stop') => {
  openStream(response, content)
  response.end(`${event({}, finish)}data: [DONE]\n\n`)
}

const whole = (response: ServerResponse, message: object, finish: string) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }] }))

const halfOf = (content: string) => content.slice(0, Math.ceil(content.length / 2))

const endless = (response: ServerResponse) => {
  openStream(response, '')
  const more = () => {
    while (response.writable && response.write(event({ content: 'and so on '.repeat(100) })));
    if (response.writable) response.once('drain', more)
  }
  more()
}

const answer = (behaviour: Behaviour, request: SeenRequest, response: ServerResponse): unknown => {
  switch (behaviour.kind) {
    case 'reply':
      return stream(response, behaviour.content)
    case 'play':
      return stream(response, play(behaviour.player, request.body))
    case 'cut':
      return stream(response, behaviour.content, 'length')
    case 'whole':
      return whole(response, { role: 'assistant', content: behaviour.content }, 'stop')
    case 'refusal':
      return whole(response, { role: 'assistant', content: null, refusal: 'I cannot help with that.' }, 'stop')
    case 'filtered':
      return whole(response, { role: 'assistant', content: '' }, 'content_filter')
    case 'status':
      response.writeHead(behaviour.status, behaviour.retryAfter ? { 'retry-after': behaviour.retryAfter } : {})
      return response.end(JSON.stringify({ error: { message: 'refused by the test' } }))
    case 'schemaless':
      if (!request.body.includes('"response_format"')) return stream(response, behaviour.content)
      return response.writeHead(400).end('{"error":{"message":"This response_format type is unavailable now"}}')
    case 'slow':
      return setTimeout(() => stream(response, behaviour.content), behaviour.ms).unref()
    case 'stall':
      return openStream(response, halfOf(behaviour.content))
    case 'half':
      openStream(response, halfOf(behaviour.content))
      return response.end()
    case 'tear':
      openStream(response, halfOf(behaviour.content))
      return response.write(': ', () => response.destroy())
    case 'endless':
      return endless(response)
    case 'redirect':
      return response.writeHead(307, { location: behaviour.to }).end()
    case 'body':
      return response.writeHead(200, { 'content-type': behaviour.type }).end(Buffer.from(behaviour.base64, 'base64'))
  }
}

const serve = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await buffer(request)
  const { authorization = null, 'content-type': type = '' } = request.headers
  const entry = { path: request.url ?? '', authorization, type, body: body.toString('latin1') }
  const readable = type.startsWith('application/json') ? { ...entry, body: body.toString('utf8') } : entry
  seen.push(readable)
  answer(script.shift() ?? after, readable, response)
}

const server = createServer((request, response) => {
  serve(request, response).catch(() => response.destroy())
})

process.on('message', (message: ToServer) => {
  if (message.type === 'seen') return tell({ type: 'seen', seen })
  script = message.script
  after = message.after
  seen = []
  return tell({ type: 'scripted' })
})
process.on('disconnect', () => process.exit())

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  tell({ type: 'listening', port: typeof address === 'object' && address ? address.port : 0 })
})
