import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createFlite } from './flite.ts'
import { maxSpokenLength } from './speech.ts'
import { decodeWave } from './testing/wave.ts'

const question = 'What did you learn from moving two hundred services?'
const sound = async (text: string, voice?: string) => {
  const spoken = await createFlite().speak(text, { voice })
  if (!spoken.ok) throw new Error(spoken.code)
  expect(spoken.mime).toBe('audio/wav')
  return { ...decodeWave(spoken.bytes), bytes: spoken.bytes }
}

describe('the offline engine', () => {
  it.each(createFlite().voices)('speaks a question audibly with the voice $id', async ({ id }) => {
    const { rate, seconds, rms } = await sound(question, id)
    expect(rate).toBe(16_000)
    expect(seconds).toBeGreaterThan(1.5)
    expect(seconds).toBeLessThan(10)
    expect(rms).toBeGreaterThan(0.01)
  })

  it('speaks longer for a longer text, and each voice differently', async () => {
    const [short, long, other] = await Promise.all([
      sound('Thank you.'),
      sound(question.repeat(3)),
      sound('Thank you.', 'rms'),
    ])
    expect(long.seconds).toBeGreaterThan(short.seconds * 3)
    expect(Buffer.from(other.bytes).equals(Buffer.from(short.bytes))).toBe(false)
  })

  it('says accented words as their plain letters', async () => {
    const [accented, plain] = await Promise.all([sound('Née Müller'), sound('Nee Muller')])
    expect(Buffer.from(accented.bytes).equals(Buffer.from(plain.bytes))).toBe(true)
  })

  it('speaks a text that looks like an option or a path as text', async () => {
    const { seconds } = await sound('--help /etc/passwd -o /out/other.wav')
    expect(seconds).toBeGreaterThan(1)
  })

  it.each([
    ['', undefined, 'nothing_to_say'],
    ['日本語', undefined, 'nothing_to_say'],
    ['Hello.', '/etc/voice', 'unknown_voice'],
    ['a'.repeat(maxSpokenLength + 1), undefined, 'too_long'],
  ])('refuses %j with voice %j as %s', async (text, voice, code) => {
    expect(await createFlite().speak(text, { voice })).toEqual({ ok: false, code })
  })

  it('kills a child that takes too long and leaves no file behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'candid-test-'))
    vi.stubEnv('TMPDIR', folder)
    const spoken = await createFlite({ timeoutMs: 1 }).speak(question.repeat(50))
    vi.unstubAllEnvs()
    expect(spoken).toEqual({ ok: false, code: 'took_too_long' })
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })

  it('stops when the caller no longer wants the sound', async () => {
    const controller = new AbortController()
    const speaking = createFlite().speak(question, { signal: controller.signal })
    controller.abort()
    expect(await speaking).toEqual({ ok: false, code: 'engine_failed' })
  })

  it('says that it is busy when the queue is full, and speaks again afterwards', async () => {
    const flite = createFlite({ atOnce: 1, waiting: 1 })
    const all = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => flite.speak(text)))
    expect(all.map((spoken) => (spoken.ok ? 'spoken' : spoken.code))).toEqual(['spoken', 'spoken', 'busy'])
    expect((await flite.speak('Four.')).ok).toBe(true)
  })
})
