import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Behaviour } from '../llm/testing/behaviour.ts'
import { type ModelServer, startModelServer } from '../llm/testing/start-model-server.ts'
import { createSpeech } from './create-speech.ts'
import { decodeWave, toneWave } from './testing/wave.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.stop())

const engine = (more: object = {}) => ({
  baseUrl: server.baseUrl,
  apiKey: 'key-1',
  model: 'voice-1',
  totalMs: 2_000,
  ...more,
})
const body = (type: string, bytes: Uint8Array | string): Behaviour => ({
  kind: 'body',
  type,
  base64: Buffer.from(bytes).toString('base64'),
})
const tone = toneWave(0.6)

/** A port of loopback on which nothing listens any more. */
const closedPort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

it('speaks offline and writes nothing down without settings', async () => {
  const speech = createSpeech()
  expect(speech.transcribe).toBeUndefined()
  const spoken = await speech.speak('Why did you choose Rust?')
  expect(spoken.ok && decodeWave(spoken.bytes).seconds).toBeGreaterThan(0.5)
})

describe('a speech server', () => {
  const speak = (more?: object) =>
    createSpeech({ tts: engine(more) }).speak('Why did you choose Rust?', { voice: 'nova' })

  it('gets text, voice, model and key, and its sound comes back unchanged', async () => {
    await server.behave(body('application/octet-stream', tone))
    const spoken = await speak()
    expect(spoken).toEqual({ ok: true, bytes: tone, mime: 'audio/wav' })
    const [request] = await server.seen()
    expect(request).toMatchObject({ path: '/v1/audio/speech', authorization: 'Bearer key-1' })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      model: 'voice-1',
      voice: 'nova',
      input: 'Why did you choose Rust?',
      response_format: 'wav',
    })
  })

  it('may send MP3: the type is told by the bytes, not by the server', async () => {
    await server.behave(body('audio/wav', 'ID3\u0004and the rest'))
    expect(await speak()).toMatchObject({ ok: true, mime: 'audio/mpeg' })
  })

  it.each<[string, Behaviour, string]>([
    ['is broken', { kind: 'status', status: 500 }, 'busy'],
    ['has too much to do', { kind: 'status', status: 429, retryAfter: '5' }, 'busy'],
    ['does not know the key', { kind: 'status', status: 401 }, 'engine_failed'],
    ['sends nothing', body('audio/wav', ''), 'engine_failed'],
    ['sends a page', body('audio/wav', '<html>Gateway</html>'), 'engine_failed'],
    ['sends an error as JSON', body('application/json', '{"error":"no voice"}'), 'engine_failed'],
    ['sends elsewhere', { kind: 'redirect', to: 'http://127.0.0.1:9/v1/audio/speech' }, 'engine_failed'],
    ['tears the line', { kind: 'tear', content: 'half' }, 'engine_failed'],
    ['never ends', { kind: 'endless' }, 'engine_failed'],
  ])('that %s is a typed failure', async (_, behaviour, code) => {
    await server.behave(behaviour)
    expect(await speak()).toEqual({ ok: false, code })
  })

  it.each<[string, Behaviour]>([
    ['is silent', { kind: 'slow', ms: 60_000, content: '' }],
    ['stalls half way', { kind: 'stall', content: 'half' }],
  ])('that %s is given up at the time limit', async (_, behaviour) => {
    await server.behave(behaviour)
    expect(await speak({ totalMs: 200 })).toEqual({ ok: false, code: 'took_too_long' })
  })

  it('that is not there is a typed failure', async () => {
    expect(await speak({ baseUrl: `http://127.0.0.1:${await closedPort()}/v1` })).toEqual({
      ok: false,
      code: 'engine_failed',
    })
  })

  it('is never asked for a voice it does not have or for silence', async () => {
    await server.behave(body('audio/wav', tone))
    const speech = createSpeech({ tts: engine() })
    expect(await speech.speak('Hello.', { voice: 'slt' })).toEqual({ ok: false, code: 'unknown_voice' })
    expect(await speech.speak(' … ')).toEqual({ ok: false, code: 'nothing_to_say' })
    expect(await server.seen()).toEqual([])
  })
})

describe('a transcription server', () => {
  const transcribe = (mime = 'audio/webm;codecs=opus', more: object = {}) =>
    createSpeech({ stt: engine(more) }).transcribe?.(tone, mime)

  it('gets the recording as a file with its type, and its words come back', async () => {
    await server.behave(body('application/json', '{"text":" I chose Rust for its safety. "}'))
    expect(await transcribe()).toEqual({ ok: true, text: 'I chose Rust for its safety.' })
    const [request] = await server.seen()
    expect(request).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer key-1' })
    expect(request?.type).toMatch(/^multipart\/form-data/)
    expect(request?.body).toContain('filename="recording.webm"')
    expect(request?.body).toContain('voice-1')
    expect(request?.body).toContain(Buffer.from(tone).toString('latin1'))
  })

  it.each<[string, Behaviour, string]>([
    ['hears nothing', body('application/json', '{"text":" "}'), 'nothing_heard'],
    ['is broken', { kind: 'status', status: 500 }, 'busy'],
    ['refuses', { kind: 'status', status: 400 }, 'engine_failed'],
    ['sends no JSON', body('application/json', 'oops'), 'engine_failed'],
    ['sends another shape', body('application/json', '{"words":["a"]}'), 'engine_failed'],
    ['sends nothing', body('application/json', ''), 'engine_failed'],
  ])('that %s is a typed failure', async (_, behaviour, code) => {
    await server.behave(behaviour)
    expect(await transcribe()).toEqual({ ok: false, code })
  })

  it('is given up at the time limit', async () => {
    await server.behave({ kind: 'slow', ms: 60_000, content: '' })
    expect(await transcribe('audio/wav', { totalMs: 200 })).toEqual({ ok: false, code: 'took_too_long' })
  })

  it('is not sent an empty recording', async () => {
    await server.behave(body('application/json', '{"text":"made up"}'))
    expect(await createSpeech({ stt: engine() }).transcribe?.(new Uint8Array(), 'audio/webm')).toEqual({
      ok: false,
      code: 'nothing_heard',
    })
    expect(await server.seen()).toEqual([])
  })
})
