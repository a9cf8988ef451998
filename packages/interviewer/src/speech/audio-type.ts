const starts: readonly [mime: string, offset: number, signature: string][] = [
  ['audio/wav', 8, 'WAVE'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/ogg', 0, 'OggS'],
  ['audio/flac', 0, 'fLaC'],
  ['audio/mp4', 4, 'ftyp'],
]

/** The media type of sound by its first bytes, or null when it is none that a browser plays: a server's word is not enough. */
export const audioTypeOf = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const found = starts.find(([, offset, signature]) => text.startsWith(signature, offset))
  if (found) return found[0]
  const [first, second = 0] = bytes
  if (first === 0xff && (second & 0xf6) === 0xf0) return 'audio/aac'
  return first === 0xff && (second & 0xe0) === 0xe0 ? 'audio/mpeg' : null
}
