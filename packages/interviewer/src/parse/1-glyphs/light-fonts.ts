/**
 * A font program without its outlines. Nobody draws letters here, yet pdf.js checks, repairs and compiles every glyph of every
 * font, a seventh of the time of a parse. What it learns about the text stays: the names of a TrueType font and the encoding
 * of a Type 1 font. Anything else, damaged fonts too, is returned as it is.
 */
export const withoutOutlines = (program: Uint8Array): Uint8Array => trueType(program) ?? type1(program) ?? program

const versions: ReadonlySet<number> = new Set([0x00010000, 0x74727565])
/** Lengths in bytes: the head of the file, an entry of its directory, and what the tables that stay must have. */
const [headLength, entryLength] = [12, 16]
const [leastHead, leastHhea, leastMaxp] = [54, 36, 6]
const [glyphCountAt, metricCountAt, longOffsetsAt] = [4, 34, 51]

/** A TrueType font of one empty glyph, with the measures and names of the whole; null for other bytes. */
const trueType = (program: Uint8Array): Uint8Array | null => {
  if (program.length < headLength || !versions.has(viewOf(program).getUint32(0))) return null
  const tables = tablesOf(program)
  const [head, hhea, maxp, name] = ['head', 'hhea', 'maxp', 'name'].map((tag) => tables?.get(tag))
  if (!tables?.has('glyf') || !tables.has('loca') || !tables.has('hmtx') || tables.has('CFF ')) return null
  if (!head || head.length < leastHead || !hhea || hhea.length < leastHhea || !maxp || maxp.length < leastMaxp)
    return null
  const offsets = new Uint8Array(head[longOffsetsAt] === 0 ? 4 : 8)
  return sfntOf(program.subarray(0, 4), [
    ['head', head],
    ['hhea', withNumber(hhea, metricCountAt, 1)],
    ['hmtx', new Uint8Array(4)],
    ['loca', offsets],
    ['maxp', withNumber(maxp, glyphCountAt, 1)],
    ...(name ? [['name', name] satisfies [string, Uint8Array]] : []),
  ])
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const withNumber = (table: Uint8Array, at: number, value: number) => {
  const copy = table.slice()
  viewOf(copy).setUint16(at, value)
  return copy
}

/** The tables of a font by their tags; null when one lies outside the file. */
const tablesOf = (program: Uint8Array): Map<string, Uint8Array> | null => {
  const view = viewOf(program)
  const tables = new Map<string, Uint8Array>()
  const end = headLength + entryLength * view.getUint16(4)
  if (end > program.length) return null
  for (let at = headLength; at < end; at += entryLength) {
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (offset + length > program.length) return null
    if (length > 0)
      tables.set(String.fromCharCode(...program.subarray(at, at + 4)), program.subarray(offset, offset + length))
  }
  return tables
}

const sfntOf = (version: Uint8Array, tables: [string, Uint8Array][]): Uint8Array => {
  const start = headLength + entryLength * tables.length
  const font = new Uint8Array(tables.reduce((length, [, table]) => length + table.length, start))
  const view = viewOf(font)
  font.set(version)
  view.setUint16(4, tables.length)
  let offset = start
  for (const [n, [tag, table]] of tables.entries()) {
    const at = headLength + entryLength * n
    for (let letter = 0; letter < 4; letter++) font[at + letter] = tag.charCodeAt(letter)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, table.length)
    font.set(table, offset)
    offset += table.length
  }
  return font
}

const opening = '%!'
/** Ends the part of a Type 1 font that can be read; its outlines follow, encrypted. */
const eexec = 'eexec'
/** The encrypted part begins with four bytes that mean nothing. */
const noOutlines = 4
const [space, tab, newline, carriageReturn] = [32, 9, 10, 13]

/** A Type 1 font that ends where its outlines begin; null for other bytes. */
const type1 = (program: Uint8Array): Uint8Array | null => {
  if (program[0] !== opening.charCodeAt(0) || program[1] !== opening.charCodeAt(1)) return null
  const found = Buffer.from(program.buffer, program.byteOffset, program.byteLength).indexOf(eexec)
  if (found < 0) return null
  let end = found + eexec.length
  while ([space, tab, newline, carriageReturn].includes(program[end] ?? -1)) end++
  const font = new Uint8Array(end + noOutlines)
  font.set(program.subarray(0, end))
  return font
}
