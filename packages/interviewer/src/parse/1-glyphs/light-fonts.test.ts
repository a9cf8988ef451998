import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { afterEach, expect, test } from 'vitest'
import { withoutOutlines } from './light-fonts.ts'
import { useLightInflate } from './light-inflate.ts'

const whole = globalThis.DecompressionStream
afterEach(() => {
  globalThis.DecompressionStream = whole
})

type Shown = { unicode: string; width: number }

/** Every letter of a sample with its width, as pdf.js shows it. */
const lettersOf = async (sample: string): Promise<Shown[]> => {
  const path = fileURLToPath(new URL(`../../../../../bench/parse/own/pdf/${sample}.pdf`, import.meta.url))
  const { OPS } = await getResolvedPDFJS()
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0, useSystemFonts: false })
  const list = await (await pdf.getPage(1)).getOperatorList()
  const shown = list.argsArray.filter((_, at) => list.fnArray[at] === OPS.showText).flatMap(([items]) => items)
  await pdf.loadingTask.destroy()
  return shown.filter((one) => typeof one === 'object').map(({ unicode, width }) => ({ unicode, width }))
}

test.each([
  ['a TrueType font', 'o01-fake-bold-okonkwo'],
  ['a Type 1 font that only its own encoding explains', 'o13-margin-halvorsen'],
  ['a CFF font', 'o14-typst-alkhatib'],
])('%s has the same letters and widths without its outlines', async (_, sample) => {
  const before = await lettersOf(sample)
  useLightInflate()
  expect(before.length).toBeGreaterThan(200)
  expect(await lettersOf(sample)).toEqual(before)
})

/** A font file with the given tables, one after the other. */
const fontOf = (tables: Record<string, Uint8Array>, version = 0x00010000) => {
  const entries = Object.entries(tables)
  const start = 12 + 16 * entries.length
  const font = Buffer.alloc(entries.reduce((length, [, table]) => length + table.length, start))
  font.writeUInt32BE(version, 0)
  font.writeUInt16BE(entries.length, 4)
  let offset = start
  entries.forEach(([tag, table], n) => {
    font.write(tag, 12 + 16 * n, 'latin1')
    font.writeUInt32BE(offset, 12 + 16 * n + 8)
    font.writeUInt32BE(table.length, 12 + 16 * n + 12)
    font.set(table, offset)
    offset += table.length
  })
  return new Uint8Array(font)
}
const tables = {
  glyf: new Uint8Array(50_000).fill(7),
  head: new Uint8Array(54),
  hhea: new Uint8Array(36),
  hmtx: new Uint8Array(400),
  loca: new Uint8Array(202),
  maxp: new Uint8Array(32),
  name: new Uint8Array(Buffer.from('the names of the font')),
}

test('of a TrueType font the names stay and the outlines go', () => {
  const small = Buffer.from(withoutOutlines(fontOf(tables)))
  expect(small.length).toBeLessThan(400)
  expect(small.includes('the names of the font')).toBe(true)
})

test('of a Type 1 font the encoding stays and the outlines go', () => {
  const head = '%!PS-AdobeFont-1.0: CMR10\n/Encoding 256 array dup 65 /A put def\ncurrentfile eexec\n'
  const font = withoutOutlines(new Uint8Array(Buffer.from(head + 'x'.repeat(9000))))
  expect(Buffer.from(font).toString('latin1')).toBe(`${head}\0\0\0\0`)
})

test.each([
  ['text', Buffer.from('BT (Cook) Tj ET')],
  ['a map of letters in the language of fonts', Buffer.from('%!PS-Adobe-3.0 Resource-CMap\nbegincmap')],
  ['nothing', Buffer.alloc(0)],
  ['pixels that begin as a font does', Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(900, 9)])],
  ['a font cut off in its directory', Buffer.from(fontOf(tables).subarray(0, 40))],
  ['a font cut off in its outlines', Buffer.from(fontOf(tables).subarray(0, 9000))],
  ['a font without places of its glyphs', Buffer.from(fontOf({ ...tables, loca: new Uint8Array(0) }))],
  ['a font with outlines of another kind', Buffer.from(fontOf({ ...tables, 'CFF ': new Uint8Array(9) }))],
])('%s stays as it is', (_, bytes) => {
  expect(withoutOutlines(bytes)).toBe(bytes)
})
