import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTaskLimit } from '../process/task-limit.ts'
import { toSayableText } from './sayable-text.ts'
import { maxSpokenLength, type Speech, type SpeechFailure, type Spoken, type Voice } from './speech.ts'
import { spokenLength } from './spoken-length.ts'

const voices: readonly Voice[] = [
  { id: 'slt', name: 'Female' },
  { id: 'rms', name: 'Male' },
  { id: 'awb', name: 'Male, Scottish' },
  { id: 'kal16', name: 'Robot' },
]

const childFile = fileURLToPath(new URL('./flite-child.ts', import.meta.url))
const headerBytes = 44

type Limits = { timeoutMs: number; signal?: AbortSignal | undefined }

/** Waits for the child to end; kills it at the time limit or when the caller no longer wants the sound. */
const runChild = (
  folder: string,
  voice: string,
  text: string,
  limits: Limits,
): Promise<'done' | SpeechFailure['code']> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--no-warnings', '--max-old-space-size=256', childFile, folder, voice], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
    })
    let late = false
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(() => {
      late = true
      kill()
    }, limits.timeoutMs)
    limits.signal?.addEventListener('abort', kill, { once: true })
    const finish = (outcome: 'done' | SpeechFailure['code']) => {
      clearTimeout(timer)
      limits.signal?.removeEventListener('abort', kill)
      resolve(outcome)
    }
    child.on('error', () => finish('engine_failed'))
    child.on('close', (code) => finish(code === 0 ? 'done' : late ? 'took_too_long' : 'engine_failed'))
    // A child that dies before it has read its text breaks the pipe; its exit code already tells the story.
    child.stdin.on('error', () => undefined)
    child.stdin.end(text)
    if (limits.signal?.aborted) kill()
  })

const say = async (text: string, voice: string, limits: Limits): Promise<Spoken> => {
  if (limits.signal?.aborted) return { ok: false, code: 'engine_failed' }
  const folder = await mkdtemp(join(tmpdir(), 'candid-speech-'))
  try {
    const outcome = await runChild(folder, voice, text, limits)
    if (outcome !== 'done') return { ok: false, code: outcome }
    const bytes = new Uint8Array(await readFile(join(folder, 'speech.wav')))
    if (bytes.length <= headerBytes) return { ok: false, code: 'nothing_to_say' }
    return { ok: true, bytes, mime: 'audio/wav' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Speech without network or keys by flite (CMU, BSD-like; English), 16 kHz 16 bit WAV. Each text is spoken in a child process of its
 * own, two at a time, the rest in a short queue.
 */
export const createFlite = ({ timeoutMs = 30_000, atOnce = 2, waiting = 20 } = {}): Speech => {
  const limit = createTaskLimit(atOnce, waiting)
  return {
    voices,
    async speak(text, { voice = 'slt', signal } = {}) {
      if (!voices.some(({ id }) => id === voice)) return { ok: false, code: 'unknown_voice' }
      if (text.length > maxSpokenLength) return { ok: false, code: 'too_long' }
      const sayable = toSayableText(text)
      if (sayable === '') return { ok: false, code: 'nothing_to_say' }
      if (spokenLength(sayable) > maxSpokenLength) return { ok: false, code: 'too_long' }
      const turn = limit.run(() => say(sayable, voice, { timeoutMs, signal }))
      return turn ?? { ok: false, code: 'busy' }
    },
  }
}
