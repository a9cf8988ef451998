import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newPerson, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { eventually } from '../testing/time-limits.ts'
import type { Speaker } from './routes.ts'
import { createSoundCache } from './sound-cache.ts'

const speak = vi.fn<Speaker['speak']>()
let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp({ speaker: { speak } })
  ada = await newPerson(app)
})
beforeEach(() => {
  speak.mockReset()
  speak.mockResolvedValue({ ok: true, bytes: new TextEncoder().encode('RIFF'), mime: 'audio/wav' })
})
afterAll(() => app.close())

const say = (text: string, voice?: string) => ada.post('/utils/text-to-speech/', { text, ...(voice && { voice }) })

it('answers the sound of a text [S7.14]', async () => {
  const { status, headers, body } = await say('What did you learn?', 'slt')
  expect([status, headers.get('content-type'), body]).toEqual([200, 'audio/wav', 'RIFF'])
  expect(speak).toHaveBeenCalledWith('What did you learn?', expect.objectContaining({ voice: 'slt' }))
})

it('does not speak the same text twice, but does with another voice', async () => {
  await say('Once only.', 'slt')
  await say('Once only.', 'slt')
  expect(speak).toHaveBeenCalledTimes(1)
  await say('Once only.', 'rms')
  expect(speak).toHaveBeenCalledTimes(2)
})

it.each([
  ['nothing_to_say', 422],
  ['unknown_voice', 422],
  ['engine_failed', 502],
] as const)('answers %s with %i and a reason', async (code, status) => {
  speak.mockResolvedValue({ ok: false, code })
  const answer = await say(`A text that fails by ${code}`)
  expect(answer.status).toBe(status)
  expect(answer.body.detail).toBeTruthy()
})

it('refuses an empty text', async () => {
  expect((await say('  ')).body.detail[0].msg).toBe('Text is required')
})

it('says 501 when this server cannot speak', async () => {
  const silent = await createTestApp()
  const answer = await (await newPerson(silent)).post('/utils/text-to-speech/', { text: 'Hello' })
  expect([answer.status, answer.body]).toEqual([501, { detail: 'This server cannot speak' }])
  await silent.close()
})

describe('a caller who leaves [#14.6]', () => {
  /** Calls over a connection, which can be closed. */
  const calling = async (person: Person, text: string) => {
    const url = await listening()
    const controller = new AbortController()
    const answer = fetch(`${url}/api/v1/utils/text-to-speech/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: controller.signal,
    }).then(
      ({ status }) => status,
      () => 'left',
    )
    return { answer, leave: () => controller.abort() }
  }
  let address = ''
  const listening = async () => {
    address ||= await app.app.fastify.listen({ host: '127.0.0.1', port: 0 })
    return address
  }
  /** Speaks until the caller has left, and says what it was asked to say. */
  const speakForever = () => {
    const begun: string[] = []
    const ended: string[] = []
    speak.mockImplementation(async (text, { signal } = {}) => {
      begun.push(text)
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      ended.push(text)
      return { ok: false, code: 'engine_failed' }
    })
    return { begun, ended }
  }

  it('is not spoken to any more, and whoever of the same user left in line is never spoken to', async () => {
    const bob = await newPerson(app)
    const { begun, ended } = speakForever()
    const calls = [await calling(bob, 'First.')]
    await eventually(() => expect(begun).toEqual(['First.']))
    for (const text of ['Second.', 'Third.', 'Fourth.', 'Fifth.']) calls.push(await calling(bob, text))
    // One of them finds the line full, which is said at once: so the others are in it.
    expect(await Promise.race(calls.map(({ answer }) => answer))).toBe(429)
    for (const { leave } of calls) leave()
    await eventually(() => expect(ended).toEqual(['First.']))
    speak.mockResolvedValue({ ok: true, bytes: new TextEncoder().encode('RIFF'), mime: 'audio/wav' })
    expect(await (await calling(bob, 'Sixth.')).answer).toBe(200)
    expect(begun).toEqual(['First.'])
  })

  it('and who presses many times, keep nobody else waiting', async () => {
    const [bob, eve] = [await newPerson(app), await newPerson(app)]
    const { begun } = speakForever()
    const calls = []
    for (let n = 0; n < 8; n++) calls.push(await calling(bob, `Bob ${n}.`))
    await eventually(() => expect(begun).toHaveLength(1))
    const refused = await Promise.race(calls.map(({ answer }) => answer))
    expect(refused).toBe(429)
    const other = await calling(eve, 'Eve.')
    await eventually(() => expect(begun.toSorted().at(-1)).toBe('Eve.'))
    for (const { leave } of [...calls, other]) leave()
  })
})

it('keeps the sounds used last within its size', () => {
  const cache = createSoundCache(10)
  const sound = (length: number) => ({ bytes: new Uint8Array(length), mime: 'audio/wav' })
  cache.set('a', sound(4))
  cache.set('b', sound(4))
  cache.get('a')
  cache.set('c', sound(4))
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
  cache.set('too large', sound(11))
  expect(cache.get('too large')).toBeUndefined()
})

describe('a recording', () => {
  const send = (person: Person, type = 'audio/webm') => {
    const form = new FormData()
    form.append('audio', new File(['sound'], 'recording.webm', { type }))
    return person.call('POST', '/utils/speech-to-text/', { form })
  }

  it('is written down by the service that is set, and /config.json says that there is one', async () => {
    const transcribe = vi.fn(async () => ({ ok: true as const, text: 'I said this.' }))
    const hearing = await createTestApp({ speaker: { speak, transcribe } })
    expect(await send(await newPerson(hearing))).toMatchObject({ status: 200, body: { text: 'I said this.' } })
    expect(transcribe).toHaveBeenCalledWith(Buffer.from('sound'), 'audio/webm', expect.anything())
    expect((await send(await newPerson(hearing), 'image/png')).status).toBe(415)
    expect(await (await hearing.fetch('/config.json')).json()).toMatchObject({ canTranscribe: true })
    await hearing.close()
  })

  it('whose caller has left is not written down any more [#14.6]', async () => {
    const begun = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const transcribe: NonNullable<Speaker['transcribe']> = async (_bytes, _mime, { signal } = {}) => {
      begun.resolve()
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      stopped.resolve()
      return { ok: false, code: 'engine_failed' }
    }
    const hearing = await createTestApp({ speaker: { speak, transcribe } })
    const url = await hearing.app.fastify.listen({ host: '127.0.0.1', port: 0 })
    const form = new FormData()
    form.append('audio', new File(['sound'], 'recording.webm', { type: 'audio/webm' }))
    const controller = new AbortController()
    const answer = fetch(`${url}/api/v1/utils/speech-to-text/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${(await newPerson(hearing)).token}` },
      body: form,
      signal: controller.signal,
    }).catch((error: Error) => error.name)
    await begun.promise
    controller.abort()
    expect(await answer).toBe('AbortError')
    await stopped.promise
    await hearing.close()
  })

  it('is refused with 501 when no service is set', async () => {
    expect((await send(ada)).status).toBe(501)
  })
})
