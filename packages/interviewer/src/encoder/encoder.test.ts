import { describe, expect, it } from 'vitest'
import { createEncoder } from './encoder.ts'
import { readModelFiles } from './model-files.ts'

const encoder = createEncoder()
const likeness = (one: string, other: string) => {
  const [a, b] = [encoder.embed(one), encoder.embed(other)]
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}

describe('the sentence encoder', () => {
  it('brings texts of like meaning nearer than others that share as many words', () => {
    expect(likeness('What did you study?', 'Bachelor of Science in Biology, University of Leeds')).toBeGreaterThan(
      likeness('What did you study?', 'Baked bread in a small shop on Saturdays'),
    )
    expect(likeness('hobbies', 'Badminton and sketching')).toBeGreaterThan(likeness('hobbies', 'Forklift licence'))
  })

  it('gives vectors of length one, and the same for the same text', () => {
    const vector = encoder.embed('Led a crew of fourteen.')
    expect(vector.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5)
    expect(encoder.embed('Led a crew of fourteen.')).toEqual(vector)
  })

  it('gives the same bits without WebAssembly', () => {
    const plain = createEncoder({ plain: true })
    for (const text of ['Where did she study?', 'BCOP, 2017 – €18 million 🎻 Āx'])
      expect([...plain.embed(text)]).toEqual([...encoder.embed(text)])
  })

  it('gives the same bits for texts together as one by one, however many', () => {
    const texts = [
      'Ran a bakery',
      '',
      ...Array.from({ length: 12 }, (_, at) => `Baked ${at} kinds of bread `.repeat(at + 1)),
    ]
    const together = encoder.embedAll(texts)
    expect(together.length).toBe(texts.length)
    for (const [at, text] of texts.entries()) expect([...(together[at] ?? [])]).toEqual([...encoder.embed(text)])
  })

  it('reads no more of a very long text than its first part, and nothing of an empty one', () => {
    const long = 'word '.repeat(100_000)
    expect([...encoder.embed(long)]).toEqual([...encoder.embed(long.slice(0, 5_000))])
    expect(encoder.embed('').every(Number.isFinite)).toBe(true)
  })

  it('refuses files that are missing or damaged, and says which', () => {
    const { bytes } = readModelFiles()
    const damaged = new Uint8Array(bytes.slice(0))
    damaged[5_000_000] = (damaged[5_000_000] ?? 0) ^ 1
    const manifest = new TextEncoder().encode(JSON.stringify({ 'weights.bin': readModelFiles().hash }))
    const read = (name: string) => (name === 'manifest.json' ? manifest : damaged)
    expect(() => readModelFiles(read)).toThrow(/weights\.bin of the answer engine is damaged/)
    expect(() => readModelFiles(undefined, new URL('file:///nowhere/'))).toThrow(
      'The file manifest.json of the answer engine cannot be read. Restore /nowhere/manifest.json.',
    )
  })
})
