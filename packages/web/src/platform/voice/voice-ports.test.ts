import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { speakPort, type VoiceHost } from './voice-ports.ts'
import { createVoiceStore } from './voice-store.ts'

/** A loudspeaker that plays for as long as nobody ends it. */
class SilentAudio {
  static made: SilentAudio[] = []
  onended: (() => void) | null = null
  onerror: (() => void) | null = null
  defaultPlaybackRate = 1
  playbackRate = 1
  paused = false
  readonly address: string
  constructor(address: string) {
    this.address = address
    SilentAudio.made.push(this)
  }
  /** What was done to stop loading, in order. */
  stopped: string[] = []
  play = async () => undefined
  removeAttribute = (name: string) => {
    this.stopped.push(`no ${name} while ${released.length} released`)
  }
  load = () => {
    this.stopped.push('load')
  }
  pause = () => {
    this.paused = true
  }
}

const released: string[] = []
const api = 'https://api.example.com'
const answers = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(status === 200 ? new Blob(['sound']) : null, { status }))

const speak = (parts: Partial<VoiceHost> = {}) => {
  const store = createVoiceStore(localStorage)
  const host = { api, speech: api, token: () => 'the token', store, ...parts }
  return { actor: createActor(speakPort(host), { input: { owner: 'q1', text: 'How did it end?' } }).start(), store }
}
const sound = () => waitFor(() => SilentAudio.made.at(-1) ?? Promise.reject(new Error('no sound yet')))

beforeEach(() => {
  vi.stubGlobal('Audio', SilentAudio)
  let number = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++number}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void released.push(address))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  SilentAudio.made = []
  released.length = 0
})

it('asks the speech service for the text, with the token where it is the API itself [S7.14, S7.33]', async () => {
  const fetch = answers(200)
  const { actor } = speak()
  await sound()
  const [url, init] = fetch.mock.lastCall ?? []
  expect([url, init?.method, init?.body]).toEqual([
    `${api}/api/v1/utils/text-to-speech/`,
    'POST',
    '{"text":"How did it end?"}',
  ])
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer the token')
  actor.stop()
})

it('goes to a base address of its own, which never gets the token [S7.32, S7.33, S6.6]', async () => {
  const fetch = answers(200)
  const { actor } = speak({ speech: 'https://speech.example.com' })
  await sound()
  const [url, init] = fetch.mock.lastCall ?? []
  expect(url).toBe('https://speech.example.com/api/v1/utils/text-to-speech/')
  expect(new Headers(init?.headers).get('Authorization')).toBeNull()
  actor.stop()
})

it('plays the sound and then releases it [S7.32]', async () => {
  answers(200)
  speak()
  const audio = await sound()
  expect(released).toEqual([])
  audio.onended?.()
  expect(released).toEqual([audio.address])
})

it('releases the sound when it is stopped', async () => {
  answers(200)
  const { actor } = speak()
  const audio = await sound()
  actor.stop()
  expect([audio.paused, released]).toEqual([true, [audio.address]])
  // else the browser reports a file that it does not find
  expect(audio.stopped).toEqual(['no src while 0 released', 'load'])
})

it('plays nothing that arrives after it was stopped', async () => {
  let arrive: (answer: Response) => void = () => undefined
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const { actor } = speak()
  actor.stop()
  arrive(new Response(new Blob(['sound'])))
  // One turn of the event loop: what could still happen has happened.
  await new Promise((resolve) => setTimeout(resolve))
  expect(SilentAudio.made).toEqual([])
})

it('remembers the speed, and follows a change while it plays', async () => {
  answers(200)
  createVoiceStore(localStorage).choose({ speed: 1.5 })
  const { actor, store } = speak()
  const audio = await sound()
  expect(audio.playbackRate).toBe(1.5)
  store.choose({ speed: 0.75 })
  expect([audio.playbackRate, createVoiceStore(localStorage).read().settings.speed]).toEqual([0.75, 0.75])
  actor.stop()
})
