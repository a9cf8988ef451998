import { deflateSync } from 'node:zlib'

type Part = string | { dict: string; bytes: Uint8Array }

/** A PDF of the given objects (the first is number 1) with a correct table of offsets. */
const pdfOf = (objects: Part[], trailer = ''): Buffer => {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')]
  const offsets: number[] = []
  let length = chunks[0]?.length ?? 0
  const push = (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
  }
  for (const [index, part] of objects.entries()) {
    offsets.push(length)
    push(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof part === 'string') push(Buffer.from(part, 'latin1'))
    else {
      push(Buffer.from(`<< ${part.dict} /Length ${part.bytes.length} >>\nstream\n`))
      push(Buffer.from(part.bytes))
      push(Buffer.from('\nendstream'))
    }
    push(Buffer.from('\nendobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = (more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${more} >> >>`
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const text = (content: string): Part => ({ dict: '', bytes: Buffer.from(content, 'latin1') })
const packed = (bytes: Uint8Array, more = ''): Part => ({
  dict: `/Filter /FlateDecode ${more}`,
  bytes: deflateSync(bytes),
})

/** A page with the given content, and what it draws on. */
const withContent = (content: Part, more: Part[] = [], resources = '', trailer = '') =>
  pdfOf([catalog, onePage, page(resources), content, font, ...more], trailer)

const words = 'BT /F 12 Tf 50 780 Td (Jane Doe) Tj 0 -20 Td (Experience) Tj 0 -20 Td (Baker, 2010 - 2015) Tj ET'

/** A healthy one-page file, to tell that a server still works. */
export const healthyPdf = () => withContent(text(words))

const manyPages = (count: number) => {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const each = Array.from(
    { length: count },
    () =>
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>',
  )
  return pdfOf([catalog, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, text(words), font, ...each])
}

/** Forms that each draw the next one twice: 2^depth drawings. */
const nestedForms = (depth: number) => {
  const forms = Array.from({ length: depth }, (_, index): Part => {
    const next = index + 1 < depth ? `/Resources << /XObject << /N ${index + 7} 0 R >> >>` : ''
    return {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${next}`,
      bytes: Buffer.from(next ? '/N Do /N Do' : 'q Q'),
    }
  })
  return withContent(text('/N Do'), forms, '/XObject << /N 6 0 R >>')
}

const encrypted = () => {
  const secret = `<${'ab'.repeat(32)}>`
  const dict = `<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >>`
  return withContent(text(words), [dict], '', `/Encrypt 6 0 R /ID [${secret} ${secret}]`)
}

const spaces = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')

/** Files that are broken, or made to harm, with the failure that each must be told as; null where any will do. */
export const brokenPdfs: [string, () => Buffer, string | null][] = [
  ['nothing but a header', () => Buffer.from('%PDF-1.7\n'), 'damaged'],
  [
    'noise after the header',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 'k\u0001zq<<[')]),
    'damaged',
  ],
  ['the first half of a file', () => healthyPdf().subarray(0, 300), null],
  ['no pages', () => pdfOf([catalog, '<< /Type /Pages /Kids [] /Count 0 >>']), 'no_pages'],
  ['a page tree that holds itself', () => pdfOf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']), null],
  ['10,000 pages', () => manyPages(10_000), 'too_many_pages'],
  ['a root that is not there', () => pdfOf(['<< >>']), null],
  ['a page that is not there', () => pdfOf([catalog, onePage]), null],
  ['a password', encrypted, 'password_protected'],
  ['no text, as a scan', () => withContent(text('0.5 g 50 50 400 600 re f')), 'no_text'],
  [
    'an image of 30,000 by 30,000 points',
    () =>
      withContent(
        text('q 500 0 0 500 0 0 cm /I Do Q'),
        [
          packed(
            spaces(1),
            '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
          ),
        ],
        '/XObject << /I 6 0 R >>',
      ),
    null,
  ],
  ['a stream of 300 MB in 0.3 MB', () => withContent(packed(spaces(300))), null],
  [
    'a stream packed twice',
    () => withContent({ dict: '/Filter [/FlateDecode /FlateDecode]', bytes: deflateSync(deflateSync(spaces(200))) }),
    null,
  ],
  ['a million saved states', () => withContent(packed(Buffer.from('q '.repeat(1_000_000)))), null],
  ['forms drawn 2^30 times', () => nestedForms(30), null],
  ['100,000 nested lists', () => withContent(text(`${'['.repeat(100_000)}${']'.repeat(100_000)} TJ`)), null],
  [
    'a stream that is no deflate',
    () => withContent({ dict: '/Filter /FlateDecode', bytes: Buffer.from('not packed') }),
    null,
  ],
]
