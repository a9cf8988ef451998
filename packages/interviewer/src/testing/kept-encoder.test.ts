import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEncoder } from '../encoder/encoder.ts'
import { createKeptEncoder, type Keeping } from './kept-encoder.ts'

const encoder = createEncoder()
let folder: string
let asked: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candid-vectors-'))
  asked = []
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As a process starts that uses the folder. */
const start = (settings: Partial<Keeping> = {}) =>
  createKeptEncoder({
    folder,
    hash: encoder.hash,
    create: () => ({
      ...encoder,
      embed: (text) => {
        asked.push(text)
        return encoder.embed(text)
      },
    }),
    ...settings,
  })
const texts = ['Led a crew of fourteen.', 'Where did she study?', '', 'Żółć – 18 € 🎻']

it('gives the bits of the encoder, which is asked for each text once, in later processes too', () => {
  for (const _process of ['first', 'later']) {
    const { embed } = start()
    for (const text of [...texts, ...texts]) expect(embed(text)).toEqual(encoder.embed(text))
  }
  expect(asked).toEqual(texts)
})

it('loses nothing that two processes write at once', () => {
  const [one, other] = [start(), start()]
  one.embed('one')
  other.embed('other')
  one.embed('one more')
  const third = start()
  for (const text of ['one', 'other', 'one more']) third.embed(text)
  expect(asked).toEqual(['one', 'other', 'one more'])
})

it('asks for no text that another process has asked for meanwhile', () => {
  const [one, other] = [start(), start()]
  one.embed('one')
  expect(other.embed('one')).toEqual(encoder.embed('one'))
  one.embed('two')
  other.embed('two')
  expect(asked).toEqual(['one', 'two'])
})

it('passes over what a killed process left half written', () => {
  const killed = start()
  for (const text of ['whole', 'half']) killed.embed(text)
  const [file = ''] = readdirSync(folder)
  truncateSync(join(folder, file), statSync(join(folder, file)).size - 100)
  const next = start()
  expect(next.embed('whole')).toEqual(encoder.embed('whole'))
  expect(next.embed('half')).toEqual(encoder.embed('half'))
  expect(asked).toEqual(['whole', 'half', 'half'])
})

it('keeps nothing of what will not be asked for again', () => {
  const process = start({ isKept: () => false })
  expect(process.embed('by chance')).toEqual(encoder.embed('by chance'))
  expect(readdirSync(folder)).toEqual([])
})

it('deletes the oldest files where there would be too many', () => {
  for (const text of ['first', 'second', 'third']) start().embed(text)
  expect(readdirSync(folder)).toHaveLength(3)
  start({ most: 5_000 })
  expect(readdirSync(folder)).toHaveLength(2)
})
