// Files that are made to harm a parser. Each is written when its turn comes, from a fixed recipe.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflate, deflateSync } from 'node:zlib'

/** `count` times `part`, packed as it comes: the whole would not fit into memory. */
const packRepeated = async (part, count) => {
  const chunks = []
  const repeated = Readable.from(
    (function* () {
      for (let n = 0; n < count; n++) yield part
    })(),
  )
  await pipeline(repeated, createDeflate({ level: 6 }), async (packed) => {
    for await (const chunk of packed) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

/** An object with a stream. */
const stream = (dict, bytes) =>
  Buffer.concat([Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])

/** A PDF of the given objects; the first is number 1 and the catalogue. */
const pdfOf = (objects) => {
  const chunks = [Buffer.from('%PDF-1.7\n')]
  const offsets = []
  let length = chunks[0].length
  const push = (chunk) => {
    chunks.push(chunk)
    length += chunk.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`))
  return Buffer.concat(chunks)
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const words = 'BT /F 12 Tf 50 780 Td (Jane Doe) Tj 0 -20 Td (Experience) Tj 0 -20 Td (Baker, 2010 - 2015) Tj ET'

/** `pages` pages with one content: objects 3 (content), 4 (font) and 5 (image, or what `more` begins with) are shared. */
const pagesOf = (pages, content, { font = helvetica, more = [], resources = '' } = {}) => {
  const first = 5 + more.length
  const kids = Array.from({ length: pages }, (_, n) => `${first + n} 0 R`).join(' ')
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R
    /Resources << /Font << /F 4 0 R >> ${resources} >> >>`
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`
  return pdfOf([catalog, tree, content, font, ...more, ...Array.from({ length: pages }, () => page)])
}
const plain = (text) => stream('', Buffer.from(text, 'latin1'))

const drawn = 'q 595 0 0 842 0 0 cm /I Do Q'
const picture = (dict, bytes, pages = 1) =>
  pagesOf(pages, plain(drawn), {
    more: [stream(`/Type /XObject /Subtype /Image /BitsPerComponent 8 ${dict}`, bytes)],
    resources: '/XObject << /I 5 0 R >>',
  })

/** A grey JPEG of so many pixels, whole and valid: each of its blocks takes two bits. */
const greyJpeg = (side) => {
  const high = [side >> 8, side & 255]
  const segment = (marker, ...body) => [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0), 0]
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...segment(0xc0, 8, ...high, ...high, 1, 1, 0x11, 0),
    ...segment(0xc4, 0x00, ...oneCode),
    ...segment(0xc4, 0x10, ...oneCode),
    ...segment(0xda, 1, 1, 0x00, 0, 63, 0),
  ]
  const blocks = Math.ceil(side / 8) ** 2
  return Buffer.concat([Buffer.from(head), Buffer.alloc(Math.ceil(blocks / 4)), Buffer.from([0xff, 0xd9])])
}

/** An A4 page of grey stripes at 200 dots per inch: no letter, and much for the reader of pictures to look at. */
const stripes = () => {
  const [width, height] = [1654, 2339]
  const pixels = Buffer.alloc(width * height, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((x * 7 + y * 13) % 97 < 9 && y % 40 < 22) pixels[y * width + x] = 0
  return [`/Width ${width} /Height ${height} /ColorSpace /DeviceGray /Filter /FlateDecode`, deflateSync(pixels)]
}

const trueType = (file, more) => [
  '<< /Type /Font /Subtype /TrueType /BaseFont /Huge /FirstChar 0 /LastChar 255 /FontDescriptor 5 0 R >>',
  [
    `<< /Type /FontDescriptor /FontName /Huge /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800
     /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 6 0 R >>`,
    stream(more, file),
  ],
]

const mapOf = (count) => {
  const rows = Array.from({ length: count }, (_, n) => {
    const code = (n % 65_536).toString(16).padStart(4, '0')
    return `<${code}> <${code}>`
  })
  return `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${count} beginbfchar ${rows.join('\n')} endbfchar endcmap`
}

/** Name, and the bytes of the file. */
export const bombs = [
  [
    'image of 30,000 x 30,000 pixels, deflate',
    async () =>
      picture(
        '/Width 30000 /Height 30000 /ColorSpace /DeviceGray /Filter /FlateDecode',
        await packRepeated(Buffer.alloc(1_000_000, 128), 900),
      ),
  ],
  [
    'image of 30,000 x 30,000 pixels, JPEG',
    () => picture('/Width 30000 /Height 30000 /ColorSpace /DeviceGray /Filter /DCTDecode', greyJpeg(30_000)),
  ],
  [
    'image of 10,000 x 10,000 pixels, JPEG',
    () => picture('/Width 10000 /Height 10000 /ColorSpace /DeviceGray /Filter /DCTDecode', greyJpeg(10_000)),
  ],
  ['2,000 pages of pictures', () => picture(...stripes(), 2000)],
  ['100 pages of pictures', () => picture(...stripes(), 100)],
  [
    'a page with 5,000 pictures',
    () => {
      const [dict, bytes] = stripes()
      return pagesOf(1, plain(`${drawn}\n`.repeat(5000)), {
        more: [stream(`/Type /XObject /Subtype /Image /BitsPerComponent 8 ${dict}`, bytes)],
        resources: '/XObject << /I 5 0 R >>',
      })
    },
  ],
  [
    '200,000 nested dictionaries',
    () =>
      pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /Deep ${'<< /A '.repeat(200_000)}1${' >>'.repeat(200_000)} >>`,
        '<< /Type /Pages /Kids [] /Count 0 >>',
      ]),
  ],
  [
    'a page tree 20,000 levels deep',
    () => {
      const levels = Array.from({ length: 20_000 }, (_, n) => `<< /Type /Pages /Kids [${n + 3} 0 R] /Count 1 >>`)
      return pdfOf([catalog, ...levels, '<< /Type /Page /MediaBox [0 0 595 842] /Contents 20003 0 R >>', plain(words)])
    },
  ],
  [
    'a content stream of 2 GB of spaces',
    async () => pagesOf(1, stream('/Filter /FlateDecode', await packRepeated(Buffer.alloc(1_000_000, 32), 2000))),
  ],
  [
    '3,000,000 words on a page',
    async () =>
      pagesOf(1, stream('/Filter /FlateDecode', await packRepeated(Buffer.from(`${words}\n`.repeat(1000)), 1000))),
  ],
  [
    '2,000,000 boxes on a page',
    async () =>
      pagesOf(
        1,
        stream('/Filter /FlateDecode', await packRepeated(Buffer.from('10 20 30 12 re f\n'.repeat(1000)), 2000)),
      ),
  ],
  [
    'a font of 1 GB',
    async () => {
      const [font, more] = trueType(
        await packRepeated(Buffer.alloc(1_000_000, 0), 1000),
        '/Filter /FlateDecode /Length1 1000000000',
      )
      return pagesOf(1, plain(words), { font, more })
    },
  ],
  [
    'a map of 1,000,000 characters',
    () =>
      pagesOf(1, plain(words), {
        font: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R >>`,
        more: [stream('/Filter /FlateDecode', deflateSync(Buffer.from(mapOf(1_000_000))))],
      }),
  ],
]

/** Numbers from 0 to 1 that the seed alone decides (a linear congruential generator). */
export const randomFrom = (start) => {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A file cut off somewhere, and copies with bits turned: in 1, 10 and 100 places. */
export const damagedCopies = (bytes, random) => {
  const cut = bytes.subarray(0, Math.floor(random() * bytes.length))
  const flipped = [1, 10, 100].map((count) => {
    const copy = Buffer.from(bytes)
    for (let n = 0; n < count; n++) {
      const at = Math.floor(random() * copy.length)
      copy[at] ^= 1 << Math.floor(random() * 8)
    }
    return [`${count} bits turned`, copy]
  })
  return [['cut off', cut], ...flipped]
}
