import { deflateSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { useLightInflate } from './light-inflate.ts'

type Format = ConstructorParameters<typeof DecompressionStream>[0]

/** What pdf.js does with the bytes of a stream. */
const inflate = async (bytes: Uint8Array<ArrayBuffer>, format: Format = 'deflate') => {
  const { readable, writable } = new DecompressionStream(format)
  const writer = writable.getWriter()
  await writer.ready
  const written = writer.write(bytes).then(() => writer.close())
  written.catch(() => undefined)
  const pieces: Uint8Array[] = []
  for await (const piece of readable) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

beforeAll(useLightInflate)

test('a stream is inflated whole, short or long', async () => {
  expect(await inflate(new Uint8Array(deflateSync('BT (Cook) Tj ET')))).toBe('BT (Cook) Tj ET')
  const long = 'the same line again\n'.repeat(50_000)
  expect(await inflate(new Uint8Array(deflateSync(long)))).toBe(long)
})

test('a stream that breaks off is an error, after which pdf.js reads what there is', async () => {
  const whole = new Uint8Array(deflateSync('BT (Cook) Tj ET'.repeat(100)))
  await expect(inflate(whole.slice(0, 20))).rejects.toThrow()
  await expect(inflate(new Uint8Array([1, 2, 3]))).rejects.toThrow()
})

test('other formats are inflated as ever', async () => {
  expect(await inflate(new Uint8Array(gzipSync('plain')), 'gzip')).toBe('plain')
})
